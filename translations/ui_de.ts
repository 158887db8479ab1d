<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AbilitiesPane</name>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>What the hero can do throughout the game: something that happens at a certain moment, or something that always applies.</source>
        <translation>Was der Held das ganze Spiel über kann: etwas, das zu einem bestimmten Zeitpunkt geschieht, oder etwas, das immer gilt.</translation>
    </message>
</context>
<context>
    <name>AbilityButton</name>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Ability.</source>
        <translation>Fähigkeit.</translation>
    </message>
    <message>
        <source>none yet: click to write one</source>
        <translation>noch keine – klicke, um eine zu schreiben</translation>
    </message>
</context>
<context>
    <name>AbilityText</name>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Read all of it</source>
        <translation>Alles lesen</translation>
    </message>
    <message>
        <source>all</source>
        <comment>of a text of which the first sentence is shown</comment>
        <translation>alles</translation>
    </message>
</context>
<context>
    <name>BalancePage</name>
    <message>
        <source>Balance test</source>
        <translation>Balancetest</translation>
    </message>
    <message>
        <source>Export table…</source>
        <translation>Tabelle exportieren…</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>Wiederholen…</translation>
    </message>
    <message>
        <source>Win rate by deck</source>
        <translation>Siegquote nach Deck</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each, seats swapped halfway</source>
        <translation>
            <numerusform>je %n&#xa0;Partie, Platztausch nach der Hälfte</numerusform>
            <numerusform>je %n&#xa0;Partien, Platztausch nach der Hälfte</numerusform>
        </translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
</context>
<context>
    <name>BalanceSettings</name>
    <message>
        <source>Balance test</source>
        <translation>Balancetest</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Games in total</source>
        <translation>Partien insgesamt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <comment>decks</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Schlachtfelder</translation>
    </message>
</context>
<context>
    <name>BalanceStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Waiting for the first games…</source>
        <translation>Die ersten Partien laufen…</translation>
    </message>
</context>
<context>
    <name>BattlefieldBalancePage</name>
    <message>
        <source>Battlefields</source>
        <translation>Schlachtfelder</translation>
    </message>
    <message>
        <source>Back to the battlefield</source>
        <translation>Zurück zum Schlachtfeld</translation>
    </message>
    <message>
        <source>The battlefield has changed since then: run the test again.</source>
        <translation>Das Schlachtfeld hat sich seitdem geändert: Starte den Test neu.</translation>
    </message>
    <message>
        <source>Computer players face each other on this battlefield, everyone against everyone; seats are swapped halfway. You can keep working.</source>
        <translation>Computerspieler treten auf diesem Schlachtfeld gegeneinander an, alle gegen alle; nach der Hälfte werden die Plätze getauscht. Du kannst währenddessen weiterarbeiten.</translation>
    </message>
    <message>
        <source>What the heat map shows</source>
        <translation>Was die Heatmap zeigt</translation>
    </message>
    <message>
        <source>Presence</source>
        <translation>Aufenthalt</translation>
    </message>
    <message>
        <source>Defeats</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>First hit</source>
        <translation>Erster Treffer</translation>
    </message>
    <message>
        <source>Win rate by seat</source>
        <translation>Siegquote nach Platz</translation>
    </message>
    <message numerus="yes">
        <source>95% interval, %n game(s)</source>
        <translation>
            <numerusform>95-%-Intervall, %n Partie</numerusform>
            <numerusform>95-%-Intervall, %n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BattlefieldShelfPage</name>
    <message>
        <source>Battlefields</source>
        <translation>Schlachtfelder</translation>
    </message>
    <message>
        <source>Draw a battlefield of your own, see at once what is wrong with it, and play on it right away.</source>
        <translation>Zeichne ein eigenes Schlachtfeld, sieh sofort, was noch nicht stimmt, und spiele gleich darauf.</translation>
    </message>
    <message>
        <source>Your battlefields</source>
        <translation>Deine Schlachtfelder</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>Neues Schlachtfeld</translation>
    </message>
</context>
<context>
    <name>BattlefieldWorkshopPage</name>
    <message>
        <source>Battlefields</source>
        <translation>Schlachtfelder</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Bild exportieren…</translation>
    </message>
    <message>
        <source>All battlefields</source>
        <translation>Alle Schlachtfelder</translation>
    </message>
    <message>
        <source>Many games between computer players: is the battlefield fair?</source>
        <translation>Viele Partien zwischen Computerspielern: Ist das Schlachtfeld fair?</translation>
    </message>
    <message>
        <source>Play on this battlefield against the computer, saved or not (F5)</source>
        <translation>Auf diesem Schlachtfeld gegen den Computer spielen, gespeichert oder nicht (F5)</translation>
    </message>
    <message>
        <source>Battlefield. %1</source>
        <translation>Schlachtfeld. %1</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
</context>
<context>
    <name>BattlefieldsPage</name>
    <message>
        <source>Open a battlefield</source>
        <translation>Schlachtfeld öffnen</translation>
    </message>
    <message>
        <source>Battlefields (*.json)</source>
        <translation>Schlachtfelder (*.json)</translation>
    </message>
    <message>
        <source>Save the battlefield as</source>
        <translation>Schlachtfeld speichern unter</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
</context>
<context>
    <name>BlockEditor</name>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>written from the blocks</source>
        <translation>aus den Blöcken gebildet</translation>
    </message>
    <message>
        <source>Click a slot, drag blocks, or press / to search</source>
        <translation>Klicke eine Lücke an, ziehe Blöcke oder suche mit /</translation>
    </message>
</context>
<context>
    <name>BlockTools</name>
    <message>
        <source>If…</source>
        <translation>Wenn…</translation>
    </message>
    <message>
        <source>Add a condition around it</source>
        <translation>Mit einer Bedingung umschließen</translation>
    </message>
    <message>
        <source>May…</source>
        <translation>Darf…</translation>
    </message>
    <message>
        <source>Let the player decide</source>
        <translation>Den Spieler entscheiden lassen</translation>
    </message>
    <message>
        <source>Move up (Ctrl+↑)</source>
        <translation>Nach oben (Strg+↑)</translation>
    </message>
    <message>
        <source>Move down (Ctrl+↓)</source>
        <translation>Nach unten (Strg+↓)</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Duplizieren (Strg+D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>BoardInspector</name>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>nothing selected</source>
        <translation>nichts ausgewählt</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Ornament</source>
        <translation>Ornament</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Description, German</source>
        <translation>Beschreibung, deutsch</translation>
    </message>
    <message>
        <source>Description, English</source>
        <translation>Beschreibung, englisch</translation>
    </message>
    <message>
        <source>Description, French</source>
        <translation>Beschreibung, französisch</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Radius of spaces</source>
        <translation>Feldradius</translation>
    </message>
    <message>
        <source>More room</source>
        <translation>Mehr Platz</translation>
    </message>
    <message>
        <source>More room on the left</source>
        <translation>Mehr Platz links</translation>
    </message>
    <message>
        <source>More room at the top</source>
        <translation>Mehr Platz oben</translation>
    </message>
    <message>
        <source>More room at the bottom</source>
        <translation>Mehr Platz unten</translation>
    </message>
    <message>
        <source>More room on the right</source>
        <translation>Mehr Platz rechts</translation>
    </message>
    <message>
        <source>Scale it all</source>
        <translation>Alles skalieren</translation>
    </message>
    <message>
        <source>Scale the battlefield with everything on it</source>
        <translation>Das Schlachtfeld mit allem darauf skalieren</translation>
    </message>
</context>
<context>
    <name>BoardPicker</name>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>with four start spaces</source>
        <translation>mit vier Startfeldern</translation>
    </message>
    <message>
        <source>“%1” cannot be played: %2</source>
        <translation>„%1“ kann nicht gespielt werden: %2</translation>
    </message>
</context>
<context>
    <name>BoardTile</name>
    <message>
        <source>damaged file</source>
        <translation>beschädigte Datei</translation>
    </message>
    <message>
        <source>%1 spaces · %2 starts</source>
        <translation>%1&#xa0;Felder · %2&#xa0;Starts</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Add to the chosen zone</source>
        <translation>In die gewählte Zone aufnehmen</translation>
    </message>
</context>
<context>
    <name>CardChoices</name>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>flipped on the long edge</source>
        <translation>über die lange Kante gewendet</translation>
    </message>
    <message>
        <source>flipped on the short edge</source>
        <translation>über die kurze Kante gewendet</translation>
    </message>
    <message>
        <source>none</source>
        <comment>backs</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>One card per page, for a print shop (3 mm bleed)</source>
        <translation>Eine Karte pro Seite, für die Druckerei (3&#xa0;mm Anschnitt)</translation>
    </message>
    <message>
        <source>Include the character card</source>
        <translation>Mit Charakterkarte</translation>
    </message>
    <message>
        <source>Print double-sided: each back lines up with its front if the printer flips on this edge.</source>
        <translation>Drucke beidseitig: Jede Rückseite liegt hinter ihrer Karte, wenn der Drucker über diese Kante wendet.</translation>
    </message>
    <message>
        <source>Include the back</source>
        <translation>Mit der Rückseite</translation>
    </message>
</context>
<context>
    <name>CardCount</name>
    <message numerus="yes">
        <source>%n of %1 cards</source>
        <translation>
            <numerusform>%n von %1&#xa0;Karten</numerusform>
            <numerusform>%n von %1&#xa0;Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardFigures</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>per game; damage per attack; won when drawn</source>
        <translation>pro Partie; Schaden pro Angriff; gewonnen, wenn gezogen</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>%1: played %2, damage %3, won when drawn %4</source>
        <translation>%1: gespielt %2, Schaden %3, gewonnen, wenn gezogen %4</translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>A second card with the same numbers and effects</source>
        <translation>Eine zweite Karte mit denselben Zahlen und Effekten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this card</source>
        <translation>Diese Karte löschen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Boost</source>
        <translation>Boost</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a card without a boost</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Syllables</source>
        <translation>Silben</translation>
    </message>
    <message>
        <source>Who may play it</source>
        <translation>Wer sie spielen darf</translation>
    </message>
    <message>
        <source>Any fighter</source>
        <translation>Jeder Kämpfer</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Note to myself · never shown to players</source>
        <translation>Notiz für mich · für Spieler nie sichtbar</translation>
    </message>
    <message>
        <source>What it is meant to do, or the text of an imported card</source>
        <translation>Was sie bewirken soll, oder der Text einer importierten Karte</translation>
    </message>
    <message>
        <source>A note to myself</source>
        <translation>Notiz für mich</translation>
    </message>
    <message>
        <source>Ingredient</source>
        <translation>Zutat</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>CardReader</name>
    <message>
        <source>Hover over a card, or move to it with the keyboard, to read it here.</source>
        <translation>Zeige auf eine Karte oder steuere sie mit der Tastatur an, um sie hier zu lesen.</translation>
    </message>
</context>
<context>
    <name>CharacterPane</name>
    <message>
        <source>Character card</source>
        <translation>Charakterkarte</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Move value</source>
        <translation>Bewegungswert</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>+ Sidekick</source>
        <translation>+ Sidekick</translation>
    </message>
    <message>
        <source>Begin with the hero’s name, below: the deck is named after it. Then compose the ability and thirty cards.</source>
        <translation>Beginne unten mit dem Namen des Helden: Das Deck heißt nach ihm. Setze dann die Fähigkeit und dreißig Karten zusammen.</translation>
    </message>
</context>
<context>
    <name>ChipRow</name>
    <message>
        <source>Move %1</source>
        <comment>how far a fighter goes in a maneuver</comment>
        <translation>Bewegung %1</translation>
    </message>
</context>
<context>
    <name>ChoiceBox</name>
    <message>
        <source>open</source>
        <comment>list</comment>
        <translation>geöffnet</translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Color %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message>
        <source>Theme color</source>
        <translation>Farbe des Designs</translation>
    </message>
</context>
<context>
    <name>CombatCard</name>
    <message>
        <source>A card, face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>CombatPanel</name>
    <message>
        <source>Combat ledger</source>
        <translation>Kampfabrechnung</translation>
    </message>
    <message>
        <source>Defender · %1</source>
        <translation>Verteidiger · %1</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Wählt noch</translation>
    </message>
    <message>
        <source>Attacker · %1</source>
        <translation>Angreifer · %1</translation>
    </message>
    <message>
        <source>Press any key to skip</source>
        <translation>Zum Überspringen eine Taste drücken</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two numbers</comment>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Regel öffnen</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>CombatStrip</name>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
</context>
<context>
    <name>ConcedeDialog</name>
    <message>
        <source>Give the game up?</source>
        <translation>Die Partie aufgeben?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>The game ends at once, and the other side has won. It stays among the saved ones, with your concession.</source>
        <translation>Die Partie endet sofort, und die andere Seite hat gewonnen. Sie bleibt gespeichert, mit dem Vermerk, dass du aufgegeben hast.</translation>
    </message>
    <message>
        <source>Your team gives up only if your partner concedes, too. Until then, both of you play on.</source>
        <translation>Dein Team gibt erst auf, wenn auch dein Partner aufgibt. Bis dahin spielt ihr beide weiter.</translation>
    </message>
</context>
<context>
    <name>ContentBar</name>
    <message>
        <source>Choose a deck or a battlefield</source>
        <translation>Wähle ein Deck oder ein Schlachtfeld</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Export package…</source>
        <translation>Paket exportieren…</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Remove the package…</source>
        <translation>Paket entfernen…</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <translation>In den Papierkorb…</translation>
    </message>
</context>
<context>
    <name>ContentShelf</name>
    <message>
        <source>%1 · %2 mine, %3 installed, %4 built in</source>
        <translation>%1 · %2 von mir, %3 installiert, %4 mitgeliefert</translation>
    </message>
    <message>
        <source>Nothing here matches.</source>
        <translation>Hier passt nichts.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger zeigen</translation>
    </message>
</context>
<context>
    <name>ContentTile</name>
    <message>
        <source>unfinished</source>
        <translation>unfertig</translation>
    </message>
</context>
<context>
    <name>ContinueTile</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>CountRow</name>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Erschöpft</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Character card and deck list (I)</source>
        <translation>Charakterkarte und Deckliste (I)</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>the pile</comment>
        <translation>Ablage</translation>
    </message>
</context>
<context>
    <name>Crest</name>
    <message>
        <source>Champclos: home page</source>
        <translation>Champclos: zur Startseite</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Lift the curtain</source>
        <translation>Vorhang auf</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Jetzt am Bildschirm</translation>
    </message>
    <message>
        <source>The cards stay hidden until then.</source>
        <translation>Bis dahin bleiben die Karten verdeckt.</translation>
    </message>
</context>
<context>
    <name>DamageList</name>
    <message>
        <source>Damage by card</source>
        <translation>Schaden nach Karte</translation>
    </message>
    <message>
        <source>damage · hits</source>
        <translation>Schaden · Treffer</translation>
    </message>
</context>
<context>
    <name>DeckColumn</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n&#xa0;Karte</numerusform>
            <numerusform>%n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n&#xa0;Exemplar</numerusform>
            <numerusform>%n&#xa0;Exemplare</numerusform>
        </translation>
    </message>
    <message>
        <source>+ New card</source>
        <translation>+ Neue Karte</translation>
    </message>
</context>
<context>
    <name>DeckList</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>%1 cards: %2 seen, %3 not yet</source>
        <translation>%1&#xa0;Karten: %2 gesehen, %3 noch nicht</translation>
    </message>
    <message>
        <source>seen</source>
        <comment>a copy of a card</comment>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>still hidden</source>
        <comment>a copy of a card</comment>
        <translation>noch verdeckt</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>DeckNameFields</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>DeckShelfPage</name>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Compose a hero and thirty cards from blocks, read them in three languages, and play them right away.</source>
        <translation>Baue einen Helden und dreißig Karten aus Blöcken, lies sie in drei Sprachen und spiele sie sofort.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Deine Decks</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tabellen (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>From a table, a deck maker, or a tabletop simulator</source>
        <translation>Aus einer Tabelle, einem Deck-Editor oder einem Tischsimulator</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabelle (CSV)…</translation>
    </message>
    <message>
        <source>Deck maker or tabletop simulator (JSON)…</source>
        <translation>Deck-Editor oder Tischsimulator (JSON)…</translation>
    </message>
    <message>
        <source>Decks of other programs (*.json)</source>
        <translation>Decks anderer Programme (*.json)</translation>
    </message>
    <message>
        <source>Save an empty table to fill in…</source>
        <translation>Leere Tabelle zum Ausfüllen speichern…</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>karten</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Deck importieren</translation>
    </message>
    <message>
        <source>Save an empty table</source>
        <translation>Leere Tabelle speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>DeckWorkshopPage</name>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Alle Decks</translation>
    </message>
    <message>
        <source>Let the computer play this deck against others</source>
        <translation>Den Computer dieses Deck gegen andere spielen lassen</translation>
    </message>
    <message>
        <source>Play this deck against the computer, saved or not (F5)</source>
        <translation>Dieses Deck gegen den Computer spielen, gespeichert oder nicht (F5)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Export as a table (CSV)…</source>
        <translation>Als Tabelle exportieren (CSV)…</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>Open a deck</source>
        <translation>Deck öffnen</translation>
    </message>
    <message>
        <source>Save the deck as</source>
        <translation>Deck speichern unter</translation>
    </message>
    <message>
        <source>Decks (*.json)</source>
        <translation>Decks (*.json)</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Back to the deck</source>
        <translation>Zurück zum Deck</translation>
    </message>
    <message>
        <source>The deck has changed since then: run the test again.</source>
        <translation>Das Deck hat sich seitdem geändert: Starte den Test noch einmal.</translation>
    </message>
    <message>
        <source>Computer players play this deck against each of those you choose; seats are swapped halfway. You can keep working.</source>
        <translation>Computerspieler lassen dieses Deck gegen jedes gewählte antreten; nach der Hälfte tauschen sie die Plätze. Du kannst weiterarbeiten.</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Als Tabelle exportieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>The table could not be saved</source>
        <translation>Die Tabelle konnte nicht gespeichert werden</translation>
    </message>
</context>
<context>
    <name>EmblemChooser</name>
    <message>
        <source>Emblem and colors</source>
        <translation>Emblem und Farben</translation>
    </message>
    <message>
        <source>Colors %1</source>
        <translation>Farben %1</translation>
    </message>
    <message>
        <source>Contrast %1:1, too low: names and signs can hardly be made out.</source>
        <translation>Kontrast %1:1, zu gering: Namen und Zeichen sind kaum zu erkennen.</translation>
    </message>
    <message>
        <source>Contrast %1:1, low: small text is hard to read. 4.5 is enough.</source>
        <translation>Kontrast %1:1, gering: Kleiner Text ist schwer zu lesen. 4,5 genügt.</translation>
    </message>
    <message>
        <source>Contrast %1:1, easy to read.</source>
        <translation>Kontrast %1:1, gut lesbar.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Charge and names</source>
        <translation>Figur und Namen</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Rückseite der Karten</translation>
    </message>
</context>
<context>
    <name>EmblemPicker</name>
    <message>
        <source>Emblem %1</source>
        <translation>Emblem %1</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Another battlefield</source>
        <translation>Anderes Schlachtfeld</translation>
    </message>
    <message>
        <source>Save replay…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Health over time</source>
        <translation>Verlauf der Lebenspunkte</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>nach Zügen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Champclos games (*.champclos)</source>
        <translation>Champclos-Partien (*.champclos)</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <translation>Zurück zur Werkstatt</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export a package</source>
        <translation>Ein Paket exportieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>One file that a friend opens with a double click. It is a zip archive with plain files in it.</source>
        <translation>Eine einzige Datei, die Freunde mit einem Doppelklick öffnen. Es ist ein Zip-Archiv mit einfachen Dateien darin.</translation>
    </message>
    <message>
        <source>Name of the package</source>
        <translation>Name des Pakets</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>License: what others may do with it</source>
        <translation>Lizenz: was andere damit machen dürfen</translation>
    </message>
    <message>
        <source>none named</source>
        <translation>keine genannt</translation>
    </message>
    <message>
        <source>What goes in as well</source>
        <translation>Was noch hineinkommt</translation>
    </message>
    <message>
        <source>Save the package as</source>
        <translation>Paket speichern unter</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Champclos packages (*.champclos)</source>
        <translation>Champclos-Pakete (*.champclos)</translation>
    </message>
</context>
<context>
    <name>FighterPane</name>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Sidekick</source>
        <translation>Sidekick</translation>
    </message>
    <message>
        <source>Delete this fighter</source>
        <translation>Diesen Kämpfer löschen</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>Fernkampf</translation>
    </message>
    <message>
        <source>Grammar of the name</source>
        <translation>Grammatik des Namens</translation>
    </message>
    <message>
        <source>How sentences refer to this fighter. Regular forms are filled in or may be left empty; hover over a field to see what it is for, and read the example below it.</source>
        <translation>Wie Sätze von diesem Kämpfer sprechen. Regelmäßige Formen sind schon ausgefüllt oder dürfen leer bleiben; zeige auf ein Feld, um zu sehen, wozu es dient, und lies das Beispiel darunter.</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblem</translation>
    </message>
</context>
<context>
    <name>FighterSign</name>
    <message>
        <source>defeated</source>
        <translation>besiegt</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Key figures</source>
        <translation>Kennzahlen</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>FileTrouble</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n&#xa0;weiterer</numerusform>
            <numerusform>und %n&#xa0;weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The file itself has not been changed.</source>
        <translation>Die Datei selbst ist unverändert.</translation>
    </message>
</context>
<context>
    <name>FitsBar</name>
    <message>
        <source>Click a slot or a dashed box</source>
        <translation>Klicke eine Lücke oder einen gestrichelten Rahmen an</translation>
    </message>
    <message>
        <source>Fits here</source>
        <translation>Passt hier</translation>
    </message>
    <message>
        <source>hide what does not fit</source>
        <translation>Unpassendes ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>%n does not fit</source>
        <translation>
            <numerusform>%n passt nicht</numerusform>
            <numerusform>%n passen nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>/ search</source>
        <translation>/ suchen</translation>
    </message>
    <message>
        <source>It does not fit there: %1.</source>
        <translation>Das passt dort nicht: %1.</translation>
    </message>
    <message>
        <source>Nothing here is called “%1”.</source>
        <translation>Hier heißt nichts „%1“.</translation>
    </message>
</context>
<context>
    <name>GameAtRisk</name>
    <message>
        <source>This game is not saved</source>
        <translation>Diese Partie ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Trotzdem verlassen</translation>
    </message>
    <message>
        <source>Save game as…</source>
        <translation>Partie speichern unter…</translation>
    </message>
    <message>
        <source>If you leave now, the decisions since it was last saved are lost.</source>
        <translation>Wenn du sie jetzt verlässt, gehen die Entscheidungen seit dem letzten Speichern verloren.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Champclos games (*.champclos)</source>
        <translation>Champclos-Partien (*.champclos)</translation>
    </message>
</context>
<context>
    <name>GrammarField</name>
    <message>
        <source>m</source>
        <comment>masculine</comment>
        <translation>m</translation>
    </message>
    <message>
        <source>f</source>
        <comment>feminine</comment>
        <translation>f</translation>
    </message>
    <message>
        <source>n</source>
        <comment>neuter</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>regelmäßig</translation>
    </message>
</context>
<context>
    <name>GrammarPane</name>
    <message>
        <source>Gender</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Plural</source>
        <translation>Plural</translation>
    </message>
    <message>
        <source>The name is plural</source>
        <translation>Der Name steht im Plural</translation>
    </message>
    <message>
        <source>No elision</source>
        <translation>Keine Elision</translation>
    </message>
    <message>
        <source>Genitive</source>
        <translation>Genitiv</translation>
    </message>
    <message>
        <source>After der, die, das</source>
        <translation>Nach der, die, das</translation>
    </message>
    <message>
        <source>After den, dem, des</source>
        <translation>Nach den, dem, des</translation>
    </message>
    <message>
        <source>After die, alle</source>
        <translation>Nach die, alle</translation>
    </message>
    <message>
        <source>Dative plural</source>
        <translation>Dativ Plural</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>GroundInspector</name>
    <message>
        <source>Own picture</source>
        <translation>Eigenes Bild</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Choose another picture</source>
        <translation>Ein anderes Bild auswählen</translation>
    </message>
    <message>
        <source>A PNG, JPEG, or SVG file that is played on; a copy of it becomes part of the battlefield</source>
        <translation>Eine PNG-, JPEG- oder SVG-Datei, auf der gespielt wird; eine Kopie davon wird Teil des Schlachtfelds</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Das Bild entfernen</translation>
    </message>
    <message>
        <source>Use the traced picture</source>
        <translation>Die Vorlage verwenden</translation>
    </message>
    <message>
        <source>The picture you trace over becomes the ground that is played on, where it lies now</source>
        <translation>Die Vorlage zum Durchpausen wird zum Grund, auf dem gespielt wird, dort, wo sie liegt</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Opacity of the ground picture</source>
        <translation>Deckkraft des Grundbilds</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Center x</source>
        <translation>Mitte x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Cover the battlefield</source>
        <translation>Das Schlachtfeld ausfüllen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.svg)</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>nobody</source>
        <comment>no fighter is left that can play this card</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a card just drawn</comment>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Deine Hand, %n&#xa0;Karte</numerusform>
            <numerusform>Deine Hand, %n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <translation>Keine Karten auf der Hand</translation>
    </message>
</context>
<context>
    <name>HealthChart</name>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>HealthRow</name>
    <message>
        <source>Health</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>defeated here (%1 or more)</source>
        <translation>hier besiegt (ab %1)</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>Space %1: %2%, %3 defeated</source>
        <translation>Feld %1: %2&#xa0;%, %3-mal besiegt</translation>
    </message>
</context>
<context>
    <name>HeroPicker</name>
    <message numerus="yes">
        <source>%n health · move %1 · %2</source>
        <translation>
            <numerusform>%n&#xa0;Lebenspunkt · Bewegung %1 · %2</numerusform>
            <numerusform>%n&#xa0;Lebenspunkte · Bewegung %1 · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · team %2</source>
        <translation>%1 · Team %2</translation>
    </message>
    <message>
        <source>Choose a hero</source>
        <translation>Held wählen</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Karten des Decks</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Chooses a hero that nobody has</source>
        <translation>Wählt einen Helden, den niemand hat</translation>
    </message>
</context>
<context>
    <name>HeroSheetDrawer</name>
    <message>
        <source>In the rule book</source>
        <translation>Im Regelheft</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>HintNote</name>
    <message>
        <source>Put the hint away</source>
        <translation>Tipp ausblenden</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Hero duels, card by card, space by space.</source>
        <translation>Heldenduelle, Karte um Karte, Feld um Feld.</translation>
    </message>
    <message>
        <source>Version %1 · offline</source>
        <translation>Version&#xa0;%1 · offline</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Schlachtfelder</translation>
    </message>
    <message>
        <source>Draw, test, balance</source>
        <translation>Zeichnen, testen, ausbalancieren</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Create heroes and cards</source>
        <translation>Helden und Karten gestalten</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Cards, battlefields, tokens</source>
        <translation>Karten, Schlachtfelder, Plättchen</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Watch games again, move by move</source>
        <translation>Partien Zug um Zug noch einmal sehen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language, theme, motion</source>
        <translation>Sprache, Design, Animation</translation>
    </message>
    <message>
        <source>Enter: continue · F1: help · Esc: quit</source>
        <translation>Eingabe: weiterspielen · F1: Hilfe · Esc: beenden</translation>
    </message>
    <message>
        <source>Enter: play · F1: help · Esc: quit</source>
        <translation>Eingabe: spielen · F1: Hilfe · Esc: beenden</translation>
    </message>
    <message>
        <source>Rule book and handbook</source>
        <translation>Regelheft und Handbuch</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Your decks and battlefields, and those of others</source>
        <translation>Deine Decks und Schlachtfelder und die von anderen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>A guided duel, and a short lesson for everything</source>
        <translation>Ein geführtes Duell und für alles eine kurze Lektion</translation>
    </message>
</context>
<context>
    <name>ImportProblem</name>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open the deck</source>
        <translation>Deck öffnen</translation>
    </message>
    <message>
        <source>Names and numbers become cards. Each card’s text is kept as a note beside it until you compose it from blocks.</source>
        <translation>Aus Namen und Zahlen werden Karten. Der Text jeder Karte bleibt als Notiz neben ihr stehen, bis du ihn aus Blöcken zusammensetzt.</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Deck importieren</translation>
    </message>
</context>
<context>
    <name>InputField</name>
    <message>
        <source>not valid</source>
        <translation>ungültig</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Choose a zone</source>
        <translation>Zone wählen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the selection by 1, with Shift by 10; with the Space tool: move the cross</source>
        <translation>Auswahl um 1 verschieben, mit Umschalt um 10; mit dem Werkzeug „Feld“: das Kreuz verschieben</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Use the tool on the space or at the cross</source>
        <translation>Werkzeug auf das Feld oder am Kreuz anwenden</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move from space to space</source>
        <translation>Von Feld zu Feld gehen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel a gesture, clear the selection</source>
        <translation>Geste abbrechen, Auswahl aufheben</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Delete the selection</source>
        <translation>Auswahl löschen</translation>
    </message>
    <message>
        <source>Mirror left to right, with Shift top to bottom</source>
        <translation>Von links nach rechts spiegeln, mit Umschalt von oben nach unten</translation>
    </message>
    <message>
        <source>Rotate a copy by a half turn, with Shift by quarter turns</source>
        <translation>Kopie um eine halbe Drehung, mit Umschalt um Vierteldrehungen</translation>
    </message>
    <message>
        <source>While dragging: reverse snapping</source>
        <translation>Beim Ziehen: Einrasten umkehren</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>While dragging: pan the view; so does the middle button</source>
        <translation>Beim Ziehen: Ansicht verschieben; auch mit der mittleren Maustaste</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, whole battlefield; the wheel zooms too</source>
        <translation>Vergrößern, verkleinern, ganzes Schlachtfeld; auch mit dem Mausrad</translation>
    </message>
    <message>
        <source>Undo; with Shift: redo</source>
        <translation>Rückgängig; mit Umschalt: wiederholen</translation>
    </message>
    <message>
        <source>Cut, copy, paste</source>
        <translation>Ausschneiden, kopieren, einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Save; with Shift: save as</source>
        <translation>Speichern; mit Umschalt: speichern unter</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>Neues Schlachtfeld</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Test game</source>
        <translation>Testpartie</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>message</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Turn the ring; of a line: reverse the arrow</source>
        <translation>Den Ring drehen; bei einer Linie: den Pfeil umkehren</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>To begin with</source>
        <translation>Für den Anfang</translation>
    </message>
    <message>
        <source>One thing at a time</source>
        <translation>Eins nach dem anderen</translation>
    </message>
    <message>
        <source>Your first game with a hero</source>
        <translation>Die erste Partie mit einem Helden</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 fertig</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
</context>
<context>
    <name>LearnTile</name>
    <message>
        <source>Learn in five minutes</source>
        <translation>In fünf Minuten gelernt</translation>
    </message>
    <message>
        <source>Go on where you left</source>
        <translation>Weiter, wo du warst</translation>
    </message>
    <message>
        <source>A guided duel, one sentence at a time</source>
        <translation>Ein geführtes Duell, Satz für Satz</translation>
    </message>
</context>
<context>
    <name>LeavingDialog</name>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes</source>
        <translation>„%1“ hat ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Two documents have unsaved changes</source>
        <translation>Zwei Dokumente haben ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save both</source>
        <translation>Beide speichern</translation>
    </message>
    <message>
        <source>Unless you save, your changes will be lost.</source>
        <translation>Wenn du nicht speicherst, gehen deine Änderungen verloren.</translation>
    </message>
</context>
<context>
    <name>LedgerLine</name>
    <message>
        <source>canceled</source>
        <translation>aufgehoben</translation>
    </message>
    <message>
        <source>Neither card acts now.</source>
        <translation>Keine der beiden Karten hat in diesem Schritt einen Effekt.</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the step of a combat that is under way</comment>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>LessonRow</name>
    <message>
        <source>Go on at step %1 of %2</source>
        <translation>Weiter bei Schritt %1 von %2</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a lesson</comment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von vorn</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Datei hinzufügen…</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installiert</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Mitgeliefert</translation>
    </message>
    <message>
        <source>Search decks, battlefields, authors</source>
        <translation>Decks, Schlachtfelder, Autoren suchen</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n decks</source>
        <translation>
            <numerusform>Alle %n Decks zeigen</numerusform>
            <numerusform>Alle %n Decks zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Schlachtfelder</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n battlefields</source>
        <translation>
            <numerusform>Alle %n Schlachtfelder zeigen</numerusform>
            <numerusform>Alle %n Schlachtfelder zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a package, a deck, or a battlefield anywhere in this window.</source>
        <translation>Zieh ein Paket, ein Deck oder ein Schlachtfeld irgendwo in dieses Fenster.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>Neues Schlachtfeld</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>„%1“ umbenennen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Remove the package “%1”?</source>
        <translation>Das Paket „%1“ entfernen?</translation>
    </message>
    <message>
        <source>Move “%1” to the trash?</source>
        <translation>„%1“ in den Papierkorb verschieben?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Everything that came with it goes to your system’s trash, if it has one. Saved games keep their own copies and can still be played.</source>
        <translation>Alles, was dazugehört, kommt in den Papierkorb deines Systems, sofern es einen hat. Gespeicherte Partien behalten ihre eigenen Kopien und bleiben spielbar.</translation>
    </message>
    <message>
        <source>The file goes to your system’s trash, if it has one. Saved games keep their own copies and can still be played.</source>
        <translation>Die Datei kommt in den Papierkorb deines Systems, sofern es einen hat. Gespeicherte Partien behalten ihre eigenen Kopien und bleiben spielbar.</translation>
    </message>
    <message>
        <source>Add to my library</source>
        <translation>Zu meiner Bibliothek</translation>
    </message>
    <message>
        <source>Packages, decks, and battlefields (*.champclos *.zip *.json)</source>
        <translation>Pakete, Decks und Schlachtfelder (*.champclos *.zip *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>LineInspector</name>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>Delete line</source>
        <translation>Linie löschen</translation>
    </message>
    <message>
        <source>Kind of line</source>
        <translation>Linienart</translation>
    </message>
    <message>
        <source>Plain line</source>
        <translation>Einfache Linie</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Einbahn</translation>
    </message>
    <message>
        <source>High ground</source>
        <translation>Anhöhe</translation>
    </message>
    <message>
        <source>High ground, one way</source>
        <translation>Anhöhe, Einbahn</translation>
    </message>
    <message>
        <source>Reverse arrow</source>
        <translation>Pfeil umkehren</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>“%1” could not be saved, so the window stays open.</source>
        <translation>„%1“ konnte nicht gespeichert werden; das Fenster bleibt offen.</translation>
    </message>
    <message>
        <source>“%1” is not a Champclos game, battlefield, deck, or package.</source>
        <translation>„%1“ ist weder eine Partie noch ein Schlachtfeld, Deck oder Paket von Champclos.</translation>
    </message>
</context>
<context>
    <name>MenuEntry</name>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Strg</translation>
    </message>
</context>
<context>
    <name>MenuList</name>
    <message numerus="yes">
        <source>Menu, %n entries</source>
        <translation>
            <numerusform>Menü, %n Eintrag</numerusform>
            <numerusform>Menü, %n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <comment>message</comment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>NameFields</name>
    <message>
        <source>%1, %2</source>
        <comment>a name and its language</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>zwei Zweierteams</translation>
    </message>
    <message>
        <source>a duel</source>
        <translation>ein Duell</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2&#xa0;Spieler</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Goes first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Friendly game: any move may be taken back</source>
        <translation>Freundschaftsspiel: Alles darf zurückgenommen werden</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>Seed: the same number gives the same cards</source>
        <translation>Startwert: gleiche Zahl, gleiche Karten</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Team A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Team B</translation>
    </message>
    <message>
        <source>Team played by one person</source>
        <translation>Team, das eine Person allein führt</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Open the rule</source>
        <translation>Regel öffnen</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Decrease</source>
        <translation>Verringern</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Erhöhen</translation>
    </message>
</context>
<context>
    <name>OptionBar</name>
    <message>
        <source>D</source>
        <comment>key that rotates a copy</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Colors: normal</source>
        <translation>Farbsehen: normal</translation>
    </message>
    <message>
        <source>Colors: protan</source>
        <translation>Farbsehen: protan</translation>
    </message>
    <message>
        <source>Colors: deutan</source>
        <translation>Farbsehen: deutan</translation>
    </message>
    <message>
        <source>Colors: tritan</source>
        <translation>Farbsehen: tritan</translation>
    </message>
    <message>
        <source>Colors: gray</source>
        <translation>Farbsehen: grau</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Snap to the grid and to other spaces; hold Shift to reverse it</source>
        <translation>An Raster und anderen Feldern einrasten; mit Umschalt umgekehrt</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>Hilfslinien</translation>
    </message>
    <message>
        <source>Line up with other spaces and show distances</source>
        <translation>An anderen Feldern ausrichten und Abstände zeigen</translation>
    </message>
    <message>
        <source>Join to the last</source>
        <translation>An das letzte anschließen</translation>
    </message>
    <message>
        <source>Each new space is joined to the selected one</source>
        <translation>Jedes neue Feld wird mit dem ausgewählten verbunden</translation>
    </message>
    <message>
        <source>In the chosen zone</source>
        <translation>In die gewählte Zone</translation>
    </message>
    <message>
        <source>Each new space goes into the zone chosen on the right</source>
        <translation>Jedes neue Feld kommt in die rechts gewählte Zone</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Copy the selection, or everything, to the other side</source>
        <translation>Die Auswahl oder alles auf die andere Seite kopieren</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Von links nach rechts</translation>
    </message>
    <message>
        <source>Top to bottom</source>
        <translation>Von oben nach unten</translation>
    </message>
    <message>
        <source>Flip the selection itself</source>
        <translation>Die Auswahl selbst spiegeln</translation>
    </message>
    <message>
        <source>Rotate a copy</source>
        <translation>Gedrehte Kopie</translation>
    </message>
    <message>
        <source>Copy the selection, or everything, rotated around the center of the battlefield</source>
        <translation>Die Auswahl oder alles um die Mitte des Schlachtfelds gedreht kopieren</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Quarter turns</source>
        <translation>Vierteldrehungen</translation>
    </message>
    <message>
        <source>Rotate the selection itself</source>
        <translation>Die Auswahl selbst drehen</translation>
    </message>
    <message>
        <source>See the battlefield as color-blind players do</source>
        <translation>Das Schlachtfeld sehen, wie Farbenblinde es sehen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show the whole battlefield</source>
        <translation>Das ganze Schlachtfeld zeigen</translation>
    </message>
</context>
<context>
    <name>PackageDrawer</name>
    <message>
        <source>This cannot be added</source>
        <translation>Lässt sich nicht hinzufügen</translation>
    </message>
    <message>
        <source>A package to add</source>
        <translation>Ein Paket zum Hinzufügen</translation>
    </message>
    <message>
        <source>A file to add</source>
        <translation>Eine Datei zum Hinzufügen</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Checked before it is added</source>
        <translation>Vor dem Hinzufügen geprüft</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Add all the same</source>
        <translation>Trotzdem hinzufügen</translation>
    </message>
    <message>
        <source>Add to my library</source>
        <translation>Zu meiner Bibliothek</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Hineinsehen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>PairingTable</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>interval, 10–90%</source>
        <translation>Intervall, 10–90&#xa0;%</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>PartPane</name>
    <message>
        <source>Back to all parts</source>
        <translation>Zurück zu allen Teilen</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Benötigt</translation>
    </message>
</context>
<context>
    <name>PartsButton</name>
    <message>
        <source>Token, side deck, pile, tags</source>
        <translation>Plättchen, Nebendeck, Stapel, Schlagwörter</translation>
    </message>
    <message>
        <source>Token, side deck, pile, tags…</source>
        <translation>Plättchen, Nebendeck, Stapel, Schlagwörter…</translation>
    </message>
</context>
<context>
    <name>PartsPane</name>
    <message>
        <source>Special parts</source>
        <translation>Besondere Teile</translation>
    </message>
    <message>
        <source>Two-sided token</source>
        <translation>Plättchen mit zwei Seiten</translation>
    </message>
    <message>
        <source>A token on the character card that effects can flip or check.</source>
        <translation>Ein Plättchen auf der Charakterkarte, das Effekte wenden oder abfragen.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>Up at the start of the game</source>
        <translation>Liegt zu Spielbeginn oben</translation>
    </message>
    <message>
        <source>Side deck</source>
        <translation>Nebendeck</translation>
    </message>
    <message>
        <source>A few separate cards; the one that is face up applies.</source>
        <translation>Ein paar gesonderte Karten; es gilt die aufgedeckte.</translation>
    </message>
    <message>
        <source>+ Side card</source>
        <translation>+ Nebenkarte</translation>
    </message>
    <message>
        <source>Special pile</source>
        <translation>Eigener Stapel</translation>
    </message>
    <message>
        <source>Collects cards on their way to the discard pile: a cauldron, a line of verse.</source>
        <translation>Fängt Karten auf dem Weg zum Ablagestapel auf: ein Kessel, ein Vers.</translation>
    </message>
    <message>
        <source>What it collects</source>
        <translation>Was er aufnimmt</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Jede Karte</translation>
    </message>
    <message>
        <source>Combat cards</source>
        <translation>Kampfkarten</translation>
    </message>
    <message>
        <source>+ Ingredient</source>
        <translation>+ Zutat</translation>
    </message>
    <message>
        <source>+ Spell</source>
        <translation>+ Zauberspruch</translation>
    </message>
    <message>
        <source>A verse with a syllable goal</source>
        <translation>Ein Vers mit einem Silbenziel</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>+ Tag</source>
        <translation>+ Schlagwort</translation>
    </message>
    <message>
        <source>Words on cards that effects can count, such as STORM.</source>
        <translation>Wörter auf Karten, die Effekte zählen, etwa STURM.</translation>
    </message>
    <message>
        <source>Side cards</source>
        <translation>Nebenkarten</translation>
    </message>
    <message>
        <source>Ingredients</source>
        <translation>Zutaten</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Zaubersprüche</translation>
    </message>
    <message>
        <source>Name of the token</source>
        <translation>Name des Plättchens</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Dir</translation>
    </message>
    <message>
        <source>Name of one of these cards</source>
        <translation>Name einer dieser Karten</translation>
    </message>
    <message>
        <source>Name of the pile</source>
        <translation>Name des Stapels</translation>
    </message>
    <message>
        <source>Syllables</source>
        <translation>Silben</translation>
    </message>
</context>
<context>
    <name>PictureChoices</name>
    <message>
        <source>Longer side, pixels</source>
        <translation>Längere Seite, Pixel</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punkte pro Zoll</translation>
    </message>
    <message>
        <source>With 3 mm bleed</source>
        <translation>Mit 3&#xa0;mm Anschnitt</translation>
    </message>
    <message>
        <source>One picture of all cards, one of the back, and a saved object (JSON) with names and texts.</source>
        <translation>Ein Bild aller Karten, eines der Rückseite und ein gespeichertes Objekt (JSON) mit Namen und Texten.</translation>
    </message>
    <message>
        <source>One picture for each card, named after it, and one of the back.</source>
        <translation>Ein Bild je Karte, nach ihr benannt, und eines der Rückseite.</translation>
    </message>
    <message>
        <source>One picture for each page.</source>
        <translation>Ein Bild je Seite.</translation>
    </message>
</context>
<context>
    <name>PictureCropper</name>
    <message>
        <source>Position the picture</source>
        <translation>Bildausschnitt wählen</translation>
    </message>
    <message>
        <source>Visible part of the picture: arrow keys move it, plus and minus change its size</source>
        <translation>Sichtbarer Teil des Bildes: Pfeiltasten verschieben ihn, Plus und Minus ändern seine Größe</translation>
    </message>
    <message>
        <source>Show more of the picture</source>
        <translation>Mehr vom Bild zeigen</translation>
    </message>
    <message>
        <source>Show less of the picture, larger</source>
        <translation>Weniger vom Bild zeigen, dafür größer</translation>
    </message>
    <message>
        <source>Show as much as possible</source>
        <translation>So viel wie möglich zeigen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>PictureField</name>
    <message>
        <source>Another picture…</source>
        <translation>Anderes Bild…</translation>
    </message>
    <message>
        <source>Own picture…</source>
        <translation>Eigenes Bild…</translation>
    </message>
    <message>
        <source>A PNG, JPEG, or SVG file; a copy of it becomes part of the deck</source>
        <translation>Eine PNG-, JPEG- oder SVG-Datei; eine Kopie davon wird Teil des Decks</translation>
    </message>
    <message>
        <source>Position…</source>
        <translation>Ausschnitt…</translation>
    </message>
    <message>
        <source>Choose which part of the picture is shown</source>
        <translation>Auswählen, welcher Teil des Bildes zu sehen ist</translation>
    </message>
    <message>
        <source>Remove the picture; the drawn style takes its place</source>
        <translation>Das Bild entfernen; der gezeichnete Stil tritt an seine Stelle</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Eigenes Bild</translation>
    </message>
</context>
<context>
    <name>PilePane</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Most recent</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <translation>Hier liegt noch nichts.</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Computer, %1</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>The replay stays as it is: this starts a separate game.</source>
        <translation>Die Aufzeichnung bleibt, wie sie ist: Eine neue Partie beginnt.</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer %1 spielt</translation>
    </message>
</context>
<context>
    <name>PlayTile</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
</context>
<context>
    <name>PrintChoices</name>
    <message>
        <source>What to print</source>
        <translation>Was soll gedruckt werden?</translation>
    </message>
    <message>
        <source>Deck sheet</source>
        <translation>Deckübersicht</translation>
    </message>
    <message>
        <source>Hero overview</source>
        <translation>Heldenüberblick</translation>
    </message>
    <message>
        <source>Turn and combat</source>
        <translation>Zug und Kampf</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>Tokens and dials</source>
        <translation>Plättchen und Lebensräder</translation>
    </message>
    <message>
        <source>Calibration page</source>
        <translation>Kalibrierungsseite</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Alongside</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Zweite Sprache</translation>
    </message>
    <message>
        <source>None</source>
        <comment>second language</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Save ink: black only, no solid areas</source>
        <translation>Tinte sparen: nur Schwarz, keine Flächen</translation>
    </message>
    <message>
        <source>Space diameter, mm</source>
        <translation>Felddurchmesser in mm</translation>
    </message>
    <message>
        <source>The character card and one of each card, for reference during play.</source>
        <translation>Die Charakterkarte und jede Karte einmal, zum Nachschlagen während der Partie.</translation>
    </message>
    <message>
        <source>Several heroes at a glance, one row each.</source>
        <translation>Mehrere Helden auf einen Blick, je eine Zeile.</translation>
    </message>
    <message>
        <source>Turn order, actions, and combat on one page.</source>
        <translation>Zugablauf, Aktionen und Kampf auf einer Seite.</translation>
    </message>
    <message>
        <source>The whole deck at actual size to cut out, with bleed and backs.</source>
        <translation>Das ganze Deck in Originalgröße zum Ausschneiden, mit Anschnitt und Rückseiten.</translation>
    </message>
    <message>
        <source>On one page, or as a poster with spaces as large as you like.</source>
        <translation>Auf einer Seite oder als Poster mit Feldern in der gewünschten Größe.</translation>
    </message>
    <message>
        <source>To cut out: tokens that fit your battlefield’s spaces, and health dials.</source>
        <translation>Zum Ausschneiden: Plättchen, die auf die Felder deines Schlachtfelds passen, und Lebensräder.</translation>
    </message>
    <message>
        <source>Rulers that show how accurately your printer prints.</source>
        <translation>Lineale, die zeigen, wie maßgenau dein Drucker druckt.</translation>
    </message>
    <message>
        <source>Adjoining sheets overlap by 10 mm: trim one along its crosses, line it up with the crosses of the other, and glue.</source>
        <translation>Benachbarte Blätter überlappen sich um 10&#xa0;mm: Schneide eines an seinen Kreuzen ab, lege es an die Kreuze des anderen an und klebe beide zusammen.</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Pictures (PNG)</source>
        <translation>Bilder (PNG)</translation>
    </message>
    <message>
        <source>For a tabletop simulator</source>
        <translation>Für einen Tischsimulator</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>Tabloid</source>
        <translation>Tabloid</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Battlefield size</source>
        <translation>Größe des Schlachtfelds</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Eine Seite</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Poster</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Originalgröße</translation>
    </message>
    <message>
        <source>Number the spaces</source>
        <translation>Felder nummerieren</translation>
    </message>
    <message>
        <source>Include standing figures</source>
        <translation>Mit Aufstellfiguren</translation>
    </message>
    <message>
        <source>One page as large as it has to be, for a print shop or a large printer.</source>
        <translation>Eine einzige Seite, so groß wie nötig: für eine Druckerei oder einen Großdrucker.</translation>
    </message>
</context>
<context>
    <name>PrintContents</name>
    <message>
        <source>Battlefields</source>
        <translation>Schlachtfelder</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <comment>decks</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deins</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>unfinished: a proof</source>
        <translation>unfertig: Probedruck</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Open a battlefield</source>
        <translation>Schlachtfeld öffnen</translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Deck öffnen</translation>
    </message>
    <message>
        <source>Champclos files (*.json)</source>
        <translation>Champclos-Dateien (*.json)</translation>
    </message>
    <message>
        <source>Save pictures…</source>
        <translation>Bilder speichern…</translation>
    </message>
    <message>
        <source>Save the pictures in</source>
        <translation>Bilder speichern in</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Page view</source>
        <translation>Seitenansicht</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Full width</source>
        <translation>Seitenbreite</translation>
    </message>
</context>
<context>
    <name>PrintProgress</name>
    <message>
        <source>Printing, %1%</source>
        <translation>Druck, %1&#xa0;%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>PrinterChoices</name>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>100 mm across</source>
        <translation>100&#xa0;mm waagrecht</translation>
    </message>
    <message>
        <source>100 mm down</source>
        <translation>100&#xa0;mm senkrecht</translation>
    </message>
    <message>
        <source>Shifted right by</source>
        <translation>Versatz nach rechts</translation>
    </message>
    <message>
        <source>Shifted down by</source>
        <translation>Versatz nach unten</translation>
    </message>
    <message>
        <source>What you measured on the calibration page, in mm. The values are saved.</source>
        <translation>Was du auf der Kalibrierungsseite gemessen hast, in mm. Die Werte werden gespeichert.</translation>
    </message>
    <message>
        <source>Show the calibration page</source>
        <translation>Kalibrierungsseite zeigen</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>no errors · playable</source>
        <translation>keine Fehler · spielbar</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) · not playable yet</source>
        <translation>
            <numerusform>%n Fehler · noch nicht spielbar</numerusform>
            <numerusform>%n Fehler · noch nicht spielbar</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to mend</source>
        <translation>nichts zu beheben</translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>show</source>
        <translation>zeigen</translation>
    </message>
</context>
<context>
    <name>ProgressBar</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Attack: %1 against %2</source>
        <translation>Angriff: %1 gegen %2</translation>
    </message>
    <message>
        <source>Both cards are revealed. Read the ledger, then continue.</source>
        <translation>Beide Karten sind aufgedeckt. Lies die Kampfabrechnung und spiele dann weiter.</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>RateKey</name>
    <message>
        <source>50% lies within the interval</source>
        <translation>50&#xa0;% liegt im Intervall</translation>
    </message>
    <message>
        <source>50% lies outside: worth a look</source>
        <translation>50&#xa0;% liegt außerhalb: genauer ansehen</translation>
    </message>
</context>
<context>
    <name>RecentButton</name>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>No longer in %1; click to remove it from the list</source>
        <translation>Nicht mehr in %1; klicke, um es von der Liste zu nehmen</translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>“%1” was not saved</source>
        <translation>„%1“ wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>A recovery copy was saved on %1.</source>
        <translation>Eine Sicherungskopie wurde am %1 angelegt.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>ReplayHands</name>
    <message numerus="yes">
        <source>Hand of %1, %n card(s)</source>
        <translation>
            <numerusform>Hand von %1, %n Karte</numerusform>
            <numerusform>Hand von %1, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Hand: %1</translation>
    </message>
    <message>
        <source>Hand: %1 (empty)</source>
        <translation>Hand: %1 (leer)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replays</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Blickwinkel</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>One step back (left arrow)</source>
        <translation>Ein Schritt zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>Pause (space)</source>
        <translation>Pause (Leertaste)</translation>
    </message>
    <message>
        <source>Play (space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>One step forward (right arrow)</source>
        <translation>Ein Schritt vor (Pfeil rechts)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>One turn back (up arrow)</source>
        <translation>Einen Zug zurück (Pfeil nach oben)</translation>
    </message>
    <message>
        <source>One turn forward (down arrow)</source>
        <translation>Einen Zug vor (Pfeil nach unten)</translation>
    </message>
    <message>
        <source>%1, step %2 of %3: %4</source>
        <translation>%1, Schritt %2 von %3: %4</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>ReplaysPage</name>
    <message>
        <source>Replays</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>The games you play are kept here. You can also open one from a file.</source>
        <translation>Deine Partien werden hier aufbewahrt. Du kannst auch eine Partie aus einer Datei öffnen.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Champclos games (*.champclos *.json)</source>
        <translation>Champclos-Partien (*.champclos *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Diese Partie löschen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>“%1” cannot be recovered.</source>
        <translation>„%1“ lässt sich nicht wiederherstellen.</translation>
    </message>
</context>
<context>
    <name>RestartDialog</name>
    <message>
        <source>Begin this game anew?</source>
        <translation>Diese Partie neu beginnen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>The same heroes meet on the same battlefield, with shuffled decks. This game stays among the saved ones.</source>
        <translation>Dieselben Helden treffen auf demselben Schlachtfeld aufeinander, mit frisch gemischten Decks. Diese Partie bleibt unter den gespeicherten.</translation>
    </message>
</context>
<context>
    <name>ReviewGraph</name>
    <message>
        <source>Chance of %1 to win, by turns</source>
        <translation>Gewinnchance von %1, nach Zügen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ReviewMoments</name>
    <message>
        <source>Moments</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Which moments</source>
        <translation>Welche Momente</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Nothing stands out here.</source>
        <translation>Hier fällt nichts auf.</translation>
    </message>
    <message>
        <source>What decided the game</source>
        <translation>Was die Partie entschied</translation>
    </message>
    <message>
        <source>Still thinking…</source>
        <translation>Es wird noch nachgedacht…</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>Judged with all cards on the table.</source>
        <translation>Beurteilt mit allen Karten auf dem Tisch.</translation>
    </message>
    <message>
        <source>Judged by what each player could know.</source>
        <translation>Beurteilt nach dem, was jeder wissen konnte.</translation>
    </message>
    <message>
        <source>With all cards</source>
        <translation>Mit allen Karten</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <source>The review is complete: %n moment(s).</source>
        <translation>
            <numerusform>Die Analyse ist fertig: %n Moment.</numerusform>
            <numerusform>Die Analyse ist fertig: %n Momente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Judge the whole game</source>
        <translation>Die ganze Partie beurteilen</translation>
    </message>
    <message>
        <source>Whose game</source>
        <translation>Wessen Partie</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1: chance to win</source>
        <translation>%1: Gewinnchance</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>nach Zügen</translation>
    </message>
    <message>
        <source>Thinking… %1%</source>
        <translation>Denkt nach… %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ReviewVerdict</name>
    <message>
        <source>Chances: %1 → %2</source>
        <translation>Chancen: %1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>− %n point(s)</source>
        <translation>
            <numerusform>− %n Punkt</numerusform>
            <numerusform>− %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Du hast gespielt</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>It came out at %1.</source>
        <translation>Es kam heraus: %1.</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Also considered</source>
        <translation>Auch erwogen</translation>
    </message>
    <message>
        <source>Thinking about the game…</source>
        <translation>Die Partie wird durchdacht…</translation>
    </message>
    <message>
        <source>Choose a moment.</source>
        <translation>Wähle einen Moment.</translation>
    </message>
    <message>
        <source>Play on with the better move</source>
        <translation>Mit dem besseren Zug weiterspielen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>RuleFigure</name>
    <message>
        <source>Immediately</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>During combat</source>
        <translation>Während des Kampfs</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>After combat</source>
        <translation>Nach dem Kampf</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nichts gefunden. Versuche ein anderes Wort.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
</context>
<context>
    <name>SaveRow</name>
    <message>
        <source>This file is damaged.</source>
        <translation>Diese Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>%1 ansehen</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>%1 weiterspielen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review %1</source>
        <translation>%1 analysieren</translation>
    </message>
</context>
<context>
    <name>SeatHead</name>
    <message>
        <source>%1: character card and deck list</source>
        <translation>%1: Charakterkarte und Deckliste</translation>
    </message>
</context>
<context>
    <name>SeatSetup</name>
    <message>
        <source>%1 · team %2</source>
        <translation>%1 · Team&#xa0;%2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer %1 spielt</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer level</source>
        <translation>Spielstärke des Computers</translation>
    </message>
    <message>
        <source>Language at this seat</source>
        <translation>Sprache an diesem Platz</translation>
    </message>
    <message>
        <source>Program language</source>
        <translation>Programmsprache</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restores the default settings</source>
        <translation>Stellt alle Standardeinstellungen wieder her</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Zones always show a pattern and a letter in addition to their color.</source>
        <translation>Zonen haben zusätzlich zur Farbe immer ein Muster und einen Buchstaben.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Animationen verringern</translation>
    </message>
    <message>
        <source>After combat, wait until I continue</source>
        <translation>Nach einem Kampf warten, bis ich fortfahre</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Computer level in new games</source>
        <translation>Spielstärke des Computers in neuen Partien</translation>
    </message>
    <message>
        <source>New games are friendly: any move may be taken back</source>
        <translation>Neue Partien sind Freundschaftsspiele: Alles darf zurückgenommen werden</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Games are saved after every decision, in this folder:</source>
        <translation>Partien werden nach jeder Entscheidung hier gespeichert:</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Default folder</source>
        <translation>Standardordner</translation>
    </message>
    <message>
        <source>Folder for saved games</source>
        <translation>Ordner für gespeicherte Partien</translation>
    </message>
    <message>
        <source>Reset all settings?</source>
        <translation>Alle Einstellungen zurücksetzen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Appearance, motion, level, and folder return to their defaults. Saved games are kept.</source>
        <translation>Aussehen, Animation, Spielstärke und Ordner werden auf die Standardwerte zurückgesetzt. Gespeicherte Partien bleiben erhalten.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Single keys are shortcuts (letters and digits)</source>
        <translation>Tastenkürzel mit einzelnen Tasten (Buchstaben und Ziffern)</translation>
    </message>
    <message>
        <source>Zones as areas</source>
        <translation>Zonen als farbige Flächen</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Outline only</source>
        <translation>Nur Umriss</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Ask before a turn ends in which nobody moved</source>
        <translation>Nachfragen, wenn ein Zug ohne Bewegung endet</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Animation und Ton</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Slow is for learning. Any key or click skips the animation.</source>
        <translation>Langsam ist zum Lernen gedacht. Jede Taste und jeder Klick überspringt die laufende Animation.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia, which is not installed here.</source>
        <translation>Für Ton wird Qt Multimedia gebraucht, das hier nicht installiert ist.</translation>
    </message>
</context>
<context>
    <name>ShapePanel</name>
    <message>
        <source>Deck profile</source>
        <translation>Deckprofil</translation>
    </message>
    <message numerus="yes">
        <source>average of %n decks</source>
        <translation>
            <numerusform>Durchschnitt von %n&#xa0;Deck</numerusform>
            <numerusform>Durchschnitt von %n&#xa0;Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Boosts</source>
        <translation>Boosts</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Those without errors can be played</source>
        <translation>Die ohne Fehler sind spielbar</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Mitgeliefert</translation>
    </message>
    <message>
        <source>These open as your own copy</source>
        <translation>Diese öffnen sich als eigene Kopie</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open as a copy</source>
        <translation>Als Kopie öffnen</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <translation>In den Papierkorb…</translation>
    </message>
    <message>
        <source>Move “%1” to the trash?</source>
        <translation>„%1“ in den Papierkorb legen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>The file goes to your system’s trash, if it has one.</source>
        <translation>Die Datei kommt in den Papierkorb des Systems, sofern es einen gibt.</translation>
    </message>
</context>
<context>
    <name>ShelfTile</name>
    <message>
        <source>More actions for %1</source>
        <translation>Weitere Aktionen für %1</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unfertig</translation>
    </message>
</context>
<context>
    <name>SourceBadge</name>
    <message>
        <source>mine</source>
        <translation>meins</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>installiert</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>mitgeliefert</translation>
    </message>
</context>
<context>
    <name>SpaceInspector</name>
    <message>
        <source>none</source>
        <comment>start number</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>%1 (some)</source>
        <translation>%1 (teilweise)</translation>
    </message>
    <message>
        <source>+ Zone</source>
        <translation>+ Zone</translation>
    </message>
    <message>
        <source>Joined to</source>
        <translation>Verbunden mit</translation>
    </message>
    <message>
        <source>+ Draw a line</source>
        <translation>+ Linie ziehen</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>to start %1</source>
        <translation>zu Start %1</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>In eine Reihe</translation>
    </message>
    <message>
        <source>In a column</source>
        <translation>In eine Spalte</translation>
    </message>
    <message>
        <source>Equal distances from left to right</source>
        <translation>Gleiche Abstände von links nach rechts</translation>
    </message>
    <message>
        <source>Join in a chain</source>
        <translation>Zur Kette verbinden</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete space</source>
        <translation>Feld löschen</translation>
    </message>
    <message>
        <source>Delete spaces</source>
        <translation>Felder löschen</translation>
    </message>
    <message>
        <source>Spread across</source>
        <translation>Waagrecht verteilen</translation>
    </message>
    <message>
        <source>Spread down</source>
        <translation>Senkrecht verteilen</translation>
    </message>
    <message>
        <source>Equal distances from top to bottom</source>
        <translation>Gleiche Abstände von oben nach unten</translation>
    </message>
    <message>
        <source>From each one to the nearest one left</source>
        <translation>Von jedem Feld zum nächsten noch freien</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Name of the space</source>
        <translation>Name des Feldes</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Ring turned by, °</source>
        <translation>Ring gedreht um, °</translation>
    </message>
    <message>
        <source>Closer</source>
        <comment>spaces</comment>
        <translation>Enger</translation>
    </message>
    <message>
        <source>Scale the selection down to 90%; a corner of its frame does it freely</source>
        <translation>Die Auswahl auf 90&#xa0;% verkleinern; an einer Ecke ihres Rahmens geht es stufenlos</translation>
    </message>
    <message>
        <source>Apart</source>
        <comment>spaces</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Scale the selection up to 110%; a corner of its frame does it freely</source>
        <translation>Die Auswahl auf 110&#xa0;% vergrößern; an einer Ecke ihres Rahmens geht es stufenlos</translation>
    </message>
</context>
<context>
    <name>Spinner</name>
    <message>
        <source>The computer is thinking</source>
        <translation>Der Computer denkt nach</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Space bar: pan the view</source>
        <translation>Leertaste: Ansicht verschieben</translation>
    </message>
    <message>
        <source>Del: delete</source>
        <translation>Entf: löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 spaces</source>
        <translation>
            <numerusform>%n von %1&#xa0;Feldern</numerusform>
            <numerusform>%n von %1&#xa0;Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>Autosaved at %1</source>
        <translation>Automatisch gesichert um %1</translation>
    </message>
    <message>
        <source>Autosave failed: please save</source>
        <translation>Automatische Sicherung fehlgeschlagen: Bitte speichern</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>All shortcuts at a glance</source>
        <translation>Alle Tastenkürzel auf einen Blick</translation>
    </message>
</context>
<context>
    <name>StatusNotice</name>
    <message>
        <source>Close</source>
        <comment>message</comment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Champclos: home page</source>
        <translation>Champclos: zur Startseite</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Zug %1 · %2</translation>
    </message>
    <message>
        <source>Setup · %1</source>
        <translation>Aufbau · %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>short, under its picture</comment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take back the last decision (Ctrl+Z)</source>
        <translation>Die letzte Entscheidung zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What the computer would do, and why (H)</source>
        <translation>Was der Computer tun würde, und warum (H)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>What has happened (L)</source>
        <translation>Was geschehen ist (L)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rule book (F1)</source>
        <translation>Das Regelheft (F1)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>back to it, short, under its picture</comment>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <translation>Zurück zur Werkstatt</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>a lesson</comment>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Back to the lessons; you can go on here later (Esc)</source>
        <translation>Zurück zu den Lektionen; du kannst hier später weitermachen (Esc)</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>The rule about what is focused</source>
        <translation>Die Regel zu dem, was ausgewählt ist</translation>
    </message>
    <message>
        <source>Say again what is asked</source>
        <translation>Die Frage wiederholen</translation>
    </message>
    <message>
        <source>Read the whole position</source>
        <translation>Die ganze Stellung vorlesen</translation>
    </message>
    <message>
        <source>Where the next fighter stands, and the way there</source>
        <translation>Wo der nächste Kämpfer steht und der Weg dorthin</translation>
    </message>
    <message>
        <source>Who can strike at the space under the cursor</source>
        <translation>Wer das Feld unter dem Cursor angreifen kann</translation>
    </message>
    <message>
        <source>What has happened since your last turn</source>
        <translation>Was seit deinem letzten Zug geschehen ist</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Dieses Blatt</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>The next thing that can be used; on the battlefield the next space that can be chosen</source>
        <translation>Das Nächste, das benutzt werden kann; auf dem Schlachtfeld das nächste wählbare Feld</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Along the lines of the battlefield, through the hand, through lists</source>
        <translation>Entlang der Linien des Schlachtfelds, durch die Hand, durch Listen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Choose what is focused</source>
        <translation>Das Ausgewählte nehmen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take back a choice, close what is open, then the menu</source>
        <translation>Eine Wahl zurücknehmen, Offenes schließen, dann das Menü</translation>
    </message>
    <message>
        <source>To the answers</source>
        <translation>Zu den Antworten</translation>
    </message>
    <message>
        <source>To the battlefield</source>
        <translation>Zum Schlachtfeld</translation>
    </message>
    <message>
        <source>Character card and deck list; again: the next seat</source>
        <translation>Charakterkarte und Deckliste; noch einmal: der nächste Platz</translation>
    </message>
    <message>
        <source>Undo; with Shift: redo</source>
        <translation>Rückgängig; mit Umschalt: wiederholen</translation>
    </message>
    <message>
        <source>Save game as…</source>
        <translation>Partie speichern unter…</translation>
    </message>
    <message>
        <source>Maneuver, attack, scheme</source>
        <translation>Manöver, Angriff, Planung</translation>
    </message>
    <message>
        <source>The card with that number</source>
        <translation>Die Karte mit dieser Ziffer</translation>
    </message>
    <message>
        <source>The space, fighter, or answer with that letter</source>
        <translation>Das Feld, der Kämpfer oder die Antwort mit diesem Buchstaben</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Show where the other side can strike</source>
        <translation>Zeigen, wo die Gegenseite angreifen kann</translation>
    </message>
    <message>
        <source>Fit the battlefield to the window</source>
        <translation>Schlachtfeld ins Fenster einpassen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>message</comment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Save game as…</source>
        <translation>Partie speichern unter…</translation>
    </message>
    <message>
        <source>Fit the battlefield to the window</source>
        <translation>Schlachtfeld ins Fenster einpassen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Leave the game (it is saved)</source>
        <translation>Partie verlassen (sie ist gespeichert)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Champclos games (*.champclos)</source>
        <translation>Champclos-Partien (*.champclos)</translation>
    </message>
    <message>
        <source>Show where the other side can strike</source>
        <translation>Zeigen, wo die Gegenseite angreifen kann</translation>
    </message>
    <message>
        <source>Character card and deck list</source>
        <translation>Charakterkarte und Deckliste</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <translation>Zurück zur Werkstatt</translation>
    </message>
    <message>
        <source>Leave the game (it is not saved)</source>
        <translation>Partie verlassen (sie ist nicht gespeichert)</translation>
    </message>
    <message>
        <source>Restart…</source>
        <translation>Neu beginnen…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Concede…</source>
        <translation>Aufgeben…</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>shows all of the log</comment>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source> and </source>
        <comment>joins zone letters</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>start space %1</source>
        <translation>Startfeld %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) away</source>
        <translation>
            <numerusform>%n Schritt entfernt</numerusform>
            <numerusform>%n Schritte entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>needs a boost of %1</source>
        <translation>mit Boost %1</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>besiegt</translation>
    </message>
    <message numerus="yes">
        <source>%n health</source>
        <translation>
            <numerusform>%n Lebenspunkt</numerusform>
            <numerusform>%n Lebenspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot leave its space</source>
        <translation>kann sein Feld nicht verlassen</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>within reach</source>
        <translation>in Reichweite</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>boost %1</source>
        <translation>Boost %1</translation>
    </message>
    <message>
        <source>no boost</source>
        <translation>ohne Boost</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>nicht jetzt</translation>
    </message>
    <message>
        <source>%1, not now</source>
        <translation>%1, nicht jetzt</translation>
    </message>
    <message>
        <source>This ends the turn.</source>
        <translation>Das beendet den Zug.</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>the action</comment>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Scheme</source>
        <comment>the action</comment>
        <translation>Planung</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>instead</source>
        <comment>a value that replaces the printed one</comment>
        <translation>stattdessen</translation>
    </message>
    <message>
        <source>added</source>
        <comment>a value that is added</comment>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>boost</source>
        <comment>a value that is added</comment>
        <translation>Boost</translation>
    </message>
    <message>
        <source>ability</source>
        <comment>a value that is added</comment>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>ignored</source>
        <comment>a value that does not count</comment>
        <translation>ignoriert</translation>
    </message>
    <message>
        <source>No effect at this step.</source>
        <translation>Kein Effekt in diesem Schritt.</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Both cards are face down.</source>
        <translation>Beide Karten liegen verdeckt.</translation>
    </message>
    <message>
        <source>printed</source>
        <comment>the value on the card</comment>
        <translation>aufgedruckt</translation>
    </message>
    <message>
        <source>%1: combat won</source>
        <translation>%1: Kampf gewonnen</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Zug %1 · %2</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Deck of %1</source>
        <translation>Deck: %1</translation>
    </message>
    <message>
        <source>Discard pile of %1</source>
        <translation>Ablagestapel: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 syllables</source>
        <translation>
            <numerusform>%n von %1&#xa0;Silben</numerusform>
            <numerusform>%n von %1&#xa0;Silben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>of a seat when the game has ended without a winner</comment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>defeated</source>
        <comment>a seat of the side that lost</comment>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>%1, %2, health %3 of %4, hand %5, deck %6, discard pile %7</source>
        <translation>%1, %2, Lebenspunkte %3 von %4, Hand %5, Deck %6, Ablagestapel %7</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <translation>Leeres Deck</translation>
    </message>
    <message numerus="yes">
        <source>The game took %n turn(s).</source>
        <translation>
            <numerusform>Die Partie dauerte %n Zug.</numerusform>
            <numerusform>Die Partie dauerte %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the last three turns of each player, no card changed its place and no health changed.</source>
        <translation>In den letzten drei Zügen aller Spieler hat keine Karte den Platz gewechselt, und alle Lebenspunkte sind gleich geblieben.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Something hidden was revealed, or someone else has made a decision, so this cannot be taken back. In a friendly game it could be.</source>
        <translation>Etwas Verborgenes wurde aufgedeckt, oder jemand anderes hat entschieden: Das lässt sich nicht mehr zurücknehmen. In einem Freundschaftsspiel ginge es.</translation>
    </message>
    <message>
        <source>The game could not be saved: %1</source>
        <translation>Die Partie konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>%1: choose an action</source>
        <translation>%1: eine Aktion wählen</translation>
    </message>
    <message>
        <source>%1: boost or not</source>
        <translation>%1: mit Boost verstärken oder nicht</translation>
    </message>
    <message>
        <source>%1: move</source>
        <translation>%1: sich bewegen</translation>
    </message>
    <message>
        <source>%1: place a fighter</source>
        <translation>%1: einen Kämpfer platzieren</translation>
    </message>
    <message>
        <source>%1: defend</source>
        <translation>%1: sich verteidigen</translation>
    </message>
    <message>
        <source>%1: discard a card</source>
        <translation>%1: eine Karte abwerfen</translation>
    </message>
    <message>
        <source>%1: choose a card</source>
        <translation>%1: eine Karte wählen</translation>
    </message>
    <message>
        <source>%1: choose a fighter</source>
        <translation>%1: einen Kämpfer wählen</translation>
    </message>
    <message>
        <source>%1: choose a space</source>
        <translation>%1: ein Feld wählen</translation>
    </message>
    <message>
        <source>Choose Maneuver first, then move.</source>
        <translation>Wähle zuerst „Manöver“, dann bewege deine Kämpfer.</translation>
    </message>
    <message>
        <source>%1 selected: move %2.</source>
        <translation>%1 ausgewählt: Bewegung %2.</translation>
    </message>
    <message>
        <source>%1 selected: move %2, more with a boost.</source>
        <translation>%1 ausgewählt: Bewegung %2, mit Boost mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left.</source>
        <translation>
            <numerusform>Noch %n Aktion.</numerusform>
            <numerusform>Noch %n Aktionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough cards left to draw: a maneuver would deal %1 damage to each of your fighters.</source>
        <translation>Es sind nicht mehr genug Karten zum Ziehen da: Ein Manöver würde bei jedem deiner Kämpfer %1&#xa0;Schaden verursachen.</translation>
    </message>
    <message>
        <source>Your deck is empty: each card you must draw deals %1 damage to each of your fighters.</source>
        <translation>Dein Deck ist leer: Jede Karte, die du ziehen müsstest, verursacht %1&#xa0;Schaden bei jedem deiner Kämpfer.</translation>
    </message>
    <message>
        <source>Before the first decision</source>
        <translation>Vor der ersten Entscheidung</translation>
    </message>
    <message>
        <source>Whoever is deciding</source>
        <translation>Wer gerade entscheidet</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Next player: %1</source>
        <translation>Jetzt am Bildschirm: %1</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1; the defaults apply. %2</source>
        <translation>Die Einstellungen konnten nicht gelesen werden und liegen nun unter %1; es gelten die Standardwerte. %2</translation>
    </message>
    <message>
        <source>The settings could not be saved: %1</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>strength of the computer</comment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>strength of the computer</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>strength of the computer</comment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>strength of the computer</comment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Only the beginning of this game can still be played. Its file stays as it is. %1</source>
        <translation>Nur der Anfang dieser Partie lässt sich noch spielen. Ihre Datei bleibt, wie sie ist. %1</translation>
    </message>
    <message>
        <source>This game cannot be opened: %1</source>
        <translation>Diese Partie kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>A saved game cannot be read and was set aside as %1. %2</source>
        <translation>Eine gespeicherte Partie kann nicht gelesen werden und liegt nun unter %1. %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>There is no playable deck.</source>
        <translation>Es gibt kein spielbares Deck.</translation>
    </message>
    <message>
        <source>No battlefield has enough start spaces for four heroes.</source>
        <translation>Kein Schlachtfeld hat genug Startfelder für vier Helden.</translation>
    </message>
    <message>
        <source>The seed must be a whole number.</source>
        <translation>Der Startwert muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 against %3 and %4</source>
        <translation>%1 und %2 gegen %3 und %4</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>Sieg: %1</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>a game without a winner</comment>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>vor dem ersten Zug</translation>
    </message>
    <message>
        <source>turn %1, %2 to play</source>
        <translation>Zug %1, am Zug: %2</translation>
    </message>
    <message>
        <source>%1: choose an option</source>
        <translation>%1: eine Möglichkeit wählen</translation>
    </message>
    <message>
        <source>Choose whom to attack.</source>
        <translation>Wähle, wen du angreifst.</translation>
    </message>
    <message>
        <source>Choose the card to attack with.</source>
        <translation>Wähle die Karte, mit der du angreifst.</translation>
    </message>
    <message>
        <source>Choose a scheme card.</source>
        <translation>Wähle eine Planungskarte.</translation>
    </message>
    <message>
        <source>Choose who attacks.</source>
        <translation>Wähle, wer angreift.</translation>
    </message>
    <message>
        <source>Choose who plays the card.</source>
        <translation>Wähle, wer die Karte spielt.</translation>
    </message>
    <message>
        <source>Not now. %1</source>
        <translation>Jetzt nicht. %1</translation>
    </message>
    <message>
        <source>%1: still %2</source>
        <comment>health</comment>
        <translation>%1: weiterhin %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>health before and after</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>%1: decide</source>
        <translation>%1: entscheiden</translation>
    </message>
    <message>
        <source>The effects of “%1” are canceled; its value still counts.</source>
        <translation>Die Effekte von „%1“ sind aufgehoben; der Wert zählt weiterhin.</translation>
    </message>
    <message>
        <source>teammate · %1</source>
        <comment>what the teammate does: waiting</comment>
        <translation>Teampartner · %1</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Als Nächstes: %1.</translation>
    </message>
    <message>
        <source>The attack card is face down.</source>
        <translation>Die Karte des Angreifers liegt verdeckt.</translation>
    </message>
    <message>
        <source>move %1</source>
        <comment>how far all fighters may go with this boost</comment>
        <translation>Bewegung %1</translation>
    </message>
    <message>
        <source>+%1 to the attack</source>
        <translation>+%1 auf den Angriff</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>kein Schaden</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <comment>what a combat would do</comment>
        <translation>
            <numerusform>%n Schaden</numerusform>
            <numerusform>%n Schaden</numerusform>
        </translation>
    </message>
    <message>
        <source>value %1 · %2</source>
        <comment>of a card with this boost, and the damage</comment>
        <translation>Wert %1 · %2</translation>
    </message>
    <message>
        <source>The effects of “%1” are canceled, and its value does not count.</source>
        <translation>Die Effekte von „%1“ sind aufgehoben, und der Wert zählt nicht.</translation>
    </message>
    <message>
        <source>Its condition is not met: nothing happens.</source>
        <translation>Die Bedingung ist nicht erfüllt: Nichts geschieht.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Nichts geschieht.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <translation>%1 greift %2 an.</translation>
    </message>
    <message>
        <source>This side is up.</source>
        <translation>Diese Seite liegt oben.</translation>
    </message>
    <message>
        <source>Face up now.</source>
        <translation>Liegt gerade offen.</translation>
    </message>
    <message>
        <source>Discarded.</source>
        <translation>Abgelegt.</translation>
    </message>
    <message>
        <source>Ready: all it needs is there.</source>
        <translation>Bereit: Alle Zutaten sind da.</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <comment>ingredients</comment>
        <translation>Noch nötig: %1</translation>
    </message>
    <message>
        <source>Now in it: nothing.</source>
        <translation>Inhalt: nichts.</translation>
    </message>
    <message>
        <source>Now in it: %1.</source>
        <translation>Inhalt: %1.</translation>
    </message>
    <message>
        <source>%1, %2, %3 of %4 seen</source>
        <translation>%1, %2, %3 von %4 gesehen</translation>
    </message>
    <message numerus="yes">
        <source>%n syllable(s)</source>
        <translation>
            <numerusform>%n Silbe</numerusform>
            <numerusform>%n Silben</numerusform>
        </translation>
    </message>
    <message>
        <source>Team %1</source>
        <comment>one of two</comment>
        <translation>Team %1</translation>
    </message>
    <message>
        <source>move %1, %2</source>
        <comment>how far a fighter goes, and how it attacks</comment>
        <translation>Bewegung %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <comment>that a fighter could strike</comment>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>boosted %1</source>
        <comment>so many spaces</comment>
        <translation>mit Boost %1</translation>
    </message>
    <message>
        <source>cannot be struck</source>
        <comment>a fighter in the next turn</comment>
        <translation>kann nicht angegriffen werden</translation>
    </message>
    <message>
        <source>%1, no boost</source>
        <comment>who can strike it</comment>
        <translation>%1, ohne Boost</translation>
    </message>
    <message>
        <source>%1, boost +%2</source>
        <comment>who can strike it</comment>
        <translation>%1, Boost +%2</translation>
    </message>
    <message>
        <source>In %1, %2 could not be understood; the defaults apply instead.</source>
        <translation>In %1 ist %2 nicht zu verstehen; dafür gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <comment>strength of the computer</comment>
        <translation>Spielt zufällig</translation>
    </message>
    <message>
        <source>Champclos is already running with these files. This window keeps its settings to itself and saves games under new names.</source>
        <translation>Champclos läuft schon mit diesen Dateien. Dieses Fenster behält seine Einstellungen für sich und speichert Partien unter neuen Namen.</translation>
    </message>
    <message>
        <source>easy to play</source>
        <translation>leicht zu spielen</translation>
    </message>
    <message>
        <source>takes practice</source>
        <translation>braucht Übung</translation>
    </message>
    <message>
        <source>demanding</source>
        <translation>anspruchsvoll</translation>
    </message>
    <message>
        <source>several heroes</source>
        <translation>mehrere Helden</translation>
    </message>
    <message>
        <source>cunning</source>
        <translation>listig</translation>
    </message>
    <message>
        <source>many fighters</source>
        <translation>viele Kämpfer</translation>
    </message>
    <message>
        <source>swift</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>hits hard</source>
        <translation>schlägt hart zu</translation>
    </message>
    <message>
        <source>well guarded</source>
        <translation>gut gedeckt</translation>
    </message>
    <message>
        <source>tough</source>
        <translation>zäh</translation>
    </message>
    <message>
        <source>from afar</source>
        <translation>aus der Ferne</translation>
    </message>
    <message>
        <source>all-round</source>
        <translation>vielseitig</translation>
    </message>
    <message>
        <source>Cards with the word **%1**: %2.</source>
        <translation>Karten mit dem Wort **%1**: %2.</translation>
    </message>
    <message>
        <source>Heroes and their own rules</source>
        <translation>Die Helden und ihre eigenen Regeln</translation>
    </message>
    <message>
        <source>Choose a card with a boost of at least %1 to get there.</source>
        <translation>Wähle eine Karte mit einem Boost von mindestens %1, um dorthin zu gelangen.</translation>
    </message>
    <message>
        <source>Nobody has moved. Press Done again to end the turn, or move a fighter.</source>
        <translation>Niemand hat sich bewegt. Wähle noch einmal „Fertig“, um den Zug zu beenden, oder bewege einen Kämpfer.</translation>
    </message>
    <message>
        <source>This ends the turn: press Done, or take it back.</source>
        <translation>Das beendet den Zug: Wähle „Fertig“ oder nimm ihn zurück.</translation>
    </message>
    <message>
        <source>Drop the card on a fighter to attack it.</source>
        <translation>Lege die Karte auf einen Kämpfer, um ihn anzugreifen.</translation>
    </message>
    <message>
        <source>You have no cards in hand.</source>
        <translation>Du hast keine Karten auf der Hand.</translation>
    </message>
    <message>
        <source>None of your fighters has an opposing fighter within reach of an attack.</source>
        <translation>Keiner deiner Kämpfer hat einen Gegner in Angriffsreichweite.</translation>
    </message>
    <message>
        <source>You have no card in hand to attack with.</source>
        <translation>Du hast keine Karte auf der Hand, mit der du angreifen kannst.</translation>
    </message>
    <message>
        <source>You have no scheme in hand.</source>
        <translation>Du hast keine Planung auf der Hand.</translation>
    </message>
    <message>
        <source>None of your fighters can play an attack from your hand.</source>
        <translation>Keiner deiner Kämpfer kann einen Angriff aus deiner Hand spielen.</translation>
    </message>
    <message>
        <source>None of your fighters can play a scheme from your hand.</source>
        <translation>Keiner deiner Kämpfer kann eine Planung aus deiner Hand spielen.</translation>
    </message>
    <message>
        <source>no lines</source>
        <comment>of a space</comment>
        <translation>keine Linien</translation>
    </message>
    <message numerus="yes">
        <source>line(s) to %1</source>
        <comment>spaces</comment>
        <translation>
            <numerusform>Linie zu %1</numerusform>
            <numerusform>Linien zu %1</numerusform>
        </translation>
    </message>
    <message>
        <source>not on the battlefield</source>
        <comment>a fighter</comment>
        <translation>nicht auf dem Schlachtfeld</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n im Deck</numerusform>
            <numerusform>%n im Deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, whose turn it is, %n action(s) left: %2.</source>
        <comment>a player, cards</comment>
        <translation>
            <numerusform>%1, am Zug, noch %n Aktion: %2.</numerusform>
            <numerusform>%1, am Zug, noch %n Aktionen: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player, cards</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: defeated.</source>
        <translation>%1: besiegt.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n health, %2.</source>
        <comment>a fighter, a space</comment>
        <translation>
            <numerusform>%1: %n Lebenspunkt, %2.</numerusform>
            <numerusform>%1: %n Lebenspunkte, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <translation>Auf der Hand: %1.</translation>
    </message>
    <message>
        <source>%1 stands beside it.</source>
        <translation>Direkt daneben: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is beside it after %n step(s): %2.</source>
        <comment>a fighter; the spaces of the way</comment>
        <translation>
            <numerusform>%1, bis daneben %n Schritt: %2.</numerusform>
            <numerusform>%1, bis daneben %n Schritte: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way is open for %1.</source>
        <translation>Kein Weg frei für %1.</translation>
    </message>
    <message>
        <source>Nobody is on the battlefield yet.</source>
        <translation>Noch steht niemand auf dem Schlachtfeld.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n health, %2.</source>
        <comment>a fighter, a space</comment>
        <translation>
            <numerusform>%1, %n Lebenspunkt, %2.</numerusform>
            <numerusform>%1, %n Lebenspunkte, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with a boost of %2</source>
        <translation>%1 mit einem BOOST von %2</translation>
    </message>
    <message>
        <source>%1: nobody can strike here in their next turn.</source>
        <comment>a space</comment>
        <translation>%1: Niemand kann hier im nächsten Zug angreifen.</translation>
    </message>
    <message>
        <source>%1: can be struck next turn by %2.</source>
        <comment>a space</comment>
        <translation>%1: kann im nächsten Zug angegriffen werden von %2.</translation>
    </message>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Seit deinem letzten Zug ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Ability: %1</source>
        <comment>whose ability did it</comment>
        <translation>Fähigkeit: %1</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
    <message>
        <source>deciding</source>
        <comment>a seat that is asked in the turn of another</comment>
        <translation>entscheidet</translation>
    </message>
    <message numerus="yes">
        <source>%n health left.</source>
        <comment>of a fighter, after damage</comment>
        <translation>
            <numerusform>Noch %n Lebenspunkt.</numerusform>
            <numerusform>Noch %n Lebenspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>of a lesson</comment>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <comment>what was clicked in a lesson</comment>
        <translation>Deine Wahl: %1</translation>
    </message>
    <message>
        <source>That is allowed, but this step is about something else. Try what glows.</source>
        <translation>Das ist erlaubt, aber hier geht es um etwas anderes. Nimm, was leuchtet.</translation>
    </message>
    <message>
        <source>You can do that in a moment. First read what stands here and go on.</source>
        <translation>Das kannst du gleich tun. Lies erst, was hier steht, und geh dann weiter.</translation>
    </message>
    <message>
        <source>This lesson cannot be opened: %1</source>
        <translation>Diese Lektion lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4. Chances from %5 to %6.</source>
        <translation>%1, %2, %3: %4. Chancen von %5 auf %6.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>one way to %1</source>
        <comment>spaces</comment>
        <translation>Einbahn nach %1</translation>
    </message>
    <message>
        <source>one way from %1</source>
        <comment>spaces</comment>
        <translation>Einbahn von %1</translation>
    </message>
    <message>
        <source>high ground over %1</source>
        <comment>spaces</comment>
        <translation>Anhöhe über %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>spaces that are high ground over it</comment>
        <translation>unterhalb von %1</translation>
    </message>
    <message>
        <source>passage %1</source>
        <comment>a letter</comment>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>high ground</source>
        <comment>a value that is added</comment>
        <translation>Anhöhe</translation>
    </message>
</context>
<context>
    <name>TeacherPanel</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Look at the ledger. When you have read it, continue.</source>
        <translation>Sieh dir die Kampfabrechnung an. Wenn du sie gelesen hast, mach weiter.</translation>
    </message>
    <message>
        <source>Go on against easy</source>
        <translation>Gegen „leicht“ weiterspielen</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>step</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>a lesson</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>You can leave at any step and go on later.</source>
        <translation>Du kannst jederzeit gehen und später weitermachen.</translation>
    </message>
</context>
<context>
    <name>TestDialog</name>
    <message>
        <source>Test game</source>
        <translation>Testpartie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Your hero</source>
        <translation>Dein Held</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Goes first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Test games are not saved and do not appear among your games.</source>
        <translation>Testpartien werden nicht gespeichert und erscheinen nicht unter deinen Partien.</translation>
    </message>
</context>
<context>
    <name>ThreatPanel</name>
    <message>
        <source>Strike reach</source>
        <translation>Angriffsreichweite</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Where the other side could strike next turn: one maneuver, then one attack.</source>
        <translation>Wo die Gegenseite im nächsten Zug angreifen könnte: ein Manöver, dann ein Angriff.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alle zugleich</translation>
    </message>
    <message>
        <source>Crossed swords: without a boost. +2: with a boost of at least 2; the highest in that deck is +%1.</source>
        <translation>Gekreuzte Schwerter: ohne Boost. +2: mit einem Boost von mindestens 2; der höchste in diesem Deck ist +%1.</translation>
    </message>
    <message>
        <source>Point at one of your fighters to see every way it can be struck.</source>
        <translation>Zeige auf einen deiner Kämpfer, um zu sehen, wer ihn angreifen kann.</translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Select</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>V</source>
        <comment>key of a tool</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Select and move spaces and lines</source>
        <translation>Felder und Linien auswählen und bewegen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key of a tool</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Add spaces</source>
        <translation>Felder hinzufügen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key of a tool</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Join spaces by dragging from one to the next</source>
        <translation>Felder verbinden: von einem zum nächsten ziehen</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Z</source>
        <comment>key of a tool</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>Paint the chosen zone onto spaces</source>
        <translation>Die gewählte Zone auf Felder malen</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key of a tool</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Erase zones and lines</source>
        <translation>Zonen und Linien entfernen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key of a tool</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Number the start spaces</source>
        <translation>Startfelder nummerieren</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key of a tool</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>Color, ornament, picture to trace</source>
        <translation>Farbe, Ornament, Vorlage zum Durchpausen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>TraceInspector</name>
    <message>
        <source>Picture to trace</source>
        <translation>Vorlage zum Durchpausen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose another picture</source>
        <translation>Andere Vorlage wählen</translation>
    </message>
    <message>
        <source>A sketch or photo shown beneath the battlefield while you draw</source>
        <translation>Eine Skizze oder ein Foto, das beim Zeichnen unter dem Schlachtfeld liegt</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Vorlage entfernen</translation>
    </message>
    <message>
        <source>The picture is missing. Choose it again or remove it.</source>
        <translation>Die Vorlage fehlt. Wähle sie neu oder entferne sie.</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Opacity of the picture</source>
        <translation>Deckkraft der Vorlage</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Center x</source>
        <translation>Mitte x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Fit to the battlefield</source>
        <translation>An das Schlachtfeld anpassen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.svg)</translation>
    </message>
</context>
<context>
    <name>TypeChooser</name>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Versatile</source>
        <translation>Vielseitig</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Planung</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
</context>
<context>
    <name>UnsavedWork</name>
    <message numerus="yes">
        <source>“%1” and %n more were not saved; recovery copies were kept.</source>
        <translation>
            <numerusform>„%1“ und %n&#xa0;weiteres wurden nicht gespeichert; es gibt Sicherungskopien.</numerusform>
            <numerusform>„%1“ und %n&#xa0;weitere wurden nicht gespeichert; es gibt Sicherungskopien.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not saved; a recovery copy was kept.</source>
        <translation>„%1“ wurde nicht gespeichert; es gibt eine Sicherungskopie.</translation>
    </message>
    <message>
        <source>Take a look</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>WhyTip</name>
    <message>
        <source>Open the rule (F1)</source>
        <translation>Regel öffnen (F1)</translation>
    </message>
</context>
<context>
    <name>WorkshopHeader</name>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Fix the errors first</source>
        <translation>Behebe zuerst die Fehler</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Balance test…</source>
        <translation>Balancetest…</translation>
    </message>
    <message>
        <source>The balance test is still running</source>
        <translation>Der Balancetest läuft weiter</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Set up the test game…</source>
        <translation>Testpartie einrichten…</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
</context>
<context>
    <name>WorkshopRoom</name>
    <message>
        <source>The file could not be opened</source>
        <translation>Die Datei konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Your work could not be recovered</source>
        <translation>Deine Arbeit ließ sich nicht wiederherstellen</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>Die Datei konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes</source>
        <translation>„%1“ hat ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Unless you save, your changes will be lost.</source>
        <translation>Wenn du nicht speicherst, gehen deine Änderungen verloren.</translation>
    </message>
    <message>
        <source>The file has mistakes: what could be read of it is open</source>
        <translation>Die Datei hat Fehler: Geöffnet ist, was sich lesen ließ</translation>
    </message>
</context>
<context>
    <name>ZonePalette</name>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Remove zone %1</source>
        <translation>Zone %1 entfernen</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Zone hinzufügen</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 zones</source>
        <translation>Ein Schlachtfeld hat höchstens %1 Zonen</translation>
    </message>
</context>
<context>
    <name>ZoneRow</name>
    <message numerus="yes">
        <source>Zone %1, %2, %3; %n space(s)</source>
        <translation>
            <numerusform>Zone %1, %2, %3; %n Feld</numerusform>
            <numerusform>Zone %1, %2, %3; %n Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>champclos::app::LibraryDesk</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>by you</source>
        <translation>von dir</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>geändert am %1</translation>
    </message>
    <message>
        <source>No copy could be made.</source>
        <translation>Es ließ sich keine Kopie anlegen.</translation>
    </message>
    <message>
        <source>The name could not be changed.</source>
        <translation>Der Name ließ sich nicht ändern.</translation>
    </message>
    <message>
        <source>“%1” could not be moved to the trash.</source>
        <translation>„%1“ ließ sich nicht in den Papierkorb verschieben.</translation>
    </message>
    <message>
        <source>The package could not be made.</source>
        <translation>Das Paket ließ sich nicht erstellen.</translation>
    </message>
    <message>
        <source>The package is ready: %1</source>
        <translation>Das Paket ist fertig: %1</translation>
    </message>
</context>
<context>
    <name>champclos::app::PackageOffer</name>
    <message>
        <source>Its author is not named</source>
        <translation>Ohne Angabe des Autors</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Version %1, by %2</source>
        <translation>Version %1, von %2</translation>
    </message>
    <message>
        <source>no license named</source>
        <translation>keine Lizenz genannt</translation>
    </message>
    <message>
        <source>license %1</source>
        <translation>Lizenz %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>beside yours</source>
        <translation>neben deinem</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>unverändert</translation>
    </message>
    <message numerus="yes">
        <source>deck, %n card(s)</source>
        <translation>
            <numerusform>Deck, %n Karte</numerusform>
            <numerusform>Deck, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battlefield, %n space(s)</source>
        <translation>
            <numerusform>Schlachtfeld, %n Feld</numerusform>
            <numerusform>Schlachtfeld, %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it can be read and played.</source>
        <translation>Alles lässt sich lesen und spielen.</translation>
    </message>
    <message>
        <source>Nothing in it leads out of its folder, and nothing is too large.</source>
        <translation>Nichts darin führt aus seinem Ordner hinaus, und nichts ist zu groß.</translation>
    </message>
    <message>
        <source>It replaces version %1. Your saved games stay as they are.</source>
        <translation>Es ersetzt Version %1. Deine gespeicherten Partien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>You already have this version.</source>
        <translation>Diese Version hast du schon.</translation>
    </message>
    <message>
        <source>You have version %1, which is newer.</source>
        <translation>Du hast Version %1, die neuer ist.</translation>
    </message>
    <message>
        <source>You have a package of the same name by %1. Adding this one takes its place.</source>
        <translation>Du hast ein gleichnamiges Paket von %1. Dieses tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>somebody unnamed</source>
        <translation>jemand Ungenanntem</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing was added and nothing was changed.</source>
        <translation>Nichts wurde hinzugefügt oder geändert.</translation>
    </message>
    <message>
        <source>Nothing you made yourself is changed. You can remove the package again at any time.</source>
        <translation>Nichts, was du selbst gemacht hast, wird geändert. Du kannst das Paket jederzeit wieder entfernen.</translation>
    </message>
    <message>
        <source>A copy goes into your library. The file stays where it is.</source>
        <translation>Eine Kopie kommt in deine Bibliothek. Die Datei bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>“%1” could not be added. %2</source>
        <translation>„%1“ ließ sich nicht hinzufügen. %2</translation>
    </message>
    <message>
        <source>“%1” is in your library.</source>
        <translation>„%1“ ist in deiner Bibliothek.</translation>
    </message>
    <message>
        <source>“%1” is in your library; it replaces version %2.</source>
        <translation>„%1“ ist in deiner Bibliothek und ersetzt Version %2.</translation>
    </message>
</context>
<context>
    <name>champclos::app::print::PrintStudio</name>
    <message>
        <source>Choose a deck.</source>
        <translation>Wähle ein Deck.</translation>
    </message>
    <message>
        <source>Choose a battlefield.</source>
        <translation>Wähle ein Schlachtfeld.</translation>
    </message>
    <message>
        <source>Cards of this size do not fit on the paper.</source>
        <translation>Karten dieser Größe passen nicht auf das Papier.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Stopped; nothing was saved.</source>
        <translation>Abgebrochen; es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>The printer did not accept the pages.</source>
        <translation>Der Drucker hat die Seiten nicht angenommen.</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>%1 in total</source>
        <translation>zusammen %1</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>Tabloid</source>
        <translation>Tabloid</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>Saved in: %1</source>
        <translation>Gespeichert in: %1</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BalanceRun</name>
    <message>
        <source>Choose at least two decks.</source>
        <translation>Wähle mindestens zwei Decks.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1&#xa0;min %2&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 games</source>
        <translation>
            <numerusform>%Ln von %1&#xa0;Partien</numerusform>
            <numerusform>%Ln von %1&#xa0;Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Canceled: %Ln of %1 games</source>
        <translation>
            <numerusform>Abgebrochen: %Ln von %1&#xa0;Partien</numerusform>
            <numerusform>Abgebrochen: %Ln von %1&#xa0;Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished: %Ln of %1 games</source>
        <translation>
            <numerusform>Fertig: %Ln von %1&#xa0;Partien</numerusform>
            <numerusform>Fertig: %Ln von %1&#xa0;Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>estimating…</source>
        <translation>wird geschätzt…</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>noch etwa %1</translation>
    </message>
    <message>
        <source>level %1, seed %2</source>
        <translation>Stufe %1, Startwert %2</translation>
    </message>
    <message>
        <source>%1 turns per game on average</source>
        <translation>im Schnitt %1 Züge je Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) drawn</source>
        <translation>
            <numerusform>%n Partie unentschieden</numerusform>
            <numerusform>%n Partien unentschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough games yet to draw conclusions.</source>
        <translation>Noch zu wenige Partien für ein Urteil.</translation>
    </message>
    <message>
        <source>Neither seat shows an advantage.</source>
        <translation>Keiner der beiden Plätze hat einen erkennbaren Vorteil.</translation>
    </message>
    <message>
        <source>%1: neither stronger nor weaker than the opponents, as far as can be seen.</source>
        <translation>%1: anscheinend weder stärker noch schwächer als die Gegner.</translation>
    </message>
    <message>
        <source>The first player wins %1 of the games, more than chance would explain.</source>
        <translation>Der erste Spieler gewinnt %1 der Partien, mehr als der Zufall erklärt.</translation>
    </message>
    <message>
        <source>The first player wins %1 of the games, fewer than chance would explain.</source>
        <translation>Der erste Spieler gewinnt %1 der Partien, weniger als der Zufall erklärt.</translation>
    </message>
    <message>
        <source>%1: %2 of games won, more than chance would explain.</source>
        <translation>%1: %2 der Partien gewonnen, mehr als der Zufall erklärt.</translation>
    </message>
    <message>
        <source>%1: %2 of games won, fewer than chance would explain.</source>
        <translation>%1: %2 der Partien gewonnen, weniger als der Zufall erklärt.</translation>
    </message>
    <message>
        <source>The interval, %1 to %2%, includes 50%.</source>
        <translation>Das Intervall von %1 bis %2&#xa0;% enthält 50&#xa0;%.</translation>
    </message>
    <message>
        <source>The interval, %1 to %2%, does not include 50%.</source>
        <translation>Das Intervall von %1 bis %2&#xa0;% schließt 50&#xa0;% aus.</translation>
    </message>
    <message>
        <source>No pairing stands out.</source>
        <translation>Keine Paarung fällt auf.</translation>
    </message>
    <message>
        <source>%1 against %2, %3–%4</source>
        <translation>%1 gegen %2, %3–%4</translation>
    </message>
    <message>
        <source>One pairing stands out: %1.</source>
        <translation>Eine Paarung fällt auf: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pairings stand out, especially %1.</source>
        <translation>
            <numerusform>%n&#xa0;Paarung fällt auf: %1.</numerusform>
            <numerusform>%n&#xa0;Paarungen fallen auf, vor allem %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table could not be saved. %1</source>
        <translation>Die Tabelle konnte nicht gespeichert werden. %1</translation>
    </message>
    <message>
        <source>a few seconds left</source>
        <translation>noch einige Sekunden</translation>
    </message>
    <message>
        <source>expert: reliable</source>
        <translation>Experte: verlässlich</translation>
    </message>
    <message>
        <source>normal: a quick look</source>
        <translation>normal: ein schneller Blick</translation>
    </message>
    <message>
        <source>about %1 on this computer</source>
        <translation>etwa %1 auf diesem Rechner</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldDocument</name>
    <message>
        <source>Add space</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation>Linie entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n space(s)</source>
        <translation>
            <numerusform>%n Feld löschen</numerusform>
            <numerusform>%n Felder löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Rotate a copy</source>
        <translation>Gedrehte Kopie</translation>
    </message>
    <message>
        <source>Mirror a copy</source>
        <translation>Gespiegelte Kopie</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Change a start space</source>
        <translation>Startfeld ändern</translation>
    </message>
    <message>
        <source>Paint zone</source>
        <translation>Zone malen</translation>
    </message>
    <message>
        <source>Erase zone</source>
        <translation>Zone wegradieren</translation>
    </message>
    <message>
        <source>Join spaces</source>
        <translation>Felder verbinden</translation>
    </message>
    <message>
        <source>Add zone</source>
        <translation>Zone hinzufügen</translation>
    </message>
    <message>
        <source>Remove zone</source>
        <translation>Zone entfernen</translation>
    </message>
    <message>
        <source>Rename zone</source>
        <translation>Zone umbenennen</translation>
    </message>
    <message>
        <source>Change zone color</source>
        <translation>Zonenfarbe ändern</translation>
    </message>
    <message>
        <source>Change zone pattern</source>
        <translation>Zonenmuster ändern</translation>
    </message>
    <message>
        <source>Change zone letter</source>
        <translation>Zonenbuchstaben ändern</translation>
    </message>
    <message>
        <source>Rename battlefield</source>
        <translation>Schlachtfeld umbenennen</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Beschreibung ändern</translation>
    </message>
    <message>
        <source>Change author</source>
        <translation>Autor ändern</translation>
    </message>
    <message>
        <source>Change license</source>
        <translation>Lizenz ändern</translation>
    </message>
    <message>
        <source>Change battlefield size</source>
        <translation>Größe des Schlachtfelds ändern</translation>
    </message>
    <message>
        <source>Change background color</source>
        <translation>Hintergrundfarbe ändern</translation>
    </message>
    <message>
        <source>Change ornament</source>
        <translation>Ornament ändern</translation>
    </message>
    <message>
        <source>Unnamed battlefield</source>
        <translation>Schlachtfeld ohne Namen</translation>
    </message>
    <message>
        <source>The picture to trace is missing.</source>
        <translation>Die Vorlage zum Durchpausen fehlt.</translation>
    </message>
    <message>
        <source>“%1” may have been moved.</source>
        <translation>„%1“ wurde vielleicht verschoben.</translation>
    </message>
    <message>
        <source>Choose a picture to trace</source>
        <translation>Vorlage wählen</translation>
    </message>
    <message>
        <source>Remove the picture to trace</source>
        <translation>Vorlage entfernen</translation>
    </message>
    <message>
        <source>Fit the picture</source>
        <translation>Vorlage einpassen</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Vorlage verschieben</translation>
    </message>
    <message>
        <source>Change the opacity of the picture</source>
        <translation>Deckkraft der Vorlage ändern</translation>
    </message>
    <message>
        <source>Choose the picture of the ground</source>
        <translation>Bild des Grundes auswählen</translation>
    </message>
    <message>
        <source>Remove the picture of the ground</source>
        <translation>Bild des Grundes entfernen</translation>
    </message>
    <message>
        <source>French</source>
        <translation>französisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>deutsch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>englisch</translation>
    </message>
    <message>
        <source>A text has no %1 version yet.</source>
        <translation>Ein Text hat noch keine %1e Fassung.</translation>
    </message>
    <message>
        <source>That of another language is used.</source>
        <translation>Der einer anderen Sprache wird verwendet.</translation>
    </message>
    <message>
        <source>Change kind of line</source>
        <translation>Linienart ändern</translation>
    </message>
    <message>
        <source>Reverse arrow</source>
        <translation>Pfeil umkehren</translation>
    </message>
    <message>
        <source>Rename space</source>
        <translation>Feld umbenennen</translation>
    </message>
    <message>
        <source>Change passage</source>
        <translation>Durchgang ändern</translation>
    </message>
    <message>
        <source>Turn ring</source>
        <translation>Ring drehen</translation>
    </message>
    <message>
        <source>Change size of spaces</source>
        <translation>Größe der Felder ändern</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldEditor</name>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Line %1–%2</source>
        <translation>Linie %1–%2</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>kein Weg</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ist ausgewählt</translation>
    </message>
    <message>
        <source>in no zone</source>
        <translation>in keiner Zone</translation>
    </message>
    <message>
        <source>zones %1</source>
        <translation>Zonen %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Linie</numerusform>
            <numerusform>%n Linien</numerusform>
        </translation>
    </message>
    <message>
        <source>start %1</source>
        <translation>Start %1</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 spaces: there is no room for more.</source>
        <translation>Ein Schlachtfeld hat höchstens %1&#xa0;Felder: Für mehr ist kein Platz.</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 zones: there is no room for more.</source>
        <translation>Ein Schlachtfeld hat höchstens %1&#xa0;Zonen: Für mehr ist kein Platz.</translation>
    </message>
    <message>
        <source>A space can be in at most %1 zones.</source>
        <translation>Ein Feld kann zu höchstens %1 Zonen gehören.</translation>
    </message>
    <message>
        <source>There are no spaces on the clipboard.</source>
        <translation>In der Zwischenablage sind keine Felder.</translation>
    </message>
    <message>
        <source>Select spaces first.</source>
        <translation>Wähle zuerst Felder aus.</translation>
    </message>
    <message>
        <source>The picture was saved.</source>
        <translation>Das Bild wurde gespeichert.</translation>
    </message>
    <message>
        <source>The picture could not be saved: choose a name ending in .png, .svg, or .pdf, in a folder you can write to.</source>
        <translation>Das Bild konnte nicht gespeichert werden: Wähle einen Namen mit der Endung .png, .svg oder .pdf in einem Ordner, in den du schreiben darfst.</translation>
    </message>
    <message>
        <source>Space %1 lines up with %2</source>
        <translation>Feld %1 liegt in einer Linie mit %2</translation>
    </message>
    <message>
        <source>Enter adds a space at %1, %2</source>
        <translation>Eingabe fügt bei %1, %2 ein Feld hinzu</translation>
    </message>
    <message>
        <source>Click or drag to select; Shift adds to the selection</source>
        <translation>Klicken oder Ziehen wählt aus; Umschalt ergänzt</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>Click to add a space, or use the arrow keys and Enter</source>
        <translation>Klicken fügt ein Feld hinzu; auch mit Pfeiltasten und Eingabe</translation>
    </message>
    <message>
        <source>Drag from space to space; drag again to remove the line</source>
        <translation>Von Feld zu Feld ziehen; noch einmal ziehen entfernt die Linie</translation>
    </message>
    <message>
        <source>Drag over spaces to paint the chosen zone; number keys choose it</source>
        <translation>Über Felder ziehen, um die gewählte Zone zu malen; Ziffern wählen sie</translation>
    </message>
    <message>
        <source>On a ring: that zone; in the center: all zones; on a line: the line</source>
        <translation>Auf dem Ring: diese Zone; in der Mitte: alle Zonen; auf einer Linie: die Linie</translation>
    </message>
    <message>
        <source>Click a space for the next start number, or none</source>
        <translation>Feld anklicken: nächste Startnummer oder keine</translation>
    </message>
    <message>
        <source>Color, ornament, and a picture to trace are in the panel on the right</source>
        <translation>Farbe, Ornament und Vorlage zum Durchpausen findest du rechts</translation>
    </message>
    <message>
        <source>This file is not a readable picture.</source>
        <translation>Diese Datei ist kein lesbares Bild.</translation>
    </message>
    <message>
        <source>Drag the picture to move it, a corner to resize it; arrow keys move it too</source>
        <translation>Ziehen verschiebt die Vorlage, eine Ecke ändert die Größe; auch mit Pfeiltasten</translation>
    </message>
    <message>
        <source>passage %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>The spaces would lie outside the battlefield: enlarge it first.</source>
        <translation>Die Felder lägen außerhalb des Schlachtfelds: Vergrößere es zuerst.</translation>
    </message>
    <message>
        <source>A battlefield is between %1 and %2 units wide and high, and holds all its spaces.</source>
        <translation>Ein Schlachtfeld ist zwischen %1 und %2 Einheiten breit und hoch und enthält alle seine Felder.</translation>
    </message>
    <message>
        <source>Moves go only from %1 to %2. For everything else, they are adjacent.</source>
        <translation>Bewegungen gehen nur von %1 nach %2. Für alles andere sind sie benachbart.</translation>
    </message>
    <message>
        <source>Attacks from %1 on %2 have a value 1 higher.</source>
        <translation>Angriffe von %1 auf %2 haben einen um 1 höheren Wert.</translation>
    </message>
    <message>
        <source>Moves go only from %1 to %2, and attacks that way have a value 1 higher.</source>
        <translation>Bewegungen gehen nur von %1 nach %2, und Angriffe in dieser Richtung haben einen um 1 höheren Wert.</translation>
    </message>
    <message>
        <source>Moves go both ways.</source>
        <translation>Bewegungen gehen in beide Richtungen.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>passage</comment>
        <translation>keiner</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldProblems</name>
    <message>
        <source>Space %1 is in no zone.</source>
        <translation>Feld %1 gehört zu keiner Zone.</translation>
    </message>
    <message>
        <source>From there, a ranged attack reaches only adjacent spaces.</source>
        <translation>Ein Fernkämpfer erreicht von dort nur benachbarte Felder.</translation>
    </message>
    <message>
        <source>Space %1 cannot be reached.</source>
        <translation>Feld %1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>No line leads there from the others.</source>
        <translation>Von den anderen Feldern führt keine Linie dorthin.</translation>
    </message>
    <message>
        <source>Space %1 has two start numbers.</source>
        <translation>Feld %1 hat zwei Startnummern.</translation>
    </message>
    <message>
        <source>Each start needs a space of its own.</source>
        <translation>Jeder Start braucht ein eigenes Feld.</translation>
    </message>
    <message numerus="yes">
        <source>Start %1: only %n other space(s) in its zones.</source>
        <translation>
            <numerusform>Start %1: nur %n weiteres Feld in seinen Zonen.</numerusform>
            <numerusform>Start %1: nur %n weitere Felder in seinen Zonen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidekicks are placed there and may need %1.</source>
        <translation>Dort stehen die Sidekicks; sie brauchen bis zu %1.</translation>
    </message>
    <message>
        <source>Zones %1 and %2 look alike.</source>
        <translation>Die Zonen %1 und %2 sehen sich ähnlich.</translation>
    </message>
    <message>
        <source>Their colors are easily confused.</source>
        <translation>Ihre Farben sind leicht zu verwechseln.</translation>
    </message>
    <message>
        <source>Zone %1 has no space.</source>
        <translation>Zone %1 hat kein Feld.</translation>
    </message>
    <message>
        <source>Paint it on some spaces or remove it.</source>
        <translation>Male sie auf Felder oder entferne sie.</translation>
    </message>
    <message>
        <source>Lines %1–%2 and %3–%4 cross.</source>
        <translation>Die Linien %1–%2 und %3–%4 kreuzen sich.</translation>
    </message>
    <message>
        <source>The crossing could be taken for a space.</source>
        <translation>Die Kreuzung könnte man für ein Feld halten.</translation>
    </message>
    <message>
        <source>Line %1–%2 passes over space %3.</source>
        <translation>Die Linie %1–%2 läuft über Feld %3.</translation>
    </message>
    <message>
        <source>They look as if they were joined.</source>
        <translation>Es sieht aus, als wären sie verbunden.</translation>
    </message>
    <message>
        <source>Spaces %1 and %2 are very close together.</source>
        <translation>Die Felder %1 und %2 liegen sehr nah beieinander.</translation>
    </message>
    <message>
        <source>Rings and fighters may overlap.</source>
        <translation>Ringe und Kämpfer können sich überlappen.</translation>
    </message>
    <message>
        <source>Space %1 lies outside the battlefield.</source>
        <translation>Feld %1 liegt außerhalb des Schlachtfelds.</translation>
    </message>
    <message>
        <source>Move it inside or enlarge the battlefield.</source>
        <translation>Rücke es herein oder vergrößere das Schlachtfeld.</translation>
    </message>
    <message>
        <source>There is no start space.</source>
        <translation>Es gibt kein Startfeld.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n start space(s).</source>
        <translation>
            <numerusform>Es gibt %n Startfeld.</numerusform>
            <numerusform>Es gibt %n Startfelder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passage %1 has only one end, space %2.</source>
        <translation>Durchgang %1 hat nur ein Ende, Feld %2.</translation>
    </message>
    <message>
        <source>Give another space the same letter.</source>
        <translation>Gib einem anderen Feld denselben Buchstaben.</translation>
    </message>
    <message>
        <source>No move leads to space %1.</source>
        <translation>Keine Bewegung führt zu Feld %1.</translation>
    </message>
    <message>
        <source>One-way lines keep fighters out.</source>
        <translation>Einbahnlinien versperren den Weg dorthin.</translation>
    </message>
    <message>
        <source>No move leads back from space %1.</source>
        <translation>Keine Bewegung führt von Feld %1 zurück.</translation>
    </message>
    <message>
        <source>One-way lines keep fighters in.</source>
        <translation>Einbahnlinien halten Kämpfer dort fest.</translation>
    </message>
    <message>
        <source>A duel needs two or three, team play four.</source>
        <translation>Ein Duell braucht zwei oder drei, das Teamspiel vier.</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldShelf</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s)</source>
        <translation>
            <numerusform>%n Zone</numerusform>
            <numerusform>%n Zonen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s)</source>
        <translation>
            <numerusform>%n Start</numerusform>
            <numerusform>%n Starts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>champclos::editor::BlockRows</name>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>at another moment…</source>
        <translation>zu einem anderen Zeitpunkt…</translation>
    </message>
    <message>
        <source>when something happens…</source>
        <translation>wenn etwas geschieht…</translation>
    </message>
    <message>
        <source>something that always applies…</source>
        <translation>etwas, das immer gilt…</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>by</source>
        <translation>um</translation>
    </message>
    <message>
        <source>for</source>
        <translation>für</translation>
    </message>
    <message>
        <source>all your fighters</source>
        <translation>alle deine Kämpfer</translation>
    </message>
    <message>
        <source>as long as</source>
        <translation>solange</translation>
    </message>
    <message>
        <source>as long as…</source>
        <translation>solange…</translation>
    </message>
    <message>
        <source>this spell is cast</source>
        <translation>dieser Zauberspruch gewirkt wird</translation>
    </message>
    <message>
        <source>do…</source>
        <translation>tun…</translation>
    </message>
    <message>
        <source>and then…</source>
        <translation>und dann…</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Tun</translation>
    </message>
    <message>
        <source>another option…</source>
        <translation>noch eine Möglichkeit…</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Add details</source>
        <translation>Genauer bestimmen</translation>
    </message>
    <message>
        <source>It applies only while a condition is met</source>
        <translation>Es gilt nur, solange eine Bedingung erfüllt ist</translation>
    </message>
    <message>
        <source>Whenever</source>
        <translation>Immer wenn</translation>
    </message>
</context>
<context>
    <name>champclos::editor::Candidates</name>
    <message>
        <source>only in a combat</source>
        <translation>nur in einem Kampf</translation>
    </message>
    <message>
        <source>only on a card that is played</source>
        <translation>nur auf einer gespielten Karte</translation>
    </message>
    <message>
        <source>too early: not settled yet</source>
        <translation>zu früh: noch nicht entschieden</translation>
    </message>
    <message>
        <source>only before damage</source>
        <translation>nur vor dem Schaden</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>nothing before it says which</source>
        <translation>nichts davor sagt, welche</translation>
    </message>
    <message>
        <source>there are several: say “each of” or “one of”</source>
        <translation>es gibt mehrere: Sage „jeder von“ oder „einer von“</translation>
    </message>
    <message>
        <source>it would never happen</source>
        <translation>es würde nie geschehen</translation>
    </message>
    <message>
        <source>the deck has no token</source>
        <translation>das Deck hat kein Plättchen</translation>
    </message>
    <message>
        <source>the deck has no side deck</source>
        <translation>das Deck hat kein Nebendeck</translation>
    </message>
    <message>
        <source>the deck has no ingredients</source>
        <translation>das Deck hat keine Zutaten</translation>
    </message>
    <message>
        <source>the deck has no spells</source>
        <translation>das Deck hat keine Zaubersprüche</translation>
    </message>
    <message>
        <source>the deck has no pile</source>
        <translation>das Deck hat keinen Stapel</translation>
    </message>
    <message>
        <source>already said</source>
        <translation>schon gesagt</translation>
    </message>
    <message>
        <source>all your fighters</source>
        <translation>alle deine Kämpfer</translation>
    </message>
</context>
<context>
    <name>champclos::editor::CardList</name>
    <message>
        <source>boost %1</source>
        <translation>Boost&#xa0;%1</translation>
    </message>
    <message>
        <source>no boost</source>
        <translation>ohne Boost</translation>
    </message>
    <message numerus="yes">
        <source>%n health</source>
        <translation>
            <numerusform>%n Lebenspunkt</numerusform>
            <numerusform>%n Lebenspunkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>champclos::editor::CsvImport</name>
    <message>
        <source>the table is empty</source>
        <translation>die Tabelle ist leer</translation>
    </message>
    <message>
        <source>the columns “name” and “type” are required</source>
        <translation>die Spalten „Name“ und „Typ“ sind erforderlich</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number from %3 to %4</source>
        <translation>%1: „%2“ ist keine Zahl von %3 bis %4</translation>
    </message>
    <message>
        <source>the card has no name</source>
        <translation>die Karte hat keinen Namen</translation>
    </message>
    <message>
        <source>“%1” is not a card type</source>
        <translation>„%1“ ist kein Kartentyp</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>Boost</translation>
    </message>
    <message>
        <source>no row describes a card</source>
        <translation>keine Zeile beschreibt eine Karte</translation>
    </message>
    <message>
        <source>“%1” was left out: %2</source>
        <translation>„%1“ wurde ausgelassen: %2</translation>
    </message>
    <message>
        <source>there is no “copies” column: every card counts once</source>
        <translation>es gibt keine Spalte „Anzahl“: Jede Karte zählt einmal</translation>
    </message>
    <message>
        <source>there is no “value” column: every value is 0</source>
        <translation>es gibt keine Spalte „Wert“: Jeder Wert ist 0</translation>
    </message>
    <message>
        <source>there is no “boost” column: no card has one</source>
        <translation>es gibt keine Spalte „Boost“: Keine Karte hat einen</translation>
    </message>
    <message>
        <source>the card type is missing</source>
        <translation>der Kartentyp fehlt</translation>
    </message>
    <message>
        <source>“%1”: there are more cells than columns; a text that contains a separator needs quotation marks</source>
        <translation>„%1“: Es gibt mehr Zellen als Spalten; ein Text mit einem Trennzeichen braucht Anführungszeichen</translation>
    </message>
    <message>
        <source>a quotation mark is opened and never closed</source>
        <translation>ein Anführungszeichen wird nie geschlossen</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckBuilder</name>
    <message>
        <source>Immediately: %1</source>
        <translation>Sofort: %1</translation>
    </message>
    <message>
        <source>During combat: %1</source>
        <translation>Während des Kampfs: %1</translation>
    </message>
    <message>
        <source>After combat: %1</source>
        <translation>Nach dem Kampf: %1</translation>
    </message>
    <message numerus="yes">
        <source>“%1…” was cut off after %n character(s)</source>
        <translation>
            <numerusform>„%1…“ wurde nach %n Zeichen abgeschnitten</numerusform>
            <numerusform>„%1…“ wurde nach %n Zeichen abgeschnitten</numerusform>
        </translation>
    </message>
    <message>
        <source>a move value of %1 is not possible</source>
        <translation>ein Bewegungswert von %1 ist nicht möglich</translation>
    </message>
    <message>
        <source>“%1” was left out: a deck has at most %2 fighters</source>
        <translation>„%1“ wurde ausgelassen: Ein Deck hat höchstens %2 Kämpfer</translation>
    </message>
    <message>
        <source>“%1”: its health or number is not possible and was changed</source>
        <translation>„%1“: Lebenspunkte oder Anzahl sind nicht möglich und wurden geändert</translation>
    </message>
    <message>
        <source>“%1” was left out: a deck has at most %2 different cards</source>
        <translation>„%1“ wurde ausgelassen: Ein Deck hat höchstens %2 verschiedene Karten</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckDocument</name>
    <message>
        <source>Change the health</source>
        <translation>Lebenspunkte ändern</translation>
    </message>
    <message>
        <source>Change the move value</source>
        <translation>Bewegungswert ändern</translation>
    </message>
    <message>
        <source>Change the number</source>
        <translation>Anzahl ändern</translation>
    </message>
    <message>
        <source>Change the attack type</source>
        <translation>Angriffsart ändern</translation>
    </message>
    <message>
        <source>Change the emblem</source>
        <translation>Emblem ändern</translation>
    </message>
    <message>
        <source>Change the colors</source>
        <translation>Farben ändern</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Typ ändern</translation>
    </message>
    <message>
        <source>Change the value</source>
        <translation>Wert ändern</translation>
    </message>
    <message>
        <source>Change the boost</source>
        <translation>Boost ändern</translation>
    </message>
    <message>
        <source>Change the number of copies</source>
        <translation>Anzahl ändern</translation>
    </message>
    <message>
        <source>Change who may play it</source>
        <translation>Ändern, wer sie spielen darf</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Notiz ändern</translation>
    </message>
    <message>
        <source>Change the moment</source>
        <translation>Zeitpunkt ändern</translation>
    </message>
    <message>
        <source>Change the id</source>
        <translation>Kennung ändern</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Change a field</source>
        <translation>Feld ändern</translation>
    </message>
    <message>
        <source>Add a part</source>
        <translation>Teil hinzufügen</translation>
    </message>
    <message>
        <source>Remove a part</source>
        <translation>Teil entfernen</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Karte hinzufügen</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>Eintrag hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message numerus="yes">
        <source>%n health</source>
        <translation>
            <numerusform>%n Lebenspunkt</numerusform>
            <numerusform>%n Lebenspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>Bewegung %1</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild auswählen</translation>
    </message>
    <message>
        <source>Position the picture</source>
        <translation>Bildausschnitt wählen</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Das Bild entfernen</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckProblems</name>
    <message>
        <source>French</source>
        <translation>französischer</translation>
    </message>
    <message>
        <source>German</source>
        <translation>deutscher</translation>
    </message>
    <message>
        <source>English</source>
        <translation>englischer</translation>
    </message>
    <message>
        <source>“%1” still needs “%2”</source>
        <translation>„%1“ braucht noch „%2“</translation>
    </message>
    <message>
        <source>no %1 name yet</source>
        <translation>noch kein %1 Name</translation>
    </message>
    <message>
        <source>no %1 plural yet</source>
        <translation>noch kein %1 Plural</translation>
    </message>
    <message>
        <source>a block is still empty</source>
        <translation>ein Block ist noch leer</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cards</source>
        <translation>
            <numerusform>%n von %1&#xa0;Karten</numerusform>
            <numerusform>%n von %1&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>the note has not been composed from blocks yet</source>
        <translation>die Notiz ist noch nicht aus Blöcken zusammengesetzt</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>Ability %1</source>
        <translation>Fähigkeit %1</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>Schlagwort %1</translation>
    </message>
    <message>
        <source>Fighter %1</source>
        <translation>Kämpfer %1</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Side card %1</source>
        <translation>Nebenkarte %1</translation>
    </message>
    <message>
        <source>Side deck</source>
        <translation>Nebendeck</translation>
    </message>
    <message>
        <source>Spell %1</source>
        <translation>Zauberspruch %1</translation>
    </message>
    <message>
        <source>Ingredient %1</source>
        <translation>Zutat %1</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>no name yet</source>
        <translation>noch kein Name</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckShape</name>
    <message>
        <source>Attack values</source>
        <translation>Angriffswerte</translation>
    </message>
    <message>
        <source>Defense values</source>
        <translation>Verteidigungswerte</translation>
    </message>
    <message>
        <source>Effect damage</source>
        <translation>Effektschaden</translation>
    </message>
</context>
<context>
    <name>champclos::editor::EffectEditor</name>
    <message>
        <source>Choose the moment</source>
        <translation>Zeitpunkt wählen</translation>
    </message>
    <message>
        <source>Change a number</source>
        <translation>Zahl ändern</translation>
    </message>
    <message>
        <source>Place a block</source>
        <translation>Block setzen</translation>
    </message>
    <message>
        <source>Delete a block</source>
        <translation>Block löschen</translation>
    </message>
    <message>
        <source>Duplicate a block</source>
        <translation>Block duplizieren</translation>
    </message>
    <message>
        <source>Move a block</source>
        <translation>Block verschieben</translation>
    </message>
    <message>
        <source>Wrap it in a block</source>
        <translation>In einen Block einschließen</translation>
    </message>
    <message>
        <source>Remove the surrounding block</source>
        <translation>Umgebenden Block entfernen</translation>
    </message>
    <message>
        <source>Add an option</source>
        <translation>Möglichkeit hinzufügen</translation>
    </message>
    <message>
        <source>Paste a block</source>
        <translation>Block einfügen</translation>
    </message>
    <message>
        <source>details</source>
        <translation>Genaueres</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>Zeitpunkt</translation>
    </message>
</context>
<context>
    <name>champclos::editor::FigureModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 decks</source>
        <translation>
            <numerusform>%n von %1&#xa0;Decks</numerusform>
            <numerusform>%n von %1&#xa0;Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>with a boost</source>
        <translation>nur mit Boost</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>kein Weg</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Distance start %1 – start %2</source>
        <translation>Abstand Start %1 – Start %2</translation>
    </message>
    <message>
        <source>Attack on turn 1</source>
        <translation>Angriff in Zug 1</translation>
    </message>
    <message>
        <source>Decks that, going first, can attack after a maneuver without a boost</source>
        <translation>Decks, die als Erste nach einem Manöver ohne Boost angreifen können</translation>
    </message>
    <message>
        <source>Choke points</source>
        <translation>Engstellen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Spaces without which the battlefield falls apart</source>
        <translation>Felder, ohne die das Schlachtfeld zerfällt</translation>
    </message>
    <message>
        <source>Zone sizes</source>
        <translation>Zonengrößen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Distance to opponent</source>
        <translation>Abstand zum Gegner</translation>
    </message>
    <message>
        <source>space %1</source>
        <comment>by its number</comment>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>spaces %1</source>
        <comment>by their numbers</comment>
        <translation>Felder %1</translation>
    </message>
</context>
<context>
    <name>champclos::editor::HeatModel</name>
    <message>
        <source>Where fighters stood</source>
        <translation>Wo Kämpfer standen</translation>
    </message>
    <message>
        <source>Where fighters were defeated</source>
        <translation>Wo Kämpfer besiegt wurden</translation>
    </message>
    <message>
        <source>Where the first hit landed</source>
        <translation>Wo der erste Treffer fiel</translation>
    </message>
    <message>
        <source>Turns spent here, %</source>
        <translation>Züge auf dem Feld,&#xa0;%</translation>
    </message>
    <message>
        <source>Defeats, %</source>
        <translation>Verluste,&#xa0;%</translation>
    </message>
    <message>
        <source>Games, %</source>
        <translation>Partien, %</translation>
    </message>
</context>
<context>
    <name>champclos::editor::JsonImport</name>
    <message>
        <source>“%1”: %2 %3 is not possible; it is %4 now</source>
        <translation>„%1“: %2 %3 ist nicht möglich; es sind jetzt %4</translation>
    </message>
    <message>
        <source>“%1”: “%2” is not a card type; it is versatile now</source>
        <translation>„%1“: „%2“ ist kein Kartentyp; die Karte ist jetzt vielseitig</translation>
    </message>
    <message>
        <source>the file has no card</source>
        <translation>die Datei enthält keine Karte</translation>
    </message>
    <message>
        <source>a card without a name was left out</source>
        <translation>eine Karte ohne Namen wurde ausgelassen</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>Boost</translation>
    </message>
    <message>
        <source>Ability of the hero: %1</source>
        <translation>Fähigkeit des Helden: %1</translation>
    </message>
    <message>
        <source>The hero’s ability and special rules stand in the note of the first card until you compose them.</source>
        <translation>Die Fähigkeit des Helden und Sonderregeln stehen in der Notiz der ersten Karte, bis du sie zusammensetzt.</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>Where the file does not say them, cards are versatile with value 0: look at the pictures and set types and numbers.</source>
        <translation>Wo die Datei nichts sagt, sind Karten vielseitig mit dem Wert 0: Sieh dir die Bilder an und setze Typen und Zahlen.</translation>
    </message>
    <message>
        <source>this is neither the deck of a deck maker (hero and cards) nor a saved deck of a tabletop simulator</source>
        <translation>das ist weder ein Deck aus einem Deck-Editor (Held und Karten) noch ein gespeicherter Stapel eines Tischsimulators</translation>
    </message>
</context>
<context>
    <name>champclos::editor::NameGrammar</name>
    <message>
        <source>What several of them are called: “Wolves”.</source>
        <translation>Wie mehrere davon heißen: „Wölfe“.</translation>
    </message>
    <message>
        <source>Only if it is not a proper name: “the”, “le”, “der”. Proper names have none.</source>
        <translation>Nur, wenn es kein Eigenname ist: „the“, „le“, „der“. Eigennamen haben keinen.</translation>
    </message>
    <message>
        <source>Decides between he and she, un and une, der and die.</source>
        <translation>Entscheidet über er oder sie, un oder une, der oder die.</translation>
    </message>
    <message>
        <source>The name itself is plural: “Castor &amp; Pollux”.</source>
        <translation>Der Name selbst steht im Plural: „Castor &amp; Pollux“.</translation>
    </message>
    <message>
        <source>No elision before it: “le Héron”, not “l’Héron”.</source>
        <translation>Keine Elision davor: „le Héron“, nicht „l’Héron“.</translation>
    </message>
    <message>
        <source>The German genitive, only if it is irregular: “Hans’”.</source>
        <translation>Wessen? Nur, wenn der Genitiv unregelmäßig ist: „Hans’“.</translation>
    </message>
    <message>
        <source>After der, die, das, if the form differs: “der Fremde”.</source>
        <translation>Nach der, die, das, wenn die Form abweicht: „der Fremde“.</translation>
    </message>
    <message>
        <source>After den, dem, des, if the form differs: “den Fremden”.</source>
        <translation>Nach den, dem, des, wenn die Form abweicht: „den Fremden“.</translation>
    </message>
    <message>
        <source>After die, alle, deine, if the form differs: “alle Fremden”.</source>
        <translation>Nach die, alle, deine, wenn die Form abweicht: „alle Fremden“.</translation>
    </message>
    <message>
        <source>After mit, von, if it is not the plural plus n: “Pumas”.</source>
        <translation>Nach mit, von, wenn es nicht der Plural plus n ist: „Pumas“.</translation>
    </message>
</context>
<context>
    <name>champclos::editor::PictureImport</name>
    <message>
        <source>This file is no picture that can be read.</source>
        <translation>Diese Datei ist kein Bild, das gelesen werden kann.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.svg)</translation>
    </message>
</context>
<context>
    <name>champclos::editor::RateModel</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>champclos::editor::Shelf</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>champclos::editor::TableImport</name>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Nothing could be read.</source>
        <translation>Es konnte nichts gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards read (%1)</source>
        <translation>
            <numerusform>%n Karte gelesen (%1)</numerusform>
            <numerusform>%n Karten gelesen (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n&#xa0;verschiedene</numerusform>
            <numerusform>%n&#xa0;verschiedene</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is larger than %1 MB, too large for a deck</source>
        <translation>die Datei ist größer als %1&#xa0;MB, zu groß für ein Deck</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Deck importieren</translation>
    </message>
</context>
<context>
    <name>champclos::editor::ZoneModel</name>
    <message>
        <source>plain</source>
        <translation>glatt</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>Kerben</translation>
    </message>
    <message>
        <source>dashes</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>wave</source>
        <translation>Welle</translation>
    </message>
    <message>
        <source>zigzag</source>
        <translation>Zickzack</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>Kreuze</translation>
    </message>
</context>
<context>
    <name>moments</name>
    <message>
        <source>As soon as both cards are revealed, before anything else.</source>
        <translation>Sobald beide Karten aufgedeckt sind, vor allem anderen.</translation>
    </message>
    <message>
        <source>Before damage is dealt: values can still change.</source>
        <translation>Bevor Schaden verursacht wird: Werte können sich noch ändern.</translation>
    </message>
    <message>
        <source>After damage, once it is settled who won the combat.</source>
        <translation>Nach dem Schaden, wenn feststeht, wer den Kampf gewonnen hat.</translation>
    </message>
    <message>
        <source>When the card is played as an action of its own.</source>
        <translation>Wenn die Karte als eigene Aktion gespielt wird.</translation>
    </message>
    <message>
        <source>When the line reaches its syllable goal with this card.</source>
        <translation>Wenn der Vers mit dieser Karte seine Silbenzahl erreicht.</translation>
    </message>
    <message>
        <source>Once, when your fighters are placed before the first turn.</source>
        <translation>Einmal, wenn deine Kämpfer vor dem ersten Zug aufgestellt werden.</translation>
    </message>
    <message>
        <source>Before the first action of each of your turns.</source>
        <translation>Vor der ersten Aktion jedes deiner Züge.</translation>
    </message>
    <message>
        <source>After the last action of each of your turns, before the hand limit.</source>
        <translation>Nach der letzten Aktion jedes deiner Züge, vor dem Handkartenlimit.</translation>
    </message>
    <message>
        <source>Whenever you maneuver.</source>
        <translation>Jedes Mal, wenn du manövrierst.</translation>
    </message>
    <message>
        <source>Whenever one of your fighters attacks.</source>
        <translation>Jedes Mal, wenn einer deiner Kämpfer angreift.</translation>
    </message>
    <message>
        <source>Whenever one of your fighters is attacked.</source>
        <translation>Jedes Mal, wenn einer deiner Kämpfer angegriffen wird.</translation>
    </message>
    <message>
        <source>At the end of a combat you take part in, after the effects of the cards.</source>
        <translation>Am Ende eines Kampfs, an dem du beteiligt bist, nach den Effekten der Karten.</translation>
    </message>
    <message>
        <source>After one of your attacks, once its cards have been put away.</source>
        <translation>Nach einem deiner Angriffe, wenn seine Karten weggelegt sind.</translation>
    </message>
    <message>
        <source>Whenever you have played a scheme.</source>
        <translation>Jedes Mal, wenn du eine Planung gespielt hast.</translation>
    </message>
    <message>
        <source>These fighters’ attacks have a higher value.</source>
        <translation>Die Angriffe dieser Kämpfer haben einen höheren Wert.</translation>
    </message>
    <message>
        <source>These fighters’ defenses have a higher value.</source>
        <translation>Die Verteidigung dieser Kämpfer hat einen höheren Wert.</translation>
    </message>
    <message>
        <source>These fighters move farther when you maneuver.</source>
        <translation>Diese Kämpfer bewegen sich weiter, wenn du manövrierst.</translation>
    </message>
    <message>
        <source>You draw more cards when you maneuver.</source>
        <translation>Du ziehst mehr Karten, wenn du manövrierst.</translation>
    </message>
    <message>
        <source>These fighters may move through opposing fighters.</source>
        <translation>Diese Kämpfer dürfen sich durch gegnerische Kämpfer bewegen.</translation>
    </message>
    <message>
        <source>Effects cannot damage these fighters; only combat can.</source>
        <translation>Effekte können diesen Kämpfern nicht schaden, nur Kämpfe.</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>Start of turn.</source>
        <translation>Zugbeginn.</translation>
    </message>
    <message>
        <source>Resolve start-of-turn effects.</source>
        <translation>Führe Effekte zu Beginn deines Zugs aus.</translation>
    </message>
    <message>
        <source>Two actions.</source>
        <translation>Zwei Aktionen.</translation>
    </message>
    <message>
        <source>Any two, even the same one twice. Neither may be skipped; an action you gain is added.</source>
        <translation>Beliebige zwei, auch zweimal dieselbe. Keine darf entfallen; eine erhaltene kommt hinzu.</translation>
    </message>
    <message>
        <source>End of turn.</source>
        <translation>Zugende.</translation>
    </message>
    <message>
        <source>Resolve end-of-turn effects.</source>
        <translation>Führe Effekte am Ende deines Zugs aus.</translation>
    </message>
    <message>
        <source>Hand limit.</source>
        <translation>Handkartenlimit.</translation>
    </message>
    <message>
        <source>Discard down to 7 cards.</source>
        <translation>Wirf Karten ab, bis du nur noch 7 hast.</translation>
    </message>
    <message>
        <source>Maneuver.</source>
        <translation>Manöver.</translation>
    </message>
    <message>
        <source>Draw 1 card. You may boost: discard a card and add its boost to your move value. Then each of your fighters may move up to that many spaces, one after the other; through friendly fighters, never through opposing ones.</source>
        <translation>Ziehe 1&#xa0;Karte. Du darfst mit Boost verstärken: Wirf eine Karte ab und addiere ihren Boost zu deinem Bewegungswert. Dann darf sich jeder deiner Kämpfer höchstens so weit bewegen, einer nach dem anderen; durch befreundete Kämpfer, nie durch gegnerische.</translation>
    </message>
    <message>
        <source>Scheme.</source>
        <translation>Planung.</translation>
    </message>
    <message>
        <source>Play a scheme card with a fighter that may use it, resolve its effects, then discard it.</source>
        <translation>Spiele eine Planungskarte mit einem Kämpfer, der sie nutzen darf, führe ihre Effekte aus und lege sie ab.</translation>
    </message>
    <message>
        <source>Attack.</source>
        <translation>Angriff.</translation>
    </message>
    <message>
        <source>One of your fighters attacks an opposing fighter with an attack or versatile card. Melee: an adjacent target. Ranged: adjacent, or in the same zone.</source>
        <translation>Einer deiner Kämpfer greift einen gegnerischen Kämpfer mit einer Angriffskarte oder einer vielseitigen Karte an. Nahkampf: ein benachbartes Ziel. Fernkampf: benachbart oder in derselben Zone.</translation>
    </message>
    <message>
        <source>Cards.</source>
        <translation>Karten.</translation>
    </message>
    <message>
        <source>The attacker plays a card face down. The defender may answer with a defense or versatile card. Both are revealed at the same time.</source>
        <translation>Der Angreifer legt eine Karte verdeckt aus. Der Verteidiger darf eine Verteidigungskarte oder eine vielseitige Karte dazulegen. Beide werden gleichzeitig aufgedeckt.</translation>
    </message>
    <message>
        <source>Immediately.</source>
        <translation>Sofort.</translation>
    </message>
    <message>
        <source>First the defender’s card, then the attacker’s.</source>
        <translation>Zuerst die Karte des Verteidigers, dann die des Angreifers.</translation>
    </message>
    <message>
        <source>During combat.</source>
        <translation>Während des Kampfs.</translation>
    </message>
    <message>
        <source>Damage.</source>
        <translation>Schaden.</translation>
    </message>
    <message>
        <source>Attack value minus defense value. If this deals at least 1 damage, the attacker has won the combat; otherwise the defender has.</source>
        <translation>Angriffswert minus Verteidigungswert. Bei mindestens 1&#xa0;Schaden hat der Angreifer den Kampf gewonnen, sonst der Verteidiger.</translation>
    </message>
    <message>
        <source>After combat.</source>
        <translation>Nach dem Kampf.</translation>
    </message>
    <message>
        <source>First the defender’s card, then the attacker’s, even if its fighter was defeated.</source>
        <translation>Zuerst die Karte des Verteidigers, dann die des Angreifers, auch wenn ihr Kämpfer besiegt wurde.</translation>
    </message>
    <message>
        <source>Discard.</source>
        <translation>Ablegen.</translation>
    </message>
    <message>
        <source>Each card goes to its player’s discard pile.</source>
        <translation>Jede Karte kommt auf den Ablagestapel ihres Spielers.</translation>
    </message>
    <message>
        <source>Adjacent.</source>
        <translation>Benachbart.</translation>
    </message>
    <message>
        <source>Two spaces joined by a line.</source>
        <translation>Zwei Felder, die eine Linie verbindet.</translation>
    </message>
    <message>
        <source>Zone.</source>
        <translation>Zone.</translation>
    </message>
    <message>
        <source>All spaces with the same color and letter, wherever they are. A space may be in several zones.</source>
        <translation>Alle Felder mit derselben Farbe und demselben Buchstaben, wo auch immer sie liegen. Ein Feld kann zu mehreren Zonen gehören.</translation>
    </message>
    <message>
        <source>Empty deck.</source>
        <translation>Leeres Deck.</translation>
    </message>
    <message>
        <source>The discard pile is never shuffled back in: your fighters are exhausted. Each card you cannot draw deals 2 damage to each of them.</source>
        <translation>Der Ablagestapel wird nie ins Deck zurückgemischt: Deine Kämpfer sind erschöpft. Jede Karte, die du nicht ziehen kannst, verursacht 2&#xa0;Schaden bei jedem von ihnen.</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>Aufgehoben.</translation>
    </message>
    <message>
        <source>A card whose effects are canceled keeps its value.</source>
        <translation>Eine Karte, deren Effekte aufgehoben sind, behält ihren Wert.</translation>
    </message>
    <message>
        <source>Defeated.</source>
        <translation>Besiegt.</translation>
    </message>
    <message>
        <source>A fighter with no health left leaves the battlefield at once.</source>
        <translation>Ein Kämpfer ohne Lebenspunkte verlässt das Schlachtfeld sofort.</translation>
    </message>
    <message>
        <source>Victory.</source>
        <translation>Sieg.</translation>
    </message>
    <message>
        <source>A player whose last hero is defeated loses at once, even in the middle of an effect.</source>
        <translation>Wessen letzter Held besiegt wird, der verliert sofort, auch mitten in einem Effekt.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>The three actions</source>
        <translation>Die drei Aktionen</translation>
    </message>
    <message>
        <source>A combat</source>
        <translation>Ein Kampf</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Turn and combat</source>
        <translation>Zug und Kampf</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>for all decks</source>
        <translation>für alle Decks</translation>
    </message>
    <message>
        <source>spaces %1 mm wide</source>
        <translation>Felder mit %1&#xa0;mm Durchmesser</translation>
    </message>
    <message>
        <source>sheet %1 / %2</source>
        <translation>Blatt %1 / %2</translation>
    </message>
    <message>
        <source>line up the crosses; print at 100%</source>
        <translation>Kreuze übereinanderlegen; mit 100&#xa0;% drucken</translation>
    </message>
    <message>
        <source>Print this page at 100%, without “fit to page”.</source>
        <translation>Drucke diese Seite mit 100&#xa0;%, ohne „An Seite anpassen“.</translation>
    </message>
    <message>
        <source>Measure both rulers. If 100 mm does not measure 100 mm, enter what you measured as the printer’s scale.</source>
        <translation>Miss beide Lineale nach. Messen 100&#xa0;mm nicht genau 100&#xa0;mm, gib den gemessenen Wert als Maßstab des Druckers ein.</translation>
    </message>
    <message>
        <source>Measure how far the upper-left cross is from the edges of the paper. It should be 20 mm from both; enter the difference as the printer’s offset.</source>
        <translation>Miss den Abstand des Kreuzes oben links von den Papierrändern. Er soll auf beiden Seiten 20&#xa0;mm betragen; gib den Unterschied als Versatz des Druckers ein.</translation>
    </message>
    <message>
        <source>Print again: with these settings, the rulers and crosses are accurate.</source>
        <translation>Drucke noch einmal: Mit diesen Einstellungen stimmen Lineale und Kreuze.</translation>
    </message>
    <message>
        <source>Current setting: 100 mm prints as %1 mm across and %2 mm down; offset %3 mm across and %4 mm down.</source>
        <translation>Zurzeit eingestellt: 100&#xa0;mm werden %1&#xa0;mm breit und %2&#xa0;mm hoch gedruckt; Versatz %3&#xa0;mm nach rechts und %4&#xa0;mm nach unten.</translation>
    </message>
    <message>
        <source>Calibration page</source>
        <translation>Kalibrierungsseite</translation>
    </message>
    <message>
        <source>%1: cards</source>
        <translation>%1: Karten</translation>
    </message>
    <message>
        <source>front %1 / %2</source>
        <translation>Vorderseite %1 / %2</translation>
    </message>
    <message>
        <source>back %1 / %2</source>
        <translation>Rückseite %1 / %2</translation>
    </message>
    <message>
        <source>%1 × %2 mm · bleed %3 mm · print at 100%</source>
        <translation>%1 × %2&#xa0;mm · Anschnitt %3&#xa0;mm · mit 100&#xa0;% drucken</translation>
    </message>
    <message>
        <source>Abilities.</source>
        <translation>Fähigkeiten.</translation>
    </message>
    <message>
        <source>Ability.</source>
        <translation>Fähigkeit.</translation>
    </message>
    <message>
        <source>Special rule.</source>
        <translation>Sonderregel.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Per maneuver</source>
        <translation>Pro Manöver</translation>
    </message>
    <message numerus="yes">
        <source>spaces at most</source>
        <translation>
            <numerusform>Feld höchstens</numerusform>
            <numerusform>Felder höchstens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>health</source>
        <translation>
            <numerusform>Lebenspunkt</numerusform>
            <numerusform>Lebenspunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>health each</source>
        <comment>feminine</comment>
        <translation>
            <numerusform>Lebenspunkt je Figur</numerusform>
            <numerusform>Lebenspunkte je Figur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>health each</source>
        <comment>masculine</comment>
        <translation>
            <numerusform>Lebenspunkt je Figur</numerusform>
            <numerusform>Lebenspunkte je Figur</numerusform>
        </translation>
    </message>
    <message>
        <source> (at most %1)</source>
        <translation> (höchstens %1)</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>die %1</translation>
    </message>
    <message>
        <source>any fighter</source>
        <translation>beliebige Kämpfer</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n Angriff</numerusform>
            <numerusform>%n Angriffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n versatile</source>
        <translation>
            <numerusform>%n vielseitige</numerusform>
            <numerusform>%n vielseitige</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defense(s)</source>
        <translation>
            <numerusform>%n Verteidigung</numerusform>
            <numerusform>%n Verteidigungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scheme(s)</source>
        <translation>
            <numerusform>%n Planung</numerusform>
            <numerusform>%n Planungen</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Deck sheet</source>
        <translation>Deckübersicht</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different</source>
        <translation>
            <numerusform>%n verschiedene</numerusform>
            <numerusform>%n verschiedene</numerusform>
        </translation>
    </message>
    <message>
        <source>“Space”: a circle on the battlefield. “Zone”: all spaces with the same color and letter.</source>
        <translation>„Feld“: ein Kreis auf dem Schlachtfeld. „Zone“: alle Felder mit derselben Farbe und demselben Buchstaben.</translation>
    </message>
    <message>
        <source>Attack: to attack with</source>
        <translation>Angriff: zum Angreifen</translation>
    </message>
    <message>
        <source>Versatile: attack or defense</source>
        <translation>Vielseitig: Angriff oder Verteidigung</translation>
    </message>
    <message>
        <source>Defense: to defend with</source>
        <translation>Verteidigung: zum Verteidigen</translation>
    </message>
    <message>
        <source>Scheme: an action</source>
        <translation>Planung: eine Aktion</translation>
    </message>
    <message>
        <source>Boost, if you discard it</source>
        <translation>Boost, wenn du sie abwirfst</translation>
    </message>
    <message>
        <source>Copies in the deck</source>
        <translation>Exemplare im Deck</translation>
    </message>
    <message>
        <source>Value in combat</source>
        <translation>Wert im Kampf</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>every deck or battlefield that comes with the program</source>
        <translation>alle mitgelieferten Decks oder Schlachtfelder</translation>
    </message>
    <message>
        <source>black only, no solid areas</source>
        <translation>nur Schwarz, keine Flächen</translation>
    </message>
    <message>
        <source>--%1 needs a value: %2.</source>
        <translation>--%1 braucht einen Wert: %2.</translation>
    </message>
    <message>
        <source>--%1 does not understand “%2”: %3.</source>
        <translation>--%1 versteht „%2“ nicht: %3.</translation>
    </message>
    <message>
        <source>“%1” cannot be printed; choose from: %2.</source>
        <translation>„%1“ lässt sich nicht drucken; zur Wahl stehen: %2.</translation>
    </message>
    <message>
        <source>What should be printed? Choose from: %1.</source>
        <translation>Was soll gedruckt werden? Zur Wahl stehen: %1.</translation>
    </message>
    <message>
        <source>Name one or more decks, or use --all.</source>
        <translation>Nenne ein oder mehrere Decks oder verwende --all.</translation>
    </message>
    <message>
        <source>Name one or more battlefields, or use --all.</source>
        <translation>Nenne ein oder mehrere Schlachtfelder oder verwende --all.</translation>
    </message>
    <message>
        <source>“%1” does not belong here.</source>
        <translation>„%1“ gehört nicht hierher.</translation>
    </message>
    <message>
        <source>Cards of this size do not fit on the paper.</source>
        <translation>Karten dieser Größe passen nicht auf das Papier.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>See “champclos print --help”.</source>
        <translation>Siehe „champclos print --help“.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>The heroes</source>
        <translation>Die Helden</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n Deck</numerusform>
            <numerusform>%n Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: tokens and dials</source>
        <translation>%1: Plättchen und Lebensräder</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>for spaces %1 mm wide</source>
        <translation>für Felder mit %1&#xa0;mm Durchmesser</translation>
    </message>
    <message>
        <source>Health dials</source>
        <translation>Lebensräder</translation>
    </message>
    <message>
        <source>cut out the window, lay the cover over the numbers, pin both at the center</source>
        <translation>Fenster ausschneiden, Deckscheibe auf die Zahlen legen, in der Mitte heften</translation>
    </message>
    <message>
        <source>glue the two sides back to back</source>
        <translation>beide Seiten Rücken an Rücken kleben</translation>
    </message>
    <message>
        <source>Tokens and dials</source>
        <translation>Plättchen und Lebensräder</translation>
    </message>
    <message>
        <source>print at 100% on heavy paper</source>
        <translation>mit 100&#xa0;% auf festes Papier drucken</translation>
    </message>
    <message>
        <source>The battlefield</source>
        <translation>Das Schlachtfeld</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>Fortsetzung</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Versatile</source>
        <translation>Vielseitig</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Planung</translation>
    </message>
    <message>
        <source>Boost</source>
        <translation>Boost</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 erwartet keinen Wert.</translation>
    </message>
    <message>
        <source>--%1 is given twice.</source>
        <translation>--%1 ist zweimal angegeben.</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>Die Option %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no option %1; did you mean --%2?</source>
        <translation>Die Option %1 gibt es nicht; war --%2 gemeint?</translation>
    </message>
    <message>
        <source>“%1” cannot be printed; did you mean “%2”?</source>
        <translation>„%1“ lässt sich nicht drucken; war „%2“ gemeint?</translation>
    </message>
    <message>
        <source>--%1 does not apply to “%2”.</source>
        <translation>--%1 gilt nicht für „%2“.</translation>
    </message>
    <message>
        <source>Usage: champclos print KIND [NAME or FILE …] [options]</source>
        <translation>Aufruf: champclos print ART [NAME oder DATEI …] [Optionen]</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Names; give the path to use a file of your own, my-deck.json</source>
        <translation>Namen; für eine eigene Datei gib ihren Pfad an, my-deck.json</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>battlefields</source>
        <translation>Schlachtfelder</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Options for cards</source>
        <translation>Optionen für Karten</translation>
    </message>
    <message>
        <source>Options for battlefields and tokens</source>
        <translation>Optionen für Schlachtfelder und Plättchen</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Rückgabewert</translation>
    </message>
    <message>
        <source>0 written, 1 not written (see the error output), 2 not understood</source>
        <translation>0 geschrieben, 1 nicht geschrieben (warum, sagt die Fehlerausgabe), 2 nicht verstanden</translation>
    </message>
    <message>
        <source>a deck for reference: the character card and one of each card, on one or two pages</source>
        <translation>ein Deck zum Nachschlagen: Charakterkarte und jede Karte einmal, auf einer oder zwei Seiten</translation>
    </message>
    <message>
        <source>several heroes on one page, one row each</source>
        <translation>mehrere Helden auf einer Seite, je eine Zeile</translation>
    </message>
    <message>
        <source>turn order, actions, and combat at a glance</source>
        <translation>Zugablauf, Aktionen und Kampf auf einen Blick</translation>
    </message>
    <message>
        <source>a deck to cut out, at actual size, with bleed, crop marks, and backs</source>
        <translation>ein Deck zum Ausschneiden, in Originalgröße, mit Anschnitt, Schnittmarken und Rückseiten</translation>
    </message>
    <message>
        <source>a battlefield on one page, or as a poster of several sheets</source>
        <translation>ein Schlachtfeld auf einer Seite oder als Poster aus mehreren Blättern</translation>
    </message>
    <message>
        <source>tokens and health dials to cut out</source>
        <translation>Plättchen und Lebensräder zum Ausschneiden</translation>
    </message>
    <message>
        <source>rulers to measure your printer with, for --scale and --offset</source>
        <translation>Lineale, um deinen Drucker zu vermessen, für --scale und --offset</translation>
    </message>
    <message>
        <source>where to write: all in one file, or one file each in a folder, created if needed; the current folder by default</source>
        <translation>wohin: alles in eine Datei oder je eine Datei in einen Ordner, der bei Bedarf angelegt wird; standardmäßig in den aktuellen Ordner</translation>
    </message>
    <message>
        <source>language, yours by default; two with a comma (fr,de) are printed side by side</source>
        <translation>Sprache, standardmäßig deine; zwei mit Komma (fr,de) stehen nebeneinander</translation>
    </message>
    <message>
        <source>paper size; a4 by default</source>
        <translation>Papierformat; standardmäßig a4</translation>
    </message>
    <message>
        <source>size of a card in mm</source>
        <translation>Größe einer Karte in mm</translation>
    </message>
    <message>
        <source>backs, mirrored for the edge on which the printer flips the sheet</source>
        <translation>Rückseiten, gespiegelt für die Kante, über die der Drucker wendet</translation>
    </message>
    <message>
        <source>one card per page with 3 mm bleed, for a print shop</source>
        <translation>eine Karte pro Seite mit 3&#xa0;mm Anschnitt, für eine Druckerei</translation>
    </message>
    <message>
        <source>include the character card</source>
        <translation>mit Charakterkarte</translation>
    </message>
    <message>
        <source>several sheets to join, spaces 30 mm wide</source>
        <translation>mehrere Blätter zum Zusammensetzen, Felder 30&#xa0;mm breit</translation>
    </message>
    <message>
        <source>width of a space in mm; turns a battlefield into a poster</source>
        <translation>Durchmesser eines Felds in mm; macht ein Schlachtfeld zum Poster</translation>
    </message>
    <message>
        <source>what 100 mm measures on your printer, across and down</source>
        <translation>was 100&#xa0;mm auf deinem Drucker messen, waagrecht und senkrecht</translation>
    </message>
    <message>
        <source>how far your printer shifts the page, right and down, in mm</source>
        <translation>wie weit dein Drucker die Seite verschiebt, nach rechts und unten, in mm</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>diese Hilfe</translation>
    </message>
    <message>
        <source>Proof: this deck is not finished</source>
        <translation>Probedruck: Dieses Deck ist nicht fertig</translation>
    </message>
    <message>
        <source>Only cards can be written for a tabletop simulator.</source>
        <translation>Für einen Tischsimulator lassen sich nur Karten schreiben.</translation>
    </message>
    <message>
        <source>Several files would be written: name a folder.</source>
        <translation>Es entstünden mehrere Dateien: Nenne einen Ordner.</translation>
    </message>
    <message>
        <source>Writes PDF files or pictures, without a window or a display.</source>
        <translation>Schreibt PDF-Dateien oder Bilder, ohne Fenster und ohne Bildschirm.</translation>
    </message>
    <message>
        <source>what to write: pages; pictures, one for each card or page; or a picture of all cards with JSON for a tabletop simulator</source>
        <translation>was geschrieben wird: Seiten; Bilder, eines je Karte oder Seite; oder ein Bild aller Karten mit JSON für einen Tischsimulator</translation>
    </message>
    <message>
        <source>dots per inch of pictures</source>
        <translation>Punkte pro Zoll von Bildern</translation>
    </message>
    <message>
        <source>bleed in mm, of single cards and of pictures, which have none by default</source>
        <translation>Anschnitt in mm, von einzelnen Karten und von Bildern, die sonst keinen haben</translation>
    </message>
    <message>
        <source>the poster on one page as large as it has to be, for a print shop</source>
        <translation>das Poster auf einer einzigen Seite, so groß wie nötig, für eine Druckerei</translation>
    </message>
    <message>
        <source>spaces with their numbers</source>
        <translation>Felder mit ihren Nummern</translation>
    </message>
    <message>
        <source>longer side of a picture, in pixels</source>
        <translation>längere Seite eines Bildes in Pixeln</translation>
    </message>
    <message>
        <source>include figures that stand</source>
        <translation>mit Aufstellfiguren</translation>
    </message>
    <message>
        <source>Standing figures</source>
        <translation>Aufstellfiguren</translation>
    </message>
    <message>
        <source>fold in the middle, glue, and spread the tabs</source>
        <translation>in der Mitte falten, kleben und die Laschen spreizen</translation>
    </message>
</context>
<context>
    <name>program</name>
    <message>
        <source>Hero duels: a game and a workshop. “champclos print --help” explains how to print sheets, cards, and battlefields without a window.</source>
        <translation>Heldenduelle: ein Spiel und eine Werkstatt. „champclos print --help“ erklärt, wie man Übersichten, Karten und Schlachtfelder ohne Fenster druckt.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>See “champclos --help”.</source>
        <translation>Siehe „champclos --help“.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Es lässt sich nur eine Datei auf einmal öffnen.</translation>
    </message>
    <message>
        <source>Champclos found no display for its window: the environment variables DISPLAY and WAYLAND_DISPLAY do not point to one.
These work without a display:</source>
        <translation>Champclos hat keinen Bildschirm für sein Fenster gefunden: Die Umgebungsvariablen DISPLAY und WAYLAND_DISPLAY verweisen auf keinen.
Ohne Bildschirm funktioniert:</translation>
    </message>
    <message>
        <source>  champclos print --help   sheets, cards, and battlefields as PDF
  champclos-cli play       a duel in the terminal</source>
        <translation>  champclos print --help   Übersichten, Karten und Schlachtfelder als PDF
  champclos-cli play       ein Duell im Terminal</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
    </message>
    <message>
        <source>Champclos is already running; its window comes to the front.</source>
        <translation>Champclos läuft schon; sein Fenster kommt nach vorn.</translation>
    </message>
    <message>
        <source>Champclos is already running; it opens “%1”.</source>
        <translation>Champclos läuft schon und öffnet „%1“.</translation>
    </message>
    <message>
        <source>Usage: champclos [options] [file]</source>
        <translation>Aufruf: champclos [Optionen] [Datei]</translation>
    </message>
    <message>
        <source>The version of the program.</source>
        <translation>Die Version des Programms.</translation>
    </message>
    <message>
        <source>This help.</source>
        <translation>Diese Hilfe.</translation>
    </message>
    <message>
        <source>A game, battlefield, deck, or package to open.</source>
        <translation>Eine Partie, ein Schlachtfeld, ein Deck oder ein Paket zum Öffnen.</translation>
    </message>
</context>
<context>
    <name>vocabulary</name>
    <message>
        <source>draw</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>abwerfen</translation>
    </message>
    <message>
        <source>discard from the deck</source>
        <translation>vom Deck abwerfen</translation>
    </message>
    <message>
        <source>look at a hand</source>
        <translation>eine Hand ansehen</translation>
    </message>
    <message>
        <source>choose from a hand</source>
        <translation>aus einer Hand wählen</translation>
    </message>
    <message>
        <source>search for a card</source>
        <translation>eine Karte suchen</translation>
    </message>
    <message>
        <source>look at top cards</source>
        <translation>oberste Karten ansehen</translation>
    </message>
    <message>
        <source>look at the top card</source>
        <translation>oberste Karte ansehen</translation>
    </message>
    <message>
        <source>reveal the top card</source>
        <translation>oberste Karte aufdecken</translation>
    </message>
    <message>
        <source>put cards</source>
        <translation>Karten legen</translation>
    </message>
    <message>
        <source>deal damage</source>
        <translation>Schaden verursachen</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>zurückerhalten</translation>
    </message>
    <message>
        <source>set health</source>
        <translation>Lebenspunkte festlegen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>place</source>
        <translation>platzieren</translation>
    </message>
    <message>
        <source>return</source>
        <translation>wieder aufstellen</translation>
    </message>
    <message>
        <source>swap spaces</source>
        <translation>Felder tauschen</translation>
    </message>
    <message>
        <source>cancel effects</source>
        <translation>Effekte aufheben</translation>
    </message>
    <message>
        <source>ignore the value</source>
        <translation>den Wert ignorieren</translation>
    </message>
    <message>
        <source>set the value</source>
        <translation>den Wert festlegen</translation>
    </message>
    <message>
        <source>add to the value</source>
        <translation>den Wert erhöhen</translation>
    </message>
    <message>
        <source>prevent damage</source>
        <translation>Schaden verhindern</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>mit Boost verstärken</translation>
    </message>
    <message>
        <source>boost face down</source>
        <translation>verdeckt verstärken</translation>
    </message>
    <message>
        <source>gain actions</source>
        <translation>Aktionen erhalten</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>if…</source>
        <translation>wenn…</translation>
    </message>
    <message>
        <source>may…</source>
        <translation>darf…</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>wählen…</translation>
    </message>
    <message>
        <source>choose a space</source>
        <translation>ein Feld wählen</translation>
    </message>
    <message>
        <source>flip the token</source>
        <translation>das Plättchen wenden</translation>
    </message>
    <message>
        <source>choose the side</source>
        <translation>die Seite wählen</translation>
    </message>
    <message>
        <source>reveal a side card</source>
        <translation>Nebenkarte aufdecken</translation>
    </message>
    <message>
        <source>discard the side card</source>
        <translation>Nebenkarte ablegen</translation>
    </message>
    <message>
        <source>return a side card</source>
        <translation>Nebenkarte zurücklegen</translation>
    </message>
    <message>
        <source>cast spells</source>
        <translation>Zaubersprüche wirken</translation>
    </message>
    <message>
        <source>your fighter</source>
        <translation>dein Kämpfer</translation>
    </message>
    <message>
        <source>the opposing fighter</source>
        <translation>der gegnerische Kämpfer</translation>
    </message>
    <message>
        <source>the attacking fighter</source>
        <translation>der angreifende Kämpfer</translation>
    </message>
    <message>
        <source>your hero</source>
        <translation>dein Held</translation>
    </message>
    <message>
        <source>a fighter by name</source>
        <translation>ein Kämpfer mit Namen</translation>
    </message>
    <message>
        <source>each of</source>
        <translation>jeder von</translation>
    </message>
    <message>
        <source>one of</source>
        <translation>einer von</translation>
    </message>
    <message>
        <source>several of</source>
        <translation>mehrere von</translation>
    </message>
    <message>
        <source>all fighters</source>
        <translation>alle Kämpfer</translation>
    </message>
    <message>
        <source>your fighters</source>
        <translation>deine Kämpfer</translation>
    </message>
    <message>
        <source>the opposing fighters</source>
        <translation>die gegnerischen Kämpfer</translation>
    </message>
    <message>
        <source>the fighters in this combat</source>
        <translation>die Kämpfer dieses Kampfs</translation>
    </message>
    <message>
        <source>your fighters named</source>
        <translation>deine Kämpfer namens</translation>
    </message>
    <message>
        <source>you won the combat</source>
        <translation>du hast den Kampf gewonnen</translation>
    </message>
    <message>
        <source>you lost the combat</source>
        <translation>du hast den Kampf verloren</translation>
    </message>
    <message>
        <source>is adjacent</source>
        <translation>ist benachbart</translation>
    </message>
    <message>
        <source>began this turn elsewhere</source>
        <translation>begann den Zug woanders</translation>
    </message>
    <message>
        <source>is a hero</source>
        <translation>ist ein Held</translation>
    </message>
    <message>
        <source>is a particular fighter</source>
        <translation>ist ein bestimmter Kämpfer</translation>
    </message>
    <message>
        <source>the opponent’s card is</source>
        <translation>die gegnerische Karte ist</translation>
    </message>
    <message>
        <source>health at most</source>
        <translation>Lebenspunkte höchstens</translation>
    </message>
    <message>
        <source>there is none of</source>
        <translation>es gibt keinen von</translation>
    </message>
    <message>
        <source>took damage this turn</source>
        <translation>erlitt in diesem Zug Schaden</translation>
    </message>
    <message>
        <source>the token shows</source>
        <translation>das Plättchen zeigt</translation>
    </message>
    <message>
        <source>a fighter was defeated</source>
        <translation>ein Kämpfer wurde besiegt</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>the combat damage</source>
        <translation>der Kampfschaden</translation>
    </message>
    <message>
        <source>that card’s boost</source>
        <translation>der Boost jener Karte</translation>
    </message>
    <message>
        <source>as many as were put</source>
        <translation>so viele, wie gelegt wurden</translation>
    </message>
    <message>
        <source>cards in</source>
        <translation>Karten in</translation>
    </message>
    <message>
        <source>different ingredients</source>
        <translation>verschiedene Zutaten</translation>
    </message>
    <message>
        <source>zones of</source>
        <translation>Zonen von</translation>
    </message>
    <message>
        <source>number of</source>
        <translation>Anzahl von</translation>
    </message>
    <message>
        <source>discarded side cards</source>
        <translation>abgelegte Nebenkarten</translation>
    </message>
    <message>
        <source>any space</source>
        <translation>beliebiges Feld</translation>
    </message>
    <message>
        <source>the zone of</source>
        <translation>die Zone von</translation>
    </message>
    <message>
        <source>adjacent to</source>
        <translation>benachbart zu</translation>
    </message>
    <message>
        <source>zones without</source>
        <translation>Zonen ohne</translation>
    </message>
    <message>
        <source>adjacent to the chosen space</source>
        <translation>neben dem gewählten Feld</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>your opponent</source>
        <translation>dein Gegner</translation>
    </message>
    <message>
        <source>an opponent of your choice</source>
        <translation>ein Gegner deiner Wahl</translation>
    </message>
    <message>
        <source>that player</source>
        <translation>jener Spieler</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>diese Karte</translation>
    </message>
    <message>
        <source>that card</source>
        <translation>jene Karte</translation>
    </message>
    <message>
        <source>the opponent’s card</source>
        <translation>die gegnerische Karte</translation>
    </message>
    <message>
        <source>a card from</source>
        <translation>eine Karte aus</translation>
    </message>
    <message>
        <source>the first card of</source>
        <translation>die erste Karte aus</translation>
    </message>
    <message>
        <source>any number from</source>
        <translation>beliebig viele aus</translation>
    </message>
    <message>
        <source>all cards from</source>
        <translation>alle Karten aus</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>the deck, shuffled</source>
        <translation>Deck, gemischt</translation>
    </message>
    <message>
        <source>the top of the deck</source>
        <translation>oben auf dem Deck</translation>
    </message>
    <message>
        <source>the bottom of the deck</source>
        <translation>unten im Deck</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>the pile</source>
        <translation>eigener Stapel</translation>
    </message>
    <message>
        <source>how much</source>
        <translation>wie viel</translation>
    </message>
    <message>
        <source>to</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>wie viele</translation>
    </message>
    <message>
        <source>take</source>
        <translation>davon nehmen</translation>
    </message>
    <message>
        <source>times at most</source>
        <translation>mal höchstens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>or fewer</source>
        <translation>oder weniger</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>into</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>which</source>
        <translation>welche</translation>
    </message>
    <message>
        <source>to whom</source>
        <translation>wem</translation>
    </message>
    <message>
        <source>who</source>
        <translation>wer</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>where</source>
        <translation>wo</translation>
    </message>
    <message>
        <source>through opponents</source>
        <translation>durch Gegner hindurch</translation>
    </message>
    <message>
        <source>an empty space</source>
        <translation>ein freies Feld</translation>
    </message>
    <message>
        <source>another space</source>
        <translation>ein anderes Feld</translation>
    </message>
    <message>
        <source>without this card</source>
        <translation>ohne diese Karte</translation>
    </message>
    <message>
        <source>held there this turn</source>
        <translation>bleibt in diesem Zug dort</translation>
    </message>
    <message>
        <source>all with that name</source>
        <translation>alle dieses Namens</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>without ingredients</source>
        <translation>ohne Zutaten</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>sonst</translation>
    </message>
    <message>
        <source>do</source>
        <translation>tun</translation>
    </message>
    <message>
        <source>if done</source>
        <translation>wenn getan</translation>
    </message>
    <message>
        <source>if not done</source>
        <translation>wenn nicht getan</translation>
    </message>
    <message>
        <source>option</source>
        <translation>Möglichkeit</translation>
    </message>
    <message>
        <source>which player</source>
        <translation>welcher Spieler</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>in the zone of</source>
        <translation>in der Zone von</translation>
    </message>
    <message>
        <source>except</source>
        <translation>außer</translation>
    </message>
    <message>
        <source>in the chosen spaces</source>
        <translation>auf den gewählten Feldern</translation>
    </message>
    <message>
        <source>with the tag</source>
        <translation>mit dem Schlagwort</translation>
    </message>
    <message>
        <source>named</source>
        <translation>namens</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Handlung</translation>
    </message>
    <message>
        <source>group of fighters</source>
        <translation>Gruppe von Kämpfern</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>place of cards</source>
        <translation>Ort der Karten</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>Handlungen</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>addition</source>
        <translation>Zusatz</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>card type</source>
        <translation>Kartentyp</translation>
    </message>
    <message>
        <source>immediately</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>during combat</source>
        <translation>während des Kampfs</translation>
    </message>
    <message>
        <source>after combat</source>
        <translation>nach dem Kampf</translation>
    </message>
    <message>
        <source>as a scheme</source>
        <translation>als Planung</translation>
    </message>
    <message>
        <source>when it completes the line</source>
        <translation>wenn sie den Vers abschließt</translation>
    </message>
    <message>
        <source>your fighters are placed</source>
        <translation>deine Kämpfer aufgestellt werden</translation>
    </message>
    <message>
        <source>your turn starts</source>
        <translation>dein Zug beginnt</translation>
    </message>
    <message>
        <source>your turn ends</source>
        <translation>dein Zug endet</translation>
    </message>
    <message>
        <source>you maneuver</source>
        <translation>du manövrierst</translation>
    </message>
    <message>
        <source>you attack</source>
        <translation>du angreifst</translation>
    </message>
    <message>
        <source>you are attacked</source>
        <translation>du angegriffen wirst</translation>
    </message>
    <message>
        <source>one of your combats ends</source>
        <translation>einer deiner Kämpfe endet</translation>
    </message>
    <message>
        <source>your attack is over</source>
        <translation>dein Angriff vorbei ist</translation>
    </message>
    <message>
        <source>you have played a scheme</source>
        <translation>du eine Planung gespielt hast</translation>
    </message>
    <message>
        <source>higher attack value</source>
        <translation>höherer Angriffswert</translation>
    </message>
    <message>
        <source>higher defense value</source>
        <translation>höherer Verteidigungswert</translation>
    </message>
    <message>
        <source>higher move value</source>
        <translation>höherer Bewegungswert</translation>
    </message>
    <message>
        <source>more cards per maneuver</source>
        <translation>mehr Karten je Manöver</translation>
    </message>
    <message>
        <source>moves through opponents</source>
        <translation>bewegt sich durch Gegner</translation>
    </message>
    <message>
        <source>only combat damage</source>
        <translation>nur Kampfschaden</translation>
    </message>
    <message>
        <source>which cards</source>
        <translation>welche</translation>
    </message>
</context>
</TS>
