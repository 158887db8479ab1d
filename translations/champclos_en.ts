<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>abilities</name>
    <message>
        <source>when your fighters are placed at the start of the game, {then}</source>
        <translation>when your fighters are placed at the start of the game, {then}</translation>
    </message>
    <message>
        <source>when your fighters are placed at the start of the game, if {condition}, {then}</source>
        <translation>when your fighters are placed at the start of the game, if {condition}, {then}</translation>
    </message>
    <message>
        <source>at the start of your turn, {then}</source>
        <translation>at the start of your turn, {then}</translation>
    </message>
    <message>
        <source>at the start of your turn, if {condition}, {then}</source>
        <translation>at the start of your turn, if {condition}, {then}</translation>
    </message>
    <message>
        <source>at the end of your turn, {then}</source>
        <translation>at the end of your turn, {then}</translation>
    </message>
    <message>
        <source>at the end of your turn, if {condition}, {then}</source>
        <translation>at the end of your turn, if {condition}, {then}</translation>
    </message>
    <message>
        <source>when you maneuver, before moving your fighters, {then}</source>
        <translation>when you maneuver, before moving your fighters, {then}</translation>
    </message>
    <message>
        <source>when you maneuver, before moving your fighters, if {condition}, {then}</source>
        <translation>when you maneuver, before moving your fighters, if {condition}, {then}</translation>
    </message>
    <message>
        <source>when you attack, {then}</source>
        <translation>when you attack, {then}</translation>
    </message>
    <message>
        <source>when you attack, if {condition}, {then}</source>
        <translation>when you attack, if {condition}, {then}</translation>
    </message>
    <message>
        <source>when {who} {who?attacks/attack}, {then}</source>
        <translation>when {who} {who?attacks/attack}, {then}</translation>
    </message>
    <message>
        <source>when one of your fighters is attacked, before you choose a card, {then}</source>
        <translation>when one of your fighters is attacked, before you choose a card, {then}</translation>
    </message>
    <message>
        <source>when one of your fighters is attacked, before you choose a card, if {condition}, {then}</source>
        <translation>when one of your fighters is attacked, before you choose a card, if {condition}, {then}</translation>
    </message>
    <message>
        <source>after each of your combats, {then}</source>
        <translation>after each of your combats, {then}</translation>
    </message>
    <message>
        <source>after each of your combats, if {condition}, {then}</source>
        <translation>after each of your combats, if {condition}, {then}</translation>
    </message>
    <message>
        <source>after you attack, {then}</source>
        <translation>after you attack, {then}</translation>
    </message>
    <message>
        <source>after you attack, if {condition}, {then}</source>
        <translation>after you attack, if {condition}, {then}</translation>
    </message>
    <message>
        <source>after {who} {who?attacks/attack}, {then}</source>
        <translation>after {who} {who?attacks/attack}, {then}</translation>
    </message>
    <message>
        <source>after you play a scheme, {then}</source>
        <translation>after you play a scheme, {then}</translation>
    </message>
    <message>
        <source>after you play a scheme, if {condition}, {then}</source>
        <translation>after you play a scheme, if {condition}, {then}</translation>
    </message>
    <message>
        <source>add {amount} to the value of your attacks{per}</source>
        <translation>add {amount} to the value of your attacks{per}</translation>
    </message>
    <message>
        <source>add {amount} to the value of {who:poss} attacks{per}</source>
        <translation>add {amount} to the value of {who:poss} attacks{per}</translation>
    </message>
    <message>
        <source>add {amount} to the value of {who?his/her/its/their} attacks{per}</source>
        <translation>add {amount} to the value of {who?his/her/its/their} attacks{per}</translation>
    </message>
    <message>
        <source>add {amount} to the value of your defenses{per}</source>
        <translation>add {amount} to the value of your defenses{per}</translation>
    </message>
    <message>
        <source>add {amount} to the value of {who:poss} defenses{per}</source>
        <translation>add {amount} to the value of {who:poss} defenses{per}</translation>
    </message>
    <message>
        <source>add {amount} to the value of {who?his/her/its/their} defenses{per}</source>
        <translation>add {amount} to the value of {who?his/her/its/their} defenses{per}</translation>
    </message>
    <message>
        <source>when you maneuver, add {amount} to your move value{per}</source>
        <translation>when you maneuver, add {amount} to your move value{per}</translation>
    </message>
    <message>
        <source>when you maneuver, add {amount} to {who:poss} move value{per}</source>
        <translation>when you maneuver, add {amount} to {who:poss} move value{per}</translation>
    </message>
    <message>
        <source>when you maneuver, add {amount} to {who?his/her/its/their} move value{per}</source>
        <translation>when you maneuver, add {amount} to {who?his/her/its/their} move value{per}</translation>
    </message>
    <message>
        <source>draw {cards}{per} each time you maneuver</source>
        <translation>draw {cards}{per} each time you maneuver</translation>
    </message>
    <message>
        <source>[your fighters may|your fighters may] move through opposing fighters</source>
        <translation>[your fighters may|your fighters may] move through opposing fighters</translation>
    </message>
    <message>
        <source>[{who} may|{who} may] move through opposing fighters</source>
        <translation>[{who} may|{who} may] move through opposing fighters</translation>
    </message>
    <message>
        <source>{who?he/she/it/they} may move through opposing fighters</source>
        <translation>{who?he/she/it/they} may move through opposing fighters</translation>
    </message>
    <message>
        <source>[your fighters take|your fighters take] no damage other than combat damage</source>
        <translation>[your fighters take|your fighters take] no damage other than combat damage</translation>
    </message>
    <message>
        <source>[{who} {who?takes/take}|{who} {who?takes/take}] no damage other than combat damage</source>
        <translation>[{who} {who?takes/take}|{who} {who?takes/take}] no damage other than combat damage</translation>
    </message>
    <message>
        <source>{who?he takes/she takes/it takes/they take} no damage other than combat damage</source>
        <translation>{who?he takes/she takes/it takes/they take} no damage other than combat damage</translation>
    </message>
    <message>
        <source>while {condition}, {then}</source>
        <translation>while {condition}, {then}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Maneuver</source>
        <translation>Maneuver</translation>
    </message>
    <message>
        <source>{title}: play {card}</source>
        <translation>{title}: play {card}</translation>
    </message>
    <message>
        <source>{title}: attack {target} with {card}</source>
        <translation>{title}: attack {target} with {card}</translation>
    </message>
    <message>
        <source>Boost with {card}</source>
        <translation>Boost with {card}</translation>
    </message>
    <message>
        <source>No boost</source>
        <translation>No boost</translation>
    </message>
    <message>
        <source>Move {fighter} to {space}</source>
        <translation>Move {fighter} to {space}</translation>
    </message>
    <message>
        <source>Place {fighter} in {space}</source>
        <translation>Place {fighter} in {space}</translation>
    </message>
    <message>
        <source>Defend with {card}</source>
        <translation>Defend with {card}</translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>No defense card</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Discard {card}</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>Discard nothing</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>No card</translation>
    </message>
    <message>
        <source>No fighter</source>
        <translation>No fighter</translation>
    </message>
    <message>
        <source>{space}</source>
        <translation>{space}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>{who}: concede</source>
        <translation>{who}: concede</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Yes</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Move {fighter} to the marked space.</source>
        <translation>Move {fighter} to the marked space.</translation>
    </message>
    <message>
        <source>Place {fighter} in the marked space.</source>
        <translation>Place {fighter} in the marked space.</translation>
    </message>
    <message>
        <source>Choose the marked space.</source>
        <translation>Choose the marked space.</translation>
    </message>
    <message>
        <source>Choose {card}.</source>
        <translation>Choose {card}.</translation>
    </message>
    <message>
        <source>Choose {fighter}.</source>
        <translation>Choose {fighter}.</translation>
    </message>
</context>
<context>
    <name>amounts</name>
    <message>
        <source> for each {?other:other }{?tagged:{tag} }{?named:{card} }card {in}</source>
        <translation> for each {?other:other }{?tagged:{tag} }{?named:{card} }card {in}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of {?other:other }{?tagged:{tag} }{?named:{card} }cards {in}</source>
        <translation>&lt;n&gt;the number of {?other:other }{?tagged:{tag} }{?named:{card} }cards {in}</translation>
    </message>
    <message>
        <source> for each point of combat damage dealt</source>
        <translation> for each point of combat damage dealt</translation>
    </message>
    <message>
        <source> for each point of combat damage taken</source>
        <translation> for each point of combat damage taken</translation>
    </message>
    <message>
        <source>&lt;n&gt;the combat damage dealt</source>
        <translation>&lt;n&gt;the combat damage dealt</translation>
    </message>
    <message>
        <source>&lt;n&gt;the combat damage taken</source>
        <translation>&lt;n&gt;the combat damage taken</translation>
    </message>
    <message>
        <source> for each point of boost on {card}</source>
        <translation> for each point of boost on {card}</translation>
    </message>
    <message>
        <source> for each point of its boost</source>
        <translation> for each point of its boost</translation>
    </message>
    <message>
        <source>&lt;n&gt;its boost</source>
        <translation>&lt;n&gt;its boost</translation>
    </message>
    <message>
        <source>&lt;n&gt;the boost of {card}</source>
        <translation>&lt;n&gt;the boost of {card}</translation>
    </message>
    <message>
        <source> for each of those cards</source>
        <translation> for each of those cards</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of those cards</source>
        <translation>&lt;n&gt;the number of those cards</translation>
    </message>
    <message>
        <source> for each different ingredient in your {pile}</source>
        <translation> for each different ingredient in your {pile}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of different ingredients in your {pile}</source>
        <translation>&lt;n&gt;the number of different ingredients in your {pile}</translation>
    </message>
    <message>
        <source> for each different zone {who} {who?is/are} in</source>
        <translation> for each different zone {who} {who?is/are} in</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of different zones {who} {who?is/are} in</source>
        <translation>&lt;n&gt;the number of different zones {who} {who?is/are} in</translation>
    </message>
    <message>
        <source> for {each}</source>
        <translation> for {each}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of {who}</source>
        <translation>&lt;n&gt;the number of {who}</translation>
    </message>
    <message>
        <source> if {who} {who?is/are} not defeated</source>
        <translation> if {who} {who?is/are} not defeated</translation>
    </message>
    <message>
        <source>&lt;n&gt;1 if {who} {who?is/are} not defeated, 0 otherwise</source>
        <translation>&lt;n&gt;1 if {who} {who?is/are} not defeated, 0 otherwise</translation>
    </message>
    <message>
        <source> for each of your discarded {noun:pl}</source>
        <translation> for each of your discarded {noun:pl}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of your discarded {noun:pl}</source>
        <translation>&lt;n&gt;the number of your discarded {noun:pl}</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>&lt;n&gt;the discarded card</source>
        <translation>&lt;n&gt;the discarded card</translation>
    </message>
    <message>
        <source>&lt;n&gt;the revealed card</source>
        <translation>&lt;n&gt;the revealed card</translation>
    </message>
    <message>
        <source>&lt;n&gt;the chosen card</source>
        <translation>&lt;n&gt;the chosen card</translation>
    </message>
    <message>
        <source>&lt;n&gt;the card you looked at</source>
        <translation>&lt;n&gt;the card you looked at</translation>
    </message>
    <message>
        <source>&lt;n&gt;that card</source>
        <translation>&lt;n&gt;that card</translation>
    </message>
    <message>
        <source>&lt;n&gt;it</source>
        <translation>&lt;n&gt;it</translation>
    </message>
    <message>
        <source>&lt;n&gt;your opponent’s card</source>
        <translation>&lt;n&gt;your opponent’s card</translation>
    </message>
    <message>
        <source>&lt;n&gt;1 card {from}</source>
        <translation>&lt;n&gt;1 card {from}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the first card {in}</source>
        <translation>&lt;n&gt;the first card {in}</translation>
    </message>
    <message>
        <source>&lt;p&gt;any number of cards {from}</source>
        <translation>&lt;p&gt;any number of cards {from}</translation>
    </message>
    <message>
        <source>&lt;p&gt;up to {n} {n?card/cards} {from}</source>
        <translation>&lt;p&gt;up to {n} {n?card/cards} {from}</translation>
    </message>
    <message>
        <source>&lt;p&gt;all {tag} cards {from}</source>
        <translation>&lt;p&gt;all {tag} cards {from}</translation>
    </message>
    <message>
        <source>&lt;p&gt;all cards {from}</source>
        <translation>&lt;p&gt;all cards {from}</translation>
    </message>
    <message>
        <source>&lt;n&gt;this card</source>
        <translation>&lt;n&gt;this card</translation>
    </message>
    <message>
        <source>&lt;n&gt;the card</source>
        <translation>&lt;n&gt;the card</translation>
    </message>
</context>
<context>
    <name>conditions</name>
    <message>
        <source>you won the combat</source>
        <translation>you won the combat</translation>
    </message>
    <message>
        <source>you lost the combat</source>
        <translation>you lost the combat</translation>
    </message>
    <message>
        <source>{who} {who?is/are} adjacent to {whom}</source>
        <translation>{who} {who?is/are} adjacent to {whom}</translation>
    </message>
    <message>
        <source>{who} began this turn in another space</source>
        <translation>{who} began this turn in another space</translation>
    </message>
    <message>
        <source>{who} {who?is/are} a hero</source>
        <translation>{who} {who?is/are} a hero</translation>
    </message>
    <message>
        <source>{who} {who?is/are} {name}</source>
        <translation>{who} {who?is/are} {name}</translation>
    </message>
    <message>
        <source>your opponent played an attack card</source>
        <translation>your opponent played an attack card</translation>
    </message>
    <message>
        <source>your opponent played a defense card</source>
        <translation>your opponent played a defense card</translation>
    </message>
    <message>
        <source>your opponent played a versatile card</source>
        <translation>your opponent played a versatile card</translation>
    </message>
    <message>
        <source>your opponent played a scheme card</source>
        <translation>your opponent played a scheme card</translation>
    </message>
    <message>
        <source>{who} {who?is/are} not defeated and {who?has/have} {n} health or less</source>
        <translation>{who} {who?is/are} not defeated and {who?has/have} {n} health or less</translation>
    </message>
    <message>
        <source>{who} {who?is/are} not {where}</source>
        <translation>{who} {who?is/are} not {where}</translation>
    </message>
    <message>
        <source>{who} is {where}</source>
        <translation>{who} is {where}</translation>
    </message>
    <message>
        <source>{who} took damage this turn</source>
        <translation>{who} took damage this turn</translation>
    </message>
    <message>
        <source>your {token} is {side}</source>
        <translation>your {token} is {side}</translation>
    </message>
    <message>
        <source>{who} {who?is/are} {side}</source>
        <translation>{who} {who?is/are} {side}</translation>
    </message>
    <message>
        <source>at least one fighter is defeated this way</source>
        <translation>at least one fighter is defeated this way</translation>
    </message>
    <message>
        <source>in {whom:poss} zone</source>
        <translation>in {whom:poss} zone</translation>
    </message>
    <message>
        <source>in the same zone as {whom}</source>
        <translation>in the same zone as {whom}</translation>
    </message>
    <message>
        <source>adjacent to {whom}</source>
        <translation>adjacent to {whom}</translation>
    </message>
    <message>
        <source>on the battlefield</source>
        <translation>on the battlefield</translation>
    </message>
    <message>
        <source>{condition} and {other}</source>
        <translation>{condition} and {other}</translation>
    </message>
    <message>
        <source>you do</source>
        <translation>you do</translation>
    </message>
    <message>
        <source>they do</source>
        <translation>they do</translation>
    </message>
    <message>
        <source>you do not</source>
        <translation>you do not</translation>
    </message>
    <message>
        <source>they do not</source>
        <translation>they do not</translation>
    </message>
    <message>
        <source>{who} {who?is/are}{?not: not} adjacent to {whom}</source>
        <translation>{who} {who?is/are}{?not: not} adjacent to {whom}</translation>
    </message>
    <message>
        <source>{who} {?not:did not begin}{?none:began} this turn in another space</source>
        <translation>{who} {?not:did not begin}{?none:began} this turn in another space</translation>
    </message>
    <message>
        <source>{who} {who?is/are}{?not: not} a hero</source>
        <translation>{who} {who?is/are}{?not: not} a hero</translation>
    </message>
    <message>
        <source>{who} {who?is/are}{?not: not} {name}</source>
        <translation>{who} {who?is/are}{?not: not} {name}</translation>
    </message>
    <message>
        <source>your opponent did not play an attack card</source>
        <translation>your opponent did not play an attack card</translation>
    </message>
    <message>
        <source>your opponent did not play a defense card</source>
        <translation>your opponent did not play a defense card</translation>
    </message>
    <message>
        <source>your opponent did not play a versatile card</source>
        <translation>your opponent did not play a versatile card</translation>
    </message>
    <message>
        <source>your opponent did not play a scheme card</source>
        <translation>your opponent did not play a scheme card</translation>
    </message>
    <message>
        <source>{who} {who?is/are} defeated or {who?has/have} more than {n} health</source>
        <translation>{who} {who?is/are} defeated or {who?has/have} more than {n} health</translation>
    </message>
    <message>
        <source>{who} {who?is/are} {where}</source>
        <translation>{who} {who?is/are} {where}</translation>
    </message>
    <message>
        <source>{who} took {?not:no }damage this turn</source>
        <translation>{who} took {?not:no }damage this turn</translation>
    </message>
    <message>
        <source>no fighter is defeated this way</source>
        <translation>no fighter is defeated this way</translation>
    </message>
</context>
<context>
    <name>diagnostics</name>
    <message>
        <source>; did you mean {0}?</source>
        <translation>; did you mean {0}?</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>warning</translation>
    </message>
    <message>
        <source>{0}: {1} [{2}]</source>
        <translation>{0}: {1} [{2}]</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>there is no such file</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>this is a folder, not a file</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>this is a device or a pipe, not a file</translation>
    </message>
    <message>
        <source>the file cannot be read: {0}</source>
        <translation>the file cannot be read: {0}</translation>
    </message>
    <message>
        <source>the file is larger than {0} bytes</source>
        <translation>the file is larger than {0} bytes</translation>
    </message>
    <message>
        <source>the file cannot be written and was left as it was: {0}</source>
        <translation>the file cannot be written and was left as it was: {0}</translation>
    </message>
    <message>
        <source>this text is empty</source>
        <translation>this text is empty</translation>
    </message>
    <message>
        <source>the text is longer than {0} bytes</source>
        <translation>the text is longer than {0} bytes</translation>
    </message>
    <message>
        <source>this is not UTF-8 (byte {0}): save the file as UTF-8</source>
        <translation>this is not UTF-8 (byte {0}): save the file as UTF-8</translation>
    </message>
    <message>
        <source>the text begins with a byte order mark: save it as UTF-8 without a BOM</source>
        <translation>the text begins with a byte order mark: save it as UTF-8 without a BOM</translation>
    </message>
    <message>
        <source>lists and objects are nested more than {0} levels deep</source>
        <translation>lists and objects are nested more than {0} levels deep</translation>
    </message>
    <message>
        <source>the text ends before what was opened at line {0}, column {1} is closed</source>
        <translation>the text ends before what was opened at line {0}, column {1} is closed</translation>
    </message>
    <message>
        <source>a value is expected here, not {0}</source>
        <translation>a value is expected here, not {0}</translation>
    </message>
    <message>
        <source>a key in double quotes is expected here, not {0}</source>
        <translation>a key in double quotes is expected here, not {0}</translation>
    </message>
    <message>
        <source>&quot;:&quot; is expected after the key, not {0}</source>
        <translation>&quot;:&quot; is expected after the key, not {0}</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;{1}&quot; is expected here, not {0}</source>
        <translation>&quot;,&quot; or &quot;{1}&quot; is expected here, not {0}</translation>
    </message>
    <message>
        <source>there must be no comma after the last entry</source>
        <translation>there must be no comma after the last entry</translation>
    </message>
    <message>
        <source>there is more text after the end: {0}</source>
        <translation>there is more text after the end: {0}</translation>
    </message>
    <message>
        <source>JSON has no comments</source>
        <translation>JSON has no comments</translation>
    </message>
    <message>
        <source>the word {0} is unknown: put text in double quotes</source>
        <translation>the word {0} is unknown: put text in double quotes</translation>
    </message>
    <message>
        <source>{0} is not a valid JSON number</source>
        <translation>{0} is not a valid JSON number</translation>
    </message>
    <message>
        <source>the number {0} is too large or too small</source>
        <translation>the number {0} is too large or too small</translation>
    </message>
    <message>
        <source>{0} is not a JSON escape sequence</source>
        <translation>{0} is not a JSON escape sequence</translation>
    </message>
    <message>
        <source>{0} is half of a surrogate pair</source>
        <translation>{0} is half of a surrogate pair</translation>
    </message>
    <message>
        <source>the control character {0} must be escaped, or the closing quote is missing</source>
        <translation>the control character {0} must be escaped, or the closing quote is missing</translation>
    </message>
    <message>
        <source>the key {0} is used a second time; the first is on line {1}</source>
        <translation>the key {0} is used a second time; the first is on line {1}</translation>
    </message>
    <message>
        <source>the format must be {0}, not {1}</source>
        <translation>the format must be {0}, not {1}</translation>
    </message>
    <message>
        <source>version {0} is unknown: this program reads version {1}</source>
        <translation>version {0} is unknown: this program reads version {1}</translation>
    </message>
    <message>
        <source>a newer Champclos wrote this: it has version {0}, and this program reads up to version {1}</source>
        <translation>a newer Champclos wrote this: it has version {0}, and this program reads up to version {1}</translation>
    </message>
    <message>
        <source>the key {0} is unknown here</source>
        <translation>the key {0} is unknown here</translation>
    </message>
    <message>
        <source>the key {0} is missing</source>
        <translation>the key {0} is missing</translation>
    </message>
    <message>
        <source>this must be of type {0}, not {1}</source>
        <translation>this must be of type {0}, not {1}</translation>
    </message>
    <message>
        <source>this list must have {0} entries, not {1}</source>
        <translation>this list must have {0} entries, not {1}</translation>
    </message>
    <message>
        <source>the id {0} must consist of at most {1} lowercase letters, digits, and single hyphens between them</source>
        <translation>the id {0} must consist of at most {1} lowercase letters, digits, and single hyphens between them</translation>
    </message>
    <message>
        <source>the id {0} is reserved: actions use it where nothing is chosen</source>
        <translation>the id {0} is reserved: actions use it where nothing is chosen</translation>
    </message>
    <message>
        <source>the id {0} is already used by {1}</source>
        <translation>the id {0} is already used by {1}</translation>
    </message>
    <message>
        <source>the text in the language {0} is missing</source>
        <translation>the text in the language {0} is missing</translation>
    </message>
    <message>
        <source>this text has {0} characters; at most {1} are allowed</source>
        <translation>this text has {0} characters; at most {1} are allowed</translation>
    </message>
    <message>
        <source>the text {0} contains a control character</source>
        <translation>the text {0} contains a control character</translation>
    </message>
    <message>
        <source>a file has at most {0} pictures, not {1}</source>
        <translation>a file has at most {0} pictures, not {1}</translation>
    </message>
    <message>
        <source>there is no type of picture {0}: use &quot;png&quot;, &quot;jpeg&quot;, or &quot;svg&quot;</source>
        <translation>there is no type of picture {0}: use &quot;png&quot;, &quot;jpeg&quot;, or &quot;svg&quot;</translation>
    </message>
    <message>
        <source>the data of a picture must be written in base64</source>
        <translation>the data of a picture must be written in base64</translation>
    </message>
    <message>
        <source>this picture has more than {0} KiB; make it smaller</source>
        <translation>this picture has more than {0} KiB; make it smaller</translation>
    </message>
    <message>
        <source>this picture is said to be {0}, but it is {1}</source>
        <translation>this picture is said to be {0}, but it is {1}</translation>
    </message>
    <message>
        <source>this picture is damaged or incomplete: it cannot be read as {0}</source>
        <translation>this picture is damaged or incomplete: it cannot be read as {0}</translation>
    </message>
    <message>
        <source>this picture is {0} by {1} pixels large; allowed are at most {2} on a side and {3} million in all</source>
        <translation>this picture is {0} by {1} pixels large; allowed are at most {2} on a side and {3} million in all</translation>
    </message>
    <message>
        <source>this drawing refers to something outside itself, {0}; a picture must have everything inside</source>
        <translation>this drawing refers to something outside itself, {0}; a picture must have everything inside</translation>
    </message>
    <message>
        <source>this drawing contains {0}, which is not allowed: only shapes, texts, and colors are drawn</source>
        <translation>this drawing contains {0}, which is not allowed: only shapes, texts, and colors are drawn</translation>
    </message>
    <message>
        <source>this picture is too complex: its parts are too many, or they use each other without end</source>
        <translation>this picture is too complex: its parts are too many, or they use each other without end</translation>
    </message>
    <message>
        <source>the visible part of a picture is [left, top, width, height] in shares of its size, such as [0, 0, 1, 0.5]</source>
        <translation>the visible part of a picture is [left, top, width, height] in shares of its size, such as [0, 0, 1, 0.5]</translation>
    </message>
    <message>
        <source>this file has no picture {0}; the drawn style takes its place</source>
        <translation>this file has no picture {0}; the drawn style takes its place</translation>
    </message>
    <message>
        <source>the picture {0} is shown nowhere</source>
        <translation>the picture {0} is shown nowhere</translation>
    </message>
    <message>
        <source>the battlefield must be between {0} and {1} in width and height</source>
        <translation>the battlefield must be between {0} and {1} in width and height</translation>
    </message>
    <message>
        <source>{0} must be the plain name of an .svg, .png, or .jpg file, without a folder</source>
        <translation>{0} must be the plain name of an .svg, .png, or .jpg file, without a folder</translation>
    </message>
    <message>
        <source>the program has no drawing {0} for a battlefield; a plain ground takes its place</source>
        <translation>the program has no drawing {0} for a battlefield; a plain ground takes its place</translation>
    </message>
    <message>
        <source>the color {0} must be written as &quot;#rrggbb&quot;</source>
        <translation>the color {0} must be written as &quot;#rrggbb&quot;</translation>
    </message>
    <message>
        <source>there is no pattern {0}</source>
        <translation>there is no pattern {0}</translation>
    </message>
    <message>
        <source>the letter of a zone must be from A to Z, not {0}</source>
        <translation>the letter of a zone must be from A to Z, not {0}</translation>
    </message>
    <message>
        <source>the letter {0} is already used by the zone {1}</source>
        <translation>the letter {0} is already used by the zone {1}</translation>
    </message>
    <message>
        <source>the zone {0} looks like the zone {1}: choose another color</source>
        <translation>the zone {0} looks like the zone {1}: choose another color</translation>
    </message>
    <message>
        <source>no space is in the zone {0}</source>
        <translation>no space is in the zone {0}</translation>
    </message>
    <message>
        <source>a battlefield has at most {0} zones, not {1}</source>
        <translation>a battlefield has at most {0} zones, not {1}</translation>
    </message>
    <message>
        <source>a battlefield has at most {0} spaces, not {1}</source>
        <translation>a battlefield has at most {0} spaces, not {1}</translation>
    </message>
    <message>
        <source>the space {0} lies outside the battlefield</source>
        <translation>the space {0} lies outside the battlefield</translation>
    </message>
    <message>
        <source>the spaces {0} and {1} are too close together: their centers should be at least {2} apart</source>
        <translation>the spaces {0} and {1} are too close together: their centers should be at least {2} apart</translation>
    </message>
    <message>
        <source>the space {0} is in no zone</source>
        <translation>the space {0} is in no zone</translation>
    </message>
    <message>
        <source>the space {0} is in more than {1} zones</source>
        <translation>the space {0} is in more than {1} zones</translation>
    </message>
    <message>
        <source>the space {0} names the zone {1} twice</source>
        <translation>the space {0} names the zone {1} twice</translation>
    </message>
    <message>
        <source>there is no zone {0}</source>
        <translation>there is no zone {0}</translation>
    </message>
    <message>
        <source>there is no space {0}</source>
        <translation>there is no space {0}</translation>
    </message>
    <message>
        <source>a line joins the space {0} to itself</source>
        <translation>a line joins the space {0} to itself</translation>
    </message>
    <message>
        <source>the spaces {0} and {1} are already joined</source>
        <translation>the spaces {0} and {1} are already joined</translation>
    </message>
    <message>
        <source>the line from {0} to {1} crosses the line from {2} to {3}</source>
        <translation>the line from {0} to {1} crosses the line from {2} to {3}</translation>
    </message>
    <message>
        <source>the line from {0} to {1} passes over the space {2}</source>
        <translation>the line from {0} to {1} passes over the space {2}</translation>
    </message>
    <message>
        <source>the space {0} cannot be reached from the others</source>
        <translation>the space {0} cannot be reached from the others</translation>
    </message>
    <message>
        <source>the space {0} is already start space {1}</source>
        <translation>the space {0} is already start space {1}</translation>
    </message>
    <message>
        <source>sidekicks need {2} other spaces in the zones of start space {0}; there are only {1}</source>
        <translation>sidekicks need {2} other spaces in the zones of start space {0}; there are only {1}</translation>
    </message>
    <message>
        <source>{0} is not a word that can stand here (expected: {1})</source>
        <translation>{0} is not a word that can stand here (expected: {1})</translation>
    </message>
    <message>
        <source>{0} is neither a fighter of this deck ({1}) nor one of the words {2}</source>
        <translation>{0} is neither a fighter of this deck ({1}) nor one of the words {2}</translation>
    </message>
    <message>
        <source>{0} ({1}) cannot stand here (expected: {2})</source>
        <translation>{0} ({1}) cannot stand here (expected: {2})</translation>
    </message>
    <message>
        <source>the word {0} must be the first key of its object</source>
        <translation>the word {0} must be the first key of its object</translation>
    </message>
    <message>
        <source>{0} and {1} are two words: each of them needs an object of its own</source>
        <translation>{0} and {1} are two words: each of them needs an object of its own</translation>
    </message>
    <message>
        <source>one condition is expected here, not a list: for several, put one &quot;if&quot; inside the &quot;then&quot; of another</source>
        <translation>one condition is expected here, not a list: for several, put one &quot;if&quot; inside the &quot;then&quot; of another</translation>
    </message>
    <message>
        <source>the word {0} needs the operand {1}</source>
        <translation>the word {0} needs the operand {1}</translation>
    </message>
    <message>
        <source>the word {0} has no operand {1}</source>
        <translation>the word {0} has no operand {1}</translation>
    </message>
    <message>
        <source>{0} is unknown here: use one of {1}</source>
        <translation>{0} is unknown here: use one of {1}</translation>
    </message>
    <message>
        <source>there is no card type {0}: use one of {1}</source>
        <translation>there is no card type {0}: use one of {1}</translation>
    </message>
    <message>
        <source>this deck has no fighter {0}</source>
        <translation>this deck has no fighter {0}</translation>
    </message>
    <message>
        <source>this deck has no card {0}</source>
        <translation>this deck has no card {0}</translation>
    </message>
    <message>
        <source>this deck has no tag {0}</source>
        <translation>this deck has no tag {0}</translation>
    </message>
    <message>
        <source>the token of this deck has no side {0}: use one of {1}</source>
        <translation>the token of this deck has no side {0}: use one of {1}</translation>
    </message>
    <message>
        <source>the pile of this deck has no ingredient {0}</source>
        <translation>the pile of this deck has no ingredient {0}</translation>
    </message>
    <message>
        <source>{0} makes sense only in a deck with {1}</source>
        <translation>{0} makes sense only in a deck with {1}</translation>
    </message>
    <message>
        <source>this must be between {0} and {1}, not {2}</source>
        <translation>this must be between {0} and {1}, not {2}</translation>
    </message>
    <message>
        <source>a deck needs at least one hero</source>
        <translation>a deck needs at least one hero</translation>
    </message>
    <message>
        <source>the hero {0} must come before the sidekicks</source>
        <translation>the hero {0} must come before the sidekicks</translation>
    </message>
    <message>
        <source>a deck has at most {0} fighters, not {1}</source>
        <translation>a deck has at most {0} fighters, not {1}</translation>
    </message>
    <message>
        <source>this deck has several fighters {0}: say which one</source>
        <translation>this deck has several fighters {0}: say which one</translation>
    </message>
    <message>
        <source>the word {0} needs a single fighter here, not several</source>
        <translation>the word {0} needs a single fighter here, not several</translation>
    </message>
    <message>
        <source>{0} is a hero: once the last hero of a player is defeated the game is over, and nobody returns</source>
        <translation>{0} is a hero: once the last hero of a player is defeated the game is over, and nobody returns</translation>
    </message>
    <message>
        <source>a name that stands for several needs its plural in the language {0}</source>
        <translation>a name that stands for several needs its plural in the language {0}</translation>
    </message>
    <message>
        <source>a deck has at most {0} different cards, not {1}</source>
        <translation>a deck has at most {0} different cards, not {1}</translation>
    </message>
    <message>
        <source>a deck has {0} cards, but the copies add up to {1}</source>
        <translation>a deck has {0} cards, but the copies add up to {1}</translation>
    </message>
    <message>
        <source>the name {0} is already used by the card {1}</source>
        <translation>the name {0} is already used by the card {1}</translation>
    </message>
    <message>
        <source>a scheme card has no value</source>
        <translation>a scheme card has no value</translation>
    </message>
    <message>
        <source>a card of type {0} needs a value</source>
        <translation>a card of type {0} needs a value</translation>
    </message>
    <message>
        <source>a card of type {0} has no {1}</source>
        <translation>a card of type {0} has no {1}</translation>
    </message>
    <message>
        <source>in a deck with a verse, every combat card needs its syllables</source>
        <translation>in a deck with a verse, every combat card needs its syllables</translation>
    </message>
    <message>
        <source>this scheme card has no effect</source>
        <translation>this scheme card has no effect</translation>
    </message>
    <message>
        <source>this list is empty: fill it or leave it out</source>
        <translation>this list is empty: fill it or leave it out</translation>
    </message>
    <message>
        <source>this list may have at most {0} entries, not {1}</source>
        <translation>this list may have at most {0} entries, not {1}</translation>
    </message>
    <message>
        <source>a list may have at most {0} statements, not {1}</source>
        <translation>a list may have at most {0} statements, not {1}</translation>
    </message>
    <message>
        <source>this is nested more than {0} levels deep</source>
        <translation>this is nested more than {0} levels deep</translation>
    </message>
    <message>
        <source>a choice has from 2 to {0} options, not {1}</source>
        <translation>a choice has from 2 to {0} options, not {1}</translation>
    </message>
    <message>
        <source>{0} cannot be chosen: there are only {1}</source>
        <translation>{0} cannot be chosen: there are only {1}</translation>
    </message>
    <message>
        <source>a deck has at most {0} words of this kind ({1}), not {2}</source>
        <translation>a deck has at most {0} words of this kind ({1}), not {2}</translation>
    </message>
    <message>
        <source>at most {0} abilities can be triggered at the moment {1}, not {2}</source>
        <translation>at most {0} abilities can be triggered at the moment {1}, not {2}</translation>
    </message>
    <message>
        <source>a spell cannot cast a spell</source>
        <translation>a spell cannot cast a spell</translation>
    </message>
    <message>
        <source>the word {0} makes sense only in a combat</source>
        <translation>the word {0} makes sense only in a combat</translation>
    </message>
    <message>
        <source>the word {0} makes sense only on a card that is played</source>
        <translation>the word {0} makes sense only on a card that is played</translation>
    </message>
    <message>
        <source>the word {0} comes too early: this is not settled yet</source>
        <translation>the word {0} comes too early: this is not settled yet</translation>
    </message>
    <message>
        <source>the word {0} comes too late: the combat is already settled</source>
        <translation>the word {0} comes too late: the combat is already settled</translation>
    </message>
    <message>
        <source>nothing before the word {0} says which one is meant: one of {1} must come first</source>
        <translation>nothing before the word {0} says which one is meant: one of {1} must come first</translation>
    </message>
    <message>
        <source>this never happens, because of the word {0} before it</source>
        <translation>this never happens, because of the word {0} before it</translation>
    </message>
    <message>
        <source>an action gained here can never be taken: it is not your turn, or the turn is over</source>
        <translation>an action gained here can never be taken: it is not your turn, or the turn is over</translation>
    </message>
    <message>
        <source>these cards already lie where they are put</source>
        <translation>these cards already lie where they are put</translation>
    </message>
    <message>
        <source>the color {0} must be written as &quot;#rrggbb&quot;, in lowercase</source>
        <translation>the color {0} must be written as &quot;#rrggbb&quot;, in lowercase</translation>
    </message>
    <message>
        <source>the two colors are hard to tell apart: their contrast is {0}, and text needs {1}</source>
        <translation>the two colors are hard to tell apart: their contrast is {0}, and text needs {1}</translation>
    </message>
    <message>
        <source>the program has no emblem {0}; a plain lozenge takes its place</source>
        <translation>the program has no emblem {0}; a plain lozenge takes its place</translation>
    </message>
    <message>
        <source>no card of this deck carries {0}</source>
        <translation>no card of this deck carries {0}</translation>
    </message>
    <message>
        <source>there is no battlefield {0}</source>
        <translation>there is no battlefield {0}</translation>
    </message>
    <message>
        <source>there is no deck {0}</source>
        <translation>there is no deck {0}</translation>
    </message>
    <message>
        <source>this game cannot be played: {0}</source>
        <translation>this game cannot be played: {0}</translation>
    </message>
    <message>
        <source>a seed is a whole number from 0 to 9223372036854775807, not {0}</source>
        <translation>a seed is a whole number from 0 to 9223372036854775807, not {0}</translation>
    </message>
    <message>
        <source>this must be a whole number from {0} to {1}, not {2}</source>
        <translation>this must be a whole number from {0} to {1}, not {2}</translation>
    </message>
    <message>
        <source>the state of the random generator is written as sixteen hexadecimal digits, not as {0}</source>
        <translation>the state of the random generator is written as sixteen hexadecimal digits, not as {0}</translation>
    </message>
    <message>
        <source>this position is impossible: {0}</source>
        <translation>this position is impossible: {0}</translation>
    </message>
    <message>
        <source>this game was played by rules {0}; this program knows the rules up to {1}</source>
        <translation>this game was played by rules {0}; this program knows the rules up to {1}</translation>
    </message>
    <message>
        <source>this game was played by older rules</source>
        <translation>this game was played by older rules</translation>
    </message>
    <message>
        <source>the battlefield or a deck has changed since this game was played</source>
        <translation>the battlefield or a deck has changed since this game was played</translation>
    </message>
    <message>
        <source>the copy of the deck {0} is missing</source>
        <translation>the copy of the deck {0} is missing</translation>
    </message>
    <message>
        <source>this copy of what was played cannot be read: {0}</source>
        <translation>this copy of what was played cannot be read: {0}</translation>
    </message>
    <message>
        <source>action {0} cannot be understood: {1}</source>
        <translation>action {0} cannot be understood: {1}</translation>
    </message>
    <message>
        <source>action {0}, {1}, is not allowed: {2} ({3})</source>
        <translation>action {0}, {1}, is not allowed: {2} ({3})</translation>
    </message>
    <message>
        <source>the game is over before action {0}, {1}</source>
        <translation>the game is over before action {0}, {1}</translation>
    </message>
    <message>
        <source>from action {0}, {1}, on, the game cannot be played again</source>
        <translation>from action {0}, {1}, on, the game cannot be played again</translation>
    </message>
    <message>
        <source>the game does not end in the state that the record names: its hash is {0}, not {1}</source>
        <translation>the game does not end in the state that the record names: its hash is {0}, not {1}</translation>
    </message>
    <message>
        <source>the record says that the winners are {0}, but they are {1}</source>
        <translation>the record says that the winners are {0}, but they are {1}</translation>
    </message>
    <message>
        <source>the record and the game do not agree on whether it is drawn</source>
        <translation>the record and the game do not agree on whether it is drawn</translation>
    </message>
    <message>
        <source>when replayed, the game ends differently from what the record says</source>
        <translation>when replayed, the game ends differently from what the record says</translation>
    </message>
    <message>
        <source>there is no task {0}</source>
        <translation>there is no task {0}</translation>
    </message>
    <message>
        <source>a puzzle is a duel of two seats, not of {0}</source>
        <translation>a puzzle is a duel of two seats, not of {0}</translation>
    </message>
    <message>
        <source>this must have from 1 to {0} answers, not {1}</source>
        <translation>this must have from 1 to {0} answers, not {1}</translation>
    </message>
    <message>
        <source>this is no package: it cannot be opened as a zip archive ({0})</source>
        <translation>this is no package: it cannot be opened as a zip archive ({0})</translation>
    </message>
    <message>
        <source>a package has at most {0} files, not {1}</source>
        <translation>a package has at most {0} files, not {1}</translation>
    </message>
    <message>
        <source>the file {0} has more than {1} MB when it is unpacked</source>
        <translation>the file {0} has more than {1} MB when it is unpacked</translation>
    </message>
    <message>
        <source>this package has more than {0} MB when it is unpacked</source>
        <translation>this package has more than {0} MB when it is unpacked</translation>
    </message>
    <message>
        <source>the file {0} grows more than {1}-fold when it is unpacked</source>
        <translation>the file {0} grows more than {1}-fold when it is unpacked</translation>
    </message>
    <message>
        <source>the file {0} is locked with a password</source>
        <translation>the file {0} is locked with a password</translation>
    </message>
    <message>
        <source>the file {0} cannot be unpacked: {1}</source>
        <translation>the file {0} cannot be unpacked: {1}</translation>
    </message>
    <message>
        <source>{0} is not a file but a link to one</source>
        <translation>{0} is not a file but a link to one</translation>
    </message>
    <message>
        <source>the name {0} leads out of the package</source>
        <translation>the name {0} leads out of the package</translation>
    </message>
    <message>
        <source>the name {0} means a device on some systems</source>
        <translation>the name {0} means a device on some systems</translation>
    </message>
    <message>
        <source>the name {0} cannot be used on all systems</source>
        <translation>the name {0} cannot be used on all systems</translation>
    </message>
    <message>
        <source>the file {0} is there twice</source>
        <translation>the file {0} is there twice</translation>
    </message>
    <message>
        <source>the package has no {0}, which would say what is in it</source>
        <translation>the package has no {0}, which would say what is in it</translation>
    </message>
    <message>
        <source>the file {0} is listed but not there</source>
        <translation>the file {0} is listed but not there</translation>
    </message>
    <message>
        <source>the file {0} is not listed and is left out</source>
        <translation>the file {0} is not listed and is left out</translation>
    </message>
    <message>
        <source>this program does not know what the file {0} is for, and leaves it out</source>
        <translation>this program does not know what the file {0} is for, and leaves it out</translation>
    </message>
    <message>
        <source>this is neither a deck nor a battlefield</source>
        <translation>this is neither a deck nor a battlefield</translation>
    </message>
    <message>
        <source>there is nothing in this package</source>
        <translation>there is nothing in this package</translation>
    </message>
    <message>
        <source>by its id, this file must be called {0}, not {1}</source>
        <translation>by its id, this file must be called {0}, not {1}</translation>
    </message>
    <message>
        <source>a version is one to four numbers with dots between them, not {0}</source>
        <translation>a version is one to four numbers with dots between them, not {0}</translation>
    </message>
    <message>
        <source>a package needs a name</source>
        <translation>a package needs a name</translation>
    </message>
    <message>
        <source>there is another {0} already; that id still means the other one</source>
        <translation>there is another {0} already; that id still means the other one</translation>
    </message>
    <message>
        <source>the package {0} that is installed is by {1}, this one by {2}</source>
        <translation>the package {0} that is installed is by {1}, this one by {2}</translation>
    </message>
    <message>
        <source>version {1} of the package {0} is installed; this is version {2}, which is older</source>
        <translation>version {1} of the package {0} is installed; this is version {2}, which is older</translation>
    </message>
    <message>
        <source>no package {0} is installed</source>
        <translation>no package {0} is installed</translation>
    </message>
    <message>
        <source>there is no lesson {0}</source>
        <translation>there is no lesson {0}</translation>
    </message>
    <message>
        <source>a lesson needs at least one step</source>
        <translation>a lesson needs at least one step</translation>
    </message>
    <message>
        <source>there may be at most {0} of these in a lesson, not {1}</source>
        <translation>there may be at most {0} of these in a lesson, not {1}</translation>
    </message>
    <message>
        <source>there is no group of lessons {0}</source>
        <translation>there is no group of lessons {0}</translation>
    </message>
    <message>
        <source>there is no sign {0} for a line</source>
        <translation>there is no sign {0} for a line</translation>
    </message>
    <message>
        <source>nobody can try {0}: this is neither a space, a fighter, a card of the learner, nor an action</source>
        <translation>nobody can try {0}: this is neither a space, a fighter, a card of the learner, nor an action</translation>
    </message>
    <message>
        <source>a step has something to do, shows the ledger, or gives free turns: one of these</source>
        <translation>a step has something to do, shows the ledger, or gives free turns: one of these</translation>
    </message>
    <message>
        <source>the action {0} cannot be understood: {1}</source>
        <translation>the action {0} cannot be understood: {1}</translation>
    </message>
    <message>
        <source>the action {0} is not allowed in this position</source>
        <translation>the action {0} is not allowed in this position</translation>
    </message>
    <message>
        <source>a puzzle refutes at most {0} tries, not {1}</source>
        <translation>a puzzle refutes at most {0} tries, not {1}</translation>
    </message>
    <message>
        <source>{0} is the solution and cannot be refuted</source>
        <translation>{0} is the solution and cannot be refuted</translation>
    </message>
    <message>
        <source>the action {0} is not allowed when its turn comes: {1}</source>
        <translation>the action {0} is not allowed when its turn comes: {1}</translation>
    </message>
    <message>
        <source>the game is over before the action {0}</source>
        <translation>the game is over before the action {0}</translation>
    </message>
    <message>
        <source>seat {0} has to decide in this step, and nothing in &quot;others&quot; says how</source>
        <translation>seat {0} has to decide in this step, and nothing in &quot;others&quot; says how</translation>
    </message>
    <message>
        <source>nobody is asked for {0} in this step any more</source>
        <translation>nobody is asked for {0} in this step any more</translation>
    </message>
    <message>
        <source>after free turns, a step with something to do needs a position of its own</source>
        <translation>after free turns, a step with something to do needs a position of its own</translation>
    </message>
    <message>
        <source>the radius of spaces must be between {0} and {1}</source>
        <translation>the radius of spaces must be between {0} and {1}</translation>
    </message>
    <message>
        <source>the ring of the space {0} must be turned by a whole number of degrees from 0 to 359</source>
        <translation>the ring of the space {0} must be turned by a whole number of degrees from 0 to 359</translation>
    </message>
    <message>
        <source>the letter of a passage must be from A to Z, not {0}</source>
        <translation>the letter of a passage must be from A to Z, not {0}</translation>
    </message>
    <message>
        <source>the passage {0} leads nowhere: the space {1} is its only end</source>
        <translation>the passage {0} leads nowhere: the space {1} is its only end</translation>
    </message>
    <message>
        <source>no move leads from a start space to the space {0}</source>
        <translation>no move leads from a start space to the space {0}</translation>
    </message>
    <message>
        <source>no move leads from the space {0} back to a start space</source>
        <translation>no move leads from the space {0} back to a start space</translation>
    </message>
    <message>
        <source>a battlefield has two, three, or four start spaces, not {0}</source>
        <translation>a battlefield has two, three, or four start spaces, not {0}</translation>
    </message>
</context>
<context>
    <name>effects</name>
    <message>
        <source>let you {what}</source>
        <translation>let you {what}</translation>
    </message>
    <message>
        <source>have {who} {what}</source>
        <translation>have {who} {what}</translation>
    </message>
    <message>
        <source>if {condition}, {then}</source>
        <translation>if {condition}, {then}</translation>
    </message>
    <message>
        <source>if {condition}, {then} instead</source>
        <translation>if {condition}, {then} instead</translation>
    </message>
    <message>
        <source>[|{what}|you may {what}]</source>
        <translation>[|{what}|you may {what}]</translation>
    </message>
    <message>
        <source>[|{what}|{who} may {what}]</source>
        <translation>[|{what}|{who} may {what}]</translation>
    </message>
    <message>
        <source>[|do the following: {what:main}|you may do the following: {what:main}]</source>
        <translation>[|do the following: {what:main}|you may do the following: {what:main}]</translation>
    </message>
    <message>
        <source>[|choose the following: {what:main}|{who} may choose the following: {what:main}]</source>
        <translation>[|choose the following: {what:main}|{who} may choose the following: {what:main}]</translation>
    </message>
    <message>
        <source>[|do the following up to {n} times: {what:main}|you may do the following up to {n} times: {what:main}]</source>
        <translation>[|do the following up to {n} times: {what:main}|you may do the following up to {n} times: {what:main}]</translation>
    </message>
    <message>
        <source>[|do the following up to {n} times: {what:main}|{who} may choose the following up to {n} times: {what:main}]</source>
        <translation>[|do the following up to {n} times: {what:main}|{who} may choose the following up to {n} times: {what:main}]</translation>
    </message>
    <message>
        <source>otherwise, {otherwise}</source>
        <translation>otherwise, {otherwise}</translation>
    </message>
    <message>
        <source>put {cards} {places}</source>
        <translation>put {cards} {places}</translation>
    </message>
    <message>
        <source>[choose|choose|{who} chooses] {n?one/{n} different options}:{options}</source>
        <translation>[choose|choose|{who} chooses] {n?one/{n} different options}:{options}</translation>
    </message>
    <message>
        <source>[draw|draw|{who} draws] {?upTo:up to }{amount}{per}</source>
        <translation>[draw|draw|{who} draws] {?upTo:up to }{amount}{per}</translation>
    </message>
    <message>
        <source>[|draw|you may draw] {amount}</source>
        <translation>[|draw|you may draw] {amount}</translation>
    </message>
    <message>
        <source>[draw|draw|{who} draws] {?upTo:up to }that many cards</source>
        <translation>[draw|draw|{who} draws] {?upTo:up to }that many cards</translation>
    </message>
    <message>
        <source>[discard|discard|{who} discards] {amount}{per}</source>
        <translation>[discard|discard|{who} discards] {amount}{per}</translation>
    </message>
    <message>
        <source>discard {?one:1 card}{?many:any number of cards}</source>
        <translation>discard {?one:1 card}{?many:any number of cards}</translation>
    </message>
    <message>
        <source>discard up to {n} {n?card/cards}</source>
        <translation>discard up to {n} {n?card/cards}</translation>
    </message>
    <message>
        <source>discard the top {n?card/{n} cards} of your deck</source>
        <translation>discard the top {n?card/{n} cards} of your deck</translation>
    </message>
    <message>
        <source>discard 1 card from the top of your deck{per}</source>
        <translation>discard 1 card from the top of your deck{per}</translation>
    </message>
    <message>
        <source>look at {hand}</source>
        <translation>look at {hand}</translation>
    </message>
    <message>
        <source>search your deck or discard pile for {card} and put it into your hand; if you searched your deck, shuffle it</source>
        <translation>search your deck or discard pile for {card} and put it into your hand; if you searched your deck, shuffle it</translation>
    </message>
    <message>
        <source>put the top {n?card/{n} cards} of your deck into your hand</source>
        <translation>put the top {n?card/{n} cards} of your deck into your hand</translation>
    </message>
    <message>
        <source>look at the top {n} cards of your deck, put {take} of them into your hand, and put the {others?other/others} back on top{others?/ in any order}</source>
        <translation>look at the top {n} cards of your deck, put {take} of them into your hand, and put the {others?other/others} back on top{others?/ in any order}</translation>
    </message>
    <message>
        <source>look at the top card of your deck</source>
        <translation>look at the top card of your deck</translation>
    </message>
    <message>
        <source>reveal the top card of your deck</source>
        <translation>reveal the top card of your deck</translation>
    </message>
    <message>
        <source>return {cards} to your hand</source>
        <translation>return {cards} to your hand</translation>
    </message>
    <message>
        <source>return {cards} to its owner’s hand</source>
        <translation>return {cards} to its owner’s hand</translation>
    </message>
    <message>
        <source>put {cards} into your hand</source>
        <translation>put {cards} into your hand</translation>
    </message>
    <message>
        <source>put {cards} on top of your deck</source>
        <translation>put {cards} on top of your deck</translation>
    </message>
    <message>
        <source>put {cards} on top of its owner’s deck</source>
        <translation>put {cards} on top of its owner’s deck</translation>
    </message>
    <message>
        <source>put {cards} on the bottom of your deck</source>
        <translation>put {cards} on the bottom of your deck</translation>
    </message>
    <message>
        <source>put {cards} on the bottom of its owner’s deck</source>
        <translation>put {cards} on the bottom of its owner’s deck</translation>
    </message>
    <message>
        <source>put {cards} into your discard pile</source>
        <translation>put {cards} into your discard pile</translation>
    </message>
    <message>
        <source>put {cards} into its owner’s discard pile</source>
        <translation>put {cards} into its owner’s discard pile</translation>
    </message>
    <message>
        <source>put {cards} into your {pile}</source>
        <translation>put {cards} into your {pile}</translation>
    </message>
    <message>
        <source>put {cards} into its owner’s pile</source>
        <translation>put {cards} into its owner’s pile</translation>
    </message>
    <message>
        <source>put {cards} into {owner:poss} hand</source>
        <translation>put {cards} into {owner:poss} hand</translation>
    </message>
    <message>
        <source>put {cards} into {owner:poss} {pile}</source>
        <translation>put {cards} into {owner:poss} {pile}</translation>
    </message>
    <message>
        <source>shuffle {cards} into your deck</source>
        <translation>shuffle {cards} into your deck</translation>
    </message>
    <message>
        <source>shuffle {cards} into its owner’s deck</source>
        <translation>shuffle {cards} into its owner’s deck</translation>
    </message>
    <message>
        <source>{done}; shuffle the rest of your deck first</source>
        <translation>{done}; shuffle the rest of your deck first</translation>
    </message>
    <message>
        <source>{done}; shuffle your deck afterwards</source>
        <translation>{done}; shuffle your deck afterwards</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and put it on top of your deck</source>
        <translation>choose 1 card from your hand and put it on top of your deck</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and put it on the bottom of your deck</source>
        <translation>choose 1 card from your hand and put it on the bottom of your deck</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and shuffle it into your deck</source>
        <translation>choose 1 card from your hand and shuffle it into your deck</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and put it into your {pile}</source>
        <translation>choose 1 card from your hand and put it into your {pile}</translation>
    </message>
    <message>
        <source>choose 1 card from your hand</source>
        <translation>choose 1 card from your hand</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and discard it</source>
        <translation>choose 1 card from your hand and discard it</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player puts it on top of their deck</source>
        <translation>look at {hand} and choose 1 card; that player puts it on top of their deck</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player puts it on the bottom of their deck</source>
        <translation>look at {hand} and choose 1 card; that player puts it on the bottom of their deck</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player shuffles it into their deck</source>
        <translation>look at {hand} and choose 1 card; that player shuffles it into their deck</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card</source>
        <translation>look at {hand} and choose 1 card</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player puts it into their own pile</source>
        <translation>look at {hand} and choose 1 card; that player puts it into their own pile</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player discards it</source>
        <translation>look at {hand} and choose 1 card; that player discards it</translation>
    </message>
    <message>
        <source>deal {amount} to {?each:each of }{who}{per}</source>
        <translation>deal {amount} to {?each:each of }{who}{per}</translation>
    </message>
    <message>
        <source>[|have {who} recover {amount}{?each: each}{per}|{who} {who?recovers/recover} {amount}{?each: each}{per}]</source>
        <translation>[|have {who} recover {amount}{?each: each}{per}|{who} {who?recovers/recover} {amount}{?each: each}{per}]</translation>
    </message>
    <message>
        <source>set {who?his/her/its/their} health to {value}</source>
        <translation>set {who?his/her/its/their} health to {value}</translation>
    </message>
    <message>
        <source>set the health of {who} to {value}</source>
        <translation>set the health of {who} to {value}</translation>
    </message>
    <message>
        <source>move {who} up to {amount}{?each: each}{?through:, even through opposing fighters}</source>
        <translation>move {who} up to {amount}{?each: each}{?through:, even through opposing fighters}</translation>
    </message>
    <message>
        <source>[|move|you may move] {who} {amount}{?each: each}{?through:, even through opposing fighters}</source>
        <translation>[|move|you may move] {who} {amount}{?each: each}{?through:, even through opposing fighters}</translation>
    </message>
    <message>
        <source>move {who}{?each: each} up to {amount}{per}{?through:, even through opposing fighters}</source>
        <translation>move {who}{?each: each} up to {amount}{per}{?through:, even through opposing fighters}</translation>
    </message>
    <message>
        <source>place {who} in {space}{?held:; {who?he/she/it/they} cannot leave that space this turn}</source>
        <translation>place {who} in {space}{?held:; {who?he/she/it/they} cannot leave that space this turn}</translation>
    </message>
    <message>
        <source>swap {who} and {whom}{?attacked:; if one of them was attacked, the other becomes the target}{?sure:; the one that was not attacked becomes the target}</source>
        <translation>swap {who} and {whom}{?attacked:; if one of them was attacked, the other becomes the target}{?sure:; the one that was not attacked becomes the target}</translation>
    </message>
    <message>
        <source>swap {who} and {whom}; if one of them was attacked and both belong to the same player, the other becomes the target</source>
        <translation>swap {who} and {whom}; if one of them was attacked and both belong to the same player, the other becomes the target</translation>
    </message>
    <message>
        <source>choose {space}</source>
        <translation>choose {space}</translation>
    </message>
    <message>
        <source>return {who}, if defeated, to {space}</source>
        <translation>return {who}, if defeated, to {space}</translation>
    </message>
    <message>
        <source>return each defeated {noun} to {space}</source>
        <translation>return each defeated {noun} to {space}</translation>
    </message>
    <message>
        <source>return one defeated {noun} to {space}</source>
        <translation>return one defeated {noun} to {space}</translation>
    </message>
    <message>
        <source>deal damage to {?each:each of }{who} equal to {?taken:the combat damage your fighter took}{?dealt:{value}}{?measured:{value}}</source>
        <translation>deal damage to {?each:each of }{who} equal to {?taken:the combat damage your fighter took}{?dealt:{value}}{?measured:{value}}</translation>
    </message>
    <message>
        <source>[|have {who} recover|{who} {who?recovers/recover}] health{?each: each} equal to {value}</source>
        <translation>[|have {who} recover|{who} {who?recovers/recover}] health{?each: each} equal to {value}</translation>
    </message>
    <message>
        <source>cancel all effects of your opponent’s card</source>
        <translation>cancel all effects of your opponent’s card</translation>
    </message>
    <message>
        <source>ignore its value</source>
        <translation>ignore its value</translation>
    </message>
    <message>
        <source>ignore the value of your opponent’s card</source>
        <translation>ignore the value of your opponent’s card</translation>
    </message>
    <message>
        <source>[|change the value of this card to {value}|the value of this card is {value} instead]</source>
        <translation>[|change the value of this card to {value}|the value of this card is {value} instead]</translation>
    </message>
    <message>
        <source>[|make the value of this card equal to {value}|the value of this card is {value}]</source>
        <translation>[|make the value of this card equal to {value}|the value of this card is {value}]</translation>
    </message>
    <message>
        <source>add {value} to the value of {?card:this card}{?attack:the attack}{?defense:the defense}</source>
        <translation>add {value} to the value of {?card:this card}{?attack:the attack}{?defense:the defense}</translation>
    </message>
    <message>
        <source>add {n} to the value of this card{per}</source>
        <translation>add {n} to the value of this card{per}</translation>
    </message>
    <message>
        <source>prevent all combat damage</source>
        <translation>prevent all combat damage</translation>
    </message>
    <message>
        <source>boost this card</source>
        <translation>boost this card</translation>
    </message>
    <message>
        <source>play 1 additional card from your hand face down and add that card’s boost to the value of the attack. If the effects of the attack card are canceled, this boost does not count</source>
        <translation>play 1&#xa0;additional card from your hand face down and add that card’s boost to the value of the attack. If the effects of the attack card are canceled, this boost does not count</translation>
    </message>
    <message>
        <source>gain {amount}{per}</source>
        <translation>gain {amount}{per}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>end the turn</translation>
    </message>
    <message>
        <source>change your {token}</source>
        <translation>change your {token}</translation>
    </message>
    <message>
        <source>[|have {who} change {token}|{who} {who?changes/change} {token}]</source>
        <translation>[|have {who} change {token}|{who} {who?changes/change} {token}]</translation>
    </message>
    <message>
        <source>[|have {who?him/her/it/them} change {token}|{who?he changes/she changes/it changes/they change} {token}]</source>
        <translation>[|have {who?him/her/it/them} change {token}|{who?he changes/she changes/it changes/they change} {token}]</translation>
    </message>
    <message>
        <source>choose your {token}: {first} or {second}</source>
        <translation>choose your {token}: {first} or {second}</translation>
    </message>
    <message>
        <source>choose {who:poss} {token}: {first} or {second}</source>
        <translation>choose {who:poss} {token}: {first} or {second}</translation>
    </message>
    <message>
        <source>turn the top card of your {noun} deck face up if you have no {noun} in play</source>
        <translation>turn the top card of your {noun} deck face up if you have no {noun} in play</translation>
    </message>
    <message>
        <source>discard your {noun}</source>
        <translation>discard your {noun}</translation>
    </message>
    <message>
        <source>put one of your discarded {noun:pl} on the bottom of your {noun} deck</source>
        <translation>put one of your discarded {noun:pl} on the bottom of your {noun} deck</translation>
    </message>
    <message>
        <source>cast {n?any spell/{n} different spells}; you need no ingredients and do not empty your {pile}</source>
        <translation>cast {n?any spell/{n} different spells}; you need no ingredients and do not empty your {pile}</translation>
    </message>
    <message>
        <source>cast {n?one spell/{n} different spells} whose ingredients are in your {pile}. If you do, put all cards from your {pile} into your discard pile</source>
        <translation>cast {n?one spell/{n} different spells} whose ingredients are in your {pile}. If you do, put all cards from your {pile} into your discard pile</translation>
    </message>
    <message>
        <source>[|choose {n?what you do/{n} different things you do}|{who} chooses {n?what you do/{n} different things you do}]:{options}</source>
        <translation>[|choose {n?what you do/{n} different things you do}|{who} chooses {n?what you do/{n} different things you do}]:{options}</translation>
    </message>
</context>
<context>
    <name>fighters</name>
    <message>
        <source>&lt;n/p&gt;each of your {?other:other }fighters</source>
        <translation>&lt;n/p&gt;each of your {?other:other }fighters</translation>
    </message>
    <message>
        <source>&lt;n/p&gt;one of your {?other:other }fighters</source>
        <translation>&lt;n/p&gt;one of your {?other:other }fighters</translation>
    </message>
    <message>
        <source>&lt;p&gt;{n} of your {?other:other }fighters</source>
        <translation>&lt;p&gt;{n} of your {?other:other }fighters</translation>
    </message>
    <message>
        <source>&lt;n/p&gt;any of your {?other:other }fighters</source>
        <translation>&lt;n/p&gt;any of your {?other:other }fighters</translation>
    </message>
    <message>
        <source>&lt;p&gt;your {?other:other }fighters</source>
        <translation>&lt;p&gt;your {?other:other }fighters</translation>
    </message>
    <message>
        <source>&lt;n/p&gt;none of your {?other:other }fighters</source>
        <translation>&lt;n/p&gt;none of your {?other:other }fighters</translation>
    </message>
    <message>
        <source>&lt;n&gt;each {?other:other }opposing fighter</source>
        <translation>&lt;n&gt;each {?other:other }opposing fighter</translation>
    </message>
    <message>
        <source>&lt;n&gt;one {?other:other }opposing fighter{?bare: of your choice}</source>
        <translation>&lt;n&gt;one {?other:other }opposing fighter{?bare: of your choice}</translation>
    </message>
    <message>
        <source>&lt;p&gt;{n} different {?other:other }opposing fighters</source>
        <translation>&lt;p&gt;{n} different {?other:other }opposing fighters</translation>
    </message>
    <message>
        <source>&lt;n&gt;any {?other:other }opposing fighter</source>
        <translation>&lt;n&gt;any {?other:other }opposing fighter</translation>
    </message>
    <message>
        <source>&lt;p&gt;{?other:other }opposing fighters</source>
        <translation>&lt;p&gt;{?other:other }opposing fighters</translation>
    </message>
    <message>
        <source>&lt;n&gt;no {?other:other }opposing fighter</source>
        <translation>&lt;n&gt;no {?other:other }opposing fighter</translation>
    </message>
    <message>
        <source>&lt;n&gt;each {?other:other }fighter in this combat</source>
        <translation>&lt;n&gt;each {?other:other }fighter in this combat</translation>
    </message>
    <message>
        <source>&lt;n/p&gt;one of the {?other:other }fighters in this combat</source>
        <translation>&lt;n/p&gt;one of the {?other:other }fighters in this combat</translation>
    </message>
    <message>
        <source>&lt;p&gt;{n} {?other:other }fighters in this combat</source>
        <translation>&lt;p&gt;{n} {?other:other }fighters in this combat</translation>
    </message>
    <message>
        <source>&lt;n&gt;any {?other:other }fighter in this combat</source>
        <translation>&lt;n&gt;any {?other:other }fighter in this combat</translation>
    </message>
    <message>
        <source>&lt;p&gt;{?other:other }fighters in this combat</source>
        <translation>&lt;p&gt;{?other:other }fighters in this combat</translation>
    </message>
    <message>
        <source>&lt;n&gt;no {?other:other }fighter in this combat</source>
        <translation>&lt;n&gt;no {?other:other }fighter in this combat</translation>
    </message>
    <message>
        <source>&lt;@&gt;each {?other:other }{noun}</source>
        <translation>&lt;@&gt;each {?other:other }{noun}</translation>
    </message>
    <message>
        <source>&lt;@/p&gt;one of your {?other:other }{noun:pl}</source>
        <translation>&lt;@/p&gt;one of your {?other:other }{noun:pl}</translation>
    </message>
    <message>
        <source>&lt;@p&gt;{n} of your {?other:other }{noun:pl}</source>
        <translation>&lt;@p&gt;{n} of your {?other:other }{noun:pl}</translation>
    </message>
    <message>
        <source>&lt;@/p&gt;any of your {?other:other }{noun:pl}</source>
        <translation>&lt;@/p&gt;any of your {?other:other }{noun:pl}</translation>
    </message>
    <message>
        <source>&lt;@p&gt;your {?other:other }{noun:pl}</source>
        <translation>&lt;@p&gt;your {?other:other }{noun:pl}</translation>
    </message>
    <message>
        <source>&lt;@&gt;no {?other:other }{noun}</source>
        <translation>&lt;@&gt;no {?other:other }{noun}</translation>
    </message>
    <message>
        <source>&lt;n&gt;each {?other:other }fighter</source>
        <translation>&lt;n&gt;each {?other:other }fighter</translation>
    </message>
    <message>
        <source>&lt;n&gt;one {?other:other }fighter{?bare: of your choice}</source>
        <translation>&lt;n&gt;one {?other:other }fighter{?bare: of your choice}</translation>
    </message>
    <message>
        <source>&lt;p&gt;{n} different {?other:other }fighters</source>
        <translation>&lt;p&gt;{n} different {?other:other }fighters</translation>
    </message>
    <message>
        <source>&lt;n&gt;any {?other:other }fighter</source>
        <translation>&lt;n&gt;any {?other:other }fighter</translation>
    </message>
    <message>
        <source>&lt;p&gt;{?other:other }fighters</source>
        <translation>&lt;p&gt;{?other:other }fighters</translation>
    </message>
    <message>
        <source>&lt;n&gt;no {?other:other }fighter</source>
        <translation>&lt;n&gt;no {?other:other }fighter</translation>
    </message>
    <message>
        <source>&lt;f/p&gt;one of your heroes</source>
        <translation>&lt;f/p&gt;one of your heroes</translation>
    </message>
    <message>
        <source>&lt;m/p&gt;one of your heroes</source>
        <translation>&lt;m/p&gt;one of your heroes</translation>
    </message>
    <message>
        <source>&lt;f&gt;your hero</source>
        <translation>&lt;f&gt;your hero</translation>
    </message>
    <message>
        <source>&lt;m&gt;your hero</source>
        <translation>&lt;m&gt;your hero</translation>
    </message>
    <message>
        <source>&lt;n&gt;your hero</source>
        <translation>&lt;n&gt;your hero</translation>
    </message>
    <message>
        <source>&lt;n&gt;your fighter</source>
        <translation>&lt;n&gt;your fighter</translation>
    </message>
    <message>
        <source>&lt;n&gt;the opposing fighter</source>
        <translation>&lt;n&gt;the opposing fighter</translation>
    </message>
    <message>
        <source>&lt;n&gt;the attacking fighter</source>
        <translation>&lt;n&gt;the attacking fighter</translation>
    </message>
    <message>
        <source> in {whom:poss} zone</source>
        <translation> in {whom:poss} zone</translation>
    </message>
    <message>
        <source> in the same zone as {whom}</source>
        <translation> in the same zone as {whom}</translation>
    </message>
    <message>
        <source> in {n?that space/those spaces}</source>
        <translation> in {n?that space/those spaces}</translation>
    </message>
    <message>
        <source> adjacent to {whom}</source>
        <translation> adjacent to {whom}</translation>
    </message>
    <message>
        <source> other than {whom}</source>
        <translation> other than {whom}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the fighter that attacked</source>
        <translation>&lt;n&gt;the attacking fighter</translation>
    </message>
</context>
<context>
    <name>joins</name>
    <message>
        <source> and </source>
        <translation> and </translation>
    </message>
    <message>
        <source> or </source>
        <translation> or </translation>
    </message>
    <message>
        <source>{first}{?many:,} and {second}</source>
        <translation>{first}{?many:,} and {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} and {space}</source>
        <translation>{first} and {space}</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <translation>{first}, then {second}</translation>
    </message>
    <message>
        <source>{first}, then {second:after}</source>
        <translation>{first}, then {second:after}</translation>
    </message>
    <message>
        <source>{first}; then {second:after}</source>
        <translation>{first}; then {second:after}</translation>
    </message>
    <message>
        <source>{first}; then {second}</source>
        <translation>{first}; then {second}</translation>
    </message>
    <message>
        <source>then {second}</source>
        <translation>then {second}</translation>
    </message>
    <message>
        <source>then, {second}</source>
        <translation>then, {second}</translation>
    </message>
    <message>
        <source>for each of them, {second}</source>
        <translation>for each of them, {second}</translation>
    </message>
    <message>
        <source>for each of them, choose a fighter; it recovers {amount}</source>
        <translation>for each of them, choose a fighter; it recovers {amount}</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>This could defeat {other} and win the game.</source>
        <translation>This could defeat {other} and win the game.</translation>
    </message>
    <message>
        <source>This could win the game.</source>
        <translation>This could win the game.</translation>
    </message>
    <message>
        <source>{fighter} could defeat {other}.</source>
        <translation>{fighter} could defeat {other}.</translation>
    </message>
    <message>
        <source>This could defeat {other}.</source>
        <translation>This could defeat {other}.</translation>
    </message>
    <message>
        <source>Attacking {other} could deal {n} damage.</source>
        <translation>Attacking {other} could deal {n} damage.</translation>
    </message>
    <message>
        <source>This could deal {n} damage to {other}.</source>
        <translation>This could deal {n} damage to {other}.</translation>
    </message>
    <message>
        <source>Otherwise, {other} might defeat {fighter}.</source>
        <translation>Otherwise, {other} might defeat {fighter}.</translation>
    </message>
    <message>
        <source>Otherwise, {fighter} might be defeated.</source>
        <translation>Otherwise, {fighter} might be defeated.</translation>
    </message>
    <message>
        <source>This could prevent {n} damage to {fighter}.</source>
        <translation>This could prevent {n} damage to {fighter}.</translation>
    </message>
    <message>
        <source>This card completes your {pile}.</source>
        <translation>This card completes your {pile}.</translation>
    </message>
    <message>
        <source>Your {pile} holds everything this spell needs.</source>
        <translation>Your {pile} holds everything this spell needs.</translation>
    </message>
    <message>
        <source>This card brings your {pile} closer to completion.</source>
        <translation>This card brings your {pile} closer to completion.</translation>
    </message>
    <message>
        <source>This card adds a new ingredient to your {pile}.</source>
        <translation>This card adds a new ingredient to your {pile}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?recovers/recover} {n} health.</source>
        <translation>{fighter} {fighter?recovers/recover} {n} health.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?returns/return} to the battlefield.</source>
        <translation>{fighter} {fighter?returns/return} to the battlefield.</translation>
    </message>
    <message>
        <source>This costs {who} {n} {n?card/cards}.</source>
        <translation>This costs {who} {n} {n?card/cards}.</translation>
    </message>
    <message>
        <source>This adds {n} {n?card/cards} to your hand.</source>
        <translation>This adds {n} {n?card/cards} to your hand.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?gets/get} out of reach of {other}.</source>
        <translation>{fighter} {fighter?gets/get} out of reach of {other}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?gets/get} closer to {other}.</source>
        <translation>{fighter} {fighter?gets/get} closer to {other}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?stays/stay} away from {other}.</source>
        <translation>{fighter} {fighter?stays/stay} away from {other}.</translation>
    </message>
    <message>
        <source>From there, {fighter} can attack {other}.</source>
        <translation>From there, {fighter} can attack {other}.</translation>
    </message>
    <message>
        <source>After that, {fighter} can attack {other}.</source>
        <translation>After that, {fighter} can attack {other}.</translation>
    </message>
    <message>
        <source>It is better to keep your cards for later.</source>
        <translation>It is better to keep your cards for later.</translation>
    </message>
    <message>
        <source>{card} is the card you will miss the least.</source>
        <translation>{card} is the card you will miss the least.</translation>
    </message>
    <message>
        <source>{fighter} can attack {other} from here.</source>
        <translation>{fighter} can attack {other} from here.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} out of reach here.</source>
        <translation>{fighter} {fighter?is/are} out of reach here.</translation>
    </message>
    <message>
        <source>Until your next turn, {fighter} should lose less health this way.</source>
        <translation>Until your next turn, {fighter} should lose less health this way.</translation>
    </message>
    <message>
        <source>Until your next turn, {other} should lose more health this way.</source>
        <translation>Until your next turn, {other} should lose more health this way.</translation>
    </message>
    <message>
        <source>This way, you should have more cards in your next turn.</source>
        <translation>This way, you should have more cards in your next turn.</translation>
    </message>
    <message>
        <source>This way, {who} will probably have to spend more cards before your next turn.</source>
        <translation>This way, {who} will probably have to spend more cards before your next turn.</translation>
    </message>
    <message>
        <source>Until your next turn, the other answers amount to about the same.</source>
        <translation>Until your next turn, the other answers amount to about the same.</translation>
    </message>
    <message>
        <source>But {other} can attack {fighter} there.</source>
        <translation>But {other} can attack {fighter} there.</translation>
    </message>
    <message>
        <source>It costs you {card}.</source>
        <translation>It costs you {card}.</translation>
    </message>
    <message>
        <source>Chances: {before} → {after}.</source>
        <translation>Chances: {before} → {after}.</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Nothing else is possible.</translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message>
        <source>Immediately</source>
        <translation>Immediately</translation>
    </message>
    <message>
        <source>During combat</source>
        <translation>During combat</translation>
    </message>
    <message>
        <source>After combat</source>
        <translation>After combat</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Scheme</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Completion</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>Versatile</source>
        <translation>Versatile</translation>
    </message>
    <message>
        <source>attack card</source>
        <translation>attack card</translation>
    </message>
    <message>
        <source>defense card</source>
        <translation>defense card</translation>
    </message>
    <message>
        <source>versatile card</source>
        <translation>versatile card</translation>
    </message>
    <message>
        <source>scheme card</source>
        <translation>scheme card</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>ranged</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>melee</translation>
    </message>
    <message>
        <source>{who?Hero/Heroes}</source>
        <translation>{who?Hero/Heroes}</translation>
    </message>
    <message>
        <source>{who?Sidekick/Sidekicks}</source>
        <translation>{who?Sidekick/Sidekicks}</translation>
    </message>
    <message>
        <source>any</source>
        <translation>any</translation>
    </message>
    <message>
        <source>space {n}</source>
        <translation>space {n}</translation>
    </message>
    <message>
        <source>{n} health{?each: each}</source>
        <translation>{n} health{?each: each}</translation>
    </message>
    <message>
        <source>at most {n} health</source>
        <translation>at most {n} health</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <translation>{label}: {text}</translation>
    </message>
    <message>
        <source>Move: {n}</source>
        <translation>Move: {n}</translation>
    </message>
    <message>
        <source>boost {n}</source>
        <translation>boost {n}</translation>
    </message>
    <message>
        <source>no boost</source>
        <translation>no boost</translation>
    </message>
    <message>
        <source>{n} {n?copy/copies}</source>
        <translation>{n} {n?copy/copies}</translation>
    </message>
    <message>
        <source>{n} {n?syllable/syllables}</source>
        <translation>{n} {n?syllable/syllables}</translation>
    </message>
    <message>
        <source>{first} or {second}.</source>
        <translation>{first} or {second}.</translation>
    </message>
    <message>
        <source>You have {n} heroes, each with {who?his/her/its/their} own health. You lose only when the last of them is defeated.</source>
        <translation>You have {n} heroes, each with {who?his/her/its/their} own health. You lose only when the last of them is defeated.</translation>
    </message>
    <message>
        <source>Your {n} {noun:pl} form a separate deck, shuffled and face down. A face-up {noun} stays in effect until you discard it through the effect of one of your cards.</source>
        <translation>Your {n}&#xa0;{noun:pl} form a separate deck, shuffled and face down. A face-up {noun} stays in effect until you discard it through the effect of one of your cards.</translation>
    </message>
    <message>
        <source>When one of your cards would be discarded, place it face up in your {pile} instead.</source>
        <translation>When one of your cards would be discarded, place it face up in your {pile} instead.</translation>
    </message>
    <message>
        <source>After each combat, instead of discarding the card you attacked or defended with, place it face up at the end of your {pile}.</source>
        <translation>After each combat, instead of discarding the card you attacked or defended with, place it face up at the end of your {pile}.</translation>
    </message>
    <message>
        <source>{?all:Each of your cards is an ingredient}{?some:Some of your cards are ingredients}: {list}.</source>
        <translation>{?all:Each of your cards is an ingredient}{?some:Some of your cards are ingredients}: {list}.</translation>
    </message>
    <message>
        <source>When your {pile} has exactly {n} syllables, resolve the completion effect of its last card, then discard the {pile}. If it has more than {n}, discard it without resolving a completion effect.</source>
        <translation>When your {pile} has exactly {n}&#xa0;syllables, resolve the completion effect of its last card, then discard the {pile}. If it has more than {n}, discard it without resolving a completion effect.</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{who} {who?maneuvers/maneuver}.</source>
        <translation>{who} {who?maneuvers/maneuver}.</translation>
    </message>
    <message>
        <source>{card} against no defense card.</source>
        <translation>{card} against no defense card.</translation>
    </message>
    <message>
        <source>{card} against {against}.</source>
        <translation>{card} against {against}.</translation>
    </message>
    <message>
        <source>The value changes from {before} to {n}.</source>
        <translation>The value changes from {before} to {n}.</translation>
    </message>
    <message>
        <source>The value of {card} changes from {before} to {n}.</source>
        <translation>The value of {card} changes from {before} to {n}.</translation>
    </message>
    <message>
        <source>The value of {card} changes from {before} to {n} (boost).</source>
        <translation>The value of {card} changes from {before} to {n} (boost).</translation>
    </message>
    <message>
        <source>The value of {card} changes from {before} to {n} (ability).</source>
        <translation>The value of {card} changes from {before} to {n} (ability).</translation>
    </message>
    <message>
        <source>The value of {card} is ignored.</source>
        <translation>The value of {card} is ignored.</translation>
    </message>
    <message>
        <source>from {who?his/her/its/their} hand</source>
        <translation>from {who?his/her/its/their} hand</translation>
    </message>
    <message>
        <source>from {who?his/her/its/their} deck</source>
        <translation>from {who?his/her/its/their} deck</translation>
    </message>
    <message>
        <source>from {who?his/her/its/their} discard pile</source>
        <translation>from {who?his/her/its/their} discard pile</translation>
    </message>
    <message>
        <source>from the {pile}</source>
        <translation>from the {pile}</translation>
    </message>
    <message>
        <source>from the combat</source>
        <translation>from the combat</translation>
    </message>
    <message>
        <source>into {who?his/her/its/their} deck</source>
        <translation>into {who?his/her/its/their} deck</translation>
    </message>
    <message>
        <source>on the bottom of {who?his/her/its/their} deck</source>
        <translation>on the bottom of {who?his/her/its/their} deck</translation>
    </message>
    <message>
        <source>on top of {who?his/her/its/their} deck</source>
        <translation>on top of {who?his/her/its/their} deck</translation>
    </message>
    <message>
        <source>into the {pile}</source>
        <translation>into the {pile}</translation>
    </message>
    <message>
        <source>into {who?his/her/its/their} discard pile</source>
        <translation>into {who?his/her/its/their} discard pile</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} {card} {into}{?random: at random}.</source>
        <translation>{who} {who?puts/put} {card} {into}{?random: at random}.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} 1 card {into}{?random: at random}.</source>
        <translation>{who} {who?puts/put} 1 card {into}{?random: at random}.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} {card} {from} {into}.</source>
        <translation>{who} {who?puts/put} {card} {from} {into}.</translation>
    </message>
    <message>
        <source>{who} {who?returns/return} {card} to {who?his/her/its/their} hand.</source>
        <translation>{who} {who?returns/return} {card} to {who?his/her/its/their} hand.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} 1 card {from} {into}.</source>
        <translation>{who} {who?puts/put} 1 card {from} {into}.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} {card} {from} into {who?his/her/its/their} hand.</source>
        <translation>{who} {who?puts/put} {card} {from} into {who?his/her/its/their} hand.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} 1 card {from} into {who?his/her/its/their} hand.</source>
        <translation>{who} {who?puts/put} 1 card {from} into {who?his/her/its/their} hand.</translation>
    </message>
    <message>
        <source>{who} {who?wins/win} the game.</source>
        <translation>{who} {who?wins/win} the game.</translation>
    </message>
    <message>
        <source>{list} win the game.</source>
        <translation>{list} win the game.</translation>
    </message>
    <message>
        <source>Three turns each without a change: the game is a draw.</source>
        <translation>Three turns each without a change: the game is a draw.</translation>
    </message>
    <message>
        <source>Turn {n}: {who}.</source>
        <translation>Turn {n}: {who}.</translation>
    </message>
    <message>
        <source>{who} {who?ends/end} {who?his/her/its/their} turn.</source>
        <translation>{who} {who?ends/end} {who?his/her/its/their} turn.</translation>
    </message>
    <message>
        <source>{who} {who?gains/gain} {n} {n?action/actions}.</source>
        <translation>{who} {who?gains/gain} {n} {n?action/actions}.</translation>
    </message>
    <message>
        <source>{who} {who?draws/draw} {card}.</source>
        <translation>{who} {who?draws/draw} {card}.</translation>
    </message>
    <message>
        <source>{who} {who?draws/draw} 1 card.</source>
        <translation>{who} {who?draws/draw} 1 card.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} exhausted: no card is left to draw.</source>
        <translation>{who} {who?is/are} exhausted: no card is left to draw.</translation>
    </message>
    <message>
        <source>{who} {who?discards/discard} {card}{?random: at random}.</source>
        <translation>{who} {who?discards/discard} {card}{?random: at random}.</translation>
    </message>
    <message>
        <source>{who} {who?discards/discard} 1 card{?random: at random}.</source>
        <translation>{who} {who?discards/discard} 1 card{?random: at random}.</translation>
    </message>
    <message>
        <source>{who} {who?boosts/boost} with {card}: +{n}.</source>
        <translation>{who} {who?boosts/boost} with {card}: +{n}.</translation>
    </message>
    <message>
        <source>{who} {who?boosts/boost}: +{n}.</source>
        <translation>{who} {who?boosts/boost}: +{n}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?moves/move} to {space}.</source>
        <translation>{fighter} {fighter?moves/move} to {space}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} placed in {space}.</source>
        <translation>{fighter} {fighter?is/are} placed in {space}.</translation>
    </message>
    <message>
        <source>{fighter} and {target} swap spaces.</source>
        <translation>{fighter} and {target} swap spaces.</translation>
    </message>
    <message>
        <source>{fighter} and {target} swap spaces; now {defender} {defender?is/are} the target.</source>
        <translation>{fighter} and {target} swap spaces; now {defender} {defender?is/are} the target.</translation>
    </message>
    <message>
        <source>{fighter} cannot leave this space this turn.</source>
        <translation>{fighter} cannot leave this space this turn.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?plays/play} {card}.</source>
        <translation>{fighter} {fighter?plays/play} {card}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?attacks/attack} {target}.</source>
        <translation>{fighter} {fighter?attacks/attack} {target}.</translation>
    </message>
    <message>
        <source>{timing}: {card}.</source>
        <translation>{timing}: {card}.</translation>
    </message>
    <message>
        <source>The effects of {card} are canceled.</source>
        <translation>The effects of {card} are canceled.</translation>
    </message>
    <message>
        <source>There are no effects to cancel.</source>
        <translation>There are no effects to cancel.</translation>
    </message>
    <message>
        <source>{who} {who?prevents/prevent} all combat damage.</source>
        <translation>{who} {who?prevents/prevent} all combat damage.</translation>
    </message>
    <message>
        <source>{n} against {before}: {damage} damage. {winner} {winner?wins/win} the combat.</source>
        <translation>{n} against {before}: {damage} damage. {winner} {winner?wins/win} the combat.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?takes/take} {n} damage.</source>
        <translation>{fighter} {fighter?takes/take} {n} damage.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?recovers/recover} {n} health.</source>
        <translation>{fighter} {fighter?recovers/recover} {n} health.</translation>
    </message>
    <message>
        <source>{fighter} now {fighter?has/have} {n} health.</source>
        <translation>{fighter} now {fighter?has/have} {n} health.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} defeated.</source>
        <translation>{fighter} {fighter?is/are} defeated.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?returns/return}, in {space}.</source>
        <translation>{fighter} {fighter?returns/return}, in {space}.</translation>
    </message>
    <message>
        <source>{who:poss} {token} is now {side}.</source>
        <translation>{who:poss} {token} is now {side}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} now {side}.</source>
        <translation>{fighter} {fighter?is/are} now {side}.</translation>
    </message>
    <message>
        <source>{who} {who?casts/cast} {spell}.</source>
        <translation>{who} {who?casts/cast} {spell}.</translation>
    </message>
    <message>
        <source>{who} {who?turns/turn} {side} face up.</source>
        <translation>{who} {who?turns/turn} {side} face up.</translation>
    </message>
    <message>
        <source>{who} {who?discards/discard} {side}.</source>
        <translation>{who} {who?discards/discard} {side}.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} {side} on the bottom of the {noun} deck.</source>
        <translation>{who} {who?puts/put} {side} on the bottom of the {noun} deck.</translation>
    </message>
    <message>
        <source>{card} joins the {pile}, which now has {n} {n?syllable/syllables}.</source>
        <translation>{card} joins the {pile}, which now has {n} {n?syllable/syllables}.</translation>
    </message>
    <message>
        <source>{card} completes the {pile}.</source>
        <translation>{card} completes the {pile}.</translation>
    </message>
    <message>
        <source>{who} {who?discards/discard} the {pile}.</source>
        <translation>{who} {who?discards/discard} the {pile}.</translation>
    </message>
    <message>
        <source>{other} {other?looks/look} at {who:poss} hand.</source>
        <translation>{other} {other?looks/look} at {who:poss} hand.</translation>
    </message>
    <message>
        <source>{who} {who?reveals/reveal} {card}.</source>
        <translation>{who} {who?reveals/reveal} {card}.</translation>
    </message>
    <message>
        <source>{who} {who?reveals/reveal} 1 card.</source>
        <translation>{who} {who?reveals/reveal} 1 card.</translation>
    </message>
    <message>
        <source>{who} {who?looks/look} at {card}.</source>
        <translation>{who} {who?looks/look} at {card}.</translation>
    </message>
    <message>
        <source>{who} {who?looks/look} at {n} {n?card/cards}.</source>
        <translation>{who} {who?looks/look} at {n} {n?card/cards}.</translation>
    </message>
    <message>
        <source>{who} {who?shuffles/shuffle} {who?his/her/its/their} deck.</source>
        <translation>{who} {who?shuffles/shuffle} {who?his/her/its/their} deck.</translation>
    </message>
    <message>
        <source>{who} {who?declines/decline}.</source>
        <translation>{who} {who?declines/decline}.</translation>
    </message>
    <message>
        <source>{who} {who?declines/decline} an effect of {card}.</source>
        <translation>{who} {who?declines/decline} an effect of {card}.</translation>
    </message>
    <message>
        <source>{who} {who?does/do} not use the ability.</source>
        <translation>{who} {who?does/do} not use the ability.</translation>
    </message>
    <message>
        <source>{who} {who?concedes/concede}.</source>
        <translation>{who} {who?concedes/concede}.</translation>
    </message>
    <message>
        <source>{who} {who?draws/draw} {cards} {cards?card/cards}.</source>
        <translation>{who} {who?draws/draw} {cards} {cards?card/cards}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?moves/move} {steps} {steps?space/spaces} and {fighter?ends/end} in {zones?zone/zones} {letters}.</source>
        <translation>{fighter} {fighter?moves/move} {steps}&#xa0;{steps?space/spaces} and {fighter?ends/end} in {zones?zone/zones}&#xa0;{letters}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} placed ({zones?zone/zones} {letters}).</source>
        <translation>{fighter} {fighter?is/are} placed ({zones?zone/zones}&#xa0;{letters}).</translation>
    </message>
    <message>
        <source>{fighter} {fighter?returns/return} ({zones?zone/zones} {letters}).</source>
        <translation>{fighter} {fighter?returns/return} ({zones?zone/zones}&#xa0;{letters}).</translation>
    </message>
    <message>
        <source>{who} {who?draws/draw} {list}.</source>
        <translation>{who} {who?draws/draw} {list}.</translation>
    </message>
    <message>
        <source>The value of {card} changes from {before} to {n} (high ground).</source>
        <translation>The value of {card} changes from {before} to {n} (high ground).</translation>
    </message>
</context>
<context>
    <name>meanings</name>
    <message>
        <source>Draw cards; an empty deck exhausts (D2).</source>
        <translation>Draw cards. With an empty deck your fighters take damage instead.</translation>
    </message>
    <message>
        <source>Discard cards from the hand; the discarding player chooses them.</source>
        <translation>Discard cards from the hand. The discarding player chooses them.</translation>
    </message>
    <message>
        <source>Discard cards from the top of your deck.</source>
        <translation>Discard cards from the top of your deck.</translation>
    </message>
    <message>
        <source>Look at a player&apos;s hand.</source>
        <translation>Look at a player’s hand.</translation>
    </message>
    <message>
        <source>Look at a player&apos;s hand and choose a card of it, which moves.</source>
        <translation>Look at a player’s hand and choose a card of it, which then goes somewhere else.</translation>
    </message>
    <message>
        <source>Take a card from your deck or discard pile into your hand; a searched deck is shuffled.</source>
        <translation>Take a certain card from your deck or discard pile into your hand. A searched deck is shuffled.</translation>
    </message>
    <message>
        <source>Look at the top cards of your deck, take some, put the others back on top in any order.</source>
        <translation>Look at the top cards of your deck, take some, and put the others back on top in any order.</translation>
    </message>
    <message>
        <source>Look at the top card of your deck: it becomes thatCard.</source>
        <translation>Look at the top card of your deck. What follows can speak of it as “that card”.</translation>
    </message>
    <message>
        <source>Reveal the top card of your deck: it becomes thatCard.</source>
        <translation>Reveal the top card of your deck to everybody. What follows can speak of it as “that card”.</translation>
    </message>
    <message>
        <source>Put cards into another place.</source>
        <translation>Put cards somewhere else.</translation>
    </message>
    <message>
        <source>Deal damage.</source>
        <translation>Deal damage to one or more fighters. This is not combat damage.</translation>
    </message>
    <message>
        <source>Recover health, up to the dial&apos;s highest number (F2).</source>
        <translation>Recover health, never above the highest number of the dial.</translation>
    </message>
    <message>
        <source>Set the health of a fighter.</source>
        <translation>Set the health of a fighter to a number.</translation>
    </message>
    <message>
        <source>Move fighters, each once, in any order (M3, M4).</source>
        <translation>Move fighters step by step, each once, in any order.</translation>
    </message>
    <message>
        <source>Place fighters in spaces (M5).</source>
        <translation>Put fighters straight into spaces: no path, no distance.</translation>
    </message>
    <message>
        <source>Return a defeated sidekick to an empty space (F4).</source>
        <translation>Return a defeated sidekick to an empty space, with its starting health.</translation>
    </message>
    <message>
        <source>Two fighters swap spaces; if both are of one player and one of them was attacked, the other becomes the defender.</source>
        <translation>Two fighters swap spaces. If both belong to one player and one of them was attacked, the other becomes the defender.</translation>
    </message>
    <message>
        <source>Cancel every effect of the opponent&apos;s card (A7).</source>
        <translation>Cancel every effect of the opponent’s card that has not happened yet. Its value stays.</translation>
    </message>
    <message>
        <source>Ignore the value of the opponent&apos;s card (A8).</source>
        <translation>Ignore the value of the opponent’s card: it counts as 0.</translation>
    </message>
    <message>
        <source>The value of this card is another one instead (A8).</source>
        <translation>Give this card another value instead of the printed one.</translation>
    </message>
    <message>
        <source>Add to the value of this card (A8).</source>
        <translation>Add to the value of this card.</translation>
    </message>
    <message>
        <source>Prevent all combat damage.</source>
        <translation>Prevent all combat damage of this combat.</translation>
    </message>
    <message>
        <source>Discard a card from your hand and add its boost to the value of this card.</source>
        <translation>Discard a card from your hand and add its boost to the value of this card.</translation>
    </message>
    <message>
        <source>Play a card from your hand face down with the attack card; its boost is added to the attack value, unless the effects of the attack card are canceled (A7).</source>
        <translation>Play a card from your hand face down with the attack card. Its boost is added to the attack value, unless the effects of the attack card are canceled.</translation>
    </message>
    <message>
        <source>Gain actions this turn (T2).</source>
        <translation>Gain actions this turn. They must be taken, like all others.</translation>
    </message>
    <message>
        <source>End the turn (T4).</source>
        <translation>End the turn at once. What comes after it does not happen.</translation>
    </message>
    <message>
        <source>Resolve a part only if a condition holds.</source>
        <translation>Do something only if a condition holds, and perhaps something else if it does not.</translation>
    </message>
    <message>
        <source>A player may do something.</source>
        <translation>A player may do something or leave it.</translation>
    </message>
    <message>
        <source>Choose one or several different options and resolve them.</source>
        <translation>Choose one or several of the options, and do them.</translation>
    </message>
    <message>
        <source>Choose a space for what follows.</source>
        <translation>Choose a space that what follows speaks of.</translation>
    </message>
    <message>
        <source>Turn your token to its other side.</source>
        <translation>Turn your token to its other side.</translation>
    </message>
    <message>
        <source>Choose the side of your token.</source>
        <translation>Choose the side of your token.</translation>
    </message>
    <message>
        <source>If no side card is face up, turn up the top one.</source>
        <translation>If no side card is face up, turn up the top one.</translation>
    </message>
    <message>
        <source>Discard the side card that is face up.</source>
        <translation>Discard the side card that is face up.</translation>
    </message>
    <message>
        <source>Put a discarded side card on the bottom of the side deck.</source>
        <translation>Put a discarded side card on the bottom of the side deck.</translation>
    </message>
    <message>
        <source>Cast spells whose ingredients are in your pile; the pile is then discarded.</source>
        <translation>Cast spells whose ingredients are in your pile. The pile is then discarded.</translation>
    </message>
    <message>
        <source>The fighter that plays this card (A13).</source>
        <translation>The fighter that plays this card.</translation>
    </message>
    <message>
        <source>The other fighter of this combat (A13).</source>
        <translation>The other fighter of this combat.</translation>
    </message>
    <message>
        <source>The fighter that attacks.</source>
        <translation>The fighter that attacks in this combat.</translation>
    </message>
    <message>
        <source>Your hero; with several, one that you choose.</source>
        <translation>Your hero. If you have several, one that you choose.</translation>
    </message>
    <message>
        <source>A fighter of this deck by its id; written as the id alone.</source>
        <translation>A fighter of this deck, by its name.</translation>
    </message>
    <message>
        <source>All fighters of a group.</source>
        <translation>All fighters of a group.</translation>
    </message>
    <message>
        <source>One fighter of a group, chosen by you.</source>
        <translation>One fighter of a group, which you choose.</translation>
    </message>
    <message>
        <source>Several different fighters of a group, chosen by you.</source>
        <translation>Several different fighters of a group, which you choose.</translation>
    </message>
    <message>
        <source>All fighters, yours too.</source>
        <translation>All fighters, yours too.</translation>
    </message>
    <message>
        <source>The fighters of your seat (P3).</source>
        <translation>Your own fighters, without those of a teammate.</translation>
    </message>
    <message>
        <source>The fighters of your opponents.</source>
        <translation>The fighters of your opponents.</translation>
    </message>
    <message>
        <source>The two fighters of this combat.</source>
        <translation>The two fighters of this combat.</translation>
    </message>
    <message>
        <source>Your fighters of one name; written as the id alone.</source>
        <translation>All your fighters of one name.</translation>
    </message>
    <message>
        <source>You won this combat (A10).</source>
        <translation>You won this combat: the attacker by dealing damage, the defender by taking none.</translation>
    </message>
    <message>
        <source>You lost this combat (A10).</source>
        <translation>You lost this combat: the other side won it.</translation>
    </message>
    <message>
        <source>Two fighters are adjacent.</source>
        <translation>Two fighters are adjacent.</translation>
    </message>
    <message>
        <source>A fighter began this turn in another space.</source>
        <translation>A fighter stood in another space when this turn began.</translation>
    </message>
    <message>
        <source>A fighter is a hero.</source>
        <translation>A fighter is a hero.</translation>
    </message>
    <message>
        <source>A fighter is the one of this name.</source>
        <translation>A fighter is the one of a certain name.</translation>
    </message>
    <message>
        <source>The opponent played a card of this type.</source>
        <translation>The opponent’s card in this combat is of a certain type.</translation>
    </message>
    <message>
        <source>A fighter is undefeated and has at most this health.</source>
        <translation>A fighter is not defeated and has at most so much health.</translation>
    </message>
    <message>
        <source>No such fighter is on the battlefield.</source>
        <translation>No such fighter is on the battlefield.</translation>
    </message>
    <message>
        <source>A fighter took damage this turn.</source>
        <translation>A fighter took damage in this turn.</translation>
    </message>
    <message>
        <source>Your token shows this side.</source>
        <translation>Your token shows a certain side.</translation>
    </message>
    <message>
        <source>The damage just dealt defeated at least one fighter.</source>
        <translation>The damage that was just dealt defeated at least one fighter.</translation>
    </message>
    <message>
        <source>A plain number; written as the number alone.</source>
        <translation>A plain number.</translation>
    </message>
    <message>
        <source>The combat damage dealt in this combat.</source>
        <translation>As much as the combat damage of this combat.</translation>
    </message>
    <message>
        <source>The boost of thatCard.</source>
        <translation>The boost of the card that was just discarded, revealed, or looked at.</translation>
    </message>
    <message>
        <source>As many cards as were just put.</source>
        <translation>As many as cards were just put somewhere.</translation>
    </message>
    <message>
        <source>How many of your cards lie in a place.</source>
        <translation>How many of your cards are in a place.</translation>
    </message>
    <message>
        <source>How many different ingredients your pile holds.</source>
        <translation>How many different ingredients your pile holds.</translation>
    </message>
    <message>
        <source>How many different zones these fighters are in, all together.</source>
        <translation>How many different zones these fighters are in, all together.</translation>
    </message>
    <message>
        <source>How many fighters these are.</source>
        <translation>How many fighters these are.</translation>
    </message>
    <message>
        <source>How many side cards are discarded.</source>
        <translation>How many side cards lie discarded.</translation>
    </message>
    <message>
        <source>Any space.</source>
        <translation>Any space of the battlefield.</translation>
    </message>
    <message>
        <source>The spaces that share a zone with a fighter.</source>
        <translation>The spaces that share a zone with a fighter.</translation>
    </message>
    <message>
        <source>The spaces adjacent to a fighter.</source>
        <translation>The spaces adjacent to a fighter.</translation>
    </message>
    <message>
        <source>The spaces of zones that hold none of these fighters.</source>
        <translation>The spaces of zones that hold none of these fighters.</translation>
    </message>
    <message>
        <source>The spaces adjacent to the space chosen before.</source>
        <translation>The spaces adjacent to the space chosen before.</translation>
    </message>
    <message>
        <source>You.</source>
        <translation>You, whose card or ability this is.</translation>
    </message>
    <message>
        <source>The other player of this combat (A13).</source>
        <translation>The other player of this combat.</translation>
    </message>
    <message>
        <source>An opponent that you choose.</source>
        <translation>An opponent that you choose.</translation>
    </message>
    <message>
        <source>The player chosen or named before.</source>
        <translation>The player that was chosen or named before.</translation>
    </message>
    <message>
        <source>This card.</source>
        <translation>This card itself.</translation>
    </message>
    <message>
        <source>The card just discarded, spent as a boost, revealed, looked at, chosen or put.</source>
        <translation>The card that was just discarded, spent as a boost, revealed, looked at, chosen, or put.</translation>
    </message>
    <message>
        <source>The opponent&apos;s card of this combat.</source>
        <translation>The opponent’s card of this combat.</translation>
    </message>
    <message>
        <source>A card that you choose from a place.</source>
        <translation>A card that you choose from a place.</translation>
    </message>
    <message>
        <source>The first card of a place.</source>
        <translation>The first card of a place.</translation>
    </message>
    <message>
        <source>Any number of cards that you choose from a place.</source>
        <translation>As many cards as you like from a place.</translation>
    </message>
    <message>
        <source>All cards of a place.</source>
        <translation>All cards of a place.</translation>
    </message>
    <message>
        <source>The owner&apos;s hand.</source>
        <translation>The hand of the player whose card it is.</translation>
    </message>
    <message>
        <source>The owner&apos;s deck, which is then shuffled.</source>
        <translation>The deck of the player whose card it is. It is then shuffled.</translation>
    </message>
    <message>
        <source>The top of the owner&apos;s deck.</source>
        <translation>The top of the deck: this card is drawn next.</translation>
    </message>
    <message>
        <source>The bottom of the owner&apos;s deck.</source>
        <translation>The bottom of the deck: this card is drawn last.</translation>
    </message>
    <message>
        <source>The owner&apos;s discard pile.</source>
        <translation>The discard pile of the player whose card it is.</translation>
    </message>
    <message>
        <source>The owner&apos;s pile of its own.</source>
        <translation>The pile of its own that this deck has.</translation>
    </message>
    <message>
        <source>which player does it; you, if left out</source>
        <translation>Which player does it. If it is left out, you do.</translation>
    </message>
    <message>
        <source>only those adjacent to it</source>
        <translation>Only those adjacent to this fighter.</translation>
    </message>
    <message>
        <source>only those that share a zone with it</source>
        <translation>Only those that share a zone with this fighter.</translation>
    </message>
    <message>
        <source>but not these</source>
        <translation>But not these.</translation>
    </message>
    <message>
        <source>only those in the spaces chosen before</source>
        <translation>Only those in the spaces chosen before.</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>How many.</translation>
    </message>
    <message>
        <source>the player may draw fewer</source>
        <translation>The player may draw fewer.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>Nobody chooses: at random.</translation>
    </message>
    <message>
        <source>whose hand</source>
        <translation>Whose hand.</translation>
    </message>
    <message>
        <source>where its owner puts it</source>
        <translation>Where its owner puts it.</translation>
    </message>
    <message>
        <source>the card looked for</source>
        <translation>The card that is looked for.</translation>
    </message>
    <message>
        <source>how many are looked at</source>
        <translation>How many cards are looked at.</translation>
    </message>
    <message>
        <source>how many are taken into the hand</source>
        <translation>How many of them are taken into the hand.</translation>
    </message>
    <message>
        <source>which cards</source>
        <translation>Which cards.</translation>
    </message>
    <message>
        <source>where they go</source>
        <translation>Where they go.</translation>
    </message>
    <message>
        <source>how much to each</source>
        <translation>How much each of them takes.</translation>
    </message>
    <message>
        <source>to whom</source>
        <translation>Who takes it.</translation>
    </message>
    <message>
        <source>how much</source>
        <translation>How much.</translation>
    </message>
    <message>
        <source>who recovers</source>
        <translation>Who recovers.</translation>
    </message>
    <message>
        <source>to this</source>
        <translation>The new number.</translation>
    </message>
    <message>
        <source>whose</source>
        <translation>Whose health.</translation>
    </message>
    <message>
        <source>who moves</source>
        <translation>Who moves.</translation>
    </message>
    <message>
        <source>at most so many spaces each</source>
        <translation>At most so many spaces each.</translation>
    </message>
    <message>
        <source>they may pass through opposing fighters</source>
        <translation>They may pass through opposing fighters.</translation>
    </message>
    <message>
        <source>who is placed</source>
        <translation>Who is placed.</translation>
    </message>
    <message>
        <source>where</source>
        <translation>Where.</translation>
    </message>
    <message>
        <source>the text says an empty space: not the one it is in</source>
        <translation>It must be an empty space, not the one the fighter stands in.</translation>
    </message>
    <message>
        <source>the text says another space: not the one it is in</source>
        <translation>It must be another space than the one the fighter stands in.</translation>
    </message>
    <message>
        <source>it cannot leave that space this turn</source>
        <translation>The fighter cannot leave that space this turn.</translation>
    </message>
    <message>
        <source>who returns</source>
        <translation>Who returns.</translation>
    </message>
    <message>
        <source>all of that name, not one</source>
        <translation>All defeated sidekicks of that name, not only one.</translation>
    </message>
    <message>
        <source>the one</source>
        <translation>The one fighter.</translation>
    </message>
    <message>
        <source>the other</source>
        <translation>The other fighter.</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>The new value.</translation>
    </message>
    <message>
        <source>the condition</source>
        <translation>The condition.</translation>
    </message>
    <message>
        <source>if it holds</source>
        <translation>What happens if the condition holds.</translation>
    </message>
    <message>
        <source>if it does not</source>
        <translation>What happens if the condition does not hold.</translation>
    </message>
    <message>
        <source>what may be done</source>
        <translation>What may be done.</translation>
    </message>
    <message>
        <source>up to so many times</source>
        <translation>Up to so many times.</translation>
    </message>
    <message>
        <source>if it was done</source>
        <translation>What happens if it was done.</translation>
    </message>
    <message>
        <source>if it was not done</source>
        <translation>What happens if it was not done.</translation>
    </message>
    <message>
        <source>how many different ones</source>
        <translation>How many different ones.</translation>
    </message>
    <message>
        <source>the options</source>
        <translation>What can be chosen from.</translation>
    </message>
    <message>
        <source>among these</source>
        <translation>Among which spaces.</translation>
    </message>
    <message>
        <source>without ingredients and without discarding the pile</source>
        <translation>Without ingredients, and the pile is not discarded.</translation>
    </message>
    <message>
        <source>the id</source>
        <translation>The fighter.</translation>
    </message>
    <message>
        <source>the group</source>
        <translation>Which fighters they are chosen or counted from.</translation>
    </message>
    <message>
        <source>who</source>
        <translation>Which fighter.</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>The name.</translation>
    </message>
    <message>
        <source>the type</source>
        <translation>The card type.</translation>
    </message>
    <message>
        <source>the health</source>
        <translation>The health.</translation>
    </message>
    <message>
        <source>the side</source>
        <translation>The side of the token.</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>The number.</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>Where the cards are.</translation>
    </message>
    <message>
        <source>only with this tag</source>
        <translation>Only cards with this tag.</translation>
    </message>
    <message>
        <source>only copies of this card</source>
        <translation>Only copies of a certain card.</translation>
    </message>
    <message>
        <source>not counting this card</source>
        <translation>Without counting this card itself.</translation>
    </message>
    <message>
        <source>whose zones</source>
        <translation>Whose zones.</translation>
    </message>
    <message>
        <source>who is counted</source>
        <translation>Who is counted.</translation>
    </message>
    <message>
        <source>whose zone</source>
        <translation>Whose zone.</translation>
    </message>
    <message>
        <source>without whom</source>
        <translation>Which fighters must not be there.</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>[in|from|into] your hand</source>
        <translation>[in|from|into] your hand</translation>
    </message>
    <message>
        <source>[on|from the|on] top of your deck</source>
        <translation>[on|from the|on] top of your deck</translation>
    </message>
    <message>
        <source>[on|from|on] the bottom of your deck</source>
        <translation>[on|from|on] the bottom of your deck</translation>
    </message>
    <message>
        <source>[in|from|into] your discard pile</source>
        <translation>[in|from|into] your discard pile</translation>
    </message>
    <message>
        <source>[in|from|into] your {pile}</source>
        <translation>[in|from|into] your {pile}</translation>
    </message>
    <message>
        <source>[in|from|into] your deck</source>
        <translation>[in|from|into] your deck</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>Victory: {list}</source>
        <translation>Victory: {list}</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>The game is a draw.</translation>
    </message>
    <message>
        <source>press Enter when only you can see the screen.</source>
        <translation>press Enter when only you can see the screen.</translation>
    </message>
    <message>
        <source>Type the number of an answer, or the answer as the protocol writes it (“{example}”). The first letters will do if no other answer begins with them.</source>
        <translation>Type the number of an answer, or the answer as the protocol writes it (“{example}”). The first letters will do if no other answer begins with them.</translation>
    </message>
    <message>
        <source>why an action is not allowed</source>
        <translation>why an action is not allowed</translation>
    </message>
    <message>
        <source>what the computer would do</source>
        <translation>what the computer would do</translation>
    </message>
    <message>
        <source>battlefield, hand, and answers again</source>
        <translation>battlefield, hand, and answers again</translation>
    </message>
    <message>
        <source>what has happened so far</source>
        <translation>what has happened so far</translation>
    </message>
    <message>
        <source>the full text of a card (type “text” when “card” is an answer)</source>
        <translation>the full text of a card (type “text” when “card” is an answer)</translation>
    </message>
    <message>
        <source>the cards in a discard pile</source>
        <translation>the cards in a discard pile</translation>
    </message>
    <message>
        <source>the character card of a player and what is beside it</source>
        <translation>the character card of a player and what is beside it</translation>
    </message>
    <message>
        <source>undo your last decision</source>
        <translation>undo your last decision</translation>
    </message>
    <message>
        <source>give the game up</source>
        <translation>give the game up</translation>
    </message>
    <message>
        <source>save the game to a file</source>
        <translation>save the game to a file</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>this list</translation>
    </message>
    <message>
        <source>quit the game (so does the end of the input)</source>
        <translation>quit the game (so does the end of the input)</translation>
    </message>
    <message>
        <source>ACTION</source>
        <translation>ACTION</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>SEAT</source>
        <translation>SEAT</translation>
    </message>
    <message>
        <source>choose a number from 1 to {n}</source>
        <translation>choose a number from 1 to {n}</translation>
    </message>
    <message>
        <source>the seats are numbered from 1 to {n}</source>
        <translation>the seats are numbered from 1 to {n}</translation>
    </message>
    <message>
        <source>which one?</source>
        <translation>which one?</translation>
    </message>
    <message>
        <source>“{text}” is not an action (type “help” for a list of commands)</source>
        <translation>“{text}” is not an action (type “help” for a list of commands)</translation>
    </message>
    <message>
        <source>no deck in this game has a card called “{text}”</source>
        <translation>no deck in this game has a card called “{text}”</translation>
    </message>
    <message>
        <source>save needs a file name</source>
        <translation>save needs a file name</translation>
    </message>
    <message>
        <source>saved: {file}</source>
        <translation>saved: {file}</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>there is nothing to undo</translation>
    </message>
    <message>
        <source>hand {n}</source>
        <translation>hand {n}</translation>
    </message>
    <message>
        <source>deck {n}</source>
        <translation>deck {n}</translation>
    </message>
    <message>
        <source>discard pile {n}</source>
        <translation>discard pile {n}</translation>
    </message>
    <message>
        <source>{name}, discard pile ({n}):</source>
        <translation>{name}, discard pile ({n}):</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>not placed yet</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>defeated</translation>
    </message>
    <message>
        <source>{label}:</source>
        <translation>{label}:</translation>
    </message>
    <message>
        <source>{battlefield}, seed {seed}. Type “help” for a list of commands.</source>
        <translation>{battlefield}, seed {seed}. Type “help” for a list of commands.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>&lt;m&gt;your opponent</source>
        <translation>&lt;m&gt;your opponent</translation>
    </message>
    <message>
        <source>&lt;m&gt;an opponent of your choice</source>
        <translation>&lt;m&gt;an opponent of your choice</translation>
    </message>
    <message>
        <source>&lt;m&gt;that player</source>
        <translation>&lt;m&gt;that player</translation>
    </message>
    <message>
        <source>&lt;m&gt;you</source>
        <translation>&lt;m&gt;you</translation>
    </message>
    <message>
        <source>&lt;n&gt;your hand</source>
        <translation>&lt;n&gt;your hand</translation>
    </message>
    <message>
        <source>&lt;n&gt;the hand of {who}</source>
        <translation>&lt;n&gt;the hand of {who}</translation>
    </message>
    <message>
        <source>&lt;n&gt;{who:poss} hand</source>
        <translation>&lt;n&gt;{who:poss} hand</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>The game is a draw.</translation>
    </message>
    <message>
        <source>Choose an action: maneuver, scheme, or attack ({n} left).</source>
        <translation>Choose an action: maneuver, scheme, or attack ({n} left).</translation>
    </message>
    <message>
        <source>You may move each of your fighters once, in any order.</source>
        <translation>You may move each of your fighters once, in any order.</translation>
    </message>
    <message>
        <source>Choose a move.</source>
        <translation>Choose a move.</translation>
    </message>
    <message>
        <source>{attacker} {attacker?attacks/attack} {defender}. Choose a card to defend with, or none.</source>
        <translation>{attacker} {attacker?attacks/attack} {defender}. Choose a card to defend with, or none.</translation>
    </message>
    <message>
        <source>You have more than {n} cards in hand: choose a card to discard.</source>
        <translation>You have more than {n}&#xa0;cards in hand: choose a card to discard.</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Choose a card to discard.</translation>
    </message>
    <message>
        <source>Choose a fighter.</source>
        <translation>Choose a fighter.</translation>
    </message>
    <message>
        <source>Choose a space.</source>
        <translation>Choose a space.</translation>
    </message>
    <message>
        <source>Do you want to use this effect?</source>
        <translation>Do you want to use this effect?</translation>
    </message>
    <message>
        <source>Do you want to {what}?</source>
        <translation>Do you want to {what}?</translation>
    </message>
    <message>
        <source>You may discard a card to boost your move.</source>
        <translation>You may discard a card to boost your move.</translation>
    </message>
    <message>
        <source>You may play a card face down to boost your attack.</source>
        <translation>You may play a card face down to boost your attack.</translation>
    </message>
    <message>
        <source>You may boost this card by discarding another one.</source>
        <translation>You may boost this card by discarding another one.</translation>
    </message>
    <message>
        <source>Place your fighters on the battlefield.</source>
        <translation>Place your fighters on the battlefield.</translation>
    </message>
    <message>
        <source>Choose a space for the returning fighter.</source>
        <translation>Choose a space for the returning fighter.</translation>
    </message>
    <message>
        <source>Choose a space to place the fighter in.</source>
        <translation>Choose a space to place the fighter in.</translation>
    </message>
    <message>
        <source>Choose the cards to take, then the order of the others: the first goes on top.</source>
        <translation>Choose the cards to take, then the order of the others: the first goes on top.</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Choose a card.</translation>
    </message>
    <message>
        <source>How many cards do you draw?</source>
        <translation>How many cards do you draw?</translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <translation>Choose an opponent.</translation>
    </message>
    <message>
        <source>Choose a spell.</source>
        <translation>Choose a spell.</translation>
    </message>
    <message>
        <source>Choose an option.</source>
        <translation>Choose an option.</translation>
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
        <translation>{who}: “{text}”</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing an action.</source>
        <translation>{who} {who?is/are} choosing an action.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} deciding whether to boost.</source>
        <translation>{who} {who?is/are} deciding whether to boost.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} moving {who?his/her/its/their} fighters.</source>
        <translation>{who} {who?is/are} moving {who?his/her/its/their} fighters.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a move.</source>
        <translation>{who} {who?is/are} choosing a move.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} placing {who?his/her/its/their} fighters.</source>
        <translation>{who} {who?is/are} placing {who?his/her/its/their} fighters.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} placing a fighter.</source>
        <translation>{who} {who?is/are} placing a fighter.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a defense.</source>
        <translation>{who} {who?is/are} choosing a defense.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a card to discard.</source>
        <translation>{who} {who?is/are} choosing a card to discard.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a card.</source>
        <translation>{who} {who?is/are} choosing a card.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a fighter.</source>
        <translation>{who} {who?is/are} choosing a fighter.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a space.</source>
        <translation>{who} {who?is/are} choosing a space.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing an option.</source>
        <translation>{who} {who?is/are} choosing an option.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} deciding whether to use this effect.</source>
        <translation>{who} {who?is/are} deciding whether to use this effect.</translation>
    </message>
    <message>
        <source>Choose any number of cards, one at a time.</source>
        <translation>Choose any number of cards, one at a time.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} deciding whether to use an ability.</source>
        <translation>{who} {who?is/are} deciding whether to use an ability.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>This is allowed.</source>
        <translation>This is allowed.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>You have to make another decision first.</source>
        <translation>You have to make another decision first.</translation>
    </message>
    <message>
        <source>You can act only with your own fighters.</source>
        <translation>You can act only with your own fighters.</translation>
    </message>
    <message>
        <source>A defeated fighter cannot act.</source>
        <translation>A defeated fighter cannot act.</translation>
    </message>
    <message>
        <source>You do not have this card in your hand.</source>
        <translation>You do not have this card in your hand.</translation>
    </message>
    <message>
        <source>Only a scheme card can be played as a scheme.</source>
        <translation>Only a scheme card can be played as a scheme.</translation>
    </message>
    <message>
        <source>Only attack and versatile cards can be used to attack.</source>
        <translation>Only attack and versatile cards can be used to attack.</translation>
    </message>
    <message>
        <source>Only defense and versatile cards can be used to defend.</source>
        <translation>Only defense and versatile cards can be used to defend.</translation>
    </message>
    <message>
        <source>This fighter may not play this card.</source>
        <translation>This fighter may not play this card.</translation>
    </message>
    <message>
        <source>A card without a boost cannot be used to boost.</source>
        <translation>A card without a boost cannot be used to boost.</translation>
    </message>
    <message>
        <source>A defeated fighter cannot be attacked.</source>
        <translation>A defeated fighter cannot be attacked.</translation>
    </message>
    <message>
        <source>Only opposing fighters can be attacked.</source>
        <translation>Only opposing fighters can be attacked.</translation>
    </message>
    <message>
        <source>The target is neither adjacent nor, for a ranged fighter, in a shared zone.</source>
        <translation>The target is neither adjacent nor, for a ranged fighter, in a shared zone.</translation>
    </message>
    <message>
        <source>This fighter cannot leave its space this turn.</source>
        <translation>This fighter cannot leave its space this turn.</translation>
    </message>
    <message>
        <source>Each fighter may move only once.</source>
        <translation>Each fighter may move only once.</translation>
    </message>
    <message>
        <source>This space is occupied.</source>
        <translation>This space is occupied.</translation>
    </message>
    <message>
        <source>This space is out of reach: too far, or opposing fighters are in the way.</source>
        <translation>This space is out of reach: too far, or opposing fighters are in the way.</translation>
    </message>
    <message>
        <source>You cannot choose this space.</source>
        <translation>You cannot choose this space.</translation>
    </message>
    <message>
        <source>You cannot choose this now.</source>
        <translation>You cannot choose this now.</translation>
    </message>
    <message>
        <source>The line to this space is one-way: a move goes along its arrow only.</source>
        <translation>The line to this space is one-way: a move goes along its arrow only.</translation>
    </message>
    <message>
        <source>The ends of a passage are not adjacent: fighters move through it, but do not attack through it.</source>
        <translation>The ends of a passage are not adjacent: fighters move through it, but do not attack through it.</translation>
    </message>
</context>
<context>
    <name>spaces</name>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in {whom?his/her/its/their} zone</source>
        <translation>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in {whom?his/her/its/their} zone</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in {whom:poss} zone</source>
        <translation>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in {whom:poss} zone</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in the same zone as {whom}</source>
        <translation>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in the same zone as {whom}</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space adjacent to {whom}</source>
        <translation>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space adjacent to {whom}</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in a zone that contains {none}</source>
        <translation>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in a zone that contains {none}</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in a zone without {whom}</source>
        <translation>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in a zone without {whom}</translation>
    </message>
    <message>
        <source>&lt;n&gt;a {?other:different }{?empty:free }space adjacent to it</source>
        <translation>&lt;n&gt;a {?other:different }{?empty:free }space adjacent to it</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space adjacent to the chosen space</source>
        <translation>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space adjacent to the chosen space</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space</source>
        <translation>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space</translation>
    </message>
</context>
<context>
    <name>units</name>
    <message>
        <source>{n} {n?card/cards}</source>
        <translation>{n} {n?card/cards}</translation>
    </message>
    <message>
        <source>{n} more {n?card/cards}</source>
        <translation>{n} more {n?card/cards}</translation>
    </message>
    <message>
        <source>{n} random {n?card/cards}</source>
        <translation>{n} random {n?card/cards}</translation>
    </message>
    <message>
        <source>{n} additional {n?card/cards}</source>
        <translation>{n} additional {n?card/cards}</translation>
    </message>
    <message>
        <source>that many cards</source>
        <translation>that many cards</translation>
    </message>
    <message>
        <source>{n} damage</source>
        <translation>{n} damage</translation>
    </message>
    <message>
        <source>{n} health</source>
        <translation>{n} health</translation>
    </message>
    <message>
        <source>{n} {n?space/spaces}</source>
        <translation>{n} {n?space/spaces}</translation>
    </message>
    <message>
        <source>{n} {n?action/actions}</source>
        <translation>{n} {n?action/actions}</translation>
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
        <translation>Any fighter</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Any</translation>
    </message>
    <message>
        <source>health</source>
        <translation>health</translation>
    </message>
    <message>
        <source>move</source>
        <translation>move</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Ability</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Abilities</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Spell</translation>
    </message>
    <message>
        <source>{n} health</source>
        <translation>{n} health</translation>
    </message>
</context>
<context>
    <name>told</name>
    <message>
        <source>{who} {who?does/do} not boost.</source>
        <translation>{who} {who?does/do} not boost.</translation>
    </message>
    <message>
        <source>{who} {who?plays/play} no defense card.</source>
        <translation>{who} {who?plays/play} no defense card.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?stays/stay} in place.</source>
        <translation>{fighter} {fighter?stays/stay} in place.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} placed.</source>
        <translation>{fighter} {fighter?is/are} placed.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} {fighter}.</source>
        <translation>{who} {who?chooses/choose} {fighter}.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} nobody.</source>
        <translation>{who} {who?chooses/choose} nobody.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} a space.</source>
        <translation>{who} {who?chooses/choose} a space.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose}: {option}</source>
        <translation>{who} {who?chooses/choose}: {option}</translation>
    </message>
    <message>
        <source>{who} {who?is/are} done.</source>
        <translation>{who} {who?is/are} done.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} a card.</source>
        <translation>{who} {who?chooses/choose} a card.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} {card}.</source>
        <translation>{who} {who?chooses/choose} {card}.</translation>
    </message>
    <message>
        <source>{who} {who?agrees/agree}.</source>
        <translation>{who} {who?agrees/agree}.</translation>
    </message>
    <message>
        <source>{who} {who?declines/decline}.</source>
        <translation>{who} {who?declines/decline}.</translation>
    </message>
    <message>
        <source>{who} {who?agrees/agree} ({card}).</source>
        <translation>{who} {who?agrees/agree} ({card}).</translation>
    </message>
    <message>
        <source>{who} {who?declines/decline} ({card}).</source>
        <translation>{who} {who?declines/decline} ({card}).</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>best</source>
        <translation>best</translation>
    </message>
    <message>
        <source>good</source>
        <translation>good</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>doubtful</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>mistake</translation>
    </message>
    <message>
        <source>In turn {turn}, {card} takes {n} health from {fighter}.</source>
        <translation>In turn {turn}, {card} takes {n} health from {fighter}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?takes/take} {n} health from {fighter}.</source>
        <translation>In turn {turn}, {who} {who?takes/take} {n} health from {fighter}.</translation>
    </message>
    <message>
        <source>From turn {turn} on, {who} {who?has/have} no cards left to draw, which costs {n} health.</source>
        <translation>From turn {turn} on, {who} {who?has/have} no cards left to draw, which costs {n} health.</translation>
    </message>
    <message>
        <source>In turn {turn}, {fighter} {fighter?falls/fall}.</source>
        <translation>In turn {turn}, {fighter} {fighter?falls/fall}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?concedes/concede}.</source>
        <translation>In turn {turn}, {who} {who?concedes/concede}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {fighter} {fighter?falls/fall}, and the game is over.</source>
        <translation>In turn {turn}, {fighter} {fighter?falls/fall}, and the game is over.</translation>
    </message>
    <message>
        <source>In the end nothing changes any more, and the game is drawn.</source>
        <translation>In the end nothing changes any more, and the game is drawn.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?attacks/attack} {other} with {card}, which costs {n} points.</source>
        <translation>In turn {turn}, {who} {who?attacks/attack} {other} with {card}, which costs {n} points.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?plays/play} {card} at the wrong moment, which costs {n} points.</source>
        <translation>In turn {turn}, {who} {who?plays/play} {card} at the wrong moment, which costs {n} points.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?maneuvers/maneuver} instead of doing something better, which costs {n} points.</source>
        <translation>In turn {turn}, {who} {who?maneuvers/maneuver} instead of doing something better, which costs {n} points.</translation>
    </message>
    <message>
        <source>In turn {turn}, {fighter} {fighter?goes/go} to the wrong place, which costs {n} points.</source>
        <translation>In turn {turn}, {fighter} {fighter?goes/go} to the wrong place, which costs {n} points.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?defends/defend} with {card}, which costs {n} points.</source>
        <translation>In turn {turn}, {who} {who?defends/defend} with {card}, which costs {n} points.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?plays/play} no defense card, which costs {n} points.</source>
        <translation>In turn {turn}, {who} {who?plays/play} no defense card, which costs {n} points.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?boosts/boost} with {card}, which costs {n} points.</source>
        <translation>In turn {turn}, {who} {who?boosts/boost} with {card}, which costs {n} points.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?does/do} not boost, which costs {n} points.</source>
        <translation>In turn {turn}, {who} {who?does/do} not boost, which costs {n} points.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?chooses/choose} {card}, which costs {n} points.</source>
        <translation>In turn {turn}, {who} {who?chooses/choose} {card}, which costs {n} points.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?makes/make} a choice that costs {n} points.</source>
        <translation>In turn {turn}, {who} {who?makes/make} a choice that costs {n} points.</translation>
    </message>
    <message>
        <source>{title}: stay in place</source>
        <translation>{title}: stay in place</translation>
    </message>
    <message>
        <source>{title}: go to {zones?zone/zones} {letters}</source>
        <translation>{title}: go to {zones?zone/zones} {letters}</translation>
    </message>
    <message>
        <source>A space in {zones?zone/zones} {letters}</source>
        <translation>A space in {zones?zone/zones} {letters}</translation>
    </message>
    <message>
        <source>Move nobody else</source>
        <translation>Move nobody else</translation>
    </message>
    <message>
        <source>As played: {text}</source>
        <translation>As played: {text}</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?stops/stop} too early, which costs {n} points.</source>
        <translation>In turn {turn}, {who} {who?stops/stop} too early, which costs {n} points.</translation>
    </message>
</context>
</TS>
