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
        <source>What the hero can do all game long: something that happens at a moment, or something that always holds.</source>
        <translation>Was der Held das ganze Spiel über kann: etwas, das zu einem Zeitpunkt geschieht, oder etwas, das immer gilt.</translation>
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
        <translation>noch keine: klicken, um eine zu schreiben</translation>
    </message>
</context>
<context>
    <name>BalancePage</name>
    <message>
        <source>Battlefields</source>
        <translation>Schlachtfelder</translation>
    </message>
    <message>
        <source>Balance run</source>
        <translation>Balance-Lauf</translation>
    </message>
    <message>
        <source>Export table…</source>
        <translation>Tabelle exportieren…</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>Neuer Lauf…</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zurück zum Brett</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>Was die Karte zeigt</translation>
    </message>
    <message>
        <source>Stood</source>
        <translation>Standen</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Fielen</translation>
    </message>
    <message>
        <source>Win rate by seat</source>
        <translation>Siegquote nach Platz</translation>
    </message>
    <message numerus="yes">
        <source>95 % interval, %n game(s)</source>
        <translation>
            <numerusform>95-%-Intervall, %n Partie</numerusform>
            <numerusform>95-%-Intervall, %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>50 % lies in the interval</source>
        <translation>50&#xa0;% liegt im Intervall</translation>
    </message>
    <message>
        <source>50 % lies outside: worth a look</source>
        <translation>50&#xa0;% liegt außerhalb: ansehen</translation>
    </message>
    <message>
        <source>Win rate by deck</source>
        <translation>Siegquote nach Deck</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each, seats swapped half way</source>
        <translation>
            <numerusform>je %n&#xa0;Partie, Plätze zur Hälfte getauscht</numerusform>
            <numerusform>je %n&#xa0;Partien, Plätze zur Hälfte getauscht</numerusform>
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
    <message>
        <source>First strike</source>
        <translation>Erster Treffer</translation>
    </message>
</context>
<context>
    <name>BalanceSettings</name>
    <message>
        <source>Balance run</source>
        <translation>Balance-Lauf</translation>
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
        <source>Computers play against each other on this board, everybody against everybody; seats are swapped half way. You can go on working.</source>
        <translation>Computer spielen auf diesem Brett gegeneinander, alle gegen alle; zur Hälfte werden die Plätze getauscht. Du kannst weiterarbeiten.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Games in all</source>
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
</context>
<context>
    <name>BalanceSheet</name>
    <message>
        <source>Balance run: %1</source>
        <translation>Balance-Lauf: %1</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Games each</source>
        <translation>Partien je Gegner</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
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
    <message>
        <source>The board has changed since: run again.</source>
        <translation>Das Brett hat sich seitdem geändert: bitte neu laufen lassen.</translation>
    </message>
</context>
<context>
    <name>BattlefieldWorkshopPage</name>
    <message>
        <source>Battlefields</source>
        <translation>Schlachtfelder</translation>
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
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Export a picture…</source>
        <translation>Bild exportieren…</translation>
    </message>
    <message>
        <source>All battlefields</source>
        <translation>Alle Schlachtfelder</translation>
    </message>
    <message>
        <source>Balance run…</source>
        <translation>Balance-Lauf…</translation>
    </message>
    <message>
        <source>Many games between computers: is the board fair?</source>
        <translation>Viele Partien zwischen Computern: Ist das Brett fair?</translation>
    </message>
    <message>
        <source>Mend the errors first</source>
        <translation>Behebe zuerst die Fehler</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Play this board against the computer, saved or not (F5)</source>
        <translation>Dieses Brett gegen den Computer spielen, gespeichert oder nicht (F5)</translation>
    </message>
    <message>
        <source>Board. %1</source>
        <translation>Brett. %1</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The balance run goes on</source>
        <translation>Der Balance-Lauf geht weiter</translation>
    </message>
</context>
<context>
    <name>BattlefieldsPage</name>
    <message>
        <source>The file was not opened</source>
        <translation>Die Datei wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>The work could not be brought back</source>
        <translation>Die Arbeit ließ sich nicht wiederherstellen</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>Die Datei wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>“%1” is not saved</source>
        <translation>„%1“ ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>What you changed since the last time would be lost.</source>
        <translation>Was du seit dem letzten Mal geändert hast, ginge verloren.</translation>
    </message>
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
        <source>Export a picture</source>
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
        <translation>aus den Blöcken geschrieben</translation>
    </message>
    <message>
        <source>Click a place, drag blocks, or press / to search</source>
        <translation>Platz anklicken, Blöcke ziehen oder mit / suchen</translation>
    </message>
</context>
<context>
    <name>BlockTools</name>
    <message>
        <source>If…</source>
        <translation>Wenn…</translation>
    </message>
    <message>
        <source>Put a condition around it</source>
        <translation>Eine Bedingung darum legen</translation>
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
        <source>Ground</source>
        <translation>Grund</translation>
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
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
</context>
<context>
    <name>BoardPicker</name>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>those with four starts</source>
        <translation>nur mit vier Starts</translation>
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
        <source>Put in the chosen zone</source>
        <translation>In die gewählte Zone legen</translation>
    </message>
</context>
<context>
    <name>CardChoices</name>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Größe der Karten</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>turned over the long edge</source>
        <translation>über die lange Kante</translation>
    </message>
    <message>
        <source>turned over the short edge</source>
        <translation>über die kurze Kante</translation>
    </message>
    <message>
        <source>none</source>
        <comment>backs</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>One card a page, for a print shop (3 mm bleed)</source>
        <translation>Je Seite eine Karte, für die Druckerei (3&#xa0;mm Anschnitt)</translation>
    </message>
    <message>
        <source>Character card too</source>
        <translation>Auch die Charakterkarte</translation>
    </message>
    <message>
        <source>Print on both sides; each back lies behind its front if the printer turns over this edge.</source>
        <translation>Beidseitig drucken: Jede Rückseite liegt hinter ihrer Karte, wenn der Drucker über diese Kante wendet.</translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>A second card with the same numbers and effect</source>
        <translation>Eine zweite Karte mit gleichen Zahlen und gleichem Effekt</translation>
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
        <translation>Notiz für mich · Spieler sehen sie nie</translation>
    </message>
    <message>
        <source>What it is meant to do, or the text of an imported card</source>
        <translation>Was sie bewirken soll, oder der Text einer importierten Karte</translation>
    </message>
    <message>
        <source>A note to myself</source>
        <translation>Eine Notiz für mich</translation>
    </message>
</context>
<context>
    <name>CardReader</name>
    <message>
        <source>Point at a card, or walk to it with the keys, to read it here.</source>
        <translation>Zeige auf eine Karte oder steuere sie mit den Tasten an, um sie hier zu lesen.</translation>
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
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>+ Sidekick</source>
        <translation>+ Sidekick</translation>
    </message>
    <message>
        <source>Begin with the name of the hero, below: the deck is called after it. Then compose the ability and thirty cards.</source>
        <translation>Beginne unten mit dem Namen des Helden: Das Deck heißt nach ihm. Setze dann die Fähigkeit und dreißig Karten zusammen.</translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message>
        <source>Theme’s own</source>
        <translation>Wie im Design</translation>
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
        <translation>Kampfbuch</translation>
    </message>
    <message>
        <source>Defender · %1</source>
        <translation>Verteidigung · %1</translation>
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
        <translation>Angriff · %1</translation>
    </message>
    <message>
        <source>Any key skips ahead</source>
        <translation>Taste drücken zum Überspringen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
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
    <name>Crest</name>
    <message>
        <source>Champclos: to the first page</source>
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
        <source>Next at the screen</source>
        <translation>Jetzt am Bildschirm</translation>
    </message>
    <message>
        <source>The cards are hidden until then.</source>
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
            <numerusform>%n Entwurf</numerusform>
            <numerusform>%n Entwürfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>+ New card</source>
        <translation>+ Neue Karte</translation>
    </message>
</context>
<context>
    <name>DeckHeader</name>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 von %2 Karten</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Alle Decks</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Rückgängig: %1 (Strg+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>Wiederholen: %1 (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save (Ctrl+S)</source>
        <translation>Speichern (Strg+S)</translation>
    </message>
    <message>
        <source>Save as… (Ctrl+Shift+S)</source>
        <translation>Speichern unter… (Strg+Umschalt+S)</translation>
    </message>
    <message>
        <source>Balance run…</source>
        <translation>Balance-Lauf…</translation>
    </message>
    <message>
        <source>Let the computer play this deck against others</source>
        <translation>Den Computer dieses Deck gegen andere spielen lassen</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Play it now against the computer</source>
        <translation>Sofort gegen den Computer spielen</translation>
    </message>
    <message>
        <source>There are errors in the list of problems</source>
        <translation>In der Liste der Probleme stehen Fehler</translation>
    </message>
</context>
<context>
    <name>DeckNameFields</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1, English</source>
        <translation>%1, englisch</translation>
    </message>
    <message>
        <source>%1, French</source>
        <translation>%1, französisch</translation>
    </message>
    <message>
        <source>%1, German</source>
        <translation>%1, deutsch</translation>
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
    <name>DeckProblemList</name>
    <message numerus="yes">
        <source>%n error(s) · not playable yet</source>
        <translation>
            <numerusform>%n Fehler · noch nicht spielbar</numerusform>
            <numerusform>%n Fehler · noch nicht spielbar</numerusform>
        </translation>
    </message>
    <message>
        <source>no errors · playable</source>
        <translation>keine Fehler · spielbar</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>show</source>
        <translation>zeigen</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
</context>
<context>
    <name>DeckShelfPage</name>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Deck workshop</source>
        <translation>Deck-Werkstatt</translation>
    </message>
    <message>
        <source>Compose a hero and thirty cards from blocks, read them in three languages, play them the same minute.</source>
        <translation>Einen Helden und dreißig Karten aus Blöcken bauen, in drei Sprachen lesen, in derselben Minute spielen.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Import a table (CSV)…</source>
        <translation>Tabelle importieren (CSV)…</translation>
    </message>
    <message>
        <source>Columns: name, copies, type, value, boost, fighter, text</source>
        <translation>Spalten: Name, Anzahl, Typ, Wert, Boost, Kämpfer, Text</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Wiederhergestellt</translation>
    </message>
    <message>
        <source>left by a crash</source>
        <translation>nach einem Absturz</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Deine Decks</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>not there at the moment: %1</source>
        <translation>zurzeit nicht da: %1</translation>
    </message>
    <message>
        <source>Start from a copy</source>
        <translation>Mit einer Kopie anfangen</translation>
    </message>
    <message numerus="yes">
        <source>%n built-in decks</source>
        <translation>
            <numerusform>%n mitgeliefertes Deck</numerusform>
            <numerusform>%n mitgelieferte Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Deck öffnen</translation>
    </message>
    <message>
        <source>Decks (*.json)</source>
        <translation>Decks (*.json)</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>Tabelle importieren</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tabellen (*.csv *.tsv *.txt)</translation>
    </message>
</context>
<context>
    <name>DeckTile</name>
    <message>
        <source>unfinished</source>
        <translation>unfertig</translation>
    </message>
</context>
<context>
    <name>DeckWorkshopPage</name>
    <message>
        <source>Save the deck</source>
        <translation>Deck speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Decks (*.json)</source>
        <translation>Decks (*.json)</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>Keep the changes?</source>
        <translation>Änderungen behalten?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>EmblemChooser</name>
    <message>
        <source>Emblem and colours</source>
        <translation>Emblem und Farben</translation>
    </message>
    <message>
        <source>Colours %1</source>
        <translation>Farben %1</translation>
    </message>
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
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>To the first page</source>
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
        <translation>Wiederholung</translation>
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
        <translation>Wie viele</translation>
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
        <source>How sentences speak of this fighter. What is regular is filled in or may stay empty; point at a field to see what it is for, and read the sample below it.</source>
        <translation>Wie Sätze von diesem Kämpfer sprechen. Was regelmäßig ist, ist schon ausgefüllt oder darf leer bleiben; zeige auf ein Feld, um zu sehen, wozu es dient, und lies die Probe darunter.</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Figures</source>
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
    <name>FileFaults</name>
    <message>
        <source>The file cannot be opened</source>
        <translation>Die Datei kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileTrouble</name>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Es wurde nichts verändert.</translation>
    </message>
</context>
<context>
    <name>FitsBar</name>
    <message>
        <source>Click a slot or a dashed place</source>
        <translation>Eine Lücke oder gestrichelte Stelle anklicken</translation>
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
        <source>as usual</source>
        <translation>wie üblich</translation>
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
        <translation>Der Name ist Mehrzahl</translation>
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
    <name>HeatLegend</name>
    <message>
        <source>fell here (%1 or more)</source>
        <translation>hier gefallen (ab %1)</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>Space %1: %2 %, fallen %3</source>
        <translation>Feld %1: %2&#xa0;%, %3-mal gefallen</translation>
    </message>
</context>
<context>
    <name>HeroPicker</name>
    <message>
        <source>%1 health · move %2 · %3</source>
        <translation>%1&#xa0;Lebenspunkte · Bewegung&#xa0;%2 · %3</translation>
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
        <source>Duels of heroes, cards in hand, space by space.</source>
        <translation>Heldenduelle, Karten auf der Hand, Feld um Feld.</translation>
    </message>
    <message>
        <source>Enter: play · F1: rules · Esc: quit</source>
        <translation>Eingabe: spielen · F1: Regeln · Esc: beenden</translation>
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
        <source>Draw, try, balance</source>
        <translation>Zeichnen, testen, ausbalancieren</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Compose heroes and cards</source>
        <translation>Helden und Karten gestalten</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Cards, boards and tokens</source>
        <translation>Karten, Bretter und Spielsteine</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Watch again, move by move</source>
        <translation>Zug für Zug noch einmal ansehen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The booklet, with examples</source>
        <translation>Das Regelheft, mit Beispielen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language, theme, motion</source>
        <translation>Sprache, Design, Animation</translation>
    </message>
</context>
<context>
    <name>ImportProblem</name>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Import a table</source>
        <translation>Tabelle importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open what was read</source>
        <translation>Gelesenes öffnen</translation>
    </message>
    <message>
        <source>Names and numbers become cards. Each text waits as a note beside its card, to be composed from blocks.</source>
        <translation>Namen und Zahlen werden Karten. Jeder Text wartet als Notiz neben seiner Karte, bis er aus Blöcken zusammengesetzt ist.</translation>
    </message>
</context>
<context>
    <name>IngredientChoice</name>
    <message>
        <source>Ingredient</source>
        <translation>Zutat</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
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
        <source>Move what is selected by 1, with Shift by 10; with the space tool: move the cross</source>
        <translation>Auswahl um 1 verschieben, mit Umschalt um 10; mit dem Werkzeug „Feld“: das Kreuz verschieben</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Use the tool at the space or the cross</source>
        <translation>Werkzeug am Feld oder am Kreuz anwenden</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go from space to space</source>
        <translation>Von Feld zu Feld gehen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give up a gesture, select nothing</source>
        <translation>Geste abbrechen, nichts auswählen</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Delete what is selected</source>
        <translation>Auswahl löschen</translation>
    </message>
    <message>
        <source>Mirror left and right, with Shift top and bottom</source>
        <translation>Links und rechts spiegeln, mit Umschalt oben und unten</translation>
    </message>
    <message>
        <source>Rotate a copy by half a turn, with Shift by quarters</source>
        <translation>Kopie um eine halbe Drehung, mit Umschalt um Viertel</translation>
    </message>
    <message>
        <source>While dragging: snap the other way round</source>
        <translation>Beim Ziehen: Einrasten umkehren</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>While dragging: move the view; the middle button does it too</source>
        <translation>Beim Ziehen: Ansicht schieben; auch mit der mittleren Taste</translation>
    </message>
    <message>
        <source>Larger, smaller, the whole board; the wheel zooms too</source>
        <translation>Größer, kleiner, ganzes Brett; auch mit dem Rad</translation>
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
        <source>Export a picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Test game</source>
        <translation>Testpartie</translation>
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
        <source>“%1” is not saved</source>
        <translation>„%1“ ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Two works are not saved</source>
        <translation>Zwei Arbeiten sind nicht gespeichert</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Do not save</source>
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
        <source>What you changed since the last time would be lost.</source>
        <translation>Was du seit dem letzten Mal geändert hast, ginge verloren.</translation>
    </message>
</context>
<context>
    <name>LedgerLine</name>
    <message>
        <source>cancelled</source>
        <translation>aufgehoben</translation>
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
        <source>“%1” is no game, battlefield or deck of Champclos.</source>
        <translation>„%1“ ist weder eine Partie noch ein Schlachtfeld oder Deck von Champclos.</translation>
    </message>
    <message>
        <source>“%1” could not be saved, so the window stays open.</source>
        <translation>„%1“ konnte nicht gespeichert werden; das Fenster bleibt offen.</translation>
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
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <comment>message</comment>
        <translation>Schließen</translation>
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
        <source>Friendly: any move may be taken back</source>
        <translation>Freundschaftlich: Alles darf zurückgenommen werden</translation>
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
        <source>chosen by chance</source>
        <translation>zufällig gewählt</translation>
    </message>
    <message>
        <source>by chance</source>
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
        <source>Team of one person</source>
        <translation>Team aus einer Person</translation>
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
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
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
        <source>Colours: normal</source>
        <translation>Farbsehen: normal</translation>
    </message>
    <message>
        <source>Colours: protan</source>
        <translation>Farbsehen: protan</translation>
    </message>
    <message>
        <source>Colours: deutan</source>
        <translation>Farbsehen: deutan</translation>
    </message>
    <message>
        <source>Colours: tritan</source>
        <translation>Farbsehen: tritan</translation>
    </message>
    <message>
        <source>Colours: grey</source>
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
        <source>Snap to the grid and to other spaces; Shift turns it round for a moment</source>
        <translation>An Raster und Feldern einrasten; Umschalt kehrt es für den Augenblick um</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>Hilfslinien</translation>
    </message>
    <message>
        <source>Line up with other spaces and show the distances</source>
        <translation>An anderen Feldern ausrichten und Abstände zeigen</translation>
    </message>
    <message>
        <source>Join to the last</source>
        <translation>Mit dem letzten verbinden</translation>
    </message>
    <message>
        <source>Each new space is joined to the one selected</source>
        <translation>Jedes neue Feld wird mit dem ausgewählten verbunden</translation>
    </message>
    <message>
        <source>In the chosen zone</source>
        <translation>In die gewählte Zone</translation>
    </message>
    <message>
        <source>Each new space is put in the zone chosen at the right</source>
        <translation>Jedes neue Feld kommt in die rechts gewählte Zone</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Copy what is selected, or everything, to the other side</source>
        <translation>Auswahl oder alles auf die andere Seite kopieren</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Oben und unten</translation>
    </message>
    <message>
        <source>Flip the selection itself</source>
        <translation>Die Auswahl selbst spiegeln</translation>
    </message>
    <message>
        <source>Rotate a copy</source>
        <translation>Drehkopie</translation>
    </message>
    <message>
        <source>Copy what is selected, or everything, turned around the middle of the board</source>
        <translation>Auswahl oder alles um die Brettmitte gedreht kopieren</translation>
    </message>
    <message>
        <source>Half a turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Four quarters</source>
        <translation>Vier Viertel</translation>
    </message>
    <message>
        <source>Turn the selection itself</source>
        <translation>Die Auswahl selbst drehen</translation>
    </message>
    <message>
        <source>See the board as other eyes do</source>
        <translation>Das Brett mit anderen Augen sehen</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Das ganze Brett zeigen</translation>
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
        <source>interval, 10–90 %</source>
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
        <translation>Braucht</translation>
    </message>
</context>
<context>
    <name>PartsButton</name>
    <message>
        <source>Token, side deck, pile, tags</source>
        <translation>Marker, Nebendeck, Stapel, Schlagwörter</translation>
    </message>
    <message>
        <source>Token, side deck, pile, tags…</source>
        <translation>Marker, Nebendeck, Stapel, Schlagwörter…</translation>
    </message>
</context>
<context>
    <name>PartsPane</name>
    <message>
        <source>Special parts</source>
        <translation>Besondere Teile</translation>
    </message>
    <message>
        <source>Token with two sides</source>
        <translation>Marker mit zwei Seiten</translation>
    </message>
    <message>
        <source>A marker on the character card that effects turn and ask about.</source>
        <translation>Ein Marker auf der Charakterkarte, den Effekte wenden und abfragen.</translation>
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
        <source>Side deck</source>
        <translation>Nebendeck</translation>
    </message>
    <message>
        <source>A few cards of their own; the one that is face up holds.</source>
        <translation>Ein paar Karten für sich; die aufgedeckte gilt.</translation>
    </message>
    <message>
        <source>+ Side card</source>
        <translation>+ Nebenkarte</translation>
    </message>
    <message>
        <source>Pile of its own</source>
        <translation>Eigener Stapel</translation>
    </message>
    <message>
        <source>Takes cards on their way to the discard pile: a cauldron, a line of verse.</source>
        <translation>Nimmt Karten auf dem Weg zum Ablagestapel auf: ein Kessel, ein Vers.</translation>
    </message>
    <message>
        <source>What it takes</source>
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
        <source>A verse with a goal of syllables</source>
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
        <source>Words on cards that effects count: STORM.</source>
        <translation>Wörter auf Karten, die Effekte zählen: STURM.</translation>
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
        <translation>Name des Markers</translation>
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
    <name>PilePane</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
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
        <source>There is nothing in it yet.</source>
        <translation>Hier liegt noch nichts.</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Computer, %1</translation>
    </message>
    <message>
        <source>Play on from here</source>
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
        <source>The replay stays as it is: this begins a game of its own.</source>
        <translation>Die Aufzeichnung bleibt, wie sie ist: Es beginnt eine eigene Partie.</translation>
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
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Reference sheet</source>
        <translation>Übersicht eines Decks</translation>
    </message>
    <message>
        <source>Summary of heroes</source>
        <translation>Überblick der Helden</translation>
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
        <translation>Spielsteine und Lebensräder</translation>
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
        <source>Beside it</source>
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
        <source>Save ink: black only, nothing filled</source>
        <translation>Tinte sparen: nur Schwarz, keine Flächen</translation>
    </message>
    <message>
        <source>Poster over several sheets</source>
        <translation>Poster über mehrere Blätter</translation>
    </message>
    <message>
        <source>Diameter of a space, mm</source>
        <translation>Durchmesser eines Felds in mm</translation>
    </message>
    <message>
        <source>The character card and every card once, to look up during a game.</source>
        <translation>Die Charakterkarte und jede Karte einmal, zum Nachsehen während der Partie.</translation>
    </message>
    <message>
        <source>Several heroes at a glance, a row each.</source>
        <translation>Mehrere Helden auf einen Blick, je eine Zeile.</translation>
    </message>
    <message>
        <source>Turn order, actions and combat on one page.</source>
        <translation>Zugfolge, Aktionen und Kampf auf einer Seite.</translation>
    </message>
    <message>
        <source>The whole deck in true size to cut out, with bleed and backs.</source>
        <translation>Das ganze Deck in wahrer Größe zum Ausschneiden, mit Anschnitt und Rückseiten.</translation>
    </message>
    <message>
        <source>On one page, or as a poster with spaces as wide as you want.</source>
        <translation>Auf einer Seite oder als Poster mit Feldern in gewünschter Größe.</translation>
    </message>
    <message>
        <source>To cut out: tokens for the spaces of your board, and health dials.</source>
        <translation>Zum Ausschneiden: Spielsteine für die Felder deines Bretts und Lebensräder.</translation>
    </message>
    <message>
        <source>Rulers that show how true your printer prints.</source>
        <translation>Lineale, die zeigen, wie maßhaltig dein Drucker ist.</translation>
    </message>
    <message>
        <source>Adjoining sheets share a strip of 10 mm: cut one along its crosses, lay it on those of the other and glue.</source>
        <translation>Benachbarte Blätter haben einen Streifen von 10&#xa0;mm gemeinsam: Schneide eins an seinen Kreuzen ab, lege es auf die des anderen und klebe.</translation>
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
        <source>own</source>
        <translation>eigenes</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
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
        <source>Size of the pages</source>
        <translation>Größe der Seiten</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Full width</source>
        <translation>Ganze Breite</translation>
    </message>
</context>
<context>
    <name>PrintProgress</name>
    <message>
        <source>Printing, %1 %</source>
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
        <source>100 mm across are</source>
        <translation>100&#xa0;mm Breite sind</translation>
    </message>
    <message>
        <source>100 mm down are</source>
        <translation>100&#xa0;mm Höhe sind</translation>
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
        <source>What you measured on the calibration page, in mm. It is remembered.</source>
        <translation>Was du auf der Kalibrierungsseite gemessen hast, in mm. Es wird behalten.</translation>
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
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n offen</numerusform>
            <numerusform>%n offen</numerusform>
        </translation>
    </message>
    <message>
        <source>no errors · playable</source>
        <translation>keine Fehler · spielbar</translation>
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
        <source>Remark</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>show</source>
        <translation>zeigen</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>%1 attacks %2</source>
        <translation>Angriff: %1 gegen %2</translation>
    </message>
    <message>
        <source>Both cards are revealed. Read the ledger, then continue.</source>
        <translation>Beide Karten sind aufgedeckt. Lies das Kampfbuch, dann geht es weiter.</translation>
    </message>
    <message>
        <source>Hint: %1 %2</source>
        <translation>Tipp: %1 %2</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>RateHead</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>won–lost</source>
        <translation>gewonnen–verloren</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
</context>
<context>
    <name>RateRow</name>
    <message>
        <source>%1–%2 %</source>
        <translation>%1–%2&#xa0;%</translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>“%1” was not saved</source>
        <translation>„%1“ wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>It was kept safe on %1.</source>
        <translation>Es wurde am %1 gesichert.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>RecoveryRow</name>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replays</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Through whose eyes</source>
        <translation>Blickwinkel</translation>
    </message>
    <message>
        <source>Play on from here</source>
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
        <source>One step on (right arrow)</source>
        <translation>Ein Schritt vor (Pfeil rechts)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
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
        <source>Games that you play are kept here. A record can also be opened from a file.</source>
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
        <source>“%1” cannot be brought back.</source>
        <translation>„%1“ lässt sich nicht zurückholen.</translation>
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
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Health</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
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
        <source>Discard</source>
        <comment>the pile</comment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Actions left</source>
        <translation>Aktionen übrig</translation>
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
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Stufe des Computers</translation>
    </message>
    <message>
        <source>Language of this seat</source>
        <translation>Sprache dieses Platzes</translation>
    </message>
    <message>
        <source>Program’s language</source>
        <translation>Sprache des Programms</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>As it was at first</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Puts every setting back</source>
        <translation>Setzt alle Einstellungen auf den Anfang zurück</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Language and look</source>
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
        <source>Stronger contrast</source>
        <translation>Stärkerer Kontrast</translation>
    </message>
    <message>
        <source>Zones always show a pattern and a letter beside their colour.</source>
        <translation>Zonen haben neben ihrer Farbe immer auch Muster und Buchstaben.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animation</translation>
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
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Wait after a combat until I continue</source>
        <translation>Nach einem Kampf warten, bis ich fortfahre</translation>
    </message>
    <message>
        <source>Any key or click skips what is moving.</source>
        <translation>Jede Taste und jeder Klick überspringt die laufende Animation.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>The computer’s level in a new game</source>
        <translation>Stufe des Computers in neuen Partien</translation>
    </message>
    <message>
        <source>New games are friendly: any move may be taken back</source>
        <translation>Neue Partien sind freundschaftlich: Alles darf zurückgenommen werden</translation>
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
        <source>Usual folder</source>
        <translation>Standardordner</translation>
    </message>
    <message>
        <source>Folder for saved games</source>
        <translation>Ordner für gespeicherte Partien</translation>
    </message>
    <message>
        <source>Put every setting back?</source>
        <translation>Alles zurücksetzen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Look, motion, level and folder become what they were when the program was new. Saved games stay.</source>
        <translation>Aussehen, Animation, Stufe und Ordner werden wieder wie beim ersten Start. Gespeicherte Partien bleiben.</translation>
    </message>
</context>
<context>
    <name>ShapePanel</name>
    <message>
        <source>Shape of the deck</source>
        <translation>Gestalt des Decks</translation>
    </message>
    <message numerus="yes">
        <source>average of %n decks</source>
        <translation>
            <numerusform>Mittel von %n Deck</numerusform>
            <numerusform>Mittel von %n Decks</numerusform>
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
    <name>ShelfTile</name>
    <message>
        <source>More about %1</source>
        <translation>Mehr zu %1</translation>
    </message>
</context>
<context>
    <name>ShelfView</name>
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
    <message>
        <source>Battlefields</source>
        <translation>Schlachtfelder</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>Neues Schlachtfeld</translation>
    </message>
    <message>
        <source>Your battlefields</source>
        <translation>Deine Schlachtfelder</translation>
    </message>
    <message>
        <source>The game offers what has no errors</source>
        <translation>Das Spiel bietet an, was keine Fehler hat</translation>
    </message>
    <message>
        <source>An empty board with three zones</source>
        <translation>Ein leeres Brett mit drei Zonen</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Mitgeliefert</translation>
    </message>
    <message>
        <source>They open as a copy of your own</source>
        <translation>Sie öffnen sich als eigene Kopie</translation>
    </message>
    <message>
        <source>%1 (gone)</source>
        <translation>%1 (nicht mehr da)</translation>
    </message>
    <message>
        <source>Not in %1 any more; a click takes it off the list</source>
        <translation>Nicht mehr in %1; ein Klick nimmt es von der Liste</translation>
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
        <source>Throw away…</source>
        <translation>Wegwerfen…</translation>
    </message>
    <message>
        <source>Throw “%1” away?</source>
        <translation>„%1“ wegwerfen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>The file goes to the bin of your system, where there is one.</source>
        <translation>Die Datei kommt in den Papierkorb des Systems, sofern es einen gibt.</translation>
    </message>
</context>
<context>
    <name>SidekickRow</name>
    <message>
        <source>defeated</source>
        <translation>besiegt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
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
        <translation>%1 (teils)</translation>
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
        <source>From each to the nearest that is left</source>
        <translation>Von jedem zum nächsten, das übrig ist</translation>
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
        <source>Space bar: move the view</source>
        <translation>Leertaste: Ansicht schieben</translation>
    </message>
    <message>
        <source>Del: delete</source>
        <translation>Entf: löschen</translation>
    </message>
    <message>
        <source>%1 of %2 spaces</source>
        <translation>%1 von %2 Feldern</translation>
    </message>
    <message>
        <source>Kept safe at %1</source>
        <translation>Automatisch gesichert um %1</translation>
    </message>
    <message>
        <source>Autosave failed: please save</source>
        <translation>Autosicherung fehlgeschlagen: bitte speichern</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>Alle Tasten auf einem Blatt</translation>
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
    <name>SumPanel</name>
    <message>
        <source>How the numbers came about</source>
        <translation>Wie die Zahlen zustande kamen</translation>
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
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>attack less defense</source>
        <translation>Angriff minus Verteidigung</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Regel öffnen</translation>
    </message>
    <message>
        <source>never less than 0</source>
        <translation>nie weniger als 0</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Save game as…</source>
        <translation>Partie speichern unter…</translation>
    </message>
    <message>
        <source>Show the other side’s reach</source>
        <translation>Gegnerische Reichweite zeigen</translation>
    </message>
    <message>
        <source>Fit the battlefield</source>
        <translation>Schlachtfeld einpassen</translation>
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
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Zug&#xa0;%1 · %2</translation>
    </message>
    <message>
        <source>Set-up · %1</source>
        <translation>Aufbau · %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take the last decision back (Ctrl+Z)</source>
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
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
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
        <source>zones %1</source>
        <translation>Zonen %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>lines that leave a space</comment>
        <translation>
            <numerusform>%n Linie</numerusform>
            <numerusform>%n Linien</numerusform>
        </translation>
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
        <source>in reach</source>
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
        <source>not now</source>
        <translation>nicht jetzt</translation>
    </message>
    <message>
        <source>%1, not now</source>
        <translation>%1, nicht jetzt</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
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
    <message>
        <source>%1 of %2 syllables</source>
        <translation>%1 von %2 Silben</translation>
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
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Something hidden was revealed, or somebody else has decided: this cannot be taken back. In a friendly game it could.</source>
        <translation>Etwas Verborgenes wurde aufgedeckt, oder jemand anderes hat entschieden: Das kann nicht zurückgenommen werden. In einer freundschaftlichen Partie ginge es.</translation>
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
        <translation>%1: Boost oder nicht</translation>
    </message>
    <message>
        <source>%1: move</source>
        <translation>%1: bewegen</translation>
    </message>
    <message>
        <source>%1: place a fighter</source>
        <translation>%1: einen Kämpfer platzieren</translation>
    </message>
    <message>
        <source>%1: defend</source>
        <translation>%1: verteidigen</translation>
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
        <source>%1 selected: reach %2.</source>
        <translation>%1 ausgewählt: Reichweite %2.</translation>
    </message>
    <message>
        <source>%1 selected: reach %2, more with a boost.</source>
        <translation>%1 ausgewählt: Reichweite %2, mit Boost mehr.</translation>
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
        <translation>Es sind nicht genug Karten zum Ziehen da: Ein Manöver würde jedem deiner Kämpfer %1 Schaden zufügen.</translation>
    </message>
    <message>
        <source>Your deck is empty: each card you must draw deals %1 damage to each of your fighters.</source>
        <translation>Dein Deck ist leer: Jede Karte, die du ziehen musst, fügt jedem deiner Kämpfer %1 Schaden zu.</translation>
    </message>
    <message>
        <source>This ends the turn: confirm, or take it back.</source>
        <translation>Das beendet den Zug: Bestätige es oder nimm es zurück.</translation>
    </message>
    <message>
        <source>Before the first decision</source>
        <translation>Vor der ersten Entscheidung</translation>
    </message>
    <message>
        <source>Whoever decides</source>
        <translation>Wer gerade entscheidet</translation>
    </message>
    <message>
        <source>From outside</source>
        <translation>Von außen</translation>
    </message>
    <message>
        <source>Next at the screen: %1</source>
        <translation>Jetzt am Bildschirm: %1</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1; the defaults hold. %2</source>
        <translation>Die Einstellungen konnten nicht gelesen werden und liegen nun unter %1; es gelten die Vorgaben. %2</translation>
    </message>
    <message>
        <source>The settings could not be saved: %1</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>strength of the computer</comment>
        <translation>Zufall</translation>
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
        <source>There is no deck that can be played.</source>
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
        <source>before the first turn</source>
        <translation>vor dem ersten Zug</translation>
    </message>
    <message>
        <source>turn %1, %2 to play</source>
        <translation>Zug&#xa0;%1, %2 ist dran</translation>
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
        <translation>Wähle die Karte für den Angriff.</translation>
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
        <source>%1 stays at %2</source>
        <comment>health</comment>
        <translation>%1 bleibt bei %2</translation>
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
        <source>%1: %2</source>
        <comment>who decided: what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The effects of “%1” do not resolve; its value stays.</source>
        <translation>Die Effekte von „%1“ werden nicht ausgeführt; der Wert bleibt.</translation>
    </message>
    <message>
        <source>partner · %1</source>
        <comment>what the partner does: waiting</comment>
        <translation>Partner · %1</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Als Nächstes: %1.</translation>
    </message>
    <message>
        <source>The attack card is face down.</source>
        <translation>Die Angriffskarte liegt verdeckt.</translation>
    </message>
</context>
<context>
    <name>ThreatLegend</name>
    <message>
        <source>Within the other side’s reach (without a boost)</source>
        <translation>In gegnerischer Reichweite (ohne Boost)</translation>
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
        <source>Paint the chosen zone over spaces</source>
        <translation>Die gewählte Zone über Felder malen</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key of a tool</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Erase zones and lines</source>
        <translation>Zonen und Linien wegradieren</translation>
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
        <source>Ground</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key of a tool</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Colour, ornament, picture to trace over</source>
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
        <source>Picture to trace over</source>
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
        <source>A sketch or a photograph that lies under the board while you draw</source>
        <translation>Eine Skizze oder ein Foto, das beim Zeichnen unter dem Brett liegt</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Vorlage entfernen</translation>
    </message>
    <message>
        <source>The picture is not there any more. Choose it again or remove it.</source>
        <translation>Die Vorlage ist nicht mehr da. Wähle sie neu oder entferne sie.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength of the picture</source>
        <translation>Stärke der Vorlage</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Middle x</source>
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
        <source>As large as the board, in its middle</source>
        <translation>So groß wie das Brett, in seiner Mitte</translation>
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
        <source>“%1” and %n more were not saved; they are kept safe.</source>
        <translation>
            <numerusform>„%1“ und %n weiteres wurden nicht gespeichert; die Arbeit ist gesichert.</numerusform>
            <numerusform>„%1“ und %n weitere wurden nicht gespeichert; die Arbeit ist gesichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not saved; it is kept safe.</source>
        <translation>„%1“ wurde nicht gespeichert; die Arbeit ist gesichert.</translation>
    </message>
    <message>
        <source>Have a look</source>
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
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Colour</source>
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
        <source>Stopped; nothing was written.</source>
        <translation>Angehalten; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
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
        <source>together %1</source>
        <translation>zusammen %1</translation>
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
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 games</source>
        <translation>Abgebrochen: %1 von %2 Partien</translation>
    </message>
    <message>
        <source>Finished: %1 of %2 games</source>
        <translation>Fertig: %1 von %2 Partien</translation>
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
    <message>
        <source>Too few games yet to say anything.</source>
        <translation>Noch zu wenige Partien, um etwas zu sagen.</translation>
    </message>
    <message>
        <source>Neither seat has an advantage that shows.</source>
        <translation>Keiner der beiden Plätze hat einen erkennbaren Vorteil.</translation>
    </message>
    <message>
        <source>%1 is neither stronger nor weaker than its opponents, as far as one sees.</source>
        <translation>%1 ist, soweit man sieht, weder stärker noch schwächer als die Gegner.</translation>
    </message>
    <message>
        <source>The first player wins %1 of the games, more than chance explains.</source>
        <translation>Der erste Spieler gewinnt %1 der Partien, mehr als der Zufall erklärt.</translation>
    </message>
    <message>
        <source>The first player wins %1 of the games, fewer than chance explains.</source>
        <translation>Der erste Spieler gewinnt %1 der Partien, weniger als der Zufall erklärt.</translation>
    </message>
    <message>
        <source>%1 wins %2 of its games, more than chance explains.</source>
        <translation>%1 gewinnt %2 der Partien, mehr als der Zufall erklärt.</translation>
    </message>
    <message>
        <source>%1 wins %2 of its games, fewer than chance explains.</source>
        <translation>%1 gewinnt %2 der Partien, weniger als der Zufall erklärt.</translation>
    </message>
    <message>
        <source>The interval, %1 to %2 %, contains 50 %.</source>
        <translation>Das Intervall von %1 bis %2&#xa0;% enthält 50&#xa0;%.</translation>
    </message>
    <message>
        <source>The interval, %1 to %2 %, leaves out 50 %.</source>
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
        <source>%n pairings stand out, most of all %1.</source>
        <translation>
            <numerusform>%n Paarung fällt auf: %1.</numerusform>
            <numerusform>%n Paarungen fallen auf, am meisten %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table was not saved. %1</source>
        <translation>Die Tabelle wurde nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>a few seconds left</source>
        <translation>noch einige Sekunden</translation>
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
        <translation>Drehkopie</translation>
    </message>
    <message>
        <source>Mirror a copy</source>
        <translation>Spiegelkopie</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Wenden</translation>
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
        <source>Set start</source>
        <translation>Start setzen</translation>
    </message>
    <message>
        <source>Paint zone</source>
        <translation>Zone malen</translation>
    </message>
    <message>
        <source>Erase zone</source>
        <translation>Zone radieren</translation>
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
        <source>Change zone colour</source>
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
        <source>Change licence</source>
        <translation>Lizenz ändern</translation>
    </message>
    <message>
        <source>Change board size</source>
        <translation>Brettgröße ändern</translation>
    </message>
    <message>
        <source>Change ground colour</source>
        <translation>Grundfarbe ändern</translation>
    </message>
    <message>
        <source>Change ornament</source>
        <translation>Ornament ändern</translation>
    </message>
    <message>
        <source>Battlefield without a name</source>
        <translation>Schlachtfeld ohne Namen</translation>
    </message>
    <message>
        <source>The picture to trace over is not there.</source>
        <translation>Die Vorlage zum Durchpausen ist nicht da.</translation>
    </message>
    <message>
        <source>“%1” may have been moved.</source>
        <translation>„%1“ wurde vielleicht verschoben.</translation>
    </message>
    <message>
        <source>Choose a picture to trace over</source>
        <translation>Vorlage wählen</translation>
    </message>
    <message>
        <source>Remove the picture to trace over</source>
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
        <source>Fade the picture</source>
        <translation>Stärke der Vorlage ändern</translation>
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
        <source>no way</source>
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
        <source>A space is in at most %1 zones.</source>
        <translation>Ein Feld gehört zu höchstens %1 Zonen.</translation>
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
        <source>The picture is saved.</source>
        <translation>Das Bild ist gespeichert.</translation>
    </message>
    <message>
        <source>The picture could not be written: choose a name that ends in .png, .svg or .pdf, in a folder of yours.</source>
        <translation>Das Bild ließ sich nicht schreiben: Wähle einen Namen auf .png, .svg oder .pdf in einem eigenen Ordner.</translation>
    </message>
    <message>
        <source>Space %1 lines up with %2</source>
        <translation>Feld %1 fluchtet mit %2</translation>
    </message>
    <message>
        <source>Enter adds a space at %1, %2</source>
        <translation>Eingabe fügt bei %1, %2 ein Feld hinzu</translation>
    </message>
    <message>
        <source>Click or drag to select; Shift adds</source>
        <translation>Klicken oder ziehen wählt aus; Umschalt ergänzt</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>Click to add a space; arrow keys and Enter do it too</source>
        <translation>Klick fügt ein Feld hinzu; Pfeiltasten und Eingabe ebenso</translation>
    </message>
    <message>
        <source>Drag from space to space; the same way again takes a line away</source>
        <translation>Von Feld zu Feld ziehen; derselbe Weg nimmt die Linie wieder weg</translation>
    </message>
    <message>
        <source>Drag over spaces to paint the chosen zone; digits choose it</source>
        <translation>Über Felder ziehen malt die gewählte Zone; Ziffern wählen sie</translation>
    </message>
    <message>
        <source>On a ring: that zone; in the middle: all; on a line: the line</source>
        <translation>Auf dem Ring: diese Zone; in der Mitte: alle; auf einer Linie: die Linie</translation>
    </message>
    <message>
        <source>Click a space: the next start number, or none</source>
        <translation>Klick auf ein Feld: die nächste Startnummer oder keine</translation>
    </message>
    <message>
        <source>Colour, ornament and a picture to trace over are in the panel</source>
        <translation>Farbe, Ornament und Vorlage zum Durchpausen stehen rechts</translation>
    </message>
    <message>
        <source>The copies would lie outside the board: make it larger or choose another symmetry.</source>
        <translation>Die Kopien lägen außerhalb des Bretts: mach es größer oder wähle eine andere Symmetrie.</translation>
    </message>
    <message>
        <source>This file is no picture that can be read.</source>
        <translation>Diese Datei ist kein lesbares Bild.</translation>
    </message>
    <message>
        <source>Drag the picture to move it, a corner to size it; arrow keys move it too</source>
        <translation>Vorlage ziehen verschiebt sie, an einer Ecke ändert die Größe; auch mit den Pfeiltasten</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldProblems</name>
    <message>
        <source>Space %1 is in no zone.</source>
        <translation>Feld %1 gehört zu keiner Zone.</translation>
    </message>
    <message>
        <source>From there, ranged attacks reach only neighbouring spaces.</source>
        <translation>Fernkampf reicht dort nur bis zum Nachbarfeld.</translation>
    </message>
    <message>
        <source>Space %1 cannot be reached.</source>
        <translation>Feld %1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>No line leads there from the others.</source>
        <translation>Von den anderen führt keine Linie dorthin.</translation>
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
        <translation>Zonen %1 und %2 sehen sich ähnlich.</translation>
    </message>
    <message>
        <source>At a glance their colours are confused.</source>
        <translation>Auf den ersten Blick verwechselt man ihre Farben.</translation>
    </message>
    <message>
        <source>Zone %1 has no space.</source>
        <translation>Zone %1 hat kein Feld.</translation>
    </message>
    <message>
        <source>Paint it somewhere or remove it.</source>
        <translation>Male sie irgendwo hin oder entferne sie.</translation>
    </message>
    <message>
        <source>Lines %1–%2 and %3–%4 cross.</source>
        <translation>Linien %1–%2 und %3–%4 kreuzen sich.</translation>
    </message>
    <message>
        <source>It looks as if there were a space.</source>
        <translation>Das sieht wie ein Feld aus.</translation>
    </message>
    <message>
        <source>Line %1–%2 passes over space %3.</source>
        <translation>Linie %1–%2 läuft über Feld %3.</translation>
    </message>
    <message>
        <source>It looks as if they were joined.</source>
        <translation>Das sieht wie eine Verbindung aus.</translation>
    </message>
    <message>
        <source>Spaces %1 and %2 are very close.</source>
        <translation>Felder %1 und %2 liegen sehr nah beieinander.</translation>
    </message>
    <message>
        <source>Rings and fighters may overlap.</source>
        <translation>Ringe und Kämpfer können sich überdecken.</translation>
    </message>
    <message>
        <source>Space %1 lies outside the board.</source>
        <translation>Feld %1 liegt außerhalb des Bretts.</translation>
    </message>
    <message>
        <source>Move it in or enlarge the board.</source>
        <translation>Rücke es herein oder vergrößere das Brett.</translation>
    </message>
    <message>
        <source>A duel needs two, team play four.</source>
        <translation>Ein Duell braucht zwei, ein Teamspiel vier.</translation>
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
        <source>something that always holds…</source>
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
        <source>Say more about it</source>
        <translation>Mehr dazu sagen</translation>
    </message>
    <message>
        <source>It holds only while a condition holds</source>
        <translation>Es gilt nur, solange eine Bedingung gilt</translation>
    </message>
    <message>
        <source>Whenever</source>
        <translation>Immer wenn</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BoardShelf</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
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
        <source>before the damage only</source>
        <translation>nur vor dem Schaden</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>nothing before says which</source>
        <translation>nichts davor sagt, welche</translation>
    </message>
    <message>
        <source>there are several: say each or one of</source>
        <translation>es gibt mehrere: jeden oder einen davon nennen</translation>
    </message>
    <message>
        <source>it would never happen</source>
        <translation>es würde nie geschehen</translation>
    </message>
    <message>
        <source>the deck has no token</source>
        <translation>das Deck hat keinen Marker</translation>
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
        <source>said already</source>
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
        <source>there must be a column “name” and a column “type”</source>
        <translation>es muss eine Spalte „Name“ und eine Spalte „Typ“ geben</translation>
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
        <source>a deck has at most %1 different cards</source>
        <translation>ein Deck hat höchstens %1 verschiedene Karten</translation>
    </message>
    <message>
        <source>“%1” is no card type</source>
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
        <source>no row is a card</source>
        <translation>keine Zeile ist eine Karte</translation>
    </message>
    <message>
        <source>“%1” is left out: %2</source>
        <translation>„%1“ wird ausgelassen: %2</translation>
    </message>
    <message>
        <source>there is no column “copies”: every card counts once</source>
        <translation>es gibt keine Spalte „Anzahl“: jede Karte zählt einmal</translation>
    </message>
    <message>
        <source>there is no column “value”: every value is 0</source>
        <translation>es gibt keine Spalte „Wert“: jeder Wert ist 0</translation>
    </message>
    <message>
        <source>there is no column “boost”: every boost is 0</source>
        <translation>es gibt keine Spalte „Boost“: jeder Boost ist 0</translation>
    </message>
    <message>
        <source>there is no card type</source>
        <translation>der Kartentyp fehlt</translation>
    </message>
    <message>
        <source>“%1”: there are more cells than columns; a text with a separator in it needs quotation marks</source>
        <translation>„%1“: es gibt mehr Zellen als Spalten; ein Text mit einem Trennzeichen braucht Anführungszeichen</translation>
    </message>
    <message>
        <source>a quotation mark is opened and never closed</source>
        <translation>ein Anführungszeichen wird geöffnet und nie geschlossen</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckDesk</name>
    <message>
        <source>Import a table</source>
        <translation>Tabelle importieren</translation>
    </message>
    <message>
        <source>Decides about he and she, un and une, der and die.</source>
        <translation>Entscheidet über er und sie, un und une, der und die.</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>What several of them are called: “Wolves”.</source>
        <translation>Wie mehrere davon heißen: „Wölfe“.</translation>
    </message>
    <message>
        <source>Only if the name is no proper name: “the”, “le”, “der”. Proper names have none.</source>
        <translation>Nur, wenn es kein Eigenname ist: „the“, „le“, „der“. Eigennamen haben keinen.</translation>
    </message>
    <message>
        <source>The name itself is plural: “Castor &amp; Pollux”.</source>
        <translation>Der Name selbst ist Mehrzahl: „Castor &amp; Pollux“.</translation>
    </message>
    <message>
        <source>No elision before it: “le Héron”, not “l’Héron”.</source>
        <translation>Keine Elision davor: „le Héron“, nicht „l’Héron“.</translation>
    </message>
    <message>
        <source>Whose? Only if it is irregular: “Hans’”.</source>
        <translation>Wessen? Nur, wenn unregelmäßig: „Hans’“.</translation>
    </message>
    <message>
        <source>After der, die, das, if it is another form: “der Fremde”.</source>
        <translation>Nach der, die, das, wenn die Form anders ist: „der Fremde“.</translation>
    </message>
    <message>
        <source>After den, dem, des, if it is another form: “den Fremden”.</source>
        <translation>Nach den, dem, des, wenn die Form anders ist: „den Fremden“.</translation>
    </message>
    <message>
        <source>After die, alle, deine, if it is another form: “alle Fremden”.</source>
        <translation>Nach die, alle, deine, wenn die Form anders ist: „alle Fremden“.</translation>
    </message>
    <message>
        <source>After mit, von, if it is not the plural and an n: “Pumas”.</source>
        <translation>Nach mit, von, wenn es nicht der Plural mit n ist: „Pumas“.</translation>
    </message>
    <message>
        <source>Nothing could be read.</source>
        <translation>Es konnte nichts gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n Entwurf</numerusform>
            <numerusform>%n Entwürfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards read (%1)</source>
        <translation>
            <numerusform>%n Karte gelesen (%1)</numerusform>
            <numerusform>%n Karten gelesen (%1)</numerusform>
        </translation>
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
        <source>Change the colours</source>
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
        <source>Change the copies</source>
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
        <source>Take away a part</source>
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
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 von %2 Karten</translation>
    </message>
    <message>
        <source>the note is not said in blocks yet</source>
        <translation>die Notiz ist noch nicht in Blöcken gesagt</translation>
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
        <translation>Marker</translation>
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
</context>
<context>
    <name>champclos::editor::DeckShape</name>
    <message>
        <source>Attack values</source>
        <translation>Angriffswerte</translation>
    </message>
    <message>
        <source>Defense values</source>
        <translation>Abwehrwerte</translation>
    </message>
    <message>
        <source>Damage by effects</source>
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
        <source>Put a block</source>
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
        <source>Put a block around it</source>
        <translation>Block darum legen</translation>
    </message>
    <message>
        <source>Take the block around it away</source>
        <translation>Block darum entfernen</translation>
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
        <source>more about it</source>
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
    <message>
        <source>%1 of %2 decks</source>
        <translation>%1 von %2 Decks</translation>
    </message>
    <message>
        <source>only with a boost</source>
        <translation>nur mit Boost</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no way</source>
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
        <source>Strike in the first turn</source>
        <translation>Angriff im ersten Zug</translation>
    </message>
    <message>
        <source>Decks that, going first, can attack after a maneuver without a boost</source>
        <translation>Decks, die als erste nach einem Manöver ohne Boost angreifen können</translation>
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
        <source>Spaces without which the board falls apart</source>
        <translation>Felder, ohne die das Brett zerfällt</translation>
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
        <source>Distance to opposing starts</source>
        <translation>Abstand zu Gegnerstarts</translation>
    </message>
</context>
<context>
    <name>champclos::editor::HeatModel</name>
    <message>
        <source>Where fighters stood</source>
        <translation>Wo Kämpfer standen</translation>
    </message>
    <message>
        <source>Where fighters fell</source>
        <translation>Wo Kämpfer fielen</translation>
    </message>
    <message>
        <source>Where the first strike hit</source>
        <translation>Wo der erste Treffer fiel</translation>
    </message>
    <message>
        <source>Fighter turns, %</source>
        <translation>Kämpferzüge, %</translation>
    </message>
    <message>
        <source>Falls, %</source>
        <translation>Gefallen, %</translation>
    </message>
    <message>
        <source>Games, %</source>
        <translation>Partien, %</translation>
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
        <source>Before the damage is dealt: values can still change.</source>
        <translation>Bevor Schaden zugefügt wird: Werte können sich noch ändern.</translation>
    </message>
    <message>
        <source>After the damage, when it is settled who won the combat.</source>
        <translation>Nach dem Schaden, wenn feststeht, wer den Kampf gewonnen hat.</translation>
    </message>
    <message>
        <source>When the card is played as an action of its own.</source>
        <translation>Wenn die Karte als eigene Aktion gespielt wird.</translation>
    </message>
    <message>
        <source>When the line reaches its goal of syllables with this card.</source>
        <translation>Wenn der Vers mit dieser Karte seine Silbenzahl erreicht.</translation>
    </message>
    <message>
        <source>Once, when your fighters are placed before the first turn.</source>
        <translation>Einmal, wenn deine Kämpfer vor dem ersten Zug platziert werden.</translation>
    </message>
    <message>
        <source>Before the first action of each of your turns.</source>
        <translation>Vor der ersten Aktion jedes deiner Züge.</translation>
    </message>
    <message>
        <source>After the last action of each of your turns, before the hand limit.</source>
        <translation>Nach der letzten Aktion jedes deiner Züge, vor dem Handlimit.</translation>
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
        <source>At the end of a combat that you take part in, after the effects of the cards.</source>
        <translation>Am Ende eines Kampfs, an dem du beteiligt bist, nach den Effekten der Karten.</translation>
    </message>
    <message>
        <source>After an attack of yours, when its cards have been put away.</source>
        <translation>Nach einem deiner Angriffe, wenn seine Karten weggelegt sind.</translation>
    </message>
    <message>
        <source>Whenever you have played a scheme.</source>
        <translation>Jedes Mal, wenn du eine Planung gespielt hast.</translation>
    </message>
    <message>
        <source>The attack cards of these fighters are worth more.</source>
        <translation>Die Angriffskarten dieser Kämpfer sind mehr wert.</translation>
    </message>
    <message>
        <source>The defense cards of these fighters are worth more.</source>
        <translation>Die Verteidigungskarten dieser Kämpfer sind mehr wert.</translation>
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
        <source>Effects cannot damage these fighters, only combats can.</source>
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
        <source>What happens at the start of your turn.</source>
        <translation>Was zu Beginn deines Zuges geschieht.</translation>
    </message>
    <message>
        <source>Two actions.</source>
        <translation>Zwei Aktionen.</translation>
    </message>
    <message>
        <source>Any two, also the same one twice. None may be skipped; one that you gain comes on top.</source>
        <translation>Beliebige zwei, auch zweimal dieselbe. Keine darf ausgelassen werden; eine gewonnene kommt hinzu.</translation>
    </message>
    <message>
        <source>End of turn.</source>
        <translation>Zugende.</translation>
    </message>
    <message>
        <source>What happens at the end of your turn.</source>
        <translation>Was am Ende deines Zuges geschieht.</translation>
    </message>
    <message>
        <source>Hand limit.</source>
        <translation>Handkartenlimit.</translation>
    </message>
    <message>
        <source>Discard down to 7 cards.</source>
        <translation>Wirf Karten ab, bis du nur noch 7&#xa0;Karten hast.</translation>
    </message>
    <message>
        <source>Maneuver.</source>
        <translation>Manöver.</translation>
    </message>
    <message>
        <source>Draw 1 card. You may boost: discard a card and add its boost to your move value. Then each of your fighters may move that far, one after the other; through friendly fighters, never through opposing ones.</source>
        <translation>Ziehe 1&#xa0;Karte. Du darfst mit Boost verstärken: Wirf eine Karte ab und addiere ihren Boost zu deinem Bewegungswert. Dann darf sich jeder deiner Kämpfer so weit bewegen, einer nach dem anderen; durch befreundete Kämpfer, nie durch gegnerische.</translation>
    </message>
    <message>
        <source>Scheme.</source>
        <translation>Planung.</translation>
    </message>
    <message>
        <source>Play a scheme card with a fighter that may use it, do what it says, discard it.</source>
        <translation>Spiele eine Planungskarte mit einem Kämpfer, der sie nutzen darf, führe sie aus und lege sie ab.</translation>
    </message>
    <message>
        <source>Attack.</source>
        <translation>Angriff.</translation>
    </message>
    <message>
        <source>One of your fighters attacks an opposing one with an attack or versatile card. Melee: an adjacent target. Ranged: adjacent, or in the same zone.</source>
        <translation>Einer deiner Kämpfer greift einen gegnerischen mit einer Angriffs- oder vielseitigen Karte an. Nahkampf: ein benachbartes Ziel. Fernkampf: benachbart oder in derselben Zone.</translation>
    </message>
    <message>
        <source>Cards.</source>
        <translation>Karten.</translation>
    </message>
    <message>
        <source>The attacker puts a card face down. The defender may add a defense or versatile card. Both are turned up together.</source>
        <translation>Der Angreifer legt eine Karte verdeckt aus. Der Verteidiger darf eine Verteidigungs- oder vielseitige Karte dazulegen. Beide werden zugleich aufgedeckt.</translation>
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
        <source>The attack’s value minus the defense’s. With at least 1 damage the attacker has won, otherwise the defender.</source>
        <translation>Wert des Angriffs minus Wert der Verteidigung. Bei mindestens 1&#xa0;Schaden hat der Angreifer gewonnen, sonst der Verteidiger.</translation>
    </message>
    <message>
        <source>After combat.</source>
        <translation>Nach dem Kampf.</translation>
    </message>
    <message>
        <source>First the defender’s card, then the attacker’s; also of a fighter that was defeated.</source>
        <translation>Zuerst die Karte des Verteidigers, dann die des Angreifers; auch wenn ihr Kämpfer besiegt wurde.</translation>
    </message>
    <message>
        <source>Discard.</source>
        <translation>Ablegen.</translation>
    </message>
    <message>
        <source>Both cards go to their discard piles.</source>
        <translation>Beide Karten kommen auf ihre Ablagestapel.</translation>
    </message>
    <message>
        <source>Adjacent.</source>
        <translation>Benachbart.</translation>
    </message>
    <message>
        <source>Two spaces that a line joins.</source>
        <translation>Zwei Felder, die eine Linie verbindet.</translation>
    </message>
    <message>
        <source>Zone.</source>
        <translation>Zone.</translation>
    </message>
    <message>
        <source>All spaces of one colour and letter, wherever they lie. A space may be in several zones.</source>
        <translation>Alle Felder mit derselben Farbe und demselben Buchstaben, wo immer sie liegen. Ein Feld kann zu mehreren Zonen gehören.</translation>
    </message>
    <message>
        <source>Empty deck.</source>
        <translation>Leeres Deck.</translation>
    </message>
    <message>
        <source>It is never shuffled again. Each card that you cannot draw deals 2 damage to each of your fighters.</source>
        <translation>Es wird nie neu gemischt. Jede Karte, die du nicht ziehen kannst, fügt jedem deiner Kämpfer 2&#xa0;Schaden zu.</translation>
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
        <source>A fighter without health leaves the battlefield at once.</source>
        <translation>Ein Kämpfer ohne Lebenspunkte verlässt sofort das Schlachtfeld.</translation>
    </message>
    <message>
        <source>Victory.</source>
        <translation>Sieg.</translation>
    </message>
    <message>
        <source>Whoever’s last hero is defeated has lost, even in the middle of an effect.</source>
        <translation>Wessen letzter Held besiegt ist, hat verloren, auch mitten in einem Effekt.</translation>
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
        <source>Player’s aid</source>
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
        <source>lay the crosses on each other; print at 100 %</source>
        <translation>Kreuze übereinanderlegen; mit 100&#xa0;% drucken</translation>
    </message>
    <message>
        <source>Print this page at 100 %, without “fit to page”.</source>
        <translation>Drucke diese Seite mit 100&#xa0;%, ohne „An Seite anpassen“.</translation>
    </message>
    <message>
        <source>Measure both rulers. If 100 mm are not 100 mm, enter what you measured as the printer’s scale.</source>
        <translation>Miss beide Lineale nach. Sind 100&#xa0;mm nicht 100&#xa0;mm, so gib den gemessenen Wert als Maßstab des Druckers ein.</translation>
    </message>
    <message>
        <source>Measure how far the upper left cross is from the edges of the paper. It should be 20 mm from both; enter the difference as the printer’s offset.</source>
        <translation>Miss den Abstand des Kreuzes oben links von den Papierrändern. Er soll auf beiden Seiten 20&#xa0;mm betragen; gib den Unterschied als Versatz des Druckers ein.</translation>
    </message>
    <message>
        <source>Print again: with these settings the rulers and the crosses are true.</source>
        <translation>Drucke noch einmal: Mit diesen Einstellungen stimmen Lineale und Kreuze.</translation>
    </message>
    <message>
        <source>Set now: 100 mm are printed as %1 mm across and %2 mm down; offset %3 mm across and %4 mm down.</source>
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
        <source>%1 × %2 mm · bleed %3 mm · print at 100 %</source>
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
        <translation>alle</translation>
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
        <source>Reference sheet</source>
        <translation>Übersicht</translation>
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
        <source>“Space”: a circle of the battlefield. “Zone”: all spaces of one colour and letter.</source>
        <translation>„Feld“: ein Kreis des Schlachtfelds. „Zone“: alle Felder mit derselben Farbe und demselben Buchstaben.</translation>
    </message>
    <message>
        <source>Attack: to attack with</source>
        <translation>Angriff: zum Angreifen</translation>
    </message>
    <message>
        <source>Versatile: attack or defense</source>
        <translation>Vielseitig: Angriff oder Abwehr</translation>
    </message>
    <message>
        <source>Defense: to defend with</source>
        <translation>Verteidigung: zum Abwehren</translation>
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
        <source>black only, nothing filled</source>
        <translation>nur Schwarz, keine Flächen</translation>
    </message>
    <message>
        <source>--%1 needs a value: %2.</source>
        <translation>--%1 braucht einen Wert: %2.</translation>
    </message>
    <message>
        <source>“%2” is nothing that --%1 understands: %3.</source>
        <translation>--%1 versteht „%2“ nicht: %3.</translation>
    </message>
    <message>
        <source>“%1” cannot be printed; there are: %2.</source>
        <translation>„%1“ lässt sich nicht drucken; es gibt: %2.</translation>
    </message>
    <message>
        <source>What shall be printed? There are: %1.</source>
        <translation>Was soll gedruckt werden? Es gibt: %1.</translation>
    </message>
    <message>
        <source>Name one deck or more, or say --all.</source>
        <translation>Nenne ein oder mehrere Decks oder sage --all.</translation>
    </message>
    <message>
        <source>Name one battlefield or more, or say --all.</source>
        <translation>Nenne ein oder mehrere Schlachtfelder oder sage --all.</translation>
    </message>
    <message>
        <source>“%1” has no place here.</source>
        <translation>„%1“ gehört nicht hierher.</translation>
    </message>
    <message>
        <source>Cards of this size do not fit on the paper.</source>
        <translation>Karten dieser Größe passen nicht auf das Papier.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>Der Ordner „%1“ lässt sich nicht anlegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>“champclos print --help” says more.</source>
        <translation>„champclos print --help“ sagt mehr.</translation>
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
        <source>Summary</source>
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
        <translation>%1: Spielsteine und Lebensräder</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Spielsteine</translation>
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
        <source>cut out the window, lay the cover on the numbers, pin both in the middle</source>
        <translation>Fenster ausschneiden, Deckscheibe auf die Zahlen legen, in der Mitte heften</translation>
    </message>
    <message>
        <source>glue the two sides back to back</source>
        <translation>beide Seiten Rücken an Rücken kleben</translation>
    </message>
    <message>
        <source>Tokens and dials</source>
        <translation>Spielsteine und Lebensräder</translation>
    </message>
    <message>
        <source>print at 100 % on thick paper</source>
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
        <translation>--%1 hat keinen Wert.</translation>
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
        <source>--%1 means nothing to “%2”.</source>
        <translation>--%1 bedeutet für „%2“ nichts.</translation>
    </message>
    <message>
        <source>Usage: champclos print KIND [NAME or FILE …] [options]</source>
        <translation>Aufruf: champclos print ART [NAME oder DATEI …] [Optionen]</translation>
    </message>
    <message>
        <source>Writes PDF files, without a window or a display.</source>
        <translation>Schreibt PDF-Dateien, ohne Fenster und ohne Bildschirm.</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Names; a file of your own is given by its path, my-deck.json</source>
        <translation>Namen; eine eigene Datei nennst du mit ihrem Pfad, my-deck.json</translation>
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
        <translation>Optionen für Schlachtfelder und Spielsteine</translation>
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
        <source>0 written, 1 not written (the reason is on the error output), 2 not understood</source>
        <translation>0 geschrieben, 1 nicht geschrieben (warum, sagt die Fehlerausgabe), 2 nicht verstanden</translation>
    </message>
    <message>
        <source>a deck to look up: character card and every card once, on one page or two</source>
        <translation>ein Deck zum Nachsehen: Charakterkarte und jede Karte einmal, auf einer oder zwei Seiten</translation>
    </message>
    <message>
        <source>several heroes on one page, a row each</source>
        <translation>mehrere Helden auf einer Seite, je eine Zeile</translation>
    </message>
    <message>
        <source>turn order, actions and combat at a glance</source>
        <translation>Zugfolge, Aktionen und Kampf auf einen Blick</translation>
    </message>
    <message>
        <source>a deck to cut out, in true size, with bleed, cut marks and backs</source>
        <translation>ein Deck zum Ausschneiden, in wahrer Größe, mit Anschnitt, Schnittmarken und Rückseiten</translation>
    </message>
    <message>
        <source>a battlefield on one page, or as a poster of several sheets</source>
        <translation>ein Schlachtfeld auf einer Seite oder als Poster aus mehreren Blättern</translation>
    </message>
    <message>
        <source>tokens and health dials to cut out</source>
        <translation>Spielsteine und Lebensräder zum Ausschneiden</translation>
    </message>
    <message>
        <source>rulers to measure your printer with, for --scale and --offset</source>
        <translation>Lineale, um deinen Drucker zu vermessen, für --scale und --offset</translation>
    </message>
    <message>
        <source>where to write: all in one file, or a file each in a folder, which is made if need be; the current folder if you say nothing</source>
        <translation>wohin: alles in eine Datei oder je eine in einen Ordner, der nötigenfalls angelegt wird; sonst in den aktuellen Ordner</translation>
    </message>
    <message>
        <source>language, yours if you say nothing; two with a comma (fr,de) stand side by side</source>
        <translation>Sprache, sonst deine eigene; zwei mit Komma (fr,de) stehen nebeneinander</translation>
    </message>
    <message>
        <source>paper; a4 if you say nothing</source>
        <translation>Papier; sonst a4</translation>
    </message>
    <message>
        <source>size of a card in mm</source>
        <translation>Größe einer Karte in mm</translation>
    </message>
    <message>
        <source>backs, mirrored for the edge over which the printer turns the sheet</source>
        <translation>Rückseiten, gespiegelt für die Kante, über die der Drucker wendet</translation>
    </message>
    <message>
        <source>one card a page with 3 mm bleed, for a print shop</source>
        <translation>eine Karte je Seite mit 3&#xa0;mm Anschnitt, für eine Druckerei</translation>
    </message>
    <message>
        <source>the character card too</source>
        <translation>auch die Charakterkarte</translation>
    </message>
    <message>
        <source>several sheets to join, spaces 30 mm wide</source>
        <translation>mehrere Blätter zum Zusammensetzen, Felder 30&#xa0;mm breit</translation>
    </message>
    <message>
        <source>width of a space in mm; makes a battlefield a poster</source>
        <translation>Durchmesser eines Felds in mm; macht ein Schlachtfeld zum Poster</translation>
    </message>
    <message>
        <source>what your printer makes of 100 mm, across and down</source>
        <translation>was dein Drucker aus 100&#xa0;mm macht, waagrecht und senkrecht</translation>
    </message>
    <message>
        <source>how far your printer shifts the page, right and down, in mm</source>
        <translation>wie weit dein Drucker die Seite verschiebt, nach rechts und unten, in mm</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>diese Hilfe</translation>
    </message>
</context>
<context>
    <name>program</name>
    <message>
        <source>Duels of heroes: a game and a workshop. “champclos print --help” prints sheets, cards and boards without a window.</source>
        <translation>Heldenduelle: ein Spiel und eine Werkstatt. „champclos print --help“ erklärt, wie man Übersichten, Karten und Bretter ohne Fenster druckt.</translation>
    </message>
    <message>
        <source>Draw the pages into the folder &lt;folder&gt;, without a display, and end.</source>
        <translation>Die Seiten ohne Bildschirm in den Ordner &lt;folder&gt; zeichnen und beenden.</translation>
    </message>
    <message>
        <source>Only pictures whose name contains &lt;text&gt;.</source>
        <translation>Nur Bilder, deren Name &lt;text&gt; enthält.</translation>
    </message>
    <message>
        <source>A game, battlefield or deck to open.</source>
        <translation>Eine Partie, ein Schlachtfeld oder ein Deck, das geöffnet werden soll.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“champclos --help” lists what can be asked for.</source>
        <translation>„champclos --help“ zeigt, was möglich ist.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Es lässt sich nur eine Datei auf einmal öffnen.</translation>
    </message>
    <message>
        <source>Champclos found no display to open its window on: the environment variables DISPLAY and WAYLAND_DISPLAY lead to none.
Without a display these still work:</source>
        <translation>Champclos hat keinen Bildschirm für sein Fenster gefunden: Die Umgebungsvariablen DISPLAY und WAYLAND_DISPLAY führen zu keinem.
Ohne Bildschirm geht weiterhin:</translation>
    </message>
    <message>
        <source>  champclos print --help           sheets, cards and boards as PDF
  champclos --screenshots FOLDER   pictures of every page
  champclos-cli play               a duel in the terminal</source>
        <translation>  champclos print --help            Übersichten, Karten und Bretter als PDF
  champclos --screenshots ORDNER    Bilder von jeder Seite
  champclos-cli play                ein Duell im Terminal</translation>
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
        <translation>vom Deck ablegen</translation>
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
        <translation>Schaden zufügen</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>zurückerhalten</translation>
    </message>
    <message>
        <source>set health</source>
        <translation>Lebenspunkte setzen</translation>
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
        <translation>zurückbringen</translation>
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
        <translation>den Wert setzen</translation>
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
        <source>turn the token</source>
        <translation>den Marker wenden</translation>
    </message>
    <message>
        <source>choose the side</source>
        <translation>die Seite wählen</translation>
    </message>
    <message>
        <source>turn up a side card</source>
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
        <source>the two in this combat</source>
        <translation>die beiden im Kampf</translation>
    </message>
    <message>
        <source>your fighters of one name</source>
        <translation>deine Kämpfer eines Namens</translation>
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
        <source>adjacent</source>
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
        <source>is a certain fighter</source>
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
        <translation>der Marker zeigt</translation>
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
        <source>beside the chosen space</source>
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
        <translation>bleibt diesen Zug dort</translation>
    </message>
    <message>
        <source>all of that name</source>
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
        <translation>deine Kämpfer platziert werden</translation>
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
        <source>a combat of yours ends</source>
        <translation>ein Kampf von dir endet</translation>
    </message>
    <message>
        <source>an attack of yours is over</source>
        <translation>dein Angriff vorbei ist</translation>
    </message>
    <message>
        <source>you have played a scheme</source>
        <translation>du eine Planung gespielt hast</translation>
    </message>
    <message>
        <source>more attack value</source>
        <translation>mehr Angriffswert</translation>
    </message>
    <message>
        <source>more defense value</source>
        <translation>mehr Verteidigungswert</translation>
    </message>
    <message>
        <source>more move value</source>
        <translation>mehr Bewegungswert</translation>
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
        <source>no damage but combat damage</source>
        <translation>nur Kampfschaden</translation>
    </message>
    <message>
        <source>which cards</source>
        <translation>welche</translation>
    </message>
</context>
</TS>
