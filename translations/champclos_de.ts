<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>abilities</name>
    <message>
        <source>when your fighters are placed at the start of the game, {then}</source>
        <translation>wenn deine Kämpfer zu Spielbeginn platziert werden, {then}</translation>
    </message>
    <message>
        <source>when your fighters are placed at the start of the game, if {condition}, {then}</source>
        <translation>wenn deine Kämpfer zu Spielbeginn platziert werden und {condition}, {then}</translation>
    </message>
    <message>
        <source>at the start of your turn, {then}</source>
        <translation>{then~zu Beginn deines Zugs}</translation>
    </message>
    <message>
        <source>at the start of your turn, if {condition}, {then}</source>
        <translation>wenn {condition~zu Beginn deines Zugs}, {then}</translation>
    </message>
    <message>
        <source>at the end of your turn, {then}</source>
        <translation>{then~am Ende deines Zugs}</translation>
    </message>
    <message>
        <source>at the end of your turn, if {condition}, {then}</source>
        <translation>wenn {condition~am Ende deines Zugs}, {then}</translation>
    </message>
    <message>
        <source>when you maneuver, before moving your fighters, {then}</source>
        <translation>bevor du bei einem Manöver deine Kämpfer bewegst, {then}</translation>
    </message>
    <message>
        <source>when you maneuver, before moving your fighters, if {condition}, {then}</source>
        <translation>bevor du bei einem Manöver deine Kämpfer bewegst: Wenn {condition}, {then}</translation>
    </message>
    <message>
        <source>when you attack, {then}</source>
        <translation>wenn du angreifst, {then}</translation>
    </message>
    <message>
        <source>when you attack, if {condition}, {then}</source>
        <translation>wenn du angreifst und {condition}, {then}</translation>
    </message>
    <message>
        <source>when {who} {who?attacks/attack}, {then}</source>
        <translation>wenn {who} {who?angreift/angreifen}, {then}</translation>
    </message>
    <message>
        <source>when one of your fighters is attacked, before you choose a card, {then}</source>
        <translation>bevor du bei einem Angriff auf einen deiner Kämpfer eine Karte wählst, {then}</translation>
    </message>
    <message>
        <source>when one of your fighters is attacked, before you choose a card, if {condition}, {then}</source>
        <translation>bevor du bei einem Angriff auf einen deiner Kämpfer eine Karte wählst: Wenn {condition}, {then}</translation>
    </message>
    <message>
        <source>after each of your combats, {then}</source>
        <translation>{then~nach jedem deiner Kämpfe}</translation>
    </message>
    <message>
        <source>after each of your combats, if {condition}, {then}</source>
        <translation>nach jedem deiner Kämpfe: Wenn {condition}, {then}</translation>
    </message>
    <message>
        <source>after you attack, {then}</source>
        <translation>nachdem du angegriffen hast, {then}</translation>
    </message>
    <message>
        <source>after you attack, if {condition}, {then}</source>
        <translation>nachdem du angegriffen hast: Wenn {condition}, {then}</translation>
    </message>
    <message>
        <source>after {who} {who?attacks/attack}, {then}</source>
        <translation>nachdem {who} angegriffen {who?hat/haben}, {then}</translation>
    </message>
    <message>
        <source>after you play a scheme, {then}</source>
        <translation>nachdem du eine Planungskarte gespielt hast, {then}</translation>
    </message>
    <message>
        <source>after you play a scheme, if {condition}, {then}</source>
        <translation>nachdem du eine Planungskarte gespielt hast: Wenn {condition}, {then}</translation>
    </message>
    <message>
        <source>add {amount} to the value of your attacks{per}</source>
        <translation>[dein Angriffswert ist{per} um {amount} erhöht|ist dein Angriffswert{per} um {amount} erhöht]</translation>
    </message>
    <message>
        <source>add {amount} to the value of {who:poss} attacks{per}</source>
        <translation>[{who:of der Angriffswert} ist{per} um {amount} erhöht|ist {who:of der Angriffswert}{per} um {amount} erhöht]</translation>
    </message>
    <message>
        <source>add {amount} to the value of {who?his/her/its/their} attacks{per}</source>
        <translation>ist {who?sein/ihr/sein/ihr} Angriffswert{per} um {amount} erhöht</translation>
    </message>
    <message>
        <source>add {amount} to the value of your defenses{per}</source>
        <translation>[der Wert deiner Verteidigungskarten ist{per} um {amount} erhöht|ist der Wert deiner Verteidigungskarten{per} um {amount} erhöht]</translation>
    </message>
    <message>
        <source>add {amount} to the value of {who:poss} defenses{per}</source>
        <translation>[der Wert der Verteidigungskarten {who:gen} ist{per} um {amount} erhöht|ist der Wert der Verteidigungskarten {who:gen}{per} um {amount} erhöht]</translation>
    </message>
    <message>
        <source>add {amount} to the value of {who?his/her/its/their} defenses{per}</source>
        <translation>ist der Wert {who?seiner/ihrer/seiner/ihrer} Verteidigungskarten{per} um {amount} erhöht</translation>
    </message>
    <message>
        <source>when you maneuver, add {amount} to your move value{per}</source>
        <translation>erhöhe bei deinen Manövern deinen Bewegungswert um {amount}{per}</translation>
    </message>
    <message>
        <source>when you maneuver, add {amount} to {who:poss} move value{per}</source>
        <translation>erhöhe bei deinen Manövern {who:of den Bewegungswert} um {amount}{per}</translation>
    </message>
    <message>
        <source>when you maneuver, add {amount} to {who?his/her/its/their} move value{per}</source>
        <translation>erhöhe bei deinen Manövern {who?seinen/ihren/seinen/ihren} Bewegungswert um {amount}{per}</translation>
    </message>
    <message>
        <source>draw {cards}{per} each time you maneuver</source>
        <translation>ziehe bei jedem deiner Manöver {cards}{per}</translation>
    </message>
    <message>
        <source>[your fighters may|your fighters may] move through opposing fighters</source>
        <translation>[deine Kämpfer dürfen|dürfen deine Kämpfer] sich durch gegnerische Kämpfer hindurchbewegen</translation>
    </message>
    <message>
        <source>[{who} may|{who} may] move through opposing fighters</source>
        <translation>[{who} {who?darf/dürfen}|{who?darf/dürfen} {who}] sich durch gegnerische Kämpfer hindurchbewegen</translation>
    </message>
    <message>
        <source>{who?he/she/it/they} may move through opposing fighters</source>
        <translation>{who?darf er/darf sie/darf es/dürfen sie} sich durch gegnerische Kämpfer hindurchbewegen</translation>
    </message>
    <message>
        <source>[your fighters take|your fighters take] no damage other than combat damage</source>
        <translation>[deine Kämpfer erleiden|erleiden deine Kämpfer] keinen anderen Schaden als Kampfschaden</translation>
    </message>
    <message>
        <source>[{who} {who?takes/take}|{who} {who?takes/take}] no damage other than combat damage</source>
        <translation>[{who} {who?erleidet/erleiden}|{who?erleidet/erleiden} {who}] keinen anderen Schaden als Kampfschaden</translation>
    </message>
    <message>
        <source>{who?he takes/she takes/it takes/they take} no damage other than combat damage</source>
        <translation>{who?erleidet er/erleidet sie/erleidet es/erleiden sie} keinen anderen Schaden als Kampfschaden</translation>
    </message>
    <message>
        <source>while {condition}, {then}</source>
        <translation>solange {condition}, {then}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Maneuver</source>
        <translation>Manöver</translation>
    </message>
    <message>
        <source>{title}: play {card}</source>
        <translation>{title}: {card} spielen</translation>
    </message>
    <message>
        <source>{title}: attack {target} with {card}</source>
        <translation>{title}: {target:acc} mit {card} angreifen</translation>
    </message>
    <message>
        <source>Boost with {card}</source>
        <translation>Mit {card} verstärken</translation>
    </message>
    <message>
        <source>No boost</source>
        <translation>Kein Boost</translation>
    </message>
    <message>
        <source>Move {fighter} to {space}</source>
        <translation>{fighter:acc} auf {space} bewegen</translation>
    </message>
    <message>
        <source>Place {fighter} in {space}</source>
        <translation>{fighter:acc} auf {space} platzieren</translation>
    </message>
    <message>
        <source>Defend with {card}</source>
        <translation>Mit {card} verteidigen</translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>Keine Verteidigungskarte</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>Nichts abwerfen</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>No fighter</source>
        <translation>Kein Kämpfer</translation>
    </message>
    <message>
        <source>{space}</source>
        <translation>{space}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>{who}: concede</source>
        <translation>{who}: aufgeben</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Move {fighter} to the marked space.</source>
        <translation>{fighter:acc} auf das markierte Feld bewegen.</translation>
    </message>
    <message>
        <source>Place {fighter} in the marked space.</source>
        <translation>{fighter:acc} auf dem markierten Feld platzieren.</translation>
    </message>
    <message>
        <source>Choose the marked space.</source>
        <translation>Das markierte Feld wählen.</translation>
    </message>
    <message>
        <source>Choose {card}.</source>
        <translation>{card} wählen.</translation>
    </message>
    <message>
        <source>Choose {fighter}.</source>
        <translation>{fighter:acc} wählen.</translation>
    </message>
</context>
<context>
    <name>amounts</name>
    <message>
        <source> for each {?other:other }{?tagged:{tag} }{?named:{card} }card {in}</source>
        <translation> für jede {?other:andere }{?tagged:{tag}-}Karte {?named:{card} }{in}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of {?other:other }{?tagged:{tag} }{?named:{card} }cards {in}</source>
        <translation>&lt;f&gt;[die|die|der|der] Anzahl der {?other:anderen }{?tagged:{tag}-}Karten {?named:{card} }{in}</translation>
    </message>
    <message>
        <source> for each point of combat damage dealt</source>
        <translation> für jeden Punkt Kampfschaden</translation>
    </message>
    <message>
        <source> for each point of combat damage taken</source>
        <translation> für jeden Punkt Kampfschaden, den dein Kämpfer erlitten hat,</translation>
    </message>
    <message>
        <source>&lt;n&gt;the combat damage dealt</source>
        <translation>&lt;m&gt;[der|den|dem|des] verursachte[|n|n|n] Kampfschaden[|||s]</translation>
    </message>
    <message>
        <source>&lt;n&gt;the combat damage taken</source>
        <translation>&lt;m&gt;[der|den|dem|des] erlittene[|n|n|n] Kampfschaden[|||s]</translation>
    </message>
    <message>
        <source> for each point of boost on {card}</source>
        <translation> für jeden Boostpunkt {card:gen}</translation>
    </message>
    <message>
        <source> for each point of its boost</source>
        <translation> für jeden Punkt ihres Boosts</translation>
    </message>
    <message>
        <source>&lt;n&gt;its boost</source>
        <translation>&lt;m&gt;[ihr|ihren|ihrem|ihres] Boost[|||s]</translation>
    </message>
    <message>
        <source>&lt;n&gt;the boost of {card}</source>
        <translation>&lt;m&gt;[der|den|dem|des] Boost[|||s] {card:gen}</translation>
    </message>
    <message>
        <source> for each of those cards</source>
        <translation> für jede dieser Karten</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of those cards</source>
        <translation>&lt;f&gt;[die|die|der|der] Anzahl dieser Karten</translation>
    </message>
    <message>
        <source> for each different ingredient in your {pile}</source>
        <translation> für jede der verschiedenen Zutaten in {pile?deinem/deiner/deinem} {pile:obl}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of different ingredients in your {pile}</source>
        <translation>&lt;f&gt;[die|die|der|der] Anzahl der verschiedenen Zutaten in {pile?deinem/deiner/deinem} {pile:obl}</translation>
    </message>
    <message>
        <source> for each different zone {who} {who?is/are} in</source>
        <translation> für jede der verschiedenen Zonen, in denen sich {who} {who?befindet/befinden},</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of different zones {who} {who?is/are} in</source>
        <translation>&lt;f&gt;[die|die|der|der] Anzahl der verschiedenen Zonen, in denen sich {who} {who?befindet/befinden},</translation>
    </message>
    <message>
        <source> for {each}</source>
        <translation> für {each:acc}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of {who}</source>
        <translation>&lt;f&gt;[die|die|der|der] Anzahl {who:gen}</translation>
    </message>
    <message>
        <source> if {who} {who?is/are} not defeated</source>
        <translation>, wenn {who} nicht besiegt {who?ist/sind},</translation>
    </message>
    <message>
        <source>&lt;n&gt;1 if {who} {who?is/are} not defeated, 0 otherwise</source>
        <translation>&lt;n&gt;1, wenn {who} nicht besiegt {who?ist/sind}, sonst 0</translation>
    </message>
    <message>
        <source> for each of your discarded {noun:pl}</source>
        <translation> für {noun?jeden/jede/jedes} deiner abgelegten {noun:defpl}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of your discarded {noun:pl}</source>
        <translation>&lt;f&gt;[die|die|der|der] Anzahl deiner abgelegten {noun:defpl}</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>&lt;n&gt;the discarded card</source>
        <translation>&lt;f&gt;[die|die|der|der] abgeworfene[||n|n] Karte</translation>
    </message>
    <message>
        <source>&lt;n&gt;the revealed card</source>
        <translation>&lt;f&gt;[die|die|der|der] aufgedeckte[||n|n] Karte</translation>
    </message>
    <message>
        <source>&lt;n&gt;the chosen card</source>
        <translation>&lt;f&gt;[die|die|der|der] gewählte[||n|n] Karte</translation>
    </message>
    <message>
        <source>&lt;n&gt;the card you looked at</source>
        <translation>&lt;f&gt;[die|die|der|der] betrachtete[||n|n] Karte</translation>
    </message>
    <message>
        <source>&lt;n&gt;that card</source>
        <translation>&lt;f&gt;[die|die|der|der] betreffende[||n|n] Karte</translation>
    </message>
    <message>
        <source>&lt;n&gt;it</source>
        <translation>&lt;f&gt;[sie|sie|ihr|ihrer]</translation>
    </message>
    <message>
        <source>&lt;n&gt;your opponent’s card</source>
        <translation>&lt;f&gt;[die|die|der|der] gegnerische[||n|n] Karte</translation>
    </message>
    <message>
        <source>&lt;n&gt;1 card {from}</source>
        <translation>&lt;f&gt;1 Karte {from}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the first card {in}</source>
        <translation>&lt;f&gt;[die|die|der|der] erste[||n|n] Karte {from}</translation>
    </message>
    <message>
        <source>&lt;p&gt;any number of cards {from}</source>
        <translation>&lt;p&gt;beliebig viele Karten {from}</translation>
    </message>
    <message>
        <source>&lt;p&gt;up to {n} {n?card/cards} {from}</source>
        <translation>&lt;p&gt;bis zu {n} {n?Karte/Karten} {from}</translation>
    </message>
    <message>
        <source>&lt;p&gt;all {tag} cards {from}</source>
        <translation>&lt;p&gt;alle[||n|r] {tag}-Karten {from}</translation>
    </message>
    <message>
        <source>&lt;p&gt;all cards {from}</source>
        <translation>&lt;p&gt;alle[||n|r] Karten {from}</translation>
    </message>
    <message>
        <source>&lt;n&gt;this card</source>
        <translation>&lt;f&gt;[diese|diese|dieser|dieser] Karte</translation>
    </message>
    <message>
        <source>&lt;n&gt;the card</source>
        <translation>&lt;f&gt;[die|die|der|der] Karte</translation>
    </message>
</context>
<context>
    <name>conditions</name>
    <message>
        <source>you won the combat</source>
        <translation>du~ den Kampf gewonnen hast</translation>
    </message>
    <message>
        <source>you lost the combat</source>
        <translation>du~ den Kampf verloren hast</translation>
    </message>
    <message>
        <source>{who} {who?is/are} adjacent to {whom}</source>
        <translation>~{who} zu {whom:dat} benachbart {who?ist/sind}</translation>
    </message>
    <message>
        <source>{who} began this turn in another space</source>
        <translation>~{who} zu Beginn dieses Zugs auf einem anderen Feld {who?stand/standen}</translation>
    </message>
    <message>
        <source>{who} {who?is/are} a hero</source>
        <translation>~{who} {who?ein Held ist/eine Heldin ist/ein Held ist/Helden sind}</translation>
    </message>
    <message>
        <source>{who} {who?is/are} {name}</source>
        <translation>~{who} {name} {who?ist/sind}</translation>
    </message>
    <message>
        <source>your opponent played an attack card</source>
        <translation>dein Gegner~ eine Angriffskarte gespielt hat</translation>
    </message>
    <message>
        <source>your opponent played a defense card</source>
        <translation>dein Gegner~ eine Verteidigungskarte gespielt hat</translation>
    </message>
    <message>
        <source>your opponent played a versatile card</source>
        <translation>dein Gegner~ eine vielseitige Karte gespielt hat</translation>
    </message>
    <message>
        <source>your opponent played a scheme card</source>
        <translation>dein Gegner~ eine Planungskarte gespielt hat</translation>
    </message>
    <message>
        <source>{who} {who?is/are} not defeated and {who?has/have} {n} health or less</source>
        <translation>~{who} nicht besiegt {who?ist/sind} und höchstens {n} {n?Lebenspunkt/Lebenspunkte} {who?hat/haben}</translation>
    </message>
    <message>
        <source>{who} {who?is/are} not {where}</source>
        <translation>~{who} nicht {where} {who?ist/sind}</translation>
    </message>
    <message>
        <source>{who} is {where}</source>
        <translation>~{who} {where} ist</translation>
    </message>
    <message>
        <source>{who} took damage this turn</source>
        <translation>~{who} in diesem Zug Schaden erlitten {who?hat/haben}</translation>
    </message>
    <message>
        <source>your {token} is {side}</source>
        <translation>~{token?dein/deine/dein} {token} {side} lautet</translation>
    </message>
    <message>
        <source>{who} {who?is/are} {side}</source>
        <translation>~{who} {side} {who?ist/sind}</translation>
    </message>
    <message>
        <source>at least one fighter is defeated this way</source>
        <translation>dadurch~ mindestens ein Kämpfer besiegt wird</translation>
    </message>
    <message>
        <source>in {whom:poss} zone</source>
        <translation>in {whom:of der Zone}</translation>
    </message>
    <message>
        <source>in the same zone as {whom}</source>
        <translation>in {whom:of der Zone}</translation>
    </message>
    <message>
        <source>adjacent to {whom}</source>
        <translation>zu {whom:dat} benachbart</translation>
    </message>
    <message>
        <source>on the battlefield</source>
        <translation>auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>{condition} and {other}</source>
        <translation>{condition} und {other}</translation>
    </message>
    <message>
        <source>you do</source>
        <translation>du das tust</translation>
    </message>
    <message>
        <source>they do</source>
        <translation>er das tut</translation>
    </message>
    <message>
        <source>you do not</source>
        <translation>du das nicht tust</translation>
    </message>
    <message>
        <source>they do not</source>
        <translation>er das nicht tut</translation>
    </message>
    <message>
        <source>{who} {who?is/are}{?not: not} adjacent to {whom}</source>
        <translation>{who}{?not: nicht} zu {whom:dat} benachbart {who?ist/sind}</translation>
    </message>
    <message>
        <source>{who} {?not:did not begin}{?none:began} this turn in another space</source>
        <translation>{who} zu Beginn dieses Zugs{?not: nicht} auf einem anderen Feld {who?stand/standen}</translation>
    </message>
    <message>
        <source>{who} {who?is/are}{?not: not} a hero</source>
        <translation>{who} {?not:k}{who?ein Held ist/eine Heldin ist/ein Held ist/eine Helden sind}</translation>
    </message>
    <message>
        <source>{who} {who?is/are}{?not: not} {name}</source>
        <translation>{who}{?not: nicht} {name} {who?ist/sind}</translation>
    </message>
    <message>
        <source>your opponent did not play an attack card</source>
        <translation>dein Gegner keine Angriffskarte gespielt hat</translation>
    </message>
    <message>
        <source>your opponent did not play a defense card</source>
        <translation>dein Gegner keine Verteidigungskarte gespielt hat</translation>
    </message>
    <message>
        <source>your opponent did not play a versatile card</source>
        <translation>dein Gegner keine vielseitige Karte gespielt hat</translation>
    </message>
    <message>
        <source>your opponent did not play a scheme card</source>
        <translation>dein Gegner keine Planungskarte gespielt hat</translation>
    </message>
    <message>
        <source>{who} {who?is/are} defeated or {who?has/have} more than {n} health</source>
        <translation>{who} besiegt {who?ist/sind} oder mehr als {n} {n?Lebenspunkt/Lebenspunkte} {who?hat/haben}</translation>
    </message>
    <message>
        <source>{who} {who?is/are} {where}</source>
        <translation>{who} {where} {who?ist/sind}</translation>
    </message>
    <message>
        <source>{who} took {?not:no }damage this turn</source>
        <translation>{who} in diesem Zug {?not:keinen }Schaden erlitten {who?hat/haben}</translation>
    </message>
    <message>
        <source>no fighter is defeated this way</source>
        <translation>dadurch kein Kämpfer besiegt wird</translation>
    </message>
</context>
<context>
    <name>diagnostics</name>
    <message>
        <source>; did you mean {0}?</source>
        <translation>; war {0} gemeint?</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>{0}: {1} [{2}]</source>
        <translation>{0}: {1} [{2}]</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>das ist ein Gerät oder eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>the file cannot be read: {0}</source>
        <translation>die Datei kann nicht gelesen werden: {0}</translation>
    </message>
    <message>
        <source>the file is larger than {0} bytes</source>
        <translation>die Datei ist größer als {0} Byte</translation>
    </message>
    <message>
        <source>the file cannot be written and was left as it was: {0}</source>
        <translation>die Datei kann nicht geschrieben werden und bleibt, wie sie war: {0}</translation>
    </message>
    <message>
        <source>this text is empty</source>
        <translation>dieser Text ist leer</translation>
    </message>
    <message>
        <source>the text is longer than {0} bytes</source>
        <translation>der Text ist länger als {0} Byte</translation>
    </message>
    <message>
        <source>this is not UTF-8 (byte {0}): save the file as UTF-8</source>
        <translation>das ist kein UTF-8 (Byte {0}): Speichere die Datei als UTF-8</translation>
    </message>
    <message>
        <source>the text begins with a byte order mark: save it as UTF-8 without a BOM</source>
        <translation>der Text beginnt mit einer Byte-Reihenfolge-Markierung: Speichere ihn als UTF-8 ohne BOM</translation>
    </message>
    <message>
        <source>lists and objects are nested more than {0} levels deep</source>
        <translation>Listen und Objekte sind mehr als {0} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>the text ends before what was opened at line {0}, column {1} is closed</source>
        <translation>der Text endet, bevor geschlossen wird, was in Zeile {0}, Spalte {1} geöffnet wurde</translation>
    </message>
    <message>
        <source>a value is expected here, not {0}</source>
        <translation>hier wird ein Wert erwartet, nicht {0}</translation>
    </message>
    <message>
        <source>a key in double quotes is expected here, not {0}</source>
        <translation>hier wird ein Schlüssel in doppelten Anführungszeichen erwartet, nicht {0}</translation>
    </message>
    <message>
        <source>&quot;:&quot; is expected after the key, not {0}</source>
        <translation>nach dem Schlüssel wird „:“ erwartet, nicht {0}</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;{1}&quot; is expected here, not {0}</source>
        <translation>hier wird „,“ oder „{1}“ erwartet, nicht {0}</translation>
    </message>
    <message>
        <source>there must be no comma after the last entry</source>
        <translation>nach dem letzten Eintrag darf kein Komma stehen</translation>
    </message>
    <message>
        <source>there is more text after the end: {0}</source>
        <translation>nach dem Ende steht noch Text: {0}</translation>
    </message>
    <message>
        <source>JSON has no comments</source>
        <translation>JSON kennt keine Kommentare</translation>
    </message>
    <message>
        <source>the word {0} is unknown: put text in double quotes</source>
        <translation>das Wort {0} ist unbekannt: Setze Texte in doppelte Anführungszeichen</translation>
    </message>
    <message>
        <source>{0} is not a valid JSON number</source>
        <translation>{0} ist keine gültige JSON-Zahl</translation>
    </message>
    <message>
        <source>the number {0} is too large or too small</source>
        <translation>die Zahl {0} ist zu groß oder zu klein</translation>
    </message>
    <message>
        <source>{0} is not a JSON escape sequence</source>
        <translation>{0} ist keine Escape-Folge in JSON</translation>
    </message>
    <message>
        <source>{0} is half of a surrogate pair</source>
        <translation>{0} ist nur die Hälfte eines Ersatzpaars</translation>
    </message>
    <message>
        <source>the control character {0} must be escaped, or the closing quote is missing</source>
        <translation>das Steuerzeichen {0} muss maskiert werden, oder das schließende Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>the key {0} is used a second time; the first is on line {1}</source>
        <translation>der Schlüssel {0} kommt ein zweites Mal vor; der erste steht in Zeile {1}</translation>
    </message>
    <message>
        <source>the format must be {0}, not {1}</source>
        <translation>das Format muss {0} sein, nicht {1}</translation>
    </message>
    <message>
        <source>version {0} is unknown: this program reads version {1}</source>
        <translation>die Version {0} ist unbekannt: Dieses Programm liest Version {1}</translation>
    </message>
    <message>
        <source>a newer Champclos wrote this: it has version {0}, and this program reads up to version {1}</source>
        <translation>ein neueres Champclos hat dies geschrieben: Es hat Version {0}, und dieses Programm liest bis Version {1}</translation>
    </message>
    <message>
        <source>the key {0} is unknown here</source>
        <translation>der Schlüssel {0} ist hier unbekannt</translation>
    </message>
    <message>
        <source>the key {0} is missing</source>
        <translation>der Schlüssel {0} fehlt</translation>
    </message>
    <message>
        <source>this must be of type {0}, not {1}</source>
        <translation>das muss vom Typ {0} sein, nicht {1}</translation>
    </message>
    <message>
        <source>this list must have {0} entries, not {1}</source>
        <translation>diese Liste muss {0} Einträge haben, nicht {1}</translation>
    </message>
    <message>
        <source>the id {0} must consist of at most {1} lowercase letters, digits, and single hyphens between them</source>
        <translation>die Kennung {0} darf höchstens {1} Zeichen haben: Kleinbuchstaben, Ziffern und dazwischen einzelne Bindestriche</translation>
    </message>
    <message>
        <source>the id {0} is reserved: actions use it where nothing is chosen</source>
        <translation>die Kennung {0} ist reserviert: Aktionen verwenden sie, wo nichts gewählt wird</translation>
    </message>
    <message>
        <source>the id {0} is already used by {1}</source>
        <translation>die Kennung {0} wird schon von {1} verwendet</translation>
    </message>
    <message>
        <source>the text in the language {0} is missing</source>
        <translation>der Text in der Sprache {0} fehlt</translation>
    </message>
    <message>
        <source>this text has {0} characters; at most {1} are allowed</source>
        <translation>dieser Text hat {0} Zeichen; höchstens {1} sind erlaubt</translation>
    </message>
    <message>
        <source>the text {0} contains a control character</source>
        <translation>der Text {0} enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>a file has at most {0} pictures, not {1}</source>
        <translation>eine Datei hat höchstens {0} Bilder, nicht {1}</translation>
    </message>
    <message>
        <source>there is no type of picture {0}: use &quot;png&quot;, &quot;jpeg&quot;, or &quot;svg&quot;</source>
        <translation>die Bildart {0} gibt es nicht: möglich sind &quot;png&quot;, &quot;jpeg&quot; und &quot;svg&quot;</translation>
    </message>
    <message>
        <source>the data of a picture must be written in base64</source>
        <translation>die Daten eines Bildes müssen in Base64 geschrieben sein</translation>
    </message>
    <message>
        <source>this picture has more than {0} KiB; make it smaller</source>
        <translation>dieses Bild hat mehr als {0}&#xa0;KiB; mach es kleiner</translation>
    </message>
    <message>
        <source>this picture is said to be {0}, but it is {1}</source>
        <translation>dieses Bild soll {0} sein, ist aber {1}</translation>
    </message>
    <message>
        <source>this picture is damaged or incomplete: it cannot be read as {0}</source>
        <translation>dieses Bild ist beschädigt oder unvollständig: Es lässt sich nicht als {0} lesen</translation>
    </message>
    <message>
        <source>this picture is {0} by {1} pixels large; allowed are at most {2} on a side and {3} million in all</source>
        <translation>dieses Bild ist {0} mal {1} Pixel groß; erlaubt sind höchstens {2} je Seite und {3} Millionen insgesamt</translation>
    </message>
    <message>
        <source>this drawing refers to something outside itself, {0}; a picture must have everything inside</source>
        <translation>diese Zeichnung verweist auf etwas außerhalb, {0}; ein Bild muss alles selbst enthalten</translation>
    </message>
    <message>
        <source>this drawing contains {0}, which is not allowed: only shapes, texts, and colors are drawn</source>
        <translation>diese Zeichnung enthält {0}, was nicht erlaubt ist: Nur Formen, Texte und Farben werden gezeichnet</translation>
    </message>
    <message>
        <source>this picture is too complex: its parts are too many, or they use each other without end</source>
        <translation>dieses Bild ist zu verwickelt: Es hat zu viele Teile, oder sie verwenden einander ohne Ende</translation>
    </message>
    <message>
        <source>the visible part of a picture is [left, top, width, height] in shares of its size, such as [0, 0, 1, 0.5]</source>
        <translation>der sichtbare Teil eines Bildes ist [links, oben, Breite, Höhe] in Anteilen seiner Größe, zum Beispiel [0, 0, 1, 0.5]</translation>
    </message>
    <message>
        <source>this file has no picture {0}; the drawn style takes its place</source>
        <translation>diese Datei hat kein Bild {0}; der gezeichnete Stil tritt an seine Stelle</translation>
    </message>
    <message>
        <source>the picture {0} is shown nowhere</source>
        <translation>das Bild {0} wird nirgends gezeigt</translation>
    </message>
    <message>
        <source>the battlefield must be between {0} and {1} in width and height</source>
        <translation>das Schlachtfeld muss zwischen {0} und {1} breit und hoch sein</translation>
    </message>
    <message>
        <source>{0} must be the plain name of an .svg, .png, or .jpg file, without a folder</source>
        <translation>{0} muss der bloße Name einer .svg-, .png- oder .jpg-Datei sein, ohne Ordner</translation>
    </message>
    <message>
        <source>the program has no drawing {0} for a battlefield; a plain ground takes its place</source>
        <translation>das Programm hat keine Zeichnung {0} für ein Schlachtfeld; ein schlichter Grund tritt an ihre Stelle</translation>
    </message>
    <message>
        <source>the color {0} must be written as &quot;#rrggbb&quot;</source>
        <translation>die Farbe {0} muss als „#rrggbb“ geschrieben sein</translation>
    </message>
    <message>
        <source>there is no pattern {0}</source>
        <translation>es gibt kein Muster {0}</translation>
    </message>
    <message>
        <source>the letter of a zone must be from A to Z, not {0}</source>
        <translation>der Buchstabe einer Zone muss zwischen A und Z liegen, nicht {0}</translation>
    </message>
    <message>
        <source>the letter {0} is already used by the zone {1}</source>
        <translation>der Buchstabe {0} wird schon von der Zone {1} verwendet</translation>
    </message>
    <message>
        <source>the zone {0} looks like the zone {1}: choose another color</source>
        <translation>die Zone {0} sieht aus wie die Zone {1}: Wähle eine andere Farbe</translation>
    </message>
    <message>
        <source>no space is in the zone {0}</source>
        <translation>kein Feld liegt in der Zone {0}</translation>
    </message>
    <message>
        <source>a battlefield has at most {0} zones, not {1}</source>
        <translation>ein Schlachtfeld hat höchstens {0} Zonen, nicht {1}</translation>
    </message>
    <message>
        <source>a battlefield has at most {0} spaces, not {1}</source>
        <translation>ein Schlachtfeld hat höchstens {0} Felder, nicht {1}</translation>
    </message>
    <message>
        <source>the space {0} lies outside the battlefield</source>
        <translation>das Feld {0} liegt außerhalb des Schlachtfelds</translation>
    </message>
    <message>
        <source>the spaces {0} and {1} are too close together: their centers should be at least {2} apart</source>
        <translation>die Felder {0} und {1} liegen zu nah beieinander: Ihre Mittelpunkte sollten mindestens {2} auseinanderliegen</translation>
    </message>
    <message>
        <source>the space {0} is in no zone</source>
        <translation>das Feld {0} liegt in keiner Zone</translation>
    </message>
    <message>
        <source>the space {0} is in more than {1} zones</source>
        <translation>das Feld {0} liegt in mehr als {1} Zonen</translation>
    </message>
    <message>
        <source>the space {0} names the zone {1} twice</source>
        <translation>das Feld {0} nennt die Zone {1} zweimal</translation>
    </message>
    <message>
        <source>there is no zone {0}</source>
        <translation>es gibt keine Zone {0}</translation>
    </message>
    <message>
        <source>there is no space {0}</source>
        <translation>es gibt kein Feld {0}</translation>
    </message>
    <message>
        <source>a line joins the space {0} to itself</source>
        <translation>eine Linie verbindet das Feld {0} mit sich selbst</translation>
    </message>
    <message>
        <source>the spaces {0} and {1} are already joined</source>
        <translation>die Felder {0} und {1} sind schon verbunden</translation>
    </message>
    <message>
        <source>the line from {0} to {1} crosses the line from {2} to {3}</source>
        <translation>die Linie von {0} nach {1} kreuzt die Linie von {2} nach {3}</translation>
    </message>
    <message>
        <source>the line from {0} to {1} passes over the space {2}</source>
        <translation>die Linie von {0} nach {1} führt über das Feld {2}</translation>
    </message>
    <message>
        <source>the space {0} cannot be reached from the others</source>
        <translation>das Feld {0} ist von den anderen aus nicht erreichbar</translation>
    </message>
    <message>
        <source>the space {0} is already start space {1}</source>
        <translation>das Feld {0} ist schon Startfeld {1}</translation>
    </message>
    <message>
        <source>sidekicks need {2} other spaces in the zones of start space {0}; there are only {1}</source>
        <translation>Sidekicks brauchen in den Zonen von Startfeld {0} {2} weitere Felder; es gibt nur {1}</translation>
    </message>
    <message>
        <source>{0} is not a word that can stand here (expected: {1})</source>
        <translation>{0} ist kein Wort, das hier stehen kann (erwartet: {1})</translation>
    </message>
    <message>
        <source>{0} is neither a fighter of this deck ({1}) nor one of the words {2}</source>
        <translation>{0} ist weder ein Kämpfer dieses Decks ({1}) noch eines der Wörter {2}</translation>
    </message>
    <message>
        <source>{0} ({1}) cannot stand here (expected: {2})</source>
        <translation>{0} ({1}) kann hier nicht stehen (erwartet: {2})</translation>
    </message>
    <message>
        <source>the word {0} must be the first key of its object</source>
        <translation>das Wort {0} muss der erste Schlüssel seines Objekts sein</translation>
    </message>
    <message>
        <source>{0} and {1} are two words: each of them needs an object of its own</source>
        <translation>{0} und {1} sind zwei Wörter: Jedes braucht ein eigenes Objekt</translation>
    </message>
    <message>
        <source>one condition is expected here, not a list: for several, put one &quot;if&quot; inside the &quot;then&quot; of another</source>
        <translation>hier wird eine einzige Bedingung erwartet, keine Liste: Für mehrere setze ein „if“ in das „then“ eines anderen</translation>
    </message>
    <message>
        <source>the word {0} needs the operand {1}</source>
        <translation>das Wort {0} braucht den Operanden {1}</translation>
    </message>
    <message>
        <source>the word {0} has no operand {1}</source>
        <translation>das Wort {0} hat keinen Operanden {1}</translation>
    </message>
    <message>
        <source>{0} is unknown here: use one of {1}</source>
        <translation>{0} ist hier unbekannt: Möglich sind {1}</translation>
    </message>
    <message>
        <source>there is no card type {0}: use one of {1}</source>
        <translation>es gibt keinen Kartentyp {0}: Möglich sind {1}</translation>
    </message>
    <message>
        <source>this deck has no fighter {0}</source>
        <translation>dieses Deck hat keinen Kämpfer {0}</translation>
    </message>
    <message>
        <source>this deck has no card {0}</source>
        <translation>dieses Deck hat keine Karte {0}</translation>
    </message>
    <message>
        <source>this deck has no tag {0}</source>
        <translation>dieses Deck hat kein Schlagwort {0}</translation>
    </message>
    <message>
        <source>the token of this deck has no side {0}: use one of {1}</source>
        <translation>das Plättchen dieses Decks hat keine Seite {0}: Möglich sind {1}</translation>
    </message>
    <message>
        <source>the pile of this deck has no ingredient {0}</source>
        <translation>der Stapel dieses Decks hat keine Zutat {0}</translation>
    </message>
    <message>
        <source>{0} makes sense only in a deck with {1}</source>
        <translation>{0} ist nur in einem Deck mit {1} sinnvoll</translation>
    </message>
    <message>
        <source>this must be between {0} and {1}, not {2}</source>
        <translation>das muss zwischen {0} und {1} liegen, nicht {2}</translation>
    </message>
    <message>
        <source>a deck needs at least one hero</source>
        <translation>ein Deck braucht mindestens einen Helden</translation>
    </message>
    <message>
        <source>the hero {0} must come before the sidekicks</source>
        <translation>der Held {0} muss vor den Sidekicks stehen</translation>
    </message>
    <message>
        <source>a deck has at most {0} fighters, not {1}</source>
        <translation>ein Deck hat höchstens {0} Kämpfer, nicht {1}</translation>
    </message>
    <message>
        <source>this deck has several fighters {0}: say which one</source>
        <translation>dieses Deck hat mehrere Kämpfer {0}: Sage, welcher gemeint ist</translation>
    </message>
    <message>
        <source>the word {0} needs a single fighter here, not several</source>
        <translation>das Wort {0} braucht hier einen einzelnen Kämpfer, nicht mehrere</translation>
    </message>
    <message>
        <source>{0} is a hero: once the last hero of a player is defeated the game is over, and nobody returns</source>
        <translation>{0} ist ein Held: Ist der letzte Held eines Spielers besiegt, ist die Partie vorbei, und niemand kehrt zurück</translation>
    </message>
    <message>
        <source>a name that stands for several needs its plural in the language {0}</source>
        <translation>ein Name, der für mehrere steht, braucht seinen Plural in der Sprache {0}</translation>
    </message>
    <message>
        <source>a deck has at most {0} different cards, not {1}</source>
        <translation>ein Deck hat höchstens {0} verschiedene Karten, nicht {1}</translation>
    </message>
    <message>
        <source>a deck has {0} cards, but the copies add up to {1}</source>
        <translation>ein Deck hat {0} Karten, aber die Exemplare ergeben {1}</translation>
    </message>
    <message>
        <source>the name {0} is already used by the card {1}</source>
        <translation>der Name {0} wird schon von der Karte {1} verwendet</translation>
    </message>
    <message>
        <source>a scheme card has no value</source>
        <translation>eine Planungskarte hat keinen Wert</translation>
    </message>
    <message>
        <source>a card of type {0} needs a value</source>
        <translation>eine Karte vom Typ {0} braucht einen Wert</translation>
    </message>
    <message>
        <source>a card of type {0} has no {1}</source>
        <translation>eine Karte vom Typ {0} hat kein {1}</translation>
    </message>
    <message>
        <source>in a deck with a verse, every combat card needs its syllables</source>
        <translation>in einem Deck mit einem Vers braucht jede Kampfkarte ihre Silben</translation>
    </message>
    <message>
        <source>this scheme card has no effect</source>
        <translation>diese Planungskarte hat keinen Effekt</translation>
    </message>
    <message>
        <source>this list is empty: fill it or leave it out</source>
        <translation>diese Liste ist leer: Fülle sie oder lass sie weg</translation>
    </message>
    <message>
        <source>this list may have at most {0} entries, not {1}</source>
        <translation>diese Liste darf höchstens {0} Einträge haben, nicht {1}</translation>
    </message>
    <message>
        <source>a list may have at most {0} statements, not {1}</source>
        <translation>eine Liste darf höchstens {0} Anweisungen haben, nicht {1}</translation>
    </message>
    <message>
        <source>this is nested more than {0} levels deep</source>
        <translation>das ist mehr als {0} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>a choice has from 2 to {0} options, not {1}</source>
        <translation>eine Wahl hat 2 bis {0} Möglichkeiten, nicht {1}</translation>
    </message>
    <message>
        <source>{0} cannot be chosen: there are only {1}</source>
        <translation>{0} können nicht gewählt werden: Es gibt nur {1}</translation>
    </message>
    <message>
        <source>a deck has at most {0} words of this kind ({1}), not {2}</source>
        <translation>ein Deck hat höchstens {0} Wörter dieser Art ({1}), nicht {2}</translation>
    </message>
    <message>
        <source>at most {0} abilities can be triggered at the moment {1}, not {2}</source>
        <translation>höchstens {0} Fähigkeiten können im Moment {1} ausgelöst werden, nicht {2}</translation>
    </message>
    <message>
        <source>a spell cannot cast a spell</source>
        <translation>ein Zauberspruch kann keinen Zauberspruch wirken</translation>
    </message>
    <message>
        <source>the word {0} makes sense only in a combat</source>
        <translation>das Wort {0} ist nur in einem Kampf sinnvoll</translation>
    </message>
    <message>
        <source>the word {0} makes sense only on a card that is played</source>
        <translation>das Wort {0} ist nur auf einer gespielten Karte sinnvoll</translation>
    </message>
    <message>
        <source>the word {0} comes too early: this is not settled yet</source>
        <translation>das Wort {0} kommt zu früh: Das steht noch nicht fest</translation>
    </message>
    <message>
        <source>the word {0} comes too late: the combat is already settled</source>
        <translation>das Wort {0} kommt zu spät: Der Kampf ist schon entschieden</translation>
    </message>
    <message>
        <source>nothing before the word {0} says which one is meant: one of {1} must come first</source>
        <translation>nichts vor dem Wort {0} sagt, was gemeint ist: Zuerst muss eines dieser Wörter kommen: {1}</translation>
    </message>
    <message>
        <source>this never happens, because of the word {0} before it</source>
        <translation>das geschieht nie, wegen des Wortes {0} davor</translation>
    </message>
    <message>
        <source>an action gained here can never be taken: it is not your turn, or the turn is over</source>
        <translation>eine hier erhaltene Aktion kann nie ausgeführt werden: Du bist nicht am Zug, oder der Zug ist vorbei</translation>
    </message>
    <message>
        <source>these cards already lie where they are put</source>
        <translation>diese Karten liegen schon dort, wohin sie gelegt werden</translation>
    </message>
    <message>
        <source>the color {0} must be written as &quot;#rrggbb&quot;, in lowercase</source>
        <translation>die Farbe {0} muss als „#rrggbb“ geschrieben sein, in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>the two colors are hard to tell apart: their contrast is {0}, and text needs {1}</source>
        <translation>die beiden Farben sind schwer zu unterscheiden: Ihr Kontrast ist {0}, und Text braucht {1}</translation>
    </message>
    <message>
        <source>the program has no emblem {0}; a plain lozenge takes its place</source>
        <translation>das Programm hat kein Emblem {0}; eine einfache Raute tritt an seine Stelle</translation>
    </message>
    <message>
        <source>no card of this deck carries {0}</source>
        <translation>keine Karte dieses Decks trägt {0}</translation>
    </message>
    <message>
        <source>there is no battlefield {0}</source>
        <translation>es gibt kein Schlachtfeld {0}</translation>
    </message>
    <message>
        <source>there is no deck {0}</source>
        <translation>es gibt kein Deck {0}</translation>
    </message>
    <message>
        <source>this game cannot be played: {0}</source>
        <translation>diese Partie kann nicht gespielt werden: {0}</translation>
    </message>
    <message>
        <source>a seed is a whole number from 0 to 9223372036854775807, not {0}</source>
        <translation>ein Startwert ist eine ganze Zahl von 0 bis 9223372036854775807, nicht {0}</translation>
    </message>
    <message>
        <source>this must be a whole number from {0} to {1}, not {2}</source>
        <translation>das muss eine ganze Zahl von {0} bis {1} sein, nicht {2}</translation>
    </message>
    <message>
        <source>the state of the random generator is written as sixteen hexadecimal digits, not as {0}</source>
        <translation>der Zustand des Zufallsgenerators wird mit sechzehn Hexadezimalziffern geschrieben, nicht als {0}</translation>
    </message>
    <message>
        <source>this position is impossible: {0}</source>
        <translation>diese Stellung ist unmöglich: {0}</translation>
    </message>
    <message>
        <source>this game was played by rules {0}; this program knows the rules up to {1}</source>
        <translation>diese Partie wurde nach den Regeln {0} gespielt; dieses Programm kennt die Regeln bis {1}</translation>
    </message>
    <message>
        <source>this game was played by older rules</source>
        <translation>diese Partie wurde nach älteren Regeln gespielt</translation>
    </message>
    <message>
        <source>the battlefield or a deck has changed since this game was played</source>
        <translation>das Schlachtfeld oder ein Deck hat sich seit dieser Partie geändert</translation>
    </message>
    <message>
        <source>the copy of the deck {0} is missing</source>
        <translation>die Kopie des Decks {0} fehlt</translation>
    </message>
    <message>
        <source>this copy of what was played cannot be read: {0}</source>
        <translation>diese Kopie dessen, was gespielt wurde, lässt sich nicht lesen: {0}</translation>
    </message>
    <message>
        <source>action {0} cannot be understood: {1}</source>
        <translation>die Aktion {0} ist unverständlich: {1}</translation>
    </message>
    <message>
        <source>action {0}, {1}, is not allowed: {2} ({3})</source>
        <translation>die Aktion {0}, {1}, ist nicht erlaubt: {2} ({3})</translation>
    </message>
    <message>
        <source>the game is over before action {0}, {1}</source>
        <translation>die Partie ist vor der Aktion {0}, {1}, zu Ende</translation>
    </message>
    <message>
        <source>from action {0}, {1}, on, the game cannot be played again</source>
        <translation>ab Aktion {0}, {1}, lässt sich die Partie nicht mehr nachspielen</translation>
    </message>
    <message>
        <source>the game does not end in the state that the record names: its hash is {0}, not {1}</source>
        <translation>die Partie endet nicht in dem Zustand, den die Aufzeichnung nennt: Ihr Hash ist {0}, nicht {1}</translation>
    </message>
    <message>
        <source>the record says that the winners are {0}, but they are {1}</source>
        <translation>die Aufzeichnung nennt als Sieger {0}, aber es sind {1}</translation>
    </message>
    <message>
        <source>the record and the game do not agree on whether it is drawn</source>
        <translation>Aufzeichnung und Partie stimmen nicht überein, ob sie unentschieden ausging</translation>
    </message>
    <message>
        <source>when replayed, the game ends differently from what the record says</source>
        <translation>nachgespielt endet die Partie anders, als die Aufzeichnung sagt</translation>
    </message>
    <message>
        <source>there is no task {0}</source>
        <translation>es gibt keine Aufgabe {0}</translation>
    </message>
    <message>
        <source>a puzzle is a duel of two seats, not of {0}</source>
        <translation>ein Rätsel ist ein Duell von zwei Plätzen, nicht von {0}</translation>
    </message>
    <message>
        <source>this must have from 1 to {0} answers, not {1}</source>
        <translation>hier müssen 1 bis {0} Antworten stehen, nicht {1}</translation>
    </message>
    <message>
        <source>this is no package: it cannot be opened as a zip archive ({0})</source>
        <translation>das ist kein Paket: Es lässt sich nicht als Zip-Archiv öffnen ({0})</translation>
    </message>
    <message>
        <source>a package has at most {0} files, not {1}</source>
        <translation>ein Paket hat höchstens {0} Dateien, nicht {1}</translation>
    </message>
    <message>
        <source>the file {0} has more than {1} MB when it is unpacked</source>
        <translation>die Datei {0} hat entpackt mehr als {1} MB</translation>
    </message>
    <message>
        <source>this package has more than {0} MB when it is unpacked</source>
        <translation>dieses Paket hat entpackt mehr als {0} MB</translation>
    </message>
    <message>
        <source>the file {0} grows more than {1}-fold when it is unpacked</source>
        <translation>die Datei {0} wächst beim Entpacken auf mehr als das {1}-Fache</translation>
    </message>
    <message>
        <source>the file {0} is locked with a password</source>
        <translation>die Datei {0} ist mit einem Passwort geschützt</translation>
    </message>
    <message>
        <source>the file {0} cannot be unpacked: {1}</source>
        <translation>die Datei {0} lässt sich nicht entpacken: {1}</translation>
    </message>
    <message>
        <source>{0} is not a file but a link to one</source>
        <translation>{0} ist keine Datei, sondern eine Verknüpfung</translation>
    </message>
    <message>
        <source>the name {0} leads out of the package</source>
        <translation>der Name {0} führt aus dem Paket hinaus</translation>
    </message>
    <message>
        <source>the name {0} means a device on some systems</source>
        <translation>der Name {0} bezeichnet auf manchen Systemen ein Gerät</translation>
    </message>
    <message>
        <source>the name {0} cannot be used on all systems</source>
        <translation>der Name {0} ist nicht auf allen Systemen erlaubt</translation>
    </message>
    <message>
        <source>the file {0} is there twice</source>
        <translation>die Datei {0} ist doppelt vorhanden</translation>
    </message>
    <message>
        <source>the package has no {0}, which would say what is in it</source>
        <translation>dem Paket fehlt {0} mit der Angabe, was darin ist</translation>
    </message>
    <message>
        <source>the file {0} is listed but not there</source>
        <translation>die Datei {0} ist aufgeführt, aber nicht vorhanden</translation>
    </message>
    <message>
        <source>the file {0} is not listed and is left out</source>
        <translation>die Datei {0} ist nicht aufgeführt und wird weggelassen</translation>
    </message>
    <message>
        <source>this program does not know what the file {0} is for, and leaves it out</source>
        <translation>dieses Programm weiß nicht, wozu die Datei {0} dient, und lässt sie weg</translation>
    </message>
    <message>
        <source>this is neither a deck nor a battlefield</source>
        <translation>das ist weder ein Deck noch ein Schlachtfeld</translation>
    </message>
    <message>
        <source>there is nothing in this package</source>
        <translation>dieses Paket ist leer</translation>
    </message>
    <message>
        <source>by its id, this file must be called {0}, not {1}</source>
        <translation>nach ihrer Kennung muss diese Datei {0} heißen, nicht {1}</translation>
    </message>
    <message>
        <source>a version is one to four numbers with dots between them, not {0}</source>
        <translation>eine Version besteht aus ein bis vier Zahlen mit Punkten dazwischen, nicht aus {0}</translation>
    </message>
    <message>
        <source>a package needs a name</source>
        <translation>ein Paket braucht einen Namen</translation>
    </message>
    <message>
        <source>there is another {0} already; that id still means the other one</source>
        <translation>{0} gibt es schon einmal; die Kennung meint weiterhin das andere</translation>
    </message>
    <message>
        <source>the package {0} that is installed is by {1}, this one by {2}</source>
        <translation>das installierte Paket {0} ist von {1}, dieses von {2}</translation>
    </message>
    <message>
        <source>version {1} of the package {0} is installed; this is version {2}, which is older</source>
        <translation>vom Paket {0} ist Version {1} installiert; diese, Version {2}, ist älter</translation>
    </message>
    <message>
        <source>no package {0} is installed</source>
        <translation>es ist kein Paket {0} installiert</translation>
    </message>
    <message>
        <source>there is no lesson {0}</source>
        <translation>es gibt keine Lektion {0}</translation>
    </message>
    <message>
        <source>a lesson needs at least one step</source>
        <translation>eine Lektion braucht mindestens einen Schritt</translation>
    </message>
    <message>
        <source>there may be at most {0} of these in a lesson, not {1}</source>
        <translation>davon darf es in einer Lektion höchstens {0} geben, nicht {1}</translation>
    </message>
    <message>
        <source>there is no group of lessons {0}</source>
        <translation>es gibt keine Gruppe von Lektionen {0}</translation>
    </message>
    <message>
        <source>there is no sign {0} for a line</source>
        <translation>es gibt kein Zeichen {0} für eine Zeile</translation>
    </message>
    <message>
        <source>nobody can try {0}: this is neither a space, a fighter, a card of the learner, nor an action</source>
        <translation>niemand kann {0} versuchen: Das ist weder ein Feld noch ein Kämpfer, noch eine Karte des Lernenden, noch eine Aktion</translation>
    </message>
    <message>
        <source>a step has something to do, shows the ledger, or gives free turns: one of these</source>
        <translation>ein Schritt gibt etwas zu tun, zeigt die Kampfabrechnung oder lässt freie Züge: nur eines davon</translation>
    </message>
    <message>
        <source>the action {0} cannot be understood: {1}</source>
        <translation>die Aktion {0} ist nicht zu verstehen: {1}</translation>
    </message>
    <message>
        <source>the action {0} is not allowed in this position</source>
        <translation>die Aktion {0} ist in dieser Stellung nicht erlaubt</translation>
    </message>
    <message>
        <source>a puzzle refutes at most {0} tries, not {1}</source>
        <translation>ein Rätsel widerlegt höchstens {0} Versuche, nicht {1}</translation>
    </message>
    <message>
        <source>{0} is the solution and cannot be refuted</source>
        <translation>{0} ist die Lösung und kann nicht widerlegt werden</translation>
    </message>
    <message>
        <source>the action {0} is not allowed when its turn comes: {1}</source>
        <translation>die Aktion {0} ist nicht erlaubt, wenn sie an der Reihe ist: {1}</translation>
    </message>
    <message>
        <source>the game is over before the action {0}</source>
        <translation>die Partie ist vor der Aktion {0} zu Ende</translation>
    </message>
    <message>
        <source>seat {0} has to decide in this step, and nothing in &quot;others&quot; says how</source>
        <translation>Platz {0} muss in diesem Schritt entscheiden, und nichts in &quot;others&quot; sagt, wie</translation>
    </message>
    <message>
        <source>nobody is asked for {0} in this step any more</source>
        <translation>in diesem Schritt wird niemand mehr nach {0} gefragt</translation>
    </message>
    <message>
        <source>after free turns, a step with something to do needs a position of its own</source>
        <translation>nach freien Zügen braucht ein Schritt, der etwas zu tun gibt, eine eigene Stellung</translation>
    </message>
    <message>
        <source>the radius of spaces must be between {0} and {1}</source>
        <translation>der Radius der Felder muss zwischen {0} und {1} liegen</translation>
    </message>
    <message>
        <source>the ring of the space {0} must be turned by a whole number of degrees from 0 to 359</source>
        <translation>der Ring des Feldes {0} muss um eine ganze Zahl von Grad gedreht sein, von 0 bis 359</translation>
    </message>
    <message>
        <source>the letter of a passage must be from A to Z, not {0}</source>
        <translation>der Buchstabe eines Durchgangs muss von A bis Z sein, nicht {0}</translation>
    </message>
    <message>
        <source>the passage {0} leads nowhere: the space {1} is its only end</source>
        <translation>der Durchgang {0} führt nirgendwohin: Das Feld {1} ist sein einziges Ende</translation>
    </message>
    <message>
        <source>no move leads from a start space to the space {0}</source>
        <translation>keine Bewegung führt von einem Startfeld zum Feld {0}</translation>
    </message>
    <message>
        <source>no move leads from the space {0} back to a start space</source>
        <translation>keine Bewegung führt vom Feld {0} zurück zu einem Startfeld</translation>
    </message>
    <message>
        <source>a battlefield has two, three, or four start spaces, not {0}</source>
        <translation>ein Schlachtfeld hat zwei, drei oder vier Startfelder, nicht {0}</translation>
    </message>
</context>
<context>
    <name>effects</name>
    <message>
        <source>let you {what}</source>
        <translation>~dich {what} lassen</translation>
    </message>
    <message>
        <source>have {who} {what}</source>
        <translation>~{who:acc} {what} lassen</translation>
    </message>
    <message>
        <source>if {condition}, {then}</source>
        <translation>wenn {condition}, {then}</translation>
    </message>
    <message>
        <source>if {condition}, {then} instead</source>
        <translation>wenn {condition}, {then:after~stattdessen}</translation>
    </message>
    <message>
        <source>[|{what}|you may {what}]</source>
        <translation>[|{what}|du darfst {what}|darfst du~ {what}]</translation>
    </message>
    <message>
        <source>[|{what}|{who} may {what}]</source>
        <translation>[|{what}|{who} darf {what}|darf {who}~ {what}]</translation>
    </message>
    <message>
        <source>[|do the following: {what:main}|you may do the following: {what:main}]</source>
        <translation>[|Folgendes tun: {what:cap}|du darfst Folgendes tun: {what:cap}|darfst du~ Folgendes tun: {what:cap}]</translation>
    </message>
    <message>
        <source>[|choose the following: {what:main}|{who} may choose the following: {what:main}]</source>
        <translation>[|Folgendes wählen: {what:cap}|{who} darf Folgendes wählen: {what:cap}|darf {who}~ Folgendes wählen: {what:cap}]</translation>
    </message>
    <message>
        <source>[|do the following up to {n} times: {what:main}|you may do the following up to {n} times: {what:main}]</source>
        <translation>[|bis zu {n}-mal Folgendes tun: {what:cap}|du darfst bis zu {n}-mal Folgendes tun: {what:cap}|darfst du~ bis zu {n}-mal Folgendes tun: {what:cap}]</translation>
    </message>
    <message>
        <source>[|do the following up to {n} times: {what:main}|{who} may choose the following up to {n} times: {what:main}]</source>
        <translation>[|bis zu {n}-mal Folgendes wählen: {what:cap}|{who} darf bis zu {n}-mal Folgendes wählen: {what:cap}|darf {who}~ bis zu {n}-mal Folgendes wählen: {what:cap}]</translation>
    </message>
    <message>
        <source>otherwise, {otherwise}</source>
        <translation>{?plain:andernfalls {otherwise:after}}{?if:andernfalls gilt: {otherwise:cap}}</translation>
    </message>
    <message>
        <source>put {cards} {places}</source>
        <translation>[lege~ {cards:acc} {places}|~{cards:acc} {places} legen]</translation>
    </message>
    <message>
        <source>[choose|choose|{who} chooses] {n?one/{n} different options}:{options}</source>
        <translation>[wähle~ {n?eine Möglichkeit/{n} verschiedene Möglichkeiten}|~{n?eine Möglichkeit/{n} verschiedene Möglichkeiten} wählen|{who} wählt {n?eine Möglichkeit/{n} verschiedene Möglichkeiten}|wählt {who}~ {n?eine Möglichkeit/{n} verschiedene Möglichkeiten}]:{options}</translation>
    </message>
    <message>
        <source>[draw|draw|{who} draws] {?upTo:up to }{amount}{per}</source>
        <translation>[ziehe~ {?upTo:bis zu }{amount}{per}|~{?upTo:bis zu }{amount}{per} ziehen|{who} zieht {?upTo:bis zu }{amount}{per}|zieht {who}~ {?upTo:bis zu }{amount}{per}]</translation>
    </message>
    <message>
        <source>[|draw|you may draw] {amount}</source>
        <translation>[|~{amount} ziehen|du darfst {amount} ziehen|darfst du~ {amount} ziehen]</translation>
    </message>
    <message>
        <source>[draw|draw|{who} draws] {?upTo:up to }that many cards</source>
        <translation>[ziehe~ {?upTo:höchstens }ebenso viele Karten|~{?upTo:höchstens }ebenso viele Karten ziehen|{who} zieht {?upTo:höchstens }ebenso viele Karten|zieht {who}~ {?upTo:höchstens }ebenso viele Karten]</translation>
    </message>
    <message>
        <source>[discard|discard|{who} discards] {amount}{per}</source>
        <translation>[wirf~{per} {amount} ab|~{per} {amount} abwerfen|{who} wirft{per} {amount} ab|wirft {who}~{per} {amount} ab]</translation>
    </message>
    <message>
        <source>discard {?one:1 card}{?many:any number of cards}</source>
        <translation>[wirf~ {?one:1 Karte}{?many:beliebig viele Karten} ab|~{?one:1 Karte}{?many:beliebig viele Karten} abwerfen]</translation>
    </message>
    <message>
        <source>discard up to {n} {n?card/cards}</source>
        <translation>[wirf~ bis zu {n} {n?Karte/Karten} ab|~bis zu {n} {n?Karte/Karten} abwerfen]</translation>
    </message>
    <message>
        <source>discard the top {n?card/{n} cards} of your deck</source>
        <translation>[wirf~ die {n?oberste Karte/obersten {n} Karten} deines Decks ab|~die {n?oberste Karte/obersten {n} Karten} deines Decks abwerfen]</translation>
    </message>
    <message>
        <source>discard 1 card from the top of your deck{per}</source>
        <translation>[wirf~{per} 1 Karte oben von deinem Deck ab|~{per} 1 Karte oben von deinem Deck abwerfen]</translation>
    </message>
    <message>
        <source>look at {hand}</source>
        <translation>[sieh dir~ {hand:acc} an|dir~ {hand:acc} ansehen]</translation>
    </message>
    <message>
        <source>search your deck or discard pile for {card} and put it into your hand; if you searched your deck, shuffle it</source>
        <translation>[suche~ {card} in deinem Deck oder deinem Ablagestapel und nimm die Karte auf die Hand|~{card} in deinem Deck oder deinem Ablagestapel suchen und die Karte auf die Hand nehmen]; wenn du dein Deck durchsucht hast, mische es</translation>
    </message>
    <message>
        <source>put the top {n?card/{n} cards} of your deck into your hand</source>
        <translation>[nimm~ die {n?oberste Karte/obersten {n} Karten} deines Decks auf die Hand|~die {n?oberste Karte/obersten {n} Karten} deines Decks auf die Hand nehmen]</translation>
    </message>
    <message>
        <source>look at the top {n} cards of your deck, put {take} of them into your hand, and put the {others?other/others} back on top{others?/ in any order}</source>
        <translation>[sieh dir~ die obersten {n} Karten deines Decks an, nimm {take} davon auf die Hand und lege|dir~ die obersten {n} Karten deines Decks ansehen, {take} davon auf die Hand nehmen und] {others?die andere/die anderen} {others?/in beliebiger Reihenfolge }oben auf dein Deck zurück[|legen]</translation>
    </message>
    <message>
        <source>look at the top card of your deck</source>
        <translation>[sieh dir~ die oberste Karte deines Decks an|dir~ die oberste Karte deines Decks ansehen]</translation>
    </message>
    <message>
        <source>reveal the top card of your deck</source>
        <translation>[decke~ die oberste Karte deines Decks auf|~die oberste Karte deines Decks aufdecken]</translation>
    </message>
    <message>
        <source>return {cards} to your hand</source>
        <translation>[nimm~ {cards:acc} auf die Hand{?back: zurück}|~{cards:acc} auf die Hand {?back:zurück}nehmen]</translation>
    </message>
    <message>
        <source>return {cards} to its owner’s hand</source>
        <translation>[gib~ {cards:acc} ihrem Besitzer auf die Hand zurück|~{cards:acc} ihrem Besitzer auf die Hand zurückgeben]</translation>
    </message>
    <message>
        <source>put {cards} into your hand</source>
        <translation>[nimm~ {cards:acc} auf die Hand|~{cards:acc} auf die Hand nehmen]</translation>
    </message>
    <message>
        <source>put {cards} on top of your deck</source>
        <translation>[lege~ {cards:acc} oben auf dein Deck|~{cards:acc} oben auf dein Deck legen]</translation>
    </message>
    <message>
        <source>put {cards} on top of its owner’s deck</source>
        <translation>[lege~ {cards:acc} oben auf das Deck ihres Besitzers|~{cards:acc} oben auf das Deck ihres Besitzers legen]</translation>
    </message>
    <message>
        <source>put {cards} on the bottom of your deck</source>
        <translation>[lege~ {cards:acc} unter dein Deck|~{cards:acc} unter dein Deck legen]</translation>
    </message>
    <message>
        <source>put {cards} on the bottom of its owner’s deck</source>
        <translation>[lege~ {cards:acc} unter das Deck ihres Besitzers|~{cards:acc} unter das Deck ihres Besitzers legen]</translation>
    </message>
    <message>
        <source>put {cards} into your discard pile</source>
        <translation>[lege~ {cards:acc} auf deinen Ablagestapel|~{cards:acc} auf deinen Ablagestapel legen]</translation>
    </message>
    <message>
        <source>put {cards} into its owner’s discard pile</source>
        <translation>[lege~ {cards:acc} auf den Ablagestapel ihres Besitzers|~{cards:acc} auf den Ablagestapel ihres Besitzers legen]</translation>
    </message>
    <message>
        <source>put {cards} into your {pile}</source>
        <translation>[lege~ {cards:acc} in {pile?deinen/deine/dein} {pile:acc}|~{cards:acc} in {pile?deinen/deine/dein} {pile:acc} legen]</translation>
    </message>
    <message>
        <source>put {cards} into its owner’s pile</source>
        <translation>[lege~ {cards:acc} auf den eigenen Stapel ihres Besitzers|~{cards:acc} auf den eigenen Stapel ihres Besitzers legen]</translation>
    </message>
    <message>
        <source>put {cards} into {owner:poss} hand</source>
        <translation>[gib~ {owner:dat} {cards:acc} auf die Hand|~{owner:dat} {cards:acc} auf die Hand geben]</translation>
    </message>
    <message>
        <source>put {cards} into {owner:poss} {pile}</source>
        <translation>[lege~ {cards:acc} in {owner:of {pile?den/die/das} {pile:defacc}}|~{cards:acc} in {owner:of {pile?den/die/das} {pile:defacc}} legen]</translation>
    </message>
    <message>
        <source>shuffle {cards} into your deck</source>
        <translation>[mische~ {cards:acc} in dein Deck|~{cards:acc} in dein Deck mischen]</translation>
    </message>
    <message>
        <source>shuffle {cards} into its owner’s deck</source>
        <translation>[mische~ {cards:acc} in das Deck ihres Besitzers|~{cards:acc} in das Deck ihres Besitzers mischen]</translation>
    </message>
    <message>
        <source>{done}; shuffle the rest of your deck first</source>
        <translation>{done}; mische vorher den Rest deines Decks</translation>
    </message>
    <message>
        <source>{done}; shuffle your deck afterwards</source>
        <translation>{done}; mische danach dein Deck</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and put it on top of your deck</source>
        <translation>[lege~ 1 Karte aus deiner Hand oben auf dein Deck|~1 Karte aus deiner Hand oben auf dein Deck legen]</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and put it on the bottom of your deck</source>
        <translation>[lege~ 1 Karte aus deiner Hand unter dein Deck|~1 Karte aus deiner Hand unter dein Deck legen]</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and shuffle it into your deck</source>
        <translation>[mische~ 1 Karte aus deiner Hand in dein Deck|~1 Karte aus deiner Hand in dein Deck mischen]</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and put it into your {pile}</source>
        <translation>[lege~ 1 Karte aus deiner Hand in {pile?deinen/deine/dein} {pile:acc}|~1 Karte aus deiner Hand in {pile?deinen/deine/dein} {pile:acc} legen]</translation>
    </message>
    <message>
        <source>choose 1 card from your hand</source>
        <translation>[wähle~ 1 Karte aus deiner Hand|~1 Karte aus deiner Hand wählen]</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and discard it</source>
        <translation>[wirf~ 1 Karte deiner Wahl ab|~1 Karte deiner Wahl abwerfen]</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player puts it on top of their deck</source>
        <translation>[sieh dir~ {hand:acc} an und wähle 1 Karte daraus|dir~ {hand:acc} ansehen und 1 Karte daraus wählen]; dieser Spieler legt sie oben auf sein Deck</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player puts it on the bottom of their deck</source>
        <translation>[sieh dir~ {hand:acc} an und wähle 1 Karte daraus|dir~ {hand:acc} ansehen und 1 Karte daraus wählen]; dieser Spieler legt sie unter sein Deck</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player shuffles it into their deck</source>
        <translation>[sieh dir~ {hand:acc} an und wähle 1 Karte daraus|dir~ {hand:acc} ansehen und 1 Karte daraus wählen]; dieser Spieler mischt sie in sein Deck</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card</source>
        <translation>[sieh dir~ {hand:acc} an und wähle 1 Karte daraus|dir~ {hand:acc} ansehen und 1 Karte daraus wählen]</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player puts it into their own pile</source>
        <translation>[sieh dir~ {hand:acc} an und wähle 1 Karte daraus|dir~ {hand:acc} ansehen und 1 Karte daraus wählen]; dieser Spieler legt sie auf seinen eigenen Stapel</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player discards it</source>
        <translation>[sieh dir~ {hand:acc} an und wähle 1 Karte daraus|dir~ {hand:acc} ansehen und 1 Karte daraus wählen]; dieser Spieler wirft sie ab</translation>
    </message>
    <message>
        <source>deal {amount} to {?each:each of }{who}{per}</source>
        <translation>[verursache~ {?each:je }{amount} bei {who:dat}{per}|~{per} {?each:je }{amount} bei {who:dat-} verursachen{who:clause}]</translation>
    </message>
    <message>
        <source>[|have {who} recover {amount}{?each: each}{per}|{who} {who?recovers/recover} {amount}{?each: each}{per}]</source>
        <translation>[|~{who:acc}{per} {?each:je }{amount} zurückerhalten lassen|{who} {who?erhält/erhalten}{per} {?each:je }{amount} zurück|{who?erhält/erhalten} {who}~{per} {?each:je }{amount} zurück]</translation>
    </message>
    <message>
        <source>set {who?his/her/its/their} health to {value}</source>
        <translation>[setze~ {who?seine/ihre/seine/ihre} Lebenspunkte auf {value:acc}|~{who?seine/ihre/seine/ihre} Lebenspunkte auf {value:acc} setzen]</translation>
    </message>
    <message>
        <source>set the health of {who} to {value}</source>
        <translation>[setze~ {who:of die Lebenspunkte} auf {value:acc}|~{who:of die Lebenspunkte} auf {value:acc} setzen]</translation>
    </message>
    <message>
        <source>move {who} up to {amount}{?each: each}{?through:, even through opposing fighters}</source>
        <translation>[bewege~ {who:acc} {?each:jeweils }um bis zu {amount}|~{who:acc} {?each:jeweils }um bis zu {amount} bewegen]{?through:, auch durch gegnerische Kämpfer hindurch,}</translation>
    </message>
    <message>
        <source>[|move|you may move] {who} {amount}{?each: each}{?through:, even through opposing fighters}</source>
        <translation>[|~{who:acc} {?each:jeweils }um {amount} bewegen|du darfst {who:acc} {?each:jeweils }um {amount} bewegen|darfst du~ {who:acc} {?each:jeweils }um {amount} bewegen]{?through:, auch durch gegnerische Kämpfer hindurch,}</translation>
    </message>
    <message>
        <source>move {who}{?each: each} up to {amount}{per}{?through:, even through opposing fighters}</source>
        <translation>[bewege~ {who:acc}{per} {?each:jeweils }um bis zu {amount}|~{who:acc}{per} {?each:jeweils }um bis zu {amount} bewegen]{?through:, auch durch gegnerische Kämpfer hindurch,}</translation>
    </message>
    <message>
        <source>place {who} in {space}{?held:; {who?he/she/it/they} cannot leave that space this turn}</source>
        <translation>[platziere~ {who:acc} auf {space:dat}|~{who:acc} auf {space:dat} platzieren]{?held:; {who?er darf/sie darf/es darf/sie dürfen} dieses Feld in diesem Zug nicht mehr verlassen}</translation>
    </message>
    <message>
        <source>swap {who} and {whom}{?attacked:; if one of them was attacked, the other becomes the target}{?sure:; the one that was not attacked becomes the target}</source>
        <translation>[lass~ {who:acc} und {whom:acc} die Plätze tauschen|~{who:acc} und {whom:acc} die Plätze tauschen lassen]{?attacked:; wenn einer von beiden angegriffen wurde, wird der andere zum Ziel}{?sure:; wer von beiden nicht angegriffen wurde, wird dann zum Ziel}</translation>
    </message>
    <message>
        <source>swap {who} and {whom}; if one of them was attacked and both belong to the same player, the other becomes the target</source>
        <translation>[lass~ {who:acc} und {whom:acc} die Plätze tauschen|~{who:acc} und {whom:acc} die Plätze tauschen lassen]; wenn einer von beiden angegriffen wurde und beide demselben Spieler gehören, wird der andere zum Ziel</translation>
    </message>
    <message>
        <source>choose {space}</source>
        <translation>[wähle~ {space:acc}|~{space:acc} wählen]</translation>
    </message>
    <message>
        <source>return {who}, if defeated, to {space}</source>
        <translation>[bringe~ {who:acc}, falls besiegt, auf {space:acc} zurück|~{who:acc}, falls besiegt, auf {space:acc} zurückbringen]</translation>
    </message>
    <message>
        <source>return each defeated {noun} to {space}</source>
        <translation>[bringe~ {noun?jeden besiegten/jede besiegte/jedes besiegte} {noun:defacc} auf {space:acc} zurück|~{noun?jeden besiegten/jede besiegte/jedes besiegte} {noun:defacc} auf {space:acc} zurückbringen]</translation>
    </message>
    <message>
        <source>return one defeated {noun} to {space}</source>
        <translation>[bringe~ {noun?einen besiegten/eine besiegte/ein besiegtes} {noun:acc} auf {space:acc} zurück|~{noun?einen besiegten/eine besiegte/ein besiegtes} {noun:acc} auf {space:acc} zurückbringen]</translation>
    </message>
    <message>
        <source>deal damage to {?each:each of }{who} equal to {?taken:the combat damage your fighter took}{?dealt:{value}}{?measured:{value}}</source>
        <translation>[verursache~ bei {who:dat} {?each:je }so viel Schaden|~bei {who:dat} {?each:je }so viel Schaden verursachen], wie {?taken:dein Kämpfer Kampfschaden erlitten hat}{?dealt:Kampfschaden verursacht wurde}{?measured:{value} beträgt},</translation>
    </message>
    <message>
        <source>[|have {who} recover|{who} {who?recovers/recover}] health{?each: each} equal to {value}</source>
        <translation>[|~{who:acc} {?each:je }so viele Lebenspunkte zurückerhalten lassen|{who} {who?erhält/erhalten} {?each:je }so viele Lebenspunkte zurück|{who?erhält/erhalten} {who}~ {?each:je }so viele Lebenspunkte zurück], wie {?taken:dein Kämpfer Punkte Kampfschaden erlitten hat}{?dealt:Punkte Kampfschaden verursacht wurden}{?measured:{value} beträgt},</translation>
    </message>
    <message>
        <source>cancel all effects of your opponent’s card</source>
        <translation>[hebe~ alle Effekte der gegnerischen Karte auf|~alle Effekte der gegnerischen Karte aufheben]</translation>
    </message>
    <message>
        <source>ignore its value</source>
        <translation>[ignoriere~ ihren Wert|~ihren Wert ignorieren]</translation>
    </message>
    <message>
        <source>ignore the value of your opponent’s card</source>
        <translation>[ignoriere~ den Wert der gegnerischen Karte|~den Wert der gegnerischen Karte ignorieren]</translation>
    </message>
    <message>
        <source>[|change the value of this card to {value}|the value of this card is {value} instead]</source>
        <translation>[|~den Wert dieser Karte auf {value} ändern|der Wert dieser Karte beträgt {value}|beträgt der Wert dieser Karte~ {value}]</translation>
    </message>
    <message>
        <source>[|make the value of this card equal to {value}|the value of this card is {value}]</source>
        <translation>[|~den Wert dieser Karte {value:dat} gleichsetzen|der Wert dieser Karte entspricht {value:dat}|entspricht der Wert dieser Karte~ {value:dat}]</translation>
    </message>
    <message>
        <source>add {value} to the value of {?card:this card}{?attack:the attack}{?defense:the defense}</source>
        <translation>[addiere~ {value:acc} zum {?card:Wert dieser Karte}{?attack:Angriffswert}{?defense:Verteidigungswert}|~{value:acc} zum {?card:Wert dieser Karte}{?attack:Angriffswert}{?defense:Verteidigungswert} addieren]</translation>
    </message>
    <message>
        <source>add {n} to the value of this card{per}</source>
        <translation>[erhöhe~ den Wert dieser Karte um {?counted:{n}{per}}{?different:{value:acc}}|~den Wert dieser Karte um {?counted:{n}{per}}{?different:{value:acc}} erhöhen]</translation>
    </message>
    <message>
        <source>prevent all combat damage</source>
        <translation>[verhindere~ den gesamten Kampfschaden|~den gesamten Kampfschaden verhindern]</translation>
    </message>
    <message>
        <source>boost this card</source>
        <translation>[verstärke~ diese Karte mit Boost|~diese Karte mit Boost verstärken]</translation>
    </message>
    <message>
        <source>play 1 additional card from your hand face down and add that card’s boost to the value of the attack. If the effects of the attack card are canceled, this boost does not count</source>
        <translation>[lege~ zusammen mit der Angriffskarte 1&#xa0;weitere Karte aus deiner Hand verdeckt aus und addiere ihren Boost zum Angriffswert|~zusammen mit der Angriffskarte 1&#xa0;weitere Karte aus deiner Hand verdeckt auslegen und ihren Boost zum Angriffswert addieren]. Wenn die Effekte der Angriffskarte aufgehoben werden, zählt dieser Boost nicht</translation>
    </message>
    <message>
        <source>gain {amount}{per}</source>
        <translation>[erhalte~ {amount}{per}|~{amount}{per} erhalten]</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>[beende~ den Zug|~den Zug beenden]</translation>
    </message>
    <message>
        <source>change your {token}</source>
        <translation>[wechsle~ {token?deinen/deine/dein} {token:acc}|~{token?deinen/deine/dein} {token:acc} wechseln]</translation>
    </message>
    <message>
        <source>[|have {who} change {token}|{who} {who?changes/change} {token}]</source>
        <translation>[|~{who:acc} {token?den/die/das} {token:defacc} wechseln lassen|{who} {who?wechselt/wechseln} {token?den/die/das} {token:defacc}|{who?wechselt/wechseln} {who}~ {token?den/die/das} {token:defacc}]</translation>
    </message>
    <message>
        <source>[|have {who?him/her/it/them} change {token}|{who?he changes/she changes/it changes/they change} {token}]</source>
        <translation>[|{who?ihn/sie/es/sie}~ {token?den/die/das} {token:defacc} wechseln lassen|{who?er wechselt/sie wechselt/es wechselt/sie wechseln} {token?den/die/das} {token:defacc}|{who?wechselt er/wechselt sie/wechselt es/wechseln sie}~ {token?den/die/das} {token:defacc}]</translation>
    </message>
    <message>
        <source>choose your {token}: {first} or {second}</source>
        <translation>[wähle~ {token?deinen/deine/dein} {token:acc}|~{token?deinen/deine/dein} {token:acc} wählen]: {first} oder {second}</translation>
    </message>
    <message>
        <source>choose {who:poss} {token}: {first} or {second}</source>
        <translation>[wähle~ {who:of {token?den/die/das} {token:defacc}}|~{who:of {token?den/die/das} {token:defacc}} wählen]: {first} oder {second}</translation>
    </message>
    <message>
        <source>turn the top card of your {noun} deck face up if you have no {noun} in play</source>
        <translation>[decke~ {noun?deinen obersten/deine oberste/dein oberstes} {noun:acc} auf|~{noun?deinen obersten/deine oberste/dein oberstes} {noun:acc} aufdecken], wenn {noun?keiner/keine/keines} im Spiel ist</translation>
    </message>
    <message>
        <source>discard your {noun}</source>
        <translation>[lege~ {noun?deinen/deine/dein} {noun:acc} ab|~{noun?deinen/deine/dein} {noun:acc} ablegen]</translation>
    </message>
    <message>
        <source>put one of your discarded {noun:pl} on the bottom of your {noun} deck</source>
        <translation>[lege~ {noun?einen/eine/eines} deiner abgelegten {noun:defpl} unter den Stapel deiner {noun:defpl}|~{noun?einen/eine/eines} deiner abgelegten {noun:defpl} unter den Stapel deiner {noun:defpl} legen]</translation>
    </message>
    <message>
        <source>cast {n?any spell/{n} different spells}; you need no ingredients and do not empty your {pile}</source>
        <translation>[wirke~ {n?einen beliebigen Zauberspruch/{n}&#xa0;verschiedene Zaubersprüche}|~{n?einen beliebigen Zauberspruch/{n}&#xa0;verschiedene Zaubersprüche} wirken]; du brauchst dafür keine Zutaten und leerst {pile?deinen/deine/dein} {pile:acc} nicht</translation>
    </message>
    <message>
        <source>cast {n?one spell/{n} different spells} whose ingredients are in your {pile}. If you do, put all cards from your {pile} into your discard pile</source>
        <translation>[wirke~ {n?einen Zauberspruch, dessen/{n} verschiedene Zaubersprüche, deren}|~{n?einen Zauberspruch wirken, dessen/{n} verschiedene Zaubersprüche wirken, deren}] Zutaten in {pile?deinem/deiner/deinem} {pile:obl} liegen. Wenn du das tust, lege danach alle Karten aus {pile?deinem/deiner/deinem} {pile:obl} auf deinen Ablagestapel</translation>
    </message>
    <message>
        <source>[|choose {n?what you do/{n} different things you do}|{who} chooses {n?what you do/{n} different things you do}]:{options}</source>
        <translation>[|~wählen{n?, was du tust/, welche {n} der folgenden Möglichkeiten du ausführst}|{who} wählt{n?, was du tust/ {n} verschiedene Möglichkeiten, die du ausführst}|wählt {who}~{n?, was du tust/ {n} verschiedene Möglichkeiten, die du ausführst}]:{options}</translation>
    </message>
</context>
<context>
    <name>fighters</name>
    <message>
        <source>&lt;n/p&gt;each of your {?other:other }fighters</source>
        <translation>&lt;m&gt;[jeder|jeden|jedem|jedes] deiner {?other:anderen }Kämpfer</translation>
    </message>
    <message>
        <source>&lt;n/p&gt;one of your {?other:other }fighters</source>
        <translation>&lt;m&gt;[einer|einen|einem|eines] deiner {?other:anderen }Kämpfer</translation>
    </message>
    <message>
        <source>&lt;p&gt;{n} of your {?other:other }fighters</source>
        <translation>&lt;p&gt;{n} deiner {?other:anderen }Kämpfer</translation>
    </message>
    <message>
        <source>&lt;n/p&gt;any of your {?other:other }fighters</source>
        <translation>&lt;m&gt;[einer|einen|einem|eines] deiner {?other:anderen }Kämpfer</translation>
    </message>
    <message>
        <source>&lt;p&gt;your {?other:other }fighters</source>
        <translation>&lt;p&gt;[deine|deine|deinen|deiner] {?other:anderen }Kämpfer[||n|]</translation>
    </message>
    <message>
        <source>&lt;n/p&gt;none of your {?other:other }fighters</source>
        <translation>&lt;m&gt;[keiner|keinen|keinem|keines] deiner {?other:anderen }Kämpfer</translation>
    </message>
    <message>
        <source>&lt;n&gt;each {?other:other }opposing fighter</source>
        <translation>&lt;m&gt;[jeder|jeden|jedem|jedes] {?other:[andere|anderen|anderen|anderen] }[gegnerische|gegnerischen|gegnerischen|gegnerischen] Kämpfer[|||s]</translation>
    </message>
    <message>
        <source>&lt;n&gt;one {?other:other }opposing fighter{?bare: of your choice}</source>
        <translation>&lt;m&gt;[ein|einen|einem|eines] {?other:[anderer|anderen|anderen|anderen] }[gegnerischer|gegnerischen|gegnerischen|gegnerischen] Kämpfer[|||s]{?bare: deiner Wahl}</translation>
    </message>
    <message>
        <source>&lt;p&gt;{n} different {?other:other }opposing fighters</source>
        <translation>&lt;p&gt;{n} verschiedene[||n|r] {?other:andere[||n|r] }gegnerische[||n|r] Kämpfer[||n|]</translation>
    </message>
    <message>
        <source>&lt;n&gt;any {?other:other }opposing fighter</source>
        <translation>&lt;m&gt;[ein|einen|einem|eines] {?other:[anderer|anderen|anderen|anderen] }[gegnerischer|gegnerischen|gegnerischen|gegnerischen] Kämpfer[|||s]</translation>
    </message>
    <message>
        <source>&lt;p&gt;{?other:other }opposing fighters</source>
        <translation>&lt;p&gt;[die|die|den|der] {?other:anderen }gegnerischen Kämpfer[||n|]</translation>
    </message>
    <message>
        <source>&lt;n&gt;no {?other:other }opposing fighter</source>
        <translation>&lt;m&gt;[kein|keinen|keinem|keines] {?other:[anderer|anderen|anderen|anderen] }[gegnerischer|gegnerischen|gegnerischen|gegnerischen] Kämpfer[|||s]</translation>
    </message>
    <message>
        <source>&lt;n&gt;each {?other:other }fighter in this combat</source>
        <translation>&lt;m&gt;[jeder|jeden|jedem|jedes] {?other:andere[|n|n|n] }an diesem Kampf beteiligte[|n|n|n] Kämpfer[|||s]</translation>
    </message>
    <message>
        <source>&lt;n/p&gt;one of the {?other:other }fighters in this combat</source>
        <translation>&lt;m&gt;[einer|einen|einem|eines] der {?other:anderen }an diesem Kampf beteiligten Kämpfer</translation>
    </message>
    <message>
        <source>&lt;p&gt;{n} {?other:other }fighters in this combat</source>
        <translation>&lt;p&gt;{n} {?other:andere[||n|r] }an diesem Kampf beteiligte[||n|r] Kämpfer[||n|]</translation>
    </message>
    <message>
        <source>&lt;n&gt;any {?other:other }fighter in this combat</source>
        <translation>&lt;m&gt;[einer|einen|einem|eines] der {?other:anderen }an diesem Kampf beteiligten Kämpfer</translation>
    </message>
    <message>
        <source>&lt;p&gt;{?other:other }fighters in this combat</source>
        <translation>&lt;p&gt;[die|die|den|der] {?other:anderen }an diesem Kampf beteiligten Kämpfer[||n|]</translation>
    </message>
    <message>
        <source>&lt;n&gt;no {?other:other }fighter in this combat</source>
        <translation>&lt;m&gt;[keiner|keinen|keinem|keines] der {?other:anderen }an diesem Kampf beteiligten Kämpfer</translation>
    </message>
    <message>
        <source>&lt;@&gt;each {?other:other }{noun}</source>
        <translation>&lt;@&gt;[{noun?jeder/jede/jedes}|{noun?jeden/jede/jedes}|{noun?jedem/jeder/jedem}|{noun?jedes/jeder/jedes}] {?other:[andere|{noun?anderen/andere/andere}|anderen|anderen] }[{noun:def}|{noun:defacc}|{noun:obl}|{noun:gen}]</translation>
    </message>
    <message>
        <source>&lt;@/p&gt;one of your {?other:other }{noun:pl}</source>
        <translation>&lt;@&gt;[{noun?einer/eine/eines}|{noun?einen/eine/eines}|{noun?einem/einer/einem}|{noun?eines/einer/eines}] deiner {?other:anderen }{noun:defpl}</translation>
    </message>
    <message>
        <source>&lt;@p&gt;{n} of your {?other:other }{noun:pl}</source>
        <translation>&lt;@p&gt;{n} deiner {?other:anderen }{noun:defpl}</translation>
    </message>
    <message>
        <source>&lt;@/p&gt;any of your {?other:other }{noun:pl}</source>
        <translation>&lt;@&gt;[{noun?einer/eine/eines}|{noun?einen/eine/eines}|{noun?einem/einer/einem}|{noun?eines/einer/eines}] deiner {?other:anderen }{noun:defpl}</translation>
    </message>
    <message>
        <source>&lt;@p&gt;your {?other:other }{noun:pl}</source>
        <translation>&lt;@p&gt;[deine|deine|deinen|deiner] {?other:anderen }[{noun:defpl}|{noun:defpl}|{noun:datpl}|{noun:defpl}]</translation>
    </message>
    <message>
        <source>&lt;@&gt;no {?other:other }{noun}</source>
        <translation>&lt;@&gt;[{noun?kein/keine/kein}|{noun?keinen/keine/kein}|{noun?keinem/keiner/keinem}|{noun?keines/keiner/keines}] {?other:[{noun?anderer/andere/anderes}|{noun?anderen/andere/anderes}|anderen|anderen] }[{noun}|{noun:acc}|{noun:obl}|{noun:gen}]</translation>
    </message>
    <message>
        <source>&lt;n&gt;each {?other:other }fighter</source>
        <translation>&lt;m&gt;[jeder|jeden|jedem|jedes] {?other:[andere|anderen|anderen|anderen] }Kämpfer[|||s]</translation>
    </message>
    <message>
        <source>&lt;n&gt;one {?other:other }fighter{?bare: of your choice}</source>
        <translation>&lt;m&gt;[ein|einen|einem|eines] {?other:[anderer|anderen|anderen|anderen] }Kämpfer[|||s]{?bare: deiner Wahl}</translation>
    </message>
    <message>
        <source>&lt;p&gt;{n} different {?other:other }fighters</source>
        <translation>&lt;p&gt;{n} verschiedene[||n|r] {?other:andere[||n|r] }Kämpfer[||n|]</translation>
    </message>
    <message>
        <source>&lt;n&gt;any {?other:other }fighter</source>
        <translation>&lt;m&gt;[ein|einen|einem|eines] {?other:[anderer|anderen|anderen|anderen] }Kämpfer[|||s]</translation>
    </message>
    <message>
        <source>&lt;p&gt;{?other:other }fighters</source>
        <translation>&lt;p&gt;[die|die|den|der] {?other:anderen }Kämpfer[||n|]</translation>
    </message>
    <message>
        <source>&lt;n&gt;no {?other:other }fighter</source>
        <translation>&lt;m&gt;[kein|keinen|keinem|keines] {?other:[anderer|anderen|anderen|anderen] }Kämpfer[|||s]</translation>
    </message>
    <message>
        <source>&lt;f/p&gt;one of your heroes</source>
        <translation>&lt;f&gt;[eine|eine|einer|einer] deiner Heldinnen</translation>
    </message>
    <message>
        <source>&lt;m/p&gt;one of your heroes</source>
        <translation>&lt;m&gt;[einer|einen|einem|eines] deiner Helden</translation>
    </message>
    <message>
        <source>&lt;f&gt;your hero</source>
        <translation>&lt;f&gt;[deine|deine|deiner|deiner] Heldin</translation>
    </message>
    <message>
        <source>&lt;m&gt;your hero</source>
        <translation>&lt;m&gt;[dein|deinen|deinem|deines] [Held|Helden|Helden|Helden]</translation>
    </message>
    <message>
        <source>&lt;n&gt;your hero</source>
        <translation>&lt;m&gt;[dein|deinen|deinem|deines] [Held|Helden|Helden|Helden]</translation>
    </message>
    <message>
        <source>&lt;n&gt;your fighter</source>
        <translation>&lt;m&gt;[dein|deinen|deinem|deines] Kämpfer[|||s]</translation>
    </message>
    <message>
        <source>&lt;n&gt;the opposing fighter</source>
        <translation>&lt;m&gt;[der gegnerische|den gegnerischen|dem gegnerischen|des gegnerischen] Kämpfer[|||s]</translation>
    </message>
    <message>
        <source>&lt;n&gt;the attacking fighter</source>
        <translation>&lt;m&gt;[der angreifende|den angreifenden|dem angreifenden|des angreifenden] Kämpfer[|||s]</translation>
    </message>
    <message>
        <source> in {whom:poss} zone</source>
        <translation> in {whom:of der Zone}</translation>
    </message>
    <message>
        <source> in the same zone as {whom}</source>
        <translation> in {whom:of der Zone}</translation>
    </message>
    <message>
        <source> in {n?that space/those spaces}</source>
        <translation> auf {n?diesem Feld/diesen Feldern}</translation>
    </message>
    <message>
        <source> adjacent to {whom}</source>
        <translation>, {head?der/die/das/die} zu {whom:dat} benachbart {head?ist/sind},</translation>
    </message>
    <message>
        <source> other than {whom}</source>
        <translation> außer {whom:dat}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the fighter that attacked</source>
        <translation>&lt;m&gt;[der angreifende|den angreifenden|dem angreifenden|des angreifenden] Kämpfer[|||s]</translation>
    </message>
</context>
<context>
    <name>joins</name>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>{first}{?many:,} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} and {space}</source>
        <translation>{first} und {space:acc}</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <translation>{first} und {second~dann}</translation>
    </message>
    <message>
        <source>{first}, then {second:after}</source>
        <translation>{first}, dann {second:after}</translation>
    </message>
    <message>
        <source>{first}; then {second:after}</source>
        <translation>{first}; dann {second:after}</translation>
    </message>
    <message>
        <source>{first}; then {second}</source>
        <translation>{first}; {second~dann}</translation>
    </message>
    <message>
        <source>then {second}</source>
        <translation>{second~danach}</translation>
    </message>
    <message>
        <source>then, {second}</source>
        <translation>danach gilt: {second:cap}</translation>
    </message>
    <message>
        <source>for each of them, {second}</source>
        <translation>{second~für jede davon}</translation>
    </message>
    <message>
        <source>for each of them, choose a fighter; it recovers {amount}</source>
        <translation>wähle für jede davon einen Kämpfer; er erhält {amount} zurück</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>This could defeat {other} and win the game.</source>
        <translation>So kannst du {other:acc} besiegen und die Partie gewinnen.</translation>
    </message>
    <message>
        <source>This could win the game.</source>
        <translation>So kannst du die Partie gewinnen.</translation>
    </message>
    <message>
        <source>{fighter} could defeat {other}.</source>
        <translation>{fighter} {fighter?kann/können} {other:acc} besiegen.</translation>
    </message>
    <message>
        <source>This could defeat {other}.</source>
        <translation>So kannst du {other:acc} besiegen.</translation>
    </message>
    <message>
        <source>Attacking {other} could deal {n} damage.</source>
        <translation>Der Angriff auf {other:acc} kann {n} Schaden verursachen.</translation>
    </message>
    <message>
        <source>This could deal {n} damage to {other}.</source>
        <translation>Das kann {n} Schaden bei {other:dat} verursachen.</translation>
    </message>
    <message>
        <source>Otherwise, {other} might defeat {fighter}.</source>
        <translation>Sonst {fighter?könnte/könnten} {fighter} von {other:dat} besiegt werden.</translation>
    </message>
    <message>
        <source>Otherwise, {fighter} might be defeated.</source>
        <translation>Sonst {fighter?könnte/könnten} {fighter} besiegt werden.</translation>
    </message>
    <message>
        <source>This could prevent {n} damage to {fighter}.</source>
        <translation>Das kann {n}&#xa0;Schaden bei {fighter:dat} verhindern.</translation>
    </message>
    <message>
        <source>This card completes your {pile}.</source>
        <translation>Diese Karte schließt {pile?deinen/deine/dein} {pile:acc} ab.</translation>
    </message>
    <message>
        <source>Your {pile} holds everything this spell needs.</source>
        <translation>{pile?Dein/Deine/Dein} {pile} enthält alles, was dieser Zauberspruch braucht.</translation>
    </message>
    <message>
        <source>This card brings your {pile} closer to completion.</source>
        <translation>Diese Karte bringt {pile?deinen/deine/dein} {pile:acc} dem Abschluss näher.</translation>
    </message>
    <message>
        <source>This card adds a new ingredient to your {pile}.</source>
        <translation>Diese Karte bringt eine neue Zutat in {pile?deinen/deine/dein} {pile:acc}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?recovers/recover} {n} health.</source>
        <translation>{fighter} {fighter?erhält/erhalten} {n} {n?Lebenspunkt/Lebenspunkte} zurück.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?returns/return} to the battlefield.</source>
        <translation>{fighter} {fighter?kehrt/kehren} auf das Schlachtfeld zurück.</translation>
    </message>
    <message>
        <source>This costs {who} {n} {n?card/cards}.</source>
        <translation>Das kostet {who:acc} {n} {n?Karte/Karten}.</translation>
    </message>
    <message>
        <source>This adds {n} {n?card/cards} to your hand.</source>
        <translation>Das bringt dir {n} {n?Karte/Karten} auf die Hand.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?gets/get} out of reach of {other}.</source>
        <translation>{fighter} {fighter?bringt/bringen} sich vor {other:dat} in Sicherheit.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?gets/get} closer to {other}.</source>
        <translation>{fighter} {fighter?kommt/kommen} näher an {other:acc} heran.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?stays/stay} away from {other}.</source>
        <translation>{fighter} {fighter?hält/halten} Abstand zu {other:dat}.</translation>
    </message>
    <message>
        <source>From there, {fighter} can attack {other}.</source>
        <translation>Von dort {fighter?kann/können} {fighter} einen Angriff auf {other:acc} führen.</translation>
    </message>
    <message>
        <source>After that, {fighter} can attack {other}.</source>
        <translation>Danach {fighter?kann/können} {fighter} einen Angriff auf {other:acc} führen.</translation>
    </message>
    <message>
        <source>It is better to keep your cards for later.</source>
        <translation>Deine Karten hebst du besser für später auf.</translation>
    </message>
    <message>
        <source>{card} is the card you will miss the least.</source>
        <translation>{card} ist die Karte, die du am wenigsten vermissen wirst.</translation>
    </message>
    <message>
        <source>{fighter} can attack {other} from here.</source>
        <translation>Von hier {fighter?kann/können} {fighter} einen Angriff auf {other:acc} führen.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} out of reach here.</source>
        <translation>Hier {fighter?ist/sind} {fighter} außer Reichweite.</translation>
    </message>
    <message>
        <source>Until your next turn, {fighter} should lose less health this way.</source>
        <translation>So {fighter?verliert/verlieren} {fighter} bis zu deinem nächsten Zug voraussichtlich weniger Lebenspunkte.</translation>
    </message>
    <message>
        <source>Until your next turn, {other} should lose more health this way.</source>
        <translation>So {other?verliert/verlieren} {other} bis zu deinem nächsten Zug voraussichtlich mehr Lebenspunkte.</translation>
    </message>
    <message>
        <source>This way, you should have more cards in your next turn.</source>
        <translation>So hast du in deinem nächsten Zug voraussichtlich mehr Karten.</translation>
    </message>
    <message>
        <source>This way, {who} will probably have to spend more cards before your next turn.</source>
        <translation>So {who?muss/müssen} {who} bis zu deinem nächsten Zug voraussichtlich mehr Karten einsetzen.</translation>
    </message>
    <message>
        <source>Until your next turn, the other answers amount to about the same.</source>
        <translation>Bis zu deinem nächsten Zug laufen die anderen Antworten etwa auf dasselbe hinaus.</translation>
    </message>
    <message>
        <source>But {other} can attack {fighter} there.</source>
        <translation>Dort {other?kann/können} {other} aber einen Angriff auf {fighter:acc} führen.</translation>
    </message>
    <message>
        <source>It costs you {card}.</source>
        <translation>Das kostet dich {card}.</translation>
    </message>
    <message>
        <source>Chances: {before} → {after}.</source>
        <translation>Chancen: {before} → {after}.</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Etwas anderes ist nicht möglich.</translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message>
        <source>Immediately</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>During combat</source>
        <translation>Während des Kampfs</translation>
    </message>
    <message>
        <source>After combat</source>
        <translation>Nach dem Kampf</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Planung</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Versatile</source>
        <translation>Vielseitig</translation>
    </message>
    <message>
        <source>attack card</source>
        <translation>Angriffskarte</translation>
    </message>
    <message>
        <source>defense card</source>
        <translation>Verteidigungskarte</translation>
    </message>
    <message>
        <source>versatile card</source>
        <translation>vielseitige Karte</translation>
    </message>
    <message>
        <source>scheme card</source>
        <translation>Planungskarte</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>Fernkampf</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>{who?Hero/Heroes}</source>
        <translation>{?many:{who?Helden/Heldinnen/Helden}}{?one:{who?Held/Heldin/Held}}</translation>
    </message>
    <message>
        <source>{who?Sidekick/Sidekicks}</source>
        <translation>{who?Sidekick/Sidekicks}</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>space {n}</source>
        <translation>Feld {n}</translation>
    </message>
    <message>
        <source>{n} health{?each: each}</source>
        <translation>{?each:je }{n} {n?Lebenspunkt/Lebenspunkte}</translation>
    </message>
    <message>
        <source>at most {n} health</source>
        <translation>höchstens {n} Lebenspunkte</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <translation>{label}: {text}</translation>
    </message>
    <message>
        <source>Move: {n}</source>
        <translation>Bewegung: {n}</translation>
    </message>
    <message>
        <source>boost {n}</source>
        <translation>Boost {n}</translation>
    </message>
    <message>
        <source>no boost</source>
        <translation>ohne Boost</translation>
    </message>
    <message>
        <source>{n} {n?copy/copies}</source>
        <translation>{n} {n?Exemplar/Exemplare}</translation>
    </message>
    <message>
        <source>{n} {n?syllable/syllables}</source>
        <translation>{n} {n?Silbe/Silben}</translation>
    </message>
    <message>
        <source>{first} or {second}.</source>
        <translation>{first} oder {second}.</translation>
    </message>
    <message>
        <source>You have {n} heroes, each with {who?his/her/its/their} own health. You lose only when the last of them is defeated.</source>
        <translation>Du hast {n} {who?Helden/Heldinnen/Helden} mit jeweils eigenen Lebenspunkten. Du verlierst erst, wenn {who?der letzte/die letzte/der letzte} von ihnen besiegt ist.</translation>
    </message>
    <message>
        <source>Your {n} {noun:pl} form a separate deck, shuffled and face down. A face-up {noun} stays in effect until you discard it through the effect of one of your cards.</source>
        <translation>Mische zu Spielbeginn deine {n}&#xa0;{noun:pl}; sie bilden einen eigenen, verdeckten Stapel. {noun?Ein aufgedeckter/Eine aufgedeckte/Ein aufgedecktes} {noun} gilt, bis du {noun?ihn/sie/es} durch den Effekt einer deiner Karten ablegst.</translation>
    </message>
    <message>
        <source>When one of your cards would be discarded, place it face up in your {pile} instead.</source>
        <translation>Jede Karte, die du gespielt hast oder abwirfst, kommt offen in {pile?deinen/deine/dein} {pile:acc} statt auf deinen Ablagestapel.</translation>
    </message>
    <message>
        <source>After each combat, instead of discarding the card you attacked or defended with, place it face up at the end of your {pile}.</source>
        <translation>Lege nach jedem Kampf die Karte, mit der du angegriffen oder dich verteidigt hast, offen ans Ende {pile?deines/deiner/deines} {pile:gen} statt auf deinen Ablagestapel.</translation>
    </message>
    <message>
        <source>{?all:Each of your cards is an ingredient}{?some:Some of your cards are ingredients}: {list}.</source>
        <translation>{?all:Jede deiner Karten ist eine Zutat}{?some:Manche deiner Karten sind Zutaten}: {list}.</translation>
    </message>
    <message>
        <source>When your {pile} has exactly {n} syllables, resolve the completion effect of its last card, then discard the {pile}. If it has more than {n}, discard it without resolving a completion effect.</source>
        <translation>Hat {pile?dein/deine/dein} {pile} genau {n}&#xa0;Silben, führe den Abschlusseffekt der letzten Karte aus und lege dann alle {pile?seine/ihre/seine} Karten auf deinen Ablagestapel. Hat {pile?er/sie/es} mehr als {n}&#xa0;Silben, lege sie ohne Abschlusseffekt auf deinen Ablagestapel.</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{who} {who?maneuvers/maneuver}.</source>
        <translation>{who} {who?führt/führen} ein Manöver aus.</translation>
    </message>
    <message>
        <source>{card} against no defense card.</source>
        <translation>{card}, ohne Verteidigungskarte.</translation>
    </message>
    <message>
        <source>{card} against {against}.</source>
        <translation>{card} gegen {against}.</translation>
    </message>
    <message>
        <source>The value changes from {before} to {n}.</source>
        <translation>Der Wert ändert sich von {before} auf {n}.</translation>
    </message>
    <message>
        <source>The value of {card} changes from {before} to {n}.</source>
        <translation>Der Wert von {card} ändert sich von {before} auf {n}.</translation>
    </message>
    <message>
        <source>The value of {card} changes from {before} to {n} (boost).</source>
        <translation>Der Wert von {card} ändert sich von {before} auf {n} (Boost).</translation>
    </message>
    <message>
        <source>The value of {card} changes from {before} to {n} (ability).</source>
        <translation>Der Wert von {card} ändert sich von {before} auf {n} (Fähigkeit).</translation>
    </message>
    <message>
        <source>The value of {card} is ignored.</source>
        <translation>Der Wert von {card} wird ignoriert.</translation>
    </message>
    <message>
        <source>from {who?his/her/its/their} hand</source>
        <translation>aus der Hand</translation>
    </message>
    <message>
        <source>from {who?his/her/its/their} deck</source>
        <translation>aus dem Deck</translation>
    </message>
    <message>
        <source>from {who?his/her/its/their} discard pile</source>
        <translation>aus dem Ablagestapel</translation>
    </message>
    <message>
        <source>from the {pile}</source>
        <translation>aus {pile?dem/der/dem} {pile:obl}</translation>
    </message>
    <message>
        <source>from the combat</source>
        <translation>aus dem Kampf</translation>
    </message>
    <message>
        <source>into {who?his/her/its/their} deck</source>
        <translation>ins Deck</translation>
    </message>
    <message>
        <source>on the bottom of {who?his/her/its/their} deck</source>
        <translation>unter das Deck</translation>
    </message>
    <message>
        <source>on top of {who?his/her/its/their} deck</source>
        <translation>oben auf das Deck</translation>
    </message>
    <message>
        <source>into the {pile}</source>
        <translation>in {pile?den/die/das} {pile:defacc}</translation>
    </message>
    <message>
        <source>into {who?his/her/its/their} discard pile</source>
        <translation>auf den Ablagestapel</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} {card} {into}{?random: at random}.</source>
        <translation>{who} {who?legt/legen} {card} {into}{?random: (zufällig gewählt)}.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} 1 card {into}{?random: at random}.</source>
        <translation>{who} {who?legt/legen} 1 Karte {into}{?random: (zufällig gewählt)}.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} {card} {from} {into}.</source>
        <translation>{who} {who?legt/legen} {card} {from} {into}.</translation>
    </message>
    <message>
        <source>{who} {who?returns/return} {card} to {who?his/her/its/their} hand.</source>
        <translation>{who} {who?nimmt/nehmen} {card} auf die Hand zurück.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} 1 card {from} {into}.</source>
        <translation>{who} {who?legt/legen} 1 Karte {from} {into}.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} {card} {from} into {who?his/her/its/their} hand.</source>
        <translation>{who} {who?nimmt/nehmen} {card} {from} auf die Hand.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} 1 card {from} into {who?his/her/its/their} hand.</source>
        <translation>{who} {who?nimmt/nehmen} 1 Karte {from} auf die Hand.</translation>
    </message>
    <message>
        <source>{who} {who?wins/win} the game.</source>
        <translation>{who} {who?gewinnt/gewinnen} die Partie.</translation>
    </message>
    <message>
        <source>{list} win the game.</source>
        <translation>{list} gewinnen die Partie.</translation>
    </message>
    <message>
        <source>Three turns each without a change: the game is a draw.</source>
        <translation>Je drei Züge ohne Veränderung: Die Partie endet unentschieden.</translation>
    </message>
    <message>
        <source>Turn {n}: {who}.</source>
        <translation>Zug {n}: {who}.</translation>
    </message>
    <message>
        <source>{who} {who?ends/end} {who?his/her/its/their} turn.</source>
        <translation>{who} {who?beendet/beenden} {who?seinen/ihren/seinen/ihren} Zug.</translation>
    </message>
    <message>
        <source>{who} {who?gains/gain} {n} {n?action/actions}.</source>
        <translation>{who} {who?erhält/erhalten} {n} {n?zusätzliche Aktion/zusätzliche Aktionen}.</translation>
    </message>
    <message>
        <source>{who} {who?draws/draw} {card}.</source>
        <translation>{who} {who?zieht/ziehen} {card}.</translation>
    </message>
    <message>
        <source>{who} {who?draws/draw} 1 card.</source>
        <translation>{who} {who?zieht/ziehen} 1 Karte.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} exhausted: no card is left to draw.</source>
        <translation>{who} {who?ist/sind} erschöpft: Im Deck ist keine Karte mehr.</translation>
    </message>
    <message>
        <source>{who} {who?discards/discard} {card}{?random: at random}.</source>
        <translation>{?played:{card} kommt auf den Ablagestapel}{?notPlayed:{who} {who?wirft/werfen} {card} ab{?random: (zufällig gewählt)}}.</translation>
    </message>
    <message>
        <source>{who} {who?discards/discard} 1 card{?random: at random}.</source>
        <translation>{?played:1&#xa0;Karte kommt auf den Ablagestapel}{?notPlayed:{who} {who?wirft/werfen} 1&#xa0;Karte ab{?random: (zufällig gewählt)}}.</translation>
    </message>
    <message>
        <source>{who} {who?boosts/boost} with {card}: +{n}.</source>
        <translation>{who} {who?setzt/setzen} {card} als Boost ein: +{n}.</translation>
    </message>
    <message>
        <source>{who} {who?boosts/boost}: +{n}.</source>
        <translation>{who} {who?setzt/setzen} einen Boost ein: +{n}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?moves/move} to {space}.</source>
        <translation>{fighter} {fighter?bewegt/bewegen} sich auf {space}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} placed in {space}.</source>
        <translation>{fighter} {fighter?wird/werden} auf {space} platziert.</translation>
    </message>
    <message>
        <source>{fighter} and {target} swap spaces.</source>
        <translation>{fighter} und {target} tauschen die Plätze.</translation>
    </message>
    <message>
        <source>{fighter} and {target} swap spaces; now {defender} {defender?is/are} the target.</source>
        <translation>{fighter} und {target} tauschen die Plätze; nun {defender?ist/sind} {defender} das Ziel.</translation>
    </message>
    <message>
        <source>{fighter} cannot leave this space this turn.</source>
        <translation>{fighter} {fighter?darf/dürfen} dieses Feld in diesem Zug nicht mehr verlassen.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?plays/play} {card}.</source>
        <translation>{fighter} {fighter?spielt/spielen} {card}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?attacks/attack} {target}.</source>
        <translation>{fighter} {fighter?greift/greifen} {target:acc} an.</translation>
    </message>
    <message>
        <source>{timing}: {card}.</source>
        <translation>{timing}: {card}.</translation>
    </message>
    <message>
        <source>The effects of {card} are canceled.</source>
        <translation>Die Effekte von {card} werden aufgehoben.</translation>
    </message>
    <message>
        <source>There are no effects to cancel.</source>
        <translation>Es gibt keinen Effekt, der aufgehoben werden könnte.</translation>
    </message>
    <message>
        <source>{who} {who?prevents/prevent} all combat damage.</source>
        <translation>{who} {who?verhindert/verhindern} den gesamten Kampfschaden.</translation>
    </message>
    <message>
        <source>{n} against {before}: {damage} damage. {winner} {winner?wins/win} the combat.</source>
        <translation>{n} gegen {before}: {damage} Schaden. {winner} {winner?gewinnt/gewinnen} den Kampf.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?takes/take} {n} damage.</source>
        <translation>{fighter} {fighter?erleidet/erleiden} {n} Schaden.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?recovers/recover} {n} health.</source>
        <translation>{fighter} {fighter?erhält/erhalten} {n} {n?Lebenspunkt/Lebenspunkte} zurück.</translation>
    </message>
    <message>
        <source>{fighter} now {fighter?has/have} {n} health.</source>
        <translation>{fighter} {fighter?hat/haben} jetzt {n} {n?Lebenspunkt/Lebenspunkte}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} defeated.</source>
        <translation>{fighter} {fighter?ist/sind} besiegt.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?returns/return}, in {space}.</source>
        <translation>{fighter} {fighter?kehrt/kehren} zurück ({space}).</translation>
    </message>
    <message>
        <source>{who:poss} {token} is now {side}.</source>
        <translation>{who:of {token?der/die/das} {token:def}} lautet jetzt {side}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} now {side}.</source>
        <translation>{fighter} {fighter?ist/sind} jetzt {side}.</translation>
    </message>
    <message>
        <source>{who} {who?casts/cast} {spell}.</source>
        <translation>{who} {who?wirkt/wirken} {spell}.</translation>
    </message>
    <message>
        <source>{who} {who?turns/turn} {side} face up.</source>
        <translation>{who} {who?deckt/decken} {side} auf.</translation>
    </message>
    <message>
        <source>{who} {who?discards/discard} {side}.</source>
        <translation>{who} {who?legt/legen} {side} ab.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} {side} on the bottom of the {noun} deck.</source>
        <translation>{who} {who?legt/legen} {side} unter den Stapel der {noun:defpl}.</translation>
    </message>
    <message>
        <source>{card} joins the {pile}, which now has {n} {n?syllable/syllables}.</source>
        <translation>{card} kommt in {pile?den/die/das} {pile:acc}, {pile?der/die/das} jetzt {n} {n?Silbe/Silben} hat.</translation>
    </message>
    <message>
        <source>{card} completes the {pile}.</source>
        <translation>{card} schließt {pile?den/die/das} {pile:defacc} ab.</translation>
    </message>
    <message>
        <source>{who} {who?discards/discard} the {pile}.</source>
        <translation>{who} {who?legt/legen} alle Karten {pile?des/der/des} {pile:gen} ab.</translation>
    </message>
    <message>
        <source>{other} {other?looks/look} at {who:poss} hand.</source>
        <translation>{other} {other?sieht/sehen} sich {who:of die Hand} an.</translation>
    </message>
    <message>
        <source>{who} {who?reveals/reveal} {card}.</source>
        <translation>{who} {who?deckt/decken} {card} auf.</translation>
    </message>
    <message>
        <source>{who} {who?reveals/reveal} 1 card.</source>
        <translation>{who} {who?deckt/decken} 1 Karte auf.</translation>
    </message>
    <message>
        <source>{who} {who?looks/look} at {card}.</source>
        <translation>{who} {who?sieht/sehen} sich {card} an.</translation>
    </message>
    <message>
        <source>{who} {who?looks/look} at {n} {n?card/cards}.</source>
        <translation>{who} {who?sieht/sehen} sich {n} {n?Karte/Karten} an.</translation>
    </message>
    <message>
        <source>{who} {who?shuffles/shuffle} {who?his/her/its/their} deck.</source>
        <translation>{who} {who?mischt/mischen} {who?sein/ihr/sein/ihr} Deck.</translation>
    </message>
    <message>
        <source>{who} {who?declines/decline}.</source>
        <translation>{who} {who?verzichtet/verzichten}.</translation>
    </message>
    <message>
        <source>{who} {who?declines/decline} an effect of {card}.</source>
        <translation>{who} {who?verzichtet/verzichten} auf einen Effekt von {card}.</translation>
    </message>
    <message>
        <source>{who} {who?does/do} not use the ability.</source>
        <translation>{who} {who?nutzt/nutzen} die Fähigkeit nicht.</translation>
    </message>
    <message>
        <source>{who} {who?concedes/concede}.</source>
        <translation>{who} {who?gibt/geben} auf.</translation>
    </message>
    <message>
        <source>{who} {who?draws/draw} {cards} {cards?card/cards}.</source>
        <translation>{who} {who?zieht/ziehen} {cards}&#xa0;{cards?Karte/Karten}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?moves/move} {steps} {steps?space/spaces} and {fighter?ends/end} in {zones?zone/zones} {letters}.</source>
        <translation>{fighter} {fighter?bewegt/bewegen} sich {steps}&#xa0;{steps?Feld/Felder} weit und {fighter?steht/stehen} jetzt in {zones?Zone/den Zonen}&#xa0;{letters}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} placed ({zones?zone/zones} {letters}).</source>
        <translation>{fighter} {fighter?wird/werden} platziert ({zones?Zone/Zonen}&#xa0;{letters}).</translation>
    </message>
    <message>
        <source>{fighter} {fighter?returns/return} ({zones?zone/zones} {letters}).</source>
        <translation>{fighter} {fighter?kehrt/kehren} zurück ({zones?Zone/Zonen}&#xa0;{letters}).</translation>
    </message>
    <message>
        <source>{who} {who?draws/draw} {list}.</source>
        <translation>{who} {who?zieht/ziehen} {list}.</translation>
    </message>
    <message>
        <source>The value of {card} changes from {before} to {n} (high ground).</source>
        <translation>Der Wert von {card} ändert sich von {before} auf {n} (Anhöhe).</translation>
    </message>
</context>
<context>
    <name>meanings</name>
    <message>
        <source>Draw cards; an empty deck exhausts (D2).</source>
        <translation>Karten ziehen. Ist das Deck leer, erleiden stattdessen deine Kämpfer Schaden.</translation>
    </message>
    <message>
        <source>Discard cards from the hand; the discarding player chooses them.</source>
        <translation>Karten aus der Hand abwerfen. Wer abwirft, wählt sie.</translation>
    </message>
    <message>
        <source>Discard cards from the top of your deck.</source>
        <translation>Karten oben von deinem Deck abwerfen.</translation>
    </message>
    <message>
        <source>Look at a player&apos;s hand.</source>
        <translation>Die Hand eines Spielers ansehen.</translation>
    </message>
    <message>
        <source>Look at a player&apos;s hand and choose a card of it, which moves.</source>
        <translation>Die Hand eines Spielers ansehen und eine Karte daraus wählen, die dann woandershin kommt.</translation>
    </message>
    <message>
        <source>Take a card from your deck or discard pile into your hand; a searched deck is shuffled.</source>
        <translation>Eine bestimmte Karte aus deinem Deck oder Ablagestapel auf die Hand nehmen. Ein durchsuchtes Deck wird gemischt.</translation>
    </message>
    <message>
        <source>Look at the top cards of your deck, take some, put the others back on top in any order.</source>
        <translation>Die obersten Karten deines Decks ansehen, einige nehmen und die anderen in beliebiger Reihenfolge obenauf zurücklegen.</translation>
    </message>
    <message>
        <source>Look at the top card of your deck: it becomes thatCard.</source>
        <translation>Die oberste Karte deines Decks ansehen. Was folgt, kann von ihr als „jener Karte“ sprechen.</translation>
    </message>
    <message>
        <source>Reveal the top card of your deck: it becomes thatCard.</source>
        <translation>Die oberste Karte deines Decks für alle aufdecken. Was folgt, kann von ihr als „jener Karte“ sprechen.</translation>
    </message>
    <message>
        <source>Put cards into another place.</source>
        <translation>Karten an einen anderen Ort legen.</translation>
    </message>
    <message>
        <source>Deal damage.</source>
        <translation>Bei einem oder mehreren Kämpfern Schaden verursachen. Das ist kein Kampfschaden.</translation>
    </message>
    <message>
        <source>Recover health, up to the dial&apos;s highest number (F2).</source>
        <translation>Lebenspunkte zurückerhalten, nie über die höchste Zahl des Lebensrads hinaus.</translation>
    </message>
    <message>
        <source>Set the health of a fighter.</source>
        <translation>Die Lebenspunkte eines Kämpfers auf eine Zahl setzen.</translation>
    </message>
    <message>
        <source>Move fighters, each once, in any order (M3, M4).</source>
        <translation>Kämpfer Feld um Feld bewegen, jeden einmal, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>Place fighters in spaces (M5).</source>
        <translation>Kämpfer unmittelbar auf Felder stellen, ohne Weg und ohne Entfernung.</translation>
    </message>
    <message>
        <source>Return a defeated sidekick to an empty space (F4).</source>
        <translation>Einen besiegten Sidekick mit seinen Startlebenspunkten auf ein freies Feld stellen.</translation>
    </message>
    <message>
        <source>Two fighters swap spaces; if both are of one player and one of them was attacked, the other becomes the defender.</source>
        <translation>Zwei Kämpfer tauschen ihre Felder. Gehören sie demselben Spieler und wurde einer von ihnen angegriffen, verteidigt nun der andere.</translation>
    </message>
    <message>
        <source>Cancel every effect of the opponent&apos;s card (A7).</source>
        <translation>Alle Effekte der gegnerischen Karte aufheben, die noch nicht eingetreten sind. Ihr Wert bleibt.</translation>
    </message>
    <message>
        <source>Ignore the value of the opponent&apos;s card (A8).</source>
        <translation>Den Wert der gegnerischen Karte ignorieren: Er zählt als 0.</translation>
    </message>
    <message>
        <source>The value of this card is another one instead (A8).</source>
        <translation>Dieser Karte statt des aufgedruckten einen anderen Wert geben.</translation>
    </message>
    <message>
        <source>Add to the value of this card (A8).</source>
        <translation>Den Wert dieser Karte erhöhen.</translation>
    </message>
    <message>
        <source>Prevent all combat damage.</source>
        <translation>Allen Kampfschaden dieses Kampfs verhindern.</translation>
    </message>
    <message>
        <source>Discard a card from your hand and add its boost to the value of this card.</source>
        <translation>Eine Karte aus der Hand abwerfen und ihren Boost zum Wert dieser Karte addieren.</translation>
    </message>
    <message>
        <source>Play a card from your hand face down with the attack card; its boost is added to the attack value, unless the effects of the attack card are canceled (A7).</source>
        <translation>Eine Karte aus der Hand zusammen mit der Angriffskarte verdeckt ausspielen. Ihr Boost wird zum Angriffswert addiert, es sei denn, die Effekte der Angriffskarte werden aufgehoben.</translation>
    </message>
    <message>
        <source>Gain actions this turn (T2).</source>
        <translation>In diesem Zug Aktionen erhalten. Sie müssen ausgeführt werden wie die anderen.</translation>
    </message>
    <message>
        <source>End the turn (T4).</source>
        <translation>Den Zug sofort beenden. Was danach steht, geschieht nicht.</translation>
    </message>
    <message>
        <source>Resolve a part only if a condition holds.</source>
        <translation>Etwas nur tun, wenn eine Bedingung gilt, und vielleicht etwas anderes, wenn nicht.</translation>
    </message>
    <message>
        <source>A player may do something.</source>
        <translation>Ein Spieler darf etwas tun oder es lassen.</translation>
    </message>
    <message>
        <source>Choose one or several different options and resolve them.</source>
        <translation>Eine oder mehrere der Möglichkeiten wählen und ausführen.</translation>
    </message>
    <message>
        <source>Choose a space for what follows.</source>
        <translation>Ein Feld für das Folgende wählen.</translation>
    </message>
    <message>
        <source>Turn your token to its other side.</source>
        <translation>Dein Plättchen auf die andere Seite drehen.</translation>
    </message>
    <message>
        <source>Choose the side of your token.</source>
        <translation>Die Seite deines Plättchens wählen.</translation>
    </message>
    <message>
        <source>If no side card is face up, turn up the top one.</source>
        <translation>Wenn keine Nebenkarte aufgedeckt ist, die oberste aufdecken.</translation>
    </message>
    <message>
        <source>Discard the side card that is face up.</source>
        <translation>Die aufgedeckte Nebenkarte ablegen.</translation>
    </message>
    <message>
        <source>Put a discarded side card on the bottom of the side deck.</source>
        <translation>Eine abgelegte Nebenkarte unter das Nebendeck legen.</translation>
    </message>
    <message>
        <source>Cast spells whose ingredients are in your pile; the pile is then discarded.</source>
        <translation>Zaubersprüche wirken, deren Zutaten in deinem Stapel liegen. Alle Karten daraus kommen danach auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>The fighter that plays this card (A13).</source>
        <translation>Der Kämpfer, der diese Karte spielt.</translation>
    </message>
    <message>
        <source>The other fighter of this combat (A13).</source>
        <translation>Der andere Kämpfer dieses Kampfs.</translation>
    </message>
    <message>
        <source>The fighter that attacks.</source>
        <translation>Der Kämpfer, der in diesem Kampf angreift.</translation>
    </message>
    <message>
        <source>Your hero; with several, one that you choose.</source>
        <translation>Dein Held. Hast du mehrere, einer deiner Wahl.</translation>
    </message>
    <message>
        <source>A fighter of this deck by its id; written as the id alone.</source>
        <translation>Ein Kämpfer dieses Decks, beim Namen genannt.</translation>
    </message>
    <message>
        <source>All fighters of a group.</source>
        <translation>Alle Kämpfer einer Gruppe.</translation>
    </message>
    <message>
        <source>One fighter of a group, chosen by you.</source>
        <translation>Ein Kämpfer einer Gruppe, den du wählst.</translation>
    </message>
    <message>
        <source>Several different fighters of a group, chosen by you.</source>
        <translation>Mehrere verschiedene Kämpfer einer Gruppe, die du wählst.</translation>
    </message>
    <message>
        <source>All fighters, yours too.</source>
        <translation>Alle Kämpfer, auch deine eigenen.</translation>
    </message>
    <message>
        <source>The fighters of your seat (P3).</source>
        <translation>Deine eigenen Kämpfer, ohne die eines Teampartners.</translation>
    </message>
    <message>
        <source>The fighters of your opponents.</source>
        <translation>Die Kämpfer deiner Gegner.</translation>
    </message>
    <message>
        <source>The two fighters of this combat.</source>
        <translation>Die beiden Kämpfer dieses Kampfs.</translation>
    </message>
    <message>
        <source>Your fighters of one name; written as the id alone.</source>
        <translation>Alle deine Kämpfer eines Namens.</translation>
    </message>
    <message>
        <source>You won this combat (A10).</source>
        <translation>Du hast diesen Kampf gewonnen: der Angreifer durch Schaden, der Verteidiger, wenn er keinen erleidet.</translation>
    </message>
    <message>
        <source>You lost this combat (A10).</source>
        <translation>Du hast diesen Kampf verloren: Die andere Seite hat ihn gewonnen.</translation>
    </message>
    <message>
        <source>Two fighters are adjacent.</source>
        <translation>Zwei Kämpfer sind benachbart.</translation>
    </message>
    <message>
        <source>A fighter began this turn in another space.</source>
        <translation>Ein Kämpfer stand zu Beginn dieses Zugs auf einem anderen Feld.</translation>
    </message>
    <message>
        <source>A fighter is a hero.</source>
        <translation>Ein Kämpfer ist ein Held.</translation>
    </message>
    <message>
        <source>A fighter is the one of this name.</source>
        <translation>Ein Kämpfer ist der mit einem bestimmten Namen.</translation>
    </message>
    <message>
        <source>The opponent played a card of this type.</source>
        <translation>Die gegnerische Karte in diesem Kampf ist von einem bestimmten Typ.</translation>
    </message>
    <message>
        <source>A fighter is undefeated and has at most this health.</source>
        <translation>Ein Kämpfer ist nicht besiegt und hat höchstens so viele Lebenspunkte.</translation>
    </message>
    <message>
        <source>No such fighter is on the battlefield.</source>
        <translation>Kein solcher Kämpfer ist auf dem Schlachtfeld.</translation>
    </message>
    <message>
        <source>A fighter took damage this turn.</source>
        <translation>Ein Kämpfer hat in diesem Zug Schaden erlitten.</translation>
    </message>
    <message>
        <source>Your token shows this side.</source>
        <translation>Dein Plättchen zeigt eine bestimmte Seite.</translation>
    </message>
    <message>
        <source>The damage just dealt defeated at least one fighter.</source>
        <translation>Der eben verursachte Schaden hat mindestens einen Kämpfer besiegt.</translation>
    </message>
    <message>
        <source>A plain number; written as the number alone.</source>
        <translation>Eine einfache Zahl.</translation>
    </message>
    <message>
        <source>The combat damage dealt in this combat.</source>
        <translation>So viel wie der Kampfschaden dieses Kampfs.</translation>
    </message>
    <message>
        <source>The boost of thatCard.</source>
        <translation>Der Boost der Karte, die eben abgeworfen, aufgedeckt oder angesehen wurde.</translation>
    </message>
    <message>
        <source>As many cards as were just put.</source>
        <translation>So viele, wie eben Karten gelegt wurden.</translation>
    </message>
    <message>
        <source>How many of your cards lie in a place.</source>
        <translation>Wie viele deiner Karten an einem Ort liegen.</translation>
    </message>
    <message>
        <source>How many different ingredients your pile holds.</source>
        <translation>Wie viele verschiedene Zutaten dein Stapel enthält.</translation>
    </message>
    <message>
        <source>How many different zones these fighters are in, all together.</source>
        <translation>In wie vielen verschiedenen Zonen diese Kämpfer zusammen stehen.</translation>
    </message>
    <message>
        <source>How many fighters these are.</source>
        <translation>Wie viele Kämpfer das sind.</translation>
    </message>
    <message>
        <source>How many side cards are discarded.</source>
        <translation>Wie viele Nebenkarten abgelegt sind.</translation>
    </message>
    <message>
        <source>Any space.</source>
        <translation>Ein beliebiges Feld des Schlachtfelds.</translation>
    </message>
    <message>
        <source>The spaces that share a zone with a fighter.</source>
        <translation>Die Felder, die mit einem Kämpfer eine Zone teilen.</translation>
    </message>
    <message>
        <source>The spaces adjacent to a fighter.</source>
        <translation>Die einem Kämpfer benachbarten Felder.</translation>
    </message>
    <message>
        <source>The spaces of zones that hold none of these fighters.</source>
        <translation>Die Felder der Zonen, in denen keiner dieser Kämpfer steht.</translation>
    </message>
    <message>
        <source>The spaces adjacent to the space chosen before.</source>
        <translation>Die Felder neben dem zuvor gewählten Feld.</translation>
    </message>
    <message>
        <source>You.</source>
        <translation>Du, dem die Karte oder Fähigkeit gehört.</translation>
    </message>
    <message>
        <source>The other player of this combat (A13).</source>
        <translation>Der andere Spieler dieses Kampfs.</translation>
    </message>
    <message>
        <source>An opponent that you choose.</source>
        <translation>Ein Gegner, den du wählst.</translation>
    </message>
    <message>
        <source>The player chosen or named before.</source>
        <translation>Der zuvor gewählte oder genannte Spieler.</translation>
    </message>
    <message>
        <source>This card.</source>
        <translation>Diese Karte selbst.</translation>
    </message>
    <message>
        <source>The card just discarded, spent as a boost, revealed, looked at, chosen or put.</source>
        <translation>Die Karte, die eben abgeworfen, als Boost ausgegeben, aufgedeckt, angesehen, gewählt oder gelegt wurde.</translation>
    </message>
    <message>
        <source>The opponent&apos;s card of this combat.</source>
        <translation>Die gegnerische Karte dieses Kampfs.</translation>
    </message>
    <message>
        <source>A card that you choose from a place.</source>
        <translation>Eine Karte deiner Wahl von einem Ort.</translation>
    </message>
    <message>
        <source>The first card of a place.</source>
        <translation>Die erste Karte eines Orts.</translation>
    </message>
    <message>
        <source>Any number of cards that you choose from a place.</source>
        <translation>So viele Karten, wie du willst, von einem Ort.</translation>
    </message>
    <message>
        <source>All cards of a place.</source>
        <translation>Alle Karten eines Orts.</translation>
    </message>
    <message>
        <source>The owner&apos;s hand.</source>
        <translation>Die Hand des Spielers, dem die Karte gehört.</translation>
    </message>
    <message>
        <source>The owner&apos;s deck, which is then shuffled.</source>
        <translation>Das Deck des Spielers, dem die Karte gehört. Es wird danach gemischt.</translation>
    </message>
    <message>
        <source>The top of the owner&apos;s deck.</source>
        <translation>Obenauf im Deck: Diese Karte wird als nächste gezogen.</translation>
    </message>
    <message>
        <source>The bottom of the owner&apos;s deck.</source>
        <translation>Ganz unten im Deck: Diese Karte wird zuletzt gezogen.</translation>
    </message>
    <message>
        <source>The owner&apos;s discard pile.</source>
        <translation>Der Ablagestapel des Spielers, dem die Karte gehört.</translation>
    </message>
    <message>
        <source>The owner&apos;s pile of its own.</source>
        <translation>Der eigene Stapel dieses Decks.</translation>
    </message>
    <message>
        <source>which player does it; you, if left out</source>
        <translation>Welcher Spieler es tut. Ohne Angabe bist du es.</translation>
    </message>
    <message>
        <source>only those adjacent to it</source>
        <translation>Nur die, die zu diesem Kämpfer benachbart sind.</translation>
    </message>
    <message>
        <source>only those that share a zone with it</source>
        <translation>Nur die, die mit diesem Kämpfer eine Zone teilen.</translation>
    </message>
    <message>
        <source>but not these</source>
        <translation>Aber nicht diese.</translation>
    </message>
    <message>
        <source>only those in the spaces chosen before</source>
        <translation>Nur die auf den zuvor gewählten Feldern.</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>Wie viele.</translation>
    </message>
    <message>
        <source>the player may draw fewer</source>
        <translation>Der Spieler darf auch weniger ziehen.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>Niemand wählt: zufällig.</translation>
    </message>
    <message>
        <source>whose hand</source>
        <translation>Wessen Hand.</translation>
    </message>
    <message>
        <source>where its owner puts it</source>
        <translation>Wohin ihr Besitzer sie legt.</translation>
    </message>
    <message>
        <source>the card looked for</source>
        <translation>Die gesuchte Karte.</translation>
    </message>
    <message>
        <source>how many are looked at</source>
        <translation>Wie viele Karten angesehen werden.</translation>
    </message>
    <message>
        <source>how many are taken into the hand</source>
        <translation>Wie viele davon auf die Hand genommen werden.</translation>
    </message>
    <message>
        <source>which cards</source>
        <translation>Welche Karten.</translation>
    </message>
    <message>
        <source>where they go</source>
        <translation>Wohin sie kommen.</translation>
    </message>
    <message>
        <source>how much to each</source>
        <translation>Wie viel jeder davon erleidet.</translation>
    </message>
    <message>
        <source>to whom</source>
        <translation>Wer ihn erleidet.</translation>
    </message>
    <message>
        <source>how much</source>
        <translation>Wie viel.</translation>
    </message>
    <message>
        <source>who recovers</source>
        <translation>Wer sie zurückerhält.</translation>
    </message>
    <message>
        <source>to this</source>
        <translation>Die neue Zahl.</translation>
    </message>
    <message>
        <source>whose</source>
        <translation>Wessen Lebenspunkte.</translation>
    </message>
    <message>
        <source>who moves</source>
        <translation>Wer sich bewegt.</translation>
    </message>
    <message>
        <source>at most so many spaces each</source>
        <translation>Jeder höchstens so viele Felder.</translation>
    </message>
    <message>
        <source>they may pass through opposing fighters</source>
        <translation>Sie dürfen durch gegnerische Kämpfer hindurch.</translation>
    </message>
    <message>
        <source>who is placed</source>
        <translation>Wer platziert wird.</translation>
    </message>
    <message>
        <source>where</source>
        <translation>Wo.</translation>
    </message>
    <message>
        <source>the text says an empty space: not the one it is in</source>
        <translation>Es muss ein freies Feld sein, nicht das, auf dem der Kämpfer steht.</translation>
    </message>
    <message>
        <source>the text says another space: not the one it is in</source>
        <translation>Es muss ein anderes Feld sein als das, auf dem der Kämpfer steht.</translation>
    </message>
    <message>
        <source>it cannot leave that space this turn</source>
        <translation>Der Kämpfer kann dieses Feld in diesem Zug nicht verlassen.</translation>
    </message>
    <message>
        <source>who returns</source>
        <translation>Wer zurückkehrt.</translation>
    </message>
    <message>
        <source>all of that name, not one</source>
        <translation>Alle besiegten Sidekicks dieses Namens, nicht nur einer.</translation>
    </message>
    <message>
        <source>the one</source>
        <translation>Der eine Kämpfer.</translation>
    </message>
    <message>
        <source>the other</source>
        <translation>Der andere Kämpfer.</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>Der neue Wert.</translation>
    </message>
    <message>
        <source>the condition</source>
        <translation>Die Bedingung.</translation>
    </message>
    <message>
        <source>if it holds</source>
        <translation>Was geschieht, wenn die Bedingung gilt.</translation>
    </message>
    <message>
        <source>if it does not</source>
        <translation>Was geschieht, wenn die Bedingung nicht gilt.</translation>
    </message>
    <message>
        <source>what may be done</source>
        <translation>Was getan werden darf.</translation>
    </message>
    <message>
        <source>up to so many times</source>
        <translation>Bis zu so viele Male.</translation>
    </message>
    <message>
        <source>if it was done</source>
        <translation>Was geschieht, wenn es getan wurde.</translation>
    </message>
    <message>
        <source>if it was not done</source>
        <translation>Was geschieht, wenn es nicht getan wurde.</translation>
    </message>
    <message>
        <source>how many different ones</source>
        <translation>Wie viele verschiedene.</translation>
    </message>
    <message>
        <source>the options</source>
        <translation>Was zur Wahl steht.</translation>
    </message>
    <message>
        <source>among these</source>
        <translation>Unter welchen Feldern.</translation>
    </message>
    <message>
        <source>without ingredients and without discarding the pile</source>
        <translation>Ohne Zutaten und ohne den Stapel zu leeren.</translation>
    </message>
    <message>
        <source>the id</source>
        <translation>Der Kämpfer.</translation>
    </message>
    <message>
        <source>the group</source>
        <translation>Aus welchen Kämpfern.</translation>
    </message>
    <message>
        <source>who</source>
        <translation>Welcher Kämpfer.</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>Der Name.</translation>
    </message>
    <message>
        <source>the type</source>
        <translation>Der Kartentyp.</translation>
    </message>
    <message>
        <source>the health</source>
        <translation>Die Lebenspunkte.</translation>
    </message>
    <message>
        <source>the side</source>
        <translation>Die Seite des Plättchens.</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>Die Zahl.</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>Wo die Karten liegen.</translation>
    </message>
    <message>
        <source>only with this tag</source>
        <translation>Nur Karten mit diesem Schlagwort.</translation>
    </message>
    <message>
        <source>only copies of this card</source>
        <translation>Nur Exemplare einer bestimmten Karte.</translation>
    </message>
    <message>
        <source>not counting this card</source>
        <translation>Diese Karte selbst nicht mitgezählt.</translation>
    </message>
    <message>
        <source>whose zones</source>
        <translation>Wessen Zonen.</translation>
    </message>
    <message>
        <source>who is counted</source>
        <translation>Wer gezählt wird.</translation>
    </message>
    <message>
        <source>whose zone</source>
        <translation>Wessen Zone.</translation>
    </message>
    <message>
        <source>without whom</source>
        <translation>Welche Kämpfer dort nicht stehen dürfen.</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>[in|from|into] your hand</source>
        <translation>[auf deiner Hand|aus deiner Hand|auf die Hand]</translation>
    </message>
    <message>
        <source>[on|from the|on] top of your deck</source>
        <translation>[oben auf deinem Deck|oben von deinem Deck|oben auf dein Deck]</translation>
    </message>
    <message>
        <source>[on|from|on] the bottom of your deck</source>
        <translation>[unter deinem Deck|von der Unterseite deines Decks|unter dein Deck]</translation>
    </message>
    <message>
        <source>[in|from|into] your discard pile</source>
        <translation>[in deinem Ablagestapel|aus deinem Ablagestapel|auf deinen Ablagestapel]</translation>
    </message>
    <message>
        <source>[in|from|into] your {pile}</source>
        <translation>[in {pile?deinem/deiner/deinem} {pile:obl}|aus {pile?deinem/deiner/deinem} {pile:obl}|in {pile?deinen/deine/dein} {pile:acc}]</translation>
    </message>
    <message>
        <source>[in|from|into] your deck</source>
        <translation>[in deinem Deck|aus deinem Deck|in dein Deck]</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>Victory: {list}</source>
        <translation>Sieg: {list}</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>Die Partie endet unentschieden.</translation>
    </message>
    <message>
        <source>press Enter when only you can see the screen.</source>
        <translation>Eingabetaste drücken, wenn nur du den Bildschirm siehst.</translation>
    </message>
    <message>
        <source>Type the number of an answer, or the answer as the protocol writes it (“{example}”). The first letters will do if no other answer begins with them.</source>
        <translation>Gib die Nummer einer Antwort ein oder die Antwort, wie das Protokoll sie schreibt („{example}“). Die ersten Buchstaben genügen, wenn keine andere Antwort so beginnt. Die Befehle sind englische Wörter.</translation>
    </message>
    <message>
        <source>why an action is not allowed</source>
        <translation>warum eine Aktion nicht erlaubt ist</translation>
    </message>
    <message>
        <source>what the computer would do</source>
        <translation>was der Computer täte</translation>
    </message>
    <message>
        <source>battlefield, hand, and answers again</source>
        <translation>Schlachtfeld, Hand und Antworten noch einmal</translation>
    </message>
    <message>
        <source>what has happened so far</source>
        <translation>was bisher geschah</translation>
    </message>
    <message>
        <source>the full text of a card (type “text” when “card” is an answer)</source>
        <translation>der vollständige Text einer Karte („text“, wenn „card“ eine Antwort ist)</translation>
    </message>
    <message>
        <source>the cards in a discard pile</source>
        <translation>die Karten in einem Ablagestapel</translation>
    </message>
    <message>
        <source>the character card of a player and what is beside it</source>
        <translation>die Charakterkarte eines Spielers und was daneben liegt</translation>
    </message>
    <message>
        <source>undo your last decision</source>
        <translation>deine letzte Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>give the game up</source>
        <translation>die Partie aufgeben</translation>
    </message>
    <message>
        <source>save the game to a file</source>
        <translation>die Partie in einer Datei speichern</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>diese Liste</translation>
    </message>
    <message>
        <source>quit the game (so does the end of the input)</source>
        <translation>die Partie verlassen (ebenso das Ende der Eingabe)</translation>
    </message>
    <message>
        <source>ACTION</source>
        <translation>AKTION</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>SEAT</source>
        <translation>SPIELER</translation>
    </message>
    <message>
        <source>choose a number from 1 to {n}</source>
        <translation>wähle eine Nummer von 1 bis {n}</translation>
    </message>
    <message>
        <source>the seats are numbered from 1 to {n}</source>
        <translation>die Spieler haben die Nummern 1 bis {n}</translation>
    </message>
    <message>
        <source>which one?</source>
        <translation>welche?</translation>
    </message>
    <message>
        <source>“{text}” is not an action (type “help” for a list of commands)</source>
        <translation>„{text}“ ist keine Aktion („help“ zeigt alle Befehle)</translation>
    </message>
    <message>
        <source>no deck in this game has a card called “{text}”</source>
        <translation>kein Deck in dieser Partie hat eine Karte namens „{text}“</translation>
    </message>
    <message>
        <source>save needs a file name</source>
        <translation>„save“ braucht einen Dateinamen</translation>
    </message>
    <message>
        <source>saved: {file}</source>
        <translation>gespeichert: {file}</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>es gibt nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>hand {n}</source>
        <translation>Hand {n}</translation>
    </message>
    <message>
        <source>deck {n}</source>
        <translation>Deck {n}</translation>
    </message>
    <message>
        <source>discard pile {n}</source>
        <translation>Ablagestapel {n}</translation>
    </message>
    <message>
        <source>{name}, discard pile ({n}):</source>
        <translation>{name}, Ablagestapel ({n}):</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>noch nicht platziert</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>besiegt</translation>
    </message>
    <message>
        <source>{label}:</source>
        <translation>{label}:</translation>
    </message>
    <message>
        <source>{battlefield}, seed {seed}. Type “help” for a list of commands.</source>
        <translation>{battlefield}, Startwert {seed}. „help“ zeigt alle Befehle.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>&lt;m&gt;your opponent</source>
        <translation>&lt;m&gt;[dein|deinen|deinem|deines] Gegner[|||s]</translation>
    </message>
    <message>
        <source>&lt;m&gt;an opponent of your choice</source>
        <translation>&lt;m&gt;[ein|einen|einem|eines] Gegner[|||s] deiner Wahl</translation>
    </message>
    <message>
        <source>&lt;m&gt;that player</source>
        <translation>&lt;m&gt;[dieser|diesen|diesem|dieses] Spieler[|||s]</translation>
    </message>
    <message>
        <source>&lt;m&gt;you</source>
        <translation>&lt;m&gt;[du|dich|dir|deiner]</translation>
    </message>
    <message>
        <source>&lt;n&gt;your hand</source>
        <translation>&lt;f&gt;[deine|deine|deiner|deiner] Hand</translation>
    </message>
    <message>
        <source>&lt;n&gt;the hand of {who}</source>
        <translation>&lt;f&gt;[die|die|der|der] Hand {who:gen}</translation>
    </message>
    <message>
        <source>&lt;n&gt;{who:poss} hand</source>
        <translation>&lt;f&gt;[die|die|der|der] Hand {who:gen}</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>Die Partie endet unentschieden.</translation>
    </message>
    <message>
        <source>Choose an action: maneuver, scheme, or attack ({n} left).</source>
        <translation>Wähle eine Aktion: Manöver, Planung oder Angriff (noch {n}).</translation>
    </message>
    <message>
        <source>You may move each of your fighters once, in any order.</source>
        <translation>Du darfst jeden deiner Kämpfer einmal bewegen, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>Choose a move.</source>
        <translation>Wähle, wohin du einen Kämpfer bewegst.</translation>
    </message>
    <message>
        <source>{attacker} {attacker?attacks/attack} {defender}. Choose a card to defend with, or none.</source>
        <translation>{attacker} {attacker?greift/greifen} {defender:acc} an. Wähle eine Karte zur Verteidigung oder keine.</translation>
    </message>
    <message>
        <source>You have more than {n} cards in hand: choose a card to discard.</source>
        <translation>Du hast mehr als {n}&#xa0;Karten auf der Hand: Wähle eine Karte, die du abwirfst.</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Wähle eine Karte, die du abwirfst.</translation>
    </message>
    <message>
        <source>Choose a fighter.</source>
        <translation>Wähle einen Kämpfer.</translation>
    </message>
    <message>
        <source>Choose a space.</source>
        <translation>Wähle ein Feld.</translation>
    </message>
    <message>
        <source>Do you want to use this effect?</source>
        <translation>Möchtest du diesen Effekt nutzen?</translation>
    </message>
    <message>
        <source>Do you want to {what}?</source>
        <translation>Möchtest du {what}?</translation>
    </message>
    <message>
        <source>You may discard a card to boost your move.</source>
        <translation>Du darfst eine Karte abwerfen, um deine Bewegung mit Boost zu verstärken.</translation>
    </message>
    <message>
        <source>You may play a card face down to boost your attack.</source>
        <translation>Du darfst eine weitere Karte verdeckt auslegen, um deinen Angriff mit Boost zu verstärken.</translation>
    </message>
    <message>
        <source>You may boost this card by discarding another one.</source>
        <translation>Du darfst diese Karte mit Boost verstärken, indem du eine andere abwirfst.</translation>
    </message>
    <message>
        <source>Place your fighters on the battlefield.</source>
        <translation>Platziere deine Kämpfer auf dem Schlachtfeld.</translation>
    </message>
    <message>
        <source>Choose a space for the returning fighter.</source>
        <translation>Wähle ein Feld für den Kämpfer, der zurückkehrt.</translation>
    </message>
    <message>
        <source>Choose a space to place the fighter in.</source>
        <translation>Wähle ein Feld, auf dem der Kämpfer platziert wird.</translation>
    </message>
    <message>
        <source>Choose the cards to take, then the order of the others: the first goes on top.</source>
        <translation>Wähle die Karten, die du nimmst, dann die Reihenfolge der anderen: Die erste kommt ganz nach oben.</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Wähle eine Karte.</translation>
    </message>
    <message>
        <source>How many cards do you draw?</source>
        <translation>Wie viele Karten ziehst du?</translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <translation>Wähle einen Gegner.</translation>
    </message>
    <message>
        <source>Choose a spell.</source>
        <translation>Wähle einen Zauberspruch.</translation>
    </message>
    <message>
        <source>Choose an option.</source>
        <translation>Wähle eine Möglichkeit.</translation>
    </message>
    <message>
        <source>{card}: {effect} {text}</source>
        <translation>{card}: {effect} {text}</translation>
    </message>
    <message>
        <source>{card}: {text}</source>
        <translation>{card}: {text}</translation>
    </message>
    <message>
        <source>{card}: {text} ({effect})</source>
        <translation>{card}: {text} ({effect})</translation>
    </message>
    <message>
        <source>{who}: “{text}”</source>
        <translation>{who}: „{text}“</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing an action.</source>
        <translation>{who} {who?wählt/wählen} eine Aktion.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} deciding whether to boost.</source>
        <translation>{who} {who?entscheidet/entscheiden}, ob {who?er/sie/es/sie} einen Boost {who?einsetzt/einsetzen}.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} moving {who?his/her/its/their} fighters.</source>
        <translation>{who} {who?bewegt/bewegen} {who?seine/ihre/seine/ihre} Kämpfer.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a move.</source>
        <translation>{who} {who?bewegt/bewegen} einen Kämpfer.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} placing {who?his/her/its/their} fighters.</source>
        <translation>{who} {who?platziert/platzieren} {who?seine/ihre/seine/ihre} Kämpfer.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} placing a fighter.</source>
        <translation>{who} {who?platziert/platzieren} einen Kämpfer.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a defense.</source>
        <translation>{who} {who?wählt/wählen} eine Verteidigung.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a card to discard.</source>
        <translation>{who} {who?wählt/wählen} eine Karte zum Abwerfen.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a card.</source>
        <translation>{who} {who?wählt/wählen} eine Karte.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a fighter.</source>
        <translation>{who} {who?wählt/wählen} einen Kämpfer.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a space.</source>
        <translation>{who} {who?wählt/wählen} ein Feld.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing an option.</source>
        <translation>{who} {who?wählt/wählen} eine Möglichkeit.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} deciding whether to use this effect.</source>
        <translation>{who} {who?entscheidet/entscheiden}, ob {who?er/sie/es/sie} diesen Effekt {who?nutzt/nutzen}.</translation>
    </message>
    <message>
        <source>Choose any number of cards, one at a time.</source>
        <translation>Wähle beliebig viele Karten, eine nach der anderen.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} deciding whether to use an ability.</source>
        <translation>{who} {who?entscheidet/entscheiden}, ob {who?er/sie/es/sie} eine Fähigkeit {who?nutzt/nutzen}.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>This is allowed.</source>
        <translation>Das ist erlaubt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>You have to make another decision first.</source>
        <translation>Du musst zuerst eine andere Entscheidung treffen.</translation>
    </message>
    <message>
        <source>You can act only with your own fighters.</source>
        <translation>Du kannst nur mit deinen eigenen Kämpfern handeln.</translation>
    </message>
    <message>
        <source>A defeated fighter cannot act.</source>
        <translation>Ein besiegter Kämpfer kann nicht handeln.</translation>
    </message>
    <message>
        <source>You do not have this card in your hand.</source>
        <translation>Du hast diese Karte nicht auf der Hand.</translation>
    </message>
    <message>
        <source>Only a scheme card can be played as a scheme.</source>
        <translation>Nur eine Planungskarte kann als Planung gespielt werden.</translation>
    </message>
    <message>
        <source>Only attack and versatile cards can be used to attack.</source>
        <translation>Nur mit Angriffskarten und vielseitigen Karten kann man angreifen.</translation>
    </message>
    <message>
        <source>Only defense and versatile cards can be used to defend.</source>
        <translation>Nur mit Verteidigungskarten und vielseitigen Karten kann man sich verteidigen.</translation>
    </message>
    <message>
        <source>This fighter may not play this card.</source>
        <translation>Dieser Kämpfer darf diese Karte nicht spielen.</translation>
    </message>
    <message>
        <source>A card without a boost cannot be used to boost.</source>
        <translation>Mit einer Karte ohne Boost kann man nichts verstärken.</translation>
    </message>
    <message>
        <source>A defeated fighter cannot be attacked.</source>
        <translation>Ein besiegter Kämpfer kann nicht angegriffen werden.</translation>
    </message>
    <message>
        <source>Only opposing fighters can be attacked.</source>
        <translation>Nur gegnerische Kämpfer können angegriffen werden.</translation>
    </message>
    <message>
        <source>The target is neither adjacent nor, for a ranged fighter, in a shared zone.</source>
        <translation>Das Ziel ist weder benachbart noch, bei einem Fernkämpfer, in einer gemeinsamen Zone.</translation>
    </message>
    <message>
        <source>This fighter cannot leave its space this turn.</source>
        <translation>Dieser Kämpfer darf sein Feld in diesem Zug nicht verlassen.</translation>
    </message>
    <message>
        <source>Each fighter may move only once.</source>
        <translation>Jeder Kämpfer darf sich nur einmal bewegen.</translation>
    </message>
    <message>
        <source>This space is occupied.</source>
        <translation>Dieses Feld ist besetzt.</translation>
    </message>
    <message>
        <source>This space is out of reach: too far, or opposing fighters are in the way.</source>
        <translation>Dieses Feld ist außer Reichweite: zu weit, oder gegnerische Kämpfer stehen im Weg.</translation>
    </message>
    <message>
        <source>You cannot choose this space.</source>
        <translation>Dieses Feld kannst du nicht wählen.</translation>
    </message>
    <message>
        <source>You cannot choose this now.</source>
        <translation>Das kannst du jetzt nicht wählen.</translation>
    </message>
    <message>
        <source>The line to this space is one-way: a move goes along its arrow only.</source>
        <translation>Die Linie zu diesem Feld ist eine Einbahn: Eine Bewegung folgt nur ihrem Pfeil.</translation>
    </message>
    <message>
        <source>The ends of a passage are not adjacent: fighters move through it, but do not attack through it.</source>
        <translation>Die Enden eines Durchgangs sind nicht benachbart: Man bewegt sich hindurch, greift aber nicht hindurch an.</translation>
    </message>
</context>
<context>
    <name>spaces</name>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in {whom?his/her/its/their} zone</source>
        <translation>&lt;n&gt;[ein|ein|einem|eines] {?any:beliebige[s|s|n|n] }{?empty:freie[s|s|n|n] }{?other:andere[s|s|n|n] }Feld[|||s] in {whom?seiner/ihrer/seiner/ihrer} Zone</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in {whom:poss} zone</source>
        <translation>&lt;n&gt;[ein|ein|einem|eines] {?any:beliebige[s|s|n|n] }{?empty:freie[s|s|n|n] }{?other:andere[s|s|n|n] }Feld[|||s] in {whom:of der Zone}</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in the same zone as {whom}</source>
        <translation>&lt;n&gt;[ein|ein|einem|eines] {?any:beliebige[s|s|n|n] }{?empty:freie[s|s|n|n] }{?other:andere[s|s|n|n] }Feld[|||s] in {whom:of der Zone}</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space adjacent to {whom}</source>
        <translation>&lt;n&gt;[ein|ein|einem|eines] {?any:beliebige[s|s|n|n] }{?empty:freie[s|s|n|n] }{?other:andere[s|s|n|n] }zu {whom:dat} benachbarte[s|s|n|n] Feld[|||s]</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in a zone that contains {none}</source>
        <translation>&lt;n&gt;[ein|ein|einem|eines] {?any:beliebige[s|s|n|n] }{?empty:freie[s|s|n|n] }{?other:andere[s|s|n|n] }Feld[|||s] in einer Zone, in der sich {none} befindet,</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in a zone without {whom}</source>
        <translation>&lt;n&gt;[ein|ein|einem|eines] {?any:beliebige[s|s|n|n] }{?empty:freie[s|s|n|n] }{?other:andere[s|s|n|n] }Feld[|||s] in einer Zone ohne {whom:acc}</translation>
    </message>
    <message>
        <source>&lt;n&gt;a {?other:different }{?empty:free }space adjacent to it</source>
        <translation>&lt;n&gt;[ein|ein|einem|eines] {?empty:freie[s|s|n|n] }{?other:andere[s|s|n|n] }dazu benachbarte[s|s|n|n] Feld[|||s]</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space adjacent to the chosen space</source>
        <translation>&lt;n&gt;[ein|ein|einem|eines] {?any:beliebige[s|s|n|n] }{?empty:freie[s|s|n|n] }{?other:andere[s|s|n|n] }zum gewählten Feld benachbarte[s|s|n|n] Feld[|||s]</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space</source>
        <translation>&lt;n&gt;[ein|ein|einem|eines] {?any:beliebige[s|s|n|n] }{?empty:freie[s|s|n|n] }{?other:andere[s|s|n|n] }Feld[|||s]</translation>
    </message>
</context>
<context>
    <name>units</name>
    <message>
        <source>{n} {n?card/cards}</source>
        <translation>{n} {n?Karte/Karten}</translation>
    </message>
    <message>
        <source>{n} more {n?card/cards}</source>
        <translation>{n} {n?weitere Karte/weitere Karten}</translation>
    </message>
    <message>
        <source>{n} random {n?card/cards}</source>
        <translation>{n} {n?zufällige Karte/zufällige Karten}</translation>
    </message>
    <message>
        <source>{n} additional {n?card/cards}</source>
        <translation>{n} {n?zusätzliche Karte/zusätzliche Karten}</translation>
    </message>
    <message>
        <source>that many cards</source>
        <translation>ebenso viele Karten</translation>
    </message>
    <message>
        <source>{n} damage</source>
        <translation>{n} Schaden</translation>
    </message>
    <message>
        <source>{n} health</source>
        <translation>{n} {n?Lebenspunkt/Lebenspunkte}</translation>
    </message>
    <message>
        <source>{n} {n?space/spaces}</source>
        <translation>{n} {n?Feld/Felder}</translation>
    </message>
    <message>
        <source>{n} {n?action/actions}</source>
        <translation>{n} {n?zusätzliche Aktion/zusätzliche Aktionen}</translation>
    </message>
</context>
<context>
    <name>faces</name>
    <message>
        <source>Boost</source>
        <translation>Boost</translation>
    </message>
    <message>
        <source>Any fighter</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>health</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Zauberspruch</translation>
    </message>
    <message>
        <source>{n} health</source>
        <translation>{n} {n?Lebenspunkt/Lebenspunkte}</translation>
    </message>
</context>
<context>
    <name>told</name>
    <message>
        <source>{who} {who?does/do} not boost.</source>
        <translation>{who} {who?setzt/setzen} keinen Boost ein.</translation>
    </message>
    <message>
        <source>{who} {who?plays/play} no defense card.</source>
        <translation>{who} {who?spielt/spielen} keine Verteidigungskarte.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?stays/stay} in place.</source>
        <translation>{fighter} {fighter?bleibt/bleiben} stehen.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} placed.</source>
        <translation>{fighter} {fighter?wird/werden} platziert.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} {fighter}.</source>
        <translation>{who} {who?wählt/wählen} {fighter:acc}.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} nobody.</source>
        <translation>{who} {who?wählt/wählen} niemanden.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} a space.</source>
        <translation>{who} {who?wählt/wählen} ein Feld.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose}: {option}</source>
        <translation>{who} {who?wählt/wählen}: {option}</translation>
    </message>
    <message>
        <source>{who} {who?is/are} done.</source>
        <translation>{who} {who?ist/sind} fertig.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} a card.</source>
        <translation>{who} {who?wählt/wählen} eine Karte.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} {card}.</source>
        <translation>{who} {who?wählt/wählen} {card}.</translation>
    </message>
    <message>
        <source>{who} {who?agrees/agree}.</source>
        <translation>{who} {who?stimmt/stimmen} zu.</translation>
    </message>
    <message>
        <source>{who} {who?declines/decline}.</source>
        <translation>{who} {who?verzichtet/verzichten}.</translation>
    </message>
    <message>
        <source>{who} {who?agrees/agree} ({card}).</source>
        <translation>{who} {who?stimmt/stimmen} zu ({card}).</translation>
    </message>
    <message>
        <source>{who} {who?declines/decline} ({card}).</source>
        <translation>{who} {who?verzichtet/verzichten} ({card}).</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>best</source>
        <translation>optimal</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>In turn {turn}, {card} takes {n} health from {fighter}.</source>
        <translation>In Zug {turn} {fighter?verliert/verlieren} {fighter} durch {card} {n} {n?Lebenspunkt/Lebenspunkte}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?takes/take} {n} health from {fighter}.</source>
        <translation>In Zug {turn} {who?nimmt/nehmen} {who} {fighter:dat} {n} {n?Lebenspunkt/Lebenspunkte}.</translation>
    </message>
    <message>
        <source>From turn {turn} on, {who} {who?has/have} no cards left to draw, which costs {n} health.</source>
        <translation>Ab Zug {turn} {who?hat/haben} {who} keine Karten mehr zum Ziehen; das kostet {n} {n?Lebenspunkt/Lebenspunkte}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {fighter} {fighter?falls/fall}.</source>
        <translation>In Zug {turn} {fighter?fällt/fallen} {fighter}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?concedes/concede}.</source>
        <translation>In Zug {turn} {who?gibt/geben} {who} auf.</translation>
    </message>
    <message>
        <source>In turn {turn}, {fighter} {fighter?falls/fall}, and the game is over.</source>
        <translation>In Zug {turn} {fighter?fällt/fallen} {fighter}, und die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>In the end nothing changes any more, and the game is drawn.</source>
        <translation>Am Ende ändert sich nichts mehr, und die Partie ist unentschieden.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?attacks/attack} {other} with {card}, which costs {n} points.</source>
        <translation>In Zug {turn} {who?greift/greifen} {who} {other:acc} mit {card} an; das kostet {n} {n?Punkt/Punkte}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?plays/play} {card} at the wrong moment, which costs {n} points.</source>
        <translation>In Zug {turn} {who?spielt/spielen} {who} {card} im falschen Moment; das kostet {n} {n?Punkt/Punkte}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?maneuvers/maneuver} instead of doing something better, which costs {n} points.</source>
        <translation>In Zug {turn} {who?manövriert/manövrieren} {who}, statt etwas Besseres zu tun; das kostet {n} {n?Punkt/Punkte}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {fighter} {fighter?goes/go} to the wrong place, which costs {n} points.</source>
        <translation>In Zug {turn} {fighter?geht/gehen} {fighter} an den falschen Ort; das kostet {n} {n?Punkt/Punkte}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?defends/defend} with {card}, which costs {n} points.</source>
        <translation>In Zug {turn} {who?verteidigt/verteidigen} {who} sich mit {card}; das kostet {n} {n?Punkt/Punkte}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?plays/play} no defense card, which costs {n} points.</source>
        <translation>In Zug {turn} {who?spielt/spielen} {who} keine Verteidigungskarte; das kostet {n} {n?Punkt/Punkte}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?boosts/boost} with {card}, which costs {n} points.</source>
        <translation>In Zug {turn} {who?setzt/setzen} {who} {card} als Boost ein; das kostet {n} {n?Punkt/Punkte}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?does/do} not boost, which costs {n} points.</source>
        <translation>In Zug {turn} {who?setzt/setzen} {who} keinen Boost ein; das kostet {n} {n?Punkt/Punkte}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?chooses/choose} {card}, which costs {n} points.</source>
        <translation>In Zug {turn} {who?wählt/wählen} {who} {card}; das kostet {n} {n?Punkt/Punkte}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?makes/make} a choice that costs {n} points.</source>
        <translation>In Zug {turn} {who?trifft/treffen} {who} eine Wahl, die {n} {n?Punkt/Punkte} kostet.</translation>
    </message>
    <message>
        <source>{title}: stay in place</source>
        <translation>{title}: stehen bleiben</translation>
    </message>
    <message>
        <source>{title}: go to {zones?zone/zones} {letters}</source>
        <translation>{title}: nach {zones?Zone/Zonen} {letters} gehen</translation>
    </message>
    <message>
        <source>A space in {zones?zone/zones} {letters}</source>
        <translation>Ein Feld in {zones?Zone/Zonen} {letters}</translation>
    </message>
    <message>
        <source>Move nobody else</source>
        <translation>Niemanden mehr bewegen</translation>
    </message>
    <message>
        <source>As played: {text}</source>
        <translation>Wie gespielt: {text}</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?stops/stop} too early, which costs {n} points.</source>
        <translation>In Zug {turn} {who?hört/hören} {who} zu früh auf; das kostet {n} {n?Punkt/Punkte}.</translation>
    </message>
</context>
</TS>
