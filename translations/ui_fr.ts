<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AbilitiesPane</name>
    <message>
        <source>Ability</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>What the hero can do throughout the game: something that happens at a certain moment, or something that always applies.</source>
        <translation>Ce que le héros peut faire pendant toute la partie&#xa0;: quelque chose qui se produit à un moment donné, ou quelque chose qui s’applique toujours.</translation>
    </message>
</context>
<context>
    <name>AbilityButton</name>
    <message>
        <source>Ability</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Ability.</source>
        <translation>Capacité.</translation>
    </message>
    <message>
        <source>none yet: click to write one</source>
        <translation>aucune pour l’instant&#xa0;: cliquez pour en écrire une</translation>
    </message>
</context>
<context>
    <name>AbilityText</name>
    <message>
        <source>Ability</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Read all of it</source>
        <translation>Tout lire</translation>
    </message>
    <message>
        <source>all</source>
        <comment>of a text of which the first sentence is shown</comment>
        <translation>tout</translation>
    </message>
</context>
<context>
    <name>BalancePage</name>
    <message>
        <source>Balance test</source>
        <translation>Test d’équilibrage</translation>
    </message>
    <message>
        <source>Export table…</source>
        <translation>Exporter le tableau…</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>Relancer…</translation>
    </message>
    <message>
        <source>Win rate by deck</source>
        <translation>Victoires par deck</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Rencontres</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each, seats swapped halfway</source>
        <translation>
            <numerusform>%n&#xa0;partie chacune, places échangées à mi-parcours</numerusform>
            <numerusform>%n&#xa0;parties chacune, places échangées à mi-parcours</numerusform>
        </translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
</context>
<context>
    <name>BalanceSettings</name>
    <message>
        <source>Balance test</source>
        <translation>Test d’équilibrage</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Games in total</source>
        <translation>Parties au total</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>None</source>
        <comment>decks</comment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Champs de bataille</translation>
    </message>
</context>
<context>
    <name>BalanceStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Waiting for the first games…</source>
        <translation>En attente des premières parties…</translation>
    </message>
</context>
<context>
    <name>BattlefieldBalancePage</name>
    <message>
        <source>Battlefields</source>
        <translation>Champs de bataille</translation>
    </message>
    <message>
        <source>Back to the battlefield</source>
        <translation>Retour au champ de bataille</translation>
    </message>
    <message>
        <source>The battlefield has changed since then: run the test again.</source>
        <translation>Le champ de bataille a changé depuis&#xa0;: relancez le test.</translation>
    </message>
    <message>
        <source>Computer players face each other on this battlefield, everyone against everyone; seats are swapped halfway. You can keep working.</source>
        <translation>Des joueurs ordinateurs s’affrontent sur ce champ de bataille, tous contre tous&#x202f;; les places sont échangées à mi-parcours. Vous pouvez continuer à travailler.</translation>
    </message>
    <message>
        <source>What the heat map shows</source>
        <translation>Ce que montre le plan</translation>
    </message>
    <message>
        <source>Presence</source>
        <translation>Présence</translation>
    </message>
    <message>
        <source>Defeats</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>First hit</source>
        <translation>Premier coup</translation>
    </message>
    <message>
        <source>Win rate by seat</source>
        <translation>Victoires par place</translation>
    </message>
    <message numerus="yes">
        <source>95% interval, %n game(s)</source>
        <translation>
            <numerusform>intervalle à 95&#xa0;%, %n partie</numerusform>
            <numerusform>intervalle à 95&#xa0;%, %n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BattlefieldShelfPage</name>
    <message>
        <source>Battlefields</source>
        <translation>Champs de bataille</translation>
    </message>
    <message>
        <source>Draw a battlefield of your own, see at once what is wrong with it, and play on it right away.</source>
        <translation>Dessinez votre propre champ de bataille, voyez aussitôt ce qui ne va pas et jouez-y sans attendre.</translation>
    </message>
    <message>
        <source>Your battlefields</source>
        <translation>Vos champs de bataille</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>Nouveau champ de bataille</translation>
    </message>
</context>
<context>
    <name>BattlefieldWorkshopPage</name>
    <message>
        <source>Battlefields</source>
        <translation>Champs de bataille</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Exporter une image…</translation>
    </message>
    <message>
        <source>All battlefields</source>
        <translation>Tous les champs de bataille</translation>
    </message>
    <message>
        <source>Many games between computer players: is the battlefield fair?</source>
        <translation>De nombreuses parties entre ordinateurs&#xa0;: le champ de bataille est-il équitable&#x202f;?</translation>
    </message>
    <message>
        <source>Play on this battlefield against the computer, saved or not (F5)</source>
        <translation>Jouer contre l’ordinateur sur ce champ de bataille, enregistré ou non (F5)</translation>
    </message>
    <message>
        <source>Battlefield. %1</source>
        <translation>Champ de bataille. %1</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
</context>
<context>
    <name>BattlefieldsPage</name>
    <message>
        <source>Open a battlefield</source>
        <translation>Ouvrir un champ de bataille</translation>
    </message>
    <message>
        <source>Battlefields (*.json)</source>
        <translation>Champs de bataille (*.json)</translation>
    </message>
    <message>
        <source>Save the battlefield as</source>
        <translation>Enregistrer le champ de bataille sous</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exporter une image</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
</context>
<context>
    <name>BlockEditor</name>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>written from the blocks</source>
        <translation>rédigée d’après les blocs</translation>
    </message>
    <message>
        <source>Click a slot, drag blocks, or press / to search</source>
        <translation>Cliquez sur un emplacement, faites glisser des blocs ou tapez / pour chercher</translation>
    </message>
</context>
<context>
    <name>BlockTools</name>
    <message>
        <source>If…</source>
        <translation>Si…</translation>
    </message>
    <message>
        <source>Add a condition around it</source>
        <translation>L’entourer d’une condition</translation>
    </message>
    <message>
        <source>May…</source>
        <translation>Peut…</translation>
    </message>
    <message>
        <source>Let the player decide</source>
        <translation>Laisser le choix au joueur</translation>
    </message>
    <message>
        <source>Move up (Ctrl+↑)</source>
        <translation>Monter (Ctrl+↑)</translation>
    </message>
    <message>
        <source>Move down (Ctrl+↓)</source>
        <translation>Descendre (Ctrl+↓)</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Dupliquer (Ctrl+D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>BoardInspector</name>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>nothing selected</source>
        <translation>aucune sélection</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Ornament</source>
        <translation>Ornement</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Description, German</source>
        <translation>Description, allemand</translation>
    </message>
    <message>
        <source>Description, English</source>
        <translation>Description, anglais</translation>
    </message>
    <message>
        <source>Description, French</source>
        <translation>Description, français</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Radius of spaces</source>
        <translation>Rayon des cases</translation>
    </message>
    <message>
        <source>More room</source>
        <translation>Plus de place</translation>
    </message>
    <message>
        <source>More room on the left</source>
        <translation>Plus de place à gauche</translation>
    </message>
    <message>
        <source>More room at the top</source>
        <translation>Plus de place en haut</translation>
    </message>
    <message>
        <source>More room at the bottom</source>
        <translation>Plus de place en bas</translation>
    </message>
    <message>
        <source>More room on the right</source>
        <translation>Plus de place à droite</translation>
    </message>
    <message>
        <source>Scale it all</source>
        <translation>Tout mettre à l’échelle</translation>
    </message>
    <message>
        <source>Scale the battlefield with everything on it</source>
        <translation>Mettre à l’échelle le champ de bataille et tout ce qui s’y trouve</translation>
    </message>
</context>
<context>
    <name>BoardPicker</name>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>with four start spaces</source>
        <translation>à quatre cases de départ</translation>
    </message>
    <message>
        <source>“%1” cannot be played: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être joué&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>BoardTile</name>
    <message>
        <source>damaged file</source>
        <translation>fichier endommagé</translation>
    </message>
    <message>
        <source>%1 spaces · %2 starts</source>
        <translation>%1&#xa0;cases · %2&#xa0;départs</translation>
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
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Add to the chosen zone</source>
        <translation>Ajouter à la zone choisie</translation>
    </message>
</context>
<context>
    <name>CardChoices</name>
    <message>
        <source>Size</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Format des cartes</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>flipped on the long edge</source>
        <translation>retournés sur le bord long</translation>
    </message>
    <message>
        <source>flipped on the short edge</source>
        <translation>retournés sur le bord court</translation>
    </message>
    <message>
        <source>none</source>
        <comment>backs</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>One card per page, for a print shop (3 mm bleed)</source>
        <translation>Une carte par page, pour l’imprimeur (fond perdu de 3&#xa0;mm)</translation>
    </message>
    <message>
        <source>Include the character card</source>
        <translation>Avec la carte Personnage</translation>
    </message>
    <message>
        <source>Print double-sided: each back lines up with its front if the printer flips on this edge.</source>
        <translation>Imprimez en recto verso&#xa0;: chaque dos se retrouve derrière sa carte si l’imprimante retourne la feuille sur ce bord.</translation>
    </message>
    <message>
        <source>Include the back</source>
        <translation>Avec le dos</translation>
    </message>
</context>
<context>
    <name>CardCount</name>
    <message numerus="yes">
        <source>%n of %1 cards</source>
        <translation>
            <numerusform>%n&#xa0;carte sur %1</numerusform>
            <numerusform>%n&#xa0;cartes sur %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardFigures</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>per game; damage per attack; won when drawn</source>
        <translation>par partie&#x202f;; dégâts par attaque&#x202f;; gagné quand piochée</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouée</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>%1: played %2, damage %3, won when drawn %4</source>
        <translation>%1&#xa0;: jouée %2, dégâts %3, parties gagnées quand elle est piochée %4</translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>A second card with the same numbers and effects</source>
        <translation>Une deuxième carte avec les mêmes nombres et les mêmes effets</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete this card</source>
        <translation>Supprimer cette carte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Boost</source>
        <translation>BOOST</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a card without a boost</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Syllables</source>
        <translation>Syllabes</translation>
    </message>
    <message>
        <source>Who may play it</source>
        <translation>Qui peut la jouer</translation>
    </message>
    <message>
        <source>Any fighter</source>
        <translation>Tous les combattants</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Note to myself · never shown to players</source>
        <translation>Note personnelle · jamais montrée aux joueurs</translation>
    </message>
    <message>
        <source>What it is meant to do, or the text of an imported card</source>
        <translation>Ce qu’elle doit faire, ou le texte d’une carte importée</translation>
    </message>
    <message>
        <source>A note to myself</source>
        <translation>Note personnelle</translation>
    </message>
    <message>
        <source>Ingredient</source>
        <translation>Ingrédient</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
</context>
<context>
    <name>CardReader</name>
    <message>
        <source>Hover over a card, or move to it with the keyboard, to read it here.</source>
        <translation>Survolez une carte, ou atteignez-la au clavier, pour la lire ici.</translation>
    </message>
</context>
<context>
    <name>CharacterPane</name>
    <message>
        <source>Character card</source>
        <translation>Carte Personnage</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Move value</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>+ Sidekick</source>
        <translation>+ Acolyte</translation>
    </message>
    <message>
        <source>Begin with the hero’s name, below: the deck is named after it. Then compose the ability and thirty cards.</source>
        <translation>Commencez par le nom du héros, ci-dessous&#xa0;: le deck prend son nom. Composez ensuite la capacité et trente cartes.</translation>
    </message>
</context>
<context>
    <name>ChipRow</name>
    <message>
        <source>Move %1</source>
        <comment>how far a fighter goes in a maneuver</comment>
        <translation>Dépl. %1</translation>
    </message>
</context>
<context>
    <name>ChoiceBox</name>
    <message>
        <source>open</source>
        <comment>list</comment>
        <translation>ouverte</translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Color %1</source>
        <translation>Couleur %1</translation>
    </message>
    <message>
        <source>Theme color</source>
        <translation>Couleur du thème</translation>
    </message>
</context>
<context>
    <name>CombatCard</name>
    <message>
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
</context>
<context>
    <name>CombatPanel</name>
    <message>
        <source>Combat ledger</source>
        <translation>Registre du combat</translation>
    </message>
    <message>
        <source>Defender · %1</source>
        <translation>Défenseur · %1</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Choix en cours</translation>
    </message>
    <message>
        <source>Attacker · %1</source>
        <translation>Attaquant · %1</translation>
    </message>
    <message>
        <source>Press any key to skip</source>
        <translation>Appuyez sur une touche pour passer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two numbers</comment>
        <translation>contre</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Voir la règle</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>CombatStrip</name>
    <message>
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
</context>
<context>
    <name>ConcedeDialog</name>
    <message>
        <source>Give the game up?</source>
        <translation>Abandonner la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>The game ends at once, and the other side has won. It stays among the saved ones, with your concession.</source>
        <translation>La partie s’arrête aussitôt et l’autre camp a gagné. Elle reste parmi les parties enregistrées, avec votre abandon.</translation>
    </message>
    <message>
        <source>Your team gives up only if your partner concedes, too. Until then, both of you play on.</source>
        <translation>Votre équipe n’abandonne que si votre partenaire abandonne aussi. D’ici là, vous continuez tous deux à jouer.</translation>
    </message>
</context>
<context>
    <name>ContentBar</name>
    <message>
        <source>Choose a deck or a battlefield</source>
        <translation>Choisissez un deck ou un champ de bataille</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Export package…</source>
        <translation>Exporter un paquet…</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Autres actions</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <source>Remove the package…</source>
        <translation>Retirer le paquet…</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <translation>Mettre à la corbeille…</translation>
    </message>
</context>
<context>
    <name>ContentShelf</name>
    <message>
        <source>%1 · %2 mine, %3 installed, %4 built in</source>
        <translation>%1 · %2 à moi, %3 installés, %4 intégrés</translation>
    </message>
    <message>
        <source>Nothing here matches.</source>
        <translation>Rien ne correspond.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>En montrer moins</translation>
    </message>
</context>
<context>
    <name>ContentTile</name>
    <message>
        <source>unfinished</source>
        <translation>inachevé</translation>
    </message>
</context>
<context>
    <name>ContinueTile</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>CountRow</name>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Épuisé</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Character card and deck list (I)</source>
        <translation>Carte Personnage et liste du deck (I)</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>the pile</comment>
        <translation>Défausse</translation>
    </message>
</context>
<context>
    <name>Crest</name>
    <message>
        <source>Champclos: home page</source>
        <translation>Champclos&#xa0;: retour à l’accueil</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Lift the curtain</source>
        <translation>Lever le rideau</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>The cards stay hidden until then.</source>
        <translation>Jusque-là, les cartes restent cachées.</translation>
    </message>
</context>
<context>
    <name>DamageList</name>
    <message>
        <source>Damage by card</source>
        <translation>Dégâts par carte</translation>
    </message>
    <message>
        <source>damage · hits</source>
        <translation>dégâts · coups portés</translation>
    </message>
</context>
<context>
    <name>DeckColumn</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n exemplaire</numerusform>
            <numerusform>%n exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>+ New card</source>
        <translation>+ Nouvelle carte</translation>
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
        <translation>%1&#xa0;cartes&#xa0;: %2&#xa0;vues, %3 pas encore</translation>
    </message>
    <message>
        <source>seen</source>
        <comment>a copy of a card</comment>
        <translation>vue</translation>
    </message>
    <message>
        <source>still hidden</source>
        <comment>a copy of a card</comment>
        <translation>encore cachée</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>DeckNameFields</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
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
        <translation>Composez un héros et trente cartes avec des blocs, lisez-les en trois langues et jouez-les aussitôt.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nouveau deck</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Vos decks</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tableaux (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>From a table, a deck maker, or a tabletop simulator</source>
        <translation>Depuis un tableau, un éditeur de decks ou une table virtuelle</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tableau (CSV)…</translation>
    </message>
    <message>
        <source>Deck maker or tabletop simulator (JSON)…</source>
        <translation>Éditeur de decks ou table virtuelle (JSON)…</translation>
    </message>
    <message>
        <source>Decks of other programs (*.json)</source>
        <translation>Decks d’autres programmes (*.json)</translation>
    </message>
    <message>
        <source>Save an empty table to fill in…</source>
        <translation>Enregistrer un tableau à remplir…</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Importer un deck</translation>
    </message>
    <message>
        <source>Save an empty table</source>
        <translation>Enregistrer un tableau vide</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>DeckWorkshopPage</name>
    <message>
        <source>Sentences</source>
        <translation>Phrases</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Tous les decks</translation>
    </message>
    <message>
        <source>Let the computer play this deck against others</source>
        <translation>Laisser l’ordinateur jouer ce deck contre d’autres</translation>
    </message>
    <message>
        <source>Play this deck against the computer, saved or not (F5)</source>
        <translation>Jouer ce deck contre l’ordinateur, enregistré ou non (F5)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Export as a table (CSV)…</source>
        <translation>Exporter en tableau (CSV)…</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>Open a deck</source>
        <translation>Ouvrir un deck</translation>
    </message>
    <message>
        <source>Save the deck as</source>
        <translation>Enregistrer le deck sous</translation>
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
        <translation>Retour au deck</translation>
    </message>
    <message>
        <source>The deck has changed since then: run the test again.</source>
        <translation>Le deck a changé depuis&#xa0;: relancez le test.</translation>
    </message>
    <message>
        <source>Computer players play this deck against each of those you choose; seats are swapped halfway. You can keep working.</source>
        <translation>Des joueurs ordinateurs opposent ce deck à chacun de ceux que vous choisissez&#x202f;; les places sont échangées à mi-parcours. Vous pouvez continuer à travailler.</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exporter en tableau</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>The table could not be saved</source>
        <translation>Le tableau n’a pas pu être enregistré</translation>
    </message>
</context>
<context>
    <name>EmblemChooser</name>
    <message>
        <source>Emblem and colors</source>
        <translation>Emblème et couleurs</translation>
    </message>
    <message>
        <source>Colors %1</source>
        <translation>Couleurs %1</translation>
    </message>
    <message>
        <source>Contrast %1:1, too low: names and signs can hardly be made out.</source>
        <translation>Contraste %1&#xa0;: 1, trop faible&#xa0;: noms et signes se distinguent à peine.</translation>
    </message>
    <message>
        <source>Contrast %1:1, low: small text is hard to read. 4.5 is enough.</source>
        <translation>Contraste %1&#xa0;: 1, faible&#xa0;: les petits textes se lisent mal. 4,5 suffit.</translation>
    </message>
    <message>
        <source>Contrast %1:1, easy to read.</source>
        <translation>Contraste %1&#xa0;: 1, bien lisible.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Charge and names</source>
        <translation>Figure et noms</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dos des cartes</translation>
    </message>
</context>
<context>
    <name>EmblemPicker</name>
    <message>
        <source>Emblem %1</source>
        <translation>Emblème %1</translation>
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
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>Another battlefield</source>
        <translation>Autre champ de bataille</translation>
    </message>
    <message>
        <source>Save replay…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Health over time</source>
        <translation>Évolution des points de vie</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>par tour</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Champclos games (*.champclos)</source>
        <translation>Parties Champclos (*.champclos)</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <translation>Retour à l’atelier</translation>
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
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export a package</source>
        <translation>Exporter un paquet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>One file that a friend opens with a double click. It is a zip archive with plain files in it.</source>
        <translation>Un seul fichier, qu’un ami ouvre d’un double clic. C’est une archive zip qui contient de simples fichiers.</translation>
    </message>
    <message>
        <source>Name of the package</source>
        <translation>Nom du paquet</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>License: what others may do with it</source>
        <translation>Licence&#xa0;: ce que les autres ont le droit d’en faire</translation>
    </message>
    <message>
        <source>none named</source>
        <translation>aucune indiquée</translation>
    </message>
    <message>
        <source>What goes in as well</source>
        <translation>À y joindre aussi</translation>
    </message>
    <message>
        <source>Save the package as</source>
        <translation>Enregistrer le paquet sous</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Champclos packages (*.champclos)</source>
        <translation>Paquets Champclos (*.champclos)</translation>
    </message>
</context>
<context>
    <name>FighterPane</name>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Sidekick</source>
        <translation>Acolyte</translation>
    </message>
    <message>
        <source>Delete this fighter</source>
        <translation>Supprimer ce combattant</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>À distance</translation>
    </message>
    <message>
        <source>Grammar of the name</source>
        <translation>Grammaire du nom</translation>
    </message>
    <message>
        <source>How sentences refer to this fighter. Regular forms are filled in or may be left empty; hover over a field to see what it is for, and read the example below it.</source>
        <translation>Comment les phrases parlent de ce combattant. Les formes régulières sont déjà remplies ou peuvent rester vides&#x202f;; survolez un champ pour savoir à quoi il sert, et lisez l’exemple en dessous.</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblème</translation>
    </message>
</context>
<context>
    <name>FighterSign</name>
    <message>
        <source>defeated</source>
        <translation>hors de combat</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Key figures</source>
        <translation>Chiffres clés</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
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
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>The file itself has not been changed.</source>
        <translation>Le fichier lui-même n’a pas été modifié.</translation>
    </message>
</context>
<context>
    <name>FitsBar</name>
    <message>
        <source>Click a slot or a dashed box</source>
        <translation>Cliquez sur un emplacement ou sur un cadre en pointillés</translation>
    </message>
    <message>
        <source>Fits here</source>
        <translation>Convient ici</translation>
    </message>
    <message>
        <source>hide what does not fit</source>
        <translation>masquer ce qui ne convient pas</translation>
    </message>
    <message numerus="yes">
        <source>%n does not fit</source>
        <translation>
            <numerusform>%n ne convient pas</numerusform>
            <numerusform>%n ne conviennent pas</numerusform>
        </translation>
    </message>
    <message>
        <source>/ search</source>
        <translation>/ chercher</translation>
    </message>
    <message>
        <source>It does not fit there: %1.</source>
        <translation>Cela ne convient pas ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing here is called “%1”.</source>
        <translation>Rien ici ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>GameAtRisk</name>
    <message>
        <source>This game is not saved</source>
        <translation>Cette partie n’est pas enregistrée</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>Save game as…</source>
        <translation>Enregistrer la partie sous…</translation>
    </message>
    <message>
        <source>If you leave now, the decisions since it was last saved are lost.</source>
        <translation>Si vous quittez maintenant, les décisions prises depuis le dernier enregistrement seront perdues.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Champclos games (*.champclos)</source>
        <translation>Parties Champclos (*.champclos)</translation>
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
        <translation>aucun</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>régulier</translation>
    </message>
</context>
<context>
    <name>GrammarPane</name>
    <message>
        <source>Gender</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Plural</source>
        <translation>Pluriel</translation>
    </message>
    <message>
        <source>The name is plural</source>
        <translation>Le nom est au pluriel</translation>
    </message>
    <message>
        <source>No elision</source>
        <translation>Pas d’élision</translation>
    </message>
    <message>
        <source>Genitive</source>
        <translation>Génitif</translation>
    </message>
    <message>
        <source>After der, die, das</source>
        <translation>Après der, die, das</translation>
    </message>
    <message>
        <source>After den, dem, des</source>
        <translation>Après den, dem, des</translation>
    </message>
    <message>
        <source>After die, alle</source>
        <translation>Après die, alle</translation>
    </message>
    <message>
        <source>Dative plural</source>
        <translation>Datif pluriel</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Allemand</translation>
    </message>
</context>
<context>
    <name>GroundInspector</name>
    <message>
        <source>Own picture</source>
        <translation>Image personnelle</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose another picture</source>
        <translation>Choisir une autre image</translation>
    </message>
    <message>
        <source>A PNG, JPEG, or SVG file that is played on; a copy of it becomes part of the battlefield</source>
        <translation>Un fichier PNG, JPEG ou SVG sur lequel on joue&#x202f;; une copie en est intégrée au champ de bataille</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Retirer l’image</translation>
    </message>
    <message>
        <source>Use the traced picture</source>
        <translation>Prendre l’image à décalquer</translation>
    </message>
    <message>
        <source>The picture you trace over becomes the ground that is played on, where it lies now</source>
        <translation>L’image à décalquer devient le fond sur lequel on joue, là où elle se trouve</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>Opacity of the ground picture</source>
        <translation>Opacité de l’image de fond</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Center x</source>
        <translation>Centre x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Cover the battlefield</source>
        <translation>Couvrir le champ de bataille</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp *.svg)</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>nobody</source>
        <comment>no fighter is left that can play this card</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a card just drawn</comment>
        <translation>nouvelle</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Votre main, %n&#xa0;carte</numerusform>
            <numerusform>Votre main, %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <translation>Aucune carte en main</translation>
    </message>
</context>
<context>
    <name>HealthChart</name>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>HealthRow</name>
    <message>
        <source>Health</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>defeated here (%1 or more)</source>
        <translation>vaincus ici (%1 ou plus)</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>Space %1: %2%, %3 defeated</source>
        <translation>Case %1&#xa0;: %2&#xa0;%, combattants vaincus&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>HeroPicker</name>
    <message numerus="yes">
        <source>%n health · move %1 · %2</source>
        <translation>
            <numerusform>%n&#xa0;point de vie · déplacement %1 · %2</numerusform>
            <numerusform>%n&#xa0;points de vie · déplacement %1 · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · team %2</source>
        <translation>%1 · équipe %2</translation>
    </message>
    <message>
        <source>Choose a hero</source>
        <translation>Choisir un héros</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Cartes du deck</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Chooses a hero that nobody has</source>
        <translation>Choisit un héros que personne n’a pris</translation>
    </message>
</context>
<context>
    <name>HeroSheetDrawer</name>
    <message>
        <source>In the rule book</source>
        <translation>Dans le livret de règles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>HintNote</name>
    <message>
        <source>Put the hint away</source>
        <translation>Masquer le conseil</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Hero duels, card by card, space by space.</source>
        <translation>Duels de héros, cartes en main, case après case.</translation>
    </message>
    <message>
        <source>Version %1 · offline</source>
        <translation>Version&#xa0;%1 · hors ligne</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Champs de bataille</translation>
    </message>
    <message>
        <source>Draw, test, balance</source>
        <translation>Dessiner, essayer, équilibrer</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Create heroes and cards</source>
        <translation>Créer des héros et des cartes</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Cards, battlefields, tokens</source>
        <translation>Cartes, champs de bataille, jetons</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Watch games again, move by move</source>
        <translation>Revoir ses parties coup par coup</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language, theme, motion</source>
        <translation>Langue, thème, animation</translation>
    </message>
    <message>
        <source>Enter: continue · F1: help · Esc: quit</source>
        <translation>Entrée&#xa0;: reprendre · F1&#xa0;: aide · Échap&#xa0;: quitter</translation>
    </message>
    <message>
        <source>Enter: play · F1: help · Esc: quit</source>
        <translation>Entrée&#xa0;: jouer · F1&#xa0;: aide · Échap&#xa0;: quitter</translation>
    </message>
    <message>
        <source>Rule book and handbook</source>
        <translation>Livret de règles et manuel</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Your decks and battlefields, and those of others</source>
        <translation>Vos decks et champs de bataille, et ceux des autres</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>A guided duel, and a short lesson for everything</source>
        <translation>Un duel guidé, et une courte leçon pour chaque chose</translation>
    </message>
</context>
<context>
    <name>ImportProblem</name>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open the deck</source>
        <translation>Ouvrir le deck</translation>
    </message>
    <message>
        <source>Names and numbers become cards. Each card’s text is kept as a note beside it until you compose it from blocks.</source>
        <translation>Les noms et les nombres deviennent des cartes. Le texte de chaque carte est conservé en note, à côté d’elle, jusqu’à ce que vous le composiez en blocs.</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Importer un deck</translation>
    </message>
</context>
<context>
    <name>InputField</name>
    <message>
        <source>not valid</source>
        <translation>non valide</translation>
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
        <translation>Maj</translation>
    </message>
    <message>
        <source>Choose a zone</source>
        <translation>Choisir une zone</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move the selection by 1, with Shift by 10; with the Space tool: move the cross</source>
        <translation>Déplacer la sélection de 1, avec Maj de 10&#x202f;; avec l’outil Case&#xa0;: déplacer la croix</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Use the tool on the space or at the cross</source>
        <translation>Utiliser l’outil sur la case ou à la croix</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move from space to space</source>
        <translation>Aller de case en case</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Cancel a gesture, clear the selection</source>
        <translation>Abandonner le geste, tout désélectionner</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Delete the selection</source>
        <translation>Supprimer la sélection</translation>
    </message>
    <message>
        <source>Mirror left to right, with Shift top to bottom</source>
        <translation>Copie en miroir gauche-droite, avec Maj haut-bas</translation>
    </message>
    <message>
        <source>Rotate a copy by a half turn, with Shift by quarter turns</source>
        <translation>Copie pivotée d’un demi-tour, avec Maj par quarts de tour</translation>
    </message>
    <message>
        <source>While dragging: reverse snapping</source>
        <translation>En faisant glisser&#xa0;: inverser l’aimantation</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>While dragging: pan the view; so does the middle button</source>
        <translation>En faisant glisser&#xa0;: déplacer la vue&#x202f;; le bouton du milieu aussi</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, whole battlefield; the wheel zooms too</source>
        <translation>Agrandir, réduire, tout le champ de bataille&#x202f;; la molette aussi</translation>
    </message>
    <message>
        <source>Undo; with Shift: redo</source>
        <translation>Annuler&#x202f;; avec Maj&#xa0;: rétablir</translation>
    </message>
    <message>
        <source>Cut, copy, paste</source>
        <translation>Couper, copier, coller</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Save; with Shift: save as</source>
        <translation>Enregistrer&#x202f;; avec Maj&#xa0;: enregistrer sous</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>Nouveau champ de bataille</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exporter une image</translation>
    </message>
    <message>
        <source>Test game</source>
        <translation>Partie d’essai</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>message</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Turn the ring; of a line: reverse the arrow</source>
        <translation>Tourner l’anneau&#x202f;; d’une ligne&#xa0;: inverser la flèche</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>To begin with</source>
        <translation>Pour commencer</translation>
    </message>
    <message>
        <source>One thing at a time</source>
        <translation>Une chose à la fois</translation>
    </message>
    <message>
        <source>Your first game with a hero</source>
        <translation>Première partie avec un héros</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 sur %2 terminées</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Livre de règles</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
</context>
<context>
    <name>LearnTile</name>
    <message>
        <source>Learn in five minutes</source>
        <translation>Apprendre en cinq minutes</translation>
    </message>
    <message>
        <source>Go on where you left</source>
        <translation>Reprendre où vous en étiez</translation>
    </message>
    <message>
        <source>A guided duel, one sentence at a time</source>
        <translation>Un duel guidé, une phrase à la fois</translation>
    </message>
</context>
<context>
    <name>LeavingDialog</name>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes</source>
        <translation>«&#xa0;%1&#xa0;» a des modifications non enregistrées</translation>
    </message>
    <message>
        <source>Two documents have unsaved changes</source>
        <translation>Deux documents ont des modifications non enregistrées</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save both</source>
        <translation>Enregistrer les deux</translation>
    </message>
    <message>
        <source>Unless you save, your changes will be lost.</source>
        <translation>Si vous n’enregistrez pas, vos modifications seront perdues.</translation>
    </message>
</context>
<context>
    <name>LedgerLine</name>
    <message>
        <source>canceled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>Neither card acts now.</source>
        <translation>Aucune des deux cartes n’a d’effet à cette étape.</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the step of a combat that is under way</comment>
        <translation>maintenant</translation>
    </message>
</context>
<context>
    <name>LessonRow</name>
    <message>
        <source>Go on at step %1 of %2</source>
        <translation>Reprendre à l’étape %1 sur %2</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a lesson</comment>
        <translation>terminée</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Depuis le début</translation>
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
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Ajouter un fichier…</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Provenance</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>À moi</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installés</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Intégrés</translation>
    </message>
    <message>
        <source>Search decks, battlefields, authors</source>
        <translation>Chercher decks, champs de bataille, auteurs</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n decks</source>
        <translation>
            <numerusform>Montrer les %n decks</numerusform>
            <numerusform>Montrer les %n decks</numerusform>
        </translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Champs de bataille</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n battlefields</source>
        <translation>
            <numerusform>Montrer les %n champs de bataille</numerusform>
            <numerusform>Montrer les %n champs de bataille</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a package, a deck, or a battlefield anywhere in this window.</source>
        <translation>Déposez un paquet, un deck ou un champ de bataille n’importe où dans cette fenêtre.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nouveau deck</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>Nouveau champ de bataille</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Renommer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Remove the package “%1”?</source>
        <translation>Retirer le paquet «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Move “%1” to the trash?</source>
        <translation>Mettre «&#xa0;%1&#xa0;» à la corbeille&#x202f;?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Everything that came with it goes to your system’s trash, if it has one. Saved games keep their own copies and can still be played.</source>
        <translation>Tout ce qui est venu avec lui va à la corbeille de votre système, s’il en a une. Les parties enregistrées gardent leurs propres copies et restent jouables.</translation>
    </message>
    <message>
        <source>The file goes to your system’s trash, if it has one. Saved games keep their own copies and can still be played.</source>
        <translation>Le fichier va à la corbeille de votre système, s’il en a une. Les parties enregistrées gardent leurs propres copies et restent jouables.</translation>
    </message>
    <message>
        <source>Add to my library</source>
        <translation>Ajouter à ma bibliothèque</translation>
    </message>
    <message>
        <source>Packages, decks, and battlefields (*.champclos *.zip *.json)</source>
        <translation>Paquets, decks et champs de bataille (*.champclos *.zip *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>LineInspector</name>
    <message>
        <source>selected</source>
        <translation>sélectionnée</translation>
    </message>
    <message>
        <source>Delete line</source>
        <translation>Supprimer la ligne</translation>
    </message>
    <message>
        <source>Kind of line</source>
        <translation>Type de ligne</translation>
    </message>
    <message>
        <source>Plain line</source>
        <translation>Ligne simple</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Sens unique</translation>
    </message>
    <message>
        <source>High ground</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>High ground, one way</source>
        <translation>Hauteur, sens unique</translation>
    </message>
    <message>
        <source>Reverse arrow</source>
        <translation>Inverser la flèche</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>“%1” could not be saved, so the window stays open.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être enregistré&#xa0;: la fenêtre reste ouverte.</translation>
    </message>
    <message>
        <source>“%1” is not a Champclos game, battlefield, deck, or package.</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une partie, ni un champ de bataille, ni un deck, ni un paquet de Champclos.</translation>
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
            <numerusform>Menu, %n entrée</numerusform>
            <numerusform>Menu, %n entrées</numerusform>
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
        <translation>Fermer</translation>
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
        <translation>Anglais</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Allemand</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>deux équipes de deux</translation>
    </message>
    <message>
        <source>a duel</source>
        <translation>un duel</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2&#xa0;joueurs</translation>
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
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Friendly game: any move may be taken back</source>
        <translation>Partie amicale&#xa0;: tout coup peut être annulé</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>Seed: the same number gives the same cards</source>
        <translation>Graine&#xa0;: même nombre, mêmes cartes</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aléatoire</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Équipe A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Équipe B</translation>
    </message>
    <message>
        <source>Team played by one person</source>
        <translation>Équipe jouée par une seule personne</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Open the rule</source>
        <translation>Voir la règle</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Decrease</source>
        <translation>Diminuer</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Augmenter</translation>
    </message>
</context>
<context>
    <name>OptionBar</name>
    <message>
        <source>D</source>
        <comment>key that rotates a copy</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Colors: normal</source>
        <translation>Couleurs&#xa0;: normales</translation>
    </message>
    <message>
        <source>Colors: protan</source>
        <translation>Couleurs&#xa0;: protan</translation>
    </message>
    <message>
        <source>Colors: deutan</source>
        <translation>Couleurs&#xa0;: deutan</translation>
    </message>
    <message>
        <source>Colors: tritan</source>
        <translation>Couleurs&#xa0;: tritan</translation>
    </message>
    <message>
        <source>Colors: gray</source>
        <translation>Couleurs&#xa0;: niveaux de gris</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Aimanter</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Snap to the grid and to other spaces; hold Shift to reverse it</source>
        <translation>Aimanter à la grille et aux autres cases&#x202f;; maintenez Maj pour inverser</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>Guides</translation>
    </message>
    <message>
        <source>Line up with other spaces and show distances</source>
        <translation>S’aligner sur les autres cases et montrer les distances</translation>
    </message>
    <message>
        <source>Join to the last</source>
        <translation>Relier à la dernière</translation>
    </message>
    <message>
        <source>Each new space is joined to the selected one</source>
        <translation>Chaque nouvelle case est reliée à la case sélectionnée</translation>
    </message>
    <message>
        <source>In the chosen zone</source>
        <translation>Dans la zone choisie</translation>
    </message>
    <message>
        <source>Each new space goes into the zone chosen on the right</source>
        <translation>Chaque nouvelle case est placée dans la zone choisie à droite</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Copy the selection, or everything, to the other side</source>
        <translation>Copier la sélection, ou tout, de l’autre côté</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>De gauche à droite</translation>
    </message>
    <message>
        <source>Top to bottom</source>
        <translation>De haut en bas</translation>
    </message>
    <message>
        <source>Flip the selection itself</source>
        <translation>Retourner la sélection elle-même</translation>
    </message>
    <message>
        <source>Rotate a copy</source>
        <translation>Copie pivotée</translation>
    </message>
    <message>
        <source>Copy the selection, or everything, rotated around the center of the battlefield</source>
        <translation>Copier la sélection, ou tout, en pivotant autour du centre du champ de bataille</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Un demi-tour</translation>
    </message>
    <message>
        <source>Quarter turns</source>
        <translation>Quarts de tour</translation>
    </message>
    <message>
        <source>Rotate the selection itself</source>
        <translation>Faire pivoter la sélection elle-même</translation>
    </message>
    <message>
        <source>See the battlefield as color-blind players do</source>
        <translation>Voir le champ de bataille comme les daltoniens</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Show the whole battlefield</source>
        <translation>Montrer tout le champ de bataille</translation>
    </message>
</context>
<context>
    <name>PackageDrawer</name>
    <message>
        <source>This cannot be added</source>
        <translation>Impossible à ajouter</translation>
    </message>
    <message>
        <source>A package to add</source>
        <translation>Un paquet à ajouter</translation>
    </message>
    <message>
        <source>A file to add</source>
        <translation>Un fichier à ajouter</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Checked before it is added</source>
        <translation>Vérifié avant l’ajout</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>Add all the same</source>
        <translation>Ajouter quand même</translation>
    </message>
    <message>
        <source>Add to my library</source>
        <translation>Ajouter à ma bibliothèque</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Regarder dedans</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Échap</translation>
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
        <translation>contre</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>bilan</translation>
    </message>
    <message>
        <source>interval, 10–90%</source>
        <translation>intervalle, 10–90&#xa0;%</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>taux</translation>
    </message>
    <message>
        <source>first</source>
        <translation>premier</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
</context>
<context>
    <name>PartPane</name>
    <message>
        <source>Back to all parts</source>
        <translation>Retour aux éléments</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Requiert</translation>
    </message>
</context>
<context>
    <name>PartsButton</name>
    <message>
        <source>Token, side deck, pile, tags</source>
        <translation>Jeton, deck annexe, pile, mots-clés</translation>
    </message>
    <message>
        <source>Token, side deck, pile, tags…</source>
        <translation>Jeton, deck annexe, pile, mots-clés…</translation>
    </message>
</context>
<context>
    <name>PartsPane</name>
    <message>
        <source>Special parts</source>
        <translation>Éléments particuliers</translation>
    </message>
    <message>
        <source>Two-sided token</source>
        <translation>Jeton à deux faces</translation>
    </message>
    <message>
        <source>A token on the character card that effects can flip or check.</source>
        <translation>Un jeton sur la carte Personnage, que des effets retournent ou consultent.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Première face</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Seconde face</translation>
    </message>
    <message>
        <source>Up at the start of the game</source>
        <translation>Visible en début de partie</translation>
    </message>
    <message>
        <source>Side deck</source>
        <translation>Deck annexe</translation>
    </message>
    <message>
        <source>A few separate cards; the one that is face up applies.</source>
        <translation>Quelques cartes à part&#x202f;; celle qui est révélée s’applique.</translation>
    </message>
    <message>
        <source>+ Side card</source>
        <translation>+ Carte annexe</translation>
    </message>
    <message>
        <source>Special pile</source>
        <translation>Pile particulière</translation>
    </message>
    <message>
        <source>Collects cards on their way to the discard pile: a cauldron, a line of verse.</source>
        <translation>Recueille des cartes en route vers la défausse&#xa0;: un chaudron, un vers.</translation>
    </message>
    <message>
        <source>What it collects</source>
        <translation>Ce qu’elle recueille</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Combat cards</source>
        <translation>Cartes de combat</translation>
    </message>
    <message>
        <source>+ Ingredient</source>
        <translation>+ Ingrédient</translation>
    </message>
    <message>
        <source>+ Spell</source>
        <translation>+ Sort</translation>
    </message>
    <message>
        <source>A verse with a syllable goal</source>
        <translation>Un vers avec un nombre de syllabes à atteindre</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>+ Tag</source>
        <translation>+ Mot-clé</translation>
    </message>
    <message>
        <source>Words on cards that effects can count, such as STORM.</source>
        <translation>Des mots sur les cartes, que des effets comptent, comme TEMPÊTE.</translation>
    </message>
    <message>
        <source>Side cards</source>
        <translation>Cartes annexes</translation>
    </message>
    <message>
        <source>Ingredients</source>
        <translation>Ingrédients</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
    </message>
    <message>
        <source>Name of the token</source>
        <translation>Nom du jeton</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Appartient à</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Name of one of these cards</source>
        <translation>Nom d’une de ces cartes</translation>
    </message>
    <message>
        <source>Name of the pile</source>
        <translation>Nom de la pile</translation>
    </message>
    <message>
        <source>Syllables</source>
        <translation>Syllabes</translation>
    </message>
</context>
<context>
    <name>PictureChoices</name>
    <message>
        <source>Longer side, pixels</source>
        <translation>Grand côté, en pixels</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Points par pouce</translation>
    </message>
    <message>
        <source>With 3 mm bleed</source>
        <translation>Avec 3&#xa0;mm de fond perdu</translation>
    </message>
    <message>
        <source>One picture of all cards, one of the back, and a saved object (JSON) with names and texts.</source>
        <translation>Une image de toutes les cartes, une du dos, et un objet enregistré (JSON) avec noms et textes.</translation>
    </message>
    <message>
        <source>One picture for each card, named after it, and one of the back.</source>
        <translation>Une image par carte, qui porte son nom, et une du dos.</translation>
    </message>
    <message>
        <source>One picture for each page.</source>
        <translation>Une image par page.</translation>
    </message>
</context>
<context>
    <name>PictureCropper</name>
    <message>
        <source>Position the picture</source>
        <translation>Cadrer l’image</translation>
    </message>
    <message>
        <source>Visible part of the picture: arrow keys move it, plus and minus change its size</source>
        <translation>Partie visible de l’image&#xa0;: les flèches la déplacent, plus et moins changent sa taille</translation>
    </message>
    <message>
        <source>Show more of the picture</source>
        <translation>Montrer davantage de l’image</translation>
    </message>
    <message>
        <source>Show less of the picture, larger</source>
        <translation>Montrer moins de l’image, en plus grand</translation>
    </message>
    <message>
        <source>Show as much as possible</source>
        <translation>Montrer le plus possible</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>PictureField</name>
    <message>
        <source>Another picture…</source>
        <translation>Autre image…</translation>
    </message>
    <message>
        <source>Own picture…</source>
        <translation>Image personnelle…</translation>
    </message>
    <message>
        <source>A PNG, JPEG, or SVG file; a copy of it becomes part of the deck</source>
        <translation>Un fichier PNG, JPEG ou SVG&#x202f;; une copie en est intégrée au deck</translation>
    </message>
    <message>
        <source>Position…</source>
        <translation>Cadrer…</translation>
    </message>
    <message>
        <source>Choose which part of the picture is shown</source>
        <translation>Choisir la partie visible de l’image</translation>
    </message>
    <message>
        <source>Remove the picture; the drawn style takes its place</source>
        <translation>Retirer l’image&#x202f;; le style dessiné la remplace</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Image personnelle</translation>
    </message>
</context>
<context>
    <name>PilePane</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Most recent</source>
        <translation>Plus récente</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <translation>Rien ici pour l’instant.</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Ordinateur, %1</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Reprendre à partir d’ici</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>The replay stays as it is: this starts a separate game.</source>
        <translation>La partie enregistrée reste telle quelle&#xa0;: une nouvelle partie commence.</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Qui joue %1</translation>
    </message>
</context>
<context>
    <name>PlayTile</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>PrintChoices</name>
    <message>
        <source>What to print</source>
        <translation>À imprimer</translation>
    </message>
    <message>
        <source>Deck sheet</source>
        <translation>Fiche du deck</translation>
    </message>
    <message>
        <source>Hero overview</source>
        <translation>Vue d’ensemble des héros</translation>
    </message>
    <message>
        <source>Turn and combat</source>
        <translation>Tour et combat</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>Tokens and dials</source>
        <translation>Jetons et compteurs</translation>
    </message>
    <message>
        <source>Calibration page</source>
        <translation>Page d’étalonnage</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Alongside</source>
        <translation>À côté</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Deuxième langue</translation>
    </message>
    <message>
        <source>None</source>
        <comment>second language</comment>
        <translation>Aucune</translation>
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
        <translation>Économiser l’encre&#xa0;: noir seulement, sans aplats</translation>
    </message>
    <message>
        <source>Space diameter, mm</source>
        <translation>Diamètre d’une case, en mm</translation>
    </message>
    <message>
        <source>The character card and one of each card, for reference during play.</source>
        <translation>La carte Personnage et chaque carte une fois, à consulter pendant la partie.</translation>
    </message>
    <message>
        <source>Several heroes at a glance, one row each.</source>
        <translation>Plusieurs héros d’un coup d’œil, une ligne chacun.</translation>
    </message>
    <message>
        <source>Turn order, actions, and combat on one page.</source>
        <translation>Le tour, les actions et le combat sur une page.</translation>
    </message>
    <message>
        <source>The whole deck at actual size to cut out, with bleed and backs.</source>
        <translation>Tout le deck en taille réelle à découper, avec fond perdu et dos.</translation>
    </message>
    <message>
        <source>On one page, or as a poster with spaces as large as you like.</source>
        <translation>Sur une page, ou en affiche avec des cases du diamètre voulu.</translation>
    </message>
    <message>
        <source>To cut out: tokens that fit your battlefield’s spaces, and health dials.</source>
        <translation>À découper&#xa0;: des jetons à la taille des cases de votre champ de bataille et des compteurs Santé.</translation>
    </message>
    <message>
        <source>Rulers that show how accurately your printer prints.</source>
        <translation>Des règles graduées qui montrent la précision de votre imprimante.</translation>
    </message>
    <message>
        <source>Adjoining sheets overlap by 10 mm: trim one along its crosses, line it up with the crosses of the other, and glue.</source>
        <translation>Deux feuilles voisines se recouvrent sur 10&#xa0;mm&#xa0;: coupez l’une le long de ses croix, posez-la sur celles de l’autre et collez.</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Pictures (PNG)</source>
        <translation>Images (PNG)</translation>
    </message>
    <message>
        <source>For a tabletop simulator</source>
        <translation>Pour une table virtuelle</translation>
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
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Battlefield size</source>
        <translation>Taille du champ de bataille</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Une page</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Affiche</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Taille réelle</translation>
    </message>
    <message>
        <source>Number the spaces</source>
        <translation>Numéroter les cases</translation>
    </message>
    <message>
        <source>Include standing figures</source>
        <translation>Avec des figurines à dresser</translation>
    </message>
    <message>
        <source>One page as large as it has to be, for a print shop or a large printer.</source>
        <translation>Une seule page, aussi grande qu’il le faut, pour un imprimeur ou un traceur.</translation>
    </message>
</context>
<context>
    <name>PrintContents</name>
    <message>
        <source>Battlefields</source>
        <translation>Champs de bataille</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>None</source>
        <comment>decks</comment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>unfinished: a proof</source>
        <translation>inachevé&#xa0;: épreuve</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Open a battlefield</source>
        <translation>Ouvrir un champ de bataille</translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Ouvrir un deck</translation>
    </message>
    <message>
        <source>Champclos files (*.json)</source>
        <translation>Fichiers Champclos (*.json)</translation>
    </message>
    <message>
        <source>Save pictures…</source>
        <translation>Enregistrer les images…</translation>
    </message>
    <message>
        <source>Save the pictures in</source>
        <translation>Enregistrer les images dans</translation>
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
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Page view</source>
        <translation>Affichage des pages</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Full width</source>
        <translation>Pleine largeur</translation>
    </message>
</context>
<context>
    <name>PrintProgress</name>
    <message>
        <source>Printing, %1%</source>
        <translation>Impression, %1&#x202f;%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>PrinterChoices</name>
    <message>
        <source>Printer</source>
        <translation>Imprimante</translation>
    </message>
    <message>
        <source>100 mm across</source>
        <translation>100&#xa0;mm en largeur</translation>
    </message>
    <message>
        <source>100 mm down</source>
        <translation>100&#xa0;mm en hauteur</translation>
    </message>
    <message>
        <source>Shifted right by</source>
        <translation>Décalage à droite</translation>
    </message>
    <message>
        <source>Shifted down by</source>
        <translation>Décalage vers le bas</translation>
    </message>
    <message>
        <source>What you measured on the calibration page, in mm. The values are saved.</source>
        <translation>Ce que vous avez mesuré sur la page d’étalonnage, en mm. Ces valeurs sont conservées.</translation>
    </message>
    <message>
        <source>Show the calibration page</source>
        <translation>Montrer la page d’étalonnage</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>no errors · playable</source>
        <translation>aucune erreur · jouable</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) · not playable yet</source>
        <translation>
            <numerusform>%n erreur · pas encore jouable</numerusform>
            <numerusform>%n erreurs · pas encore jouable</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to mend</source>
        <translation>rien à corriger</translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>show</source>
        <translation>voir</translation>
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
        <translation>Attaque&#xa0;: %1 contre %2</translation>
    </message>
    <message>
        <source>Both cards are revealed. Read the ledger, then continue.</source>
        <translation>Les deux cartes sont révélées. Lisez le registre, puis continuez.</translation>
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
        <translation>50&#xa0;% est dans l’intervalle</translation>
    </message>
    <message>
        <source>50% lies outside: worth a look</source>
        <translation>50&#xa0;% est en dehors&#xa0;: à regarder</translation>
    </message>
</context>
<context>
    <name>RecentButton</name>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (introuvable)</translation>
    </message>
    <message>
        <source>No longer in %1; click to remove it from the list</source>
        <translation>N’est plus dans %1&#x202f;; cliquez pour le retirer de la liste</translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>“%1” was not saved</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été enregistré</translation>
    </message>
    <message>
        <source>A recovery copy was saved on %1.</source>
        <translation>Une copie de secours a été faite le %1.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>ReplayHands</name>
    <message numerus="yes">
        <source>Hand of %1, %n card(s)</source>
        <translation>
            <numerusform>Main de %1, %n carte</numerusform>
            <numerusform>Main de %1, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Main&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hand: %1 (empty)</source>
        <translation>Main&#xa0;: %1 (vide)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replays</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Reprendre à partir d’ici</translation>
    </message>
    <message>
        <source>One step back (left arrow)</source>
        <translation>Un pas en arrière (flèche gauche)</translation>
    </message>
    <message>
        <source>Pause (space)</source>
        <translation>Pause (espace)</translation>
    </message>
    <message>
        <source>Play (space)</source>
        <translation>Lecture (espace)</translation>
    </message>
    <message>
        <source>One step forward (right arrow)</source>
        <translation>Un pas en avant (flèche droite)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>One turn back (up arrow)</source>
        <translation>Un tour en arrière (flèche haut)</translation>
    </message>
    <message>
        <source>One turn forward (down arrow)</source>
        <translation>Un tour en avant (flèche bas)</translation>
    </message>
    <message>
        <source>%1, step %2 of %3: %4</source>
        <translation>%1, étape %2 sur %3&#xa0;: %4</translation>
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
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>The games you play are kept here. You can also open one from a file.</source>
        <translation>Les parties que vous jouez sont conservées ici. Vous pouvez aussi en ouvrir une depuis un fichier.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Champclos games (*.champclos *.json)</source>
        <translation>Parties Champclos (*.champclos *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aucune partie pour l’instant</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Supprimer cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>“%1” cannot be recovered.</source>
        <translation>«&#xa0;%1&#xa0;» ne pourra pas être récupérée.</translation>
    </message>
</context>
<context>
    <name>RestartDialog</name>
    <message>
        <source>Begin this game anew?</source>
        <translation>Recommencer cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>The same heroes meet on the same battlefield, with shuffled decks. This game stays among the saved ones.</source>
        <translation>Les mêmes héros se rencontrent sur le même champ de bataille, decks mélangés. Cette partie reste parmi les parties enregistrées.</translation>
    </message>
</context>
<context>
    <name>ReviewGraph</name>
    <message>
        <source>Chance of %1 to win, by turns</source>
        <translation>Chances de gagner de %1, par tour</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
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
        <translation>Moments</translation>
    </message>
    <message>
        <source>Which moments</source>
        <translation>Quels moments</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Miens</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Nothing stands out here.</source>
        <translation>Rien de marquant ici.</translation>
    </message>
    <message>
        <source>What decided the game</source>
        <translation>Ce qui a décidé de la partie</translation>
    </message>
    <message>
        <source>Still thinking…</source>
        <translation>Réflexion en cours…</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Rien pour l’instant.</translation>
    </message>
    <message>
        <source>Judged with all cards on the table.</source>
        <translation>Jugé avec toutes les cartes sur table.</translation>
    </message>
    <message>
        <source>Judged by what each player could know.</source>
        <translation>Jugé d’après ce que chacun pouvait savoir.</translation>
    </message>
    <message>
        <source>With all cards</source>
        <translation>Toutes les cartes</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <source>The review is complete: %n moment(s).</source>
        <translation>
            <numerusform>L’analyse est terminée&#xa0;: %n moment.</numerusform>
            <numerusform>L’analyse est terminée&#xa0;: %n moments.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Judge the whole game</source>
        <translation>Analyser toute la partie</translation>
    </message>
    <message>
        <source>Whose game</source>
        <translation>La partie de qui</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>%1: chance to win</source>
        <translation>%1&#xa0;: chances de gagner</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>par tour</translation>
    </message>
    <message>
        <source>Thinking… %1%</source>
        <translation>Réflexion… %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ReviewVerdict</name>
    <message>
        <source>Chances: %1 → %2</source>
        <translation>Chances&#xa0;: %1 → %2</translation>
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
        <translation>Vous avez joué</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Coup joué</translation>
    </message>
    <message>
        <source>It came out at %1.</source>
        <translation>Au bout du compte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Also considered</source>
        <translation>Autres possibilités</translation>
    </message>
    <message>
        <source>Thinking about the game…</source>
        <translation>Analyse de la partie…</translation>
    </message>
    <message>
        <source>Choose a moment.</source>
        <translation>Choisissez un moment.</translation>
    </message>
    <message>
        <source>Play on with the better move</source>
        <translation>Continuer avec le meilleur coup</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>RuleFigure</name>
    <message>
        <source>Immediately</source>
        <translation>Immédiatement</translation>
    </message>
    <message>
        <source>During combat</source>
        <translation>Pendant le combat</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>After combat</source>
        <translation>Après le combat</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Aucun résultat. Essayez un autre mot.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Chercher dans le manuel</translation>
    </message>
</context>
<context>
    <name>SaveRow</name>
    <message>
        <source>This file is damaged.</source>
        <translation>Ce fichier est endommagé.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>Revoir %1</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Reprendre %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review %1</source>
        <translation>Analyser %1</translation>
    </message>
</context>
<context>
    <name>SeatHead</name>
    <message>
        <source>%1: character card and deck list</source>
        <translation>%1&#xa0;: carte Personnage et liste du deck</translation>
    </message>
</context>
<context>
    <name>SeatSetup</name>
    <message>
        <source>%1 · team %2</source>
        <translation>%1 · équipe&#xa0;%2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Qui joue %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Computer level</source>
        <translation>Niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>Language at this seat</source>
        <translation>Langue à cette place</translation>
    </message>
    <message>
        <source>Program language</source>
        <translation>Langue du programme</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Restores the default settings</source>
        <translation>Rétablit tous les réglages par défaut</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Langue et apparence</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste renforcé</translation>
    </message>
    <message>
        <source>Zones always show a pattern and a letter in addition to their color.</source>
        <translation>Les zones ont toujours un motif et une lettre en plus de leur couleur.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Réduire les animations</translation>
    </message>
    <message>
        <source>After combat, wait until I continue</source>
        <translation>Après un combat, attendre que je continue</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Computer level in new games</source>
        <translation>Niveau de l’ordinateur dans les nouvelles parties</translation>
    </message>
    <message>
        <source>New games are friendly: any move may be taken back</source>
        <translation>Nouvelles parties amicales&#xa0;: tout coup peut être annulé</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Games are saved after every decision, in this folder:</source>
        <translation>Enregistrement après chaque décision, dans ce dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Default folder</source>
        <translation>Dossier par défaut</translation>
    </message>
    <message>
        <source>Folder for saved games</source>
        <translation>Dossier des parties enregistrées</translation>
    </message>
    <message>
        <source>Reset all settings?</source>
        <translation>Réinitialiser tous les réglages&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Appearance, motion, level, and folder return to their defaults. Saved games are kept.</source>
        <translation>L’apparence, l’animation, le niveau et le dossier reprennent leurs valeurs par défaut. Les parties enregistrées sont conservées.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Single keys are shortcuts (letters and digits)</source>
        <translation>Raccourcis à une seule touche (lettres et chiffres)</translation>
    </message>
    <message>
        <source>Zones as areas</source>
        <translation>Zones en aplats</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Outline only</source>
        <translation>Contour seul</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Ask before a turn ends in which nobody moved</source>
        <translation>Demander avant de finir un tour sans déplacement</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Animation et son</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Slow is for learning. Any key or click skips the animation.</source>
        <translation>La vitesse lente aide à apprendre. Une touche ou un clic passe l’animation en cours.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia, which is not installed here.</source>
        <translation>Le son demande Qt Multimedia, qui n’est pas installé ici.</translation>
    </message>
</context>
<context>
    <name>ShapePanel</name>
    <message>
        <source>Deck profile</source>
        <translation>Profil du deck</translation>
    </message>
    <message numerus="yes">
        <source>average of %n decks</source>
        <translation>
            <numerusform>moyenne de %n deck</numerusform>
            <numerusform>moyenne de %n decks</numerusform>
        </translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Boosts</source>
        <translation>BOOST</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Those without errors can be played</source>
        <translation>Ceux qui n’ont pas d’erreur sont jouables</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Fournis</translation>
    </message>
    <message>
        <source>These open as your own copy</source>
        <translation>Ils s’ouvrent en copie personnelle</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open as a copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <translation>Mettre à la corbeille…</translation>
    </message>
    <message>
        <source>Move “%1” to the trash?</source>
        <translation>Mettre «&#xa0;%1&#xa0;» à la corbeille&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>The file goes to your system’s trash, if it has one.</source>
        <translation>Le fichier va dans la corbeille du système, s’il y en a une.</translation>
    </message>
</context>
<context>
    <name>ShelfTile</name>
    <message>
        <source>More actions for %1</source>
        <translation>Plus d’actions pour %1</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>impossible à ouvrir</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevé</translation>
    </message>
</context>
<context>
    <name>SourceBadge</name>
    <message>
        <source>mine</source>
        <translation>à moi</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>installé</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>intégré</translation>
    </message>
</context>
<context>
    <name>SpaceInspector</name>
    <message>
        <source>none</source>
        <comment>start number</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>sélection</translation>
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
        <translation>Départ n°</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>%1 (some)</source>
        <translation>%1 (en partie)</translation>
    </message>
    <message>
        <source>+ Zone</source>
        <translation>+ Zone</translation>
    </message>
    <message>
        <source>Joined to</source>
        <translation>Reliée à</translation>
    </message>
    <message>
        <source>+ Draw a line</source>
        <translation>+ Tracer une ligne</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>to start %1</source>
        <translation>au départ %1</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>En ligne</translation>
    </message>
    <message>
        <source>In a column</source>
        <translation>En colonne</translation>
    </message>
    <message>
        <source>Equal distances from left to right</source>
        <translation>Distances égales de gauche à droite</translation>
    </message>
    <message>
        <source>Join in a chain</source>
        <translation>Relier en chaîne</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete space</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete spaces</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Spread across</source>
        <translation>Répartir en largeur</translation>
    </message>
    <message>
        <source>Spread down</source>
        <translation>Répartir en hauteur</translation>
    </message>
    <message>
        <source>Equal distances from top to bottom</source>
        <translation>Distances égales de haut en bas</translation>
    </message>
    <message>
        <source>From each one to the nearest one left</source>
        <translation>De chaque case à la plus proche restante</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Name of the space</source>
        <translation>Nom de la case</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Ring turned by, °</source>
        <translation>Anneau tourné de, °</translation>
    </message>
    <message>
        <source>Closer</source>
        <comment>spaces</comment>
        <translation>Resserrer</translation>
    </message>
    <message>
        <source>Scale the selection down to 90%; a corner of its frame does it freely</source>
        <translation>Réduire la sélection à 90&#xa0;%&#x202f;; un coin de son cadre permet toute échelle</translation>
    </message>
    <message>
        <source>Apart</source>
        <comment>spaces</comment>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Scale the selection up to 110%; a corner of its frame does it freely</source>
        <translation>Agrandir la sélection à 110&#xa0;%&#x202f;; un coin de son cadre permet toute échelle</translation>
    </message>
</context>
<context>
    <name>Spinner</name>
    <message>
        <source>The computer is thinking</source>
        <translation>L’ordinateur réfléchit</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Space bar: pan the view</source>
        <translation>Barre d’espace&#xa0;: déplacer la vue</translation>
    </message>
    <message>
        <source>Del: delete</source>
        <translation>Suppr&#xa0;: supprimer</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 spaces</source>
        <translation>
            <numerusform>%n&#xa0;case sur %1</numerusform>
            <numerusform>%n&#xa0;cases sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Autosaved at %1</source>
        <translation>Copie de secours à %1</translation>
    </message>
    <message>
        <source>Autosave failed: please save</source>
        <translation>La sauvegarde automatique a échoué&#xa0;: enregistrez</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>All shortcuts at a glance</source>
        <translation>Tous les raccourcis en un coup d’œil</translation>
    </message>
</context>
<context>
    <name>StatusNotice</name>
    <message>
        <source>Close</source>
        <comment>message</comment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Champclos: home page</source>
        <translation>Champclos&#xa0;: retour à l’accueil</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Tour %1 · %2</translation>
    </message>
    <message>
        <source>Setup · %1</source>
        <translation>Mise en place · %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>short, under its picture</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take back the last decision (Ctrl+Z)</source>
        <translation>Annuler la dernière décision (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>What the computer would do, and why (H)</source>
        <translation>Ce que ferait l’ordinateur, et pourquoi (H)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>What has happened (L)</source>
        <translation>Ce qui s’est passé (L)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The rule book (F1)</source>
        <translation>Le livret de règles (F1)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>back to it, short, under its picture</comment>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <translation>Retour à l’atelier</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>a lesson</comment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Back to the lessons; you can go on here later (Esc)</source>
        <translation>Retour aux leçons&#x202f;; vous pourrez reprendre ici plus tard (Échap)</translation>
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
        <translation>La règle sur l’élément sélectionné</translation>
    </message>
    <message>
        <source>Say again what is asked</source>
        <translation>Répéter la question</translation>
    </message>
    <message>
        <source>Read the whole position</source>
        <translation>Lire toute la position</translation>
    </message>
    <message>
        <source>Where the next fighter stands, and the way there</source>
        <translation>Où se trouve le combattant suivant, et le chemin pour l’atteindre</translation>
    </message>
    <message>
        <source>Who can strike at the space under the cursor</source>
        <translation>Qui peut attaquer la case du curseur</translation>
    </message>
    <message>
        <source>What has happened since your last turn</source>
        <translation>Ce qui s’est passé depuis votre dernier tour</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Cette feuille</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>The next thing that can be used; on the battlefield the next space that can be chosen</source>
        <translation>L’élément suivant&#x202f;; sur le champ de bataille, la case sélectionnable suivante</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Along the lines of the battlefield, through the hand, through lists</source>
        <translation>Le long des lignes du champ de bataille, dans la main, dans les listes</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Choose what is focused</source>
        <translation>Choisir l’élément sélectionné</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Take back a choice, close what is open, then the menu</source>
        <translation>Reprendre un choix, fermer ce qui est ouvert, puis ouvrir le menu</translation>
    </message>
    <message>
        <source>To the answers</source>
        <translation>Aller aux réponses</translation>
    </message>
    <message>
        <source>To the battlefield</source>
        <translation>Aller au champ de bataille</translation>
    </message>
    <message>
        <source>Character card and deck list; again: the next seat</source>
        <translation>Carte de personnage et liste du deck&#x202f;; encore&#xa0;: le joueur suivant</translation>
    </message>
    <message>
        <source>Undo; with Shift: redo</source>
        <translation>Annuler&#x202f;; avec Maj&#xa0;: rétablir</translation>
    </message>
    <message>
        <source>Save game as…</source>
        <translation>Enregistrer la partie sous…</translation>
    </message>
    <message>
        <source>Maneuver, attack, scheme</source>
        <translation>Manœuvre, attaque, stratagème</translation>
    </message>
    <message>
        <source>The card with that number</source>
        <translation>La carte qui porte ce chiffre</translation>
    </message>
    <message>
        <source>The space, fighter, or answer with that letter</source>
        <translation>La case, le combattant ou la réponse qui porte cette lettre</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Show where the other side can strike</source>
        <translation>Montrer où l’autre camp peut attaquer</translation>
    </message>
    <message>
        <source>Fit the battlefield to the window</source>
        <translation>Ajuster le champ de bataille à la fenêtre</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>message</comment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Save game as…</source>
        <translation>Enregistrer la partie sous…</translation>
    </message>
    <message>
        <source>Fit the battlefield to the window</source>
        <translation>Ajuster le champ de bataille à la fenêtre</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Leave the game (it is saved)</source>
        <translation>Quitter la partie (elle est enregistrée)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Champclos games (*.champclos)</source>
        <translation>Parties Champclos (*.champclos)</translation>
    </message>
    <message>
        <source>Show where the other side can strike</source>
        <translation>Montrer où l’autre camp peut attaquer</translation>
    </message>
    <message>
        <source>Character card and deck list</source>
        <translation>Carte Personnage et liste du deck</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <translation>Retour à l’atelier</translation>
    </message>
    <message>
        <source>Leave the game (it is not saved)</source>
        <translation>Quitter la partie (elle n’est pas enregistrée)</translation>
    </message>
    <message>
        <source>Restart…</source>
        <translation>Recommencer…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Concede…</source>
        <translation>Abandonner…</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>shows all of the log</comment>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source> and </source>
        <comment>joins zone letters</comment>
        <translation> et </translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>zone %1</translation>
    </message>
    <message>
        <source>start space %1</source>
        <translation>case de départ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) away</source>
        <translation>
            <numerusform>à %n pas</numerusform>
            <numerusform>à %n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>needs a boost of %1</source>
        <translation>avec un BOOST de %1</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>sélectionnable</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>hors de combat</translation>
    </message>
    <message numerus="yes">
        <source>%n health</source>
        <translation>
            <numerusform>%n point de vie</numerusform>
            <numerusform>%n points de vie</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot leave its space</source>
        <translation>ne peut pas quitter sa case</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>choix actuel</translation>
    </message>
    <message>
        <source>within reach</source>
        <translation>à portée</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>valeur %1</translation>
    </message>
    <message>
        <source>boost %1</source>
        <translation>BOOST %1</translation>
    </message>
    <message>
        <source>no boost</source>
        <translation>sans BOOST</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>pas maintenant</translation>
    </message>
    <message>
        <source>%1, not now</source>
        <translation>%1, pas maintenant</translation>
    </message>
    <message>
        <source>This ends the turn.</source>
        <translation>Cela termine le tour.</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>the action</comment>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Scheme</source>
        <comment>the action</comment>
        <translation>Stratagème</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Rester ici</translation>
    </message>
    <message>
        <source>instead</source>
        <comment>a value that replaces the printed one</comment>
        <translation>à la place</translation>
    </message>
    <message>
        <source>added</source>
        <comment>a value that is added</comment>
        <translation>ajoutée</translation>
    </message>
    <message>
        <source>boost</source>
        <comment>a value that is added</comment>
        <translation>BOOST</translation>
    </message>
    <message>
        <source>ability</source>
        <comment>a value that is added</comment>
        <translation>capacité</translation>
    </message>
    <message>
        <source>ignored</source>
        <comment>a value that does not count</comment>
        <translation>ignorée</translation>
    </message>
    <message>
        <source>No effect at this step.</source>
        <translation>Aucun effet à cette étape.</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Both cards are face down.</source>
        <translation>Les deux cartes sont face cachée.</translation>
    </message>
    <message>
        <source>printed</source>
        <comment>the value on the card</comment>
        <translation>imprimée</translation>
    </message>
    <message>
        <source>%1: combat won</source>
        <translation>%1&#xa0;: combat remporté</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Tour %1 · %2</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Deck of %1</source>
        <translation>Deck&#xa0;: %1</translation>
    </message>
    <message>
        <source>Discard pile of %1</source>
        <translation>Défausse&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 syllables</source>
        <translation>
            <numerusform>%n&#xa0;syllabe sur %1</numerusform>
            <numerusform>%n&#xa0;syllabes sur %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>winner</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>of a seat when the game has ended without a winner</comment>
        <translation>match nul</translation>
    </message>
    <message>
        <source>defeated</source>
        <comment>a seat of the side that lost</comment>
        <translation>défaite</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>son tour</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>%1, %2, health %3 of %4, hand %5, deck %6, discard pile %7</source>
        <translation>%1, %2, points de vie %3 sur %4, main %5, deck %6, défausse %7</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <translation>Deck vide</translation>
    </message>
    <message numerus="yes">
        <source>The game took %n turn(s).</source>
        <translation>
            <numerusform>La partie a duré %n tour.</numerusform>
            <numerusform>La partie a duré %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the last three turns of each player, no card changed its place and no health changed.</source>
        <translation>Durant les trois derniers tours de chacun, aucune carte n’a changé de place et les points de vie sont restés les mêmes.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Something hidden was revealed, or someone else has made a decision, so this cannot be taken back. In a friendly game it could be.</source>
        <translation>Quelque chose de caché a été révélé, ou quelqu’un d’autre a pris une décision&#xa0;: cela ne peut plus être annulé. Dans une partie amicale, ce serait possible.</translation>
    </message>
    <message>
        <source>The game could not be saved: %1</source>
        <translation>La partie n’a pas pu être enregistrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: choose an action</source>
        <translation>%1&#xa0;: choisir une action</translation>
    </message>
    <message>
        <source>%1: boost or not</source>
        <translation>%1&#xa0;: booster ou non</translation>
    </message>
    <message>
        <source>%1: move</source>
        <translation>%1&#xa0;: se déplacer</translation>
    </message>
    <message>
        <source>%1: place a fighter</source>
        <translation>%1&#xa0;: placer un combattant</translation>
    </message>
    <message>
        <source>%1: defend</source>
        <translation>%1&#xa0;: se défendre</translation>
    </message>
    <message>
        <source>%1: discard a card</source>
        <translation>%1&#xa0;: se défausser d’une carte</translation>
    </message>
    <message>
        <source>%1: choose a card</source>
        <translation>%1&#xa0;: choisir une carte</translation>
    </message>
    <message>
        <source>%1: choose a fighter</source>
        <translation>%1&#xa0;: choisir un combattant</translation>
    </message>
    <message>
        <source>%1: choose a space</source>
        <translation>%1&#xa0;: choisir une case</translation>
    </message>
    <message>
        <source>Choose Maneuver first, then move.</source>
        <translation>Choisissez d’abord «&#xa0;Manœuvre&#xa0;», puis déplacez vos combattants.</translation>
    </message>
    <message>
        <source>%1 selected: move %2.</source>
        <translation>Sélection&#xa0;: %1, déplacement&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 selected: move %2, more with a boost.</source>
        <translation>Sélection&#xa0;: %1, déplacement&#xa0;: %2, plus avec un BOOST.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left.</source>
        <translation>
            <numerusform>Il reste %n action.</numerusform>
            <numerusform>Il reste %n actions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough cards left to draw: a maneuver would deal %1 damage to each of your fighters.</source>
        <translation>Il ne reste pas assez de cartes à piocher&#xa0;: une manœuvre infligerait %1&#xa0;dégâts à chacun de vos combattants.</translation>
    </message>
    <message>
        <source>Your deck is empty: each card you must draw deals %1 damage to each of your fighters.</source>
        <translation>Votre deck est vide&#xa0;: chaque carte que vous devriez piocher inflige %1&#xa0;dégâts à chacun de vos combattants.</translation>
    </message>
    <message>
        <source>Before the first decision</source>
        <translation>Avant la première décision</translation>
    </message>
    <message>
        <source>Whoever is deciding</source>
        <translation>Celui qui décide</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>Next player: %1</source>
        <translation>À vous de jouer&#xa0;: %1</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1; the defaults apply. %2</source>
        <translation>Les réglages n’ont pas pu être lus et ont été mis de côté sous %1&#x202f;; les valeurs par défaut s’appliquent. %2</translation>
    </message>
    <message>
        <source>The settings could not be saved: %1</source>
        <translation>Les réglages n’ont pas pu être enregistrés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>strength of the computer</comment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>strength of the computer</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>strength of the computer</comment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>strength of the computer</comment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Only the beginning of this game can still be played. Its file stays as it is. %1</source>
        <translation>Seul le début de cette partie peut encore être joué. Son fichier reste tel quel. %1</translation>
    </message>
    <message>
        <source>This game cannot be opened: %1</source>
        <translation>Cette partie ne peut pas être ouverte&#xa0;: %1</translation>
    </message>
    <message>
        <source>A saved game cannot be read and was set aside as %1. %2</source>
        <translation>Une partie enregistrée ne peut pas être lue et a été mise de côté sous %1. %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>There is no playable deck.</source>
        <translation>Il n’y a aucun deck jouable.</translation>
    </message>
    <message>
        <source>No battlefield has enough start spaces for four heroes.</source>
        <translation>Aucun champ de bataille n’a assez de cases de départ pour quatre héros.</translation>
    </message>
    <message>
        <source>The seed must be a whole number.</source>
        <translation>La graine doit être un nombre entier.</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>il y a %n minute</numerusform>
            <numerusform>il y a %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>il y a %n heure</numerusform>
            <numerusform>il y a %n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 against %3 and %4</source>
        <translation>%1 et %2 contre %3 et %4</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>victoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>a game without a winner</comment>
        <translation>match nul</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>avant le premier tour</translation>
    </message>
    <message>
        <source>turn %1, %2 to play</source>
        <translation>tour %1, joueur actif&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: choose an option</source>
        <translation>%1&#xa0;: choisir une option</translation>
    </message>
    <message>
        <source>Choose whom to attack.</source>
        <translation>Choisissez qui attaquer.</translation>
    </message>
    <message>
        <source>Choose the card to attack with.</source>
        <translation>Choisissez la carte à utiliser pour attaquer.</translation>
    </message>
    <message>
        <source>Choose a scheme card.</source>
        <translation>Choisissez une carte Stratagème.</translation>
    </message>
    <message>
        <source>Choose who attacks.</source>
        <translation>Choisissez qui attaque.</translation>
    </message>
    <message>
        <source>Choose who plays the card.</source>
        <translation>Choisissez qui joue la carte.</translation>
    </message>
    <message>
        <source>Not now. %1</source>
        <translation>Pas maintenant. %1</translation>
    </message>
    <message>
        <source>%1: still %2</source>
        <comment>health</comment>
        <translation>%1&#xa0;: toujours %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>health before and after</comment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>sans carte</translation>
    </message>
    <message>
        <source>%1: decide</source>
        <translation>%1&#xa0;: décider</translation>
    </message>
    <message>
        <source>The effects of “%1” are canceled; its value still counts.</source>
        <translation>Les effets de la carte «&#xa0;%1&#xa0;» sont annulés&#x202f;; sa valeur compte toujours.</translation>
    </message>
    <message>
        <source>teammate · %1</source>
        <comment>what the teammate does: waiting</comment>
        <translation>coéquipier · %1</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>À placer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The attack card is face down.</source>
        <translation>La carte de l’attaquant est face cachée.</translation>
    </message>
    <message>
        <source>move %1</source>
        <comment>how far all fighters may go with this boost</comment>
        <translation>déplacement %1</translation>
    </message>
    <message>
        <source>+%1 to the attack</source>
        <translation>+%1 à l’attaque</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>aucun dégât</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <comment>what a combat would do</comment>
        <translation>
            <numerusform>%n dégât</numerusform>
            <numerusform>%n dégâts</numerusform>
        </translation>
    </message>
    <message>
        <source>value %1 · %2</source>
        <comment>of a card with this boost, and the damage</comment>
        <translation>valeur %1 · %2</translation>
    </message>
    <message>
        <source>The effects of “%1” are canceled, and its value does not count.</source>
        <translation>Les effets de la carte «&#xa0;%1&#xa0;» sont annulés, et sa valeur ne compte pas.</translation>
    </message>
    <message>
        <source>Its condition is not met: nothing happens.</source>
        <translation>Sa condition n’est pas remplie&#xa0;: rien ne se passe.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Rien ne se passe.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <translation>%1 attaque %2.</translation>
    </message>
    <message>
        <source>This side is up.</source>
        <translation>Cette face est visible.</translation>
    </message>
    <message>
        <source>Face up now.</source>
        <translation>Révélé en ce moment.</translation>
    </message>
    <message>
        <source>Discarded.</source>
        <translation>Défaussé.</translation>
    </message>
    <message>
        <source>Ready: all it needs is there.</source>
        <translation>Prêt&#xa0;: tous les ingrédients y sont.</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <comment>ingredients</comment>
        <translation>Il manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Now in it: nothing.</source>
        <translation>Contenu&#xa0;: rien.</translation>
    </message>
    <message>
        <source>Now in it: %1.</source>
        <translation>Contenu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, %2, %3 of %4 seen</source>
        <translation>%1, %2, %3 sur %4 vues</translation>
    </message>
    <message numerus="yes">
        <source>%n syllable(s)</source>
        <translation>
            <numerusform>%n syllabe</numerusform>
            <numerusform>%n syllabes</numerusform>
        </translation>
    </message>
    <message>
        <source>Team %1</source>
        <comment>one of two</comment>
        <translation>Équipe %1</translation>
    </message>
    <message>
        <source>move %1, %2</source>
        <comment>how far a fighter goes, and how it attacks</comment>
        <translation>déplacement %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <comment>that a fighter could strike</comment>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>boosted %1</source>
        <comment>so many spaces</comment>
        <translation>avec BOOST %1</translation>
    </message>
    <message>
        <source>cannot be struck</source>
        <comment>a fighter in the next turn</comment>
        <translation>hors d’atteinte</translation>
    </message>
    <message>
        <source>%1, no boost</source>
        <comment>who can strike it</comment>
        <translation>%1, sans BOOST</translation>
    </message>
    <message>
        <source>%1, boost +%2</source>
        <comment>who can strike it</comment>
        <translation>%1, BOOST +%2</translation>
    </message>
    <message>
        <source>In %1, %2 could not be understood; the defaults apply instead.</source>
        <translation>Dans %1, impossible d’interpréter %2&#x202f;; les valeurs par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <comment>strength of the computer</comment>
        <translation>Joue au hasard</translation>
    </message>
    <message>
        <source>Champclos is already running with these files. This window keeps its settings to itself and saves games under new names.</source>
        <translation>Champclos est déjà ouvert avec ces fichiers. Cette fenêtre garde ses réglages pour elle et enregistre les parties sous de nouveaux noms.</translation>
    </message>
    <message>
        <source>easy to play</source>
        <translation>facile à jouer</translation>
    </message>
    <message>
        <source>takes practice</source>
        <translation>demande de l’entraînement</translation>
    </message>
    <message>
        <source>demanding</source>
        <translation>exigeant</translation>
    </message>
    <message>
        <source>several heroes</source>
        <translation>plusieurs héros</translation>
    </message>
    <message>
        <source>cunning</source>
        <translation>rusé</translation>
    </message>
    <message>
        <source>many fighters</source>
        <translation>nombreux combattants</translation>
    </message>
    <message>
        <source>swift</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>hits hard</source>
        <translation>frappe fort</translation>
    </message>
    <message>
        <source>well guarded</source>
        <translation>bonne défense</translation>
    </message>
    <message>
        <source>tough</source>
        <translation>endurant</translation>
    </message>
    <message>
        <source>from afar</source>
        <translation>à distance</translation>
    </message>
    <message>
        <source>all-round</source>
        <translation>polyvalent</translation>
    </message>
    <message>
        <source>Cards with the word **%1**: %2.</source>
        <translation>Cartes portant le mot **%1**&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Heroes and their own rules</source>
        <translation>Les héros et leurs propres règles</translation>
    </message>
    <message>
        <source>Choose a card with a boost of at least %1 to get there.</source>
        <translation>Choisissez une carte avec un BOOST d’au moins %1 pour y arriver.</translation>
    </message>
    <message>
        <source>Nobody has moved. Press Done again to end the turn, or move a fighter.</source>
        <translation>Personne ne s’est déplacé. Choisissez «&#xa0;Terminé&#xa0;» encore une fois pour finir le tour, ou déplacez un combattant.</translation>
    </message>
    <message>
        <source>This ends the turn: press Done, or take it back.</source>
        <translation>Cela termine le tour&#xa0;: choisissez «&#xa0;Terminé&#xa0;» ou annulez.</translation>
    </message>
    <message>
        <source>Drop the card on a fighter to attack it.</source>
        <translation>Déposez la carte sur un combattant pour l’attaquer.</translation>
    </message>
    <message>
        <source>You have no cards in hand.</source>
        <translation>Vous n’avez aucune carte en main.</translation>
    </message>
    <message>
        <source>None of your fighters has an opposing fighter within reach of an attack.</source>
        <translation>Aucun de vos combattants n’a d’adversaire à portée d’attaque.</translation>
    </message>
    <message>
        <source>You have no card in hand to attack with.</source>
        <translation>Vous n’avez en main aucune carte pour attaquer.</translation>
    </message>
    <message>
        <source>You have no scheme in hand.</source>
        <translation>Vous n’avez aucun stratagème en main.</translation>
    </message>
    <message>
        <source>None of your fighters can play an attack from your hand.</source>
        <translation>Aucun de vos combattants ne peut jouer une attaque de votre main.</translation>
    </message>
    <message>
        <source>None of your fighters can play a scheme from your hand.</source>
        <translation>Aucun de vos combattants ne peut jouer un stratagème de votre main.</translation>
    </message>
    <message>
        <source>no lines</source>
        <comment>of a space</comment>
        <translation>aucune ligne</translation>
    </message>
    <message numerus="yes">
        <source>line(s) to %1</source>
        <comment>spaces</comment>
        <translation>
            <numerusform>ligne vers %1</numerusform>
            <numerusform>lignes vers %1</numerusform>
        </translation>
    </message>
    <message>
        <source>not on the battlefield</source>
        <comment>a fighter</comment>
        <translation>hors du champ de bataille</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n dans le deck</numerusform>
            <numerusform>%n dans le deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, whose turn it is, %n action(s) left: %2.</source>
        <comment>a player, cards</comment>
        <translation>
            <numerusform>%1, dont c’est le tour, %n action restante&#xa0;: %2.</numerusform>
            <numerusform>%1, dont c’est le tour, %n actions restantes&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player, cards</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: defeated.</source>
        <translation>%1&#xa0;: hors de combat.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n health, %2.</source>
        <comment>a fighter, a space</comment>
        <translation>
            <numerusform>%1&#xa0;: %n point de vie, %2.</numerusform>
            <numerusform>%1&#xa0;: %n points de vie, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <translation>En main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 stands beside it.</source>
        <translation>Juste à côté&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is beside it after %n step(s): %2.</source>
        <comment>a fighter; the spaces of the way</comment>
        <translation>
            <numerusform>%1, jusqu’à la case voisine, %n pas&#xa0;: %2.</numerusform>
            <numerusform>%1, jusqu’à la case voisine, %n pas&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way is open for %1.</source>
        <translation>Aucun chemin libre pour %1.</translation>
    </message>
    <message>
        <source>Nobody is on the battlefield yet.</source>
        <translation>Il n’y a encore personne sur le champ de bataille.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n health, %2.</source>
        <comment>a fighter, a space</comment>
        <translation>
            <numerusform>%1, %n point de vie, %2.</numerusform>
            <numerusform>%1, %n points de vie, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with a boost of %2</source>
        <translation>%1 avec un BOOST de %2</translation>
    </message>
    <message>
        <source>%1: nobody can strike here in their next turn.</source>
        <comment>a space</comment>
        <translation>%1&#xa0;: personne ne peut attaquer ici au prochain tour.</translation>
    </message>
    <message>
        <source>%1: can be struck next turn by %2.</source>
        <comment>a space</comment>
        <translation>%1&#xa0;: peut être attaquée au prochain tour par %2.</translation>
    </message>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Rien ne s’est passé depuis votre dernier tour.</translation>
    </message>
    <message>
        <source>Ability: %1</source>
        <comment>whose ability did it</comment>
        <translation>Capacité&#xa0;: %1</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>deciding</source>
        <comment>a seat that is asked in the turn of another</comment>
        <translation>décide</translation>
    </message>
    <message numerus="yes">
        <source>%n health left.</source>
        <comment>of a fighter, after damage</comment>
        <translation>
            <numerusform>Il lui reste %n point de vie.</numerusform>
            <numerusform>Il lui reste %n points de vie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>of a lesson</comment>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <comment>what was clicked in a lesson</comment>
        <translation>Votre choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>That is allowed, but this step is about something else. Try what glows.</source>
        <translation>C’est permis, mais il s’agit ici d’autre chose. Essayez ce qui brille.</translation>
    </message>
    <message>
        <source>You can do that in a moment. First read what stands here and go on.</source>
        <translation>Ce sera pour tout de suite. Lisez d’abord ce qui est écrit ici, puis continuez.</translation>
    </message>
    <message>
        <source>This lesson cannot be opened: %1</source>
        <translation>Cette leçon ne peut pas être ouverte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4. Chances from %5 to %6.</source>
        <translation>%1, %2, %3&#xa0;: %4. Chances de %5 à %6.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>one way to %1</source>
        <comment>spaces</comment>
        <translation>sens unique vers %1</translation>
    </message>
    <message>
        <source>one way from %1</source>
        <comment>spaces</comment>
        <translation>sens unique depuis %1</translation>
    </message>
    <message>
        <source>high ground over %1</source>
        <comment>spaces</comment>
        <translation>en hauteur par rapport à %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>spaces that are high ground over it</comment>
        <translation>en contrebas de %1</translation>
    </message>
    <message>
        <source>passage %1</source>
        <comment>a letter</comment>
        <translation>passage %1</translation>
    </message>
    <message>
        <source>high ground</source>
        <comment>a value that is added</comment>
        <translation>hauteur</translation>
    </message>
</context>
<context>
    <name>TeacherPanel</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Look at the ledger. When you have read it, continue.</source>
        <translation>Regardez le registre. Une fois lu, continuez.</translation>
    </message>
    <message>
        <source>Go on against easy</source>
        <translation>Continuer contre «&#xa0;facile&#xa0;»</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>step</comment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>a lesson</comment>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>You can leave at any step and go on later.</source>
        <translation>Vous pouvez quitter à tout moment et reprendre plus tard.</translation>
    </message>
</context>
<context>
    <name>TestDialog</name>
    <message>
        <source>Test game</source>
        <translation>Partie d’essai</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Your hero</source>
        <translation>Votre héros</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Goes first</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Test games are not saved and do not appear among your games.</source>
        <translation>Les parties d’essai ne sont pas enregistrées et n’apparaissent pas parmi vos parties.</translation>
    </message>
</context>
<context>
    <name>ThreatPanel</name>
    <message>
        <source>Strike reach</source>
        <translation>Portée d’attaque</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Where the other side could strike next turn: one maneuver, then one attack.</source>
        <translation>Où l’autre camp pourrait attaquer au prochain tour&#xa0;: une manœuvre, puis une attaque.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Tous à la fois</translation>
    </message>
    <message>
        <source>Crossed swords: without a boost. +2: with a boost of at least 2; the highest in that deck is +%1.</source>
        <translation>Épées croisées&#xa0;: sans BOOST. +2&#xa0;: avec un BOOST d’au moins 2&#x202f;; le plus élevé de ce deck est +%1.</translation>
    </message>
    <message>
        <source>Point at one of your fighters to see every way it can be struck.</source>
        <translation>Survolez l’un de vos combattants pour voir tout ce qui peut l’attaquer.</translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Select</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>V</source>
        <comment>key of a tool</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Select and move spaces and lines</source>
        <translation>Sélectionner et déplacer des cases et des lignes</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key of a tool</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Add spaces</source>
        <translation>Ajouter des cases</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key of a tool</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Join spaces by dragging from one to the next</source>
        <translation>Relier des cases en faisant glisser de l’une à l’autre</translation>
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
        <translation>Peindre la zone choisie sur des cases</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Gomme</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key of a tool</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Erase zones and lines</source>
        <translation>Effacer des zones et des lignes</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key of a tool</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Number the start spaces</source>
        <translation>Numéroter les cases de départ</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key of a tool</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Color, ornament, picture to trace</source>
        <translation>Couleur, ornement, image à décalquer</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
</context>
<context>
    <name>TraceInspector</name>
    <message>
        <source>Picture to trace</source>
        <translation>Image à décalquer</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose another picture</source>
        <translation>Choisir une autre image</translation>
    </message>
    <message>
        <source>A sketch or photo shown beneath the battlefield while you draw</source>
        <translation>Une esquisse ou une photo affichée sous le champ de bataille pendant que vous dessinez</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Retirer l’image</translation>
    </message>
    <message>
        <source>The picture is missing. Choose it again or remove it.</source>
        <translation>L’image est introuvable. Choisissez-la de nouveau ou retirez-la.</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>Opacity of the picture</source>
        <translation>Opacité de l’image</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Center x</source>
        <translation>Centre x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Fit to the battlefield</source>
        <translation>Ajuster au champ de bataille</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp *.svg)</translation>
    </message>
</context>
<context>
    <name>TypeChooser</name>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Versatile</source>
        <translation>Polyvalente</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Stratagème</translation>
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
            <numerusform>«&#xa0;%1&#xa0;» et %n&#xa0;autre n’ont pas été enregistrés&#x202f;; des copies de secours ont été conservées.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» et %n&#xa0;autres n’ont pas été enregistrés&#x202f;; des copies de secours ont été conservées.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not saved; a recovery copy was kept.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été enregistré&#x202f;; une copie de secours a été conservée.</translation>
    </message>
    <message>
        <source>Take a look</source>
        <translation>Voir</translation>
    </message>
</context>
<context>
    <name>WhyTip</name>
    <message>
        <source>Open the rule (F1)</source>
        <translation>Voir la règle (F1)</translation>
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
        <translation>Maj</translation>
    </message>
    <message>
        <source>Fix the errors first</source>
        <translation>Corrigez d’abord les erreurs</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Rien à rétablir</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Balance test…</source>
        <translation>Test d’équilibrage…</translation>
    </message>
    <message>
        <source>The balance test is still running</source>
        <translation>Le test d’équilibrage se poursuit</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Set up the test game…</source>
        <translation>Régler la partie d’essai…</translation>
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
        <translation>Le fichier n’a pas pu être ouvert</translation>
    </message>
    <message>
        <source>Your work could not be recovered</source>
        <translation>Votre travail n’a pas pu être récupéré</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>Le fichier n’a pas pu être enregistré</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes</source>
        <translation>«&#xa0;%1&#xa0;» a des modifications non enregistrées</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Unless you save, your changes will be lost.</source>
        <translation>Si vous n’enregistrez pas, vos modifications seront perdues.</translation>
    </message>
    <message>
        <source>The file has mistakes: what could be read of it is open</source>
        <translation>Le fichier contient des erreurs&#xa0;: ce qui a pu être lu est ouvert</translation>
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
        <translation>cases</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Remove zone %1</source>
        <translation>Supprimer la zone %1</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Ajouter une zone</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 zones</source>
        <translation>Un champ de bataille a %1&#xa0;zones au maximum</translation>
    </message>
</context>
<context>
    <name>ZoneRow</name>
    <message numerus="yes">
        <source>Zone %1, %2, %3; %n space(s)</source>
        <translation>
            <numerusform>Zone %1, %2, %3&#x202f;; %n case</numerusform>
            <numerusform>Zone %1, %2, %3&#x202f;; %n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>champclos::app::LibraryDesk</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>by you</source>
        <translation>de vous</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>modifié le %1</translation>
    </message>
    <message>
        <source>No copy could be made.</source>
        <translation>Impossible de faire une copie.</translation>
    </message>
    <message>
        <source>The name could not be changed.</source>
        <translation>Impossible de changer le nom.</translation>
    </message>
    <message>
        <source>“%1” could not be moved to the trash.</source>
        <translation>Impossible de mettre «&#xa0;%1&#xa0;» à la corbeille.</translation>
    </message>
    <message>
        <source>The package could not be made.</source>
        <translation>Impossible de créer le paquet.</translation>
    </message>
    <message>
        <source>The package is ready: %1</source>
        <translation>Le paquet est prêt&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>champclos::app::PackageOffer</name>
    <message>
        <source>Its author is not named</source>
        <translation>Auteur non indiqué</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Version %1, by %2</source>
        <translation>Version %1, de %2</translation>
    </message>
    <message>
        <source>no license named</source>
        <translation>aucune licence indiquée</translation>
    </message>
    <message>
        <source>license %1</source>
        <translation>licence %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>beside yours</source>
        <translation>à côté du vôtre</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>inchangé</translation>
    </message>
    <message numerus="yes">
        <source>deck, %n card(s)</source>
        <translation>
            <numerusform>deck, %n carte</numerusform>
            <numerusform>deck, %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battlefield, %n space(s)</source>
        <translation>
            <numerusform>champ de bataille, %n case</numerusform>
            <numerusform>champ de bataille, %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it can be read and played.</source>
        <translation>Tout est lisible et jouable.</translation>
    </message>
    <message>
        <source>Nothing in it leads out of its folder, and nothing is too large.</source>
        <translation>Rien n’en sort de son dossier, et rien n’est trop gros.</translation>
    </message>
    <message>
        <source>It replaces version %1. Your saved games stay as they are.</source>
        <translation>Il remplace la version %1. Vos parties enregistrées restent telles quelles.</translation>
    </message>
    <message>
        <source>You already have this version.</source>
        <translation>Vous avez déjà cette version.</translation>
    </message>
    <message>
        <source>You have version %1, which is newer.</source>
        <translation>Vous avez la version %1, plus récente.</translation>
    </message>
    <message>
        <source>You have a package of the same name by %1. Adding this one takes its place.</source>
        <translation>Vous avez un paquet du même nom, de %1. Celui-ci prendrait sa place.</translation>
    </message>
    <message>
        <source>somebody unnamed</source>
        <translation>une personne non nommée</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing was added and nothing was changed.</source>
        <translation>Rien n’a été ajouté ni modifié.</translation>
    </message>
    <message>
        <source>Nothing you made yourself is changed. You can remove the package again at any time.</source>
        <translation>Rien de ce que vous avez fait n’est modifié. Vous pouvez retirer le paquet à tout moment.</translation>
    </message>
    <message>
        <source>A copy goes into your library. The file stays where it is.</source>
        <translation>Une copie va dans votre bibliothèque. Le fichier reste où il est.</translation>
    </message>
    <message>
        <source>“%1” could not be added. %2</source>
        <translation>Impossible d’ajouter «&#xa0;%1&#xa0;». %2</translation>
    </message>
    <message>
        <source>“%1” is in your library.</source>
        <translation>«&#xa0;%1&#xa0;» est dans votre bibliothèque.</translation>
    </message>
    <message>
        <source>“%1” is in your library; it replaces version %2.</source>
        <translation>«&#xa0;%1&#xa0;» est dans votre bibliothèque&#x202f;; il remplace la version %2.</translation>
    </message>
</context>
<context>
    <name>champclos::app::print::PrintStudio</name>
    <message>
        <source>Choose a deck.</source>
        <translation>Choisissez un deck.</translation>
    </message>
    <message>
        <source>Choose a battlefield.</source>
        <translation>Choisissez un champ de bataille.</translation>
    </message>
    <message>
        <source>Cards of this size do not fit on the paper.</source>
        <translation>Des cartes de ce format ne tiennent pas sur le papier.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Le fichier est illisible.</translation>
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
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Stopped; nothing was saved.</source>
        <translation>Arrêté&#x202f;; rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>The printer did not accept the pages.</source>
        <translation>L’imprimante n’a pas accepté les pages.</translation>
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
        <translation>%1 au total</translation>
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
        <translation>Enregistré dans&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BalanceRun</name>
    <message>
        <source>Choose at least two decks.</source>
        <translation>Choisissez au moins deux decks.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
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
            <numerusform>%Ln&#xa0;partie sur %1</numerusform>
            <numerusform>%Ln&#xa0;parties sur %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Canceled: %Ln of %1 games</source>
        <translation>
            <numerusform>Annulé&#xa0;: %Ln&#xa0;partie sur %1</numerusform>
            <numerusform>Annulé&#xa0;: %Ln&#xa0;parties sur %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished: %Ln of %1 games</source>
        <translation>
            <numerusform>Terminé&#xa0;: %Ln&#xa0;partie sur %1</numerusform>
            <numerusform>Terminé&#xa0;: %Ln&#xa0;parties sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Pas commencé</translation>
    </message>
    <message>
        <source>estimating…</source>
        <translation>estimation…</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>encore %1 environ</translation>
    </message>
    <message>
        <source>level %1, seed %2</source>
        <translation>niveau %1, graine %2</translation>
    </message>
    <message>
        <source>%1 turns per game on average</source>
        <translation>%1 tours par partie en moyenne</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) drawn</source>
        <translation>
            <numerusform>%n match nul</numerusform>
            <numerusform>%n matchs nuls</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough games yet to draw conclusions.</source>
        <translation>Encore trop peu de parties pour conclure.</translation>
    </message>
    <message>
        <source>Neither seat shows an advantage.</source>
        <translation>Aucune des deux places n’a d’avantage visible.</translation>
    </message>
    <message>
        <source>%1: neither stronger nor weaker than the opponents, as far as can be seen.</source>
        <translation>%1&#xa0;: ni plus fort ni plus faible que ses adversaires, semble-t-il.</translation>
    </message>
    <message>
        <source>The first player wins %1 of the games, more than chance would explain.</source>
        <translation>Le premier joueur gagne %1 des parties, plus que le hasard ne l’explique.</translation>
    </message>
    <message>
        <source>The first player wins %1 of the games, fewer than chance would explain.</source>
        <translation>Le premier joueur gagne %1 des parties, moins que le hasard ne l’explique.</translation>
    </message>
    <message>
        <source>%1: %2 of games won, more than chance would explain.</source>
        <translation>%1&#xa0;: %2 des parties gagnées, plus que le hasard ne l’explique.</translation>
    </message>
    <message>
        <source>%1: %2 of games won, fewer than chance would explain.</source>
        <translation>%1&#xa0;: %2 des parties gagnées, moins que le hasard ne l’explique.</translation>
    </message>
    <message>
        <source>The interval, %1 to %2%, includes 50%.</source>
        <translation>L’intervalle, de %1 à %2&#xa0;%, contient 50&#xa0;%.</translation>
    </message>
    <message>
        <source>The interval, %1 to %2%, does not include 50%.</source>
        <translation>L’intervalle, de %1 à %2&#xa0;%, exclut 50&#xa0;%.</translation>
    </message>
    <message>
        <source>No pairing stands out.</source>
        <translation>Aucune rencontre ne sort du lot.</translation>
    </message>
    <message>
        <source>%1 against %2, %3–%4</source>
        <translation>%1 contre %2, %3–%4</translation>
    </message>
    <message>
        <source>One pairing stands out: %1.</source>
        <translation>Une rencontre sort du lot&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pairings stand out, especially %1.</source>
        <translation>
            <numerusform>%n rencontre sort du lot&#xa0;: %1.</numerusform>
            <numerusform>%n rencontres sortent du lot, surtout %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table could not be saved. %1</source>
        <translation>Le tableau n’a pas pu être enregistré. %1</translation>
    </message>
    <message>
        <source>a few seconds left</source>
        <translation>encore quelques secondes</translation>
    </message>
    <message>
        <source>expert: reliable</source>
        <translation>expert&#xa0;: fiable</translation>
    </message>
    <message>
        <source>normal: a quick look</source>
        <translation>normal&#xa0;: un aperçu</translation>
    </message>
    <message>
        <source>about %1 on this computer</source>
        <translation>environ %1 sur cet ordinateur</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldDocument</name>
    <message>
        <source>Add space</source>
        <translation>Ajouter une case</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation>Supprimer une ligne</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n space(s)</source>
        <translation>
            <numerusform>Supprimer %n case</numerusform>
            <numerusform>Supprimer %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Rotate a copy</source>
        <translation>Copier en pivotant</translation>
    </message>
    <message>
        <source>Mirror a copy</source>
        <translation>Copier en miroir</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Aligner</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>Répartir</translation>
    </message>
    <message>
        <source>Change a start space</source>
        <translation>Changer une case de départ</translation>
    </message>
    <message>
        <source>Paint zone</source>
        <translation>Peindre une zone</translation>
    </message>
    <message>
        <source>Erase zone</source>
        <translation>Effacer une zone</translation>
    </message>
    <message>
        <source>Join spaces</source>
        <translation>Relier des cases</translation>
    </message>
    <message>
        <source>Add zone</source>
        <translation>Ajouter une zone</translation>
    </message>
    <message>
        <source>Remove zone</source>
        <translation>Supprimer une zone</translation>
    </message>
    <message>
        <source>Rename zone</source>
        <translation>Renommer une zone</translation>
    </message>
    <message>
        <source>Change zone color</source>
        <translation>Changer la couleur d’une zone</translation>
    </message>
    <message>
        <source>Change zone pattern</source>
        <translation>Changer le motif d’une zone</translation>
    </message>
    <message>
        <source>Change zone letter</source>
        <translation>Changer la lettre d’une zone</translation>
    </message>
    <message>
        <source>Rename battlefield</source>
        <translation>Renommer le champ de bataille</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Changer la description</translation>
    </message>
    <message>
        <source>Change author</source>
        <translation>Changer l’auteur</translation>
    </message>
    <message>
        <source>Change license</source>
        <translation>Changer la licence</translation>
    </message>
    <message>
        <source>Change battlefield size</source>
        <translation>Changer la taille du champ de bataille</translation>
    </message>
    <message>
        <source>Change background color</source>
        <translation>Changer la couleur du fond</translation>
    </message>
    <message>
        <source>Change ornament</source>
        <translation>Changer l’ornement</translation>
    </message>
    <message>
        <source>Unnamed battlefield</source>
        <translation>Champ de bataille sans nom</translation>
    </message>
    <message>
        <source>The picture to trace is missing.</source>
        <translation>L’image à décalquer est introuvable.</translation>
    </message>
    <message>
        <source>“%1” may have been moved.</source>
        <translation>«&#xa0;%1&#xa0;» a peut-être été déplacée.</translation>
    </message>
    <message>
        <source>Choose a picture to trace</source>
        <translation>Choisir une image à décalquer</translation>
    </message>
    <message>
        <source>Remove the picture to trace</source>
        <translation>Retirer l’image à décalquer</translation>
    </message>
    <message>
        <source>Fit the picture</source>
        <translation>Ajuster l’image</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Déplacer l’image</translation>
    </message>
    <message>
        <source>Change the opacity of the picture</source>
        <translation>Changer l’opacité de l’image</translation>
    </message>
    <message>
        <source>Choose the picture of the ground</source>
        <translation>Choisir l’image de fond</translation>
    </message>
    <message>
        <source>Remove the picture of the ground</source>
        <translation>Retirer l’image de fond</translation>
    </message>
    <message>
        <source>French</source>
        <translation>française</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemande</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglaise</translation>
    </message>
    <message>
        <source>A text has no %1 version yet.</source>
        <translation>Un texte n’a pas encore de version %1.</translation>
    </message>
    <message>
        <source>That of another language is used.</source>
        <translation>Celui d’une autre langue est utilisé.</translation>
    </message>
    <message>
        <source>Change kind of line</source>
        <translation>Changer le type de ligne</translation>
    </message>
    <message>
        <source>Reverse arrow</source>
        <translation>Inverser la flèche</translation>
    </message>
    <message>
        <source>Rename space</source>
        <translation>Renommer la case</translation>
    </message>
    <message>
        <source>Change passage</source>
        <translation>Changer le passage</translation>
    </message>
    <message>
        <source>Turn ring</source>
        <translation>Tourner l’anneau</translation>
    </message>
    <message>
        <source>Change size of spaces</source>
        <translation>Changer la taille des cases</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Mettre à l’échelle</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldEditor</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Line %1–%2</source>
        <translation>Ligne %1–%2</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Case %1</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>aucun chemin</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Rien n’est sélectionné</translation>
    </message>
    <message>
        <source>in no zone</source>
        <translation>dans aucune zone</translation>
    </message>
    <message>
        <source>zones %1</source>
        <translation>zones %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>start %1</source>
        <translation>départ %1</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 spaces: there is no room for more.</source>
        <translation>Un champ de bataille a %1&#xa0;cases au maximum&#xa0;: il n’y a plus de place.</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 zones: there is no room for more.</source>
        <translation>Un champ de bataille a %1&#xa0;zones au maximum&#xa0;: il n’y a plus de place.</translation>
    </message>
    <message>
        <source>A space can be in at most %1 zones.</source>
        <translation>Une case peut être dans %1&#xa0;zones au maximum.</translation>
    </message>
    <message>
        <source>There are no spaces on the clipboard.</source>
        <translation>Il n’y a pas de cases dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Select spaces first.</source>
        <translation>Sélectionnez d’abord des cases.</translation>
    </message>
    <message>
        <source>The picture was saved.</source>
        <translation>L’image a été enregistrée.</translation>
    </message>
    <message>
        <source>The picture could not be saved: choose a name ending in .png, .svg, or .pdf, in a folder you can write to.</source>
        <translation>L’image n’a pas pu être enregistrée&#xa0;: choisissez un nom en .png, .svg ou .pdf, dans un dossier où vous pouvez écrire.</translation>
    </message>
    <message>
        <source>Space %1 lines up with %2</source>
        <translation>La case %1 est alignée avec %2</translation>
    </message>
    <message>
        <source>Enter adds a space at %1, %2</source>
        <translation>Entrée ajoute une case en %1, %2</translation>
    </message>
    <message>
        <source>Click or drag to select; Shift adds to the selection</source>
        <translation>Cliquez ou tracez un cadre&#x202f;; Maj ajoute</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>Sélection&#xa0;: %1</translation>
    </message>
    <message>
        <source>Click to add a space, or use the arrow keys and Enter</source>
        <translation>Cliquez pour ajouter une case, ou utilisez les flèches et Entrée</translation>
    </message>
    <message>
        <source>Drag from space to space; drag again to remove the line</source>
        <translation>Faites glisser de case en case&#x202f;; refaites-le pour supprimer la ligne</translation>
    </message>
    <message>
        <source>Drag over spaces to paint the chosen zone; number keys choose it</source>
        <translation>Passez sur les cases pour peindre la zone choisie&#x202f;; les chiffres la choisissent</translation>
    </message>
    <message>
        <source>On a ring: that zone; in the center: all zones; on a line: the line</source>
        <translation>Sur un anneau&#xa0;: cette zone&#x202f;; au centre&#xa0;: toutes&#x202f;; sur une ligne&#xa0;: la ligne</translation>
    </message>
    <message>
        <source>Click a space for the next start number, or none</source>
        <translation>Cliquez sur une case pour le numéro de départ suivant, ou aucun</translation>
    </message>
    <message>
        <source>Color, ornament, and a picture to trace are in the panel on the right</source>
        <translation>Couleur, ornement et image à décalquer sont dans le volet de droite</translation>
    </message>
    <message>
        <source>This file is not a readable picture.</source>
        <translation>Ce fichier n’est pas une image lisible.</translation>
    </message>
    <message>
        <source>Drag the picture to move it, a corner to resize it; arrow keys move it too</source>
        <translation>Faites glisser l’image pour la déplacer, un coin pour la redimensionner&#x202f;; les flèches la déplacent aussi</translation>
    </message>
    <message>
        <source>passage %1</source>
        <translation>passage %1</translation>
    </message>
    <message>
        <source>The spaces would lie outside the battlefield: enlarge it first.</source>
        <translation>Les cases se trouveraient hors du champ de bataille&#xa0;: agrandissez-le d’abord.</translation>
    </message>
    <message>
        <source>A battlefield is between %1 and %2 units wide and high, and holds all its spaces.</source>
        <translation>Un champ de bataille mesure de %1 à %2 unités de large et de haut, et contient toutes ses cases.</translation>
    </message>
    <message>
        <source>Moves go only from %1 to %2. For everything else, they are adjacent.</source>
        <translation>On ne se déplace que de %1 vers %2. Pour tout le reste, ces cases sont adjacentes.</translation>
    </message>
    <message>
        <source>Attacks from %1 on %2 have a value 1 higher.</source>
        <translation>Les attaques de %1 sur %2 ont une valeur supérieure de 1.</translation>
    </message>
    <message>
        <source>Moves go only from %1 to %2, and attacks that way have a value 1 higher.</source>
        <translation>On ne se déplace que de %1 vers %2, et les attaques dans ce sens ont une valeur supérieure de 1.</translation>
    </message>
    <message>
        <source>Moves go both ways.</source>
        <translation>On s’y déplace dans les deux sens.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>passage</comment>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldProblems</name>
    <message>
        <source>Space %1 is in no zone.</source>
        <translation>La case %1 n’est dans aucune zone.</translation>
    </message>
    <message>
        <source>From there, a ranged attack reaches only adjacent spaces.</source>
        <translation>De là, une attaque à distance n’atteint que les cases adjacentes.</translation>
    </message>
    <message>
        <source>Space %1 cannot be reached.</source>
        <translation>La case %1 est inaccessible.</translation>
    </message>
    <message>
        <source>No line leads there from the others.</source>
        <translation>Aucune ligne n’y mène depuis les autres cases.</translation>
    </message>
    <message>
        <source>Space %1 has two start numbers.</source>
        <translation>La case %1 a deux numéros de départ.</translation>
    </message>
    <message>
        <source>Each start needs a space of its own.</source>
        <translation>Chaque départ doit avoir sa propre case.</translation>
    </message>
    <message numerus="yes">
        <source>Start %1: only %n other space(s) in its zones.</source>
        <translation>
            <numerusform>Départ %1&#xa0;: seulement %n autre case dans ses zones.</numerusform>
            <numerusform>Départ %1&#xa0;: seulement %n autres cases dans ses zones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidekicks are placed there and may need %1.</source>
        <translation>Les acolytes s’y placent&#x202f;; il peut en falloir %1.</translation>
    </message>
    <message>
        <source>Zones %1 and %2 look alike.</source>
        <translation>Les zones %1 et %2 se ressemblent.</translation>
    </message>
    <message>
        <source>Their colors are easily confused.</source>
        <translation>On confond facilement leurs couleurs.</translation>
    </message>
    <message>
        <source>Zone %1 has no space.</source>
        <translation>La zone %1 n’a pas de case.</translation>
    </message>
    <message>
        <source>Paint it on some spaces or remove it.</source>
        <translation>Peignez-la sur des cases ou supprimez-la.</translation>
    </message>
    <message>
        <source>Lines %1–%2 and %3–%4 cross.</source>
        <translation>Les lignes %1–%2 et %3–%4 se croisent.</translation>
    </message>
    <message>
        <source>The crossing could be taken for a space.</source>
        <translation>On pourrait prendre le croisement pour une case.</translation>
    </message>
    <message>
        <source>Line %1–%2 passes over space %3.</source>
        <translation>La ligne %1–%2 passe sur la case %3.</translation>
    </message>
    <message>
        <source>They look as if they were joined.</source>
        <translation>On les croirait reliées.</translation>
    </message>
    <message>
        <source>Spaces %1 and %2 are very close together.</source>
        <translation>Les cases %1 et %2 sont très proches.</translation>
    </message>
    <message>
        <source>Rings and fighters may overlap.</source>
        <translation>Anneaux et combattants peuvent se chevaucher.</translation>
    </message>
    <message>
        <source>Space %1 lies outside the battlefield.</source>
        <translation>La case %1 est hors du champ de bataille.</translation>
    </message>
    <message>
        <source>Move it inside or enlarge the battlefield.</source>
        <translation>Rentrez-la ou agrandissez le champ de bataille.</translation>
    </message>
    <message>
        <source>There is no start space.</source>
        <translation>Il n’y a pas de case de départ.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n start space(s).</source>
        <translation>
            <numerusform>Il y a %n case de départ.</numerusform>
            <numerusform>Il y a %n cases de départ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passage %1 has only one end, space %2.</source>
        <translation>Le passage %1 n’a qu’une extrémité, la case %2.</translation>
    </message>
    <message>
        <source>Give another space the same letter.</source>
        <translation>Donnez la même lettre à une autre case.</translation>
    </message>
    <message>
        <source>No move leads to space %1.</source>
        <translation>Aucun déplacement ne mène à la case %1.</translation>
    </message>
    <message>
        <source>One-way lines keep fighters out.</source>
        <translation>Des lignes à sens unique en interdisent l’accès.</translation>
    </message>
    <message>
        <source>No move leads back from space %1.</source>
        <translation>Aucun déplacement ne ramène de la case %1.</translation>
    </message>
    <message>
        <source>One-way lines keep fighters in.</source>
        <translation>Des lignes à sens unique empêchent d’en sortir.</translation>
    </message>
    <message>
        <source>A duel needs two or three, team play four.</source>
        <translation>Il en faut deux ou trois pour un duel, quatre pour le jeu en équipe.</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldShelf</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
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
            <numerusform>%n départ</numerusform>
            <numerusform>%n départs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>champclos::editor::BlockRows</name>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>at another moment…</source>
        <translation>à un autre moment…</translation>
    </message>
    <message>
        <source>when something happens…</source>
        <translation>quand quelque chose se produit…</translation>
    </message>
    <message>
        <source>something that always applies…</source>
        <translation>quelque chose qui s’applique toujours…</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>by</source>
        <translation>de</translation>
    </message>
    <message>
        <source>for</source>
        <translation>pour</translation>
    </message>
    <message>
        <source>all your fighters</source>
        <translation>tous vos combattants</translation>
    </message>
    <message>
        <source>as long as</source>
        <translation>tant que</translation>
    </message>
    <message>
        <source>as long as…</source>
        <translation>tant que…</translation>
    </message>
    <message>
        <source>this spell is cast</source>
        <translation>ce sort est lancé</translation>
    </message>
    <message>
        <source>do…</source>
        <translation>faire…</translation>
    </message>
    <message>
        <source>and then…</source>
        <translation>et ensuite…</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Faire</translation>
    </message>
    <message>
        <source>another option…</source>
        <translation>une autre option…</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Add details</source>
        <translation>Préciser</translation>
    </message>
    <message>
        <source>It applies only while a condition is met</source>
        <translation>Cela ne s’applique que tant qu’une condition est remplie</translation>
    </message>
    <message>
        <source>Whenever</source>
        <translation>Quand</translation>
    </message>
</context>
<context>
    <name>champclos::editor::Candidates</name>
    <message>
        <source>only in a combat</source>
        <translation>seulement en combat</translation>
    </message>
    <message>
        <source>only on a card that is played</source>
        <translation>seulement sur une carte jouée</translation>
    </message>
    <message>
        <source>too early: not settled yet</source>
        <translation>trop tôt&#xa0;: pas encore décidé</translation>
    </message>
    <message>
        <source>only before damage</source>
        <translation>seulement avant les dégâts</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>trop imbriqué</translation>
    </message>
    <message>
        <source>nothing before it says which</source>
        <translation>rien avant ne précise laquelle</translation>
    </message>
    <message>
        <source>there are several: say “each of” or “one of”</source>
        <translation>il y en a plusieurs&#xa0;: précisez «&#xa0;chacun de&#xa0;» ou «&#xa0;l’un de&#xa0;»</translation>
    </message>
    <message>
        <source>it would never happen</source>
        <translation>cela n’arriverait jamais</translation>
    </message>
    <message>
        <source>the deck has no token</source>
        <translation>le deck n’a pas de jeton</translation>
    </message>
    <message>
        <source>the deck has no side deck</source>
        <translation>le deck n’a pas de deck annexe</translation>
    </message>
    <message>
        <source>the deck has no ingredients</source>
        <translation>le deck n’a pas d’ingrédients</translation>
    </message>
    <message>
        <source>the deck has no spells</source>
        <translation>le deck n’a pas de sorts</translation>
    </message>
    <message>
        <source>the deck has no pile</source>
        <translation>le deck n’a pas de pile</translation>
    </message>
    <message>
        <source>already said</source>
        <translation>déjà dit</translation>
    </message>
    <message>
        <source>all your fighters</source>
        <translation>tous vos combattants</translation>
    </message>
</context>
<context>
    <name>champclos::editor::CardList</name>
    <message>
        <source>boost %1</source>
        <translation>BOOST&#xa0;%1</translation>
    </message>
    <message>
        <source>no boost</source>
        <translation>sans BOOST</translation>
    </message>
    <message numerus="yes">
        <source>%n health</source>
        <translation>
            <numerusform>%n point de vie</numerusform>
            <numerusform>%n points de vie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>champclos::editor::CsvImport</name>
    <message>
        <source>the table is empty</source>
        <translation>le tableau est vide</translation>
    </message>
    <message>
        <source>the columns “name” and “type” are required</source>
        <translation>les colonnes «&#xa0;nom&#xa0;» et «&#xa0;type&#xa0;» sont obligatoires</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number from %3 to %4</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nombre de %3 à %4</translation>
    </message>
    <message>
        <source>the card has no name</source>
        <translation>la carte n’a pas de nom</translation>
    </message>
    <message>
        <source>“%1” is not a card type</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un type de carte</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>exemplaires</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>BOOST</translation>
    </message>
    <message>
        <source>no row describes a card</source>
        <translation>aucune ligne ne décrit une carte</translation>
    </message>
    <message>
        <source>“%1” was left out: %2</source>
        <translation>«&#xa0;%1&#xa0;» a été omise&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no “copies” column: every card counts once</source>
        <translation>il n’y a pas de colonne «&#xa0;exemplaires&#xa0;»&#x202f;; chaque carte compte une fois</translation>
    </message>
    <message>
        <source>there is no “value” column: every value is 0</source>
        <translation>il n’y a pas de colonne «&#xa0;valeur&#xa0;»&#x202f;; toutes les valeurs sont 0</translation>
    </message>
    <message>
        <source>there is no “boost” column: no card has one</source>
        <translation>il n’y a pas de colonne «&#xa0;boost&#xa0;»&#x202f;; aucune carte n’en a</translation>
    </message>
    <message>
        <source>the card type is missing</source>
        <translation>le type de carte manque</translation>
    </message>
    <message>
        <source>“%1”: there are more cells than columns; a text that contains a separator needs quotation marks</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: il y a plus de cellules que de colonnes&#x202f;; un texte qui contient un séparateur doit être entre guillemets</translation>
    </message>
    <message>
        <source>a quotation mark is opened and never closed</source>
        <translation>un guillemet ouvrant n’est jamais fermé</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckBuilder</name>
    <message>
        <source>Immediately: %1</source>
        <translation>Immédiatement&#xa0;: %1</translation>
    </message>
    <message>
        <source>During combat: %1</source>
        <translation>Pendant le combat&#xa0;: %1</translation>
    </message>
    <message>
        <source>After combat: %1</source>
        <translation>Après le combat&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>“%1…” was cut off after %n character(s)</source>
        <translation>
            <numerusform>«&#xa0;%1…&#xa0;» a été coupé après %n caractère</numerusform>
            <numerusform>«&#xa0;%1…&#xa0;» a été coupé après %n caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>a move value of %1 is not possible</source>
        <translation>une valeur de déplacement de %1 est impossible</translation>
    </message>
    <message>
        <source>“%1” was left out: a deck has at most %2 fighters</source>
        <translation>«&#xa0;%1&#xa0;» a été omis&#xa0;: un deck a %2&#xa0;combattants au maximum</translation>
    </message>
    <message>
        <source>“%1”: its health or number is not possible and was changed</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: ses points de vie ou son nombre étaient impossibles et ont été changés</translation>
    </message>
    <message>
        <source>“%1” was left out: a deck has at most %2 different cards</source>
        <translation>«&#xa0;%1&#xa0;» a été omise&#xa0;: un deck a %2&#xa0;cartes différentes au maximum</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckDocument</name>
    <message>
        <source>Change the health</source>
        <translation>Changer les points de vie</translation>
    </message>
    <message>
        <source>Change the move value</source>
        <translation>Changer le déplacement</translation>
    </message>
    <message>
        <source>Change the number</source>
        <translation>Changer le nombre</translation>
    </message>
    <message>
        <source>Change the attack type</source>
        <translation>Changer le type d’attaque</translation>
    </message>
    <message>
        <source>Change the emblem</source>
        <translation>Changer l’emblème</translation>
    </message>
    <message>
        <source>Change the colors</source>
        <translation>Changer les couleurs</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Changer le type</translation>
    </message>
    <message>
        <source>Change the value</source>
        <translation>Changer la valeur</translation>
    </message>
    <message>
        <source>Change the boost</source>
        <translation>Changer le BOOST</translation>
    </message>
    <message>
        <source>Change the number of copies</source>
        <translation>Changer le nombre d’exemplaires</translation>
    </message>
    <message>
        <source>Change who may play it</source>
        <translation>Changer qui peut la jouer</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Changer la note</translation>
    </message>
    <message>
        <source>Change the moment</source>
        <translation>Changer le moment</translation>
    </message>
    <message>
        <source>Change the id</source>
        <translation>Changer l’identifiant</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Change a field</source>
        <translation>Changer un champ</translation>
    </message>
    <message>
        <source>Add a part</source>
        <translation>Ajouter un élément</translation>
    </message>
    <message>
        <source>Remove a part</source>
        <translation>Retirer un élément</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Ajouter une carte</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>Ajouter une entrée</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nouveau deck</translation>
    </message>
    <message numerus="yes">
        <source>%n health</source>
        <translation>
            <numerusform>%n point de vie</numerusform>
            <numerusform>%n points de vie</numerusform>
        </translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>déplacement %1</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Position the picture</source>
        <translation>Cadrer l’image</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Retirer l’image</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckProblems</name>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>“%1” still needs “%2”</source>
        <translation>«&#xa0;%1&#xa0;» requiert encore «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>no %1 name yet</source>
        <translation>pas encore de nom %1</translation>
    </message>
    <message>
        <source>no %1 plural yet</source>
        <translation>pas encore de pluriel %1</translation>
    </message>
    <message>
        <source>a block is still empty</source>
        <translation>un bloc est encore vide</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cards</source>
        <translation>
            <numerusform>%n&#xa0;carte sur %1</numerusform>
            <numerusform>%n&#xa0;cartes sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the note has not been composed from blocks yet</source>
        <translation>la note n’est pas encore composée en blocs</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Carte %1</translation>
    </message>
    <message>
        <source>Ability %1</source>
        <translation>Capacité %1</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>Mot-clé %1</translation>
    </message>
    <message>
        <source>Fighter %1</source>
        <translation>Combattant %1</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Side card %1</source>
        <translation>Carte annexe %1</translation>
    </message>
    <message>
        <source>Side deck</source>
        <translation>Deck annexe</translation>
    </message>
    <message>
        <source>Spell %1</source>
        <translation>Sort %1</translation>
    </message>
    <message>
        <source>Ingredient %1</source>
        <translation>Ingrédient %1</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>no name yet</source>
        <translation>pas encore de nom</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckShape</name>
    <message>
        <source>Attack values</source>
        <translation>Valeurs d’attaque</translation>
    </message>
    <message>
        <source>Defense values</source>
        <translation>Valeurs de défense</translation>
    </message>
    <message>
        <source>Effect damage</source>
        <translation>Dégâts des effets</translation>
    </message>
</context>
<context>
    <name>champclos::editor::EffectEditor</name>
    <message>
        <source>Choose the moment</source>
        <translation>Choisir le moment</translation>
    </message>
    <message>
        <source>Change a number</source>
        <translation>Changer un nombre</translation>
    </message>
    <message>
        <source>Place a block</source>
        <translation>Poser un bloc</translation>
    </message>
    <message>
        <source>Delete a block</source>
        <translation>Supprimer un bloc</translation>
    </message>
    <message>
        <source>Duplicate a block</source>
        <translation>Dupliquer un bloc</translation>
    </message>
    <message>
        <source>Move a block</source>
        <translation>Déplacer un bloc</translation>
    </message>
    <message>
        <source>Wrap it in a block</source>
        <translation>Entourer d’un bloc</translation>
    </message>
    <message>
        <source>Remove the surrounding block</source>
        <translation>Retirer le bloc englobant</translation>
    </message>
    <message>
        <source>Add an option</source>
        <translation>Ajouter une option</translation>
    </message>
    <message>
        <source>Paste a block</source>
        <translation>Coller un bloc</translation>
    </message>
    <message>
        <source>details</source>
        <translation>précisions</translation>
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
        <translation>oui</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 decks</source>
        <translation>
            <numerusform>%n&#xa0;deck sur %1</numerusform>
            <numerusform>%n&#xa0;decks sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>with a boost</source>
        <translation>avec un BOOST</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>aucun chemin</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Distance start %1 – start %2</source>
        <translation>Départ %1 – départ %2</translation>
    </message>
    <message>
        <source>Attack on turn 1</source>
        <translation>Attaque dès le tour 1</translation>
    </message>
    <message>
        <source>Decks that, going first, can attack after a maneuver without a boost</source>
        <translation>Decks qui, en commençant, peuvent attaquer après une manœuvre sans BOOST</translation>
    </message>
    <message>
        <source>Choke points</source>
        <translation>Goulets</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Spaces without which the battlefield falls apart</source>
        <translation>Cases sans lesquelles le champ de bataille est coupé en morceaux</translation>
    </message>
    <message>
        <source>Zone sizes</source>
        <translation>Taille des zones</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>Distance to opponent</source>
        <translation>Entre départs adverses</translation>
    </message>
    <message>
        <source>space %1</source>
        <comment>by its number</comment>
        <translation>case %1</translation>
    </message>
    <message>
        <source>spaces %1</source>
        <comment>by their numbers</comment>
        <translation>cases %1</translation>
    </message>
</context>
<context>
    <name>champclos::editor::HeatModel</name>
    <message>
        <source>Where fighters stood</source>
        <translation>Où se trouvaient les combattants</translation>
    </message>
    <message>
        <source>Where fighters were defeated</source>
        <translation>Où des combattants ont été vaincus</translation>
    </message>
    <message>
        <source>Where the first hit landed</source>
        <translation>Où le premier coup a porté</translation>
    </message>
    <message>
        <source>Turns spent here, %</source>
        <translation>Tours passés ici,&#xa0;%</translation>
    </message>
    <message>
        <source>Defeats, %</source>
        <translation>Pertes,&#xa0;%</translation>
    </message>
    <message>
        <source>Games, %</source>
        <translation>Parties, %</translation>
    </message>
</context>
<context>
    <name>champclos::editor::JsonImport</name>
    <message>
        <source>“%1”: %2 %3 is not possible; it is %4 now</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2 %3 est impossible&#x202f;; c’est %4 maintenant</translation>
    </message>
    <message>
        <source>“%1”: “%2” is not a card type; it is versatile now</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: «&#xa0;%2&#xa0;» n’est pas un type de carte&#x202f;; elle est polyvalente maintenant</translation>
    </message>
    <message>
        <source>the file has no card</source>
        <translation>le fichier ne contient aucune carte</translation>
    </message>
    <message>
        <source>a card without a name was left out</source>
        <translation>une carte sans nom a été omise</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>exemplaires</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>boost</translation>
    </message>
    <message>
        <source>Ability of the hero: %1</source>
        <translation>Capacité du héros&#xa0;: %1</translation>
    </message>
    <message>
        <source>The hero’s ability and special rules stand in the note of the first card until you compose them.</source>
        <translation>La capacité du héros et les règles spéciales restent dans la note de la première carte jusqu’à ce que vous les composiez.</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Carte %1</translation>
    </message>
    <message>
        <source>Where the file does not say them, cards are versatile with value 0: look at the pictures and set types and numbers.</source>
        <translation>Quand le fichier ne le dit pas, une carte est polyvalente et vaut 0&#xa0;: regardez les images et réglez types et nombres.</translation>
    </message>
    <message>
        <source>this is neither the deck of a deck maker (hero and cards) nor a saved deck of a tabletop simulator</source>
        <translation>ce n’est ni le deck d’un éditeur (héros et cartes) ni un paquet enregistré d’une table virtuelle</translation>
    </message>
</context>
<context>
    <name>champclos::editor::NameGrammar</name>
    <message>
        <source>What several of them are called: “Wolves”.</source>
        <translation>Comment on en appelle plusieurs&#xa0;: «&#xa0;Loups&#xa0;».</translation>
    </message>
    <message>
        <source>Only if it is not a proper name: “the”, “le”, “der”. Proper names have none.</source>
        <translation>Seulement si ce n’est pas un nom propre&#xa0;: «&#xa0;the&#xa0;», «&#xa0;le&#xa0;», «&#xa0;der&#xa0;». Les noms propres n’en ont pas.</translation>
    </message>
    <message>
        <source>Decides between he and she, un and une, der and die.</source>
        <translation>Détermine il ou elle, un ou une, der ou die.</translation>
    </message>
    <message>
        <source>The name itself is plural: “Castor &amp; Pollux”.</source>
        <translation>Le nom est lui-même au pluriel&#xa0;: «&#xa0;Castor &amp; Pollux&#xa0;».</translation>
    </message>
    <message>
        <source>No elision before it: “le Héron”, not “l’Héron”.</source>
        <translation>Pas d’élision devant lui&#xa0;: «&#xa0;le Héron&#xa0;», pas «&#xa0;l’Héron&#xa0;».</translation>
    </message>
    <message>
        <source>The German genitive, only if it is irregular: “Hans’”.</source>
        <translation>Génitif allemand, seulement s’il est irrégulier&#xa0;: «&#xa0;Hans’&#xa0;».</translation>
    </message>
    <message>
        <source>After der, die, das, if the form differs: “der Fremde”.</source>
        <translation>Après der, die, das, si la forme change&#xa0;: «&#xa0;der Fremde&#xa0;».</translation>
    </message>
    <message>
        <source>After den, dem, des, if the form differs: “den Fremden”.</source>
        <translation>Après den, dem, des, si la forme change&#xa0;: «&#xa0;den Fremden&#xa0;».</translation>
    </message>
    <message>
        <source>After die, alle, deine, if the form differs: “alle Fremden”.</source>
        <translation>Après die, alle, deine, si la forme change&#xa0;: «&#xa0;alle Fremden&#xa0;».</translation>
    </message>
    <message>
        <source>After mit, von, if it is not the plural plus n: “Pumas”.</source>
        <translation>Après mit, von, si ce n’est pas le pluriel plus n&#xa0;: «&#xa0;Pumas&#xa0;».</translation>
    </message>
</context>
<context>
    <name>champclos::editor::PictureImport</name>
    <message>
        <source>This file is no picture that can be read.</source>
        <translation>Ce fichier n’est pas une image lisible.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp *.svg)</translation>
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
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>champclos::editor::TableImport</name>
    <message>
        <source>the file cannot be read</source>
        <translation>le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>Nothing could be read.</source>
        <translation>Rien n’a pu être lu.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards read (%1)</source>
        <translation>
            <numerusform>%n carte lue (%1)</numerusform>
            <numerusform>%n cartes lues (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is larger than %1 MB, too large for a deck</source>
        <translation>le fichier dépasse %1&#xa0;Mo, trop pour un deck</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Importer un deck</translation>
    </message>
</context>
<context>
    <name>champclos::editor::ZoneModel</name>
    <message>
        <source>plain</source>
        <translation>uni</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>points</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>traits</translation>
    </message>
    <message>
        <source>dashes</source>
        <translation>tirets</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>wave</source>
        <translation>vague</translation>
    </message>
    <message>
        <source>zigzag</source>
        <translation>zigzag</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>croix</translation>
    </message>
</context>
<context>
    <name>moments</name>
    <message>
        <source>As soon as both cards are revealed, before anything else.</source>
        <translation>Dès que les deux cartes sont révélées, avant toute autre chose.</translation>
    </message>
    <message>
        <source>Before damage is dealt: values can still change.</source>
        <translation>Avant les dégâts&#xa0;: les valeurs peuvent encore changer.</translation>
    </message>
    <message>
        <source>After damage, once it is settled who won the combat.</source>
        <translation>Après les dégâts, quand on sait qui a remporté le combat.</translation>
    </message>
    <message>
        <source>When the card is played as an action of its own.</source>
        <translation>Quand la carte est jouée comme action à part entière.</translation>
    </message>
    <message>
        <source>When the line reaches its syllable goal with this card.</source>
        <translation>Quand le vers atteint son nombre de syllabes avec cette carte.</translation>
    </message>
    <message>
        <source>Once, when your fighters are placed before the first turn.</source>
        <translation>Une fois, quand vos combattants sont placés avant le premier tour.</translation>
    </message>
    <message>
        <source>Before the first action of each of your turns.</source>
        <translation>Avant la première action de chacun de vos tours.</translation>
    </message>
    <message>
        <source>After the last action of each of your turns, before the hand limit.</source>
        <translation>Après la dernière action de chacun de vos tours, avant la limite de cartes en main.</translation>
    </message>
    <message>
        <source>Whenever you maneuver.</source>
        <translation>Chaque fois que vous manœuvrez.</translation>
    </message>
    <message>
        <source>Whenever one of your fighters attacks.</source>
        <translation>Chaque fois que l’un de vos combattants attaque.</translation>
    </message>
    <message>
        <source>Whenever one of your fighters is attacked.</source>
        <translation>Chaque fois que l’un de vos combattants est attaqué.</translation>
    </message>
    <message>
        <source>At the end of a combat you take part in, after the effects of the cards.</source>
        <translation>À la fin d’un combat auquel vous participez, après les effets des cartes.</translation>
    </message>
    <message>
        <source>After one of your attacks, once its cards have been put away.</source>
        <translation>Après l’une de vos attaques, une fois ses cartes rangées.</translation>
    </message>
    <message>
        <source>Whenever you have played a scheme.</source>
        <translation>Chaque fois que vous avez joué un stratagème.</translation>
    </message>
    <message>
        <source>These fighters’ attacks have a higher value.</source>
        <translation>Les attaques de ces combattants ont une valeur plus élevée.</translation>
    </message>
    <message>
        <source>These fighters’ defenses have a higher value.</source>
        <translation>Les défenses de ces combattants ont une valeur plus élevée.</translation>
    </message>
    <message>
        <source>These fighters move farther when you maneuver.</source>
        <translation>Ces combattants se déplacent plus loin quand vous manœuvrez.</translation>
    </message>
    <message>
        <source>You draw more cards when you maneuver.</source>
        <translation>Vous piochez plus de cartes quand vous manœuvrez.</translation>
    </message>
    <message>
        <source>These fighters may move through opposing fighters.</source>
        <translation>Ces combattants peuvent traverser les combattants adverses.</translation>
    </message>
    <message>
        <source>Effects cannot damage these fighters; only combat can.</source>
        <translation>Les effets n’infligent pas de dégâts à ces combattants&#x202f;; seuls les combats le peuvent.</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>Start of turn.</source>
        <translation>Début du tour.</translation>
    </message>
    <message>
        <source>Resolve start-of-turn effects.</source>
        <translation>Résolvez les effets de début de tour.</translation>
    </message>
    <message>
        <source>Two actions.</source>
        <translation>Deux actions.</translation>
    </message>
    <message>
        <source>Any two, even the same one twice. Neither may be skipped; an action you gain is added.</source>
        <translation>Au choix, même deux fois la même. Vous devez effectuer les deux&#x202f;; une action gagnée s’y ajoute.</translation>
    </message>
    <message>
        <source>End of turn.</source>
        <translation>Fin du tour.</translation>
    </message>
    <message>
        <source>Resolve end-of-turn effects.</source>
        <translation>Résolvez les effets de fin de tour.</translation>
    </message>
    <message>
        <source>Hand limit.</source>
        <translation>Limite de cartes en main.</translation>
    </message>
    <message>
        <source>Discard down to 7 cards.</source>
        <translation>Défaussez-vous jusqu’à n’avoir plus que 7&#xa0;cartes.</translation>
    </message>
    <message>
        <source>Maneuver.</source>
        <translation>Manœuvre.</translation>
    </message>
    <message>
        <source>Draw 1 card. You may boost: discard a card and add its boost to your move value. Then each of your fighters may move up to that many spaces, one after the other; through friendly fighters, never through opposing ones.</source>
        <translation>Piochez une carte. Vous pouvez booster&#xa0;: défaussez-vous d’une carte et ajoutez son BOOST à votre valeur de déplacement. Puis chacun de vos combattants peut se déplacer d’autant de cases au maximum, l’un après l’autre&#x202f;; à travers des combattants amis, jamais adverses.</translation>
    </message>
    <message>
        <source>Scheme.</source>
        <translation>Stratagème.</translation>
    </message>
    <message>
        <source>Play a scheme card with a fighter that may use it, resolve its effects, then discard it.</source>
        <translation>Jouez une carte Stratagème avec un combattant qui y a droit, résolvez ses effets, puis défaussez-la.</translation>
    </message>
    <message>
        <source>Attack.</source>
        <translation>Attaque.</translation>
    </message>
    <message>
        <source>One of your fighters attacks an opposing fighter with an attack or versatile card. Melee: an adjacent target. Ranged: adjacent, or in the same zone.</source>
        <translation>L’un de vos combattants attaque un combattant adverse avec une carte Attaque ou polyvalente. Mêlée&#xa0;: une cible adjacente. À distance&#xa0;: adjacente, ou dans la même zone.</translation>
    </message>
    <message>
        <source>Cards.</source>
        <translation>Cartes.</translation>
    </message>
    <message>
        <source>The attacker plays a card face down. The defender may answer with a defense or versatile card. Both are revealed at the same time.</source>
        <translation>L’attaquant pose une carte face cachée. Le défenseur peut répondre par une carte Défense ou polyvalente. Les deux sont révélées en même temps.</translation>
    </message>
    <message>
        <source>Immediately.</source>
        <translation>Immédiatement.</translation>
    </message>
    <message>
        <source>First the defender’s card, then the attacker’s.</source>
        <translation>D’abord la carte du défenseur, puis celle de l’attaquant.</translation>
    </message>
    <message>
        <source>During combat.</source>
        <translation>Pendant le combat.</translation>
    </message>
    <message>
        <source>Damage.</source>
        <translation>Dégâts.</translation>
    </message>
    <message>
        <source>Attack value minus defense value. If this deals at least 1 damage, the attacker has won the combat; otherwise the defender has.</source>
        <translation>La valeur de l’attaque moins celle de la défense. S’il y a au moins 1&#xa0;dégât, l’attaquant remporte le combat, sinon c’est le défenseur.</translation>
    </message>
    <message>
        <source>After combat.</source>
        <translation>Après le combat.</translation>
    </message>
    <message>
        <source>First the defender’s card, then the attacker’s, even if its fighter was defeated.</source>
        <translation>D’abord la carte du défenseur, puis celle de l’attaquant, même si son combattant a été vaincu.</translation>
    </message>
    <message>
        <source>Discard.</source>
        <translation>Défausse.</translation>
    </message>
    <message>
        <source>Each card goes to its player’s discard pile.</source>
        <translation>Chaque carte va dans la défausse de son joueur.</translation>
    </message>
    <message>
        <source>Adjacent.</source>
        <translation>Adjacent.</translation>
    </message>
    <message>
        <source>Two spaces joined by a line.</source>
        <translation>Deux cases reliées par une ligne.</translation>
    </message>
    <message>
        <source>Zone.</source>
        <translation>Zone.</translation>
    </message>
    <message>
        <source>All spaces with the same color and letter, wherever they are. A space may be in several zones.</source>
        <translation>Toutes les cases de même couleur et de même lettre, où qu’elles soient. Une case peut appartenir à plusieurs zones.</translation>
    </message>
    <message>
        <source>Empty deck.</source>
        <translation>Deck vide.</translation>
    </message>
    <message>
        <source>The discard pile is never shuffled back in: your fighters are exhausted. Each card you cannot draw deals 2 damage to each of them.</source>
        <translation>La défausse n’est jamais remélangée&#xa0;: vos combattants sont épuisés. Chaque carte que vous ne pouvez pas piocher inflige 2&#xa0;dégâts à chacun d’eux.</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>A card whose effects are canceled keeps its value.</source>
        <translation>Une carte dont les effets sont annulés garde sa valeur.</translation>
    </message>
    <message>
        <source>Defeated.</source>
        <translation>Vaincu.</translation>
    </message>
    <message>
        <source>A fighter with no health left leaves the battlefield at once.</source>
        <translation>Un combattant qui n’a plus de points de vie quitte aussitôt le champ de bataille.</translation>
    </message>
    <message>
        <source>Victory.</source>
        <translation>Victoire.</translation>
    </message>
    <message>
        <source>A player whose last hero is defeated loses at once, even in the middle of an effect.</source>
        <translation>Un joueur dont le dernier héros est vaincu perd aussitôt la partie, même au milieu d’un effet.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>The three actions</source>
        <translation>Les trois actions</translation>
    </message>
    <message>
        <source>A combat</source>
        <translation>Un combat</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>À retenir</translation>
    </message>
    <message>
        <source>Turn and combat</source>
        <translation>Tour et combat</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>for all decks</source>
        <translation>pour tous les decks</translation>
    </message>
    <message>
        <source>spaces %1 mm wide</source>
        <translation>cases de %1&#xa0;mm</translation>
    </message>
    <message>
        <source>sheet %1 / %2</source>
        <translation>feuille %1 / %2</translation>
    </message>
    <message>
        <source>line up the crosses; print at 100%</source>
        <translation>superposer les croix&#x202f;; imprimer à 100&#x202f;%</translation>
    </message>
    <message>
        <source>Print this page at 100%, without “fit to page”.</source>
        <translation>Imprimez cette page à 100&#x202f;%, sans «&#xa0;ajuster à la page&#xa0;».</translation>
    </message>
    <message>
        <source>Measure both rulers. If 100 mm does not measure 100 mm, enter what you measured as the printer’s scale.</source>
        <translation>Mesurez les deux règles. Si 100&#xa0;mm n’en font pas 100, saisissez la mesure comme échelle de l’imprimante.</translation>
    </message>
    <message>
        <source>Measure how far the upper-left cross is from the edges of the paper. It should be 20 mm from both; enter the difference as the printer’s offset.</source>
        <translation>Mesurez la distance entre la croix en haut à gauche et les bords du papier. Elle devrait être de 20&#xa0;mm des deux côtés&#x202f;; saisissez la différence comme décalage de l’imprimante.</translation>
    </message>
    <message>
        <source>Print again: with these settings, the rulers and crosses are accurate.</source>
        <translation>Imprimez de nouveau&#xa0;: avec ces réglages, les règles et les croix sont justes.</translation>
    </message>
    <message>
        <source>Current setting: 100 mm prints as %1 mm across and %2 mm down; offset %3 mm across and %4 mm down.</source>
        <translation>Réglage actuel&#xa0;: 100&#xa0;mm deviennent %1&#xa0;mm en largeur et %2&#xa0;mm en hauteur&#x202f;; décalage de %3&#xa0;mm vers la droite et de %4&#xa0;mm vers le bas.</translation>
    </message>
    <message>
        <source>Calibration page</source>
        <translation>Page d’étalonnage</translation>
    </message>
    <message>
        <source>%1: cards</source>
        <translation>%1&#xa0;: cartes</translation>
    </message>
    <message>
        <source>front %1 / %2</source>
        <translation>recto %1 / %2</translation>
    </message>
    <message>
        <source>back %1 / %2</source>
        <translation>verso %1 / %2</translation>
    </message>
    <message>
        <source>%1 × %2 mm · bleed %3 mm · print at 100%</source>
        <translation>%1 × %2&#xa0;mm · fond perdu %3&#xa0;mm · imprimer à 100&#x202f;%</translation>
    </message>
    <message>
        <source>Abilities.</source>
        <translation>Capacités.</translation>
    </message>
    <message>
        <source>Ability.</source>
        <translation>Capacité.</translation>
    </message>
    <message>
        <source>Special rule.</source>
        <translation>Règle spéciale.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Per maneuver</source>
        <translation>Par manœuvre</translation>
    </message>
    <message numerus="yes">
        <source>spaces at most</source>
        <translation>
            <numerusform>case au maximum</numerusform>
            <numerusform>cases au maximum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>health</source>
        <translation>
            <numerusform>point de vie</numerusform>
            <numerusform>points de vie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>health each</source>
        <comment>feminine</comment>
        <translation>
            <numerusform>point de vie chacune</numerusform>
            <numerusform>points de vie chacune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>health each</source>
        <comment>masculine</comment>
        <translation>
            <numerusform>point de vie chacun</numerusform>
            <numerusform>points de vie chacun</numerusform>
        </translation>
    </message>
    <message>
        <source> (at most %1)</source>
        <translation> (%1 au maximum)</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>les %1</translation>
    </message>
    <message>
        <source>any fighter</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attaque</numerusform>
            <numerusform>%n attaques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n versatile</source>
        <translation>
            <numerusform>%n polyvalente</numerusform>
            <numerusform>%n polyvalentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defense(s)</source>
        <translation>
            <numerusform>%n défense</numerusform>
            <numerusform>%n défenses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scheme(s)</source>
        <translation>
            <numerusform>%n stratagème</numerusform>
            <numerusform>%n stratagèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Règles spéciales</translation>
    </message>
    <message>
        <source>Deck sheet</source>
        <translation>Fiche du deck</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>“Space”: a circle on the battlefield. “Zone”: all spaces with the same color and letter.</source>
        <translation>«&#xa0;Case&#xa0;»&#xa0;: un cercle du champ de bataille. «&#xa0;Zone&#xa0;»&#xa0;: toutes les cases de même couleur et de même lettre.</translation>
    </message>
    <message>
        <source>Attack: to attack with</source>
        <translation>Attaque&#xa0;: pour attaquer</translation>
    </message>
    <message>
        <source>Versatile: attack or defense</source>
        <translation>Polyvalente&#xa0;: attaque ou défense</translation>
    </message>
    <message>
        <source>Defense: to defend with</source>
        <translation>Défense&#xa0;: pour se défendre</translation>
    </message>
    <message>
        <source>Scheme: an action</source>
        <translation>Stratagème&#xa0;: une action</translation>
    </message>
    <message>
        <source>Boost, if you discard it</source>
        <translation>BOOST, si vous vous en défaussez</translation>
    </message>
    <message>
        <source>Copies in the deck</source>
        <translation>Exemplaires dans le deck</translation>
    </message>
    <message>
        <source>Value in combat</source>
        <translation>Valeur au combat</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>every deck or battlefield that comes with the program</source>
        <translation>tous les decks ou champs de bataille fournis</translation>
    </message>
    <message>
        <source>black only, no solid areas</source>
        <translation>noir seulement, sans aplats</translation>
    </message>
    <message>
        <source>--%1 needs a value: %2.</source>
        <translation>--%1 attend une valeur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>--%1 does not understand “%2”: %3.</source>
        <translation>--%1 ne comprend pas «&#xa0;%2&#xa0;»&#xa0;: %3.</translation>
    </message>
    <message>
        <source>“%1” cannot be printed; choose from: %2.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être imprimé&#x202f;; choix possibles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>What should be printed? Choose from: %1.</source>
        <translation>Que faut-il imprimer&#x202f;? Choix possibles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Name one or more decks, or use --all.</source>
        <translation>Indiquez un ou plusieurs decks, ou utilisez --all.</translation>
    </message>
    <message>
        <source>Name one or more battlefields, or use --all.</source>
        <translation>Indiquez un ou plusieurs champs de bataille, ou utilisez --all.</translation>
    </message>
    <message>
        <source>“%1” does not belong here.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas sa place ici.</translation>
    </message>
    <message>
        <source>Cards of this size do not fit on the paper.</source>
        <translation>Des cartes de ce format ne tiennent pas sur le papier.</translation>
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
        <translation>Voir «&#xa0;champclos print --help&#xa0;».</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>The heroes</source>
        <translation>Les héros</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
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
        <translation>%1&#xa0;: jetons et compteurs</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>for spaces %1 mm wide</source>
        <translation>pour des cases de %1&#xa0;mm</translation>
    </message>
    <message>
        <source>Health dials</source>
        <translation>Compteurs Santé</translation>
    </message>
    <message>
        <source>cut out the window, lay the cover over the numbers, pin both at the center</source>
        <translation>évider la fenêtre, poser le cache sur les chiffres, fixer les deux au centre</translation>
    </message>
    <message>
        <source>glue the two sides back to back</source>
        <translation>coller les deux faces dos à dos</translation>
    </message>
    <message>
        <source>Tokens and dials</source>
        <translation>Jetons et compteurs</translation>
    </message>
    <message>
        <source>print at 100% on heavy paper</source>
        <translation>imprimer à 100&#x202f;% sur papier fort</translation>
    </message>
    <message>
        <source>The battlefield</source>
        <translation>Le champ de bataille</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Versatile</source>
        <translation>Polyvalente</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Stratagème</translation>
    </message>
    <message>
        <source>Boost</source>
        <translation>BOOST</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 ne prend pas de valeur.</translation>
    </message>
    <message>
        <source>--%1 is given twice.</source>
        <translation>--%1 est donné deux fois.</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>L’option %1 n’existe pas.</translation>
    </message>
    <message>
        <source>There is no option %1; did you mean --%2?</source>
        <translation>L’option %1 n’existe pas&#x202f;; vouliez-vous dire --%2&#x202f;?</translation>
    </message>
    <message>
        <source>“%1” cannot be printed; did you mean “%2”?</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être imprimé&#x202f;; vouliez-vous dire «&#xa0;%2&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>--%1 does not apply to “%2”.</source>
        <translation>--%1 ne s’applique pas à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Usage: champclos print KIND [NAME or FILE …] [options]</source>
        <translation>Usage&#xa0;: champclos print TYPE [NOM ou FICHIER …] [options]</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>Names; give the path to use a file of your own, my-deck.json</source>
        <translation>Noms&#x202f;; pour un fichier à vous, indiquez son chemin, my-deck.json</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>decks</translation>
    </message>
    <message>
        <source>battlefields</source>
        <translation>champs de bataille</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Options for cards</source>
        <translation>Options pour les cartes</translation>
    </message>
    <message>
        <source>Options for battlefields and tokens</source>
        <translation>Options pour les champs de bataille et les jetons</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Code de retour</translation>
    </message>
    <message>
        <source>0 written, 1 not written (see the error output), 2 not understood</source>
        <translation>0 écrit, 1 non écrit (la sortie d’erreur dit pourquoi), 2 non compris</translation>
    </message>
    <message>
        <source>a deck for reference: the character card and one of each card, on one or two pages</source>
        <translation>un deck à consulter&#xa0;: carte Personnage et chaque carte une fois, sur une ou deux pages</translation>
    </message>
    <message>
        <source>several heroes on one page, one row each</source>
        <translation>plusieurs héros sur une page, une ligne chacun</translation>
    </message>
    <message>
        <source>turn order, actions, and combat at a glance</source>
        <translation>le tour, les actions et le combat d’un coup d’œil</translation>
    </message>
    <message>
        <source>a deck to cut out, at actual size, with bleed, crop marks, and backs</source>
        <translation>un deck à découper, en taille réelle, avec fond perdu, traits de coupe et dos</translation>
    </message>
    <message>
        <source>a battlefield on one page, or as a poster of several sheets</source>
        <translation>un champ de bataille sur une page, ou en affiche de plusieurs feuilles</translation>
    </message>
    <message>
        <source>tokens and health dials to cut out</source>
        <translation>jetons et compteurs Santé à découper</translation>
    </message>
    <message>
        <source>rulers to measure your printer with, for --scale and --offset</source>
        <translation>des règles pour mesurer votre imprimante, pour --scale et --offset</translation>
    </message>
    <message>
        <source>where to write: all in one file, or one file each in a folder, created if needed; the current folder by default</source>
        <translation>où écrire&#xa0;: tout dans un fichier, ou un fichier pour chacun dans un dossier, créé au besoin&#x202f;; par défaut, le dossier courant</translation>
    </message>
    <message>
        <source>language, yours by default; two with a comma (fr,de) are printed side by side</source>
        <translation>langue, par défaut la vôtre&#x202f;; deux avec une virgule (fr,de) figurent côte à côte</translation>
    </message>
    <message>
        <source>paper size; a4 by default</source>
        <translation>format du papier&#x202f;; par défaut a4</translation>
    </message>
    <message>
        <source>size of a card in mm</source>
        <translation>taille d’une carte en mm</translation>
    </message>
    <message>
        <source>backs, mirrored for the edge on which the printer flips the sheet</source>
        <translation>dos, en miroir selon le bord sur lequel l’imprimante retourne la feuille</translation>
    </message>
    <message>
        <source>one card per page with 3 mm bleed, for a print shop</source>
        <translation>une carte par page avec 3&#xa0;mm de fond perdu, pour un imprimeur</translation>
    </message>
    <message>
        <source>include the character card</source>
        <translation>avec la carte Personnage</translation>
    </message>
    <message>
        <source>several sheets to join, spaces 30 mm wide</source>
        <translation>plusieurs feuilles à assembler, cases de 30&#xa0;mm</translation>
    </message>
    <message>
        <source>width of a space in mm; turns a battlefield into a poster</source>
        <translation>diamètre d’une case en mm&#x202f;; fait d’un champ de bataille une affiche</translation>
    </message>
    <message>
        <source>what 100 mm measures on your printer, across and down</source>
        <translation>ce que mesurent 100&#xa0;mm sur votre imprimante, en largeur et en hauteur</translation>
    </message>
    <message>
        <source>how far your printer shifts the page, right and down, in mm</source>
        <translation>de combien votre imprimante décale la page, à droite et vers le bas, en mm</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>cette aide</translation>
    </message>
    <message>
        <source>Proof: this deck is not finished</source>
        <translation>Épreuve&#xa0;: ce deck n’est pas terminé</translation>
    </message>
    <message>
        <source>Only cards can be written for a tabletop simulator.</source>
        <translation>Seules les cartes peuvent être écrites pour une table virtuelle.</translation>
    </message>
    <message>
        <source>Several files would be written: name a folder.</source>
        <translation>Il y aurait plusieurs fichiers&#xa0;: indiquez un dossier.</translation>
    </message>
    <message>
        <source>Writes PDF files or pictures, without a window or a display.</source>
        <translation>Écrit des fichiers PDF ou des images, sans fenêtre ni écran.</translation>
    </message>
    <message>
        <source>what to write: pages; pictures, one for each card or page; or a picture of all cards with JSON for a tabletop simulator</source>
        <translation>ce qui est écrit&#xa0;: des pages&#x202f;; des images, une par carte ou par page&#x202f;; ou une image de toutes les cartes avec du JSON pour une table virtuelle</translation>
    </message>
    <message>
        <source>dots per inch of pictures</source>
        <translation>points par pouce des images</translation>
    </message>
    <message>
        <source>bleed in mm, of single cards and of pictures, which have none by default</source>
        <translation>fond perdu en mm, des cartes isolées et des images, qui n’en ont pas par défaut</translation>
    </message>
    <message>
        <source>the poster on one page as large as it has to be, for a print shop</source>
        <translation>l’affiche sur une seule page, aussi grande qu’il le faut, pour un imprimeur</translation>
    </message>
    <message>
        <source>spaces with their numbers</source>
        <translation>cases avec leurs numéros</translation>
    </message>
    <message>
        <source>longer side of a picture, in pixels</source>
        <translation>grand côté d’une image, en pixels</translation>
    </message>
    <message>
        <source>include figures that stand</source>
        <translation>avec des figurines à dresser</translation>
    </message>
    <message>
        <source>Standing figures</source>
        <translation>Figurines à dresser</translation>
    </message>
    <message>
        <source>fold in the middle, glue, and spread the tabs</source>
        <translation>pliez au milieu, collez et écartez les pattes</translation>
    </message>
</context>
<context>
    <name>program</name>
    <message>
        <source>Hero duels: a game and a workshop. “champclos print --help” explains how to print sheets, cards, and battlefields without a window.</source>
        <translation>Duels de héros&#xa0;: un jeu et un atelier. «&#xa0;champclos print --help&#xa0;» explique comment imprimer fiches, cartes et champs de bataille sans fenêtre.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>See “champclos --help”.</source>
        <translation>Voir «&#xa0;champclos --help&#xa0;».</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>On ne peut ouvrir qu’un seul fichier à la fois.</translation>
    </message>
    <message>
        <source>Champclos found no display for its window: the environment variables DISPLAY and WAYLAND_DISPLAY do not point to one.
These work without a display:</source>
        <translation>Champclos n’a trouvé aucun écran pour sa fenêtre&#xa0;: les variables d’environnement DISPLAY et WAYLAND_DISPLAY n’en désignent aucun.
Ces commandes fonctionnent sans écran&#xa0;:</translation>
    </message>
    <message>
        <source>  champclos print --help   sheets, cards, and battlefields as PDF
  champclos-cli play       a duel in the terminal</source>
        <translation>  champclos print --help   fiches, cartes et champs de bataille en PDF
  champclos-cli play       un duel dans le terminal</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier.</translation>
    </message>
    <message>
        <source>Champclos is already running; its window comes to the front.</source>
        <translation>Champclos est déjà ouvert&#x202f;; sa fenêtre passe au premier plan.</translation>
    </message>
    <message>
        <source>Champclos is already running; it opens “%1”.</source>
        <translation>Champclos est déjà ouvert&#x202f;; il ouvre «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Usage: champclos [options] [file]</source>
        <translation>Usage&#xa0;: champclos [options] [fichier]</translation>
    </message>
    <message>
        <source>The version of the program.</source>
        <translation>La version du programme.</translation>
    </message>
    <message>
        <source>This help.</source>
        <translation>Cette aide.</translation>
    </message>
    <message>
        <source>A game, battlefield, deck, or package to open.</source>
        <translation>Une partie, un champ de bataille, un deck ou un paquet à ouvrir.</translation>
    </message>
</context>
<context>
    <name>vocabulary</name>
    <message>
        <source>draw</source>
        <translation>piocher</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>se défausser</translation>
    </message>
    <message>
        <source>discard from the deck</source>
        <translation>défausser du deck</translation>
    </message>
    <message>
        <source>look at a hand</source>
        <translation>regarder une main</translation>
    </message>
    <message>
        <source>choose from a hand</source>
        <translation>choisir dans une main</translation>
    </message>
    <message>
        <source>search for a card</source>
        <translation>chercher une carte</translation>
    </message>
    <message>
        <source>look at top cards</source>
        <translation>regarder le dessus du deck</translation>
    </message>
    <message>
        <source>look at the top card</source>
        <translation>regarder la première carte</translation>
    </message>
    <message>
        <source>reveal the top card</source>
        <translation>révéler la première carte</translation>
    </message>
    <message>
        <source>put cards</source>
        <translation>placer des cartes</translation>
    </message>
    <message>
        <source>deal damage</source>
        <translation>infliger des dégâts</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>récupérer</translation>
    </message>
    <message>
        <source>set health</source>
        <translation>fixer les points de vie</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacer</translation>
    </message>
    <message>
        <source>place</source>
        <translation>placer</translation>
    </message>
    <message>
        <source>return</source>
        <translation>replacer</translation>
    </message>
    <message>
        <source>swap spaces</source>
        <translation>échanger les cases</translation>
    </message>
    <message>
        <source>cancel effects</source>
        <translation>annuler les effets</translation>
    </message>
    <message>
        <source>ignore the value</source>
        <translation>ignorer la valeur</translation>
    </message>
    <message>
        <source>set the value</source>
        <translation>fixer la valeur</translation>
    </message>
    <message>
        <source>add to the value</source>
        <translation>augmenter la valeur</translation>
    </message>
    <message>
        <source>prevent damage</source>
        <translation>annuler les dégâts</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>booster</translation>
    </message>
    <message>
        <source>boost face down</source>
        <translation>booster face cachée</translation>
    </message>
    <message>
        <source>gain actions</source>
        <translation>gagner des actions</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>terminer le tour</translation>
    </message>
    <message>
        <source>if…</source>
        <translation>si…</translation>
    </message>
    <message>
        <source>may…</source>
        <translation>peut…</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>choisir…</translation>
    </message>
    <message>
        <source>choose a space</source>
        <translation>choisir une case</translation>
    </message>
    <message>
        <source>flip the token</source>
        <translation>retourner le jeton</translation>
    </message>
    <message>
        <source>choose the side</source>
        <translation>choisir la face</translation>
    </message>
    <message>
        <source>reveal a side card</source>
        <translation>révéler une carte annexe</translation>
    </message>
    <message>
        <source>discard the side card</source>
        <translation>défausser la carte annexe</translation>
    </message>
    <message>
        <source>return a side card</source>
        <translation>remettre une carte annexe</translation>
    </message>
    <message>
        <source>cast spells</source>
        <translation>lancer des sorts</translation>
    </message>
    <message>
        <source>your fighter</source>
        <translation>votre combattant</translation>
    </message>
    <message>
        <source>the opposing fighter</source>
        <translation>le combattant adverse</translation>
    </message>
    <message>
        <source>the attacking fighter</source>
        <translation>l’attaquant</translation>
    </message>
    <message>
        <source>your hero</source>
        <translation>votre héros</translation>
    </message>
    <message>
        <source>a fighter by name</source>
        <translation>un combattant nommé</translation>
    </message>
    <message>
        <source>each of</source>
        <translation>chacun de</translation>
    </message>
    <message>
        <source>one of</source>
        <translation>l’un de</translation>
    </message>
    <message>
        <source>several of</source>
        <translation>plusieurs de</translation>
    </message>
    <message>
        <source>all fighters</source>
        <translation>tous les combattants</translation>
    </message>
    <message>
        <source>your fighters</source>
        <translation>vos combattants</translation>
    </message>
    <message>
        <source>the opposing fighters</source>
        <translation>les combattants adverses</translation>
    </message>
    <message>
        <source>the fighters in this combat</source>
        <translation>les combattants de ce combat</translation>
    </message>
    <message>
        <source>your fighters named</source>
        <translation>vos combattants nommés</translation>
    </message>
    <message>
        <source>you won the combat</source>
        <translation>vous avez remporté le combat</translation>
    </message>
    <message>
        <source>you lost the combat</source>
        <translation>vous avez perdu le combat</translation>
    </message>
    <message>
        <source>is adjacent</source>
        <translation>est adjacent</translation>
    </message>
    <message>
        <source>began this turn elsewhere</source>
        <translation>a commencé le tour ailleurs</translation>
    </message>
    <message>
        <source>is a hero</source>
        <translation>est un héros</translation>
    </message>
    <message>
        <source>is a particular fighter</source>
        <translation>est un combattant précis</translation>
    </message>
    <message>
        <source>the opponent’s card is</source>
        <translation>la carte adverse est</translation>
    </message>
    <message>
        <source>health at most</source>
        <translation>points de vie au maximum</translation>
    </message>
    <message>
        <source>there is none of</source>
        <translation>il n’y a aucun de</translation>
    </message>
    <message>
        <source>took damage this turn</source>
        <translation>a subi des dégâts ce tour-ci</translation>
    </message>
    <message>
        <source>the token shows</source>
        <translation>le jeton montre</translation>
    </message>
    <message>
        <source>a fighter was defeated</source>
        <translation>un combattant a été vaincu</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>the combat damage</source>
        <translation>les dégâts de combat</translation>
    </message>
    <message>
        <source>that card’s boost</source>
        <translation>le BOOST de la carte en question</translation>
    </message>
    <message>
        <source>as many as were put</source>
        <translation>autant que de cartes placées</translation>
    </message>
    <message>
        <source>cards in</source>
        <translation>cartes dans</translation>
    </message>
    <message>
        <source>different ingredients</source>
        <translation>ingrédients différents</translation>
    </message>
    <message>
        <source>zones of</source>
        <translation>zones de</translation>
    </message>
    <message>
        <source>number of</source>
        <translation>nombre de</translation>
    </message>
    <message>
        <source>discarded side cards</source>
        <translation>cartes annexes défaussées</translation>
    </message>
    <message>
        <source>any space</source>
        <translation>n’importe quelle case</translation>
    </message>
    <message>
        <source>the zone of</source>
        <translation>la zone de</translation>
    </message>
    <message>
        <source>adjacent to</source>
        <translation>adjacent à</translation>
    </message>
    <message>
        <source>zones without</source>
        <translation>zones sans</translation>
    </message>
    <message>
        <source>adjacent to the chosen space</source>
        <translation>à côté de la case choisie</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>your opponent</source>
        <translation>votre adversaire</translation>
    </message>
    <message>
        <source>an opponent of your choice</source>
        <translation>un adversaire de votre choix</translation>
    </message>
    <message>
        <source>that player</source>
        <translation>ce joueur</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>cette carte</translation>
    </message>
    <message>
        <source>that card</source>
        <translation>la carte en question</translation>
    </message>
    <message>
        <source>the opponent’s card</source>
        <translation>la carte adverse</translation>
    </message>
    <message>
        <source>a card from</source>
        <translation>une carte de</translation>
    </message>
    <message>
        <source>the first card of</source>
        <translation>la première carte de</translation>
    </message>
    <message>
        <source>any number from</source>
        <translation>autant que voulu de</translation>
    </message>
    <message>
        <source>all cards from</source>
        <translation>toutes les cartes de</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>la main</translation>
    </message>
    <message>
        <source>the deck, shuffled</source>
        <translation>le deck, mélangé</translation>
    </message>
    <message>
        <source>the top of the deck</source>
        <translation>le dessus du deck</translation>
    </message>
    <message>
        <source>the bottom of the deck</source>
        <translation>le dessous du deck</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>la défausse</translation>
    </message>
    <message>
        <source>the pile</source>
        <translation>la pile</translation>
    </message>
    <message>
        <source>how much</source>
        <translation>combien</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>combien</translation>
    </message>
    <message>
        <source>take</source>
        <translation>en prendre</translation>
    </message>
    <message>
        <source>times at most</source>
        <translation>fois au maximum</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au maximum</translation>
    </message>
    <message>
        <source>or fewer</source>
        <translation>ou moins</translation>
    </message>
    <message>
        <source>of</source>
        <translation>de</translation>
    </message>
    <message>
        <source>into</source>
        <translation>vers</translation>
    </message>
    <message>
        <source>which</source>
        <translation>laquelle</translation>
    </message>
    <message>
        <source>to whom</source>
        <translation>à qui</translation>
    </message>
    <message>
        <source>who</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>where</source>
        <translation>où</translation>
    </message>
    <message>
        <source>through opponents</source>
        <translation>à travers les adversaires</translation>
    </message>
    <message>
        <source>an empty space</source>
        <translation>une case vide</translation>
    </message>
    <message>
        <source>another space</source>
        <translation>une autre case</translation>
    </message>
    <message>
        <source>without this card</source>
        <translation>sans cette carte</translation>
    </message>
    <message>
        <source>held there this turn</source>
        <translation>y reste ce tour-ci</translation>
    </message>
    <message>
        <source>all with that name</source>
        <translation>tous ceux de ce nom</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>without ingredients</source>
        <translation>sans ingrédients</translation>
    </message>
    <message>
        <source>then</source>
        <translation>alors</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>sinon</translation>
    </message>
    <message>
        <source>do</source>
        <translation>faire</translation>
    </message>
    <message>
        <source>if done</source>
        <translation>si c’est fait</translation>
    </message>
    <message>
        <source>if not done</source>
        <translation>si ce n’est pas fait</translation>
    </message>
    <message>
        <source>option</source>
        <translation>option</translation>
    </message>
    <message>
        <source>which player</source>
        <translation>quel joueur</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>in the zone of</source>
        <translation>dans la zone de</translation>
    </message>
    <message>
        <source>except</source>
        <translation>sauf</translation>
    </message>
    <message>
        <source>in the chosen spaces</source>
        <translation>dans les cases choisies</translation>
    </message>
    <message>
        <source>with the tag</source>
        <translation>avec le mot-clé</translation>
    </message>
    <message>
        <source>named</source>
        <translation>nommées</translation>
    </message>
    <message>
        <source>action</source>
        <translation>action</translation>
    </message>
    <message>
        <source>group of fighters</source>
        <translation>groupe de combattants</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>condition</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>place of cards</source>
        <translation>lieu des cartes</translation>
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
        <translation>précision</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>fighter</source>
        <translation>combattant</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>mot-clé</translation>
    </message>
    <message>
        <source>side</source>
        <translation>face</translation>
    </message>
    <message>
        <source>card type</source>
        <translation>type de carte</translation>
    </message>
    <message>
        <source>immediately</source>
        <translation>immédiatement</translation>
    </message>
    <message>
        <source>during combat</source>
        <translation>pendant le combat</translation>
    </message>
    <message>
        <source>after combat</source>
        <translation>après le combat</translation>
    </message>
    <message>
        <source>as a scheme</source>
        <translation>comme stratagème</translation>
    </message>
    <message>
        <source>when it completes the line</source>
        <translation>quand elle achève le vers</translation>
    </message>
    <message>
        <source>your fighters are placed</source>
        <translation>vos combattants sont placés</translation>
    </message>
    <message>
        <source>your turn starts</source>
        <translation>votre tour commence</translation>
    </message>
    <message>
        <source>your turn ends</source>
        <translation>votre tour se termine</translation>
    </message>
    <message>
        <source>you maneuver</source>
        <translation>vous manœuvrez</translation>
    </message>
    <message>
        <source>you attack</source>
        <translation>vous attaquez</translation>
    </message>
    <message>
        <source>you are attacked</source>
        <translation>vous êtes attaqué</translation>
    </message>
    <message>
        <source>one of your combats ends</source>
        <translation>un de vos combats se termine</translation>
    </message>
    <message>
        <source>your attack is over</source>
        <translation>votre attaque est terminée</translation>
    </message>
    <message>
        <source>you have played a scheme</source>
        <translation>vous avez joué un stratagème</translation>
    </message>
    <message>
        <source>higher attack value</source>
        <translation>valeur d’attaque plus élevée</translation>
    </message>
    <message>
        <source>higher defense value</source>
        <translation>valeur de défense plus élevée</translation>
    </message>
    <message>
        <source>higher move value</source>
        <translation>déplacement plus élevé</translation>
    </message>
    <message>
        <source>more cards per maneuver</source>
        <translation>cartes en plus par manœuvre</translation>
    </message>
    <message>
        <source>moves through opponents</source>
        <translation>passe à travers les adversaires</translation>
    </message>
    <message>
        <source>only combat damage</source>
        <translation>seuls les dégâts de combat</translation>
    </message>
    <message>
        <source>which cards</source>
        <translation>lesquelles</translation>
    </message>
</context>
</TS>
