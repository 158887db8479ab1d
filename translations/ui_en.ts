<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AbilitiesPane</name>
    <message>
        <source>Ability</source>
        <translation>Ability</translation>
    </message>
    <message>
        <source>What the hero can do all game long: something that happens at a moment, or something that always holds.</source>
        <translation>What the hero can do all game long: something that happens at a moment, or something that always holds.</translation>
    </message>
</context>
<context>
    <name>AbilityButton</name>
    <message>
        <source>Ability</source>
        <translation>Ability</translation>
    </message>
    <message>
        <source>Ability.</source>
        <translation>Ability.</translation>
    </message>
    <message>
        <source>none yet: click to write one</source>
        <translation>none yet: click to write one</translation>
    </message>
</context>
<context>
    <name>BalancePage</name>
    <message>
        <source>Battlefields</source>
        <translation>Battlefields</translation>
    </message>
    <message>
        <source>Balance run</source>
        <translation>Balance run</translation>
    </message>
    <message>
        <source>Export table…</source>
        <translation>Export table…</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>Run again…</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Back to the board</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>What the map shows</translation>
    </message>
    <message>
        <source>Stood</source>
        <translation>Stood</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Fell</translation>
    </message>
    <message>
        <source>Win rate by seat</source>
        <translation>Win rate by seat</translation>
    </message>
    <message numerus="yes">
        <source>95 % interval, %n game(s)</source>
        <translation>
            <numerusform>95 % interval, %n game</numerusform>
            <numerusform>95 % interval, %n games</numerusform>
        </translation>
    </message>
    <message>
        <source>50 % lies in the interval</source>
        <translation>50 % lies in the interval</translation>
    </message>
    <message>
        <source>50 % lies outside: worth a look</source>
        <translation>50 % lies outside: worth a look</translation>
    </message>
    <message>
        <source>Win rate by deck</source>
        <translation>Win rate by deck</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % interval</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Pairings</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each, seats swapped half way</source>
        <translation>
            <numerusform>%n game each, seats swapped half way</numerusform>
            <numerusform>%n games each, seats swapped half way</numerusform>
        </translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Export table</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>First strike</source>
        <translation>First strike</translation>
    </message>
</context>
<context>
    <name>BalanceSettings</name>
    <message>
        <source>Balance run</source>
        <translation>Balance run</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Computers play against each other on this board, everybody against everybody; seats are swapped half way. You can go on working.</source>
        <translation>Computers play against each other on this board, everybody against everybody; seats are swapped half way. You can go on working.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Games in all</source>
        <translation>Games in all</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
</context>
<context>
    <name>BalanceSheet</name>
    <message>
        <source>Balance run: %1</source>
        <translation>Balance run: %1</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Against</translation>
    </message>
    <message>
        <source>Games each</source>
        <translation>Games each</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Save as CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tables (*.csv)</translation>
    </message>
</context>
<context>
    <name>BalanceStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Waiting for the first games…</source>
        <translation>Waiting for the first games…</translation>
    </message>
    <message>
        <source>The board has changed since: run again.</source>
        <translation>The board has changed since: run again.</translation>
    </message>
</context>
<context>
    <name>BattlefieldWorkshopPage</name>
    <message>
        <source>Battlefields</source>
        <translation>Battlefields</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>not saved</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nothing to undo</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Undo: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nothing to redo</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Redo: %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>New</source>
        <translation>New</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Export a picture…</source>
        <translation>Export a picture…</translation>
    </message>
    <message>
        <source>All battlefields</source>
        <translation>All battlefields</translation>
    </message>
    <message>
        <source>Balance run…</source>
        <translation>Balance run…</translation>
    </message>
    <message>
        <source>Many games between computers: is the board fair?</source>
        <translation>Many games between computers: is the board fair?</translation>
    </message>
    <message>
        <source>Mend the errors first</source>
        <translation>Mend the errors first</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Play this board against the computer, saved or not (F5)</source>
        <translation>Play this board against the computer, saved or not (F5)</translation>
    </message>
    <message>
        <source>Board. %1</source>
        <translation>Board. %1</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The balance run goes on</source>
        <translation>The balance run goes on</translation>
    </message>
</context>
<context>
    <name>BattlefieldsPage</name>
    <message>
        <source>The file was not opened</source>
        <translation>The file was not opened</translation>
    </message>
    <message>
        <source>The work could not be brought back</source>
        <translation>The work could not be brought back</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>The file was not saved</translation>
    </message>
    <message>
        <source>“%1” is not saved</source>
        <translation>“%1” is not saved</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Do not save</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>What you changed since the last time would be lost.</source>
        <translation>What you changed since the last time would be lost.</translation>
    </message>
    <message>
        <source>Open a battlefield</source>
        <translation>Open a battlefield</translation>
    </message>
    <message>
        <source>Battlefields (*.json)</source>
        <translation>Battlefields (*.json)</translation>
    </message>
    <message>
        <source>Save the battlefield as</source>
        <translation>Save the battlefield as</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Export a picture</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
</context>
<context>
    <name>BlockEditor</name>
    <message>
        <source>Sentence</source>
        <translation>Sentence</translation>
    </message>
    <message>
        <source>written from the blocks</source>
        <translation>written from the blocks</translation>
    </message>
    <message>
        <source>Click a place, drag blocks, or press / to search</source>
        <translation>Click a place, drag blocks, or press / to search</translation>
    </message>
</context>
<context>
    <name>BlockTools</name>
    <message>
        <source>If…</source>
        <translation>If…</translation>
    </message>
    <message>
        <source>Put a condition around it</source>
        <translation>Put a condition around it</translation>
    </message>
    <message>
        <source>May…</source>
        <translation>May…</translation>
    </message>
    <message>
        <source>Let the player decide</source>
        <translation>Let the player decide</translation>
    </message>
    <message>
        <source>Move up (Ctrl+↑)</source>
        <translation>Move up (Ctrl+↑)</translation>
    </message>
    <message>
        <source>Move down (Ctrl+↓)</source>
        <translation>Move down (Ctrl+↓)</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Duplicate (Ctrl+D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
</context>
<context>
    <name>BoardInspector</name>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message>
        <source>nothing selected</source>
        <translation>nothing selected</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Ground</translation>
    </message>
    <message>
        <source>Ornament</source>
        <translation>Ornament</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Width</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Height</translation>
    </message>
    <message>
        <source>Description, German</source>
        <translation>Description, German</translation>
    </message>
    <message>
        <source>Description, English</source>
        <translation>Description, English</translation>
    </message>
    <message>
        <source>Description, French</source>
        <translation>Description, French</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Author</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>License</translation>
    </message>
</context>
<context>
    <name>BoardPicker</name>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message>
        <source>those with four starts</source>
        <translation>those with four starts</translation>
    </message>
</context>
<context>
    <name>BoardTile</name>
    <message>
        <source>damaged file</source>
        <translation>damaged file</translation>
    </message>
    <message>
        <source>%1 spaces · %2 starts</source>
        <translation>%1 spaces · %2 starts</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cut</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Select all</translation>
    </message>
    <message>
        <source>Put in the chosen zone</source>
        <translation>Put in the chosen zone</translation>
    </message>
</context>
<context>
    <name>CardChoices</name>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Size of the cards</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Backs</translation>
    </message>
    <message>
        <source>turned over the long edge</source>
        <translation>turned over the long edge</translation>
    </message>
    <message>
        <source>turned over the short edge</source>
        <translation>turned over the short edge</translation>
    </message>
    <message>
        <source>none</source>
        <comment>backs</comment>
        <translation>none</translation>
    </message>
    <message>
        <source>One card a page, for a print shop (3 mm bleed)</source>
        <translation>One card a page, for a print shop (3 mm bleed)</translation>
    </message>
    <message>
        <source>Character card too</source>
        <translation>Character card too</translation>
    </message>
    <message>
        <source>Print on both sides; each back lies behind its front if the printer turns over this edge.</source>
        <translation>Print on both sides; each back lies behind its front if the printer turns over this edge.</translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>A second card with the same numbers and effect</source>
        <translation>A second card with the same numbers and effect</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Delete this card</source>
        <translation>Delete this card</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Boost</source>
        <translation>Boost</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>Syllables</source>
        <translation>Syllables</translation>
    </message>
    <message>
        <source>Who may play it</source>
        <translation>Who may play it</translation>
    </message>
    <message>
        <source>Any fighter</source>
        <translation>Any fighter</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Note to myself · never shown to players</source>
        <translation>Note to myself · never shown to players</translation>
    </message>
    <message>
        <source>What it is meant to do, or the text of an imported card</source>
        <translation>What it is meant to do, or the text of an imported card</translation>
    </message>
    <message>
        <source>A note to myself</source>
        <translation>A note to myself</translation>
    </message>
</context>
<context>
    <name>CardReader</name>
    <message>
        <source>Point at a card, or walk to it with the keys, to read it here.</source>
        <translation>Point at a card, or walk to it with the keys, to read it here.</translation>
    </message>
</context>
<context>
    <name>CharacterPane</name>
    <message>
        <source>Character card</source>
        <translation>Character card</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Move value</source>
        <translation>Move value</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Author</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>License</translation>
    </message>
    <message>
        <source>+ Sidekick</source>
        <translation>+ Sidekick</translation>
    </message>
    <message>
        <source>Begin with the name of the hero, below: the deck is called after it. Then compose the ability and thirty cards.</source>
        <translation>Begin with the name of the hero, below: the deck is called after it. Then compose the ability and thirty cards.</translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour %1</source>
        <translation>Color %1</translation>
    </message>
    <message>
        <source>Theme’s own</source>
        <translation>Theme’s own</translation>
    </message>
</context>
<context>
    <name>CombatCard</name>
    <message>
        <source>A card, face down</source>
        <translation>A card, face down</translation>
    </message>
</context>
<context>
    <name>CombatPanel</name>
    <message>
        <source>Combat ledger</source>
        <translation>Combat ledger</translation>
    </message>
    <message>
        <source>Defender · %1</source>
        <translation>Defender · %1</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>No card</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Choosing</translation>
    </message>
    <message>
        <source>Attacker · %1</source>
        <translation>Attacker · %1</translation>
    </message>
    <message>
        <source>Any key skips ahead</source>
        <translation>Any key skips ahead</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
</context>
<context>
    <name>ContinueTile</name>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
</context>
<context>
    <name>Crest</name>
    <message>
        <source>Champclos: to the first page</source>
        <translation>Champclos: to the first page</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Lift the curtain</source>
        <translation>Lift the curtain</translation>
    </message>
    <message>
        <source>Next at the screen</source>
        <translation>Next at the screen</translation>
    </message>
    <message>
        <source>The cards are hidden until then.</source>
        <translation>The cards are hidden until then.</translation>
    </message>
</context>
<context>
    <name>DamageList</name>
    <message>
        <source>Damage by card</source>
        <translation>Damage by card</translation>
    </message>
    <message>
        <source>damage · hits</source>
        <translation>damage · hits</translation>
    </message>
</context>
<context>
    <name>DeckColumn</name>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message numerus="yes">
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n design</numerusform>
            <numerusform>%n designs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
    <message>
        <source>+ New card</source>
        <translation>+ New card</translation>
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
        <translation>%1 of %2 cards</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>not saved</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>All decks</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Undo: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>Redo: %1 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Save (Ctrl+S)</source>
        <translation>Save (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save as… (Ctrl+Shift+S)</source>
        <translation>Save as… (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Balance run…</source>
        <translation>Balance run…</translation>
    </message>
    <message>
        <source>Let the computer play this deck against others</source>
        <translation>Let the computer play this deck against others</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Play it now against the computer</source>
        <translation>Play it now against the computer</translation>
    </message>
    <message>
        <source>There are errors in the list of problems</source>
        <translation>There are errors in the list of problems</translation>
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
        <translation>%1, English</translation>
    </message>
    <message>
        <source>%1, French</source>
        <translation>%1, French</translation>
    </message>
    <message>
        <source>%1, German</source>
        <translation>%1, German</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>French</source>
        <translation>French</translation>
    </message>
    <message>
        <source>German</source>
        <translation>German</translation>
    </message>
</context>
<context>
    <name>DeckProblemList</name>
    <message numerus="yes">
        <source>%n error(s) · not playable yet</source>
        <translation>
            <numerusform>%n error · not playable yet</numerusform>
            <numerusform>%n errors · not playable yet</numerusform>
        </translation>
    </message>
    <message>
        <source>no errors · playable</source>
        <translation>no errors · playable</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problems</translation>
    </message>
    <message>
        <source>show</source>
        <translation>show</translation>
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
        <translation>Deck workshop</translation>
    </message>
    <message>
        <source>Compose a hero and thirty cards from blocks, read them in three languages, play them the same minute.</source>
        <translation>Compose a hero and thirty cards from blocks, read them in three languages, play them the same minute.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>New deck</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Import a table (CSV)…</source>
        <translation>Import a table (CSV)…</translation>
    </message>
    <message>
        <source>Columns: name, copies, type, value, boost, fighter, text</source>
        <translation>Columns: name, copies, type, value, boost, fighter, text</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Recovered</translation>
    </message>
    <message>
        <source>left by a crash</source>
        <translation>left by a crash</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Your decks</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Opened last</translation>
    </message>
    <message>
        <source>not there at the moment: %1</source>
        <translation>not there at the moment: %1</translation>
    </message>
    <message>
        <source>Start from a copy</source>
        <translation>Start from a copy</translation>
    </message>
    <message numerus="yes">
        <source>%n built-in decks</source>
        <translation>
            <numerusform>%n built-in deck</numerusform>
            <numerusform>%n built-in decks</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Open a deck</translation>
    </message>
    <message>
        <source>Decks (*.json)</source>
        <translation>Decks (*.json)</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>Import a table</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tables (*.csv *.tsv *.txt)</translation>
    </message>
</context>
<context>
    <name>DeckTile</name>
    <message>
        <source>unfinished</source>
        <translation>unfinished</translation>
    </message>
</context>
<context>
    <name>DeckWorkshopPage</name>
    <message>
        <source>Save the deck</source>
        <translation>Save the deck</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Decks (*.json)</source>
        <translation>Decks (*.json)</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sentences</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effect</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>Keep the changes?</source>
        <translation>Keep the changes?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1” has changes that are not saved.</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Go on editing</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>EmblemChooser</name>
    <message>
        <source>Emblem and colours</source>
        <translation>Emblem and colors</translation>
    </message>
    <message>
        <source>Colours %1</source>
        <translation>Colors %1</translation>
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
        <translation>Rematch</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Swap sides</translation>
    </message>
    <message>
        <source>Another battlefield</source>
        <translation>Another battlefield</translation>
    </message>
    <message>
        <source>Save replay…</source>
        <translation>Save replay…</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
    <message>
        <source>To the first page</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Health over time</source>
        <translation>Health over time</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>by turn</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Champclos games (*.champclos)</source>
        <translation>Champclos games (*.champclos)</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Watch again</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
</context>
<context>
    <name>FighterPane</name>
    <message>
        <source>Role</source>
        <translation>Role</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Hero</translation>
    </message>
    <message>
        <source>Sidekick</source>
        <translation>Sidekick</translation>
    </message>
    <message>
        <source>Delete this fighter</source>
        <translation>Delete this fighter</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>How many</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Melee</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>Ranged</translation>
    </message>
    <message>
        <source>Grammar of the name</source>
        <translation>Grammar of the name</translation>
    </message>
    <message>
        <source>How sentences speak of this fighter. What is regular is filled in or may stay empty; point at a field to see what it is for, and read the sample below it.</source>
        <translation>How sentences speak of this fighter. What is regular is filled in or may stay empty; point at a field to see what it is for, and read the sample below it.</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>File name</translation>
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
        <translation>The file cannot be opened</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Line %1, column %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileTrouble</name>
    <message>
        <source>Understood</source>
        <translation>Understood</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Line %1, column %2: %3</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Nothing has been changed.</translation>
    </message>
</context>
<context>
    <name>FitsBar</name>
    <message>
        <source>Click a slot or a dashed place</source>
        <translation>Click a slot or a dashed place</translation>
    </message>
    <message>
        <source>Fits here</source>
        <translation>Fits here</translation>
    </message>
    <message>
        <source>hide what does not fit</source>
        <translation>hide what does not fit</translation>
    </message>
    <message numerus="yes">
        <source>%n does not fit</source>
        <translation>
            <numerusform>%n does not fit</numerusform>
            <numerusform>%n do not fit</numerusform>
        </translation>
    </message>
    <message>
        <source>/ search</source>
        <translation>/ search</translation>
    </message>
    <message>
        <source>It does not fit there: %1.</source>
        <translation>It does not fit there: %1.</translation>
    </message>
    <message>
        <source>Nothing here is called “%1”.</source>
        <translation>Nothing here is called “%1”.</translation>
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
        <translation>none</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>as usual</translation>
    </message>
</context>
<context>
    <name>GrammarPane</name>
    <message>
        <source>Gender</source>
        <translation>Gender</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Plural</source>
        <translation>Plural</translation>
    </message>
    <message>
        <source>The name is plural</source>
        <translation>The name is plural</translation>
    </message>
    <message>
        <source>No elision</source>
        <translation>No elision</translation>
    </message>
    <message>
        <source>Genitive</source>
        <translation>Genitive</translation>
    </message>
    <message>
        <source>After der, die, das</source>
        <translation>After der, die, das</translation>
    </message>
    <message>
        <source>After den, dem, des</source>
        <translation>After den, dem, des</translation>
    </message>
    <message>
        <source>After die, alle</source>
        <translation>After die, alle</translation>
    </message>
    <message>
        <source>Dative plural</source>
        <translation>Dative plural</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>French</source>
        <translation>French</translation>
    </message>
    <message>
        <source>German</source>
        <translation>German</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <translation>No cards in hand</translation>
    </message>
</context>
<context>
    <name>HealthChart</name>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turn %1</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>fell here (%1 or more)</source>
        <translation>fell here (%1 or more)</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>Space %1: %2 %, fallen %3</source>
        <translation>Space %1: %2 %, fallen %3</translation>
    </message>
</context>
<context>
    <name>HeroPicker</name>
    <message>
        <source>%1 health · move %2 · %3</source>
        <translation>%1 health · move %2 · %3</translation>
    </message>
    <message>
        <source>%1 · team %2</source>
        <translation>%1 · team %2</translation>
    </message>
    <message>
        <source>Choose a hero</source>
        <translation>Choose a hero</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Cards of the deck</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Light or dark</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Duels of heroes, cards in hand, space by space.</source>
        <translation>Duels of heroes, cards in hand, space by space.</translation>
    </message>
    <message>
        <source>Enter: play · F1: rules · Esc: quit</source>
        <translation>Enter: play · F1: rules · Esc: quit</translation>
    </message>
    <message>
        <source>Version %1 · offline</source>
        <translation>Version %1 · offline</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Battlefields</translation>
    </message>
    <message>
        <source>Draw, try, balance</source>
        <translation>Draw, try, balance</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Compose heroes and cards</source>
        <translation>Compose heroes and cards</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Cards, boards and tokens</source>
        <translation>Cards, boards and tokens</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Replays</translation>
    </message>
    <message>
        <source>Watch again, move by move</source>
        <translation>Watch again, move by move</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>The booklet, with examples</source>
        <translation>The booklet, with examples</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Language, theme, motion</source>
        <translation>Language, theme, motion</translation>
    </message>
</context>
<context>
    <name>ImportProblem</name>
    <message>
        <source>Line %1</source>
        <translation>Line %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Import a table</source>
        <translation>Import a table</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Open what was read</source>
        <translation>Open what was read</translation>
    </message>
    <message>
        <source>Names and numbers become cards. Each text waits as a note beside its card, to be composed from blocks.</source>
        <translation>Names and numbers become cards. Each text waits as a note beside its card, to be composed from blocks.</translation>
    </message>
</context>
<context>
    <name>IngredientChoice</name>
    <message>
        <source>Ingredient</source>
        <translation>Ingredient</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Choose a zone</source>
        <translation>Choose a zone</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Arrows</translation>
    </message>
    <message>
        <source>Move what is selected by 1, with Shift by 10; with the space tool: move the cross</source>
        <translation>Move what is selected by 1, with Shift by 10; with the space tool: move the cross</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Use the tool at the space or the cross</source>
        <translation>Use the tool at the space or the cross</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go from space to space</source>
        <translation>Go from space to space</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give up a gesture, select nothing</source>
        <translation>Give up a gesture, select nothing</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>Delete what is selected</source>
        <translation>Delete what is selected</translation>
    </message>
    <message>
        <source>Mirror left and right, with Shift top and bottom</source>
        <translation>Mirror left and right, with Shift top and bottom</translation>
    </message>
    <message>
        <source>Rotate a copy by half a turn, with Shift by quarters</source>
        <translation>Rotate a copy by half a turn, with Shift by quarters</translation>
    </message>
    <message>
        <source>While dragging: snap the other way round</source>
        <translation>While dragging: snap the other way round</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Space bar</translation>
    </message>
    <message>
        <source>While dragging: move the view; the middle button does it too</source>
        <translation>While dragging: move the view; the middle button does it too</translation>
    </message>
    <message>
        <source>Larger, smaller, the whole board; the wheel zooms too</source>
        <translation>Larger, smaller, the whole board; the wheel zooms too</translation>
    </message>
    <message>
        <source>Undo; with Shift: redo</source>
        <translation>Undo; with Shift: redo</translation>
    </message>
    <message>
        <source>Cut, copy, paste</source>
        <translation>Cut, copy, paste</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Select all</translation>
    </message>
    <message>
        <source>Save; with Shift: save as</source>
        <translation>Save; with Shift: save as</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>New battlefield</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Open a file</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Export a picture</translation>
    </message>
    <message>
        <source>Test game</source>
        <translation>Test game</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>message</comment>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>LeavingDialog</name>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>“%1” is not saved</source>
        <translation>“%1” is not saved</translation>
    </message>
    <message>
        <source>Two works are not saved</source>
        <translation>Two works are not saved</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Do not save</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Save both</source>
        <translation>Save both</translation>
    </message>
    <message>
        <source>What you changed since the last time would be lost.</source>
        <translation>What you changed since the last time would be lost.</translation>
    </message>
</context>
<context>
    <name>LedgerLine</name>
    <message>
        <source>cancelled</source>
        <translation>canceled</translation>
    </message>
</context>
<context>
    <name>LineInspector</name>
    <message>
        <source>selected</source>
        <translation>selected</translation>
    </message>
    <message>
        <source>Delete line</source>
        <translation>Delete line</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>“%1” is no game, battlefield or deck of Champclos.</source>
        <translation>“%1” is no game, battlefield or deck of Champclos.</translation>
    </message>
    <message>
        <source>“%1” could not be saved, so the window stays open.</source>
        <translation>“%1” could not be saved, so the window stays open.</translation>
    </message>
</context>
<context>
    <name>MenuEntry</name>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <comment>message</comment>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Seats</translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>two teams of two</translation>
    </message>
    <message>
        <source>a duel</source>
        <translation>a duel</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 players</translation>
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
        <translation>Goes first</translation>
    </message>
    <message>
        <source>Friendly: any move may be taken back</source>
        <translation>Friendly: any move may be taken back</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Less</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>More…</translation>
    </message>
    <message>
        <source>Seed: the same number gives the same cards</source>
        <translation>Seed: the same number gives the same cards</translation>
    </message>
    <message>
        <source>chosen by chance</source>
        <translation>chosen by chance</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>by chance</translation>
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
        <translation>Team of one person</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Open the rule</source>
        <translation>Open the rule</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Less</source>
        <translation>Less</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
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
        <translation>Colors: normal</translation>
    </message>
    <message>
        <source>Colours: protan</source>
        <translation>Colors: protan</translation>
    </message>
    <message>
        <source>Colours: deutan</source>
        <translation>Colors: deutan</translation>
    </message>
    <message>
        <source>Colours: tritan</source>
        <translation>Colors: tritan</translation>
    </message>
    <message>
        <source>Colours: grey</source>
        <translation>Colors: gray</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Snap</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Snap to the grid and to other spaces; Shift turns it round for a moment</source>
        <translation>Snap to the grid and to other spaces; Shift turns it round for a moment</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>Guides</translation>
    </message>
    <message>
        <source>Line up with other spaces and show the distances</source>
        <translation>Line up with other spaces and show the distances</translation>
    </message>
    <message>
        <source>Join to the last</source>
        <translation>Join to the last</translation>
    </message>
    <message>
        <source>Each new space is joined to the one selected</source>
        <translation>Each new space is joined to the one selected</translation>
    </message>
    <message>
        <source>In the chosen zone</source>
        <translation>In the chosen zone</translation>
    </message>
    <message>
        <source>Each new space is put in the zone chosen at the right</source>
        <translation>Each new space is put in the zone chosen at the right</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Copy what is selected, or everything, to the other side</source>
        <translation>Copy what is selected, or everything, to the other side</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Left and right</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Top and bottom</translation>
    </message>
    <message>
        <source>Flip the selection itself</source>
        <translation>Flip the selection itself</translation>
    </message>
    <message>
        <source>Rotate a copy</source>
        <translation>Rotate a copy</translation>
    </message>
    <message>
        <source>Copy what is selected, or everything, turned around the middle of the board</source>
        <translation>Copy what is selected, or everything, turned around the middle of the board</translation>
    </message>
    <message>
        <source>Half a turn</source>
        <translation>Half a turn</translation>
    </message>
    <message>
        <source>Four quarters</source>
        <translation>Four quarters</translation>
    </message>
    <message>
        <source>Turn the selection itself</source>
        <translation>Turn the selection itself</translation>
    </message>
    <message>
        <source>See the board as other eyes do</source>
        <translation>See the board as other eyes do</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Smaller</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Larger</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Fit</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Show the whole board</translation>
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
        <translation>against</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wins</translation>
    </message>
    <message>
        <source>interval, 10–90 %</source>
        <translation>interval, 10–90 %</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>rate</translation>
    </message>
    <message>
        <source>first</source>
        <translation>first</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turns</translation>
    </message>
</context>
<context>
    <name>PartPane</name>
    <message>
        <source>Back to all parts</source>
        <translation>Back to all parts</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Needs</translation>
    </message>
</context>
<context>
    <name>PartsButton</name>
    <message>
        <source>Token, side deck, pile, tags</source>
        <translation>Token, side deck, pile, tags</translation>
    </message>
    <message>
        <source>Token, side deck, pile, tags…</source>
        <translation>Token, side deck, pile, tags…</translation>
    </message>
</context>
<context>
    <name>PartsPane</name>
    <message>
        <source>Special parts</source>
        <translation>Special parts</translation>
    </message>
    <message>
        <source>Token with two sides</source>
        <translation>Token with two sides</translation>
    </message>
    <message>
        <source>A marker on the character card that effects turn and ask about.</source>
        <translation>A marker on the character card that effects turn and ask about.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>First side</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Second side</translation>
    </message>
    <message>
        <source>Side deck</source>
        <translation>Side deck</translation>
    </message>
    <message>
        <source>A few cards of their own; the one that is face up holds.</source>
        <translation>A few cards of their own; the one that is face up holds.</translation>
    </message>
    <message>
        <source>+ Side card</source>
        <translation>+ Side card</translation>
    </message>
    <message>
        <source>Pile of its own</source>
        <translation>Pile of its own</translation>
    </message>
    <message>
        <source>Takes cards on their way to the discard pile: a cauldron, a line of verse.</source>
        <translation>Takes cards on their way to the discard pile: a cauldron, a line of verse.</translation>
    </message>
    <message>
        <source>What it takes</source>
        <translation>What it takes</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Every card</translation>
    </message>
    <message>
        <source>Combat cards</source>
        <translation>Combat cards</translation>
    </message>
    <message>
        <source>+ Ingredient</source>
        <translation>+ Ingredient</translation>
    </message>
    <message>
        <source>+ Spell</source>
        <translation>+ Spell</translation>
    </message>
    <message>
        <source>A verse with a goal of syllables</source>
        <translation>A verse with a goal of syllables</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>+ Tag</source>
        <translation>+ Tag</translation>
    </message>
    <message>
        <source>Words on cards that effects count: STORM.</source>
        <translation>Words on cards that effects count: STORM.</translation>
    </message>
    <message>
        <source>Side cards</source>
        <translation>Side cards</translation>
    </message>
    <message>
        <source>Ingredients</source>
        <translation>Ingredients</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Spells</translation>
    </message>
    <message>
        <source>Name of the token</source>
        <translation>Name of the token</translation>
    </message>
    <message>
        <source>Name of one of these cards</source>
        <translation>Name of one of these cards</translation>
    </message>
    <message>
        <source>Name of the pile</source>
        <translation>Name of the pile</translation>
    </message>
    <message>
        <source>Syllables</source>
        <translation>Syllables</translation>
    </message>
</context>
<context>
    <name>PilePane</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sort by</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>There is nothing in it yet.</source>
        <translation>There is nothing in it yet.</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Computer, %1</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>The replay stays as it is: this begins a game of its own.</source>
        <translation>The replay stays as it is: this begins a game of its own.</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Who plays %1</translation>
    </message>
</context>
<context>
    <name>PlayTile</name>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
</context>
<context>
    <name>PrintChoices</name>
    <message>
        <source>What to print</source>
        <translation>What to print</translation>
    </message>
    <message>
        <source>Reference sheet</source>
        <translation>Reference sheet</translation>
    </message>
    <message>
        <source>Summary of heroes</source>
        <translation>Summary of heroes</translation>
    </message>
    <message>
        <source>Turn and combat</source>
        <translation>Turn and combat</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message>
        <source>Tokens and dials</source>
        <translation>Tokens and dials</translation>
    </message>
    <message>
        <source>Calibration page</source>
        <translation>Calibration page</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Beside it</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Second language</translation>
    </message>
    <message>
        <source>None</source>
        <comment>second language</comment>
        <translation>None</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paper</translation>
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
        <translation>Save ink: black only, nothing filled</translation>
    </message>
    <message>
        <source>Poster over several sheets</source>
        <translation>Poster over several sheets</translation>
    </message>
    <message>
        <source>Diameter of a space, mm</source>
        <translation>Diameter of a space, mm</translation>
    </message>
    <message>
        <source>The character card and every card once, to look up during a game.</source>
        <translation>The character card and every card once, to look up during a game.</translation>
    </message>
    <message>
        <source>Several heroes at a glance, a row each.</source>
        <translation>Several heroes at a glance, a row each.</translation>
    </message>
    <message>
        <source>Turn order, actions and combat on one page.</source>
        <translation>Turn order, actions and combat on one page.</translation>
    </message>
    <message>
        <source>The whole deck in true size to cut out, with bleed and backs.</source>
        <translation>The whole deck in true size to cut out, with bleed and backs.</translation>
    </message>
    <message>
        <source>On one page, or as a poster with spaces as wide as you want.</source>
        <translation>On one page, or as a poster with spaces as wide as you want.</translation>
    </message>
    <message>
        <source>To cut out: tokens for the spaces of your board, and health dials.</source>
        <translation>To cut out: tokens for the spaces of your board, and health dials.</translation>
    </message>
    <message>
        <source>Rulers that show how true your printer prints.</source>
        <translation>Rulers that show how true your printer prints.</translation>
    </message>
    <message>
        <source>Adjoining sheets share a strip of 10 mm: cut one along its crosses, lay it on those of the other and glue.</source>
        <translation>Adjoining sheets share a strip of 10 mm: cut one along its crosses, lay it on those of the other and glue.</translation>
    </message>
</context>
<context>
    <name>PrintContents</name>
    <message>
        <source>Battlefields</source>
        <translation>Battlefields</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>None</source>
        <comment>decks</comment>
        <translation>None</translation>
    </message>
    <message>
        <source>own</source>
        <translation>own</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>From a file…</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Save PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF files (*.pdf)</translation>
    </message>
    <message>
        <source>Open a battlefield</source>
        <translation>Open a battlefield</translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Open a deck</translation>
    </message>
    <message>
        <source>Champclos files (*.json)</source>
        <translation>Champclos files (*.json)</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 of %2</translation>
    </message>
    <message>
        <source>Size of the pages</source>
        <translation>Size of the pages</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Whole page</translation>
    </message>
    <message>
        <source>Full width</source>
        <translation>Full width</translation>
    </message>
</context>
<context>
    <name>PrintProgress</name>
    <message>
        <source>Printing, %1 %</source>
        <translation>Printing, %1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>PrinterChoices</name>
    <message>
        <source>Printer</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>100 mm across are</source>
        <translation>100 mm across are</translation>
    </message>
    <message>
        <source>100 mm down are</source>
        <translation>100 mm down are</translation>
    </message>
    <message>
        <source>Shifted right by</source>
        <translation>Shifted right by</translation>
    </message>
    <message>
        <source>Shifted down by</source>
        <translation>Shifted down by</translation>
    </message>
    <message>
        <source>What you measured on the calibration page, in mm. It is remembered.</source>
        <translation>What you measured on the calibration page, in mm. It is remembered.</translation>
    </message>
    <message>
        <source>Show the calibration page</source>
        <translation>Show the calibration page</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>Problems</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
    <message>
        <source>no errors · playable</source>
        <translation>no errors · playable</translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warning</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remark</translation>
    </message>
    <message>
        <source>show</source>
        <translation>show</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 attacks %2</translation>
    </message>
    <message>
        <source>Both cards are revealed. Read the ledger, then continue.</source>
        <translation>Both cards are revealed. Read the ledger, then continue.</translation>
    </message>
    <message>
        <source>Hint: %1 %2</source>
        <translation>Hint: %1 %2</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>RateHead</name>
    <message>
        <source>Opponent</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>won–lost</source>
        <translation>won–lost</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>won</source>
        <translation>won</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % interval</translation>
    </message>
</context>
<context>
    <name>RateRow</name>
    <message>
        <source>%1–%2 %</source>
        <translation>%1–%2 %</translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>“%1” was not saved</source>
        <translation>“%1” was not saved</translation>
    </message>
    <message>
        <source>It was kept safe on %1.</source>
        <translation>It was kept safe on %1.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Go on with it</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Throw away</translation>
    </message>
</context>
<context>
    <name>RecoveryRow</name>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recover</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replays</source>
        <translation>Replays</translation>
    </message>
    <message>
        <source>Through whose eyes</source>
        <translation>Through whose eyes</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>One step back (left arrow)</source>
        <translation>One step back (left arrow)</translation>
    </message>
    <message>
        <source>Pause (space)</source>
        <translation>Pause (space)</translation>
    </message>
    <message>
        <source>Play (space)</source>
        <translation>Play (space)</translation>
    </message>
    <message>
        <source>One step on (right arrow)</source>
        <translation>One step on (right arrow)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Step</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
</context>
<context>
    <name>ReplaysPage</name>
    <message>
        <source>Replays</source>
        <translation>Replays</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>Games that you play are kept here. A record can also be opened from a file.</source>
        <translation>Games that you play are kept here. A record can also be opened from a file.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <source>Champclos games (*.champclos *.json)</source>
        <translation>Champclos games (*.champclos *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>No games yet</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Delete this game?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>“%1” cannot be brought back.</source>
        <translation>“%1” cannot be brought back.</translation>
    </message>
</context>
<context>
    <name>RuleFigure</name>
    <message>
        <source>Immediately</source>
        <translation>Immediately</translation>
    </message>
    <message>
        <source>During combat</source>
        <translation>During combat</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Damage</translation>
    </message>
    <message>
        <source>After combat</source>
        <translation>After combat</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nothing found. Try another word.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
</context>
<context>
    <name>SaveRow</name>
    <message>
        <source>This file is damaged.</source>
        <translation>This file is damaged.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Watch</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Health</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Exhausted</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>the pile</comment>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Actions left</source>
        <translation>Actions left</translation>
    </message>
</context>
<context>
    <name>SeatSetup</name>
    <message>
        <source>%1 · team %2</source>
        <translation>%1 · team %2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Who plays %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Level of the computer</translation>
    </message>
    <message>
        <source>Language of this seat</source>
        <translation>Language of this seat</translation>
    </message>
    <message>
        <source>Program’s language</source>
        <translation>Program’s language</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>As it was at first</source>
        <translation>As it was at first</translation>
    </message>
    <message>
        <source>Puts every setting back</source>
        <translation>Puts every setting back</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Language and look</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>Stronger contrast</source>
        <translation>Stronger contrast</translation>
    </message>
    <message>
        <source>Zones always show a pattern and a letter beside their colour.</source>
        <translation>Zones always show a pattern and a letter beside their color.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instant</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Reduced motion</translation>
    </message>
    <message>
        <source>Wait after a combat until I continue</source>
        <translation>Wait after a combat until I continue</translation>
    </message>
    <message>
        <source>Any key or click skips what is moving.</source>
        <translation>Any key or click skips what is moving.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>The computer’s level in a new game</source>
        <translation>The computer’s level in a new game</translation>
    </message>
    <message>
        <source>New games are friendly: any move may be taken back</source>
        <translation>New games are friendly: any move may be taken back</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Files</translation>
    </message>
    <message>
        <source>Games are saved after every decision, in this folder:</source>
        <translation>Games are saved after every decision, in this folder:</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>Usual folder</source>
        <translation>Usual folder</translation>
    </message>
    <message>
        <source>Folder for saved games</source>
        <translation>Folder for saved games</translation>
    </message>
    <message>
        <source>Put every setting back?</source>
        <translation>Put every setting back?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Look, motion, level and folder become what they were when the program was new. Saved games stay.</source>
        <translation>Look, motion, level and folder become what they were when the program was new. Saved games stay.</translation>
    </message>
</context>
<context>
    <name>ShapePanel</name>
    <message>
        <source>Shape of the deck</source>
        <translation>Shape of the deck</translation>
    </message>
    <message numerus="yes">
        <source>average of %n decks</source>
        <translation>
            <numerusform>average of %n deck</numerusform>
            <numerusform>average of %n decks</numerusform>
        </translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
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
        <translation>More about %1</translation>
    </message>
</context>
<context>
    <name>ShelfView</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s)</source>
        <translation>
            <numerusform>%n zone</numerusform>
            <numerusform>%n zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s)</source>
        <translation>
            <numerusform>%n start</numerusform>
            <numerusform>%n starts</numerusform>
        </translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Battlefields</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>New battlefield</translation>
    </message>
    <message>
        <source>Your battlefields</source>
        <translation>Your battlefields</translation>
    </message>
    <message>
        <source>The game offers what has no errors</source>
        <translation>The game offers what has no errors</translation>
    </message>
    <message>
        <source>An empty board with three zones</source>
        <translation>An empty board with three zones</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>cannot be opened</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Opened last</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Built in</translation>
    </message>
    <message>
        <source>They open as a copy of your own</source>
        <translation>They open as a copy of your own</translation>
    </message>
    <message>
        <source>%1 (gone)</source>
        <translation>%1 (gone)</translation>
    </message>
    <message>
        <source>Not in %1 any more; a click takes it off the list</source>
        <translation>Not in %1 any more; a click takes it off the list</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Open as a copy</source>
        <translation>Open as a copy</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>Throw away…</translation>
    </message>
    <message>
        <source>Throw “%1” away?</source>
        <translation>Throw “%1” away?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Throw away</translation>
    </message>
    <message>
        <source>The file goes to the bin of your system, where there is one.</source>
        <translation>The file goes to the bin of your system, where there is one.</translation>
    </message>
</context>
<context>
    <name>SidekickRow</name>
    <message>
        <source>defeated</source>
        <translation>defeated</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>SpaceInspector</name>
    <message>
        <source>none</source>
        <comment>start number</comment>
        <translation>none</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selected</translation>
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
        <translation>Start number</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>%1 (some)</source>
        <translation>%1 (some)</translation>
    </message>
    <message>
        <source>+ Zone</source>
        <translation>+ Zone</translation>
    </message>
    <message>
        <source>Joined to</source>
        <translation>Joined to</translation>
    </message>
    <message>
        <source>+ Draw a line</source>
        <translation>+ Draw a line</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>to start %1</source>
        <translation>to start %1</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>In a row</translation>
    </message>
    <message>
        <source>In a column</source>
        <translation>In a column</translation>
    </message>
    <message>
        <source>Equal distances from left to right</source>
        <translation>Equal distances from left to right</translation>
    </message>
    <message>
        <source>Join in a chain</source>
        <translation>Join in a chain</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Delete space</source>
        <translation>Delete space</translation>
    </message>
    <message>
        <source>Delete spaces</source>
        <translation>Delete spaces</translation>
    </message>
    <message>
        <source>Spread across</source>
        <translation>Spread across</translation>
    </message>
    <message>
        <source>Spread down</source>
        <translation>Spread down</translation>
    </message>
    <message>
        <source>Equal distances from top to bottom</source>
        <translation>Equal distances from top to bottom</translation>
    </message>
    <message>
        <source>From each to the nearest that is left</source>
        <translation>From each to the nearest that is left</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Del</translation>
    </message>
</context>
<context>
    <name>Spinner</name>
    <message>
        <source>The computer is thinking</source>
        <translation>The computer is thinking</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Space bar: move the view</source>
        <translation>Space bar: move the view</translation>
    </message>
    <message>
        <source>Del: delete</source>
        <translation>Del: delete</translation>
    </message>
    <message>
        <source>%1 of %2 spaces</source>
        <translation>%1 of %2 spaces</translation>
    </message>
    <message>
        <source>Kept safe at %1</source>
        <translation>Kept safe at %1</translation>
    </message>
    <message>
        <source>Autosave failed: please save</source>
        <translation>Autosave failed: please save</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>All keys on one sheet</translation>
    </message>
</context>
<context>
    <name>StatusNotice</name>
    <message>
        <source>Close</source>
        <comment>message</comment>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>SumPanel</name>
    <message>
        <source>How the numbers came about</source>
        <translation>How the numbers came about</translation>
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
        <source>Damage</source>
        <translation>Damage</translation>
    </message>
    <message>
        <source>attack less defense</source>
        <translation>attack less defense</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Open the rule</translation>
    </message>
    <message>
        <source>never less than 0</source>
        <translation>never less than 0</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Save game as…</source>
        <translation>Save game as…</translation>
    </message>
    <message>
        <source>Show the other side’s reach</source>
        <translation>Show the other side’s reach</translation>
    </message>
    <message>
        <source>Fit the battlefield</source>
        <translation>Fit the battlefield</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Leave the game (it is saved)</source>
        <translation>Leave the game (it is saved)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Champclos games (*.champclos)</source>
        <translation>Champclos games (*.champclos)</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turn %1 · %2</translation>
    </message>
    <message>
        <source>Set-up · %1</source>
        <translation>Set-up · %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Take the last decision back (Ctrl+Z)</source>
        <translation>Take the last decision back (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>What the computer would do, and why (H)</source>
        <translation>What the computer would do, and why (H)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source> and </source>
        <comment>joins zone letters</comment>
        <translation> and </translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>zone %1</translation>
    </message>
    <message>
        <source>zones %1</source>
        <translation>zones %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>lines that leave a space</comment>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message>
        <source>start space %1</source>
        <translation>start space %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) away</source>
        <translation>
            <numerusform>%n step away</numerusform>
            <numerusform>%n steps away</numerusform>
        </translation>
    </message>
    <message>
        <source>needs a boost of %1</source>
        <translation>needs a boost of %1</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>can be chosen</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>defeated</translation>
    </message>
    <message numerus="yes">
        <source>%n health</source>
        <translation>
            <numerusform>%n health</numerusform>
            <numerusform>%n health</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot leave its space</source>
        <translation>cannot leave its space</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selected</translation>
    </message>
    <message>
        <source>in reach</source>
        <translation>in reach</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>value %1</translation>
    </message>
    <message>
        <source>boost %1</source>
        <translation>boost %1</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>not now</translation>
    </message>
    <message>
        <source>%1, not now</source>
        <translation>%1, not now</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirm</translation>
    </message>
    <message>
        <source>This ends the turn.</source>
        <translation>This ends the turn.</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>the action</comment>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Scheme</source>
        <comment>the action</comment>
        <translation>Scheme</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Stay here</translation>
    </message>
    <message>
        <source>instead</source>
        <comment>a value that replaces the printed one</comment>
        <translation>instead</translation>
    </message>
    <message>
        <source>added</source>
        <comment>a value that is added</comment>
        <translation>added</translation>
    </message>
    <message>
        <source>boost</source>
        <comment>a value that is added</comment>
        <translation>boost</translation>
    </message>
    <message>
        <source>ability</source>
        <comment>a value that is added</comment>
        <translation>ability</translation>
    </message>
    <message>
        <source>ignored</source>
        <comment>a value that does not count</comment>
        <translation>ignored</translation>
    </message>
    <message>
        <source>No effect at this step.</source>
        <translation>No effect at this step.</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Damage</translation>
    </message>
    <message>
        <source>Both cards are face down.</source>
        <translation>Both cards are face down.</translation>
    </message>
    <message>
        <source>printed</source>
        <comment>the value on the card</comment>
        <translation>printed</translation>
    </message>
    <message>
        <source>%1: combat won</source>
        <translation>%1: combat won</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turn %1 · %2</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>Deck of %1</source>
        <translation>Deck of %1</translation>
    </message>
    <message>
        <source>Discard pile of %1</source>
        <translation>Discard pile of %1</translation>
    </message>
    <message>
        <source>%1 of %2 syllables</source>
        <translation>%1 of %2 syllables</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>winner</source>
        <translation>winner</translation>
    </message>
    <message>
        <source>defeated</source>
        <comment>a seat of the side that lost</comment>
        <translation>defeated</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>out of the game</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>thinking</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>to play</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>waiting</translation>
    </message>
    <message>
        <source>%1, %2, health %3 of %4, hand %5, deck %6, discard pile %7</source>
        <translation>%1, %2, health %3 of %4, hand %5, deck %6, discard pile %7</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Ability</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <translation>Empty deck</translation>
    </message>
    <message numerus="yes">
        <source>The game took %n turn(s).</source>
        <translation>
            <numerusform>The game took %n turn.</numerusform>
            <numerusform>The game took %n turns.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>There is nothing to take back.</translation>
    </message>
    <message>
        <source>Something hidden was revealed, or somebody else has decided: this cannot be taken back. In a friendly game it could.</source>
        <translation>Something hidden was revealed, or somebody else has decided: this cannot be taken back. In a friendly game it could.</translation>
    </message>
    <message>
        <source>The game could not be saved: %1</source>
        <translation>The game could not be saved: %1</translation>
    </message>
    <message>
        <source>%1: choose an action</source>
        <translation>%1: choose an action</translation>
    </message>
    <message>
        <source>%1: boost or not</source>
        <translation>%1: boost or not</translation>
    </message>
    <message>
        <source>%1: move</source>
        <translation>%1: move</translation>
    </message>
    <message>
        <source>%1: place a fighter</source>
        <translation>%1: place a fighter</translation>
    </message>
    <message>
        <source>%1: defend</source>
        <translation>%1: defend</translation>
    </message>
    <message>
        <source>%1: discard a card</source>
        <translation>%1: discard a card</translation>
    </message>
    <message>
        <source>%1: choose a card</source>
        <translation>%1: choose a card</translation>
    </message>
    <message>
        <source>%1: choose a fighter</source>
        <translation>%1: choose a fighter</translation>
    </message>
    <message>
        <source>%1: choose a space</source>
        <translation>%1: choose a space</translation>
    </message>
    <message>
        <source>Choose Maneuver first, then move.</source>
        <translation>Choose Maneuver first, then move.</translation>
    </message>
    <message>
        <source>%1 selected: reach %2.</source>
        <translation>%1 selected: reach %2.</translation>
    </message>
    <message>
        <source>%1 selected: reach %2, more with a boost.</source>
        <translation>%1 selected: reach %2, more with a boost.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left.</source>
        <translation>
            <numerusform>%n action left.</numerusform>
            <numerusform>%n actions left.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough cards left to draw: a maneuver would deal %1 damage to each of your fighters.</source>
        <translation>Not enough cards left to draw: a maneuver would deal %1 damage to each of your fighters.</translation>
    </message>
    <message>
        <source>Your deck is empty: each card you must draw deals %1 damage to each of your fighters.</source>
        <translation>Your deck is empty: each card you must draw deals %1 damage to each of your fighters.</translation>
    </message>
    <message>
        <source>This ends the turn: confirm, or take it back.</source>
        <translation>This ends the turn: confirm, or take it back.</translation>
    </message>
    <message>
        <source>Before the first decision</source>
        <translation>Before the first decision</translation>
    </message>
    <message>
        <source>Whoever decides</source>
        <translation>Whoever decides</translation>
    </message>
    <message>
        <source>From outside</source>
        <translation>From outside</translation>
    </message>
    <message>
        <source>Next at the screen: %1</source>
        <translation>Next at the screen: %1</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1; the defaults hold. %2</source>
        <translation>The settings could not be read and were set aside as %1; the defaults hold. %2</translation>
    </message>
    <message>
        <source>The settings could not be saved: %1</source>
        <translation>The settings could not be saved: %1</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>strength of the computer</comment>
        <translation>Random</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>strength of the computer</comment>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>strength of the computer</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>strength of the computer</comment>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>strength of the computer</comment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>This game cannot be opened: %1</source>
        <translation>This game cannot be opened: %1</translation>
    </message>
    <message>
        <source>A saved game cannot be read and was set aside as %1. %2</source>
        <translation>A saved game cannot be read and was set aside as %1. %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>There is no deck that can be played.</source>
        <translation>There is no deck that can be played.</translation>
    </message>
    <message>
        <source>No battlefield has enough start spaces for four heroes.</source>
        <translation>No battlefield has enough start spaces for four heroes.</translation>
    </message>
    <message>
        <source>The seed must be a whole number.</source>
        <translation>The seed must be a whole number.</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>just now</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 against %3 and %4</source>
        <translation>%1 and %2 against %3 and %4</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 against %2</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>won by %1</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>before the first turn</translation>
    </message>
    <message>
        <source>turn %1, %2 to play</source>
        <translation>turn %1, %2 to play</translation>
    </message>
    <message>
        <source>%1: choose an option</source>
        <translation>%1: choose an option</translation>
    </message>
    <message>
        <source>Choose whom to attack.</source>
        <translation>Choose whom to attack.</translation>
    </message>
    <message>
        <source>Choose the card to attack with.</source>
        <translation>Choose the card to attack with.</translation>
    </message>
    <message>
        <source>Choose a scheme card.</source>
        <translation>Choose a scheme card.</translation>
    </message>
    <message>
        <source>Choose who attacks.</source>
        <translation>Choose who attacks.</translation>
    </message>
    <message>
        <source>Choose who plays the card.</source>
        <translation>Choose who plays the card.</translation>
    </message>
    <message>
        <source>Not now. %1</source>
        <translation>Not now. %1</translation>
    </message>
    <message>
        <source>%1 stays at %2</source>
        <comment>health</comment>
        <translation>%1 stays at %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>health before and after</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>no card</translation>
    </message>
    <message>
        <source>%1: decide</source>
        <translation>%1: decide</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who decided: what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The effects of “%1” do not resolve; its value stays.</source>
        <translation>The effects of “%1” do not resolve; its value stays.</translation>
    </message>
    <message>
        <source>partner · %1</source>
        <comment>what the partner does: waiting</comment>
        <translation>partner · %1</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Next: %1.</translation>
    </message>
    <message>
        <source>The attack card is face down.</source>
        <translation>The attack card is face down.</translation>
    </message>
</context>
<context>
    <name>ThreatLegend</name>
    <message>
        <source>Within the other side’s reach (without a boost)</source>
        <translation>Within the other side’s reach (without a boost)</translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Select</source>
        <translation>Select</translation>
    </message>
    <message>
        <source>V</source>
        <comment>key of a tool</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Select and move spaces and lines</source>
        <translation>Select and move spaces and lines</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key of a tool</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Add spaces</source>
        <translation>Add spaces</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key of a tool</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Join spaces by dragging from one to the next</source>
        <translation>Join spaces by dragging from one to the next</translation>
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
        <translation>Paint the chosen zone over spaces</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Erase</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key of a tool</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Erase zones and lines</source>
        <translation>Erase zones and lines</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key of a tool</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Number the start spaces</source>
        <translation>Number the start spaces</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Ground</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key of a tool</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Colour, ornament, picture to trace over</source>
        <translation>Color, ornament, picture to trace over</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
</context>
<context>
    <name>TraceInspector</name>
    <message>
        <source>Picture to trace over</source>
        <translation>Picture to trace over</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>Choose another picture</source>
        <translation>Choose another picture</translation>
    </message>
    <message>
        <source>A sketch or a photograph that lies under the board while you draw</source>
        <translation>A sketch or a photograph that lies under the board while you draw</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Remove the picture</translation>
    </message>
    <message>
        <source>The picture is not there any more. Choose it again or remove it.</source>
        <translation>The picture is not there any more. Choose it again or remove it.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Strength</translation>
    </message>
    <message>
        <source>Strength of the picture</source>
        <translation>Strength of the picture</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Middle x</source>
        <translation>Middle x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Width</translation>
    </message>
    <message>
        <source>As large as the board, in its middle</source>
        <translation>As large as the board, in its middle</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</source>
        <translation>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</translation>
    </message>
</context>
<context>
    <name>TypeChooser</name>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Versatile</source>
        <translation>Versatile</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Scheme</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>UnsavedWork</name>
    <message numerus="yes">
        <source>“%1” and %n more were not saved; they are kept safe.</source>
        <translation>
            <numerusform>“%1” and %n more were not saved; they are kept safe.</numerusform>
            <numerusform>“%1” and %n more were not saved; they are kept safe.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not saved; it is kept safe.</source>
        <translation>“%1” was not saved; it is kept safe.</translation>
    </message>
    <message>
        <source>Have a look</source>
        <translation>Have a look</translation>
    </message>
</context>
<context>
    <name>WhyTip</name>
    <message>
        <source>Open the rule (F1)</source>
        <translation>Open the rule (F1)</translation>
    </message>
</context>
<context>
    <name>ZonePalette</name>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>spaces</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Pattern</translation>
    </message>
    <message>
        <source>Remove zone %1</source>
        <translation>Remove zone %1</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Add a zone</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 zones</source>
        <translation>A battlefield has at most %1 zones</translation>
    </message>
</context>
<context>
    <name>ZoneRow</name>
    <message numerus="yes">
        <source>Zone %1, %2, %3; %n space(s)</source>
        <translation>
            <numerusform>Zone %1, %2, %3; %n space</numerusform>
            <numerusform>Zone %1, %2, %3; %n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>champclos::app::print::PrintStudio</name>
    <message>
        <source>Choose a deck.</source>
        <translation>Choose a deck.</translation>
    </message>
    <message>
        <source>Choose a battlefield.</source>
        <translation>Choose a battlefield.</translation>
    </message>
    <message>
        <source>Cards of this size do not fit on the paper.</source>
        <translation>Cards of this size do not fit on the paper.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>The file cannot be read.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Sent to the printer.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Stopped; nothing was written.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>The printer did not take the pages.</translation>
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
        <translation>together %1</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BalanceRun</name>
    <message>
        <source>Choose at least two decks.</source>
        <translation>Choose at least two decks.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>First player</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second player</translation>
    </message>
    <message>
        <source>random</source>
        <translation>random</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>easy</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>hard</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 of %2 games</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 games</source>
        <translation>Canceled: %1 of %2 games</translation>
    </message>
    <message>
        <source>Finished: %1 of %2 games</source>
        <translation>Finished: %1 of %2 games</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Not started</translation>
    </message>
    <message>
        <source>estimating…</source>
        <translation>estimating…</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>about %1 left</translation>
    </message>
    <message>
        <source>level %1, seed %2</source>
        <translation>level %1, seed %2</translation>
    </message>
    <message>
        <source>%1 turns per game on average</source>
        <translation>%1 turns per game on average</translation>
    </message>
    <message>
        <source>Too few games yet to say anything.</source>
        <translation>Too few games yet to say anything.</translation>
    </message>
    <message>
        <source>Neither seat has an advantage that shows.</source>
        <translation>Neither seat has an advantage that shows.</translation>
    </message>
    <message>
        <source>%1 is neither stronger nor weaker than its opponents, as far as one sees.</source>
        <translation>%1 is neither stronger nor weaker than its opponents, as far as one sees.</translation>
    </message>
    <message>
        <source>The first player wins %1 of the games, more than chance explains.</source>
        <translation>The first player wins %1 of the games, more than chance explains.</translation>
    </message>
    <message>
        <source>The first player wins %1 of the games, fewer than chance explains.</source>
        <translation>The first player wins %1 of the games, fewer than chance explains.</translation>
    </message>
    <message>
        <source>%1 wins %2 of its games, more than chance explains.</source>
        <translation>%1 wins %2 of its games, more than chance explains.</translation>
    </message>
    <message>
        <source>%1 wins %2 of its games, fewer than chance explains.</source>
        <translation>%1 wins %2 of its games, fewer than chance explains.</translation>
    </message>
    <message>
        <source>The interval, %1 to %2 %, contains 50 %.</source>
        <translation>The interval, %1 to %2 %, contains 50 %.</translation>
    </message>
    <message>
        <source>The interval, %1 to %2 %, leaves out 50 %.</source>
        <translation>The interval, %1 to %2 %, leaves out 50 %.</translation>
    </message>
    <message>
        <source>No pairing stands out.</source>
        <translation>No pairing stands out.</translation>
    </message>
    <message>
        <source>%1 against %2, %3–%4</source>
        <translation>%1 against %2, %3–%4</translation>
    </message>
    <message>
        <source>One pairing stands out: %1.</source>
        <translation>One pairing stands out: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pairings stand out, most of all %1.</source>
        <translation>
            <numerusform>%n pairing stands out: %1.</numerusform>
            <numerusform>%n pairings stand out, most of all %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table was not saved. %1</source>
        <translation>The table was not saved. %1</translation>
    </message>
    <message>
        <source>a few seconds left</source>
        <translation>a few seconds left</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldDocument</name>
    <message>
        <source>Add space</source>
        <translation>Add space</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation>Remove line</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n space(s)</source>
        <translation>
            <numerusform>Delete %n space</numerusform>
            <numerusform>Delete %n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Rotate a copy</source>
        <translation>Rotate a copy</translation>
    </message>
    <message>
        <source>Mirror a copy</source>
        <translation>Mirror a copy</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Turn over</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Align</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>Spread evenly</translation>
    </message>
    <message>
        <source>Set start</source>
        <translation>Set start</translation>
    </message>
    <message>
        <source>Paint zone</source>
        <translation>Paint zone</translation>
    </message>
    <message>
        <source>Erase zone</source>
        <translation>Erase zone</translation>
    </message>
    <message>
        <source>Join spaces</source>
        <translation>Join spaces</translation>
    </message>
    <message>
        <source>Add zone</source>
        <translation>Add zone</translation>
    </message>
    <message>
        <source>Remove zone</source>
        <translation>Remove zone</translation>
    </message>
    <message>
        <source>Rename zone</source>
        <translation>Rename zone</translation>
    </message>
    <message>
        <source>Change zone colour</source>
        <translation>Change zone color</translation>
    </message>
    <message>
        <source>Change zone pattern</source>
        <translation>Change zone pattern</translation>
    </message>
    <message>
        <source>Change zone letter</source>
        <translation>Change zone letter</translation>
    </message>
    <message>
        <source>Rename battlefield</source>
        <translation>Rename battlefield</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Change description</translation>
    </message>
    <message>
        <source>Change author</source>
        <translation>Change author</translation>
    </message>
    <message>
        <source>Change licence</source>
        <translation>Change license</translation>
    </message>
    <message>
        <source>Change board size</source>
        <translation>Change board size</translation>
    </message>
    <message>
        <source>Change ground colour</source>
        <translation>Change ground color</translation>
    </message>
    <message>
        <source>Change ornament</source>
        <translation>Change ornament</translation>
    </message>
    <message>
        <source>Battlefield without a name</source>
        <translation>Battlefield without a name</translation>
    </message>
    <message>
        <source>The picture to trace over is not there.</source>
        <translation>The picture to trace over is not there.</translation>
    </message>
    <message>
        <source>“%1” may have been moved.</source>
        <translation>“%1” may have been moved.</translation>
    </message>
    <message>
        <source>Choose a picture to trace over</source>
        <translation>Choose a picture to trace over</translation>
    </message>
    <message>
        <source>Remove the picture to trace over</source>
        <translation>Remove the picture to trace over</translation>
    </message>
    <message>
        <source>Fit the picture</source>
        <translation>Fit the picture</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Move the picture</translation>
    </message>
    <message>
        <source>Fade the picture</source>
        <translation>Fade the picture</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldEditor</name>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Line %1–%2</source>
        <translation>Line %1–%2</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Space %1</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>no way</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nothing is selected</translation>
    </message>
    <message>
        <source>in no zone</source>
        <translation>in no zone</translation>
    </message>
    <message>
        <source>zones %1</source>
        <translation>zones %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message>
        <source>start %1</source>
        <translation>start %1</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 spaces: there is no room for more.</source>
        <translation>A battlefield has at most %1 spaces: there is no room for more.</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 zones: there is no room for more.</source>
        <translation>A battlefield has at most %1 zones: there is no room for more.</translation>
    </message>
    <message>
        <source>A space is in at most %1 zones.</source>
        <translation>A space is in at most %1 zones.</translation>
    </message>
    <message>
        <source>There are no spaces on the clipboard.</source>
        <translation>There are no spaces on the clipboard.</translation>
    </message>
    <message>
        <source>Select spaces first.</source>
        <translation>Select spaces first.</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>The picture is saved.</translation>
    </message>
    <message>
        <source>The picture could not be written: choose a name that ends in .png, .svg or .pdf, in a folder of yours.</source>
        <translation>The picture could not be written: choose a name that ends in .png, .svg or .pdf, in a folder of yours.</translation>
    </message>
    <message>
        <source>Space %1 lines up with %2</source>
        <translation>Space %1 lines up with %2</translation>
    </message>
    <message>
        <source>Enter adds a space at %1, %2</source>
        <translation>Enter adds a space at %1, %2</translation>
    </message>
    <message>
        <source>Click or drag to select; Shift adds</source>
        <translation>Click or drag to select; Shift adds</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 selected</translation>
    </message>
    <message>
        <source>Click to add a space; arrow keys and Enter do it too</source>
        <translation>Click to add a space; arrow keys and Enter do it too</translation>
    </message>
    <message>
        <source>Drag from space to space; the same way again takes a line away</source>
        <translation>Drag from space to space; the same way again takes a line away</translation>
    </message>
    <message>
        <source>Drag over spaces to paint the chosen zone; digits choose it</source>
        <translation>Drag over spaces to paint the chosen zone; digits choose it</translation>
    </message>
    <message>
        <source>On a ring: that zone; in the middle: all; on a line: the line</source>
        <translation>On a ring: that zone; in the middle: all; on a line: the line</translation>
    </message>
    <message>
        <source>Click a space: the next start number, or none</source>
        <translation>Click a space: the next start number, or none</translation>
    </message>
    <message>
        <source>Colour, ornament and a picture to trace over are in the panel</source>
        <translation>Color, ornament and a picture to trace over are in the panel</translation>
    </message>
    <message>
        <source>The copies would lie outside the board: make it larger or choose another symmetry.</source>
        <translation>The copies would lie outside the board: make it larger or choose another symmetry.</translation>
    </message>
    <message>
        <source>This file is no picture that can be read.</source>
        <translation>This file is no picture that can be read.</translation>
    </message>
    <message>
        <source>Drag the picture to move it, a corner to size it; arrow keys move it too</source>
        <translation>Drag the picture to move it, a corner to size it; arrow keys move it too</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldProblems</name>
    <message>
        <source>Space %1 is in no zone.</source>
        <translation>Space %1 is in no zone.</translation>
    </message>
    <message>
        <source>From there, ranged attacks reach only neighbouring spaces.</source>
        <translation>From there, ranged attacks reach only neighboring spaces.</translation>
    </message>
    <message>
        <source>Space %1 cannot be reached.</source>
        <translation>Space %1 cannot be reached.</translation>
    </message>
    <message>
        <source>No line leads there from the others.</source>
        <translation>No line leads there from the others.</translation>
    </message>
    <message>
        <source>Space %1 has two start numbers.</source>
        <translation>Space %1 has two start numbers.</translation>
    </message>
    <message>
        <source>Each start needs a space of its own.</source>
        <translation>Each start needs a space of its own.</translation>
    </message>
    <message numerus="yes">
        <source>Start %1: only %n other space(s) in its zones.</source>
        <translation>
            <numerusform>Start %1: only %n other space in its zones.</numerusform>
            <numerusform>Start %1: only %n other spaces in its zones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidekicks are placed there and may need %1.</source>
        <translation>Sidekicks are placed there and may need %1.</translation>
    </message>
    <message>
        <source>Zones %1 and %2 look alike.</source>
        <translation>Zones %1 and %2 look alike.</translation>
    </message>
    <message>
        <source>At a glance their colours are confused.</source>
        <translation>At a glance their colors are confused.</translation>
    </message>
    <message>
        <source>Zone %1 has no space.</source>
        <translation>Zone %1 has no space.</translation>
    </message>
    <message>
        <source>Paint it somewhere or remove it.</source>
        <translation>Paint it somewhere or remove it.</translation>
    </message>
    <message>
        <source>Lines %1–%2 and %3–%4 cross.</source>
        <translation>Lines %1–%2 and %3–%4 cross.</translation>
    </message>
    <message>
        <source>It looks as if there were a space.</source>
        <translation>It looks as if there were a space.</translation>
    </message>
    <message>
        <source>Line %1–%2 passes over space %3.</source>
        <translation>Line %1–%2 passes over space %3.</translation>
    </message>
    <message>
        <source>It looks as if they were joined.</source>
        <translation>It looks as if they were joined.</translation>
    </message>
    <message>
        <source>Spaces %1 and %2 are very close.</source>
        <translation>Spaces %1 and %2 are very close.</translation>
    </message>
    <message>
        <source>Rings and fighters may overlap.</source>
        <translation>Rings and fighters may overlap.</translation>
    </message>
    <message>
        <source>Space %1 lies outside the board.</source>
        <translation>Space %1 lies outside the board.</translation>
    </message>
    <message>
        <source>Move it in or enlarge the board.</source>
        <translation>Move it in or enlarge the board.</translation>
    </message>
    <message>
        <source>A duel needs two, team play four.</source>
        <translation>A duel needs two, team play four.</translation>
    </message>
    <message>
        <source>There is no start space.</source>
        <translation>There is no start space.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n start space(s).</source>
        <translation>
            <numerusform>There is %n start space.</numerusform>
            <numerusform>There are %n start spaces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>champclos::editor::BlockRows</name>
    <message>
        <source>Played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>When</source>
        <translation>When</translation>
    </message>
    <message>
        <source>at another moment…</source>
        <translation>at another moment…</translation>
    </message>
    <message>
        <source>when something happens…</source>
        <translation>when something happens…</translation>
    </message>
    <message>
        <source>something that always holds…</source>
        <translation>something that always holds…</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Always</translation>
    </message>
    <message>
        <source>by</source>
        <translation>by</translation>
    </message>
    <message>
        <source>for</source>
        <translation>for</translation>
    </message>
    <message>
        <source>all your fighters</source>
        <translation>all your fighters</translation>
    </message>
    <message>
        <source>as long as</source>
        <translation>as long as</translation>
    </message>
    <message>
        <source>as long as…</source>
        <translation>as long as…</translation>
    </message>
    <message>
        <source>this spell is cast</source>
        <translation>this spell is cast</translation>
    </message>
    <message>
        <source>do…</source>
        <translation>do…</translation>
    </message>
    <message>
        <source>and then…</source>
        <translation>and then…</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>another option…</source>
        <translation>another option…</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Say more about it</source>
        <translation>Say more about it</translation>
    </message>
    <message>
        <source>It holds only while a condition holds</source>
        <translation>It holds only while a condition holds</translation>
    </message>
    <message>
        <source>Whenever</source>
        <translation>Whenever</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BoardShelf</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Line %1, column %2: %3</translation>
    </message>
</context>
<context>
    <name>champclos::editor::Candidates</name>
    <message>
        <source>only in a combat</source>
        <translation>only in a combat</translation>
    </message>
    <message>
        <source>only on a card that is played</source>
        <translation>only on a card that is played</translation>
    </message>
    <message>
        <source>too early: not settled yet</source>
        <translation>too early: not settled yet</translation>
    </message>
    <message>
        <source>before the damage only</source>
        <translation>before the damage only</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation>nested too deep</translation>
    </message>
    <message>
        <source>nothing before says which</source>
        <translation>nothing before says which</translation>
    </message>
    <message>
        <source>there are several: say each or one of</source>
        <translation>there are several: say each or one of</translation>
    </message>
    <message>
        <source>it would never happen</source>
        <translation>it would never happen</translation>
    </message>
    <message>
        <source>the deck has no token</source>
        <translation>the deck has no token</translation>
    </message>
    <message>
        <source>the deck has no side deck</source>
        <translation>the deck has no side deck</translation>
    </message>
    <message>
        <source>the deck has no ingredients</source>
        <translation>the deck has no ingredients</translation>
    </message>
    <message>
        <source>the deck has no spells</source>
        <translation>the deck has no spells</translation>
    </message>
    <message>
        <source>the deck has no pile</source>
        <translation>the deck has no pile</translation>
    </message>
    <message>
        <source>said already</source>
        <translation>said already</translation>
    </message>
    <message>
        <source>all your fighters</source>
        <translation>all your fighters</translation>
    </message>
</context>
<context>
    <name>champclos::editor::CardList</name>
    <message>
        <source>boost %1</source>
        <translation>boost %1</translation>
    </message>
    <message numerus="yes">
        <source>%n health</source>
        <translation>
            <numerusform>%n health</numerusform>
            <numerusform>%n health</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>champclos::editor::CsvImport</name>
    <message>
        <source>the table is empty</source>
        <translation>the table is empty</translation>
    </message>
    <message>
        <source>there must be a column “name” and a column “type”</source>
        <translation>there must be a column “name” and a column “type”</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number from %3 to %4</source>
        <translation>%1: “%2” is not a number from %3 to %4</translation>
    </message>
    <message>
        <source>the card has no name</source>
        <translation>the card has no name</translation>
    </message>
    <message>
        <source>a deck has at most %1 different cards</source>
        <translation>a deck has at most %1 different cards</translation>
    </message>
    <message>
        <source>“%1” is no card type</source>
        <translation>“%1” is no card type</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>copies</translation>
    </message>
    <message>
        <source>value</source>
        <translation>value</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>boost</translation>
    </message>
    <message>
        <source>no row is a card</source>
        <translation>no row is a card</translation>
    </message>
    <message>
        <source>“%1” is left out: %2</source>
        <translation>“%1” is left out: %2</translation>
    </message>
    <message>
        <source>there is no column “copies”: every card counts once</source>
        <translation>there is no column “copies”: every card counts once</translation>
    </message>
    <message>
        <source>there is no column “value”: every value is 0</source>
        <translation>there is no column “value”: every value is 0</translation>
    </message>
    <message>
        <source>there is no column “boost”: every boost is 0</source>
        <translation>there is no column “boost”: every boost is 0</translation>
    </message>
    <message>
        <source>there is no card type</source>
        <translation>there is no card type</translation>
    </message>
    <message>
        <source>“%1”: there are more cells than columns; a text with a separator in it needs quotation marks</source>
        <translation>“%1”: there are more cells than columns; a text with a separator in it needs quotation marks</translation>
    </message>
    <message>
        <source>a quotation mark is opened and never closed</source>
        <translation>a quotation mark is opened and never closed</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckDesk</name>
    <message>
        <source>Import a table</source>
        <translation>Import a table</translation>
    </message>
    <message>
        <source>Decides about he and she, un and une, der and die.</source>
        <translation>Decides about he and she, un and une, der and die.</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>the file cannot be read</translation>
    </message>
    <message>
        <source>What several of them are called: “Wolves”.</source>
        <translation>What several of them are called: “Wolves”.</translation>
    </message>
    <message>
        <source>Only if the name is no proper name: “the”, “le”, “der”. Proper names have none.</source>
        <translation>Only if the name is no proper name: “the”, “le”, “der”. Proper names have none.</translation>
    </message>
    <message>
        <source>The name itself is plural: “Castor &amp; Pollux”.</source>
        <translation>The name itself is plural: “Castor &amp; Pollux”.</translation>
    </message>
    <message>
        <source>No elision before it: “le Héron”, not “l’Héron”.</source>
        <translation>No elision before it: “le Héron”, not “l’Héron”.</translation>
    </message>
    <message>
        <source>Whose? Only if it is irregular: “Hans’”.</source>
        <translation>Whose? Only if it is irregular: “Hans’”.</translation>
    </message>
    <message>
        <source>After der, die, das, if it is another form: “der Fremde”.</source>
        <translation>After der, die, das, if it is another form: “der Fremde”.</translation>
    </message>
    <message>
        <source>After den, dem, des, if it is another form: “den Fremden”.</source>
        <translation>After den, dem, des, if it is another form: “den Fremden”.</translation>
    </message>
    <message>
        <source>After die, alle, deine, if it is another form: “alle Fremden”.</source>
        <translation>After die, alle, deine, if it is another form: “alle Fremden”.</translation>
    </message>
    <message>
        <source>After mit, von, if it is not the plural and an n: “Pumas”.</source>
        <translation>After mit, von, if it is not the plural and an n: “Pumas”.</translation>
    </message>
    <message>
        <source>Nothing could be read.</source>
        <translation>Nothing could be read.</translation>
    </message>
    <message numerus="yes">
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n design</numerusform>
            <numerusform>%n designs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards read (%1)</source>
        <translation>
            <numerusform>%n card read (%1)</numerusform>
            <numerusform>%n cards read (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckDocument</name>
    <message>
        <source>Change the health</source>
        <translation>Change the health</translation>
    </message>
    <message>
        <source>Change the move value</source>
        <translation>Change the move value</translation>
    </message>
    <message>
        <source>Change the number</source>
        <translation>Change the number</translation>
    </message>
    <message>
        <source>Change the attack type</source>
        <translation>Change the attack type</translation>
    </message>
    <message>
        <source>Change the emblem</source>
        <translation>Change the emblem</translation>
    </message>
    <message>
        <source>Change the colours</source>
        <translation>Change the colors</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Change the type</translation>
    </message>
    <message>
        <source>Change the value</source>
        <translation>Change the value</translation>
    </message>
    <message>
        <source>Change the boost</source>
        <translation>Change the boost</translation>
    </message>
    <message>
        <source>Change the copies</source>
        <translation>Change the copies</translation>
    </message>
    <message>
        <source>Change who may play it</source>
        <translation>Change who may play it</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Change the note</translation>
    </message>
    <message>
        <source>Change the moment</source>
        <translation>Change the moment</translation>
    </message>
    <message>
        <source>Change the id</source>
        <translation>Change the id</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Change a field</source>
        <translation>Change a field</translation>
    </message>
    <message>
        <source>Add a part</source>
        <translation>Add a part</translation>
    </message>
    <message>
        <source>Take away a part</source>
        <translation>Take away a part</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Add a card</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>Add an entry</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>New deck</translation>
    </message>
    <message numerus="yes">
        <source>%n health</source>
        <translation>
            <numerusform>%n health</numerusform>
            <numerusform>%n health</numerusform>
        </translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>move %1</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckProblems</name>
    <message>
        <source>French</source>
        <translation>French</translation>
    </message>
    <message>
        <source>German</source>
        <translation>German</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>“%1” still needs “%2”</source>
        <translation>“%1” still needs “%2”</translation>
    </message>
    <message>
        <source>no %1 name yet</source>
        <translation>no %1 name yet</translation>
    </message>
    <message>
        <source>no %1 plural yet</source>
        <translation>no %1 plural yet</translation>
    </message>
    <message>
        <source>a block is still empty</source>
        <translation>a block is still empty</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 of %2 cards</translation>
    </message>
    <message>
        <source>the note is not said in blocks yet</source>
        <translation>the note is not said in blocks yet</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Card %1</translation>
    </message>
    <message>
        <source>Ability %1</source>
        <translation>Ability %1</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>Tag %1</translation>
    </message>
    <message>
        <source>Fighter %1</source>
        <translation>Fighter %1</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Side card %1</source>
        <translation>Side card %1</translation>
    </message>
    <message>
        <source>Side deck</source>
        <translation>Side deck</translation>
    </message>
    <message>
        <source>Spell %1</source>
        <translation>Spell %1</translation>
    </message>
    <message>
        <source>Ingredient %1</source>
        <translation>Ingredient %1</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pile</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckShape</name>
    <message>
        <source>Attack values</source>
        <translation>Attack values</translation>
    </message>
    <message>
        <source>Defense values</source>
        <translation>Defense values</translation>
    </message>
    <message>
        <source>Damage by effects</source>
        <translation>Damage by effects</translation>
    </message>
</context>
<context>
    <name>champclos::editor::EffectEditor</name>
    <message>
        <source>Choose the moment</source>
        <translation>Choose the moment</translation>
    </message>
    <message>
        <source>Change a number</source>
        <translation>Change a number</translation>
    </message>
    <message>
        <source>Put a block</source>
        <translation>Put a block</translation>
    </message>
    <message>
        <source>Delete a block</source>
        <translation>Delete a block</translation>
    </message>
    <message>
        <source>Duplicate a block</source>
        <translation>Duplicate a block</translation>
    </message>
    <message>
        <source>Move a block</source>
        <translation>Move a block</translation>
    </message>
    <message>
        <source>Put a block around it</source>
        <translation>Put a block around it</translation>
    </message>
    <message>
        <source>Take the block around it away</source>
        <translation>Take the block around it away</translation>
    </message>
    <message>
        <source>Add an option</source>
        <translation>Add an option</translation>
    </message>
    <message>
        <source>Paste a block</source>
        <translation>Paste a block</translation>
    </message>
    <message>
        <source>more about it</source>
        <translation>more about it</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>moment</translation>
    </message>
</context>
<context>
    <name>champclos::editor::FigureModel</name>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>%1 of %2 decks</source>
        <translation>%1 of %2 decks</translation>
    </message>
    <message>
        <source>only with a boost</source>
        <translation>only with a boost</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>no way</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Spaces</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Distance start %1 – start %2</source>
        <translation>Distance start %1 – start %2</translation>
    </message>
    <message>
        <source>Strike in the first turn</source>
        <translation>Strike in the first turn</translation>
    </message>
    <message>
        <source>Decks that, going first, can attack after a maneuver without a boost</source>
        <translation>Decks that, going first, can attack after a maneuver without a boost</translation>
    </message>
    <message>
        <source>Choke points</source>
        <translation>Choke points</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Spaces without which the board falls apart</source>
        <translation>Spaces without which the board falls apart</translation>
    </message>
    <message>
        <source>Zone sizes</source>
        <translation>Zone sizes</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>Distance to opposing starts</source>
        <translation>Distance to opposing starts</translation>
    </message>
</context>
<context>
    <name>champclos::editor::HeatModel</name>
    <message>
        <source>Where fighters stood</source>
        <translation>Where fighters stood</translation>
    </message>
    <message>
        <source>Where fighters fell</source>
        <translation>Where fighters fell</translation>
    </message>
    <message>
        <source>Where the first strike hit</source>
        <translation>Where the first strike hit</translation>
    </message>
    <message>
        <source>Fighter turns, %</source>
        <translation>Fighter turns, %</translation>
    </message>
    <message>
        <source>Falls, %</source>
        <translation>Falls, %</translation>
    </message>
    <message>
        <source>Games, %</source>
        <translation>Games, %</translation>
    </message>
</context>
<context>
    <name>champclos::editor::ZoneModel</name>
    <message>
        <source>plain</source>
        <translation>plain</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>dots</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>ticks</translation>
    </message>
    <message>
        <source>dashes</source>
        <translation>dashes</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>wave</source>
        <translation>wave</translation>
    </message>
    <message>
        <source>zigzag</source>
        <translation>zigzag</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>crosses</translation>
    </message>
</context>
<context>
    <name>moments</name>
    <message>
        <source>As soon as both cards are revealed, before anything else.</source>
        <translation>As soon as both cards are revealed, before anything else.</translation>
    </message>
    <message>
        <source>Before the damage is dealt: values can still change.</source>
        <translation>Before the damage is dealt: values can still change.</translation>
    </message>
    <message>
        <source>After the damage, when it is settled who won the combat.</source>
        <translation>After the damage, when it is settled who won the combat.</translation>
    </message>
    <message>
        <source>When the card is played as an action of its own.</source>
        <translation>When the card is played as an action of its own.</translation>
    </message>
    <message>
        <source>When the line reaches its goal of syllables with this card.</source>
        <translation>When the line reaches its goal of syllables with this card.</translation>
    </message>
    <message>
        <source>Once, when your fighters are placed before the first turn.</source>
        <translation>Once, when your fighters are placed before the first turn.</translation>
    </message>
    <message>
        <source>Before the first action of each of your turns.</source>
        <translation>Before the first action of each of your turns.</translation>
    </message>
    <message>
        <source>After the last action of each of your turns, before the hand limit.</source>
        <translation>After the last action of each of your turns, before the hand limit.</translation>
    </message>
    <message>
        <source>Whenever you maneuver.</source>
        <translation>Whenever you maneuver.</translation>
    </message>
    <message>
        <source>Whenever one of your fighters attacks.</source>
        <translation>Whenever one of your fighters attacks.</translation>
    </message>
    <message>
        <source>Whenever one of your fighters is attacked.</source>
        <translation>Whenever one of your fighters is attacked.</translation>
    </message>
    <message>
        <source>At the end of a combat that you take part in, after the effects of the cards.</source>
        <translation>At the end of a combat that you take part in, after the effects of the cards.</translation>
    </message>
    <message>
        <source>After an attack of yours, when its cards have been put away.</source>
        <translation>After an attack of yours, when its cards have been put away.</translation>
    </message>
    <message>
        <source>Whenever you have played a scheme.</source>
        <translation>Whenever you have played a scheme.</translation>
    </message>
    <message>
        <source>The attack cards of these fighters are worth more.</source>
        <translation>The attack cards of these fighters are worth more.</translation>
    </message>
    <message>
        <source>The defense cards of these fighters are worth more.</source>
        <translation>The defense cards of these fighters are worth more.</translation>
    </message>
    <message>
        <source>These fighters move farther when you maneuver.</source>
        <translation>These fighters move farther when you maneuver.</translation>
    </message>
    <message>
        <source>You draw more cards when you maneuver.</source>
        <translation>You draw more cards when you maneuver.</translation>
    </message>
    <message>
        <source>These fighters may move through opposing fighters.</source>
        <translation>These fighters may move through opposing fighters.</translation>
    </message>
    <message>
        <source>Effects cannot damage these fighters, only combats can.</source>
        <translation>Effects cannot damage these fighters, only combats can.</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>Start of turn.</source>
        <translation>Start of turn.</translation>
    </message>
    <message>
        <source>What happens at the start of your turn.</source>
        <translation>What happens at the start of your turn.</translation>
    </message>
    <message>
        <source>Two actions.</source>
        <translation>Two actions.</translation>
    </message>
    <message>
        <source>Any two, also the same one twice. None may be skipped; one that you gain comes on top.</source>
        <translation>Any two, also the same one twice. None may be skipped; one that you gain comes on top.</translation>
    </message>
    <message>
        <source>End of turn.</source>
        <translation>End of turn.</translation>
    </message>
    <message>
        <source>What happens at the end of your turn.</source>
        <translation>What happens at the end of your turn.</translation>
    </message>
    <message>
        <source>Hand limit.</source>
        <translation>Hand limit.</translation>
    </message>
    <message>
        <source>Discard down to 7 cards.</source>
        <translation>Discard down to 7 cards.</translation>
    </message>
    <message>
        <source>Maneuver.</source>
        <translation>Maneuver.</translation>
    </message>
    <message>
        <source>Draw 1 card. You may boost: discard a card and add its boost to your move value. Then each of your fighters may move that far, one after the other; through friendly fighters, never through opposing ones.</source>
        <translation>Draw 1 card. You may boost: discard a card and add its boost to your move value. Then each of your fighters may move that far, one after the other; through friendly fighters, never through opposing ones.</translation>
    </message>
    <message>
        <source>Scheme.</source>
        <translation>Scheme.</translation>
    </message>
    <message>
        <source>Play a scheme card with a fighter that may use it, do what it says, discard it.</source>
        <translation>Play a scheme card with a fighter that may use it, do what it says, discard it.</translation>
    </message>
    <message>
        <source>Attack.</source>
        <translation>Attack.</translation>
    </message>
    <message>
        <source>One of your fighters attacks an opposing one with an attack or versatile card. Melee: an adjacent target. Ranged: adjacent, or in the same zone.</source>
        <translation>One of your fighters attacks an opposing one with an attack or versatile card. Melee: an adjacent target. Ranged: adjacent, or in the same zone.</translation>
    </message>
    <message>
        <source>Cards.</source>
        <translation>Cards.</translation>
    </message>
    <message>
        <source>The attacker puts a card face down. The defender may add a defense or versatile card. Both are turned up together.</source>
        <translation>The attacker puts a card face down. The defender may add a defense or versatile card. Both are turned up together.</translation>
    </message>
    <message>
        <source>Immediately.</source>
        <translation>Immediately.</translation>
    </message>
    <message>
        <source>First the defender’s card, then the attacker’s.</source>
        <translation>First the defender’s card, then the attacker’s.</translation>
    </message>
    <message>
        <source>During combat.</source>
        <translation>During combat.</translation>
    </message>
    <message>
        <source>Damage.</source>
        <translation>Damage.</translation>
    </message>
    <message>
        <source>The attack’s value minus the defense’s. With at least 1 damage the attacker has won, otherwise the defender.</source>
        <translation>The attack’s value minus the defense’s. With at least 1 damage the attacker has won, otherwise the defender.</translation>
    </message>
    <message>
        <source>After combat.</source>
        <translation>After combat.</translation>
    </message>
    <message>
        <source>First the defender’s card, then the attacker’s; also of a fighter that was defeated.</source>
        <translation>First the defender’s card, then the attacker’s; also of a fighter that was defeated.</translation>
    </message>
    <message>
        <source>Discard.</source>
        <translation>Discard.</translation>
    </message>
    <message>
        <source>Both cards go to their discard piles.</source>
        <translation>Both cards go to their discard piles.</translation>
    </message>
    <message>
        <source>Adjacent.</source>
        <translation>Adjacent.</translation>
    </message>
    <message>
        <source>Two spaces that a line joins.</source>
        <translation>Two spaces that a line joins.</translation>
    </message>
    <message>
        <source>Zone.</source>
        <translation>Zone.</translation>
    </message>
    <message>
        <source>All spaces of one colour and letter, wherever they lie. A space may be in several zones.</source>
        <translation>All spaces of one color and letter, wherever they lie. A space may be in several zones.</translation>
    </message>
    <message>
        <source>Empty deck.</source>
        <translation>Empty deck.</translation>
    </message>
    <message>
        <source>It is never shuffled again. Each card that you cannot draw deals 2 damage to each of your fighters.</source>
        <translation>It is never shuffled again. Each card that you cannot draw deals 2 damage to each of your fighters.</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>Canceled.</translation>
    </message>
    <message>
        <source>A card whose effects are canceled keeps its value.</source>
        <translation>A card whose effects are canceled keeps its value.</translation>
    </message>
    <message>
        <source>Defeated.</source>
        <translation>Defeated.</translation>
    </message>
    <message>
        <source>A fighter without health leaves the battlefield at once.</source>
        <translation>A fighter without health leaves the battlefield at once.</translation>
    </message>
    <message>
        <source>Victory.</source>
        <translation>Victory.</translation>
    </message>
    <message>
        <source>Whoever’s last hero is defeated has lost, even in the middle of an effect.</source>
        <translation>Whoever’s last hero is defeated has lost, even in the middle of an effect.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>The three actions</source>
        <translation>The three actions</translation>
    </message>
    <message>
        <source>A combat</source>
        <translation>A combat</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Remember</translation>
    </message>
    <message>
        <source>Turn and combat</source>
        <translation>Turn and combat</translation>
    </message>
    <message>
        <source>Player’s aid</source>
        <translation>Player’s aid</translation>
    </message>
    <message>
        <source>for all decks</source>
        <translation>for all decks</translation>
    </message>
    <message>
        <source>spaces %1 mm wide</source>
        <translation>spaces %1 mm wide</translation>
    </message>
    <message>
        <source>sheet %1 / %2</source>
        <translation>sheet %1 / %2</translation>
    </message>
    <message>
        <source>lay the crosses on each other; print at 100 %</source>
        <translation>lay the crosses on each other; print at 100 %</translation>
    </message>
    <message>
        <source>Print this page at 100 %, without “fit to page”.</source>
        <translation>Print this page at 100 %, without “fit to page”.</translation>
    </message>
    <message>
        <source>Measure both rulers. If 100 mm are not 100 mm, enter what you measured as the printer’s scale.</source>
        <translation>Measure both rulers. If 100 mm are not 100 mm, enter what you measured as the printer’s scale.</translation>
    </message>
    <message>
        <source>Measure how far the upper left cross is from the edges of the paper. It should be 20 mm from both; enter the difference as the printer’s offset.</source>
        <translation>Measure how far the upper left cross is from the edges of the paper. It should be 20 mm from both; enter the difference as the printer’s offset.</translation>
    </message>
    <message>
        <source>Print again: with these settings the rulers and the crosses are true.</source>
        <translation>Print again: with these settings the rulers and the crosses are true.</translation>
    </message>
    <message>
        <source>Set now: 100 mm are printed as %1 mm across and %2 mm down; offset %3 mm across and %4 mm down.</source>
        <translation>Set now: 100 mm are printed as %1 mm across and %2 mm down; offset %3 mm across and %4 mm down.</translation>
    </message>
    <message>
        <source>Calibration page</source>
        <translation>Calibration page</translation>
    </message>
    <message>
        <source>%1: cards</source>
        <translation>%1: cards</translation>
    </message>
    <message>
        <source>front %1 / %2</source>
        <translation>front %1 / %2</translation>
    </message>
    <message>
        <source>back %1 / %2</source>
        <translation>back %1 / %2</translation>
    </message>
    <message>
        <source>%1 × %2 mm · bleed %3 mm · print at 100 %</source>
        <translation>%1 × %2 mm · bleed %3 mm · print at 100 %</translation>
    </message>
    <message>
        <source>Abilities.</source>
        <translation>Abilities.</translation>
    </message>
    <message>
        <source>Ability.</source>
        <translation>Ability.</translation>
    </message>
    <message>
        <source>Special rule.</source>
        <translation>Special rule.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Per maneuver</source>
        <translation>Per maneuver</translation>
    </message>
    <message numerus="yes">
        <source>spaces at most</source>
        <translation>
            <numerusform>space at most</numerusform>
            <numerusform>spaces at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>health</source>
        <translation>
            <numerusform>health</numerusform>
            <numerusform>health</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>health each</source>
        <comment>feminine</comment>
        <translation>
            <numerusform>health each</numerusform>
            <numerusform>health each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>health each</source>
        <comment>masculine</comment>
        <translation>
            <numerusform>health each</numerusform>
            <numerusform>health each</numerusform>
        </translation>
    </message>
    <message>
        <source> (at most %1)</source>
        <translation> (at most %1)</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>the %1</translation>
    </message>
    <message>
        <source>any fighter</source>
        <translation>any fighter</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 or %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attack</numerusform>
            <numerusform>%n attacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n versatile</source>
        <translation>
            <numerusform>%n versatile</numerusform>
            <numerusform>%n versatile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defense(s)</source>
        <translation>
            <numerusform>%n defense</numerusform>
            <numerusform>%n defenses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scheme(s)</source>
        <translation>
            <numerusform>%n scheme</numerusform>
            <numerusform>%n schemes</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>The cards</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Special rules</translation>
    </message>
    <message>
        <source>Reference sheet</source>
        <translation>Reference sheet</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different</source>
        <translation>
            <numerusform>%n different</numerusform>
            <numerusform>%n different</numerusform>
        </translation>
    </message>
    <message>
        <source>“Space”: a circle of the battlefield. “Zone”: all spaces of one colour and letter.</source>
        <translation>“Space”: a circle of the battlefield. “Zone”: all spaces of one color and letter.</translation>
    </message>
    <message>
        <source>Attack: to attack with</source>
        <translation>Attack: to attack with</translation>
    </message>
    <message>
        <source>Versatile: attack or defense</source>
        <translation>Versatile: attack or defense</translation>
    </message>
    <message>
        <source>Defense: to defend with</source>
        <translation>Defense: to defend with</translation>
    </message>
    <message>
        <source>Scheme: an action</source>
        <translation>Scheme: an action</translation>
    </message>
    <message>
        <source>Boost, if you discard it</source>
        <translation>Boost, if you discard it</translation>
    </message>
    <message>
        <source>Copies in the deck</source>
        <translation>Copies in the deck</translation>
    </message>
    <message>
        <source>Value in combat</source>
        <translation>Value in combat</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legend</translation>
    </message>
    <message>
        <source>every deck or battlefield that comes with the program</source>
        <translation>every deck or battlefield that comes with the program</translation>
    </message>
    <message>
        <source>black only, nothing filled</source>
        <translation>black only, nothing filled</translation>
    </message>
    <message>
        <source>--%1 needs a value: %2.</source>
        <translation>--%1 needs a value: %2.</translation>
    </message>
    <message>
        <source>“%2” is nothing that --%1 understands: %3.</source>
        <translation>“%2” is nothing that --%1 understands: %3.</translation>
    </message>
    <message>
        <source>“%1” cannot be printed; there are: %2.</source>
        <translation>“%1” cannot be printed; there are: %2.</translation>
    </message>
    <message>
        <source>What shall be printed? There are: %1.</source>
        <translation>What shall be printed? There are: %1.</translation>
    </message>
    <message>
        <source>Name one deck or more, or say --all.</source>
        <translation>Name one deck or more, or say --all.</translation>
    </message>
    <message>
        <source>Name one battlefield or more, or say --all.</source>
        <translation>Name one battlefield or more, or say --all.</translation>
    </message>
    <message>
        <source>“%1” has no place here.</source>
        <translation>“%1” has no place here.</translation>
    </message>
    <message>
        <source>Cards of this size do not fit on the paper.</source>
        <translation>Cards of this size do not fit on the paper.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>The folder “%1” cannot be made.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>“champclos print --help” says more.</source>
        <translation>“champclos print --help” says more.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>For</translation>
    </message>
    <message>
        <source>The heroes</source>
        <translation>The heroes</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Summary</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: tokens and dials</source>
        <translation>%1: tokens and dials</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>for spaces %1 mm wide</source>
        <translation>for spaces %1 mm wide</translation>
    </message>
    <message>
        <source>Health dials</source>
        <translation>Health dials</translation>
    </message>
    <message>
        <source>cut out the window, lay the cover on the numbers, pin both in the middle</source>
        <translation>cut out the window, lay the cover on the numbers, pin both in the middle</translation>
    </message>
    <message>
        <source>glue the two sides back to back</source>
        <translation>glue the two sides back to back</translation>
    </message>
    <message>
        <source>Tokens and dials</source>
        <translation>Tokens and dials</translation>
    </message>
    <message>
        <source>print at 100 % on thick paper</source>
        <translation>print at 100 % on thick paper</translation>
    </message>
    <message>
        <source>The battlefield</source>
        <translation>The battlefield</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>continued</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Versatile</source>
        <translation>Versatile</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Scheme</translation>
    </message>
    <message>
        <source>Boost</source>
        <translation>Boost</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 takes no value.</translation>
    </message>
    <message>
        <source>--%1 is given twice.</source>
        <translation>--%1 is given twice.</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>There is no option %1.</translation>
    </message>
    <message>
        <source>There is no option %1; did you mean --%2?</source>
        <translation>There is no option %1; did you mean --%2?</translation>
    </message>
    <message>
        <source>“%1” cannot be printed; did you mean “%2”?</source>
        <translation>“%1” cannot be printed; did you mean “%2”?</translation>
    </message>
    <message>
        <source>--%1 means nothing to “%2”.</source>
        <translation>--%1 means nothing to “%2”.</translation>
    </message>
    <message>
        <source>Usage: champclos print KIND [NAME or FILE …] [options]</source>
        <translation>Usage: champclos print KIND [NAME or FILE …] [options]</translation>
    </message>
    <message>
        <source>Writes PDF files, without a window or a display.</source>
        <translation>Writes PDF files, without a window or a display.</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Kinds</translation>
    </message>
    <message>
        <source>Names; a file of your own is given by its path, my-deck.json</source>
        <translation>Names; a file of your own is given by its path, my-deck.json</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>decks</translation>
    </message>
    <message>
        <source>battlefields</source>
        <translation>battlefields</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Options for cards</source>
        <translation>Options for cards</translation>
    </message>
    <message>
        <source>Options for battlefields and tokens</source>
        <translation>Options for battlefields and tokens</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Examples</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Exit status</translation>
    </message>
    <message>
        <source>0 written, 1 not written (the reason is on the error output), 2 not understood</source>
        <translation>0 written, 1 not written (the reason is on the error output), 2 not understood</translation>
    </message>
    <message>
        <source>a deck to look up: character card and every card once, on one page or two</source>
        <translation>a deck to look up: character card and every card once, on one page or two</translation>
    </message>
    <message>
        <source>several heroes on one page, a row each</source>
        <translation>several heroes on one page, a row each</translation>
    </message>
    <message>
        <source>turn order, actions and combat at a glance</source>
        <translation>turn order, actions and combat at a glance</translation>
    </message>
    <message>
        <source>a deck to cut out, in true size, with bleed, cut marks and backs</source>
        <translation>a deck to cut out, in true size, with bleed, cut marks and backs</translation>
    </message>
    <message>
        <source>a battlefield on one page, or as a poster of several sheets</source>
        <translation>a battlefield on one page, or as a poster of several sheets</translation>
    </message>
    <message>
        <source>tokens and health dials to cut out</source>
        <translation>tokens and health dials to cut out</translation>
    </message>
    <message>
        <source>rulers to measure your printer with, for --scale and --offset</source>
        <translation>rulers to measure your printer with, for --scale and --offset</translation>
    </message>
    <message>
        <source>where to write: all in one file, or a file each in a folder, which is made if need be; the current folder if you say nothing</source>
        <translation>where to write: all in one file, or a file each in a folder, which is made if need be; the current folder if you say nothing</translation>
    </message>
    <message>
        <source>language, yours if you say nothing; two with a comma (fr,de) stand side by side</source>
        <translation>language, yours if you say nothing; two with a comma (fr,de) stand side by side</translation>
    </message>
    <message>
        <source>paper; a4 if you say nothing</source>
        <translation>paper; a4 if you say nothing</translation>
    </message>
    <message>
        <source>size of a card in mm</source>
        <translation>size of a card in mm</translation>
    </message>
    <message>
        <source>backs, mirrored for the edge over which the printer turns the sheet</source>
        <translation>backs, mirrored for the edge over which the printer turns the sheet</translation>
    </message>
    <message>
        <source>one card a page with 3 mm bleed, for a print shop</source>
        <translation>one card a page with 3 mm bleed, for a print shop</translation>
    </message>
    <message>
        <source>the character card too</source>
        <translation>the character card too</translation>
    </message>
    <message>
        <source>several sheets to join, spaces 30 mm wide</source>
        <translation>several sheets to join, spaces 30 mm wide</translation>
    </message>
    <message>
        <source>width of a space in mm; makes a battlefield a poster</source>
        <translation>width of a space in mm; makes a battlefield a poster</translation>
    </message>
    <message>
        <source>what your printer makes of 100 mm, across and down</source>
        <translation>what your printer makes of 100 mm, across and down</translation>
    </message>
    <message>
        <source>how far your printer shifts the page, right and down, in mm</source>
        <translation>how far your printer shifts the page, right and down, in mm</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>this help</translation>
    </message>
</context>
<context>
    <name>program</name>
    <message>
        <source>Duels of heroes: a game and a workshop. “champclos print --help” prints sheets, cards and boards without a window.</source>
        <translation>Duels of heroes: a game and a workshop. “champclos print --help” prints sheets, cards and boards without a window.</translation>
    </message>
    <message>
        <source>Draw the pages into the folder &lt;folder&gt;, without a display, and end.</source>
        <translation>Draw the pages into the folder &lt;folder&gt;, without a display, and end.</translation>
    </message>
    <message>
        <source>Only pictures whose name contains &lt;text&gt;.</source>
        <translation>Only pictures whose name contains &lt;text&gt;.</translation>
    </message>
    <message>
        <source>A game, battlefield or deck to open.</source>
        <translation>A game, battlefield or deck to open.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>There is no file “%1”.</translation>
    </message>
    <message>
        <source>“champclos --help” lists what can be asked for.</source>
        <translation>“champclos --help” lists what can be asked for.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Only one file can be opened at a time.</translation>
    </message>
    <message>
        <source>Champclos found no display to open its window on: the environment variables DISPLAY and WAYLAND_DISPLAY lead to none.
Without a display these still work:</source>
        <translation>Champclos found no display to open its window on: the environment variables DISPLAY and WAYLAND_DISPLAY lead to none.
Without a display these still work:</translation>
    </message>
    <message>
        <source>  champclos print --help           sheets, cards and boards as PDF
  champclos --screenshots FOLDER   pictures of every page
  champclos-cli play               a duel in the terminal</source>
        <translation>  champclos print --help           sheets, cards and boards as PDF
  champclos --screenshots FOLDER   pictures of every page
  champclos-cli play               a duel in the terminal</translation>
    </message>
</context>
<context>
    <name>vocabulary</name>
    <message>
        <source>draw</source>
        <translation>draw</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>discard</translation>
    </message>
    <message>
        <source>discard from the deck</source>
        <translation>discard from the deck</translation>
    </message>
    <message>
        <source>look at a hand</source>
        <translation>look at a hand</translation>
    </message>
    <message>
        <source>choose from a hand</source>
        <translation>choose from a hand</translation>
    </message>
    <message>
        <source>search for a card</source>
        <translation>search for a card</translation>
    </message>
    <message>
        <source>look at top cards</source>
        <translation>look at top cards</translation>
    </message>
    <message>
        <source>look at the top card</source>
        <translation>look at the top card</translation>
    </message>
    <message>
        <source>reveal the top card</source>
        <translation>reveal the top card</translation>
    </message>
    <message>
        <source>put cards</source>
        <translation>put cards</translation>
    </message>
    <message>
        <source>deal damage</source>
        <translation>deal damage</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>recover</translation>
    </message>
    <message>
        <source>set health</source>
        <translation>set health</translation>
    </message>
    <message>
        <source>move</source>
        <translation>move</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>return</source>
        <translation>return</translation>
    </message>
    <message>
        <source>swap spaces</source>
        <translation>swap spaces</translation>
    </message>
    <message>
        <source>cancel effects</source>
        <translation>cancel effects</translation>
    </message>
    <message>
        <source>ignore the value</source>
        <translation>ignore the value</translation>
    </message>
    <message>
        <source>set the value</source>
        <translation>set the value</translation>
    </message>
    <message>
        <source>add to the value</source>
        <translation>add to the value</translation>
    </message>
    <message>
        <source>prevent damage</source>
        <translation>prevent damage</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>boost</translation>
    </message>
    <message>
        <source>boost face down</source>
        <translation>boost face down</translation>
    </message>
    <message>
        <source>gain actions</source>
        <translation>gain actions</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>end the turn</translation>
    </message>
    <message>
        <source>if…</source>
        <translation>if…</translation>
    </message>
    <message>
        <source>may…</source>
        <translation>may…</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>choose…</translation>
    </message>
    <message>
        <source>choose a space</source>
        <translation>choose a space</translation>
    </message>
    <message>
        <source>turn the token</source>
        <translation>turn the token</translation>
    </message>
    <message>
        <source>choose the side</source>
        <translation>choose the side</translation>
    </message>
    <message>
        <source>turn up a side card</source>
        <translation>turn up a side card</translation>
    </message>
    <message>
        <source>discard the side card</source>
        <translation>discard the side card</translation>
    </message>
    <message>
        <source>return a side card</source>
        <translation>return a side card</translation>
    </message>
    <message>
        <source>cast spells</source>
        <translation>cast spells</translation>
    </message>
    <message>
        <source>your fighter</source>
        <translation>your fighter</translation>
    </message>
    <message>
        <source>the opposing fighter</source>
        <translation>the opposing fighter</translation>
    </message>
    <message>
        <source>the attacking fighter</source>
        <translation>the attacking fighter</translation>
    </message>
    <message>
        <source>your hero</source>
        <translation>your hero</translation>
    </message>
    <message>
        <source>a fighter by name</source>
        <translation>a fighter by name</translation>
    </message>
    <message>
        <source>each of</source>
        <translation>each of</translation>
    </message>
    <message>
        <source>one of</source>
        <translation>one of</translation>
    </message>
    <message>
        <source>several of</source>
        <translation>several of</translation>
    </message>
    <message>
        <source>all fighters</source>
        <translation>all fighters</translation>
    </message>
    <message>
        <source>your fighters</source>
        <translation>your fighters</translation>
    </message>
    <message>
        <source>the opposing fighters</source>
        <translation>the opposing fighters</translation>
    </message>
    <message>
        <source>the two in this combat</source>
        <translation>the two in this combat</translation>
    </message>
    <message>
        <source>your fighters of one name</source>
        <translation>your fighters of one name</translation>
    </message>
    <message>
        <source>you won the combat</source>
        <translation>you won the combat</translation>
    </message>
    <message>
        <source>you lost the combat</source>
        <translation>you lost the combat</translation>
    </message>
    <message>
        <source>adjacent</source>
        <translation>adjacent</translation>
    </message>
    <message>
        <source>began this turn elsewhere</source>
        <translation>began this turn elsewhere</translation>
    </message>
    <message>
        <source>is a hero</source>
        <translation>is a hero</translation>
    </message>
    <message>
        <source>is a certain fighter</source>
        <translation>is a certain fighter</translation>
    </message>
    <message>
        <source>the opponent’s card is</source>
        <translation>the opponent’s card is</translation>
    </message>
    <message>
        <source>health at most</source>
        <translation>health at most</translation>
    </message>
    <message>
        <source>there is none of</source>
        <translation>there is none of</translation>
    </message>
    <message>
        <source>took damage this turn</source>
        <translation>took damage this turn</translation>
    </message>
    <message>
        <source>the token shows</source>
        <translation>the token shows</translation>
    </message>
    <message>
        <source>a fighter was defeated</source>
        <translation>a fighter was defeated</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>a number</translation>
    </message>
    <message>
        <source>the combat damage</source>
        <translation>the combat damage</translation>
    </message>
    <message>
        <source>that card’s boost</source>
        <translation>that card’s boost</translation>
    </message>
    <message>
        <source>as many as were put</source>
        <translation>as many as were put</translation>
    </message>
    <message>
        <source>cards in</source>
        <translation>cards in</translation>
    </message>
    <message>
        <source>different ingredients</source>
        <translation>different ingredients</translation>
    </message>
    <message>
        <source>zones of</source>
        <translation>zones of</translation>
    </message>
    <message>
        <source>number of</source>
        <translation>number of</translation>
    </message>
    <message>
        <source>discarded side cards</source>
        <translation>discarded side cards</translation>
    </message>
    <message>
        <source>any space</source>
        <translation>any space</translation>
    </message>
    <message>
        <source>the zone of</source>
        <translation>the zone of</translation>
    </message>
    <message>
        <source>adjacent to</source>
        <translation>adjacent to</translation>
    </message>
    <message>
        <source>zones without</source>
        <translation>zones without</translation>
    </message>
    <message>
        <source>beside the chosen space</source>
        <translation>beside the chosen space</translation>
    </message>
    <message>
        <source>you</source>
        <translation>you</translation>
    </message>
    <message>
        <source>your opponent</source>
        <translation>your opponent</translation>
    </message>
    <message>
        <source>an opponent of your choice</source>
        <translation>an opponent of your choice</translation>
    </message>
    <message>
        <source>that player</source>
        <translation>that player</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>this card</translation>
    </message>
    <message>
        <source>that card</source>
        <translation>that card</translation>
    </message>
    <message>
        <source>the opponent’s card</source>
        <translation>the opponent’s card</translation>
    </message>
    <message>
        <source>a card from</source>
        <translation>a card from</translation>
    </message>
    <message>
        <source>the first card of</source>
        <translation>the first card of</translation>
    </message>
    <message>
        <source>any number from</source>
        <translation>any number from</translation>
    </message>
    <message>
        <source>all cards from</source>
        <translation>all cards from</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>the hand</translation>
    </message>
    <message>
        <source>the deck, shuffled</source>
        <translation>the deck, shuffled</translation>
    </message>
    <message>
        <source>the top of the deck</source>
        <translation>the top of the deck</translation>
    </message>
    <message>
        <source>the bottom of the deck</source>
        <translation>the bottom of the deck</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>the discard pile</translation>
    </message>
    <message>
        <source>the pile</source>
        <translation>the pile</translation>
    </message>
    <message>
        <source>how much</source>
        <translation>how much</translation>
    </message>
    <message>
        <source>to</source>
        <translation>to</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>how many</translation>
    </message>
    <message>
        <source>take</source>
        <translation>take</translation>
    </message>
    <message>
        <source>times at most</source>
        <translation>times at most</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>at most</translation>
    </message>
    <message>
        <source>or fewer</source>
        <translation>or fewer</translation>
    </message>
    <message>
        <source>of</source>
        <translation>of</translation>
    </message>
    <message>
        <source>into</source>
        <translation>into</translation>
    </message>
    <message>
        <source>which</source>
        <translation>which</translation>
    </message>
    <message>
        <source>to whom</source>
        <translation>to whom</translation>
    </message>
    <message>
        <source>who</source>
        <translation>who</translation>
    </message>
    <message>
        <source>with</source>
        <translation>with</translation>
    </message>
    <message>
        <source>where</source>
        <translation>where</translation>
    </message>
    <message>
        <source>through opponents</source>
        <translation>through opponents</translation>
    </message>
    <message>
        <source>an empty space</source>
        <translation>an empty space</translation>
    </message>
    <message>
        <source>another space</source>
        <translation>another space</translation>
    </message>
    <message>
        <source>without this card</source>
        <translation>without this card</translation>
    </message>
    <message>
        <source>held there this turn</source>
        <translation>held there this turn</translation>
    </message>
    <message>
        <source>all of that name</source>
        <translation>all of that name</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>at random</translation>
    </message>
    <message>
        <source>without ingredients</source>
        <translation>without ingredients</translation>
    </message>
    <message>
        <source>then</source>
        <translation>then</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>otherwise</translation>
    </message>
    <message>
        <source>do</source>
        <translation>do</translation>
    </message>
    <message>
        <source>if done</source>
        <translation>if done</translation>
    </message>
    <message>
        <source>if not done</source>
        <translation>if not done</translation>
    </message>
    <message>
        <source>option</source>
        <translation>option</translation>
    </message>
    <message>
        <source>which player</source>
        <translation>which player</translation>
    </message>
    <message>
        <source>name</source>
        <translation>name</translation>
    </message>
    <message>
        <source>in the zone of</source>
        <translation>in the zone of</translation>
    </message>
    <message>
        <source>except</source>
        <translation>except</translation>
    </message>
    <message>
        <source>in the chosen spaces</source>
        <translation>in the chosen spaces</translation>
    </message>
    <message>
        <source>with the tag</source>
        <translation>with the tag</translation>
    </message>
    <message>
        <source>named</source>
        <translation>named</translation>
    </message>
    <message>
        <source>action</source>
        <translation>action</translation>
    </message>
    <message>
        <source>group of fighters</source>
        <translation>group of fighters</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>condition</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>spaces</translation>
    </message>
    <message>
        <source>player</source>
        <translation>player</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cards</translation>
    </message>
    <message>
        <source>place of cards</source>
        <translation>place of cards</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>addition</source>
        <translation>addition</translation>
    </message>
    <message>
        <source>number</source>
        <translation>number</translation>
    </message>
    <message>
        <source>fighter</source>
        <translation>fighter</translation>
    </message>
    <message>
        <source>card</source>
        <translation>card</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>tag</translation>
    </message>
    <message>
        <source>side</source>
        <translation>side</translation>
    </message>
    <message>
        <source>card type</source>
        <translation>card type</translation>
    </message>
    <message>
        <source>immediately</source>
        <translation>immediately</translation>
    </message>
    <message>
        <source>during combat</source>
        <translation>during combat</translation>
    </message>
    <message>
        <source>after combat</source>
        <translation>after combat</translation>
    </message>
    <message>
        <source>as a scheme</source>
        <translation>as a scheme</translation>
    </message>
    <message>
        <source>when it completes the line</source>
        <translation>when it completes the line</translation>
    </message>
    <message>
        <source>your fighters are placed</source>
        <translation>your fighters are placed</translation>
    </message>
    <message>
        <source>your turn starts</source>
        <translation>your turn starts</translation>
    </message>
    <message>
        <source>your turn ends</source>
        <translation>your turn ends</translation>
    </message>
    <message>
        <source>you maneuver</source>
        <translation>you maneuver</translation>
    </message>
    <message>
        <source>you attack</source>
        <translation>you attack</translation>
    </message>
    <message>
        <source>you are attacked</source>
        <translation>you are attacked</translation>
    </message>
    <message>
        <source>a combat of yours ends</source>
        <translation>a combat of yours ends</translation>
    </message>
    <message>
        <source>an attack of yours is over</source>
        <translation>an attack of yours is over</translation>
    </message>
    <message>
        <source>you have played a scheme</source>
        <translation>you have played a scheme</translation>
    </message>
    <message>
        <source>more attack value</source>
        <translation>more attack value</translation>
    </message>
    <message>
        <source>more defense value</source>
        <translation>more defense value</translation>
    </message>
    <message>
        <source>more move value</source>
        <translation>more move value</translation>
    </message>
    <message>
        <source>more cards per maneuver</source>
        <translation>more cards per maneuver</translation>
    </message>
    <message>
        <source>moves through opponents</source>
        <translation>moves through opponents</translation>
    </message>
    <message>
        <source>no damage but combat damage</source>
        <translation>no damage but combat damage</translation>
    </message>
    <message>
        <source>which cards</source>
        <translation>which cards</translation>
    </message>
</context>
</TS>
