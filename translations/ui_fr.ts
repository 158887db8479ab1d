<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AbilitiesPane</name>
    <message>
        <source>Ability</source>
        <translation>Pouvoir</translation>
    </message>
    <message>
        <source>What the hero can do all game long: something that happens at a moment, or something that always holds.</source>
        <translation>Ce que le héros peut faire pendant toute la partie&#xa0;: quelque chose qui arrive à un moment donné, ou quelque chose qui vaut toujours.</translation>
    </message>
</context>
<context>
    <name>AbilityButton</name>
    <message>
        <source>Ability</source>
        <translation>Pouvoir</translation>
    </message>
    <message>
        <source>Ability.</source>
        <translation>Pouvoir.</translation>
    </message>
    <message>
        <source>none yet: click to write one</source>
        <translation>aucun pour l’instant&#xa0;: cliquez pour en écrire un</translation>
    </message>
</context>
<context>
    <name>BalancePage</name>
    <message>
        <source>Battlefields</source>
        <translation>Champs de bataille</translation>
    </message>
    <message>
        <source>Balance run</source>
        <translation>Étude d’équilibre</translation>
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
        <source>Back to the board</source>
        <translation>Retour au plateau</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>Ce que montre la carte</translation>
    </message>
    <message>
        <source>Stood</source>
        <translation>Présence</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Chutes</translation>
    </message>
    <message>
        <source>Win rate by seat</source>
        <translation>Victoires par place</translation>
    </message>
    <message numerus="yes">
        <source>95 % interval, %n game(s)</source>
        <translation>
            <numerusform>intervalle à 95&#xa0;%, %n partie</numerusform>
            <numerusform>intervalle à 95&#xa0;%, %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>50 % lies in the interval</source>
        <translation>50&#xa0;% est dans l’intervalle</translation>
    </message>
    <message>
        <source>50 % lies outside: worth a look</source>
        <translation>50&#xa0;% est en dehors&#xa0;: à regarder</translation>
    </message>
    <message>
        <source>Win rate by deck</source>
        <translation>Victoires par deck</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Rencontres</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each, seats swapped half way</source>
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
    <message>
        <source>First strike</source>
        <translation>Premier coup</translation>
    </message>
</context>
<context>
    <name>BalanceSettings</name>
    <message>
        <source>Balance run</source>
        <translation>Étude d’équilibre</translation>
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
        <source>Computers play against each other on this board, everybody against everybody; seats are swapped half way. You can go on working.</source>
        <translation>Des ordinateurs s’affrontent sur ce plateau, tous contre tous&#x202f;; les places sont échangées à mi-parcours. Vous pouvez continuer à travailler.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Games in all</source>
        <translation>Parties en tout</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
</context>
<context>
    <name>BalanceSheet</name>
    <message>
        <source>Balance run: %1</source>
        <translation>Étude d’équilibre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Games each</source>
        <translation>Parties par adversaire</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
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
        <translation>En attendant les premières parties…</translation>
    </message>
    <message>
        <source>The board has changed since: run again.</source>
        <translation>Le plateau a changé depuis&#xa0;: relancez l’étude.</translation>
    </message>
</context>
<context>
    <name>BattlefieldWorkshopPage</name>
    <message>
        <source>Battlefields</source>
        <translation>Champs de bataille</translation>
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
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Export a picture…</source>
        <translation>Exporter une image…</translation>
    </message>
    <message>
        <source>All battlefields</source>
        <translation>Tous les champs de bataille</translation>
    </message>
    <message>
        <source>Balance run…</source>
        <translation>Étude d’équilibre…</translation>
    </message>
    <message>
        <source>Many games between computers: is the board fair?</source>
        <translation>Beaucoup de parties entre ordinateurs&#xa0;: le plateau est-il équitable&#x202f;?</translation>
    </message>
    <message>
        <source>Mend the errors first</source>
        <translation>Corrigez d’abord les erreurs</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Play this board against the computer, saved or not (F5)</source>
        <translation>Jouer sur ce plateau contre l’ordinateur, enregistré ou non (F5)</translation>
    </message>
    <message>
        <source>Board. %1</source>
        <translation>Plateau. %1</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The balance run goes on</source>
        <translation>L’étude d’équilibre se poursuit</translation>
    </message>
</context>
<context>
    <name>BattlefieldsPage</name>
    <message>
        <source>The file was not opened</source>
        <translation>Le fichier n’a pas été ouvert</translation>
    </message>
    <message>
        <source>The work could not be brought back</source>
        <translation>Le travail n’a pas pu être récupéré</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>Le fichier n’a pas été enregistré</translation>
    </message>
    <message>
        <source>“%1” is not saved</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas enregistré</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>What you changed since the last time would be lost.</source>
        <translation>Vos changements depuis la dernière fois seraient perdus.</translation>
    </message>
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
        <source>Export a picture</source>
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
        <source>Click a place, drag blocks, or press / to search</source>
        <translation>Cliquez une place, glissez des blocs, ou tapez / pour chercher</translation>
    </message>
</context>
<context>
    <name>BlockTools</name>
    <message>
        <source>If…</source>
        <translation>Si…</translation>
    </message>
    <message>
        <source>Put a condition around it</source>
        <translation>Mettre une condition autour</translation>
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
        <translation>Plateau</translation>
    </message>
    <message>
        <source>nothing selected</source>
        <translation>aucune sélection</translation>
    </message>
    <message>
        <source>Ground</source>
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
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
</context>
<context>
    <name>BoardPicker</name>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>those with four starts</source>
        <translation>ceux à quatre départs</translation>
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
        <source>Put in the chosen zone</source>
        <translation>Mettre dans la zone choisie</translation>
    </message>
</context>
<context>
    <name>CardChoices</name>
    <message>
        <source>Size</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Format des cartes</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>turned over the long edge</source>
        <translation>retournés sur le bord long</translation>
    </message>
    <message>
        <source>turned over the short edge</source>
        <translation>retournés sur le bord court</translation>
    </message>
    <message>
        <source>none</source>
        <comment>backs</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>One card a page, for a print shop (3 mm bleed)</source>
        <translation>Une carte par page, pour l’imprimeur (fond perdu de 3&#xa0;mm)</translation>
    </message>
    <message>
        <source>Character card too</source>
        <translation>Aussi la carte Personnage</translation>
    </message>
    <message>
        <source>Print on both sides; each back lies behind its front if the printer turns over this edge.</source>
        <translation>Imprimez recto verso&#xa0;: chaque dos tombe derrière sa carte si l’imprimante retourne la feuille sur ce bord.</translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>A second card with the same numbers and effect</source>
        <translation>Une deuxième carte avec les mêmes nombres et le même effet</translation>
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
        <translation>Boost</translation>
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
        <translation>Note pour moi · jamais montrée aux joueurs</translation>
    </message>
    <message>
        <source>What it is meant to do, or the text of an imported card</source>
        <translation>Ce qu’elle doit faire, ou le texte d’une carte importée</translation>
    </message>
    <message>
        <source>A note to myself</source>
        <translation>Une note pour moi</translation>
    </message>
</context>
<context>
    <name>CardReader</name>
    <message>
        <source>Point at a card, or walk to it with the keys, to read it here.</source>
        <translation>Pointez une carte, ou atteignez-la au clavier, pour la lire ici.</translation>
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
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>+ Sidekick</source>
        <translation>+ Acolyte</translation>
    </message>
    <message>
        <source>Begin with the name of the hero, below: the deck is called after it. Then compose the ability and thirty cards.</source>
        <translation>Commencez par le nom du héros, ci-dessous&#xa0;: le deck prend son nom. Composez ensuite le pouvoir et trente cartes.</translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour %1</source>
        <translation>Couleur %1</translation>
    </message>
    <message>
        <source>Theme’s own</source>
        <translation>Celle du thème</translation>
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
        <source>Any key skips ahead</source>
        <translation>Appuyez sur une touche pour passer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
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
    <name>Crest</name>
    <message>
        <source>Champclos: to the first page</source>
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
        <source>Next at the screen</source>
        <translation>À l’écran maintenant</translation>
    </message>
    <message>
        <source>The cards are hidden until then.</source>
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
    <name>DeckHeader</name>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 cartes sur %2</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Tous les decks</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Annuler&#xa0;: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>Rétablir&#xa0;: %1 (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save (Ctrl+S)</source>
        <translation>Enregistrer (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save as… (Ctrl+Shift+S)</source>
        <translation>Enregistrer sous… (Ctrl+Maj+S)</translation>
    </message>
    <message>
        <source>Balance run…</source>
        <translation>Étude d’équilibre…</translation>
    </message>
    <message>
        <source>Let the computer play this deck against others</source>
        <translation>Faire jouer ce deck par l’ordinateur contre d’autres</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Play it now against the computer</source>
        <translation>Le jouer tout de suite contre l’ordinateur</translation>
    </message>
    <message>
        <source>There are errors in the list of problems</source>
        <translation>La liste des problèmes contient des erreurs</translation>
    </message>
</context>
<context>
    <name>DeckNameFields</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>%1, English</source>
        <translation>%1, anglais</translation>
    </message>
    <message>
        <source>%1, French</source>
        <translation>%1, français</translation>
    </message>
    <message>
        <source>%1, German</source>
        <translation>%1, allemand</translation>
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
    <name>DeckProblemList</name>
    <message numerus="yes">
        <source>%n error(s) · not playable yet</source>
        <translation>
            <numerusform>%n erreur · pas encore jouable</numerusform>
            <numerusform>%n erreurs · pas encore jouable</numerusform>
        </translation>
    </message>
    <message>
        <source>no errors · playable</source>
        <translation>aucune erreur · jouable</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>show</source>
        <translation>voir</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&#xa0;: %2</translation>
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
        <translation>Atelier des decks</translation>
    </message>
    <message>
        <source>Compose a hero and thirty cards from blocks, read them in three languages, play them the same minute.</source>
        <translation>Composez un héros et trente cartes avec des blocs, lisez-les en trois langues, jouez-les dans la minute.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nouveau deck</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Import a table (CSV)…</source>
        <translation>Importer un tableau (CSV)…</translation>
    </message>
    <message>
        <source>Columns: name, copies, type, value, boost, fighter, text</source>
        <translation>Colonnes&#xa0;: nom, exemplaires, type, valeur, boost, combattant, texte</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Récupérés</translation>
    </message>
    <message>
        <source>left by a crash</source>
        <translation>après un arrêt brutal</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Vos decks</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Ouverts récemment</translation>
    </message>
    <message>
        <source>not there at the moment: %1</source>
        <translation>introuvable pour le moment&#xa0;: %1</translation>
    </message>
    <message>
        <source>Start from a copy</source>
        <translation>Partir d’une copie</translation>
    </message>
    <message numerus="yes">
        <source>%n built-in decks</source>
        <translation>
            <numerusform>%n deck fourni</numerusform>
            <numerusform>%n decks fournis</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Ouvrir un deck</translation>
    </message>
    <message>
        <source>Decks (*.json)</source>
        <translation>Decks (*.json)</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>Importer un tableau</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tableaux (*.csv *.tsv *.txt)</translation>
    </message>
</context>
<context>
    <name>DeckTile</name>
    <message>
        <source>unfinished</source>
        <translation>inachevé</translation>
    </message>
</context>
<context>
    <name>DeckWorkshopPage</name>
    <message>
        <source>Save the deck</source>
        <translation>Enregistrer le deck</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Decks (*.json)</source>
        <translation>Decks (*.json)</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Phrases</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>Keep the changes?</source>
        <translation>Garder les modifications&#x202f;?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>«&#xa0;%1&#xa0;» a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>EmblemChooser</name>
    <message>
        <source>Emblem and colours</source>
        <translation>Emblème et couleurs</translation>
    </message>
    <message>
        <source>Colours %1</source>
        <translation>Couleurs %1</translation>
    </message>
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
        <translation>Changer de côté</translation>
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
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>To the first page</source>
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
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
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
        <translation>Combien</translation>
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
        <source>How sentences speak of this fighter. What is regular is filled in or may stay empty; point at a field to see what it is for, and read the sample below it.</source>
        <translation>Comment les phrases parlent de ce combattant. Ce qui est régulier est déjà rempli ou peut rester vide&#x202f;; pointez un champ pour savoir à quoi il sert, et lisez l’exemple en dessous.</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
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
    <name>FileFaults</name>
    <message>
        <source>The file cannot be opened</source>
        <translation>Le fichier ne peut pas être ouvert</translation>
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
</context>
<context>
    <name>FileTrouble</name>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>FitsBar</name>
    <message>
        <source>Click a slot or a dashed place</source>
        <translation>Cliquez sur un emplacement ou une zone en pointillés</translation>
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
        <translation>Cela ne va pas là&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing here is called “%1”.</source>
        <translation>Rien ici ne s’appelle «&#xa0;%1&#xa0;».</translation>
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
        <source>as usual</source>
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
    <name>HeatLegend</name>
    <message>
        <source>fell here (%1 or more)</source>
        <translation>chutes ici (%1 ou plus)</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>Space %1: %2 %, fallen %3</source>
        <translation>Case %1&#xa0;: %2&#xa0;%, %3&#xa0;chutes</translation>
    </message>
</context>
<context>
    <name>HeroPicker</name>
    <message>
        <source>%1 health · move %2 · %3</source>
        <translation>%1&#xa0;points de vie · déplacement&#xa0;%2 · %3</translation>
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
        <source>Duels of heroes, cards in hand, space by space.</source>
        <translation>Duels de héros, cartes en main, case après case.</translation>
    </message>
    <message>
        <source>Enter: play · F1: rules · Esc: quit</source>
        <translation>Entrée&#xa0;: jouer · F1&#xa0;: règles · Échap&#xa0;: quitter</translation>
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
        <source>Draw, try, balance</source>
        <translation>Dessiner, essayer, équilibrer</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Compose heroes and cards</source>
        <translation>Composer héros et cartes</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Cards, boards and tokens</source>
        <translation>Cartes, plateaux et pions</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Watch again, move by move</source>
        <translation>Revoir coup par coup</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The booklet, with examples</source>
        <translation>Le livret, avec exemples</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language, theme, motion</source>
        <translation>Langue, thème, animation</translation>
    </message>
</context>
<context>
    <name>ImportProblem</name>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Import a table</source>
        <translation>Importer un tableau</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open what was read</source>
        <translation>Ouvrir ce qui a été lu</translation>
    </message>
    <message>
        <source>Names and numbers become cards. Each text waits as a note beside its card, to be composed from blocks.</source>
        <translation>Les noms et les nombres deviennent des cartes. Chaque texte attend en note à côté de sa carte, pour être composé en blocs.</translation>
    </message>
</context>
<context>
    <name>IngredientChoice</name>
    <message>
        <source>Ingredient</source>
        <translation>Ingrédient</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
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
        <source>Move what is selected by 1, with Shift by 10; with the space tool: move the cross</source>
        <translation>Déplacer la sélection de 1, avec Maj de 10&#x202f;; avec l’outil Case&#xa0;: déplacer la croix</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Use the tool at the space or the cross</source>
        <translation>Utiliser l’outil sur la case ou à la croix</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go from space to space</source>
        <translation>Aller de case en case</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Give up a gesture, select nothing</source>
        <translation>Abandonner le geste, ne rien sélectionner</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Delete what is selected</source>
        <translation>Supprimer la sélection</translation>
    </message>
    <message>
        <source>Mirror left and right, with Shift top and bottom</source>
        <translation>Copie en miroir gauche-droite, avec Maj haut-bas</translation>
    </message>
    <message>
        <source>Rotate a copy by half a turn, with Shift by quarters</source>
        <translation>Copie pivotée d’un demi-tour, avec Maj par quarts</translation>
    </message>
    <message>
        <source>While dragging: snap the other way round</source>
        <translation>En tirant&#xa0;: inverser l’aimantation</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>While dragging: move the view; the middle button does it too</source>
        <translation>En tirant&#xa0;: déplacer la vue&#x202f;; le bouton du milieu aussi</translation>
    </message>
    <message>
        <source>Larger, smaller, the whole board; the wheel zooms too</source>
        <translation>Plus grand, plus petit, tout le plateau&#x202f;; la molette aussi</translation>
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
        <source>Export a picture</source>
        <translation>Exporter une image</translation>
    </message>
    <message>
        <source>Test game</source>
        <translation>Partie d’essai</translation>
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
        <source>“%1” is not saved</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas enregistré</translation>
    </message>
    <message>
        <source>Two works are not saved</source>
        <translation>Deux travaux ne sont pas enregistrés</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Do not save</source>
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
        <source>What you changed since the last time would be lost.</source>
        <translation>Vos changements depuis la dernière fois seraient perdus.</translation>
    </message>
</context>
<context>
    <name>LedgerLine</name>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
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
        <source>“%1” is no game, battlefield or deck of Champclos.</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une partie, ni un champ de bataille, ni un deck de Champclos.</translation>
    </message>
    <message>
        <source>“%1” could not be saved, so the window stays open.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être enregistré&#xa0;: la fenêtre reste ouverte.</translation>
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
        <translation>Fermer</translation>
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
        <source>Friendly: any move may be taken back</source>
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
        <source>chosen by chance</source>
        <translation>tirée au hasard</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>au hasard</translation>
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
        <source>Team of one person</source>
        <translation>Équipe d’une seule personne</translation>
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
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
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
        <source>Colours: normal</source>
        <translation>Couleurs&#xa0;: normales</translation>
    </message>
    <message>
        <source>Colours: protan</source>
        <translation>Couleurs&#xa0;: protan</translation>
    </message>
    <message>
        <source>Colours: deutan</source>
        <translation>Couleurs&#xa0;: deutan</translation>
    </message>
    <message>
        <source>Colours: tritan</source>
        <translation>Couleurs&#xa0;: tritan</translation>
    </message>
    <message>
        <source>Colours: grey</source>
        <translation>Couleurs&#xa0;: gris</translation>
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
        <source>Snap to the grid and to other spaces; Shift turns it round for a moment</source>
        <translation>Aimanter à la grille et aux autres cases&#x202f;; Maj inverse un instant</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>Guides</translation>
    </message>
    <message>
        <source>Line up with other spaces and show the distances</source>
        <translation>S’aligner sur d’autres cases et montrer les distances</translation>
    </message>
    <message>
        <source>Join to the last</source>
        <translation>Relier à la dernière</translation>
    </message>
    <message>
        <source>Each new space is joined to the one selected</source>
        <translation>Chaque nouvelle case est reliée à celle qui est sélectionnée</translation>
    </message>
    <message>
        <source>In the chosen zone</source>
        <translation>Dans la zone choisie</translation>
    </message>
    <message>
        <source>Each new space is put in the zone chosen at the right</source>
        <translation>Chaque nouvelle case entre dans la zone choisie à droite</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Copy what is selected, or everything, to the other side</source>
        <translation>Copier la sélection, ou tout, de l’autre côté</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Gauche et droite</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Haut et bas</translation>
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
        <source>Copy what is selected, or everything, turned around the middle of the board</source>
        <translation>Copier la sélection, ou tout, en pivotant autour du centre du plateau</translation>
    </message>
    <message>
        <source>Half a turn</source>
        <translation>Un demi-tour</translation>
    </message>
    <message>
        <source>Four quarters</source>
        <translation>Quatre quarts</translation>
    </message>
    <message>
        <source>Turn the selection itself</source>
        <translation>Faire pivoter la sélection elle-même</translation>
    </message>
    <message>
        <source>See the board as other eyes do</source>
        <translation>Voir le plateau avec d’autres yeux</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Montrer tout le plateau</translation>
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
        <source>interval, 10–90 %</source>
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
        <translation>Demande</translation>
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
        <source>Token with two sides</source>
        <translation>Jeton à deux faces</translation>
    </message>
    <message>
        <source>A marker on the character card that effects turn and ask about.</source>
        <translation>Un jeton sur la carte Personnage, que des effets retournent et consultent.</translation>
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
        <source>Side deck</source>
        <translation>Deck annexe</translation>
    </message>
    <message>
        <source>A few cards of their own; the one that is face up holds.</source>
        <translation>Quelques cartes à part&#x202f;; celle qui est révélée s’applique.</translation>
    </message>
    <message>
        <source>+ Side card</source>
        <translation>+ Carte annexe</translation>
    </message>
    <message>
        <source>Pile of its own</source>
        <translation>Pile particulière</translation>
    </message>
    <message>
        <source>Takes cards on their way to the discard pile: a cauldron, a line of verse.</source>
        <translation>Prend des cartes en route vers la défausse&#xa0;: un chaudron, un vers.</translation>
    </message>
    <message>
        <source>What it takes</source>
        <translation>Ce qu’elle prend</translation>
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
        <source>A verse with a goal of syllables</source>
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
        <source>Words on cards that effects count: STORM.</source>
        <translation>Des mots sur les cartes que des effets comptent&#xa0;: TEMPÊTE.</translation>
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
        <source>Last</source>
        <translation>Arrivée</translation>
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
        <source>There is nothing in it yet.</source>
        <translation>Rien ici pour l’instant.</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Ordinateur, %1</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
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
        <source>The replay stays as it is: this begins a game of its own.</source>
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
        <source>Reference sheet</source>
        <translation>Aide de jeu d’un deck</translation>
    </message>
    <message>
        <source>Summary of heroes</source>
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
        <translation>Pions et compteurs</translation>
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
        <source>Beside it</source>
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
        <source>Save ink: black only, nothing filled</source>
        <translation>Économiser l’encre&#xa0;: noir seulement, sans aplats</translation>
    </message>
    <message>
        <source>Poster over several sheets</source>
        <translation>Affiche sur plusieurs feuilles</translation>
    </message>
    <message>
        <source>Diameter of a space, mm</source>
        <translation>Diamètre d’une case, en mm</translation>
    </message>
    <message>
        <source>The character card and every card once, to look up during a game.</source>
        <translation>La fiche du personnage et chaque carte une fois, à consulter pendant la partie.</translation>
    </message>
    <message>
        <source>Several heroes at a glance, a row each.</source>
        <translation>Plusieurs héros d’un coup d’œil, une ligne chacun.</translation>
    </message>
    <message>
        <source>Turn order, actions and combat on one page.</source>
        <translation>Le tour, les actions et le combat sur une page.</translation>
    </message>
    <message>
        <source>The whole deck in true size to cut out, with bleed and backs.</source>
        <translation>Tout le deck en taille réelle à découper, avec fond perdu et dos.</translation>
    </message>
    <message>
        <source>On one page, or as a poster with spaces as wide as you want.</source>
        <translation>Sur une page, ou en affiche avec des cases du diamètre voulu.</translation>
    </message>
    <message>
        <source>To cut out: tokens for the spaces of your board, and health dials.</source>
        <translation>À découper&#xa0;: des pions pour les cases de votre plateau et des compteurs Santé.</translation>
    </message>
    <message>
        <source>Rulers that show how true your printer prints.</source>
        <translation>Des règles qui montrent si votre imprimante est fidèle.</translation>
    </message>
    <message>
        <source>Adjoining sheets share a strip of 10 mm: cut one along its crosses, lay it on those of the other and glue.</source>
        <translation>Deux feuilles voisines ont en commun une bande de 10&#xa0;mm&#xa0;: coupez l’une le long de ses croix, posez-la sur celles de l’autre et collez.</translation>
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
        <source>own</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
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
        <source>Size of the pages</source>
        <translation>Taille des pages</translation>
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
        <source>Printing, %1 %</source>
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
        <source>100 mm across are</source>
        <translation>100&#xa0;mm en largeur font</translation>
    </message>
    <message>
        <source>100 mm down are</source>
        <translation>100&#xa0;mm en hauteur font</translation>
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
        <source>What you measured on the calibration page, in mm. It is remembered.</source>
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
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n à régler</numerusform>
            <numerusform>%n à régler</numerusform>
        </translation>
    </message>
    <message>
        <source>no errors · playable</source>
        <translation>aucune erreur · jouable</translation>
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
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>show</source>
        <translation>montrer</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>%1 attacks %2</source>
        <translation>Attaque&#xa0;: %1 contre %2</translation>
    </message>
    <message>
        <source>Both cards are revealed. Read the ledger, then continue.</source>
        <translation>Les deux cartes sont révélées. Lisez le registre, puis continuez.</translation>
    </message>
    <message>
        <source>Hint: %1 %2</source>
        <translation>Conseil&#xa0;: %1 %2</translation>
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
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>won–lost</source>
        <translation>gagnées–perdues</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>intervalle 95&#xa0;%</translation>
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
        <translation>«&#xa0;%1&#xa0;» n’a pas été enregistré</translation>
    </message>
    <message>
        <source>It was kept safe on %1.</source>
        <translation>Une copie a été gardée le %1.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jeter</translation>
    </message>
</context>
<context>
    <name>RecoveryRow</name>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replays</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Through whose eyes</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
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
        <source>One step on (right arrow)</source>
        <translation>Un pas en avant (flèche droite)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
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
        <source>Games that you play are kept here. A record can also be opened from a file.</source>
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
        <source>“%1” cannot be brought back.</source>
        <translation>«&#xa0;%1&#xa0;» ne pourra pas être récupérée.</translation>
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
        <source>Play on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Health</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
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
        <source>Discard</source>
        <comment>the pile</comment>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Actions left</source>
        <translation>Actions restantes</translation>
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
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>Language of this seat</source>
        <translation>Langue de cette place</translation>
    </message>
    <message>
        <source>Program’s language</source>
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
        <source>As it was at first</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Puts every setting back</source>
        <translation>Rétablit tous les réglages d’origine</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Language and look</source>
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
        <source>Stronger contrast</source>
        <translation>Contraste renforcé</translation>
    </message>
    <message>
        <source>Zones always show a pattern and a letter beside their colour.</source>
        <translation>Les zones ont toujours un motif et une lettre en plus de leur couleur.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animation</translation>
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
        <source>Reduced motion</source>
        <translation>Animations réduites</translation>
    </message>
    <message>
        <source>Wait after a combat until I continue</source>
        <translation>Après un combat, attendre que je continue</translation>
    </message>
    <message>
        <source>Any key or click skips what is moving.</source>
        <translation>Une touche ou un clic passe l’animation en cours.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The computer’s level in a new game</source>
        <translation>Niveau de l’ordinateur dans une nouvelle partie</translation>
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
        <source>Usual folder</source>
        <translation>Dossier par défaut</translation>
    </message>
    <message>
        <source>Folder for saved games</source>
        <translation>Dossier des parties enregistrées</translation>
    </message>
    <message>
        <source>Put every setting back?</source>
        <translation>Tout réinitialiser&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Look, motion, level and folder become what they were when the program was new. Saved games stay.</source>
        <translation>L’apparence, l’animation, le niveau et le dossier redeviennent ce qu’ils étaient au premier démarrage. Les parties enregistrées sont conservées.</translation>
    </message>
</context>
<context>
    <name>ShapePanel</name>
    <message>
        <source>Shape of the deck</source>
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
        <translation>Boosts</translation>
    </message>
</context>
<context>
    <name>ShelfTile</name>
    <message>
        <source>More about %1</source>
        <translation>Plus d’actions pour %1</translation>
    </message>
</context>
<context>
    <name>ShelfView</name>
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
    <message>
        <source>Battlefields</source>
        <translation>Champs de bataille</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>Nouveau champ de bataille</translation>
    </message>
    <message>
        <source>Your battlefields</source>
        <translation>Vos champs de bataille</translation>
    </message>
    <message>
        <source>The game offers what has no errors</source>
        <translation>Le jeu propose ceux qui n’ont pas d’erreur</translation>
    </message>
    <message>
        <source>An empty board with three zones</source>
        <translation>Un plateau vide avec trois zones</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>impossible à ouvrir</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Ouverts récemment</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Fournis</translation>
    </message>
    <message>
        <source>They open as a copy of your own</source>
        <translation>Ils s’ouvrent comme une copie à vous</translation>
    </message>
    <message>
        <source>%1 (gone)</source>
        <translation>%1 (disparu)</translation>
    </message>
    <message>
        <source>Not in %1 any more; a click takes it off the list</source>
        <translation>N’est plus dans %1&#x202f;; un clic le retire de la liste</translation>
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
        <source>Throw away…</source>
        <translation>Jeter…</translation>
    </message>
    <message>
        <source>Throw “%1” away?</source>
        <translation>Jeter «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>The file goes to the bin of your system, where there is one.</source>
        <translation>Le fichier va dans la corbeille du système, s’il y en a une.</translation>
    </message>
</context>
<context>
    <name>SidekickRow</name>
    <message>
        <source>defeated</source>
        <translation>hors de combat</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
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
        <source>From each to the nearest that is left</source>
        <translation>De chacune à la plus proche qui reste</translation>
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
        <source>Space bar: move the view</source>
        <translation>Barre d’espace&#xa0;: déplacer la vue</translation>
    </message>
    <message>
        <source>Del: delete</source>
        <translation>Suppr&#xa0;: supprimer</translation>
    </message>
    <message>
        <source>%1 of %2 spaces</source>
        <translation>%1 cases sur %2</translation>
    </message>
    <message>
        <source>Kept safe at %1</source>
        <translation>Copie de secours à %1</translation>
    </message>
    <message>
        <source>Autosave failed: please save</source>
        <translation>Sauvegarde automatique impossible&#xa0;: enregistrez</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>Toutes les touches sur une page</translation>
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
    <name>SumPanel</name>
    <message>
        <source>How the numbers came about</source>
        <translation>D’où viennent les nombres</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>attack less defense</source>
        <translation>attaque moins défense</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Voir la règle</translation>
    </message>
    <message>
        <source>never less than 0</source>
        <translation>jamais moins de 0</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Save game as…</source>
        <translation>Enregistrer la partie sous…</translation>
    </message>
    <message>
        <source>Show the other side’s reach</source>
        <translation>Montrer la portée adverse</translation>
    </message>
    <message>
        <source>Fit the battlefield</source>
        <translation>Ajuster le champ de bataille</translation>
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
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Tour&#xa0;%1 · %2</translation>
    </message>
    <message>
        <source>Set-up · %1</source>
        <translation>Mise en place · %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take the last decision back (Ctrl+Z)</source>
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
        <source>Rules</source>
        <translation>Règles</translation>
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
        <translation> et </translation>
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
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
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
        <translation>choix possible</translation>
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
        <source>in reach</source>
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
        <source>not now</source>
        <translation>pas maintenant</translation>
    </message>
    <message>
        <source>%1, not now</source>
        <translation>%1, pas maintenant</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
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
        <translation>pouvoir</translation>
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
    <message>
        <source>%1 of %2 syllables</source>
        <translation>%1 syllabes sur %2</translation>
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
        <translation>à jouer</translation>
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
        <translation>Pouvoir</translation>
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
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Something hidden was revealed, or somebody else has decided: this cannot be taken back. In a friendly game it could.</source>
        <translation>Quelque chose de caché a été révélé, ou quelqu’un d’autre a décidé&#xa0;: cela ne peut plus être annulé. Dans une partie amicale, ce serait possible.</translation>
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
        <source>%1 selected: reach %2.</source>
        <translation>Sélection&#xa0;: %1, portée %2.</translation>
    </message>
    <message>
        <source>%1 selected: reach %2, more with a boost.</source>
        <translation>Sélection&#xa0;: %1, portée %2, plus avec un BOOST.</translation>
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
        <translation>Il ne reste pas assez de cartes à piocher&#xa0;: une manœuvre infligerait %1 dégâts à chacun de vos combattants.</translation>
    </message>
    <message>
        <source>Your deck is empty: each card you must draw deals %1 damage to each of your fighters.</source>
        <translation>Votre deck est vide&#xa0;: chaque carte que vous devez piocher inflige %1 dégâts à chacun de vos combattants.</translation>
    </message>
    <message>
        <source>This ends the turn: confirm, or take it back.</source>
        <translation>Cela termine le tour&#xa0;: confirmez ou annulez.</translation>
    </message>
    <message>
        <source>Before the first decision</source>
        <translation>Avant la première décision</translation>
    </message>
    <message>
        <source>Whoever decides</source>
        <translation>Celui qui décide</translation>
    </message>
    <message>
        <source>From outside</source>
        <translation>Vue de l’extérieur</translation>
    </message>
    <message>
        <source>Next at the screen: %1</source>
        <translation>À l’écran maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1; the defaults hold. %2</source>
        <translation>Les réglages n’ont pas pu être lus et ont été mis de côté sous %1&#x202f;; les valeurs par défaut s’appliquent. %2</translation>
    </message>
    <message>
        <source>The settings could not be saved: %1</source>
        <translation>Les réglages n’ont pas pu être enregistrés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>strength of the computer</comment>
        <translation>Au hasard</translation>
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
        <source>There is no deck that can be played.</source>
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
        <source>before the first turn</source>
        <translation>avant le premier tour</translation>
    </message>
    <message>
        <source>turn %1, %2 to play</source>
        <translation>tour&#xa0;%1, à jouer&#xa0;: %2</translation>
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
        <translation>Choisissez la carte d’attaque.</translation>
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
        <source>%1 stays at %2</source>
        <comment>health</comment>
        <translation>%1 reste à %2</translation>
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
        <source>%1: %2</source>
        <comment>who decided: what</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The effects of “%1” do not resolve; its value stays.</source>
        <translation>Les effets de la carte «&#xa0;%1&#xa0;» ne sont pas appliqués&#x202f;; sa valeur reste.</translation>
    </message>
    <message>
        <source>partner · %1</source>
        <comment>what the partner does: waiting</comment>
        <translation>partenaire · %1</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>À placer : %1.</translation>
    </message>
    <message>
        <source>The attack card is face down.</source>
        <translation>La carte d’attaque est face cachée.</translation>
    </message>
</context>
<context>
    <name>ThreatLegend</name>
    <message>
        <source>Within the other side’s reach (without a boost)</source>
        <translation>À portée de l’adversaire (sans BOOST)</translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Select</source>
        <translation>Choisir</translation>
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
        <translation>Relier des cases en tirant de l’une à l’autre</translation>
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
        <source>Ground</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key of a tool</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Colour, ornament, picture to trace over</source>
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
        <source>Picture to trace over</source>
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
        <source>A sketch or a photograph that lies under the board while you draw</source>
        <translation>Une esquisse ou une photo, sous le plateau pendant que vous dessinez</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Retirer l’image</translation>
    </message>
    <message>
        <source>The picture is not there any more. Choose it again or remove it.</source>
        <translation>L’image n’est plus là. Choisissez-la de nouveau ou retirez-la.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Intensité</translation>
    </message>
    <message>
        <source>Strength of the picture</source>
        <translation>Intensité de l’image</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Middle x</source>
        <translation>Milieu x</translation>
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
        <source>As large as the board, in its middle</source>
        <translation>Aussi grande que le plateau, en son milieu</translation>
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
        <source>“%1” and %n more were not saved; they are kept safe.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» et %n autre n’ont pas été enregistrés&#x202f;; ils sont en sûreté.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» et %n autres n’ont pas été enregistrés&#x202f;; ils sont en sûreté.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not saved; it is kept safe.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été enregistré&#x202f;; le travail est en sûreté.</translation>
    </message>
    <message>
        <source>Have a look</source>
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
        <source>Colour</source>
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
        <translation>Un champ de bataille a au plus %1 zones</translation>
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
        <source>Stopped; nothing was written.</source>
        <translation>Arrêté&#x202f;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>L’imprimante n’a pas pris les pages.</translation>
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
        <translation>en tout %1</translation>
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
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 parties sur %2</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 games</source>
        <translation>Annulé&#xa0;: %1 parties sur %2</translation>
    </message>
    <message>
        <source>Finished: %1 of %2 games</source>
        <translation>Terminé&#xa0;: %1 parties sur %2</translation>
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
    <message>
        <source>Too few games yet to say anything.</source>
        <translation>Encore trop peu de parties pour en dire quoi que ce soit.</translation>
    </message>
    <message>
        <source>Neither seat has an advantage that shows.</source>
        <translation>Aucune des deux places n’a d’avantage visible.</translation>
    </message>
    <message>
        <source>%1 is neither stronger nor weaker than its opponents, as far as one sees.</source>
        <translation>%1&#xa0;: ni plus fort ni plus faible que ses adversaires, pour autant qu’on le voie.</translation>
    </message>
    <message>
        <source>The first player wins %1 of the games, more than chance explains.</source>
        <translation>Le premier joueur gagne %1 des parties, plus que le hasard ne l’explique.</translation>
    </message>
    <message>
        <source>The first player wins %1 of the games, fewer than chance explains.</source>
        <translation>Le premier joueur gagne %1 des parties, moins que le hasard ne l’explique.</translation>
    </message>
    <message>
        <source>%1 wins %2 of its games, more than chance explains.</source>
        <translation>%1 gagne %2 de ses parties, plus que le hasard ne l’explique.</translation>
    </message>
    <message>
        <source>%1 wins %2 of its games, fewer than chance explains.</source>
        <translation>%1 gagne %2 de ses parties, moins que le hasard ne l’explique.</translation>
    </message>
    <message>
        <source>The interval, %1 to %2 %, contains 50 %.</source>
        <translation>L’intervalle, de %1 à %2&#xa0;%, contient 50&#xa0;%.</translation>
    </message>
    <message>
        <source>The interval, %1 to %2 %, leaves out 50 %.</source>
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
        <source>%n pairings stand out, most of all %1.</source>
        <translation>
            <numerusform>%n rencontre sort du lot&#xa0;: %1.</numerusform>
            <numerusform>%n rencontres sortent du lot, surtout %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table was not saved. %1</source>
        <translation>Le tableau n’a pas été enregistré. %1</translation>
    </message>
    <message>
        <source>a few seconds left</source>
        <translation>encore quelques secondes</translation>
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
        <source>Turn over</source>
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
        <source>Set start</source>
        <translation>Changer un départ</translation>
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
        <source>Change zone colour</source>
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
        <source>Change licence</source>
        <translation>Changer la licence</translation>
    </message>
    <message>
        <source>Change board size</source>
        <translation>Changer la taille du plateau</translation>
    </message>
    <message>
        <source>Change ground colour</source>
        <translation>Changer la couleur du fond</translation>
    </message>
    <message>
        <source>Change ornament</source>
        <translation>Changer l’ornement</translation>
    </message>
    <message>
        <source>Battlefield without a name</source>
        <translation>Champ de bataille sans nom</translation>
    </message>
    <message>
        <source>The picture to trace over is not there.</source>
        <translation>L’image à décalquer n’est pas là.</translation>
    </message>
    <message>
        <source>“%1” may have been moved.</source>
        <translation>«&#xa0;%1&#xa0;» a peut-être été déplacée.</translation>
    </message>
    <message>
        <source>Choose a picture to trace over</source>
        <translation>Choisir une image à décalquer</translation>
    </message>
    <message>
        <source>Remove the picture to trace over</source>
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
        <source>Fade the picture</source>
        <translation>Changer l’intensité de l’image</translation>
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
        <source>no way</source>
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
        <translation>Un champ de bataille a au plus %1&#xa0;cases&#xa0;: il n’y a plus de place.</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 zones: there is no room for more.</source>
        <translation>Un champ de bataille a au plus %1&#xa0;zones&#xa0;: il n’y a plus de place.</translation>
    </message>
    <message>
        <source>A space is in at most %1 zones.</source>
        <translation>Une case est dans %1 zones au plus.</translation>
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
        <source>The picture is saved.</source>
        <translation>L’image est enregistrée.</translation>
    </message>
    <message>
        <source>The picture could not be written: choose a name that ends in .png, .svg or .pdf, in a folder of yours.</source>
        <translation>L’image n’a pas pu être écrite&#xa0;: choisissez un nom en .png, .svg ou .pdf, dans un dossier à vous.</translation>
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
        <source>Click or drag to select; Shift adds</source>
        <translation>Cliquez ou tirez pour sélectionner&#x202f;; Maj ajoute</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>Sélection&#xa0;: %1</translation>
    </message>
    <message>
        <source>Click to add a space; arrow keys and Enter do it too</source>
        <translation>Cliquez pour ajouter une case&#x202f;; les flèches et Entrée aussi</translation>
    </message>
    <message>
        <source>Drag from space to space; the same way again takes a line away</source>
        <translation>Tirez de case en case&#x202f;; le même trajet supprime la ligne</translation>
    </message>
    <message>
        <source>Drag over spaces to paint the chosen zone; digits choose it</source>
        <translation>Passez sur les cases pour peindre la zone choisie&#x202f;; les chiffres la choisissent</translation>
    </message>
    <message>
        <source>On a ring: that zone; in the middle: all; on a line: the line</source>
        <translation>Sur un anneau&#xa0;: cette zone&#x202f;; au centre&#xa0;: toutes&#x202f;; sur une ligne&#xa0;: la ligne</translation>
    </message>
    <message>
        <source>Click a space: the next start number, or none</source>
        <translation>Cliquez sur une case&#xa0;: le prochain numéro de départ, ou aucun</translation>
    </message>
    <message>
        <source>Colour, ornament and a picture to trace over are in the panel</source>
        <translation>Couleur, ornement et image à décalquer sont dans le volet</translation>
    </message>
    <message>
        <source>The copies would lie outside the board: make it larger or choose another symmetry.</source>
        <translation>Les copies seraient hors du plateau&#xa0;: agrandissez-le ou choisissez une autre symétrie.</translation>
    </message>
    <message>
        <source>This file is no picture that can be read.</source>
        <translation>Ce fichier n’est pas une image lisible.</translation>
    </message>
    <message>
        <source>Drag the picture to move it, a corner to size it; arrow keys move it too</source>
        <translation>Tirez l’image pour la déplacer, un coin pour la redimensionner&#x202f;; les flèches la déplacent aussi</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BattlefieldProblems</name>
    <message>
        <source>Space %1 is in no zone.</source>
        <translation>La case %1 n’est dans aucune zone.</translation>
    </message>
    <message>
        <source>From there, ranged attacks reach only neighbouring spaces.</source>
        <translation>À distance, on n’y atteint que les cases voisines.</translation>
    </message>
    <message>
        <source>Space %1 cannot be reached.</source>
        <translation>La case %1 est inaccessible.</translation>
    </message>
    <message>
        <source>No line leads there from the others.</source>
        <translation>Aucune ligne n’y mène depuis les autres.</translation>
    </message>
    <message>
        <source>Space %1 has two start numbers.</source>
        <translation>La case %1 a deux numéros de départ.</translation>
    </message>
    <message>
        <source>Each start needs a space of its own.</source>
        <translation>Il faut à chaque départ sa propre case.</translation>
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
        <source>At a glance their colours are confused.</source>
        <translation>Au premier coup d’œil, on confond leurs couleurs.</translation>
    </message>
    <message>
        <source>Zone %1 has no space.</source>
        <translation>La zone %1 n’a pas de case.</translation>
    </message>
    <message>
        <source>Paint it somewhere or remove it.</source>
        <translation>Peignez-la quelque part ou supprimez-la.</translation>
    </message>
    <message>
        <source>Lines %1–%2 and %3–%4 cross.</source>
        <translation>Les lignes %1–%2 et %3–%4 se croisent.</translation>
    </message>
    <message>
        <source>It looks as if there were a space.</source>
        <translation>On croirait qu’il y a une case.</translation>
    </message>
    <message>
        <source>Line %1–%2 passes over space %3.</source>
        <translation>La ligne %1–%2 passe sur la case %3.</translation>
    </message>
    <message>
        <source>It looks as if they were joined.</source>
        <translation>On les croirait reliées.</translation>
    </message>
    <message>
        <source>Spaces %1 and %2 are very close.</source>
        <translation>Les cases %1 et %2 sont très proches.</translation>
    </message>
    <message>
        <source>Rings and fighters may overlap.</source>
        <translation>Anneaux et combattants peuvent se chevaucher.</translation>
    </message>
    <message>
        <source>Space %1 lies outside the board.</source>
        <translation>La case %1 est hors du plateau.</translation>
    </message>
    <message>
        <source>Move it in or enlarge the board.</source>
        <translation>Rentrez-la ou agrandissez le plateau.</translation>
    </message>
    <message>
        <source>A duel needs two, team play four.</source>
        <translation>Il en faut deux pour un duel, quatre pour le jeu en équipe.</translation>
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
        <translation>quand quelque chose arrive…</translation>
    </message>
    <message>
        <source>something that always holds…</source>
        <translation>quelque chose qui vaut toujours…</translation>
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
        <source>Say more about it</source>
        <translation>En dire plus</translation>
    </message>
    <message>
        <source>It holds only while a condition holds</source>
        <translation>Cela ne vaut que tant qu’une condition est remplie</translation>
    </message>
    <message>
        <source>Whenever</source>
        <translation>Quand</translation>
    </message>
</context>
<context>
    <name>champclos::editor::BoardShelf</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
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
        <source>before the damage only</source>
        <translation>seulement avant les dégâts</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation>trop imbriqué</translation>
    </message>
    <message>
        <source>nothing before says which</source>
        <translation>rien avant ne dit laquelle</translation>
    </message>
    <message>
        <source>there are several: say each or one of</source>
        <translation>il y en a plusieurs&#xa0;: dire chaque ou l’un de</translation>
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
        <source>said already</source>
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
        <source>there must be a column “name” and a column “type”</source>
        <translation>il faut une colonne «&#xa0;nom&#xa0;» et une colonne «&#xa0;type&#xa0;»</translation>
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
        <source>a deck has at most %1 different cards</source>
        <translation>un deck a au plus %1 cartes différentes</translation>
    </message>
    <message>
        <source>“%1” is no card type</source>
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
        <translation>boost</translation>
    </message>
    <message>
        <source>no row is a card</source>
        <translation>aucune ligne n’est une carte</translation>
    </message>
    <message>
        <source>“%1” is left out: %2</source>
        <translation>«&#xa0;%1&#xa0;» est laissée de côté&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no column “copies”: every card counts once</source>
        <translation>il n’y a pas de colonne «&#xa0;exemplaires&#xa0;»&#x202f;; chaque carte compte une fois</translation>
    </message>
    <message>
        <source>there is no column “value”: every value is 0</source>
        <translation>il n’y a pas de colonne «&#xa0;valeur&#xa0;»&#x202f;; toutes les valeurs sont 0</translation>
    </message>
    <message>
        <source>there is no column “boost”: every boost is 0</source>
        <translation>il n’y a pas de colonne «&#xa0;boost&#xa0;»&#x202f;; tous les boosts sont 0</translation>
    </message>
    <message>
        <source>there is no card type</source>
        <translation>il n’y a pas de type de carte</translation>
    </message>
    <message>
        <source>“%1”: there are more cells than columns; a text with a separator in it needs quotation marks</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: il y a plus de cellules que de colonnes&#x202f;; un texte qui contient un séparateur doit être entre guillemets</translation>
    </message>
    <message>
        <source>a quotation mark is opened and never closed</source>
        <translation>un guillemet est ouvert et jamais fermé</translation>
    </message>
</context>
<context>
    <name>champclos::editor::DeckDesk</name>
    <message>
        <source>Import a table</source>
        <translation>Importer un tableau</translation>
    </message>
    <message>
        <source>Decides about he and she, un and une, der and die.</source>
        <translation>Décide entre il et elle, un et une, der et die.</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>What several of them are called: “Wolves”.</source>
        <translation>Comment on en appelle plusieurs&#xa0;: «&#xa0;Loups&#xa0;».</translation>
    </message>
    <message>
        <source>Only if the name is no proper name: “the”, “le”, “der”. Proper names have none.</source>
        <translation>Seulement si ce n’est pas un nom propre&#xa0;: «&#xa0;the&#xa0;», «&#xa0;le&#xa0;», «&#xa0;der&#xa0;». Les noms propres n’en ont pas.</translation>
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
        <source>Whose? Only if it is irregular: “Hans’”.</source>
        <translation>Génitif allemand, seulement s’il est irrégulier&#xa0;: «&#xa0;Hans’&#xa0;».</translation>
    </message>
    <message>
        <source>After der, die, das, if it is another form: “der Fremde”.</source>
        <translation>Après der, die, das, si la forme change&#xa0;: «&#xa0;der Fremde&#xa0;».</translation>
    </message>
    <message>
        <source>After den, dem, des, if it is another form: “den Fremden”.</source>
        <translation>Après den, dem, des, si la forme change&#xa0;: «&#xa0;den Fremden&#xa0;».</translation>
    </message>
    <message>
        <source>After die, alle, deine, if it is another form: “alle Fremden”.</source>
        <translation>Après die, alle, deine, si la forme change&#xa0;: «&#xa0;alle Fremden&#xa0;».</translation>
    </message>
    <message>
        <source>After mit, von, if it is not the plural and an n: “Pumas”.</source>
        <translation>Après mit, von, si ce n’est pas le pluriel plus n&#xa0;: «&#xa0;Pumas&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing could be read.</source>
        <translation>Rien n’a pu être lu.</translation>
    </message>
    <message numerus="yes">
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards read (%1)</source>
        <translation>
            <numerusform>%n carte lue (%1)</numerusform>
            <numerusform>%n cartes lues (%1)</numerusform>
        </translation>
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
        <source>Change the colours</source>
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
        <source>Change the copies</source>
        <translation>Changer les exemplaires</translation>
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
        <source>Take away a part</source>
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
        <translation>«&#xa0;%1&#xa0;» demande encore «&#xa0;%2&#xa0;»</translation>
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
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 cartes sur %2</translation>
    </message>
    <message>
        <source>the note is not said in blocks yet</source>
        <translation>la note n’est pas encore dite en blocs</translation>
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
        <translation>Pouvoir %1</translation>
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
        <source>Damage by effects</source>
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
        <source>Put a block</source>
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
        <source>Put a block around it</source>
        <translation>Entourer d’un bloc</translation>
    </message>
    <message>
        <source>Take the block around it away</source>
        <translation>Retirer le bloc autour</translation>
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
        <source>more about it</source>
        <translation>plus de détails</translation>
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
    <message>
        <source>%1 of %2 decks</source>
        <translation>%1 decks sur %2</translation>
    </message>
    <message>
        <source>only with a boost</source>
        <translation>avec BOOST</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>no way</source>
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
        <source>Strike in the first turn</source>
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
        <source>Spaces without which the board falls apart</source>
        <translation>Cases sans lesquelles le plateau se coupe en deux</translation>
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
        <source>Distance to opposing starts</source>
        <translation>Entre départs adverses</translation>
    </message>
</context>
<context>
    <name>champclos::editor::HeatModel</name>
    <message>
        <source>Where fighters stood</source>
        <translation>Où se tenaient les combattants</translation>
    </message>
    <message>
        <source>Where fighters fell</source>
        <translation>Où les combattants sont tombés</translation>
    </message>
    <message>
        <source>Where the first strike hit</source>
        <translation>Où le premier coup a porté</translation>
    </message>
    <message>
        <source>Fighter turns, %</source>
        <translation>Tours-combattants, %</translation>
    </message>
    <message>
        <source>Falls, %</source>
        <translation>Chutes, %</translation>
    </message>
    <message>
        <source>Games, %</source>
        <translation>Parties, %</translation>
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
        <source>Before the damage is dealt: values can still change.</source>
        <translation>Avant les dégâts&#xa0;: les valeurs peuvent encore changer.</translation>
    </message>
    <message>
        <source>After the damage, when it is settled who won the combat.</source>
        <translation>Après les dégâts, quand on sait qui a remporté le combat.</translation>
    </message>
    <message>
        <source>When the card is played as an action of its own.</source>
        <translation>Quand la carte est jouée comme action à part entière.</translation>
    </message>
    <message>
        <source>When the line reaches its goal of syllables with this card.</source>
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
        <translation>Après la dernière action de chacun de vos tours, avant la limite de main.</translation>
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
        <source>At the end of a combat that you take part in, after the effects of the cards.</source>
        <translation>À la fin d’un combat auquel vous participez, après les effets des cartes.</translation>
    </message>
    <message>
        <source>After an attack of yours, when its cards have been put away.</source>
        <translation>Après l’une de vos attaques, quand ses cartes ont été rangées.</translation>
    </message>
    <message>
        <source>Whenever you have played a scheme.</source>
        <translation>Chaque fois que vous avez joué un stratagème.</translation>
    </message>
    <message>
        <source>The attack cards of these fighters are worth more.</source>
        <translation>Les cartes d’attaque de ces combattants valent plus.</translation>
    </message>
    <message>
        <source>The defense cards of these fighters are worth more.</source>
        <translation>Les cartes de défense de ces combattants valent plus.</translation>
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
        <source>Effects cannot damage these fighters, only combats can.</source>
        <translation>Les effets ne blessent pas ces combattants, seuls les combats le peuvent.</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>Start of turn.</source>
        <translation>Début du tour.</translation>
    </message>
    <message>
        <source>What happens at the start of your turn.</source>
        <translation>Ce qui se passe au début de votre tour.</translation>
    </message>
    <message>
        <source>Two actions.</source>
        <translation>Deux actions.</translation>
    </message>
    <message>
        <source>Any two, also the same one twice. None may be skipped; one that you gain comes on top.</source>
        <translation>Au choix, deux fois la même si vous voulez. Aucune ne peut être passée&#x202f;; une action gagnée s’y ajoute.</translation>
    </message>
    <message>
        <source>End of turn.</source>
        <translation>Fin du tour.</translation>
    </message>
    <message>
        <source>What happens at the end of your turn.</source>
        <translation>Ce qui se passe à la fin de votre tour.</translation>
    </message>
    <message>
        <source>Hand limit.</source>
        <translation>Limite de main.</translation>
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
        <source>Draw 1 card. You may boost: discard a card and add its boost to your move value. Then each of your fighters may move that far, one after the other; through friendly fighters, never through opposing ones.</source>
        <translation>Piochez une carte. Vous pouvez booster&#xa0;: défaussez-vous d’une carte et ajoutez son BOOST à votre valeur de déplacement. Puis chacun de vos combattants peut se déplacer d’autant de cases, l’un après l’autre&#x202f;; à travers vos amis, jamais à travers vos adversaires.</translation>
    </message>
    <message>
        <source>Scheme.</source>
        <translation>Stratagème.</translation>
    </message>
    <message>
        <source>Play a scheme card with a fighter that may use it, do what it says, discard it.</source>
        <translation>Jouez une carte Stratagème avec un combattant qui y a droit, appliquez-la, puis défaussez-la.</translation>
    </message>
    <message>
        <source>Attack.</source>
        <translation>Attaque.</translation>
    </message>
    <message>
        <source>One of your fighters attacks an opposing one with an attack or versatile card. Melee: an adjacent target. Ranged: adjacent, or in the same zone.</source>
        <translation>L’un de vos combattants attaque un combattant adverse avec une carte Attaque ou polyvalente. Mêlée&#xa0;: une cible adjacente. À distance&#xa0;: adjacente, ou dans la même zone.</translation>
    </message>
    <message>
        <source>Cards.</source>
        <translation>Cartes.</translation>
    </message>
    <message>
        <source>The attacker puts a card face down. The defender may add a defense or versatile card. Both are turned up together.</source>
        <translation>L’attaquant pose une carte face cachée. Le défenseur peut répondre par une carte Défense ou polyvalente. Les deux sont révélées ensemble.</translation>
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
        <source>The attack’s value minus the defense’s. With at least 1 damage the attacker has won, otherwise the defender.</source>
        <translation>La valeur de l’attaque moins celle de la défense. S’il y a au moins 1&#xa0;dégât, l’attaquant a remporté le combat, sinon c’est le défenseur.</translation>
    </message>
    <message>
        <source>After combat.</source>
        <translation>Après le combat.</translation>
    </message>
    <message>
        <source>First the defender’s card, then the attacker’s; also of a fighter that was defeated.</source>
        <translation>D’abord la carte du défenseur, puis celle de l’attaquant&#x202f;; même si son combattant a été vaincu.</translation>
    </message>
    <message>
        <source>Discard.</source>
        <translation>Défausse.</translation>
    </message>
    <message>
        <source>Both cards go to their discard piles.</source>
        <translation>Chaque carte va dans la défausse de son joueur.</translation>
    </message>
    <message>
        <source>Adjacent.</source>
        <translation>Adjacent.</translation>
    </message>
    <message>
        <source>Two spaces that a line joins.</source>
        <translation>Deux cases reliées par une ligne.</translation>
    </message>
    <message>
        <source>Zone.</source>
        <translation>Zone.</translation>
    </message>
    <message>
        <source>All spaces of one colour and letter, wherever they lie. A space may be in several zones.</source>
        <translation>Toutes les cases de même couleur et de même lettre, où qu’elles soient. Une case peut appartenir à plusieurs zones.</translation>
    </message>
    <message>
        <source>Empty deck.</source>
        <translation>Deck vide.</translation>
    </message>
    <message>
        <source>It is never shuffled again. Each card that you cannot draw deals 2 damage to each of your fighters.</source>
        <translation>Il n’est jamais reconstitué. Chaque carte que vous ne pouvez pas piocher inflige 2&#xa0;dégâts à chacun de vos combattants.</translation>
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
        <source>A fighter without health leaves the battlefield at once.</source>
        <translation>Un combattant sans point de vie quitte aussitôt le champ de bataille.</translation>
    </message>
    <message>
        <source>Victory.</source>
        <translation>Victoire.</translation>
    </message>
    <message>
        <source>Whoever’s last hero is defeated has lost, even in the middle of an effect.</source>
        <translation>Qui perd son dernier héros a perdu la partie, même au milieu d’un effet.</translation>
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
        <source>Player’s aid</source>
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
        <source>lay the crosses on each other; print at 100 %</source>
        <translation>superposer les croix&#x202f;; imprimer à 100&#x202f;%</translation>
    </message>
    <message>
        <source>Print this page at 100 %, without “fit to page”.</source>
        <translation>Imprimez cette page à 100&#x202f;%, sans «&#xa0;ajuster à la page&#xa0;».</translation>
    </message>
    <message>
        <source>Measure both rulers. If 100 mm are not 100 mm, enter what you measured as the printer’s scale.</source>
        <translation>Mesurez les deux règles. Si 100&#xa0;mm n’en font pas 100, saisissez la mesure comme échelle de l’imprimante.</translation>
    </message>
    <message>
        <source>Measure how far the upper left cross is from the edges of the paper. It should be 20 mm from both; enter the difference as the printer’s offset.</source>
        <translation>Mesurez la distance entre la croix en haut à gauche et les bords du papier. Elle devrait être de 20&#xa0;mm des deux côtés&#x202f;; saisissez la différence comme décalage de l’imprimante.</translation>
    </message>
    <message>
        <source>Print again: with these settings the rulers and the crosses are true.</source>
        <translation>Imprimez de nouveau&#xa0;: avec ces réglages, les règles et les croix sont justes.</translation>
    </message>
    <message>
        <source>Set now: 100 mm are printed as %1 mm across and %2 mm down; offset %3 mm across and %4 mm down.</source>
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
        <source>%1 × %2 mm · bleed %3 mm · print at 100 %</source>
        <translation>%1 × %2&#xa0;mm · fond perdu %3&#xa0;mm · imprimer à 100&#x202f;%</translation>
    </message>
    <message>
        <source>Abilities.</source>
        <translation>Pouvoirs.</translation>
    </message>
    <message>
        <source>Ability.</source>
        <translation>Pouvoir.</translation>
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
            <numerusform>case au plus</numerusform>
            <numerusform>cases au plus</numerusform>
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
        <translation> (%1 au plus)</translation>
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
        <source>Reference sheet</source>
        <translation>Aide de jeu</translation>
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
        <source>“Space”: a circle of the battlefield. “Zone”: all spaces of one colour and letter.</source>
        <translation>«&#xa0;Case&#xa0;»&#xa0;: un rond du champ de bataille. «&#xa0;Zone&#xa0;»&#xa0;: toutes les cases de même couleur et de même lettre.</translation>
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
        <source>black only, nothing filled</source>
        <translation>noir seulement, sans aplats</translation>
    </message>
    <message>
        <source>--%1 needs a value: %2.</source>
        <translation>--%1 attend une valeur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%2” is nothing that --%1 understands: %3.</source>
        <translation>--%1 ne comprend pas «&#xa0;%2&#xa0;»&#xa0;: %3.</translation>
    </message>
    <message>
        <source>“%1” cannot be printed; there are: %2.</source>
        <translation>«&#xa0;%1&#xa0;» ne s’imprime pas&#x202f;; il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>What shall be printed? There are: %1.</source>
        <translation>Que faut-il imprimer&#x202f;? Il y a&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Name one deck or more, or say --all.</source>
        <translation>Nommez un deck ou plusieurs, ou dites --all.</translation>
    </message>
    <message>
        <source>Name one battlefield or more, or say --all.</source>
        <translation>Nommez un champ de bataille ou plusieurs, ou dites --all.</translation>
    </message>
    <message>
        <source>“%1” has no place here.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas sa place ici.</translation>
    </message>
    <message>
        <source>Cards of this size do not fit on the paper.</source>
        <translation>Des cartes de ce format ne tiennent pas sur le papier.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>Impossible de créer le dossier «&#xa0;%1&#xa0;».</translation>
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
        <translation>«&#xa0;champclos print --help&#xa0;» en dit plus.</translation>
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
        <source>Summary</source>
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
        <translation>%1&#xa0;: pions et compteurs</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Pions</translation>
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
        <source>cut out the window, lay the cover on the numbers, pin both in the middle</source>
        <translation>évider la fenêtre, poser le cache sur les chiffres, attacher au centre</translation>
    </message>
    <message>
        <source>glue the two sides back to back</source>
        <translation>coller les deux faces dos à dos</translation>
    </message>
    <message>
        <source>Tokens and dials</source>
        <translation>Pions et compteurs</translation>
    </message>
    <message>
        <source>print at 100 % on thick paper</source>
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
        <translation>«&#xa0;%1&#xa0;» ne s’imprime pas&#x202f;; vouliez-vous dire «&#xa0;%2&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>--%1 means nothing to “%2”.</source>
        <translation>--%1 n’a pas de sens pour «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Usage: champclos print KIND [NAME or FILE …] [options]</source>
        <translation>Usage&#xa0;: champclos print GENRE [NOM ou FICHIER …] [options]</translation>
    </message>
    <message>
        <source>Writes PDF files, without a window or a display.</source>
        <translation>Écrit des fichiers PDF, sans fenêtre ni écran.</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Genres</translation>
    </message>
    <message>
        <source>Names; a file of your own is given by its path, my-deck.json</source>
        <translation>Noms&#x202f;; un fichier à vous se donne par son chemin, my-deck.json</translation>
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
        <translation>Options pour les champs de bataille et les pions</translation>
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
        <source>0 written, 1 not written (the reason is on the error output), 2 not understood</source>
        <translation>0 écrit, 1 non écrit (la sortie d’erreur dit pourquoi), 2 non compris</translation>
    </message>
    <message>
        <source>a deck to look up: character card and every card once, on one page or two</source>
        <translation>un deck à consulter&#xa0;: fiche du personnage et chaque carte une fois, sur une page ou deux</translation>
    </message>
    <message>
        <source>several heroes on one page, a row each</source>
        <translation>plusieurs héros sur une page, une ligne chacun</translation>
    </message>
    <message>
        <source>turn order, actions and combat at a glance</source>
        <translation>le tour, les actions et le combat d’un coup d’œil</translation>
    </message>
    <message>
        <source>a deck to cut out, in true size, with bleed, cut marks and backs</source>
        <translation>un deck à découper, en taille réelle, avec fond perdu, traits de coupe et dos</translation>
    </message>
    <message>
        <source>a battlefield on one page, or as a poster of several sheets</source>
        <translation>un champ de bataille sur une page, ou en affiche de plusieurs feuilles</translation>
    </message>
    <message>
        <source>tokens and health dials to cut out</source>
        <translation>pions et compteurs Santé à découper</translation>
    </message>
    <message>
        <source>rulers to measure your printer with, for --scale and --offset</source>
        <translation>des règles pour mesurer votre imprimante, pour --scale et --offset</translation>
    </message>
    <message>
        <source>where to write: all in one file, or a file each in a folder, which is made if need be; the current folder if you say nothing</source>
        <translation>où écrire&#xa0;: tout dans un fichier, ou un fichier chacun dans un dossier, créé au besoin&#x202f;; sinon le dossier courant</translation>
    </message>
    <message>
        <source>language, yours if you say nothing; two with a comma (fr,de) stand side by side</source>
        <translation>langue, sinon la vôtre&#x202f;; deux avec une virgule (fr,de) figurent côte à côte</translation>
    </message>
    <message>
        <source>paper; a4 if you say nothing</source>
        <translation>papier&#x202f;; sinon a4</translation>
    </message>
    <message>
        <source>size of a card in mm</source>
        <translation>taille d’une carte en mm</translation>
    </message>
    <message>
        <source>backs, mirrored for the edge over which the printer turns the sheet</source>
        <translation>dos, en miroir selon le bord sur lequel l’imprimante retourne la feuille</translation>
    </message>
    <message>
        <source>one card a page with 3 mm bleed, for a print shop</source>
        <translation>une carte par page avec 3&#xa0;mm de fond perdu, pour un imprimeur</translation>
    </message>
    <message>
        <source>the character card too</source>
        <translation>la fiche du personnage aussi</translation>
    </message>
    <message>
        <source>several sheets to join, spaces 30 mm wide</source>
        <translation>plusieurs feuilles à assembler, cases de 30&#xa0;mm</translation>
    </message>
    <message>
        <source>width of a space in mm; makes a battlefield a poster</source>
        <translation>diamètre d’une case en mm&#x202f;; fait d’un champ de bataille une affiche</translation>
    </message>
    <message>
        <source>what your printer makes of 100 mm, across and down</source>
        <translation>ce que votre imprimante fait de 100&#xa0;mm, en largeur et en hauteur</translation>
    </message>
    <message>
        <source>how far your printer shifts the page, right and down, in mm</source>
        <translation>de combien votre imprimante décale la page, à droite et vers le bas, en mm</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>cette aide</translation>
    </message>
</context>
<context>
    <name>program</name>
    <message>
        <source>Duels of heroes: a game and a workshop. “champclos print --help” prints sheets, cards and boards without a window.</source>
        <translation>Duels de héros&#xa0;: un jeu et un atelier. «&#xa0;champclos print --help&#xa0;» explique comment imprimer aides de jeu, cartes et plateaux sans fenêtre.</translation>
    </message>
    <message>
        <source>Draw the pages into the folder &lt;folder&gt;, without a display, and end.</source>
        <translation>Dessiner les pages dans le dossier &lt;folder&gt;, sans écran, puis quitter.</translation>
    </message>
    <message>
        <source>Only pictures whose name contains &lt;text&gt;.</source>
        <translation>Seulement les images dont le nom contient &lt;text&gt;.</translation>
    </message>
    <message>
        <source>A game, battlefield or deck to open.</source>
        <translation>Une partie, un champ de bataille ou un deck à ouvrir.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>“champclos --help” lists what can be asked for.</source>
        <translation>«&#xa0;champclos --help&#xa0;» donne la liste de ce qui est possible.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>On ne peut ouvrir qu’un seul fichier à la fois.</translation>
    </message>
    <message>
        <source>Champclos found no display to open its window on: the environment variables DISPLAY and WAYLAND_DISPLAY lead to none.
Without a display these still work:</source>
        <translation>Champclos n’a trouvé aucun écran où ouvrir sa fenêtre&#xa0;: les variables d’environnement DISPLAY et WAYLAND_DISPLAY ne mènent à aucun.
Sans écran, ceci fonctionne quand même&#xa0;:</translation>
    </message>
    <message>
        <source>  champclos print --help           sheets, cards and boards as PDF
  champclos --screenshots FOLDER   pictures of every page
  champclos-cli play               a duel in the terminal</source>
        <translation>  champclos print --help            fiches, cartes et plateaux en PDF
  champclos --screenshots DOSSIER   des images de chaque page
  champclos-cli play                un duel dans le terminal</translation>
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
        <translation>mettre des cartes</translation>
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
        <translation>ramener</translation>
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
        <source>turn the token</source>
        <translation>retourner le jeton</translation>
    </message>
    <message>
        <source>choose the side</source>
        <translation>choisir la face</translation>
    </message>
    <message>
        <source>turn up a side card</source>
        <translation>révéler une carte annexe</translation>
    </message>
    <message>
        <source>discard the side card</source>
        <translation>défausser la carte annexe</translation>
    </message>
    <message>
        <source>return a side card</source>
        <translation>ramener une carte annexe</translation>
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
        <source>the two in this combat</source>
        <translation>les deux du combat</translation>
    </message>
    <message>
        <source>your fighters of one name</source>
        <translation>vos combattants d’un nom</translation>
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
        <source>adjacent</source>
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
        <source>is a certain fighter</source>
        <translation>est un certain combattant</translation>
    </message>
    <message>
        <source>the opponent’s card is</source>
        <translation>la carte adverse est</translation>
    </message>
    <message>
        <source>health at most</source>
        <translation>points de vie au plus</translation>
    </message>
    <message>
        <source>there is none of</source>
        <translation>il n’y a aucun de</translation>
    </message>
    <message>
        <source>took damage this turn</source>
        <translation>a subi des dégâts ce tour</translation>
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
        <translation>le BOOST de cette carte</translation>
    </message>
    <message>
        <source>as many as were put</source>
        <translation>autant que de cartes mises</translation>
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
        <source>beside the chosen space</source>
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
        <translation>un nombre quelconque de</translation>
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
        <translation>fois au plus</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
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
        <translation>une case libre</translation>
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
        <translation>y reste ce tour</translation>
    </message>
    <message>
        <source>all of that name</source>
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
        <source>a combat of yours ends</source>
        <translation>un de vos combats se termine</translation>
    </message>
    <message>
        <source>an attack of yours is over</source>
        <translation>votre attaque est finie</translation>
    </message>
    <message>
        <source>you have played a scheme</source>
        <translation>vous avez joué un stratagème</translation>
    </message>
    <message>
        <source>more attack value</source>
        <translation>valeur d’attaque en plus</translation>
    </message>
    <message>
        <source>more defense value</source>
        <translation>valeur de défense en plus</translation>
    </message>
    <message>
        <source>more move value</source>
        <translation>déplacement en plus</translation>
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
        <source>no damage but combat damage</source>
        <translation>seuls les dégâts de combat</translation>
    </message>
    <message>
        <source>which cards</source>
        <translation>lesquelles</translation>
    </message>
</context>
</TS>
