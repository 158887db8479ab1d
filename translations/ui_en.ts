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
        <source>What the hero can do throughout the game: something that happens at a certain moment, or something that always applies.</source>
        <translation>What the hero can do throughout the game: something that happens at a certain moment, or something that always applies.</translation>
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
    <name>AbilityText</name>
    <message>
        <source>Ability</source>
        <translation>Ability</translation>
    </message>
    <message>
        <source>Read all of it</source>
        <translation>Read all of it</translation>
    </message>
    <message>
        <source>all</source>
        <comment>of a text of which the first sentence is shown</comment>
        <translation>all</translation>
    </message>
</context>
<context>
    <name>BalancePage</name>
    <message>
        <source>Balance test</source>
        <translation>Balance test</translation>
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
        <source>Win rate by deck</source>
        <translation>Win rate by deck</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% interval</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Pairings</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each, seats swapped halfway</source>
        <translation>
            <numerusform>%n game each, seats swapped halfway</numerusform>
            <numerusform>%n games each, seats swapped halfway</numerusform>
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
</context>
<context>
    <name>BalanceSettings</name>
    <message>
        <source>Balance test</source>
        <translation>Balance test</translation>
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
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Games in total</source>
        <translation>Games in total</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
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
        <source>Battlefields</source>
        <translation>Battlefields</translation>
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
</context>
<context>
    <name>BattlefieldBalancePage</name>
    <message>
        <source>Battlefields</source>
        <translation>Battlefields</translation>
    </message>
    <message>
        <source>Back to the battlefield</source>
        <translation>Back to the battlefield</translation>
    </message>
    <message>
        <source>The battlefield has changed since then: run the test again.</source>
        <translation>The battlefield has changed since then: run the test again.</translation>
    </message>
    <message>
        <source>Computer players face each other on this battlefield, everyone against everyone; seats are swapped halfway. You can keep working.</source>
        <translation>Computer players face each other on this battlefield, everyone against everyone; seats are swapped halfway. You can keep working.</translation>
    </message>
    <message>
        <source>What the heat map shows</source>
        <translation>What the heat map shows</translation>
    </message>
    <message>
        <source>Presence</source>
        <translation>Presence</translation>
    </message>
    <message>
        <source>Defeats</source>
        <translation>Defeats</translation>
    </message>
    <message>
        <source>First hit</source>
        <translation>First hit</translation>
    </message>
    <message>
        <source>Win rate by seat</source>
        <translation>Win rate by seat</translation>
    </message>
    <message numerus="yes">
        <source>95% interval, %n game(s)</source>
        <translation>
            <numerusform>95% interval, %n game</numerusform>
            <numerusform>95% interval, %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BattlefieldShelfPage</name>
    <message>
        <source>Battlefields</source>
        <translation>Battlefields</translation>
    </message>
    <message>
        <source>Draw a battlefield of your own, see at once what is wrong with it, and play on it right away.</source>
        <translation>Draw a battlefield of your own, see at once what is wrong with it, and play on it right away.</translation>
    </message>
    <message>
        <source>Your battlefields</source>
        <translation>Your battlefields</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>New battlefield</translation>
    </message>
</context>
<context>
    <name>BattlefieldWorkshopPage</name>
    <message>
        <source>Battlefields</source>
        <translation>Battlefields</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Export picture…</translation>
    </message>
    <message>
        <source>All battlefields</source>
        <translation>All battlefields</translation>
    </message>
    <message>
        <source>Many games between computer players: is the battlefield fair?</source>
        <translation>Many games between computer players: is the battlefield fair?</translation>
    </message>
    <message>
        <source>Play on this battlefield against the computer, saved or not (F5)</source>
        <translation>Play on this battlefield against the computer, saved or not (F5)</translation>
    </message>
    <message>
        <source>Battlefield. %1</source>
        <translation>Battlefield. %1</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Shortcuts</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
</context>
<context>
    <name>BattlefieldsPage</name>
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
        <source>Export picture</source>
        <translation>Export picture</translation>
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
        <source>Click a slot, drag blocks, or press / to search</source>
        <translation>Click a slot, drag blocks, or press / to search</translation>
    </message>
</context>
<context>
    <name>BlockTools</name>
    <message>
        <source>If…</source>
        <translation>If…</translation>
    </message>
    <message>
        <source>Add a condition around it</source>
        <translation>Add a condition around it</translation>
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
        <source>Background</source>
        <translation>Background</translation>
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
        <source>License</source>
        <translation>License</translation>
    </message>
    <message>
        <source>Radius of spaces</source>
        <translation>Radius of spaces</translation>
    </message>
    <message>
        <source>More room</source>
        <translation>More room</translation>
    </message>
    <message>
        <source>More room on the left</source>
        <translation>More room on the left</translation>
    </message>
    <message>
        <source>More room at the top</source>
        <translation>More room at the top</translation>
    </message>
    <message>
        <source>More room at the bottom</source>
        <translation>More room at the bottom</translation>
    </message>
    <message>
        <source>More room on the right</source>
        <translation>More room on the right</translation>
    </message>
    <message>
        <source>Scale it all</source>
        <translation>Scale it all</translation>
    </message>
    <message>
        <source>Scale the battlefield with everything on it</source>
        <translation>Scale the battlefield with everything on it</translation>
    </message>
</context>
<context>
    <name>BoardPicker</name>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message>
        <source>with four start spaces</source>
        <translation>with four start spaces</translation>
    </message>
    <message>
        <source>“%1” cannot be played: %2</source>
        <translation>“%1” cannot be played: %2</translation>
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
        <source>Add to the chosen zone</source>
        <translation>Add to the chosen zone</translation>
    </message>
</context>
<context>
    <name>CardChoices</name>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Card size</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Backs</translation>
    </message>
    <message>
        <source>flipped on the long edge</source>
        <translation>flipped on the long edge</translation>
    </message>
    <message>
        <source>flipped on the short edge</source>
        <translation>flipped on the short edge</translation>
    </message>
    <message>
        <source>none</source>
        <comment>backs</comment>
        <translation>none</translation>
    </message>
    <message>
        <source>One card per page, for a print shop (3 mm bleed)</source>
        <translation>One card per page, for a print shop (3&#xa0;mm bleed)</translation>
    </message>
    <message>
        <source>Include the character card</source>
        <translation>Include the character card</translation>
    </message>
    <message>
        <source>Print double-sided: each back lines up with its front if the printer flips on this edge.</source>
        <translation>Print double-sided: each back lines up with its front if the printer flips on this edge.</translation>
    </message>
    <message>
        <source>Include the back</source>
        <translation>Include the back</translation>
    </message>
</context>
<context>
    <name>CardCount</name>
    <message numerus="yes">
        <source>%n of %1 cards</source>
        <translation>
            <numerusform>%n of %1 cards</numerusform>
            <numerusform>%n of %1 cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardFigures</name>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>per game; damage per attack; won when drawn</source>
        <translation>per game; damage per attack; won when drawn</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>played</source>
        <translation>played</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>damage</translation>
    </message>
    <message>
        <source>won</source>
        <translation>won</translation>
    </message>
    <message>
        <source>%1: played %2, damage %3, won when drawn %4</source>
        <translation>%1: played %2, damage %3, won when drawn %4</translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>A second card with the same numbers and effects</source>
        <translation>A second card with the same numbers and effects</translation>
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
        <source>none</source>
        <comment>a card without a boost</comment>
        <translation>none</translation>
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
    <message>
        <source>Ingredient</source>
        <translation>Ingredient</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Picture</translation>
    </message>
</context>
<context>
    <name>CardReader</name>
    <message>
        <source>Hover over a card, or move to it with the keyboard, to read it here.</source>
        <translation>Hover over a card, or move to it with the keyboard, to read it here.</translation>
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
        <source>License</source>
        <translation>License</translation>
    </message>
    <message>
        <source>+ Sidekick</source>
        <translation>+ Sidekick</translation>
    </message>
    <message>
        <source>Begin with the hero’s name, below: the deck is named after it. Then compose the ability and thirty cards.</source>
        <translation>Begin with the hero’s name, below: the deck is named after it. Then compose the ability and thirty cards.</translation>
    </message>
</context>
<context>
    <name>ChipRow</name>
    <message>
        <source>Move %1</source>
        <comment>how far a fighter goes in a maneuver</comment>
        <translation>Move %1</translation>
    </message>
</context>
<context>
    <name>ChoiceBox</name>
    <message>
        <source>open</source>
        <comment>list</comment>
        <translation>open</translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Color %1</source>
        <translation>Color %1</translation>
    </message>
    <message>
        <source>Theme color</source>
        <translation>Theme color</translation>
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
        <source>Press any key to skip</source>
        <translation>Press any key to skip</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two numbers</comment>
        <translation>against</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Open the rule</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>CombatStrip</name>
    <message>
        <source>Face down</source>
        <translation>Face down</translation>
    </message>
</context>
<context>
    <name>ConcedeDialog</name>
    <message>
        <source>Give the game up?</source>
        <translation>Give the game up?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Concede</translation>
    </message>
    <message>
        <source>The game ends at once, and the other side has won. It stays among the saved ones, with your concession.</source>
        <translation>The game ends at once, and the other side has won. It stays among the saved ones, with your concession.</translation>
    </message>
    <message>
        <source>Your team gives up only if your partner concedes, too. Until then, both of you play on.</source>
        <translation>Your team gives up only if your partner concedes, too. Until then, both of you play on.</translation>
    </message>
</context>
<context>
    <name>ContentBar</name>
    <message>
        <source>Choose a deck or a battlefield</source>
        <translation>Choose a deck or a battlefield</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Play it</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Open a copy</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Export package…</source>
        <translation>Export package…</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>More actions</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rename…</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Show in folder</translation>
    </message>
    <message>
        <source>Remove the package…</source>
        <translation>Remove the package…</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <translation>Move to trash…</translation>
    </message>
</context>
<context>
    <name>ContentShelf</name>
    <message>
        <source>%1 · %2 mine, %3 installed, %4 built in</source>
        <translation>%1 · %2 mine, %3 installed, %4 built in</translation>
    </message>
    <message>
        <source>Nothing here matches.</source>
        <translation>Nothing here matches.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Show fewer</translation>
    </message>
</context>
<context>
    <name>ContentTile</name>
    <message>
        <source>unfinished</source>
        <translation>unfinished</translation>
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
    <name>CountRow</name>
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
        <source>Character card and deck list (I)</source>
        <translation>Character card and deck list (I)</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>the pile</comment>
        <translation>Discard</translation>
    </message>
</context>
<context>
    <name>Crest</name>
    <message>
        <source>Champclos: home page</source>
        <translation>Champclos: home page</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Lift the curtain</source>
        <translation>Lift the curtain</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Next player</translation>
    </message>
    <message>
        <source>The cards stay hidden until then.</source>
        <translation>The cards stay hidden until then.</translation>
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
    <name>DeckList</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>%1 cards: %2 seen, %3 not yet</source>
        <translation>%1 cards: %2 seen, %3 not yet</translation>
    </message>
    <message>
        <source>seen</source>
        <comment>a copy of a card</comment>
        <translation>seen</translation>
    </message>
    <message>
        <source>still hidden</source>
        <comment>a copy of a card</comment>
        <translation>still hidden</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sort by</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
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
        <translation>Compose a hero and thirty cards from blocks, read them in three languages, and play them right away.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>New deck</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Your decks</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tables (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>From a table, a deck maker, or a tabletop simulator</source>
        <translation>From a table, a deck maker, or a tabletop simulator</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Table (CSV)…</translation>
    </message>
    <message>
        <source>Deck maker or tabletop simulator (JSON)…</source>
        <translation>Deck maker or tabletop simulator (JSON)…</translation>
    </message>
    <message>
        <source>Decks of other programs (*.json)</source>
        <translation>Decks of other programs (*.json)</translation>
    </message>
    <message>
        <source>Save an empty table to fill in…</source>
        <translation>Save an empty table to fill in…</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cards</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Import a deck</translation>
    </message>
    <message>
        <source>Save an empty table</source>
        <translation>Save an empty table</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
</context>
<context>
    <name>DeckWorkshopPage</name>
    <message>
        <source>Sentences</source>
        <translation>Sentences</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effect</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>All decks</translation>
    </message>
    <message>
        <source>Let the computer play this deck against others</source>
        <translation>Let the computer play this deck against others</translation>
    </message>
    <message>
        <source>Play this deck against the computer, saved or not (F5)</source>
        <translation>Play this deck against the computer, saved or not (F5)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Export as a table (CSV)…</source>
        <translation>Export as a table (CSV)…</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>Open a deck</source>
        <translation>Open a deck</translation>
    </message>
    <message>
        <source>Save the deck as</source>
        <translation>Save the deck as</translation>
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
        <translation>Back to the deck</translation>
    </message>
    <message>
        <source>The deck has changed since then: run the test again.</source>
        <translation>The deck has changed since then: run the test again.</translation>
    </message>
    <message>
        <source>Computer players play this deck against each of those you choose; seats are swapped halfway. You can keep working.</source>
        <translation>Computer players play this deck against each of those you choose; seats are swapped halfway. You can keep working.</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Export as a table</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>The table could not be saved</source>
        <translation>The table could not be saved</translation>
    </message>
</context>
<context>
    <name>EmblemChooser</name>
    <message>
        <source>Emblem and colors</source>
        <translation>Emblem and colors</translation>
    </message>
    <message>
        <source>Colors %1</source>
        <translation>Colors %1</translation>
    </message>
    <message>
        <source>Contrast %1:1, too low: names and signs can hardly be made out.</source>
        <translation>Contrast %1:1, too low: names and signs can hardly be made out.</translation>
    </message>
    <message>
        <source>Contrast %1:1, low: small text is hard to read. 4.5 is enough.</source>
        <translation>Contrast %1:1, low: small text is hard to read. 4.5 is enough.</translation>
    </message>
    <message>
        <source>Contrast %1:1, easy to read.</source>
        <translation>Contrast %1:1, easy to read.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Field</translation>
    </message>
    <message>
        <source>Charge and names</source>
        <translation>Charge and names</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Back of the cards</translation>
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
        <source>View the table</source>
        <translation>View the table</translation>
    </message>
    <message>
        <source>Home</source>
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
    <message>
        <source>Back to the workshop</source>
        <translation>Back to the workshop</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
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
    <name>ExportDialog</name>
    <message>
        <source>Export a package</source>
        <translation>Export a package</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>One file that a friend opens with a double click. It is a zip archive with plain files in it.</source>
        <translation>One file that a friend opens with a double click. It is a zip archive with plain files in it.</translation>
    </message>
    <message>
        <source>Name of the package</source>
        <translation>Name of the package</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Author</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>License: what others may do with it</source>
        <translation>License: what others may do with it</translation>
    </message>
    <message>
        <source>none named</source>
        <translation>none named</translation>
    </message>
    <message>
        <source>What goes in as well</source>
        <translation>What goes in as well</translation>
    </message>
    <message>
        <source>Save the package as</source>
        <translation>Save the package as</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Champclos packages (*.champclos)</source>
        <translation>Champclos packages (*.champclos)</translation>
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
        <source>How sentences refer to this fighter. Regular forms are filled in or may be left empty; hover over a field to see what it is for, and read the example below it.</source>
        <translation>How sentences refer to this fighter. Regular forms are filled in or may be left empty; hover over a field to see what it is for, and read the example below it.</translation>
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
        <translation>defeated</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Key figures</source>
        <translation>Key figures</translation>
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
    <name>FileTrouble</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
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
    <message>
        <source>The file itself has not been changed.</source>
        <translation>The file itself has not been changed.</translation>
    </message>
</context>
<context>
    <name>FitsBar</name>
    <message>
        <source>Click a slot or a dashed box</source>
        <translation>Click a slot or a dashed box</translation>
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
    <name>GameAtRisk</name>
    <message>
        <source>This game is not saved</source>
        <translation>This game is not saved</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Leave anyway</translation>
    </message>
    <message>
        <source>Save game as…</source>
        <translation>Save game as…</translation>
    </message>
    <message>
        <source>If you leave now, the decisions since it was last saved are lost.</source>
        <translation>If you leave now, the decisions since it was last saved are lost.</translation>
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
        <source>regular</source>
        <translation>regular</translation>
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
    <name>GroundInspector</name>
    <message>
        <source>Own picture</source>
        <translation>Own picture</translation>
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
        <source>A PNG, JPEG, or SVG file that is played on; a copy of it becomes part of the battlefield</source>
        <translation>A PNG, JPEG, or SVG file that is played on; a copy of it becomes part of the battlefield</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Remove the picture</translation>
    </message>
    <message>
        <source>Use the traced picture</source>
        <translation>Use the traced picture</translation>
    </message>
    <message>
        <source>The picture you trace over becomes the ground that is played on, where it lies now</source>
        <translation>The picture you trace over becomes the ground that is played on, where it lies now</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacity</translation>
    </message>
    <message>
        <source>Opacity of the ground picture</source>
        <translation>Opacity of the ground picture</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Center x</source>
        <translation>Center x</translation>
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
        <source>Cover the battlefield</source>
        <translation>Cover the battlefield</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</source>
        <translation>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>nobody</source>
        <comment>no fighter is left that can play this card</comment>
        <translation>nobody</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a card just drawn</comment>
        <translation>new</translation>
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
    <name>HealthRow</name>
    <message>
        <source>Health</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>defeated here (%1 or more)</source>
        <translation>defeated here (%1 or more)</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>Space %1: %2%, %3 defeated</source>
        <translation>Space %1: %2%, %3 defeated</translation>
    </message>
</context>
<context>
    <name>HeroPicker</name>
    <message numerus="yes">
        <source>%n health · move %1 · %2</source>
        <translation>
            <numerusform>%n health · move %1 · %2</numerusform>
            <numerusform>%n health · move %1 · %2</numerusform>
        </translation>
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
    <message>
        <source>Random</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>Chooses a hero that nobody has</source>
        <translation>Chooses a hero that nobody has</translation>
    </message>
</context>
<context>
    <name>HeroSheetDrawer</name>
    <message>
        <source>In the rule book</source>
        <translation>In the rule book</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
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
        <translation>Put the hint away</translation>
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
        <source>Hero duels, card by card, space by space.</source>
        <translation>Hero duels, card by card, space by space.</translation>
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
        <source>Draw, test, balance</source>
        <translation>Draw, test, balance</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Create heroes and cards</source>
        <translation>Create heroes and cards</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Cards, battlefields, tokens</source>
        <translation>Cards, battlefields, tokens</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Replays</translation>
    </message>
    <message>
        <source>Watch games again, move by move</source>
        <translation>Watch games again, move by move</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Language, theme, motion</source>
        <translation>Language, theme, motion</translation>
    </message>
    <message>
        <source>Enter: continue · F1: help · Esc: quit</source>
        <translation>Enter: continue · F1: help · Esc: quit</translation>
    </message>
    <message>
        <source>Enter: play · F1: help · Esc: quit</source>
        <translation>Enter: play · F1: help · Esc: quit</translation>
    </message>
    <message>
        <source>Rule book and handbook</source>
        <translation>Rule book and handbook</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Library</translation>
    </message>
    <message>
        <source>Your decks and battlefields, and those of others</source>
        <translation>Your decks and battlefields, and those of others</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Learn</translation>
    </message>
    <message>
        <source>A guided duel, and a short lesson for everything</source>
        <translation>A guided duel, and a short lesson for everything</translation>
    </message>
</context>
<context>
    <name>ImportProblem</name>
    <message>
        <source>Line %1</source>
        <translation>Line %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Open the deck</source>
        <translation>Open the deck</translation>
    </message>
    <message>
        <source>Names and numbers become cards. Each card’s text is kept as a note beside it until you compose it from blocks.</source>
        <translation>Names and numbers become cards. Each card’s text is kept as a note beside it until you compose it from blocks.</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Import a deck</translation>
    </message>
</context>
<context>
    <name>InputField</name>
    <message>
        <source>not valid</source>
        <translation>not valid</translation>
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
        <source>Move the selection by 1, with Shift by 10; with the Space tool: move the cross</source>
        <translation>Move the selection by 1, with Shift by 10; with the Space tool: move the cross</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Use the tool on the space or at the cross</source>
        <translation>Use the tool on the space or at the cross</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move from space to space</source>
        <translation>Move from space to space</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel a gesture, clear the selection</source>
        <translation>Cancel a gesture, clear the selection</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>Delete the selection</source>
        <translation>Delete the selection</translation>
    </message>
    <message>
        <source>Mirror left to right, with Shift top to bottom</source>
        <translation>Mirror left to right, with Shift top to bottom</translation>
    </message>
    <message>
        <source>Rotate a copy by a half turn, with Shift by quarter turns</source>
        <translation>Rotate a copy by a half turn, with Shift by quarter turns</translation>
    </message>
    <message>
        <source>While dragging: reverse snapping</source>
        <translation>While dragging: reverse snapping</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Space bar</translation>
    </message>
    <message>
        <source>While dragging: pan the view; so does the middle button</source>
        <translation>While dragging: pan the view; so does the middle button</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, whole battlefield; the wheel zooms too</source>
        <translation>Zoom in, zoom out, whole battlefield; the wheel zooms too</translation>
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
        <source>Export picture</source>
        <translation>Export picture</translation>
    </message>
    <message>
        <source>Test game</source>
        <translation>Test game</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Shortcuts</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>message</comment>
        <translation>Close</translation>
    </message>
    <message>
        <source>Turn the ring; of a line: reverse the arrow</source>
        <translation>Turn the ring; of a line: reverse the arrow</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>To begin with</source>
        <translation>To begin with</translation>
    </message>
    <message>
        <source>One thing at a time</source>
        <translation>One thing at a time</translation>
    </message>
    <message>
        <source>Your first game with a hero</source>
        <translation>Your first game with a hero</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Learn</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 of %2 done</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Rule book</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
</context>
<context>
    <name>LearnTile</name>
    <message>
        <source>Learn in five minutes</source>
        <translation>Learn in five minutes</translation>
    </message>
    <message>
        <source>Go on where you left</source>
        <translation>Go on where you left</translation>
    </message>
    <message>
        <source>A guided duel, one sentence at a time</source>
        <translation>A guided duel, one sentence at a time</translation>
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
        <source>“%1” has unsaved changes</source>
        <translation>“%1” has unsaved changes</translation>
    </message>
    <message>
        <source>Two documents have unsaved changes</source>
        <translation>Two documents have unsaved changes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Don’t save</translation>
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
        <source>Unless you save, your changes will be lost.</source>
        <translation>Unless you save, your changes will be lost.</translation>
    </message>
</context>
<context>
    <name>LedgerLine</name>
    <message>
        <source>canceled</source>
        <translation>canceled</translation>
    </message>
    <message>
        <source>Neither card acts now.</source>
        <translation>Neither card has an effect now.</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the step of a combat that is under way</comment>
        <translation>now</translation>
    </message>
</context>
<context>
    <name>LessonRow</name>
    <message>
        <source>Go on at step %1 of %2</source>
        <translation>Go on at step %1 of %2</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a lesson</comment>
        <translation>done</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>From the beginning</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Library</translation>
    </message>
    <message>
        <source>New</source>
        <translation>New</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Add a file…</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Where it comes from</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Everything</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installed</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Built in</translation>
    </message>
    <message>
        <source>Search decks, battlefields, authors</source>
        <translation>Search decks, battlefields, authors</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n decks</source>
        <translation>
            <numerusform>Show all %n decks</numerusform>
            <numerusform>Show all %n decks</numerusform>
        </translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Battlefields</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n battlefields</source>
        <translation>
            <numerusform>Show all %n battlefields</numerusform>
            <numerusform>Show all %n battlefields</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a package, a deck, or a battlefield anywhere in this window.</source>
        <translation>Drop a package, a deck, or a battlefield anywhere in this window.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>New deck</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>New battlefield</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Rename “%1”</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Remove the package “%1”?</source>
        <translation>Remove the package “%1”?</translation>
    </message>
    <message>
        <source>Move “%1” to the trash?</source>
        <translation>Move “%1” to the trash?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Move to trash</translation>
    </message>
    <message>
        <source>Everything that came with it goes to your system’s trash, if it has one. Saved games keep their own copies and can still be played.</source>
        <translation>Everything that came with it goes to your system’s trash, if it has one. Saved games keep their own copies and can still be played.</translation>
    </message>
    <message>
        <source>The file goes to your system’s trash, if it has one. Saved games keep their own copies and can still be played.</source>
        <translation>The file goes to your system’s trash, if it has one. Saved games keep their own copies and can still be played.</translation>
    </message>
    <message>
        <source>Add to my library</source>
        <translation>Add to my library</translation>
    </message>
    <message>
        <source>Packages, decks, and battlefields (*.champclos *.zip *.json)</source>
        <translation>Packages, decks, and battlefields (*.champclos *.zip *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
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
    <message>
        <source>Kind of line</source>
        <translation>Kind of line</translation>
    </message>
    <message>
        <source>Plain line</source>
        <translation>Plain line</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>One way</translation>
    </message>
    <message>
        <source>High ground</source>
        <translation>High ground</translation>
    </message>
    <message>
        <source>High ground, one way</source>
        <translation>High ground, one way</translation>
    </message>
    <message>
        <source>Reverse arrow</source>
        <translation>Reverse arrow</translation>
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
        <source>“%1” could not be saved, so the window stays open.</source>
        <translation>“%1” could not be saved, so the window stays open.</translation>
    </message>
    <message>
        <source>“%1” is not a Champclos game, battlefield, deck, or package.</source>
        <translation>“%1” is not a Champclos game, battlefield, deck, or package.</translation>
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
    <name>MenuList</name>
    <message numerus="yes">
        <source>Menu, %n entries</source>
        <translation>
            <numerusform>Menu, %n entry</numerusform>
            <numerusform>Menu, %n entries</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
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
    <name>NameFields</name>
    <message>
        <source>%1, %2</source>
        <comment>a name and its language</comment>
        <translation>%1, %2</translation>
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
        <source>Friendly game: any move may be taken back</source>
        <translation>Friendly game: any move may be taken back</translation>
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
        <source>random</source>
        <translation>random</translation>
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
        <translation>Team played by one person</translation>
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
        <source>Decrease</source>
        <translation>Decrease</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Increase</translation>
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
        <translation>Colors: normal</translation>
    </message>
    <message>
        <source>Colors: protan</source>
        <translation>Colors: protan</translation>
    </message>
    <message>
        <source>Colors: deutan</source>
        <translation>Colors: deutan</translation>
    </message>
    <message>
        <source>Colors: tritan</source>
        <translation>Colors: tritan</translation>
    </message>
    <message>
        <source>Colors: gray</source>
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
        <source>Snap to the grid and to other spaces; hold Shift to reverse it</source>
        <translation>Snap to the grid and to other spaces; hold Shift to reverse it</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>Guides</translation>
    </message>
    <message>
        <source>Line up with other spaces and show distances</source>
        <translation>Line up with other spaces and show distances</translation>
    </message>
    <message>
        <source>Join to the last</source>
        <translation>Join to the last</translation>
    </message>
    <message>
        <source>Each new space is joined to the selected one</source>
        <translation>Each new space is joined to the selected one</translation>
    </message>
    <message>
        <source>In the chosen zone</source>
        <translation>In the chosen zone</translation>
    </message>
    <message>
        <source>Each new space goes into the zone chosen on the right</source>
        <translation>Each new space goes into the zone chosen on the right</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Copy the selection, or everything, to the other side</source>
        <translation>Copy the selection, or everything, to the other side</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Left to right</translation>
    </message>
    <message>
        <source>Top to bottom</source>
        <translation>Top to bottom</translation>
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
        <source>Copy the selection, or everything, rotated around the center of the battlefield</source>
        <translation>Copy the selection, or everything, rotated around the center of the battlefield</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Half turn</translation>
    </message>
    <message>
        <source>Quarter turns</source>
        <translation>Quarter turns</translation>
    </message>
    <message>
        <source>Rotate the selection itself</source>
        <translation>Rotate the selection itself</translation>
    </message>
    <message>
        <source>See the battlefield as color-blind players do</source>
        <translation>See the battlefield as color-blind players do</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom out</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Fit</translation>
    </message>
    <message>
        <source>Show the whole battlefield</source>
        <translation>Show the whole battlefield</translation>
    </message>
</context>
<context>
    <name>PackageDrawer</name>
    <message>
        <source>This cannot be added</source>
        <translation>This cannot be added</translation>
    </message>
    <message>
        <source>A package to add</source>
        <translation>A package to add</translation>
    </message>
    <message>
        <source>A file to add</source>
        <translation>A file to add</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>What is in it</translation>
    </message>
    <message>
        <source>Checked before it is added</source>
        <translation>Checked before it is added</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>What is wrong with it</translation>
    </message>
    <message>
        <source>Add all the same</source>
        <translation>Add all the same</translation>
    </message>
    <message>
        <source>Add to my library</source>
        <translation>Add to my library</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Look inside</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Not now</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
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
        <translation>against</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wins</translation>
    </message>
    <message>
        <source>interval, 10–90%</source>
        <translation>interval, 10–90%</translation>
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
        <source>Two-sided token</source>
        <translation>Two-sided token</translation>
    </message>
    <message>
        <source>A token on the character card that effects can flip or check.</source>
        <translation>A token on the character card that effects can flip or check.</translation>
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
        <source>Up at the start of the game</source>
        <translation>Up at the start of the game</translation>
    </message>
    <message>
        <source>Side deck</source>
        <translation>Side deck</translation>
    </message>
    <message>
        <source>A few separate cards; the one that is face up applies.</source>
        <translation>A few separate cards; the one that is face up applies.</translation>
    </message>
    <message>
        <source>+ Side card</source>
        <translation>+ Side card</translation>
    </message>
    <message>
        <source>Special pile</source>
        <translation>Special pile</translation>
    </message>
    <message>
        <source>Collects cards on their way to the discard pile: a cauldron, a line of verse.</source>
        <translation>Collects cards on their way to the discard pile: a cauldron, a line of verse.</translation>
    </message>
    <message>
        <source>What it collects</source>
        <translation>What it collects</translation>
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
        <source>A verse with a syllable goal</source>
        <translation>A verse with a syllable goal</translation>
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
        <source>Words on cards that effects can count, such as STORM.</source>
        <translation>Words on cards that effects can count, such as STORM.</translation>
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
        <source>Belongs to</source>
        <translation>Belongs to</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
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
    <name>PictureChoices</name>
    <message>
        <source>Longer side, pixels</source>
        <translation>Longer side, pixels</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Dots per inch</translation>
    </message>
    <message>
        <source>With 3 mm bleed</source>
        <translation>With 3 mm bleed</translation>
    </message>
    <message>
        <source>One picture of all cards, one of the back, and a saved object (JSON) with names and texts.</source>
        <translation>One picture of all cards, one of the back, and a saved object (JSON) with names and texts.</translation>
    </message>
    <message>
        <source>One picture for each card, named after it, and one of the back.</source>
        <translation>One picture for each card, named after it, and one of the back.</translation>
    </message>
    <message>
        <source>One picture for each page.</source>
        <translation>One picture for each page.</translation>
    </message>
</context>
<context>
    <name>PictureCropper</name>
    <message>
        <source>Position the picture</source>
        <translation>Position the picture</translation>
    </message>
    <message>
        <source>Visible part of the picture: arrow keys move it, plus and minus change its size</source>
        <translation>Visible part of the picture: arrow keys move it, plus and minus change its size</translation>
    </message>
    <message>
        <source>Show more of the picture</source>
        <translation>Show more of the picture</translation>
    </message>
    <message>
        <source>Show less of the picture, larger</source>
        <translation>Show less of the picture, larger</translation>
    </message>
    <message>
        <source>Show as much as possible</source>
        <translation>Show as much as possible</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
</context>
<context>
    <name>PictureField</name>
    <message>
        <source>Another picture…</source>
        <translation>Another picture…</translation>
    </message>
    <message>
        <source>Own picture…</source>
        <translation>Own picture…</translation>
    </message>
    <message>
        <source>A PNG, JPEG, or SVG file; a copy of it becomes part of the deck</source>
        <translation>A PNG, JPEG, or SVG file; a copy of it becomes part of the deck</translation>
    </message>
    <message>
        <source>Position…</source>
        <translation>Position…</translation>
    </message>
    <message>
        <source>Choose which part of the picture is shown</source>
        <translation>Choose which part of the picture is shown</translation>
    </message>
    <message>
        <source>Remove the picture; the drawn style takes its place</source>
        <translation>Remove the picture; the drawn style takes its place</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Own picture</translation>
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
        <source>Most recent</source>
        <translation>Most recent</translation>
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
        <source>Nothing here yet.</source>
        <translation>Nothing here yet.</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Human</source>
        <translation>Human</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Computer, %1</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continue from here</translation>
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
        <source>The replay stays as it is: this starts a separate game.</source>
        <translation>The replay stays as it is: this starts a separate game.</translation>
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
        <source>Deck sheet</source>
        <translation>Deck sheet</translation>
    </message>
    <message>
        <source>Hero overview</source>
        <translation>Hero overview</translation>
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
        <source>Alongside</source>
        <translation>Alongside</translation>
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
        <source>Save ink: black only, no solid areas</source>
        <translation>Save ink: black only, no solid areas</translation>
    </message>
    <message>
        <source>Space diameter, mm</source>
        <translation>Space diameter, mm</translation>
    </message>
    <message>
        <source>The character card and one of each card, for reference during play.</source>
        <translation>The character card and one of each card, for reference during play.</translation>
    </message>
    <message>
        <source>Several heroes at a glance, one row each.</source>
        <translation>Several heroes at a glance, one row each.</translation>
    </message>
    <message>
        <source>Turn order, actions, and combat on one page.</source>
        <translation>Turn order, actions, and combat on one page.</translation>
    </message>
    <message>
        <source>The whole deck at actual size to cut out, with bleed and backs.</source>
        <translation>The whole deck at actual size to cut out, with bleed and backs.</translation>
    </message>
    <message>
        <source>On one page, or as a poster with spaces as large as you like.</source>
        <translation>On one page, or as a poster with spaces as large as you like.</translation>
    </message>
    <message>
        <source>To cut out: tokens that fit your battlefield’s spaces, and health dials.</source>
        <translation>To cut out: tokens that fit your battlefield’s spaces, and health dials.</translation>
    </message>
    <message>
        <source>Rulers that show how accurately your printer prints.</source>
        <translation>Rulers that show how accurately your printer prints.</translation>
    </message>
    <message>
        <source>Adjoining sheets overlap by 10 mm: trim one along its crosses, line it up with the crosses of the other, and glue.</source>
        <translation>Adjoining sheets overlap by 10&#xa0;mm: trim one along its crosses, line it up with the crosses of the other, and glue.</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Pictures (PNG)</source>
        <translation>Pictures (PNG)</translation>
    </message>
    <message>
        <source>For a tabletop simulator</source>
        <translation>For a tabletop simulator</translation>
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
        <translation>File</translation>
    </message>
    <message>
        <source>Battlefield size</source>
        <translation>Battlefield size</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>One page</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Poster</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Actual size</translation>
    </message>
    <message>
        <source>Number the spaces</source>
        <translation>Number the spaces</translation>
    </message>
    <message>
        <source>Include standing figures</source>
        <translation>Include standing figures</translation>
    </message>
    <message>
        <source>One page as large as it has to be, for a print shop or a large printer.</source>
        <translation>One page as large as it has to be, for a print shop or a large printer.</translation>
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
        <source>yours</source>
        <translation>yours</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>From a file…</translation>
    </message>
    <message>
        <source>unfinished: a proof</source>
        <translation>unfinished: a proof</translation>
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
    <message>
        <source>Save pictures…</source>
        <translation>Save pictures…</translation>
    </message>
    <message>
        <source>Save the pictures in</source>
        <translation>Save the pictures in</translation>
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
        <source>Page view</source>
        <translation>Page view</translation>
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
        <source>Printing, %1%</source>
        <translation>Printing, %1%</translation>
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
        <source>100 mm across</source>
        <translation>100&#xa0;mm across</translation>
    </message>
    <message>
        <source>100 mm down</source>
        <translation>100&#xa0;mm down</translation>
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
        <source>What you measured on the calibration page, in mm. The values are saved.</source>
        <translation>What you measured on the calibration page, in mm. The values are saved.</translation>
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
    <message>
        <source>no errors · playable</source>
        <translation>no errors · playable</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) · not playable yet</source>
        <translation>
            <numerusform>%n error · not playable yet</numerusform>
            <numerusform>%n errors · not playable yet</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to mend</source>
        <translation>nothing to fix</translation>
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
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>show</source>
        <translation>show</translation>
    </message>
</context>
<context>
    <name>ProgressBar</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Attack: %1 against %2</source>
        <translation>Attack: %1 against %2</translation>
    </message>
    <message>
        <source>Both cards are revealed. Read the ledger, then continue.</source>
        <translation>Both cards are revealed. Read the ledger, then continue.</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>RateKey</name>
    <message>
        <source>50% lies within the interval</source>
        <translation>50% lies within the interval</translation>
    </message>
    <message>
        <source>50% lies outside: worth a look</source>
        <translation>50% lies outside: worth a look</translation>
    </message>
</context>
<context>
    <name>RecentButton</name>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (missing)</translation>
    </message>
    <message>
        <source>No longer in %1; click to remove it from the list</source>
        <translation>No longer in %1; click to remove it from the list</translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>“%1” was not saved</source>
        <translation>“%1” was not saved</translation>
    </message>
    <message>
        <source>A recovery copy was saved on %1.</source>
        <translation>A recovery copy was saved on %1.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recover</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
</context>
<context>
    <name>ReplayHands</name>
    <message numerus="yes">
        <source>Hand of %1, %n card(s)</source>
        <translation>
            <numerusform>Hand of %1, %n card</numerusform>
            <numerusform>Hand of %1, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Hand: %1</translation>
    </message>
    <message>
        <source>Hand: %1 (empty)</source>
        <translation>Hand: %1 (empty)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replays</source>
        <translation>Replays</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Point of view</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continue from here</translation>
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
        <source>One step forward (right arrow)</source>
        <translation>One step forward (right arrow)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>One turn back (up arrow)</source>
        <translation>One turn back (up arrow)</translation>
    </message>
    <message>
        <source>One turn forward (down arrow)</source>
        <translation>One turn forward (down arrow)</translation>
    </message>
    <message>
        <source>%1, step %2 of %3: %4</source>
        <translation>%1, step %2 of %3: %4</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
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
        <source>The games you play are kept here. You can also open one from a file.</source>
        <translation>The games you play are kept here. You can also open one from a file.</translation>
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
        <source>“%1” cannot be recovered.</source>
        <translation>“%1” cannot be recovered.</translation>
    </message>
</context>
<context>
    <name>RestartDialog</name>
    <message>
        <source>Begin this game anew?</source>
        <translation>Restart this game?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Restart</translation>
    </message>
    <message>
        <source>The same heroes meet on the same battlefield, with shuffled decks. This game stays among the saved ones.</source>
        <translation>The same heroes meet on the same battlefield, with shuffled decks. This game stays among the saved ones.</translation>
    </message>
</context>
<context>
    <name>ReviewGraph</name>
    <message>
        <source>Chance of %1 to win, by turns</source>
        <translation>Chance of %1 to win, by turns</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>ReviewMoments</name>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Which moments</source>
        <translation>Which moments</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Both sides</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Nothing stands out here.</source>
        <translation>Nothing stands out here.</translation>
    </message>
    <message>
        <source>What decided the game</source>
        <translation>What decided the game</translation>
    </message>
    <message>
        <source>Still thinking…</source>
        <translation>Still thinking…</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Nothing yet.</translation>
    </message>
    <message>
        <source>Judged with all cards on the table.</source>
        <translation>Judged with all cards on the table.</translation>
    </message>
    <message>
        <source>Judged by what each player could know.</source>
        <translation>Judged by what each player could know.</translation>
    </message>
    <message>
        <source>With all cards</source>
        <translation>With all cards</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <source>The review is complete: %n moment(s).</source>
        <translation>
            <numerusform>The review is complete: %n moment.</numerusform>
            <numerusform>The review is complete: %n moments.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Judge the whole game</source>
        <translation>Judge the whole game</translation>
    </message>
    <message>
        <source>Whose game</source>
        <translation>Whose game</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1: chance to win</source>
        <translation>%1: chance to win</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>by turn</translation>
    </message>
    <message>
        <source>Thinking… %1%</source>
        <translation>Thinking… %1%</translation>
    </message>
</context>
<context>
    <name>ReviewVerdict</name>
    <message>
        <source>Chances: %1 → %2</source>
        <translation>Chances: %1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>− %n point(s)</source>
        <translation>
            <numerusform>− %n point</numerusform>
            <numerusform>− %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You played</source>
        <translation>You played</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>It came out at %1.</source>
        <translation>It came out at %1.</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Better</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Why</translation>
    </message>
    <message>
        <source>Also considered</source>
        <translation>Also considered</translation>
    </message>
    <message>
        <source>Thinking about the game…</source>
        <translation>Thinking about the game…</translation>
    </message>
    <message>
        <source>Choose a moment.</source>
        <translation>Choose a moment.</translation>
    </message>
    <message>
        <source>Play on with the better move</source>
        <translation>Play on with the better move</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
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
    <message>
        <source>Handbook</source>
        <translation>Handbook</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Book</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Search the handbook</translation>
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
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>Watch %1</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Continue %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Delete %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Review %1</source>
        <translation>Review %1</translation>
    </message>
</context>
<context>
    <name>SeatHead</name>
    <message>
        <source>%1: character card and deck list</source>
        <translation>%1: character card and deck list</translation>
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
        <source>Human</source>
        <translation>Human</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer level</source>
        <translation>Computer level</translation>
    </message>
    <message>
        <source>Language at this seat</source>
        <translation>Language at this seat</translation>
    </message>
    <message>
        <source>Program language</source>
        <translation>Program language</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>Restores the default settings</source>
        <translation>Restores the default settings</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Language and appearance</translation>
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
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>Zones always show a pattern and a letter in addition to their color.</source>
        <translation>Zones always show a pattern and a letter in addition to their color.</translation>
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
        <source>Reduce motion</source>
        <translation>Reduce motion</translation>
    </message>
    <message>
        <source>After combat, wait until I continue</source>
        <translation>After combat, wait until I continue</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Computer level in new games</source>
        <translation>Computer level in new games</translation>
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
        <source>Default folder</source>
        <translation>Default folder</translation>
    </message>
    <message>
        <source>Folder for saved games</source>
        <translation>Folder for saved games</translation>
    </message>
    <message>
        <source>Reset all settings?</source>
        <translation>Reset all settings?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Appearance, motion, level, and folder return to their defaults. Saved games are kept.</source>
        <translation>Appearance, motion, level, and folder return to their defaults. Saved games are kept.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Single keys are shortcuts (letters and digits)</source>
        <translation>Single-key shortcuts (letters and digits)</translation>
    </message>
    <message>
        <source>Zones as areas</source>
        <translation>Zones as colored areas</translation>
    </message>
    <message>
        <source>On</source>
        <translation>On</translation>
    </message>
    <message>
        <source>Outline only</source>
        <translation>Outline only</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Ask before a turn ends in which nobody moved</source>
        <translation>Ask before a turn ends in which nobody moved</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Motion and sound</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Slow is for learning. Any key or click skips the animation.</source>
        <translation>Slow is for learning. Any key or click skips the animation.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Quiet</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Loud</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia, which is not installed here.</source>
        <translation>Sounds need Qt Multimedia, which is not installed here.</translation>
    </message>
</context>
<context>
    <name>ShapePanel</name>
    <message>
        <source>Deck profile</source>
        <translation>Deck profile</translation>
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
    <name>ShelfPage</name>
    <message>
        <source>Open a file…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>Those without errors can be played</source>
        <translation>Those without errors can be played</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recent</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Built in</translation>
    </message>
    <message>
        <source>These open as your own copy</source>
        <translation>These open as your own copy</translation>
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
        <source>Move to trash…</source>
        <translation>Move to trash…</translation>
    </message>
    <message>
        <source>Move “%1” to the trash?</source>
        <translation>Move “%1” to the trash?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Move to trash</translation>
    </message>
    <message>
        <source>The file goes to your system’s trash, if it has one.</source>
        <translation>The file goes to your system’s trash, if it has one.</translation>
    </message>
</context>
<context>
    <name>ShelfTile</name>
    <message>
        <source>More actions for %1</source>
        <translation>More actions for %1</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>cannot be opened</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unfinished</translation>
    </message>
</context>
<context>
    <name>SourceBadge</name>
    <message>
        <source>mine</source>
        <translation>mine</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>installed</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>built in</translation>
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
        <source>From each one to the nearest one left</source>
        <translation>From each one to the nearest one left</translation>
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
    <message>
        <source>Name of the space</source>
        <translation>Name of the space</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Ring turned by, °</source>
        <translation>Ring turned by, °</translation>
    </message>
    <message>
        <source>Closer</source>
        <comment>spaces</comment>
        <translation>Closer</translation>
    </message>
    <message>
        <source>Scale the selection down to 90%; a corner of its frame does it freely</source>
        <translation>Scale the selection down to 90%; a corner of its frame does it freely</translation>
    </message>
    <message>
        <source>Apart</source>
        <comment>spaces</comment>
        <translation>Apart</translation>
    </message>
    <message>
        <source>Scale the selection up to 110%; a corner of its frame does it freely</source>
        <translation>Scale the selection up to 110%; a corner of its frame does it freely</translation>
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
        <source>Space bar: pan the view</source>
        <translation>Space bar: pan the view</translation>
    </message>
    <message>
        <source>Del: delete</source>
        <translation>Del: delete</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 spaces</source>
        <translation>
            <numerusform>%n of %1 spaces</numerusform>
            <numerusform>%n of %1 spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Autosaved at %1</source>
        <translation>Autosaved at %1</translation>
    </message>
    <message>
        <source>Autosave failed: please save</source>
        <translation>Autosave failed: please save</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Shortcuts</translation>
    </message>
    <message>
        <source>All shortcuts at a glance</source>
        <translation>All shortcuts at a glance</translation>
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
    <name>TableBar</name>
    <message>
        <source>Champclos: home page</source>
        <translation>Champclos: home page</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turn %1 · %2</translation>
    </message>
    <message>
        <source>Setup · %1</source>
        <translation>Setup · %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>short, under its picture</comment>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Take back the last decision (Ctrl+Z)</source>
        <translation>Take back the last decision (Ctrl+Z)</translation>
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
        <source>What has happened (L)</source>
        <translation>What has happened (L)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>The rule book (F1)</source>
        <translation>The rule book (F1)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>back to it, short, under its picture</comment>
        <translation>Workshop</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <translation>Back to the workshop</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>a lesson</comment>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Back to the lessons; you can go on here later (Esc)</source>
        <translation>Back to the lessons; you can go on here later (Esc)</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>The rule about what is focused</source>
        <translation>The rule about what is focused</translation>
    </message>
    <message>
        <source>Say again what is asked</source>
        <translation>Say again what is asked</translation>
    </message>
    <message>
        <source>Read the whole position</source>
        <translation>Read the whole position</translation>
    </message>
    <message>
        <source>Where the next fighter stands, and the way there</source>
        <translation>Where the next fighter stands, and the way there</translation>
    </message>
    <message>
        <source>Who can strike at the space under the cursor</source>
        <translation>Who can attack the space under the cursor</translation>
    </message>
    <message>
        <source>What has happened since your last turn</source>
        <translation>What has happened since your last turn</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>This sheet</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>The next thing that can be used; on the battlefield the next space that can be chosen</source>
        <translation>The next thing that can be used; on the battlefield the next space that can be chosen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Arrows</translation>
    </message>
    <message>
        <source>Along the lines of the battlefield, through the hand, through lists</source>
        <translation>Along the lines of the battlefield, through the hand, through lists</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose what is focused</source>
        <translation>Choose what is focused</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take back a choice, close what is open, then the menu</source>
        <translation>Take back a choice, close what is open, then the menu</translation>
    </message>
    <message>
        <source>To the answers</source>
        <translation>To the answers</translation>
    </message>
    <message>
        <source>To the battlefield</source>
        <translation>To the battlefield</translation>
    </message>
    <message>
        <source>Character card and deck list; again: the next seat</source>
        <translation>Character card and deck list; again: the next seat</translation>
    </message>
    <message>
        <source>Undo; with Shift: redo</source>
        <translation>Undo; with Shift: redo</translation>
    </message>
    <message>
        <source>Save game as…</source>
        <translation>Save game as…</translation>
    </message>
    <message>
        <source>Maneuver, attack, scheme</source>
        <translation>Maneuver, attack, scheme</translation>
    </message>
    <message>
        <source>The card with that number</source>
        <translation>The card with that number</translation>
    </message>
    <message>
        <source>The space, fighter, or answer with that letter</source>
        <translation>The space, fighter, or answer with that letter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Show where the other side can strike</source>
        <translation>Show where the other side can attack</translation>
    </message>
    <message>
        <source>Fit the battlefield to the window</source>
        <translation>Fit the battlefield to the window</translation>
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
    <name>TableMenu</name>
    <message>
        <source>Save game as…</source>
        <translation>Save game as…</translation>
    </message>
    <message>
        <source>Fit the battlefield to the window</source>
        <translation>Fit the battlefield to the window</translation>
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
    <message>
        <source>Show where the other side can strike</source>
        <translation>Show where the other side can attack</translation>
    </message>
    <message>
        <source>Character card and deck list</source>
        <translation>Character card and deck list</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <translation>Back to the workshop</translation>
    </message>
    <message>
        <source>Leave the game (it is not saved)</source>
        <translation>Leave the game (it is not saved)</translation>
    </message>
    <message>
        <source>Restart…</source>
        <translation>Restart…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Concede…</source>
        <translation>Concede…</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>shows all of the log</comment>
        <translation>Open</translation>
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
        <source>within reach</source>
        <translation>within reach</translation>
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
        <source>no boost</source>
        <translation>no boost</translation>
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
    <message numerus="yes">
        <source>%n of %1 syllables</source>
        <translation>
            <numerusform>%n of %1 syllables</numerusform>
            <numerusform>%n of %1 syllables</numerusform>
        </translation>
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
        <source>draw</source>
        <comment>of a seat when the game has ended without a winner</comment>
        <translation>draw</translation>
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
        <source>In the last three turns of each player, no card changed its place and no health changed.</source>
        <translation>In the last three turns of each player, no card changed its place and no health changed.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>There is nothing to take back.</translation>
    </message>
    <message>
        <source>Something hidden was revealed, or someone else has made a decision, so this cannot be taken back. In a friendly game it could be.</source>
        <translation>Something hidden was revealed, or someone else has made a decision, so this cannot be taken back. In a friendly game it could be.</translation>
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
        <source>%1 selected: move %2.</source>
        <translation>%1 selected: move %2.</translation>
    </message>
    <message>
        <source>%1 selected: move %2, more with a boost.</source>
        <translation>%1 selected: move %2, more with a boost.</translation>
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
        <source>Before the first decision</source>
        <translation>Before the first decision</translation>
    </message>
    <message>
        <source>Whoever is deciding</source>
        <translation>Whoever is deciding</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Spectator</translation>
    </message>
    <message>
        <source>Next player: %1</source>
        <translation>Next player: %1</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1; the defaults apply. %2</source>
        <translation>The settings could not be read and were set aside as %1; the defaults apply. %2</translation>
    </message>
    <message>
        <source>The settings could not be saved: %1</source>
        <translation>The settings could not be saved: %1</translation>
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
        <source>Only the beginning of this game can still be played. Its file stays as it is. %1</source>
        <translation>Only the beginning of this game can still be played. Its file stays as it is. %1</translation>
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
        <source>There is no playable deck.</source>
        <translation>There is no playable deck.</translation>
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
        <source>drawn</source>
        <comment>a game without a winner</comment>
        <translation>drawn</translation>
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
        <source>%1: still %2</source>
        <comment>health</comment>
        <translation>%1: still %2</translation>
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
        <source>The effects of “%1” are canceled; its value still counts.</source>
        <translation>The effects of “%1” are canceled; its value still counts.</translation>
    </message>
    <message>
        <source>teammate · %1</source>
        <comment>what the teammate does: waiting</comment>
        <translation>teammate · %1</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Next: %1.</translation>
    </message>
    <message>
        <source>The attack card is face down.</source>
        <translation>The attack card is face down.</translation>
    </message>
    <message>
        <source>move %1</source>
        <comment>how far all fighters may go with this boost</comment>
        <translation>move %1</translation>
    </message>
    <message>
        <source>+%1 to the attack</source>
        <translation>+%1 to the attack</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>no damage</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <comment>what a combat would do</comment>
        <translation>
            <numerusform>%n damage</numerusform>
            <numerusform>%n damage</numerusform>
        </translation>
    </message>
    <message>
        <source>value %1 · %2</source>
        <comment>of a card with this boost, and the damage</comment>
        <translation>value %1 · %2</translation>
    </message>
    <message>
        <source>The effects of “%1” are canceled, and its value does not count.</source>
        <translation>The effects of “%1” are canceled, and its value does not count.</translation>
    </message>
    <message>
        <source>Its condition is not met: nothing happens.</source>
        <translation>Its condition is not met: nothing happens.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Nothing happens.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <translation>%1 attacks %2.</translation>
    </message>
    <message>
        <source>This side is up.</source>
        <translation>This side is up.</translation>
    </message>
    <message>
        <source>Face up now.</source>
        <translation>Face up now.</translation>
    </message>
    <message>
        <source>Discarded.</source>
        <translation>Discarded.</translation>
    </message>
    <message>
        <source>Ready: all it needs is there.</source>
        <translation>Ready: everything it needs is there.</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <comment>ingredients</comment>
        <translation>Missing: %1</translation>
    </message>
    <message>
        <source>Now in it: nothing.</source>
        <translation>Contents: none.</translation>
    </message>
    <message>
        <source>Now in it: %1.</source>
        <translation>Contents: %1.</translation>
    </message>
    <message>
        <source>%1, %2, %3 of %4 seen</source>
        <translation>%1, %2, %3 of %4 seen</translation>
    </message>
    <message numerus="yes">
        <source>%n syllable(s)</source>
        <translation>
            <numerusform>%n syllable</numerusform>
            <numerusform>%n syllables</numerusform>
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
        <translation>move %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <comment>that a fighter could strike</comment>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>boosted %1</source>
        <comment>so many spaces</comment>
        <translation>with a boost %1</translation>
    </message>
    <message>
        <source>cannot be struck</source>
        <comment>a fighter in the next turn</comment>
        <translation>cannot be attacked</translation>
    </message>
    <message>
        <source>%1, no boost</source>
        <comment>who can strike it</comment>
        <translation>%1, no boost</translation>
    </message>
    <message>
        <source>%1, boost +%2</source>
        <comment>who can strike it</comment>
        <translation>%1, boost +%2</translation>
    </message>
    <message>
        <source>In %1, %2 could not be understood; the defaults apply instead.</source>
        <translation>In %1, %2 could not be understood; the defaults apply instead.</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <comment>strength of the computer</comment>
        <translation>Plays at random</translation>
    </message>
    <message>
        <source>Champclos is already running with these files. This window keeps its settings to itself and saves games under new names.</source>
        <translation>Champclos is already running with these files. This window keeps its settings to itself and saves games under new names.</translation>
    </message>
    <message>
        <source>easy to play</source>
        <translation>easy to play</translation>
    </message>
    <message>
        <source>takes practice</source>
        <translation>takes practice</translation>
    </message>
    <message>
        <source>demanding</source>
        <translation>demanding</translation>
    </message>
    <message>
        <source>several heroes</source>
        <translation>several heroes</translation>
    </message>
    <message>
        <source>cunning</source>
        <translation>cunning</translation>
    </message>
    <message>
        <source>many fighters</source>
        <translation>many fighters</translation>
    </message>
    <message>
        <source>swift</source>
        <translation>swift</translation>
    </message>
    <message>
        <source>hits hard</source>
        <translation>hits hard</translation>
    </message>
    <message>
        <source>well guarded</source>
        <translation>well guarded</translation>
    </message>
    <message>
        <source>tough</source>
        <translation>tough</translation>
    </message>
    <message>
        <source>from afar</source>
        <translation>from afar</translation>
    </message>
    <message>
        <source>all-round</source>
        <translation>all-round</translation>
    </message>
    <message>
        <source>Cards with the word **%1**: %2.</source>
        <translation>Cards with the word **%1**: %2.</translation>
    </message>
    <message>
        <source>Heroes and their own rules</source>
        <translation>Heroes and their own rules</translation>
    </message>
    <message>
        <source>Choose a card with a boost of at least %1 to get there.</source>
        <translation>Choose a card with a boost of at least %1 to get there.</translation>
    </message>
    <message>
        <source>Nobody has moved. Press Done again to end the turn, or move a fighter.</source>
        <translation>Nobody has moved. Press Done again to end the turn, or move a fighter.</translation>
    </message>
    <message>
        <source>This ends the turn: press Done, or take it back.</source>
        <translation>This ends the turn: press Done, or take it back.</translation>
    </message>
    <message>
        <source>Drop the card on a fighter to attack it.</source>
        <translation>Drop the card on a fighter to attack it.</translation>
    </message>
    <message>
        <source>You have no cards in hand.</source>
        <translation>You have no cards in hand.</translation>
    </message>
    <message>
        <source>None of your fighters has an opposing fighter within reach of an attack.</source>
        <translation>None of your fighters has an opposing fighter within reach of an attack.</translation>
    </message>
    <message>
        <source>You have no card in hand to attack with.</source>
        <translation>You have no card in hand to attack with.</translation>
    </message>
    <message>
        <source>You have no scheme in hand.</source>
        <translation>You have no scheme in hand.</translation>
    </message>
    <message>
        <source>None of your fighters can play an attack from your hand.</source>
        <translation>None of your fighters can play an attack from your hand.</translation>
    </message>
    <message>
        <source>None of your fighters can play a scheme from your hand.</source>
        <translation>None of your fighters can play a scheme from your hand.</translation>
    </message>
    <message>
        <source>no lines</source>
        <comment>of a space</comment>
        <translation>no lines</translation>
    </message>
    <message numerus="yes">
        <source>line(s) to %1</source>
        <comment>spaces</comment>
        <translation>
            <numerusform>line to %1</numerusform>
            <numerusform>lines to %1</numerusform>
        </translation>
    </message>
    <message>
        <source>not on the battlefield</source>
        <comment>a fighter</comment>
        <translation>not on the battlefield</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, whose turn it is, %n action(s) left: %2.</source>
        <comment>a player, cards</comment>
        <translation>
            <numerusform>%1, to play, %n action left: %2.</numerusform>
            <numerusform>%1, to play, %n actions left: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player, cards</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: defeated.</source>
        <translation>%1: defeated.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n health, %2.</source>
        <comment>a fighter, a space</comment>
        <translation>
            <numerusform>%1: %n health, %2.</numerusform>
            <numerusform>%1: %n health, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <translation>In hand: %1.</translation>
    </message>
    <message>
        <source>%1 stands beside it.</source>
        <translation>%1 stands beside it.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is beside it after %n step(s): %2.</source>
        <comment>a fighter; the spaces of the way</comment>
        <translation>
            <numerusform>%1 gets beside it in %n step: %2.</numerusform>
            <numerusform>%1 gets beside it in %n steps: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way is open for %1.</source>
        <translation>No way is open for %1.</translation>
    </message>
    <message>
        <source>Nobody is on the battlefield yet.</source>
        <translation>Nobody is on the battlefield yet.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n health, %2.</source>
        <comment>a fighter, a space</comment>
        <translation>
            <numerusform>%1, %n health, %2.</numerusform>
            <numerusform>%1, %n health, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with a boost of %2</source>
        <translation>%1 with a boost of %2</translation>
    </message>
    <message>
        <source>%1: nobody can strike here in their next turn.</source>
        <comment>a space</comment>
        <translation>%1: nobody can attack here next turn.</translation>
    </message>
    <message>
        <source>%1: can be struck next turn by %2.</source>
        <comment>a space</comment>
        <translation>%1: can be attacked next turn by %2.</translation>
    </message>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Nothing has happened since your last turn.</translation>
    </message>
    <message>
        <source>Ability: %1</source>
        <comment>whose ability did it</comment>
        <translation>Ability: %1</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>All hands</translation>
    </message>
    <message>
        <source>deciding</source>
        <comment>a seat that is asked in the turn of another</comment>
        <translation>deciding</translation>
    </message>
    <message numerus="yes">
        <source>%n health left.</source>
        <comment>of a fighter, after damage</comment>
        <translation>
            <numerusform>%n health left.</numerusform>
            <numerusform>%n health left.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>of a lesson</comment>
        <translation>Step %1 of %2: %3</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <comment>what was clicked in a lesson</comment>
        <translation>Your choice: %1</translation>
    </message>
    <message>
        <source>That is allowed, but this step is about something else. Try what glows.</source>
        <translation>That is allowed, but this step is about something else. Try what glows.</translation>
    </message>
    <message>
        <source>You can do that in a moment. First read what stands here and go on.</source>
        <translation>You can do that in a moment. First read what stands here and go on.</translation>
    </message>
    <message>
        <source>This lesson cannot be opened: %1</source>
        <translation>This lesson cannot be opened: %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4. Chances from %5 to %6.</source>
        <translation>%1, %2, %3: %4. Chances from %5 to %6.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>one way to %1</source>
        <comment>spaces</comment>
        <translation>one way to %1</translation>
    </message>
    <message>
        <source>one way from %1</source>
        <comment>spaces</comment>
        <translation>one way from %1</translation>
    </message>
    <message>
        <source>high ground over %1</source>
        <comment>spaces</comment>
        <translation>high ground over %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>spaces that are high ground over it</comment>
        <translation>below %1</translation>
    </message>
    <message>
        <source>passage %1</source>
        <comment>a letter</comment>
        <translation>passage %1</translation>
    </message>
    <message>
        <source>high ground</source>
        <comment>a value that is added</comment>
        <translation>high ground</translation>
    </message>
</context>
<context>
    <name>TeacherPanel</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>Look at the ledger. When you have read it, continue.</source>
        <translation>Look at the ledger. When you have read it, continue.</translation>
    </message>
    <message>
        <source>Go on against easy</source>
        <translation>Go on against easy</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>step</comment>
        <translation>Next</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Next lesson</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>a lesson</comment>
        <translation>Finish</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>You can leave at any step and go on later.</source>
        <translation>You can leave at any step and go on later.</translation>
    </message>
</context>
<context>
    <name>TestDialog</name>
    <message>
        <source>Test game</source>
        <translation>Test game</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Your hero</source>
        <translation>Your hero</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Goes first</source>
        <translation>Goes first</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>Test games are not saved and do not appear among your games.</source>
        <translation>Test games are not saved and do not appear among your games.</translation>
    </message>
</context>
<context>
    <name>ThreatPanel</name>
    <message>
        <source>Strike reach</source>
        <translation>Attack reach</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Where the other side could strike next turn: one maneuver, then one attack.</source>
        <translation>Where the other side could attack next turn: one maneuver, then one attack.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>All at once</translation>
    </message>
    <message>
        <source>Crossed swords: without a boost. +2: with a boost of at least 2; the highest in that deck is +%1.</source>
        <translation>Crossed swords: without a boost. +2: with a boost of at least 2; the highest in that deck is +%1.</translation>
    </message>
    <message>
        <source>Point at one of your fighters to see every way it can be struck.</source>
        <translation>Point at one of your fighters to see every way it can be attacked.</translation>
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
        <source>Paint the chosen zone onto spaces</source>
        <translation>Paint the chosen zone onto spaces</translation>
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
        <source>Background</source>
        <translation>Background</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key of a tool</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Color, ornament, picture to trace</source>
        <translation>Color, ornament, picture to trace</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
</context>
<context>
    <name>TraceInspector</name>
    <message>
        <source>Picture to trace</source>
        <translation>Picture to trace</translation>
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
        <source>A sketch or photo shown beneath the battlefield while you draw</source>
        <translation>A sketch or photo shown beneath the battlefield while you draw</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Remove the picture</translation>
    </message>
    <message>
        <source>The picture is missing. Choose it again or remove it.</source>
        <translation>The picture is missing. Choose it again or remove it.</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacity</translation>
    </message>
    <message>
        <source>Opacity of the picture</source>
        <translation>Opacity of the picture</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Center x</source>
        <translation>Center x</translation>
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
        <source>Fit to the battlefield</source>
        <translation>Fit to the battlefield</translation>
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
        <source>“%1” and %n more were not saved; recovery copies were kept.</source>
        <translation>
            <numerusform>“%1” and %n more were not saved; recovery copies were kept.</numerusform>
            <numerusform>“%1” and %n more were not saved; recovery copies were kept.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not saved; a recovery copy was kept.</source>
        <translation>“%1” was not saved; a recovery copy was kept.</translation>
    </message>
    <message>
        <source>Take a look</source>
        <translation>Take a look</translation>
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
    <name>WorkshopHeader</name>
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
        <source>Fix the errors first</source>
        <translation>Fix the errors first</translation>
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
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Balance test…</source>
        <translation>Balance test…</translation>
    </message>
    <message>
        <source>The balance test is still running</source>
        <translation>The balance test is still running</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>New</source>
        <translation>New</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Set up the test game…</source>
        <translation>Set up the test game…</translation>
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
        <translation>The file could not be opened</translation>
    </message>
    <message>
        <source>Your work could not be recovered</source>
        <translation>Your work could not be recovered</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>The file could not be saved</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes</source>
        <translation>“%1” has unsaved changes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Don’t save</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Unless you save, your changes will be lost.</source>
        <translation>Unless you save, your changes will be lost.</translation>
    </message>
    <message>
        <source>The file has mistakes: what could be read of it is open</source>
        <translation>The file has mistakes: what could be read of it is open</translation>
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
        <source>Color</source>
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
    <name>champclos::app::LibraryDesk</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>by you</source>
        <translation>by you</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>by %1</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>changed %1</translation>
    </message>
    <message>
        <source>No copy could be made.</source>
        <translation>No copy could be made.</translation>
    </message>
    <message>
        <source>The name could not be changed.</source>
        <translation>The name could not be changed.</translation>
    </message>
    <message>
        <source>“%1” could not be moved to the trash.</source>
        <translation>“%1” could not be moved to the trash.</translation>
    </message>
    <message>
        <source>The package could not be made.</source>
        <translation>The package could not be made.</translation>
    </message>
    <message>
        <source>The package is ready: %1</source>
        <translation>The package is ready: %1</translation>
    </message>
</context>
<context>
    <name>champclos::app::PackageOffer</name>
    <message>
        <source>Its author is not named</source>
        <translation>Its author is not named</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>By %1</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Version %1, by %2</source>
        <translation>Version %1, by %2</translation>
    </message>
    <message>
        <source>no license named</source>
        <translation>no license named</translation>
    </message>
    <message>
        <source>license %1</source>
        <translation>license %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>new</translation>
    </message>
    <message>
        <source>beside yours</source>
        <translation>beside yours</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>as it is</translation>
    </message>
    <message numerus="yes">
        <source>deck, %n card(s)</source>
        <translation>
            <numerusform>deck, %n card</numerusform>
            <numerusform>deck, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battlefield, %n space(s)</source>
        <translation>
            <numerusform>battlefield, %n space</numerusform>
            <numerusform>battlefield, %n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it can be read and played.</source>
        <translation>All of it can be read and played.</translation>
    </message>
    <message>
        <source>Nothing in it leads out of its folder, and nothing is too large.</source>
        <translation>Nothing in it leads out of its folder, and nothing is too large.</translation>
    </message>
    <message>
        <source>It replaces version %1. Your saved games stay as they are.</source>
        <translation>It replaces version %1. Your saved games stay as they are.</translation>
    </message>
    <message>
        <source>You already have this version.</source>
        <translation>You already have this version.</translation>
    </message>
    <message>
        <source>You have version %1, which is newer.</source>
        <translation>You have version %1, which is newer.</translation>
    </message>
    <message>
        <source>You have a package of the same name by %1. Adding this one takes its place.</source>
        <translation>You have a package of the same name by %1. Adding this one takes its place.</translation>
    </message>
    <message>
        <source>somebody unnamed</source>
        <translation>somebody unnamed</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing was added and nothing was changed.</source>
        <translation>Nothing was added and nothing was changed.</translation>
    </message>
    <message>
        <source>Nothing you made yourself is changed. You can remove the package again at any time.</source>
        <translation>Nothing you made yourself is changed. You can remove the package again at any time.</translation>
    </message>
    <message>
        <source>A copy goes into your library. The file stays where it is.</source>
        <translation>A copy goes into your library. The file stays where it is.</translation>
    </message>
    <message>
        <source>“%1” could not be added. %2</source>
        <translation>“%1” could not be added. %2</translation>
    </message>
    <message>
        <source>“%1” is in your library.</source>
        <translation>“%1” is in your library.</translation>
    </message>
    <message>
        <source>“%1” is in your library; it replaces version %2.</source>
        <translation>“%1” is in your library; it replaces version %2.</translation>
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
        <source>Stopped; nothing was saved.</source>
        <translation>Stopped; nothing was saved.</translation>
    </message>
    <message>
        <source>The printer did not accept the pages.</source>
        <translation>The printer did not accept the pages.</translation>
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
        <translation>%1 in total</translation>
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
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>Saved in: %1</source>
        <translation>Saved in: %1</translation>
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
    <message numerus="yes">
        <source>%Ln of %1 games</source>
        <translation>
            <numerusform>%Ln of %1 games</numerusform>
            <numerusform>%Ln of %1 games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Canceled: %Ln of %1 games</source>
        <translation>
            <numerusform>Canceled: %Ln of %1 games</numerusform>
            <numerusform>Canceled: %Ln of %1 games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished: %Ln of %1 games</source>
        <translation>
            <numerusform>Finished: %Ln of %1 games</numerusform>
            <numerusform>Finished: %Ln of %1 games</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n game(s) drawn</source>
        <translation>
            <numerusform>%n game drawn</numerusform>
            <numerusform>%n games drawn</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough games yet to draw conclusions.</source>
        <translation>Not enough games yet to draw conclusions.</translation>
    </message>
    <message>
        <source>Neither seat shows an advantage.</source>
        <translation>Neither seat shows an advantage.</translation>
    </message>
    <message>
        <source>%1: neither stronger nor weaker than the opponents, as far as can be seen.</source>
        <translation>%1: neither stronger nor weaker than the opponents, as far as can be seen.</translation>
    </message>
    <message>
        <source>The first player wins %1 of the games, more than chance would explain.</source>
        <translation>The first player wins %1 of the games, more than chance would explain.</translation>
    </message>
    <message>
        <source>The first player wins %1 of the games, fewer than chance would explain.</source>
        <translation>The first player wins %1 of the games, fewer than chance would explain.</translation>
    </message>
    <message>
        <source>%1: %2 of games won, more than chance would explain.</source>
        <translation>%1: %2 of games won, more than chance would explain.</translation>
    </message>
    <message>
        <source>%1: %2 of games won, fewer than chance would explain.</source>
        <translation>%1: %2 of games won, fewer than chance would explain.</translation>
    </message>
    <message>
        <source>The interval, %1 to %2%, includes 50%.</source>
        <translation>The interval, %1 to %2%, includes 50%.</translation>
    </message>
    <message>
        <source>The interval, %1 to %2%, does not include 50%.</source>
        <translation>The interval, %1 to %2%, does not include 50%.</translation>
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
        <source>%n pairings stand out, especially %1.</source>
        <translation>
            <numerusform>%n pairing stands out: %1.</numerusform>
            <numerusform>%n pairings stand out, especially %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table could not be saved. %1</source>
        <translation>The table could not be saved. %1</translation>
    </message>
    <message>
        <source>a few seconds left</source>
        <translation>a few seconds left</translation>
    </message>
    <message>
        <source>expert: reliable</source>
        <translation>expert: reliable</translation>
    </message>
    <message>
        <source>normal: a quick look</source>
        <translation>normal: a quick look</translation>
    </message>
    <message>
        <source>about %1 on this computer</source>
        <translation>about %1 on this computer</translation>
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
        <source>Flip</source>
        <translation>Flip</translation>
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
        <source>Change a start space</source>
        <translation>Change a start space</translation>
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
        <source>Change zone color</source>
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
        <source>Change license</source>
        <translation>Change license</translation>
    </message>
    <message>
        <source>Change battlefield size</source>
        <translation>Change battlefield size</translation>
    </message>
    <message>
        <source>Change background color</source>
        <translation>Change background color</translation>
    </message>
    <message>
        <source>Change ornament</source>
        <translation>Change ornament</translation>
    </message>
    <message>
        <source>Unnamed battlefield</source>
        <translation>Unnamed battlefield</translation>
    </message>
    <message>
        <source>The picture to trace is missing.</source>
        <translation>The picture to trace is missing.</translation>
    </message>
    <message>
        <source>“%1” may have been moved.</source>
        <translation>“%1” may have been moved.</translation>
    </message>
    <message>
        <source>Choose a picture to trace</source>
        <translation>Choose a picture to trace</translation>
    </message>
    <message>
        <source>Remove the picture to trace</source>
        <translation>Remove the picture to trace</translation>
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
        <source>Change the opacity of the picture</source>
        <translation>Change the opacity of the picture</translation>
    </message>
    <message>
        <source>Choose the picture of the ground</source>
        <translation>Choose the picture of the ground</translation>
    </message>
    <message>
        <source>Remove the picture of the ground</source>
        <translation>Remove the picture of the ground</translation>
    </message>
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
        <source>A text has no %1 version yet.</source>
        <translation>A text has no %1 version yet.</translation>
    </message>
    <message>
        <source>That of another language is used.</source>
        <translation>That of another language is used.</translation>
    </message>
    <message>
        <source>Change kind of line</source>
        <translation>Change kind of line</translation>
    </message>
    <message>
        <source>Reverse arrow</source>
        <translation>Reverse arrow</translation>
    </message>
    <message>
        <source>Rename space</source>
        <translation>Rename space</translation>
    </message>
    <message>
        <source>Change passage</source>
        <translation>Change passage</translation>
    </message>
    <message>
        <source>Turn ring</source>
        <translation>Turn ring</translation>
    </message>
    <message>
        <source>Change size of spaces</source>
        <translation>Change size of spaces</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Scale</translation>
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
        <source>no path</source>
        <translation>no path</translation>
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
        <source>A space can be in at most %1 zones.</source>
        <translation>A space can be in at most %1 zones.</translation>
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
        <source>The picture was saved.</source>
        <translation>The picture was saved.</translation>
    </message>
    <message>
        <source>The picture could not be saved: choose a name ending in .png, .svg, or .pdf, in a folder you can write to.</source>
        <translation>The picture could not be saved: choose a name ending in .png, .svg, or .pdf, in a folder you can write to.</translation>
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
        <source>Click or drag to select; Shift adds to the selection</source>
        <translation>Click or drag to select; Shift adds to the selection</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 selected</translation>
    </message>
    <message>
        <source>Click to add a space, or use the arrow keys and Enter</source>
        <translation>Click to add a space, or use the arrow keys and Enter</translation>
    </message>
    <message>
        <source>Drag from space to space; drag again to remove the line</source>
        <translation>Drag from space to space; drag again to remove the line</translation>
    </message>
    <message>
        <source>Drag over spaces to paint the chosen zone; number keys choose it</source>
        <translation>Drag over spaces to paint the chosen zone; number keys choose it</translation>
    </message>
    <message>
        <source>On a ring: that zone; in the center: all zones; on a line: the line</source>
        <translation>On a ring: that zone; in the center: all zones; on a line: the line</translation>
    </message>
    <message>
        <source>Click a space for the next start number, or none</source>
        <translation>Click a space for the next start number, or none</translation>
    </message>
    <message>
        <source>Color, ornament, and a picture to trace are in the panel on the right</source>
        <translation>Color, ornament, and a picture to trace are in the panel on the right</translation>
    </message>
    <message>
        <source>This file is not a readable picture.</source>
        <translation>This file is not a readable picture.</translation>
    </message>
    <message>
        <source>Drag the picture to move it, a corner to resize it; arrow keys move it too</source>
        <translation>Drag the picture to move it, a corner to resize it; arrow keys move it too</translation>
    </message>
    <message>
        <source>passage %1</source>
        <translation>passage %1</translation>
    </message>
    <message>
        <source>The spaces would lie outside the battlefield: enlarge it first.</source>
        <translation>The spaces would lie outside the battlefield: enlarge it first.</translation>
    </message>
    <message>
        <source>A battlefield is between %1 and %2 units wide and high, and holds all its spaces.</source>
        <translation>A battlefield is between %1 and %2 units wide and high, and holds all its spaces.</translation>
    </message>
    <message>
        <source>Moves go only from %1 to %2. For everything else, they are adjacent.</source>
        <translation>Moves go only from %1 to %2. For everything else, they are adjacent.</translation>
    </message>
    <message>
        <source>Attacks from %1 on %2 have a value 1 higher.</source>
        <translation>Attacks from %1 on %2 have a value 1 higher.</translation>
    </message>
    <message>
        <source>Moves go only from %1 to %2, and attacks that way have a value 1 higher.</source>
        <translation>Moves go only from %1 to %2, and attacks that way have a value 1 higher.</translation>
    </message>
    <message>
        <source>Moves go both ways.</source>
        <translation>Moves go both ways.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>passage</comment>
        <translation>none</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldProblems</name>
    <message>
        <source>Space %1 is in no zone.</source>
        <translation>Space %1 is in no zone.</translation>
    </message>
    <message>
        <source>From there, a ranged attack reaches only adjacent spaces.</source>
        <translation>From there, a ranged attack reaches only adjacent spaces.</translation>
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
        <source>Their colors are easily confused.</source>
        <translation>Their colors are easily confused.</translation>
    </message>
    <message>
        <source>Zone %1 has no space.</source>
        <translation>Zone %1 has no space.</translation>
    </message>
    <message>
        <source>Paint it on some spaces or remove it.</source>
        <translation>Paint it on some spaces or remove it.</translation>
    </message>
    <message>
        <source>Lines %1–%2 and %3–%4 cross.</source>
        <translation>Lines %1–%2 and %3–%4 cross.</translation>
    </message>
    <message>
        <source>The crossing could be taken for a space.</source>
        <translation>The crossing could be taken for a space.</translation>
    </message>
    <message>
        <source>Line %1–%2 passes over space %3.</source>
        <translation>Line %1–%2 passes over space %3.</translation>
    </message>
    <message>
        <source>They look as if they were joined.</source>
        <translation>They look as if they were joined.</translation>
    </message>
    <message>
        <source>Spaces %1 and %2 are very close together.</source>
        <translation>Spaces %1 and %2 are very close together.</translation>
    </message>
    <message>
        <source>Rings and fighters may overlap.</source>
        <translation>Rings and fighters may overlap.</translation>
    </message>
    <message>
        <source>Space %1 lies outside the battlefield.</source>
        <translation>Space %1 lies outside the battlefield.</translation>
    </message>
    <message>
        <source>Move it inside or enlarge the battlefield.</source>
        <translation>Move it inside or enlarge the battlefield.</translation>
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
    <message>
        <source>Passage %1 has only one end, space %2.</source>
        <translation>Passage %1 has only one end, space %2.</translation>
    </message>
    <message>
        <source>Give another space the same letter.</source>
        <translation>Give another space the same letter.</translation>
    </message>
    <message>
        <source>No move leads to space %1.</source>
        <translation>No move leads to space %1.</translation>
    </message>
    <message>
        <source>One-way lines keep fighters out.</source>
        <translation>One-way lines keep fighters out.</translation>
    </message>
    <message>
        <source>No move leads back from space %1.</source>
        <translation>No move leads back from space %1.</translation>
    </message>
    <message>
        <source>One-way lines keep fighters in.</source>
        <translation>One-way lines keep fighters in.</translation>
    </message>
    <message>
        <source>A duel needs two or three, team play four.</source>
        <translation>A duel needs two or three, team play four.</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldShelf</name>
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
        <source>something that always applies…</source>
        <translation>something that always applies…</translation>
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
        <source>Add details</source>
        <translation>Add details</translation>
    </message>
    <message>
        <source>It applies only while a condition is met</source>
        <translation>It applies only while a condition is met</translation>
    </message>
    <message>
        <source>Whenever</source>
        <translation>Whenever</translation>
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
        <source>only before damage</source>
        <translation>only before damage</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>nested too deeply</translation>
    </message>
    <message>
        <source>nothing before it says which</source>
        <translation>nothing before it says which</translation>
    </message>
    <message>
        <source>there are several: say “each of” or “one of”</source>
        <translation>there are several: say “each of” or “one of”</translation>
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
        <source>already said</source>
        <translation>already said</translation>
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
    <message>
        <source>no boost</source>
        <translation>no boost</translation>
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
        <source>the columns “name” and “type” are required</source>
        <translation>the columns “name” and “type” are required</translation>
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
        <source>“%1” is not a card type</source>
        <translation>“%1” is not a card type</translation>
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
        <source>no row describes a card</source>
        <translation>no row describes a card</translation>
    </message>
    <message>
        <source>“%1” was left out: %2</source>
        <translation>“%1” was left out: %2</translation>
    </message>
    <message>
        <source>there is no “copies” column: every card counts once</source>
        <translation>there is no “copies” column: every card counts once</translation>
    </message>
    <message>
        <source>there is no “value” column: every value is 0</source>
        <translation>there is no “value” column: every value is 0</translation>
    </message>
    <message>
        <source>there is no “boost” column: no card has one</source>
        <translation>there is no “boost” column: no card has one</translation>
    </message>
    <message>
        <source>the card type is missing</source>
        <translation>the card type is missing</translation>
    </message>
    <message>
        <source>“%1”: there are more cells than columns; a text that contains a separator needs quotation marks</source>
        <translation>“%1”: there are more cells than columns; a text that contains a separator needs quotation marks</translation>
    </message>
    <message>
        <source>a quotation mark is opened and never closed</source>
        <translation>a quotation mark is opened and never closed</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckBuilder</name>
    <message>
        <source>Immediately: %1</source>
        <translation>Immediately: %1</translation>
    </message>
    <message>
        <source>During combat: %1</source>
        <translation>During combat: %1</translation>
    </message>
    <message>
        <source>After combat: %1</source>
        <translation>After combat: %1</translation>
    </message>
    <message numerus="yes">
        <source>“%1…” was cut off after %n character(s)</source>
        <translation>
            <numerusform>“%1…” was cut off after %n character</numerusform>
            <numerusform>“%1…” was cut off after %n characters</numerusform>
        </translation>
    </message>
    <message>
        <source>a move value of %1 is not possible</source>
        <translation>a move value of %1 is not possible</translation>
    </message>
    <message>
        <source>“%1” was left out: a deck has at most %2 fighters</source>
        <translation>“%1” was left out: a deck has at most %2 fighters</translation>
    </message>
    <message>
        <source>“%1”: its health or number is not possible and was changed</source>
        <translation>“%1”: its health or number is not possible and was changed</translation>
    </message>
    <message>
        <source>“%1” was left out: a deck has at most %2 different cards</source>
        <translation>“%1” was left out: a deck has at most %2 different cards</translation>
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
        <source>Change the colors</source>
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
        <source>Change the number of copies</source>
        <translation>Change the number of copies</translation>
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
        <source>Remove a part</source>
        <translation>Remove a part</translation>
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
    <message>
        <source>Choose a picture</source>
        <translation>Choose a picture</translation>
    </message>
    <message>
        <source>Position the picture</source>
        <translation>Position the picture</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Remove the picture</translation>
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
    <message numerus="yes">
        <source>%n of %1 cards</source>
        <translation>
            <numerusform>%n of %1 cards</numerusform>
            <numerusform>%n of %1 cards</numerusform>
        </translation>
    </message>
    <message>
        <source>the note has not been composed from blocks yet</source>
        <translation>the note has not been composed from blocks yet</translation>
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
    <message>
        <source>no name yet</source>
        <translation>no name yet</translation>
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
        <source>Effect damage</source>
        <translation>Effect damage</translation>
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
        <source>Place a block</source>
        <translation>Place a block</translation>
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
        <source>Wrap it in a block</source>
        <translation>Wrap it in a block</translation>
    </message>
    <message>
        <source>Remove the surrounding block</source>
        <translation>Remove the surrounding block</translation>
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
        <source>details</source>
        <translation>details</translation>
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
    <message numerus="yes">
        <source>%n of %1 decks</source>
        <translation>
            <numerusform>%n of %1 decks</numerusform>
            <numerusform>%n of %1 decks</numerusform>
        </translation>
    </message>
    <message>
        <source>with a boost</source>
        <translation>with a boost</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>no path</translation>
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
        <source>Attack on turn 1</source>
        <translation>Attack on turn 1</translation>
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
        <source>Spaces without which the battlefield falls apart</source>
        <translation>Spaces without which the battlefield falls apart</translation>
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
        <source>Distance to opponent</source>
        <translation>Distance to opponent</translation>
    </message>
    <message>
        <source>space %1</source>
        <comment>by its number</comment>
        <translation>space %1</translation>
    </message>
    <message>
        <source>spaces %1</source>
        <comment>by their numbers</comment>
        <translation>spaces %1</translation>
    </message>
</context>
<context>
    <name>champclos::editor::HeatModel</name>
    <message>
        <source>Where fighters stood</source>
        <translation>Where fighters stood</translation>
    </message>
    <message>
        <source>Where fighters were defeated</source>
        <translation>Where fighters were defeated</translation>
    </message>
    <message>
        <source>Where the first hit landed</source>
        <translation>Where the first hit landed</translation>
    </message>
    <message>
        <source>Turns spent here, %</source>
        <translation>Turns spent here, %</translation>
    </message>
    <message>
        <source>Defeats, %</source>
        <translation>Defeats, %</translation>
    </message>
    <message>
        <source>Games, %</source>
        <translation>Games, %</translation>
    </message>
</context>
<context>
    <name>champclos::editor::JsonImport</name>
    <message>
        <source>“%1”: %2 %3 is not possible; it is %4 now</source>
        <translation>“%1”: %2 %3 is not possible; it is %4 now</translation>
    </message>
    <message>
        <source>“%1”: “%2” is not a card type; it is versatile now</source>
        <translation>“%1”: “%2” is not a card type; it is versatile now</translation>
    </message>
    <message>
        <source>the file has no card</source>
        <translation>the file has no card</translation>
    </message>
    <message>
        <source>a card without a name was left out</source>
        <translation>a card without a name was left out</translation>
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
        <source>Ability of the hero: %1</source>
        <translation>Ability of the hero: %1</translation>
    </message>
    <message>
        <source>The hero’s ability and special rules stand in the note of the first card until you compose them.</source>
        <translation>The hero’s ability and special rules stand in the note of the first card until you compose them.</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Card %1</translation>
    </message>
    <message>
        <source>Where the file does not say them, cards are versatile with value 0: look at the pictures and set types and numbers.</source>
        <translation>Where the file does not say them, cards are versatile with value 0: look at the pictures and set types and numbers.</translation>
    </message>
    <message>
        <source>this is neither the deck of a deck maker (hero and cards) nor a saved deck of a tabletop simulator</source>
        <translation>this is neither the deck of a deck maker (hero and cards) nor a saved deck of a tabletop simulator</translation>
    </message>
</context>
<context>
    <name>champclos::editor::NameGrammar</name>
    <message>
        <source>What several of them are called: “Wolves”.</source>
        <translation>What several of them are called: “Wolves”.</translation>
    </message>
    <message>
        <source>Only if it is not a proper name: “the”, “le”, “der”. Proper names have none.</source>
        <translation>Only if it is not a proper name: “the”, “le”, “der”. Proper names have none.</translation>
    </message>
    <message>
        <source>Decides between he and she, un and une, der and die.</source>
        <translation>Decides between he and she, un and une, der and die.</translation>
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
        <source>The German genitive, only if it is irregular: “Hans’”.</source>
        <translation>The German genitive, only if it is irregular: “Hans’”.</translation>
    </message>
    <message>
        <source>After der, die, das, if the form differs: “der Fremde”.</source>
        <translation>After der, die, das, if the form differs: “der Fremde”.</translation>
    </message>
    <message>
        <source>After den, dem, des, if the form differs: “den Fremden”.</source>
        <translation>After den, dem, des, if the form differs: “den Fremden”.</translation>
    </message>
    <message>
        <source>After die, alle, deine, if the form differs: “alle Fremden”.</source>
        <translation>After die, alle, deine, if the form differs: “alle Fremden”.</translation>
    </message>
    <message>
        <source>After mit, von, if it is not the plural plus n: “Pumas”.</source>
        <translation>After mit, von, if it is not the plural plus n: “Pumas”.</translation>
    </message>
</context>
<context>
    <name>champclos::editor::PictureImport</name>
    <message>
        <source>This file is no picture that can be read.</source>
        <translation>This file is no picture that can be read.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</source>
        <translation>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</translation>
    </message>
</context>
<context>
    <name>champclos::editor::RateModel</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>champclos::editor::Shelf</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Line %1, column %2: %3</translation>
    </message>
</context>
<context>
    <name>champclos::editor::TableImport</name>
    <message>
        <source>the file cannot be read</source>
        <translation>the file cannot be read</translation>
    </message>
    <message>
        <source>Nothing could be read.</source>
        <translation>Nothing could be read.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards read (%1)</source>
        <translation>
            <numerusform>%n card read (%1)</numerusform>
            <numerusform>%n cards read (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n design</numerusform>
            <numerusform>%n designs</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is larger than %1 MB, too large for a deck</source>
        <translation>the file is larger than %1 MB, too large for a deck</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Import a deck</translation>
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
        <source>Before damage is dealt: values can still change.</source>
        <translation>Before damage is dealt: values can still change.</translation>
    </message>
    <message>
        <source>After damage, once it is settled who won the combat.</source>
        <translation>After damage, once it is settled who won the combat.</translation>
    </message>
    <message>
        <source>When the card is played as an action of its own.</source>
        <translation>When the card is played as an action of its own.</translation>
    </message>
    <message>
        <source>When the line reaches its syllable goal with this card.</source>
        <translation>When the line reaches its syllable goal with this card.</translation>
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
        <source>At the end of a combat you take part in, after the effects of the cards.</source>
        <translation>At the end of a combat you take part in, after the effects of the cards.</translation>
    </message>
    <message>
        <source>After one of your attacks, once its cards have been put away.</source>
        <translation>After one of your attacks, once its cards have been put away.</translation>
    </message>
    <message>
        <source>Whenever you have played a scheme.</source>
        <translation>Whenever you have played a scheme.</translation>
    </message>
    <message>
        <source>These fighters’ attacks have a higher value.</source>
        <translation>These fighters’ attacks have a higher value.</translation>
    </message>
    <message>
        <source>These fighters’ defenses have a higher value.</source>
        <translation>These fighters’ defenses have a higher value.</translation>
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
        <source>Effects cannot damage these fighters; only combat can.</source>
        <translation>Effects cannot damage these fighters; only combat can.</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>Start of turn.</source>
        <translation>Start of turn.</translation>
    </message>
    <message>
        <source>Resolve start-of-turn effects.</source>
        <translation>Resolve start-of-turn effects.</translation>
    </message>
    <message>
        <source>Two actions.</source>
        <translation>Two actions.</translation>
    </message>
    <message>
        <source>Any two, even the same one twice. Neither may be skipped; an action you gain is added.</source>
        <translation>Any two, even the same one twice. Neither may be skipped; an action you gain is added.</translation>
    </message>
    <message>
        <source>End of turn.</source>
        <translation>End of turn.</translation>
    </message>
    <message>
        <source>Resolve end-of-turn effects.</source>
        <translation>Resolve end-of-turn effects.</translation>
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
        <source>Draw 1 card. You may boost: discard a card and add its boost to your move value. Then each of your fighters may move up to that many spaces, one after the other; through friendly fighters, never through opposing ones.</source>
        <translation>Draw 1 card. You may boost: discard a card and add its boost to your move value. Then each of your fighters may move up to that many spaces, one after the other; through friendly fighters, never through opposing ones.</translation>
    </message>
    <message>
        <source>Scheme.</source>
        <translation>Scheme.</translation>
    </message>
    <message>
        <source>Play a scheme card with a fighter that may use it, resolve its effects, then discard it.</source>
        <translation>Play a scheme card with a fighter that may use it, resolve its effects, then discard it.</translation>
    </message>
    <message>
        <source>Attack.</source>
        <translation>Attack.</translation>
    </message>
    <message>
        <source>One of your fighters attacks an opposing fighter with an attack or versatile card. Melee: an adjacent target. Ranged: adjacent, or in the same zone.</source>
        <translation>One of your fighters attacks an opposing fighter with an attack or versatile card. Melee: an adjacent target. Ranged: adjacent, or in the same zone.</translation>
    </message>
    <message>
        <source>Cards.</source>
        <translation>Cards.</translation>
    </message>
    <message>
        <source>The attacker plays a card face down. The defender may answer with a defense or versatile card. Both are revealed at the same time.</source>
        <translation>The attacker plays a card face down. The defender may answer with a defense or versatile card. Both are revealed at the same time.</translation>
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
        <source>Attack value minus defense value. If this deals at least 1 damage, the attacker has won the combat; otherwise the defender has.</source>
        <translation>Attack value minus defense value. If this deals at least 1 damage, the attacker has won the combat; otherwise the defender has.</translation>
    </message>
    <message>
        <source>After combat.</source>
        <translation>After combat.</translation>
    </message>
    <message>
        <source>First the defender’s card, then the attacker’s, even if its fighter was defeated.</source>
        <translation>First the defender’s card, then the attacker’s, even if its fighter was defeated.</translation>
    </message>
    <message>
        <source>Discard.</source>
        <translation>Discard.</translation>
    </message>
    <message>
        <source>Each card goes to its player’s discard pile.</source>
        <translation>Each card goes to its player’s discard pile.</translation>
    </message>
    <message>
        <source>Adjacent.</source>
        <translation>Adjacent.</translation>
    </message>
    <message>
        <source>Two spaces joined by a line.</source>
        <translation>Two spaces joined by a line.</translation>
    </message>
    <message>
        <source>Zone.</source>
        <translation>Zone.</translation>
    </message>
    <message>
        <source>All spaces with the same color and letter, wherever they are. A space may be in several zones.</source>
        <translation>All spaces with the same color and letter, wherever they are. A space may be in several zones.</translation>
    </message>
    <message>
        <source>Empty deck.</source>
        <translation>Empty deck.</translation>
    </message>
    <message>
        <source>The discard pile is never shuffled back in: your fighters are exhausted. Each card you cannot draw deals 2 damage to each of them.</source>
        <translation>The discard pile is never shuffled back in: your fighters are exhausted. Each card you cannot draw deals 2 damage to each of them.</translation>
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
        <source>A fighter with no health left leaves the battlefield at once.</source>
        <translation>A fighter with no health left leaves the battlefield at once.</translation>
    </message>
    <message>
        <source>Victory.</source>
        <translation>Victory.</translation>
    </message>
    <message>
        <source>A player whose last hero is defeated loses at once, even in the middle of an effect.</source>
        <translation>A player whose last hero is defeated loses at once, even in the middle of an effect.</translation>
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
        <source>Player aid</source>
        <translation>Player aid</translation>
    </message>
    <message>
        <source>for all decks</source>
        <translation>for all decks</translation>
    </message>
    <message>
        <source>spaces %1 mm wide</source>
        <translation>spaces %1&#xa0;mm wide</translation>
    </message>
    <message>
        <source>sheet %1 / %2</source>
        <translation>sheet %1 / %2</translation>
    </message>
    <message>
        <source>line up the crosses; print at 100%</source>
        <translation>line up the crosses; print at 100%</translation>
    </message>
    <message>
        <source>Print this page at 100%, without “fit to page”.</source>
        <translation>Print this page at 100%, without “fit to page”.</translation>
    </message>
    <message>
        <source>Measure both rulers. If 100 mm does not measure 100 mm, enter what you measured as the printer’s scale.</source>
        <translation>Measure both rulers. If 100&#xa0;mm does not measure 100&#xa0;mm, enter what you measured as the printer’s scale.</translation>
    </message>
    <message>
        <source>Measure how far the upper-left cross is from the edges of the paper. It should be 20 mm from both; enter the difference as the printer’s offset.</source>
        <translation>Measure how far the upper-left cross is from the edges of the paper. It should be 20&#xa0;mm from both; enter the difference as the printer’s offset.</translation>
    </message>
    <message>
        <source>Print again: with these settings, the rulers and crosses are accurate.</source>
        <translation>Print again: with these settings, the rulers and crosses are accurate.</translation>
    </message>
    <message>
        <source>Current setting: 100 mm prints as %1 mm across and %2 mm down; offset %3 mm across and %4 mm down.</source>
        <translation>Current setting: 100&#xa0;mm prints as %1&#xa0;mm across and %2&#xa0;mm down; offset %3&#xa0;mm across and %4&#xa0;mm down.</translation>
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
        <source>%1 × %2 mm · bleed %3 mm · print at 100%</source>
        <translation>%1 × %2&#xa0;mm · bleed %3&#xa0;mm · print at 100%</translation>
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
        <source>Deck sheet</source>
        <translation>Deck sheet</translation>
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
        <source>“Space”: a circle on the battlefield. “Zone”: all spaces with the same color and letter.</source>
        <translation>“Space”: a circle on the battlefield. “Zone”: all spaces with the same color and letter.</translation>
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
        <source>black only, no solid areas</source>
        <translation>black only, no solid areas</translation>
    </message>
    <message>
        <source>--%1 needs a value: %2.</source>
        <translation>--%1 needs a value: %2.</translation>
    </message>
    <message>
        <source>--%1 does not understand “%2”: %3.</source>
        <translation>--%1 does not understand “%2”: %3.</translation>
    </message>
    <message>
        <source>“%1” cannot be printed; choose from: %2.</source>
        <translation>“%1” cannot be printed; choose from: %2.</translation>
    </message>
    <message>
        <source>What should be printed? Choose from: %1.</source>
        <translation>What should be printed? Choose from: %1.</translation>
    </message>
    <message>
        <source>Name one or more decks, or use --all.</source>
        <translation>Name one or more decks, or use --all.</translation>
    </message>
    <message>
        <source>Name one or more battlefields, or use --all.</source>
        <translation>Name one or more battlefields, or use --all.</translation>
    </message>
    <message>
        <source>“%1” does not belong here.</source>
        <translation>“%1” does not belong here.</translation>
    </message>
    <message>
        <source>Cards of this size do not fit on the paper.</source>
        <translation>Cards of this size do not fit on the paper.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>See “champclos print --help”.</source>
        <translation>See “champclos print --help”.</translation>
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
        <source>Overview</source>
        <translation>Overview</translation>
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
        <translation>for spaces %1&#xa0;mm wide</translation>
    </message>
    <message>
        <source>Health dials</source>
        <translation>Health dials</translation>
    </message>
    <message>
        <source>cut out the window, lay the cover over the numbers, pin both at the center</source>
        <translation>cut out the window, lay the cover over the numbers, pin both at the center</translation>
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
        <source>print at 100% on heavy paper</source>
        <translation>print at 100% on heavy paper</translation>
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
        <source>--%1 does not apply to “%2”.</source>
        <translation>--%1 does not apply to “%2”.</translation>
    </message>
    <message>
        <source>Usage: champclos print KIND [NAME or FILE …] [options]</source>
        <translation>Usage: champclos print KIND [NAME or FILE …] [options]</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Kinds</translation>
    </message>
    <message>
        <source>Names; give the path to use a file of your own, my-deck.json</source>
        <translation>Names; give the path to use a file of your own, my-deck.json</translation>
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
        <source>0 written, 1 not written (see the error output), 2 not understood</source>
        <translation>0 written, 1 not written (see the error output), 2 not understood</translation>
    </message>
    <message>
        <source>a deck for reference: the character card and one of each card, on one or two pages</source>
        <translation>a deck for reference: the character card and one of each card, on one or two pages</translation>
    </message>
    <message>
        <source>several heroes on one page, one row each</source>
        <translation>several heroes on one page, one row each</translation>
    </message>
    <message>
        <source>turn order, actions, and combat at a glance</source>
        <translation>turn order, actions, and combat at a glance</translation>
    </message>
    <message>
        <source>a deck to cut out, at actual size, with bleed, crop marks, and backs</source>
        <translation>a deck to cut out, at actual size, with bleed, crop marks, and backs</translation>
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
        <source>where to write: all in one file, or one file each in a folder, created if needed; the current folder by default</source>
        <translation>where to write: all in one file, or one file each in a folder, created if needed; the current folder by default</translation>
    </message>
    <message>
        <source>language, yours by default; two with a comma (fr,de) are printed side by side</source>
        <translation>language, yours by default; two with a comma (fr,de) are printed side by side</translation>
    </message>
    <message>
        <source>paper size; a4 by default</source>
        <translation>paper size; a4 by default</translation>
    </message>
    <message>
        <source>size of a card in mm</source>
        <translation>size of a card in mm</translation>
    </message>
    <message>
        <source>backs, mirrored for the edge on which the printer flips the sheet</source>
        <translation>backs, mirrored for the edge on which the printer flips the sheet</translation>
    </message>
    <message>
        <source>one card per page with 3 mm bleed, for a print shop</source>
        <translation>one card per page with 3&#xa0;mm bleed, for a print shop</translation>
    </message>
    <message>
        <source>include the character card</source>
        <translation>include the character card</translation>
    </message>
    <message>
        <source>several sheets to join, spaces 30 mm wide</source>
        <translation>several sheets to join, spaces 30&#xa0;mm wide</translation>
    </message>
    <message>
        <source>width of a space in mm; turns a battlefield into a poster</source>
        <translation>width of a space in mm; turns a battlefield into a poster</translation>
    </message>
    <message>
        <source>what 100 mm measures on your printer, across and down</source>
        <translation>what 100&#xa0;mm measures on your printer, across and down</translation>
    </message>
    <message>
        <source>how far your printer shifts the page, right and down, in mm</source>
        <translation>how far your printer shifts the page, right and down, in mm</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>this help</translation>
    </message>
    <message>
        <source>Proof: this deck is not finished</source>
        <translation>Proof: this deck is not finished</translation>
    </message>
    <message>
        <source>Only cards can be written for a tabletop simulator.</source>
        <translation>Only cards can be written for a tabletop simulator.</translation>
    </message>
    <message>
        <source>Several files would be written: name a folder.</source>
        <translation>Several files would be written: name a folder.</translation>
    </message>
    <message>
        <source>Writes PDF files or pictures, without a window or a display.</source>
        <translation>Writes PDF files or pictures, without a window or a display.</translation>
    </message>
    <message>
        <source>what to write: pages; pictures, one for each card or page; or a picture of all cards with JSON for a tabletop simulator</source>
        <translation>what to write: pages; pictures, one for each card or page; or a picture of all cards with JSON for a tabletop simulator</translation>
    </message>
    <message>
        <source>dots per inch of pictures</source>
        <translation>dots per inch of pictures</translation>
    </message>
    <message>
        <source>bleed in mm, of single cards and of pictures, which have none by default</source>
        <translation>bleed in mm, of single cards and of pictures, which have none by default</translation>
    </message>
    <message>
        <source>the poster on one page as large as it has to be, for a print shop</source>
        <translation>the poster on one page as large as it has to be, for a print shop</translation>
    </message>
    <message>
        <source>spaces with their numbers</source>
        <translation>spaces with their numbers</translation>
    </message>
    <message>
        <source>longer side of a picture, in pixels</source>
        <translation>longer side of a picture, in pixels</translation>
    </message>
    <message>
        <source>include figures that stand</source>
        <translation>include figures that stand</translation>
    </message>
    <message>
        <source>Standing figures</source>
        <translation>Standing figures</translation>
    </message>
    <message>
        <source>fold in the middle, glue, and spread the tabs</source>
        <translation>fold in the middle, glue, and spread the tabs</translation>
    </message>
</context>
<context>
    <name>program</name>
    <message>
        <source>Hero duels: a game and a workshop. “champclos print --help” explains how to print sheets, cards, and battlefields without a window.</source>
        <translation>Hero duels: a game and a workshop. “champclos print --help” explains how to print sheets, cards, and battlefields without a window.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>There is no file “%1”.</translation>
    </message>
    <message>
        <source>See “champclos --help”.</source>
        <translation>See “champclos --help”.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Only one file can be opened at a time.</translation>
    </message>
    <message>
        <source>Champclos found no display for its window: the environment variables DISPLAY and WAYLAND_DISPLAY do not point to one.
These work without a display:</source>
        <translation>Champclos found no display for its window: the environment variables DISPLAY and WAYLAND_DISPLAY do not point to one.
These work without a display:</translation>
    </message>
    <message>
        <source>  champclos print --help   sheets, cards, and battlefields as PDF
  champclos-cli play       a duel in the terminal</source>
        <translation>  champclos print --help   sheets, cards, and battlefields as PDF
  champclos-cli play       a duel in the terminal</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>“%1” is not a file.</translation>
    </message>
    <message>
        <source>Champclos is already running; its window comes to the front.</source>
        <translation>Champclos is already running; its window comes to the front.</translation>
    </message>
    <message>
        <source>Champclos is already running; it opens “%1”.</source>
        <translation>Champclos is already running; it opens “%1”.</translation>
    </message>
    <message>
        <source>Usage: champclos [options] [file]</source>
        <translation>Usage: champclos [options] [file]</translation>
    </message>
    <message>
        <source>The version of the program.</source>
        <translation>The version of the program.</translation>
    </message>
    <message>
        <source>This help.</source>
        <translation>This help.</translation>
    </message>
    <message>
        <source>A game, battlefield, deck, or package to open.</source>
        <translation>A game, battlefield, deck, or package to open.</translation>
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
        <source>flip the token</source>
        <translation>flip the token</translation>
    </message>
    <message>
        <source>choose the side</source>
        <translation>choose the side</translation>
    </message>
    <message>
        <source>reveal a side card</source>
        <translation>reveal a side card</translation>
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
        <source>the fighters in this combat</source>
        <translation>the fighters in this combat</translation>
    </message>
    <message>
        <source>your fighters named</source>
        <translation>your fighters named</translation>
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
        <source>is adjacent</source>
        <translation>is adjacent</translation>
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
        <source>is a particular fighter</source>
        <translation>is a particular fighter</translation>
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
        <source>adjacent to the chosen space</source>
        <translation>adjacent to the chosen space</translation>
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
        <source>all with that name</source>
        <translation>all with that name</translation>
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
        <source>one of your combats ends</source>
        <translation>one of your combats ends</translation>
    </message>
    <message>
        <source>your attack is over</source>
        <translation>your attack is over</translation>
    </message>
    <message>
        <source>you have played a scheme</source>
        <translation>you have played a scheme</translation>
    </message>
    <message>
        <source>higher attack value</source>
        <translation>higher attack value</translation>
    </message>
    <message>
        <source>higher defense value</source>
        <translation>higher defense value</translation>
    </message>
    <message>
        <source>higher move value</source>
        <translation>higher move value</translation>
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
        <source>only combat damage</source>
        <translation>only combat damage</translation>
    </message>
    <message>
        <source>which cards</source>
        <translation>which cards</translation>
    </message>
</context>
</TS>
