<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>abilities</name>
    <message>
        <source>when your fighters are placed at the start of the game, {then}</source>
        <translation>lors de la mise en place de vos combattants, {then}</translation>
    </message>
    <message>
        <source>when your fighters are placed at the start of the game, if {condition}, {then}</source>
        <translation>lors de la mise en place de vos combattants, si {condition}, {then}</translation>
    </message>
    <message>
        <source>at the start of your turn, {then}</source>
        <translation>au début de votre tour, {then}</translation>
    </message>
    <message>
        <source>at the start of your turn, if {condition}, {then}</source>
        <translation>au début de votre tour, si {condition}, {then}</translation>
    </message>
    <message>
        <source>at the end of your turn, {then}</source>
        <translation>à la fin de votre tour, {then}</translation>
    </message>
    <message>
        <source>at the end of your turn, if {condition}, {then}</source>
        <translation>à la fin de votre tour, si {condition}, {then}</translation>
    </message>
    <message>
        <source>when you maneuver, before moving your fighters, {then}</source>
        <translation>quand vous manœuvrez, {?yours:avant de déplacer}{?others:avant que vous ne déplaciez} vos combattants, {then}</translation>
    </message>
    <message>
        <source>when you maneuver, before moving your fighters, if {condition}, {then}</source>
        <translation>quand vous manœuvrez, {?yours:avant de déplacer}{?others:avant que vous ne déplaciez} vos combattants, si {condition}, {then}</translation>
    </message>
    <message>
        <source>when you attack, {then}</source>
        <translation>quand vous attaquez, {then}</translation>
    </message>
    <message>
        <source>when you attack, if {condition}, {then}</source>
        <translation>quand vous attaquez, si {condition}, {then}</translation>
    </message>
    <message>
        <source>when {who} {who?attacks/attack}, {then}</source>
        <translation>quand {who} {who?attaque/attaquent}, {then}</translation>
    </message>
    <message>
        <source>when one of your fighters is attacked, before you choose a card, {then}</source>
        <translation>quand l’un de vos combattants est attaqué, {?yours:avant de choisir}{?others:avant que vous ne choisissiez} une carte, {then}</translation>
    </message>
    <message>
        <source>when one of your fighters is attacked, before you choose a card, if {condition}, {then}</source>
        <translation>quand l’un de vos combattants est attaqué, {?yours:avant de choisir}{?others:avant que vous ne choisissiez} une carte, si {condition}, {then}</translation>
    </message>
    <message>
        <source>after each of your combats, {then}</source>
        <translation>après chacun de vos combats, {then}</translation>
    </message>
    <message>
        <source>after each of your combats, if {condition}, {then}</source>
        <translation>après chacun de vos combats, si {condition}, {then}</translation>
    </message>
    <message>
        <source>after you attack, {then}</source>
        <translation>{?yours:après avoir attaqué}{?others:après chacune de vos attaques}, {then}</translation>
    </message>
    <message>
        <source>after you attack, if {condition}, {then}</source>
        <translation>{?yours:après avoir attaqué}{?others:après chacune de vos attaques}, si {condition}, {then}</translation>
    </message>
    <message>
        <source>after {who} {who?attacks/attack}, {then}</source>
        <translation>après chaque attaque de {who}, {then}</translation>
    </message>
    <message>
        <source>after you play a scheme, {then}</source>
        <translation>{?yours:après avoir joué un stratagème}{?others:après chacun de vos stratagèmes}, {then}</translation>
    </message>
    <message>
        <source>after you play a scheme, if {condition}, {then}</source>
        <translation>{?yours:après avoir joué un stratagème}{?others:après chacun de vos stratagèmes}, si {condition}, {then}</translation>
    </message>
    <message>
        <source>add {amount} to the value of your attacks{per}</source>
        <translation>ajoutez {amount} à la valeur de vos attaques{per}</translation>
    </message>
    <message>
        <source>add {amount} to the value of {who:poss} attacks{per}</source>
        <translation>ajoutez {amount} à la valeur des attaques de {who}{per}</translation>
    </message>
    <message>
        <source>add {amount} to the value of {who?his/her/its/their} attacks{per}</source>
        <translation>ajoutez {amount} à la valeur de {who?ses/leurs} attaques{per}</translation>
    </message>
    <message>
        <source>add {amount} to the value of your defenses{per}</source>
        <translation>ajoutez {amount} à la valeur de vos défenses{per}</translation>
    </message>
    <message>
        <source>add {amount} to the value of {who:poss} defenses{per}</source>
        <translation>ajoutez {amount} à la valeur des défenses de {who}{per}</translation>
    </message>
    <message>
        <source>add {amount} to the value of {who?his/her/its/their} defenses{per}</source>
        <translation>ajoutez {amount} à la valeur de {who?ses/leurs} défenses{per}</translation>
    </message>
    <message>
        <source>when you maneuver, add {amount} to your move value{per}</source>
        <translation>quand vous manœuvrez, ajoutez {amount} à votre valeur de déplacement{per}</translation>
    </message>
    <message>
        <source>when you maneuver, add {amount} to {who:poss} move value{per}</source>
        <translation>quand vous manœuvrez, ajoutez {amount} à la valeur de déplacement de {who}{per}</translation>
    </message>
    <message>
        <source>when you maneuver, add {amount} to {who?his/her/its/their} move value{per}</source>
        <translation>quand vous manœuvrez, ajoutez {amount} à {who?sa/leur} valeur de déplacement{per}</translation>
    </message>
    <message>
        <source>draw {cards}{per} each time you maneuver</source>
        <translation>piochez {cards}{per} à chacune de vos manœuvres</translation>
    </message>
    <message>
        <source>[your fighters may|your fighters may] move through opposing fighters</source>
        <translation>vos combattants peuvent traverser les combattants adverses</translation>
    </message>
    <message>
        <source>[{who} may|{who} may] move through opposing fighters</source>
        <translation>{who} {who?peut/peuvent} traverser les combattants adverses</translation>
    </message>
    <message>
        <source>{who?he/she/it/they} may move through opposing fighters</source>
        <translation>{who?il peut/elle peut/ils peuvent/elles peuvent} traverser les combattants adverses</translation>
    </message>
    <message>
        <source>[your fighters take|your fighters take] no damage other than combat damage</source>
        <translation>vos combattants ne subissent aucun dégât autre que les dégâts de combat</translation>
    </message>
    <message>
        <source>[{who} {who?takes/take}|{who} {who?takes/take}] no damage other than combat damage</source>
        <translation>{who} ne {who?subit/subissent} aucun dégât autre que les dégâts de combat</translation>
    </message>
    <message>
        <source>{who?he takes/she takes/it takes/they take} no damage other than combat damage</source>
        <translation>{who?il ne subit/elle ne subit/ils ne subissent/elles ne subissent} aucun dégât autre que les dégâts de combat</translation>
    </message>
    <message>
        <source>while {condition}, {then}</source>
        <translation>tant que {condition}, {then}</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Maneuver</source>
        <translation>Manœuvre</translation>
    </message>
    <message>
        <source>{title}: play {card}</source>
        <translation>{title}&#xa0;: jouer {card}</translation>
    </message>
    <message>
        <source>{title}: attack {target} with {card}</source>
        <translation>{title}&#xa0;: attaquer {target} avec {card}</translation>
    </message>
    <message>
        <source>Boost with {card}</source>
        <translation>Booster avec {card}</translation>
    </message>
    <message>
        <source>No boost</source>
        <translation>Sans BOOST</translation>
    </message>
    <message>
        <source>Move {fighter} to {space}</source>
        <translation>Déplacer {fighter} sur la {space}</translation>
    </message>
    <message>
        <source>Place {fighter} in {space}</source>
        <translation>Placer {fighter} sur la {space}</translation>
    </message>
    <message>
        <source>Defend with {card}</source>
        <translation>Se défendre avec {card}</translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>Sans carte Défense</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Se défausser de la carte {card}</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>Ne rien défausser</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>No fighter</source>
        <translation>Aucun combattant</translation>
    </message>
    <message>
        <source>{space}</source>
        <translation>{space}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>{who}: concede</source>
        <translation>{who}&#xa0;: abandonner</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Move {fighter} to the marked space.</source>
        <translation>Déplacer {fighter} sur la case marquée.</translation>
    </message>
    <message>
        <source>Place {fighter} in the marked space.</source>
        <translation>Placer {fighter} sur la case marquée.</translation>
    </message>
    <message>
        <source>Choose the marked space.</source>
        <translation>Choisir la case marquée.</translation>
    </message>
    <message>
        <source>Choose {card}.</source>
        <translation>Choisir {card}.</translation>
    </message>
    <message>
        <source>Choose {fighter}.</source>
        <translation>Choisir {fighter}.</translation>
    </message>
</context>
<context>
    <name>amounts</name>
    <message>
        <source> for each {?other:other }{?tagged:{tag} }{?named:{card} }card {in}</source>
        <translation> pour chaque {?other:autre }carte {?tagged:{tag} }{?named:{card} }{?hand:que vous avez en main}{?elsewhere:{in}}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of {?other:other }{?tagged:{tag} }{?named:{card} }cards {in}</source>
        <translation>&lt;m&gt;le nombre {?other:d’autres }{?plain:de }cartes {?tagged:{tag} }{?named:{card} }{?hand:que vous avez en main}{?elsewhere:{in}}</translation>
    </message>
    <message>
        <source> for each point of combat damage dealt</source>
        <translation> par dégât de combat infligé</translation>
    </message>
    <message>
        <source> for each point of combat damage taken</source>
        <translation> par dégât de combat subi</translation>
    </message>
    <message>
        <source>&lt;n&gt;the combat damage dealt</source>
        <translation>&lt;mp&gt;les dégâts de combat infligés</translation>
    </message>
    <message>
        <source>&lt;n&gt;the combat damage taken</source>
        <translation>&lt;mp&gt;les dégâts de combat subis</translation>
    </message>
    <message>
        <source> for each point of boost on {card}</source>
        <translation> par point de BOOST de {card}</translation>
    </message>
    <message>
        <source> for each point of its boost</source>
        <translation> par point de son BOOST</translation>
    </message>
    <message>
        <source>&lt;n&gt;its boost</source>
        <translation>&lt;m&gt;son BOOST</translation>
    </message>
    <message>
        <source>&lt;n&gt;the boost of {card}</source>
        <translation>&lt;m&gt;le BOOST de {card}</translation>
    </message>
    <message>
        <source> for each of those cards</source>
        <translation> pour chacune de ces cartes</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of those cards</source>
        <translation>&lt;m&gt;le nombre de ces cartes</translation>
    </message>
    <message>
        <source> for each different ingredient in your {pile}</source>
        <translation> pour chaque ingrédient différent dans votre {pile}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of different ingredients in your {pile}</source>
        <translation>&lt;m&gt;le nombre d’ingrédients différents dans votre {pile}</translation>
    </message>
    <message>
        <source> for each different zone {who} {who?is/are} in</source>
        <translation> pour chaque zone différente où {who?se trouve/se trouvent} {who}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of different zones {who} {who?is/are} in</source>
        <translation>&lt;m&gt;le nombre de zones différentes où {who?se trouve/se trouvent} {who}</translation>
    </message>
    <message>
        <source> for {each}</source>
        <translation> pour {each}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of {who}</source>
        <translation>&lt;m&gt;le nombre de {who}</translation>
    </message>
    <message>
        <source> if {who} {who?is/are} not defeated</source>
        <translation> si {who} {who?n’est pas vaincu/n’est pas vaincue/ne sont pas vaincus/ne sont pas vaincues}</translation>
    </message>
    <message>
        <source>&lt;n&gt;1 if {who} {who?is/are} not defeated, 0 otherwise</source>
        <translation>&lt;m&gt;1 si {who} {who?n’est pas vaincu/n’est pas vaincue/ne sont pas vaincus/ne sont pas vaincues}, à 0 sinon</translation>
    </message>
    <message>
        <source> for each of your discarded {noun:pl}</source>
        <translation> pour {noun?chacun/chacune/chacun/chacune} de vos {noun:pl} {noun?défaussés/défaussées/défaussés/défaussées}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the number of your discarded {noun:pl}</source>
        <translation>&lt;m&gt;le nombre de vos {noun:pl} {noun?défaussés/défaussées/défaussés/défaussées}</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>&lt;n&gt;the discarded card</source>
        <translation>&lt;f&gt;la carte défaussée</translation>
    </message>
    <message>
        <source>&lt;n&gt;the revealed card</source>
        <translation>&lt;f&gt;la carte révélée</translation>
    </message>
    <message>
        <source>&lt;n&gt;the chosen card</source>
        <translation>&lt;f&gt;la carte choisie</translation>
    </message>
    <message>
        <source>&lt;n&gt;the card you looked at</source>
        <translation>&lt;f&gt;la carte regardée</translation>
    </message>
    <message>
        <source>&lt;n&gt;that card</source>
        <translation>&lt;f&gt;la carte en question</translation>
    </message>
    <message>
        <source>&lt;n&gt;it</source>
        <translation>&lt;f&gt;la</translation>
    </message>
    <message>
        <source>&lt;n&gt;your opponent’s card</source>
        <translation>&lt;f&gt;la carte de votre adversaire</translation>
    </message>
    <message>
        <source>&lt;n&gt;1 card {from}</source>
        <translation>&lt;f&gt;une carte {from}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the first card {in}</source>
        <translation>&lt;f&gt;la première carte {from}</translation>
    </message>
    <message>
        <source>&lt;p&gt;any number of cards {from}</source>
        <translation>&lt;mp&gt;autant de cartes {from} que vous le souhaitez</translation>
    </message>
    <message>
        <source>&lt;p&gt;up to {n} {n?card/cards} {from}</source>
        <translation>&lt;fp&gt;jusqu’à {n} {n?carte/cartes} {from}</translation>
    </message>
    <message>
        <source>&lt;p&gt;all {tag} cards {from}</source>
        <translation>&lt;fp&gt;toutes les cartes {tag} {from}</translation>
    </message>
    <message>
        <source>&lt;p&gt;all cards {from}</source>
        <translation>&lt;fp&gt;toutes les cartes {from}</translation>
    </message>
    <message>
        <source>&lt;n&gt;this card</source>
        <translation>&lt;f&gt;cette carte</translation>
    </message>
    <message>
        <source>&lt;n&gt;the card</source>
        <translation>&lt;f&gt;la carte</translation>
    </message>
</context>
<context>
    <name>conditions</name>
    <message>
        <source>you won the combat</source>
        <translation>vous avez remporté le combat</translation>
    </message>
    <message>
        <source>you lost the combat</source>
        <translation>vous avez perdu le combat</translation>
    </message>
    <message>
        <source>{who} {who?is/are} adjacent to {whom}</source>
        <translation>{who} {who?est adjacent/est adjacente/sont adjacents/sont adjacentes} à {whom}</translation>
    </message>
    <message>
        <source>{who} began this turn in another space</source>
        <translation>{who} {who?se trouvait/se trouvaient} sur une autre case au début de ce tour</translation>
    </message>
    <message>
        <source>{who} {who?is/are} a hero</source>
        <translation>{who} {who?est un héros/est une héroïne/sont des héros/sont des héroïnes}</translation>
    </message>
    <message>
        <source>{who} {who?is/are} {name}</source>
        <translation>{who} {who?est/sont} {name}</translation>
    </message>
    <message>
        <source>your opponent played an attack card</source>
        <translation>votre adversaire a joué une carte Attaque</translation>
    </message>
    <message>
        <source>your opponent played a defense card</source>
        <translation>votre adversaire a joué une carte Défense</translation>
    </message>
    <message>
        <source>your opponent played a versatile card</source>
        <translation>votre adversaire a joué une carte polyvalente</translation>
    </message>
    <message>
        <source>your opponent played a scheme card</source>
        <translation>votre adversaire a joué une carte Stratagème</translation>
    </message>
    <message>
        <source>{who} {who?is/are} not defeated and {who?has/have} {n} health or less</source>
        <translation>{who} {who?n’est pas vaincu/n’est pas vaincue/ne sont pas vaincus/ne sont pas vaincues} et qu’il {who?lui/leur} reste {n} {n?point/points} de vie ou moins</translation>
    </message>
    <message>
        <source>{who} {who?is/are} not {where}</source>
        <translation>{who} {who?n’est/ne sont} pas {where}</translation>
    </message>
    <message>
        <source>{who} is {where}</source>
        <translation>{who} n’est {where}</translation>
    </message>
    <message>
        <source>{who} took damage this turn</source>
        <translation>{who} {who?a/ont} subi des dégâts ce tour-ci</translation>
    </message>
    <message>
        <source>your {token} is {side}</source>
        <translation>votre {token} est {side}</translation>
    </message>
    <message>
        <source>{who} {who?is/are} {side}</source>
        <translation>{who} {who?est/sont} {side}</translation>
    </message>
    <message>
        <source>at least one fighter is defeated this way</source>
        <translation>au moins un combattant est vaincu de cette façon</translation>
    </message>
    <message>
        <source>in {whom:poss} zone</source>
        <translation>dans la zone de {whom}</translation>
    </message>
    <message>
        <source>in the same zone as {whom}</source>
        <translation>dans la zone de {whom}</translation>
    </message>
    <message>
        <source>adjacent to {whom}</source>
        <translation>{head?adjacent/adjacente/adjacents/adjacentes} à {whom}</translation>
    </message>
    <message>
        <source>on the battlefield</source>
        <translation>sur le champ de bataille</translation>
    </message>
    <message>
        <source>{condition} and {other}</source>
        <translation>{condition} et si {other}</translation>
    </message>
    <message>
        <source>you do</source>
        <translation>vous le faites</translation>
    </message>
    <message>
        <source>they do</source>
        <translation>il le fait</translation>
    </message>
    <message>
        <source>you do not</source>
        <translation>vous ne le faites pas</translation>
    </message>
    <message>
        <source>they do not</source>
        <translation>il ne le fait pas</translation>
    </message>
    <message>
        <source>{who} {who?is/are}{?not: not} adjacent to {whom}</source>
        <translation>{who} {who?n’est/ne sont}{?not: pas} {who?adjacent/adjacente/adjacents/adjacentes} à {whom}</translation>
    </message>
    <message>
        <source>{who} {?not:did not begin}{?none:began} this turn in another space</source>
        <translation>{who} ne {who?se trouvait/se trouvaient}{?not: pas} sur une autre case au début de ce tour</translation>
    </message>
    <message>
        <source>{who} {who?is/are}{?not: not} a hero</source>
        <translation>{who} {who?n’est/ne sont}{?not: pas} {who?un héros/une héroïne/des héros/des héroïnes}</translation>
    </message>
    <message>
        <source>{who} {who?is/are}{?not: not} {name}</source>
        <translation>{who} {who?n’est/ne sont}{?not: pas} {name}</translation>
    </message>
    <message>
        <source>your opponent did not play an attack card</source>
        <translation>votre adversaire n’a pas joué de carte Attaque</translation>
    </message>
    <message>
        <source>your opponent did not play a defense card</source>
        <translation>votre adversaire n’a pas joué de carte Défense</translation>
    </message>
    <message>
        <source>your opponent did not play a versatile card</source>
        <translation>votre adversaire n’a pas joué de carte polyvalente</translation>
    </message>
    <message>
        <source>your opponent did not play a scheme card</source>
        <translation>votre adversaire n’a pas joué de carte Stratagème</translation>
    </message>
    <message>
        <source>{who} {who?is/are} defeated or {who?has/have} more than {n} health</source>
        <translation>{who} {who?est vaincu/est vaincue/sont vaincus/sont vaincues} ou {who?a/ont} plus de {n} {n?point/points} de vie</translation>
    </message>
    <message>
        <source>{who} {who?is/are} {where}</source>
        <translation>{who} {who?est/sont} {where}</translation>
    </message>
    <message>
        <source>{who} took {?not:no }damage this turn</source>
        <translation>{who} {who?n’a/n’ont}{?not: pas} subi de dégâts ce tour-ci</translation>
    </message>
    <message>
        <source>no fighter is defeated this way</source>
        <translation>aucun combattant n’est vaincu de cette façon</translation>
    </message>
</context>
<context>
    <name>diagnostics</name>
    <message>
        <source>; did you mean {0}?</source>
        <translation> ; vouliez-vous dire {0} ?</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>{0}: {1} [{2}]</source>
        <translation>{0} : {1} [{2}]</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>c’est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>c’est un périphérique ou un tube, pas un fichier</translation>
    </message>
    <message>
        <source>the file cannot be read: {0}</source>
        <translation>le fichier ne peut pas être lu : {0}</translation>
    </message>
    <message>
        <source>the file is larger than {0} bytes</source>
        <translation>le fichier dépasse {0} octets</translation>
    </message>
    <message>
        <source>the file cannot be written and was left as it was: {0}</source>
        <translation>le fichier ne peut pas être écrit et reste tel qu’il était : {0}</translation>
    </message>
    <message>
        <source>this text is empty</source>
        <translation>ce texte est vide</translation>
    </message>
    <message>
        <source>the text is longer than {0} bytes</source>
        <translation>le texte dépasse {0} octets</translation>
    </message>
    <message>
        <source>this is not UTF-8 (byte {0}): save the file as UTF-8</source>
        <translation>ce n’est pas de l’UTF-8 (octet {0}) : enregistrez le fichier en UTF-8</translation>
    </message>
    <message>
        <source>the text begins with a byte order mark: save it as UTF-8 without a BOM</source>
        <translation>le texte commence par un indicateur d’ordre des octets : enregistrez-le en UTF-8 sans BOM</translation>
    </message>
    <message>
        <source>lists and objects are nested more than {0} levels deep</source>
        <translation>les listes et les objets sont imbriqués à plus de {0} niveaux</translation>
    </message>
    <message>
        <source>the text ends before what was opened at line {0}, column {1} is closed</source>
        <translation>le texte se termine avant la fermeture de ce qui a été ouvert à la ligne {0}, colonne {1}</translation>
    </message>
    <message>
        <source>a value is expected here, not {0}</source>
        <translation>une valeur est attendue ici, pas {0}</translation>
    </message>
    <message>
        <source>a key in double quotes is expected here, not {0}</source>
        <translation>une clé entre guillemets doubles est attendue ici, pas {0}</translation>
    </message>
    <message>
        <source>&quot;:&quot; is expected after the key, not {0}</source>
        <translation>« : » est attendu après la clé, pas {0}</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;{1}&quot; is expected here, not {0}</source>
        <translation>« , » ou « {1} » est attendu ici, pas {0}</translation>
    </message>
    <message>
        <source>there must be no comma after the last entry</source>
        <translation>il ne faut pas de virgule après le dernier élément</translation>
    </message>
    <message>
        <source>there is more text after the end: {0}</source>
        <translation>il y a encore du texte après la fin&#xa0;: {0}</translation>
    </message>
    <message>
        <source>JSON has no comments</source>
        <translation>JSON ne connaît pas de commentaires</translation>
    </message>
    <message>
        <source>the word {0} is unknown: put text in double quotes</source>
        <translation>le mot {0} est inconnu : mettez les textes entre guillemets doubles</translation>
    </message>
    <message>
        <source>{0} is not a valid JSON number</source>
        <translation>{0} n’est pas un nombre JSON valide</translation>
    </message>
    <message>
        <source>the number {0} is too large or too small</source>
        <translation>le nombre {0} est trop grand ou trop petit</translation>
    </message>
    <message>
        <source>{0} is not a JSON escape sequence</source>
        <translation>{0} n’est pas une séquence d’échappement JSON</translation>
    </message>
    <message>
        <source>{0} is half of a surrogate pair</source>
        <translation>{0} n’est que la moitié d’une paire de substitution</translation>
    </message>
    <message>
        <source>the control character {0} must be escaped, or the closing quote is missing</source>
        <translation>le caractère de contrôle {0} doit être échappé, ou il manque le guillemet fermant</translation>
    </message>
    <message>
        <source>the key {0} is used a second time; the first is on line {1}</source>
        <translation>la clé {0} est utilisée une seconde fois ; la première est à la ligne {1}</translation>
    </message>
    <message>
        <source>the format must be {0}, not {1}</source>
        <translation>le format doit être {0}, pas {1}</translation>
    </message>
    <message>
        <source>version {0} is unknown: this program reads version {1}</source>
        <translation>la version {0} est inconnue : ce programme lit la version {1}</translation>
    </message>
    <message>
        <source>a newer Champclos wrote this: it has version {0}, and this program reads up to version {1}</source>
        <translation>ce fichier vient d’un Champclos plus récent&#xa0;: il a la version {0}, et ce programme lit jusqu’à la version {1}</translation>
    </message>
    <message>
        <source>the key {0} is unknown here</source>
        <translation>la clé {0} est inconnue ici</translation>
    </message>
    <message>
        <source>the key {0} is missing</source>
        <translation>la clé {0} manque</translation>
    </message>
    <message>
        <source>this must be of type {0}, not {1}</source>
        <translation>ceci doit être de type {0}, pas {1}</translation>
    </message>
    <message>
        <source>this list must have {0} entries, not {1}</source>
        <translation>cette liste doit avoir {0} éléments, pas {1}</translation>
    </message>
    <message>
        <source>the id {0} must consist of at most {1} lowercase letters, digits, and single hyphens between them</source>
        <translation>l’identifiant {0} doit se composer de {1} caractères au maximum&#xa0;: des minuscules, des chiffres et, entre eux, des traits d’union isolés</translation>
    </message>
    <message>
        <source>the id {0} is reserved: actions use it where nothing is chosen</source>
        <translation>l’identifiant {0} est réservé&#xa0;: les actions l’emploient quand rien n’est choisi</translation>
    </message>
    <message>
        <source>the id {0} is already used by {1}</source>
        <translation>l’identifiant {0} est déjà utilisé par {1}</translation>
    </message>
    <message>
        <source>the text in the language {0} is missing</source>
        <translation>le texte dans la langue {0} manque</translation>
    </message>
    <message>
        <source>this text has {0} characters; at most {1} are allowed</source>
        <translation>ce texte a {0} caractères&#x202f;; {1} au maximum sont permis</translation>
    </message>
    <message>
        <source>the text {0} contains a control character</source>
        <translation>le texte {0} contient un caractère de contrôle</translation>
    </message>
    <message>
        <source>a file has at most {0} pictures, not {1}</source>
        <translation>un fichier a au plus {0} images, et non {1}</translation>
    </message>
    <message>
        <source>there is no type of picture {0}: use &quot;png&quot;, &quot;jpeg&quot;, or &quot;svg&quot;</source>
        <translation>le type d’image {0} n’existe pas&#xa0;: utilisez &quot;png&quot;, &quot;jpeg&quot; ou &quot;svg&quot;</translation>
    </message>
    <message>
        <source>the data of a picture must be written in base64</source>
        <translation>les données d’une image s’écrivent en base64</translation>
    </message>
    <message>
        <source>this picture has more than {0} KiB; make it smaller</source>
        <translation>cette image dépasse {0}&#xa0;Kio&#x202f;; réduisez-la</translation>
    </message>
    <message>
        <source>this picture is said to be {0}, but it is {1}</source>
        <translation>cette image est annoncée comme {0}, mais c’est {1}</translation>
    </message>
    <message>
        <source>this picture is damaged or incomplete: it cannot be read as {0}</source>
        <translation>cette image est abîmée ou incomplète&#xa0;: elle ne peut être lue comme {0}</translation>
    </message>
    <message>
        <source>this picture is {0} by {1} pixels large; allowed are at most {2} on a side and {3} million in all</source>
        <translation>cette image mesure {0} pixels sur {1}&#x202f;; au plus {2} par côté et {3} millions en tout sont permis</translation>
    </message>
    <message>
        <source>this drawing refers to something outside itself, {0}; a picture must have everything inside</source>
        <translation>ce dessin renvoie à quelque chose d’extérieur, {0}&#x202f;; une image doit tout contenir elle-même</translation>
    </message>
    <message>
        <source>this drawing contains {0}, which is not allowed: only shapes, texts, and colors are drawn</source>
        <translation>ce dessin contient {0}, ce qui n’est pas permis&#xa0;: seuls formes, textes et couleurs sont dessinés</translation>
    </message>
    <message>
        <source>this picture is too complex: its parts are too many, or they use each other without end</source>
        <translation>cette image est trop complexe&#xa0;: elle a trop de parties, ou elles se réutilisent sans fin</translation>
    </message>
    <message>
        <source>the visible part of a picture is [left, top, width, height] in shares of its size, such as [0, 0, 1, 0.5]</source>
        <translation>la partie visible d’une image est [gauche, haut, largeur, hauteur] en parts de sa taille, par exemple [0, 0, 1, 0.5]</translation>
    </message>
    <message>
        <source>this file has no picture {0}; the drawn style takes its place</source>
        <translation>ce fichier n’a pas d’image {0}&#x202f;; le style dessiné la remplace</translation>
    </message>
    <message>
        <source>the picture {0} is shown nowhere</source>
        <translation>l’image {0} n’est montrée nulle part</translation>
    </message>
    <message>
        <source>the battlefield must be between {0} and {1} in width and height</source>
        <translation>le champ de bataille doit avoir une largeur et une hauteur comprises entre {0} et {1}</translation>
    </message>
    <message>
        <source>{0} must be the plain name of an .svg, .png, or .jpg file, without a folder</source>
        <translation>{0} doit être le simple nom d’un fichier .svg, .png ou .jpg, sans dossier</translation>
    </message>
    <message>
        <source>the program has no drawing {0} for a battlefield; a plain ground takes its place</source>
        <translation>le programme n’a pas de dessin {0} pour un champ de bataille&#x202f;; un fond uni le remplace</translation>
    </message>
    <message>
        <source>the color {0} must be written as &quot;#rrggbb&quot;</source>
        <translation>la couleur {0} doit s’écrire « #rrggbb »</translation>
    </message>
    <message>
        <source>there is no pattern {0}</source>
        <translation>il n’y a pas de motif {0}</translation>
    </message>
    <message>
        <source>the letter of a zone must be from A to Z, not {0}</source>
        <translation>la lettre d’une zone doit être comprise entre A et Z, pas {0}</translation>
    </message>
    <message>
        <source>the letter {0} is already used by the zone {1}</source>
        <translation>la lettre {0} est déjà utilisée par la zone {1}</translation>
    </message>
    <message>
        <source>the zone {0} looks like the zone {1}: choose another color</source>
        <translation>la zone {0} ressemble à la zone {1} : choisissez une autre couleur</translation>
    </message>
    <message>
        <source>no space is in the zone {0}</source>
        <translation>aucune case n’est dans la zone {0}</translation>
    </message>
    <message>
        <source>a battlefield has at most {0} zones, not {1}</source>
        <translation>un champ de bataille a {0} zones au maximum, pas {1}</translation>
    </message>
    <message>
        <source>a battlefield has at most {0} spaces, not {1}</source>
        <translation>un champ de bataille a {0} cases au maximum, pas {1}</translation>
    </message>
    <message>
        <source>the space {0} lies outside the battlefield</source>
        <translation>la case {0} est hors du champ de bataille</translation>
    </message>
    <message>
        <source>the spaces {0} and {1} are too close together: their centers should be at least {2} apart</source>
        <translation>les cases {0} et {1} sont trop proches : leurs centres devraient être distants d’au moins {2}</translation>
    </message>
    <message>
        <source>the space {0} is in no zone</source>
        <translation>la case {0} n’est dans aucune zone</translation>
    </message>
    <message>
        <source>the space {0} is in more than {1} zones</source>
        <translation>la case {0} est dans plus de {1} zones</translation>
    </message>
    <message>
        <source>the space {0} names the zone {1} twice</source>
        <translation>la case {0} nomme deux fois la zone {1}</translation>
    </message>
    <message>
        <source>there is no zone {0}</source>
        <translation>il n’y a pas de zone {0}</translation>
    </message>
    <message>
        <source>there is no space {0}</source>
        <translation>il n’y a pas de case {0}</translation>
    </message>
    <message>
        <source>a line joins the space {0} to itself</source>
        <translation>une ligne relie la case {0} à elle-même</translation>
    </message>
    <message>
        <source>the spaces {0} and {1} are already joined</source>
        <translation>les cases {0} et {1} sont déjà reliées</translation>
    </message>
    <message>
        <source>the line from {0} to {1} crosses the line from {2} to {3}</source>
        <translation>la ligne de {0} à {1} croise la ligne de {2} à {3}</translation>
    </message>
    <message>
        <source>the line from {0} to {1} passes over the space {2}</source>
        <translation>la ligne de {0} à {1} passe sur la case {2}</translation>
    </message>
    <message>
        <source>the space {0} cannot be reached from the others</source>
        <translation>la case {0} n’est pas accessible depuis les autres</translation>
    </message>
    <message>
        <source>the space {0} is already start space {1}</source>
        <translation>la case {0} est déjà la case de départ {1}</translation>
    </message>
    <message>
        <source>sidekicks need {2} other spaces in the zones of start space {0}; there are only {1}</source>
        <translation>les acolytes ont besoin de {2} autres cases dans les zones de la case de départ {0}&#x202f;; il n’y en a que {1}</translation>
    </message>
    <message>
        <source>{0} is not a word that can stand here (expected: {1})</source>
        <translation>{0} n’est pas un mot possible ici (attendu&#xa0;: {1})</translation>
    </message>
    <message>
        <source>{0} is neither a fighter of this deck ({1}) nor one of the words {2}</source>
        <translation>{0} n’est ni un combattant de ce deck ({1}) ni l’un des mots {2}</translation>
    </message>
    <message>
        <source>{0} ({1}) cannot stand here (expected: {2})</source>
        <translation>{0} ({1}) n’est pas possible ici (attendu&#xa0;: {2})</translation>
    </message>
    <message>
        <source>the word {0} must be the first key of its object</source>
        <translation>le mot {0} doit être la première clé de son objet</translation>
    </message>
    <message>
        <source>{0} and {1} are two words: each of them needs an object of its own</source>
        <translation>{0} et {1} sont deux mots&#xa0;: il faut à chacun son propre objet</translation>
    </message>
    <message>
        <source>one condition is expected here, not a list: for several, put one &quot;if&quot; inside the &quot;then&quot; of another</source>
        <translation>il faut ici une seule condition, pas une liste&#xa0;: pour plusieurs, placez un «&#xa0;if&#xa0;» dans le «&#xa0;then&#xa0;» d’un autre</translation>
    </message>
    <message>
        <source>the word {0} needs the operand {1}</source>
        <translation>le mot {0} requiert l’opérande {1}</translation>
    </message>
    <message>
        <source>the word {0} has no operand {1}</source>
        <translation>le mot {0} n’a pas d’opérande {1}</translation>
    </message>
    <message>
        <source>{0} is unknown here: use one of {1}</source>
        <translation>{0} est inconnu ici&#xa0;: il faut l’une de ces valeurs&#xa0;: {1}</translation>
    </message>
    <message>
        <source>there is no card type {0}: use one of {1}</source>
        <translation>il n’y a pas de type de carte {0} ; choisissez parmi {1}</translation>
    </message>
    <message>
        <source>this deck has no fighter {0}</source>
        <translation>ce deck n’a pas de combattant {0}</translation>
    </message>
    <message>
        <source>this deck has no card {0}</source>
        <translation>ce deck n’a pas de carte {0}</translation>
    </message>
    <message>
        <source>this deck has no tag {0}</source>
        <translation>ce deck n’a pas de mot-clé {0}</translation>
    </message>
    <message>
        <source>the token of this deck has no side {0}: use one of {1}</source>
        <translation>le jeton de ce deck n’a pas de face {0} ; choisissez parmi {1}</translation>
    </message>
    <message>
        <source>the pile of this deck has no ingredient {0}</source>
        <translation>la pile de ce deck n’a pas d’ingrédient {0}</translation>
    </message>
    <message>
        <source>{0} makes sense only in a deck with {1}</source>
        <translation>{0} n’a de sens que dans un deck avec {1}</translation>
    </message>
    <message>
        <source>this must be between {0} and {1}, not {2}</source>
        <translation>ceci doit être compris entre {0} et {1}, pas {2}</translation>
    </message>
    <message>
        <source>a deck needs at least one hero</source>
        <translation>un deck a besoin d’au moins un héros</translation>
    </message>
    <message>
        <source>the hero {0} must come before the sidekicks</source>
        <translation>le héros {0} doit précéder les acolytes</translation>
    </message>
    <message>
        <source>a deck has at most {0} fighters, not {1}</source>
        <translation>un deck a {0} combattants au maximum, pas {1}</translation>
    </message>
    <message>
        <source>this deck has several fighters {0}: say which one</source>
        <translation>ce deck a plusieurs combattants {0}&#xa0;: précisez lequel</translation>
    </message>
    <message>
        <source>the word {0} needs a single fighter here, not several</source>
        <translation>le mot {0} demande ici un seul combattant, pas plusieurs</translation>
    </message>
    <message>
        <source>{0} is a hero: once the last hero of a player is defeated the game is over, and nobody returns</source>
        <translation>{0} est un héros&#xa0;: quand le dernier héros d’un joueur est vaincu, la partie est finie et personne ne revient</translation>
    </message>
    <message>
        <source>a name that stands for several needs its plural in the language {0}</source>
        <translation>un nom qui en désigne plusieurs a besoin de son pluriel dans la langue {0}</translation>
    </message>
    <message>
        <source>a deck has at most {0} different cards, not {1}</source>
        <translation>un deck a {0} cartes différentes au maximum, pas {1}</translation>
    </message>
    <message>
        <source>a deck has {0} cards, but the copies add up to {1}</source>
        <translation>un deck a {0} cartes, mais les exemplaires en font {1}</translation>
    </message>
    <message>
        <source>the name {0} is already used by the card {1}</source>
        <translation>le nom {0} est déjà utilisé par la carte {1}</translation>
    </message>
    <message>
        <source>a scheme card has no value</source>
        <translation>une carte Stratagème n’a pas de valeur</translation>
    </message>
    <message>
        <source>a card of type {0} needs a value</source>
        <translation>une carte de type {0} a besoin d’une valeur</translation>
    </message>
    <message>
        <source>a card of type {0} has no {1}</source>
        <translation>une carte de type {0} n’a pas de {1}</translation>
    </message>
    <message>
        <source>in a deck with a verse, every combat card needs its syllables</source>
        <translation>dans un deck avec un vers, chaque carte de combat a besoin de ses syllabes</translation>
    </message>
    <message>
        <source>this scheme card has no effect</source>
        <translation>cette carte Stratagème n’a pas d’effet</translation>
    </message>
    <message>
        <source>this list is empty: fill it or leave it out</source>
        <translation>cette liste est vide&#xa0;: remplissez-la ou supprimez-la</translation>
    </message>
    <message>
        <source>this list may have at most {0} entries, not {1}</source>
        <translation>cette liste a {0} éléments au maximum, pas {1}</translation>
    </message>
    <message>
        <source>a list may have at most {0} statements, not {1}</source>
        <translation>une liste a {0} instructions au maximum, pas {1}</translation>
    </message>
    <message>
        <source>this is nested more than {0} levels deep</source>
        <translation>ceci est imbriqué à plus de {0} niveaux</translation>
    </message>
    <message>
        <source>a choice has from 2 to {0} options, not {1}</source>
        <translation>un choix a de 2 à {0} options, pas {1}</translation>
    </message>
    <message>
        <source>{0} cannot be chosen: there are only {1}</source>
        <translation>on ne peut pas en choisir {0} : il n’y en a que {1}</translation>
    </message>
    <message>
        <source>a deck has at most {0} words of this kind ({1}), not {2}</source>
        <translation>un deck a {0} mots de ce type ({1}) au maximum, pas {2}</translation>
    </message>
    <message>
        <source>at most {0} abilities can be triggered at the moment {1}, not {2}</source>
        <translation>{0} capacités au maximum peuvent se déclencher au moment {1}, pas {2}</translation>
    </message>
    <message>
        <source>a spell cannot cast a spell</source>
        <translation>un sort ne peut pas lancer de sort</translation>
    </message>
    <message>
        <source>the word {0} makes sense only in a combat</source>
        <translation>le mot {0} n’a de sens que dans un combat</translation>
    </message>
    <message>
        <source>the word {0} makes sense only on a card that is played</source>
        <translation>le mot {0} n’a de sens que sur une carte jouée</translation>
    </message>
    <message>
        <source>the word {0} comes too early: this is not settled yet</source>
        <translation>le mot {0} vient trop tôt : ceci n’est pas encore décidé</translation>
    </message>
    <message>
        <source>the word {0} comes too late: the combat is already settled</source>
        <translation>le mot {0} vient trop tard : le combat est déjà décidé</translation>
    </message>
    <message>
        <source>nothing before the word {0} says which one is meant: one of {1} must come first</source>
        <translation>rien avant le mot {0} ne dit de quoi il s’agit&#xa0;: il faut d’abord l’un de ces mots&#xa0;: {1}</translation>
    </message>
    <message>
        <source>this never happens, because of the word {0} before it</source>
        <translation>ceci n’arrive jamais, à cause du mot {0} qui précède</translation>
    </message>
    <message>
        <source>an action gained here can never be taken: it is not your turn, or the turn is over</source>
        <translation>une action gagnée ici ne peut jamais être effectuée&#xa0;: ce n’est pas votre tour, ou le tour est fini</translation>
    </message>
    <message>
        <source>these cards already lie where they are put</source>
        <translation>ces cartes se trouvent déjà là où elles sont placées</translation>
    </message>
    <message>
        <source>the color {0} must be written as &quot;#rrggbb&quot;, in lowercase</source>
        <translation>la couleur {0} doit s’écrire «&#xa0;#rrggbb&#xa0;», en minuscules</translation>
    </message>
    <message>
        <source>the two colors are hard to tell apart: their contrast is {0}, and text needs {1}</source>
        <translation>les deux couleurs se distinguent mal&#xa0;: leur contraste est de {0}, et un texte demande {1}</translation>
    </message>
    <message>
        <source>the program has no emblem {0}; a plain lozenge takes its place</source>
        <translation>le programme n’a pas d’emblème {0}&#x202f;; un simple losange le remplace</translation>
    </message>
    <message>
        <source>no card of this deck carries {0}</source>
        <translation>aucune carte de ce deck ne porte {0}</translation>
    </message>
    <message>
        <source>there is no battlefield {0}</source>
        <translation>il n’y a pas de champ de bataille {0}</translation>
    </message>
    <message>
        <source>there is no deck {0}</source>
        <translation>il n’y a pas de deck {0}</translation>
    </message>
    <message>
        <source>this game cannot be played: {0}</source>
        <translation>cette partie ne peut pas être jouée : {0}</translation>
    </message>
    <message>
        <source>a seed is a whole number from 0 to 9223372036854775807, not {0}</source>
        <translation>une graine est un nombre entier de 0 à 9223372036854775807, pas {0}</translation>
    </message>
    <message>
        <source>this must be a whole number from {0} to {1}, not {2}</source>
        <translation>ceci doit être un nombre entier de {0} à {1}, pas {2}</translation>
    </message>
    <message>
        <source>the state of the random generator is written as sixteen hexadecimal digits, not as {0}</source>
        <translation>l’état du générateur aléatoire s’écrit avec seize chiffres hexadécimaux, et non {0}</translation>
    </message>
    <message>
        <source>this position is impossible: {0}</source>
        <translation>cette position est impossible : {0}</translation>
    </message>
    <message>
        <source>this game was played by rules {0}; this program knows the rules up to {1}</source>
        <translation>cette partie suit les règles {0}&#xa0;; ce programme connaît les règles jusqu’à {1}</translation>
    </message>
    <message>
        <source>this game was played by older rules</source>
        <translation>cette partie suit des règles plus anciennes</translation>
    </message>
    <message>
        <source>the battlefield or a deck has changed since this game was played</source>
        <translation>le champ de bataille ou un deck a changé depuis cette partie</translation>
    </message>
    <message>
        <source>the copy of the deck {0} is missing</source>
        <translation>la copie du deck {0} manque</translation>
    </message>
    <message>
        <source>this copy of what was played cannot be read: {0}</source>
        <translation>cette copie de ce qui a été joué est illisible&#xa0;: {0}</translation>
    </message>
    <message>
        <source>action {0} cannot be understood: {1}</source>
        <translation>l’action {0} est incompréhensible : {1}</translation>
    </message>
    <message>
        <source>action {0}, {1}, is not allowed: {2} ({3})</source>
        <translation>l’action {0}, {1}, n’est pas permise : {2} ({3})</translation>
    </message>
    <message>
        <source>the game is over before action {0}, {1}</source>
        <translation>la partie est terminée avant l’action {0}, {1}</translation>
    </message>
    <message>
        <source>from action {0}, {1}, on, the game cannot be played again</source>
        <translation>à partir de l’action {0}, {1}, la partie ne peut plus être rejouée</translation>
    </message>
    <message>
        <source>the game does not end in the state that the record names: its hash is {0}, not {1}</source>
        <translation>la partie ne se termine pas dans l’état que nomme l’enregistrement&#xa0;: son empreinte est {0}, pas {1}</translation>
    </message>
    <message>
        <source>the record says that the winners are {0}, but they are {1}</source>
        <translation>l’enregistrement dit que les vainqueurs sont {0}, mais ce sont {1}</translation>
    </message>
    <message>
        <source>the record and the game do not agree on whether it is drawn</source>
        <translation>l’enregistrement et la partie ne s’accordent pas sur le match nul</translation>
    </message>
    <message>
        <source>when replayed, the game ends differently from what the record says</source>
        <translation>rejouée, la partie n’a pas le résultat que donne l’enregistrement</translation>
    </message>
    <message>
        <source>there is no task {0}</source>
        <translation>il n’y a pas de tâche {0}</translation>
    </message>
    <message>
        <source>a puzzle is a duel of two seats, not of {0}</source>
        <translation>un problème est un duel à deux places, et non à {0}</translation>
    </message>
    <message>
        <source>this must have from 1 to {0} answers, not {1}</source>
        <translation>il faut ici de 1 à {0} réponses, et non {1}</translation>
    </message>
    <message>
        <source>this is no package: it cannot be opened as a zip archive ({0})</source>
        <translation>ce n’est pas un paquet : impossible de l’ouvrir comme archive zip ({0})</translation>
    </message>
    <message>
        <source>a package has at most {0} files, not {1}</source>
        <translation>un paquet contient au plus {0} fichiers, et non {1}</translation>
    </message>
    <message>
        <source>the file {0} has more than {1} MB when it is unpacked</source>
        <translation>le fichier {0} dépasse {1} Mo une fois décompressé</translation>
    </message>
    <message>
        <source>this package has more than {0} MB when it is unpacked</source>
        <translation>ce paquet dépasse {0} Mo une fois décompressé</translation>
    </message>
    <message>
        <source>the file {0} grows more than {1}-fold when it is unpacked</source>
        <translation>le fichier {0} devient plus de {1} fois plus gros une fois décompressé</translation>
    </message>
    <message>
        <source>the file {0} is locked with a password</source>
        <translation>le fichier {0} est protégé par un mot de passe</translation>
    </message>
    <message>
        <source>the file {0} cannot be unpacked: {1}</source>
        <translation>impossible de décompresser le fichier {0} : {1}</translation>
    </message>
    <message>
        <source>{0} is not a file but a link to one</source>
        <translation>{0} n’est pas un fichier, mais un lien</translation>
    </message>
    <message>
        <source>the name {0} leads out of the package</source>
        <translation>le nom {0} mène hors du paquet</translation>
    </message>
    <message>
        <source>the name {0} means a device on some systems</source>
        <translation>le nom {0} désigne un périphérique sur certains systèmes</translation>
    </message>
    <message>
        <source>the name {0} cannot be used on all systems</source>
        <translation>le nom {0} n’est pas permis sur tous les systèmes</translation>
    </message>
    <message>
        <source>the file {0} is there twice</source>
        <translation>le fichier {0} figure deux fois</translation>
    </message>
    <message>
        <source>the package has no {0}, which would say what is in it</source>
        <translation>le paquet n’a pas de {0} pour dire ce qu’il contient</translation>
    </message>
    <message>
        <source>the file {0} is listed but not there</source>
        <translation>le fichier {0} est annoncé mais absent</translation>
    </message>
    <message>
        <source>the file {0} is not listed and is left out</source>
        <translation>le fichier {0} n’est pas annoncé ; il est laissé de côté</translation>
    </message>
    <message>
        <source>this program does not know what the file {0} is for, and leaves it out</source>
        <translation>ce programme ne sait pas à quoi sert le fichier {0} et le laisse de côté</translation>
    </message>
    <message>
        <source>this is neither a deck nor a battlefield</source>
        <translation>ce n’est ni un deck ni un champ de bataille</translation>
    </message>
    <message>
        <source>there is nothing in this package</source>
        <translation>ce paquet est vide</translation>
    </message>
    <message>
        <source>by its id, this file must be called {0}, not {1}</source>
        <translation>d’après son identifiant, ce fichier doit s’appeler {0}, et non {1}</translation>
    </message>
    <message>
        <source>a version is one to four numbers with dots between them, not {0}</source>
        <translation>une version se compose de un à quatre nombres séparés par des points, et non de {0}</translation>
    </message>
    <message>
        <source>a package needs a name</source>
        <translation>un paquet doit avoir un nom</translation>
    </message>
    <message>
        <source>there is another {0} already; that id still means the other one</source>
        <translation>il existe déjà un autre {0} ; cet identifiant désigne toujours l’autre</translation>
    </message>
    <message>
        <source>the package {0} that is installed is by {1}, this one by {2}</source>
        <translation>le paquet {0} installé est de {1}, celui-ci de {2}</translation>
    </message>
    <message>
        <source>version {1} of the package {0} is installed; this is version {2}, which is older</source>
        <translation>la version {1} du paquet {0} est installée ; celle-ci, la version {2}, est plus ancienne</translation>
    </message>
    <message>
        <source>no package {0} is installed</source>
        <translation>aucun paquet {0} n’est installé</translation>
    </message>
    <message>
        <source>there is no lesson {0}</source>
        <translation>il n’y a pas de leçon {0}</translation>
    </message>
    <message>
        <source>a lesson needs at least one step</source>
        <translation>une leçon a besoin d’au moins une étape</translation>
    </message>
    <message>
        <source>there may be at most {0} of these in a lesson, not {1}</source>
        <translation>il peut y en avoir au plus {0} dans une leçon, et non {1}</translation>
    </message>
    <message>
        <source>there is no group of lessons {0}</source>
        <translation>il n’y a pas de groupe de leçons {0}</translation>
    </message>
    <message>
        <source>there is no sign {0} for a line</source>
        <translation>il n’y a pas de signe {0} pour une ligne</translation>
    </message>
    <message>
        <source>nobody can try {0}: this is neither a space, a fighter, a card of the learner, nor an action</source>
        <translation>personne ne peut essayer {0} : ce n’est ni une case, ni un combattant, ni une carte de l’élève, ni une action</translation>
    </message>
    <message>
        <source>a step has something to do, shows the ledger, or gives free turns: one of these</source>
        <translation>une étape donne quelque chose à faire, montre le registre ou laisse des tours libres : une seule de ces choses</translation>
    </message>
    <message>
        <source>the action {0} cannot be understood: {1}</source>
        <translation>l’action {0} est incompréhensible : {1}</translation>
    </message>
    <message>
        <source>the action {0} is not allowed in this position</source>
        <translation>l’action {0} n’est pas permise dans cette position</translation>
    </message>
    <message>
        <source>a puzzle refutes at most {0} tries, not {1}</source>
        <translation>un problème réfute au plus {0} essais, et non {1}</translation>
    </message>
    <message>
        <source>{0} is the solution and cannot be refuted</source>
        <translation>{0} est la solution et ne peut pas être réfuté</translation>
    </message>
    <message>
        <source>the action {0} is not allowed when its turn comes: {1}</source>
        <translation>l’action {0} n’est pas permise quand vient son tour : {1}</translation>
    </message>
    <message>
        <source>the game is over before the action {0}</source>
        <translation>la partie est finie avant l’action {0}</translation>
    </message>
    <message>
        <source>seat {0} has to decide in this step, and nothing in &quot;others&quot; says how</source>
        <translation>le siège {0} doit décider dans cette étape, et rien dans &quot;others&quot; ne dit comment</translation>
    </message>
    <message>
        <source>nobody is asked for {0} in this step any more</source>
        <translation>plus personne n’est appelé à faire {0} dans cette étape</translation>
    </message>
    <message>
        <source>after free turns, a step with something to do needs a position of its own</source>
        <translation>après des tours libres, une étape qui donne quelque chose à faire a besoin de sa propre position</translation>
    </message>
    <message>
        <source>the radius of spaces must be between {0} and {1}</source>
        <translation>le rayon des cases doit être compris entre {0} et {1}</translation>
    </message>
    <message>
        <source>the ring of the space {0} must be turned by a whole number of degrees from 0 to 359</source>
        <translation>l’anneau de la case {0} doit être tourné d’un nombre entier de degrés, de 0 à 359</translation>
    </message>
    <message>
        <source>the letter of a passage must be from A to Z, not {0}</source>
        <translation>la lettre d’un passage doit aller de A à Z ; ce n’est pas le cas de {0}</translation>
    </message>
    <message>
        <source>the passage {0} leads nowhere: the space {1} is its only end</source>
        <translation>le passage {0} ne mène nulle part : la case {1} en est la seule extrémité</translation>
    </message>
    <message>
        <source>no move leads from a start space to the space {0}</source>
        <translation>aucun déplacement ne mène d’une case de départ à la case {0}</translation>
    </message>
    <message>
        <source>no move leads from the space {0} back to a start space</source>
        <translation>aucun déplacement ne ramène de la case {0} à une case de départ</translation>
    </message>
    <message>
        <source>a battlefield has two, three, or four start spaces, not {0}</source>
        <translation>un champ de bataille a deux, trois ou quatre cases de départ, pas {0}</translation>
    </message>
</context>
<context>
    <name>effects</name>
    <message>
        <source>let you {what}</source>
        <translation>vous laisser {what}</translation>
    </message>
    <message>
        <source>have {who} {what}</source>
        <translation>obliger {who} à {what}</translation>
    </message>
    <message>
        <source>if {condition}, {then}</source>
        <translation>si {condition}, {then}</translation>
    </message>
    <message>
        <source>if {condition}, {then} instead</source>
        <translation>si {condition}, {then} à la place</translation>
    </message>
    <message>
        <source>[|{what}|you may {what}]</source>
        <translation>[|{what}|vous pouvez {what}]</translation>
    </message>
    <message>
        <source>[|{what}|{who} may {what}]</source>
        <translation>[|{what}|{who} peut {what}]</translation>
    </message>
    <message>
        <source>[|do the following: {what:main}|you may do the following: {what:main}]</source>
        <translation>[|faire ceci : {what:main}|vous pouvez faire ceci : {what:main}]</translation>
    </message>
    <message>
        <source>[|choose the following: {what:main}|{who} may choose the following: {what:main}]</source>
        <translation>[|choisir ceci : {what:main}|{who} peut choisir ceci : {what:main}]</translation>
    </message>
    <message>
        <source>[|do the following up to {n} times: {what:main}|you may do the following up to {n} times: {what:main}]</source>
        <translation>[|faire ceci jusqu’à {n} fois : {what:main}|vous pouvez faire ceci jusqu’à {n} fois : {what:main}]</translation>
    </message>
    <message>
        <source>[|do the following up to {n} times: {what:main}|{who} may choose the following up to {n} times: {what:main}]</source>
        <translation>[|choisir ceci jusqu’à {n} fois : {what:main}|{who} peut choisir ceci jusqu’à {n} fois : {what:main}]</translation>
    </message>
    <message>
        <source>otherwise, {otherwise}</source>
        <translation>sinon, {otherwise}</translation>
    </message>
    <message>
        <source>put {cards} {places}</source>
        <translation>{cards=placez|placer} {places}</translation>
    </message>
    <message>
        <source>[choose|choose|{who} chooses] {n?one/{n} different options}:{options}</source>
        <translation>[choisissez|choisir|{who} choisit] {n?une option/{n} options différentes} :{options}</translation>
    </message>
    <message>
        <source>[draw|draw|{who} draws] {?upTo:up to }{amount}{per}</source>
        <translation>[piochez|piocher|{who} pioche] {amount}{?upTo: au maximum}{per}</translation>
    </message>
    <message>
        <source>[|draw|you may draw] {amount}</source>
        <translation>[|piocher|vous pouvez piocher] {amount}</translation>
    </message>
    <message>
        <source>[draw|draw|{who} draws] {?upTo:up to }that many cards</source>
        <translation>{?upTo:[piochez|piocher|{who} pioche] au maximum le même nombre de cartes}{?exactly:[piochez-en|en piocher|{who} en pioche] autant}</translation>
    </message>
    <message>
        <source>[discard|discard|{who} discards] {amount}{per}</source>
        <translation>[défaussez-vous|vous défausser|{who} se défausse|{who} se défausse|se défausser] de {amount}{per}</translation>
    </message>
    <message>
        <source>discard {?one:1 card}{?many:any number of cards}</source>
        <translation>[défaussez-vous|vous défausser] de {?one:une carte}{?many:autant de cartes que vous le souhaitez}</translation>
    </message>
    <message>
        <source>discard up to {n} {n?card/cards}</source>
        <translation>[défaussez-vous|vous défausser] de {n} {n?carte/cartes} au maximum</translation>
    </message>
    <message>
        <source>discard the top {n?card/{n} cards} of your deck</source>
        <translation>[défaussez|défausser] {n?la première carte/les {n} premières cartes} de votre deck</translation>
    </message>
    <message>
        <source>discard 1 card from the top of your deck{per}</source>
        <translation>[défaussez|défausser] une carte du dessus de votre deck{per}</translation>
    </message>
    <message>
        <source>look at {hand}</source>
        <translation>[regardez|regarder] {hand}</translation>
    </message>
    <message>
        <source>search your deck or discard pile for {card} and put it into your hand; if you searched your deck, shuffle it</source>
        <translation>[cherchez|chercher] {card} dans votre deck ou votre défausse et [ajoutez-la|l’ajouter] à votre main ; si vous avez cherché dans votre deck, mélangez-le</translation>
    </message>
    <message>
        <source>put the top {n?card/{n} cards} of your deck into your hand</source>
        <translation>[ajoutez|ajouter] {n?la première carte/les {n} premières cartes} de votre deck à votre main</translation>
    </message>
    <message>
        <source>look at the top {n} cards of your deck, put {take} of them into your hand, and put the {others?other/others} back on top{others?/ in any order}</source>
        <translation>[regardez|regarder] les {n} premières cartes de votre deck, [ajoutez-en {take} à votre main et remettez|en ajouter {take} à votre main et remettre] {others?l’autre/les autres} sur le dessus{others?/ dans l’ordre de votre choix}</translation>
    </message>
    <message>
        <source>look at the top card of your deck</source>
        <translation>[regardez|regarder] la première carte de votre deck</translation>
    </message>
    <message>
        <source>reveal the top card of your deck</source>
        <translation>[révélez|révéler] la première carte de votre deck</translation>
    </message>
    <message>
        <source>return {cards} to your hand</source>
        <translation>{?back:{?thatCard:[reprenez|reprendre] en main {cards}}{?other:{cards=reprenez|reprendre} en main}}{?new:{?some:{cards=ajoutez|ajouter} à votre main}{?many:[ajoutez|ajouter] à votre main {cards}}}</translation>
    </message>
    <message>
        <source>return {cards} to its owner’s hand</source>
        <translation>{cards=renvoyez|renvoyer} dans la main de son propriétaire</translation>
    </message>
    <message>
        <source>put {cards} into your hand</source>
        <translation>{cards=ajoutez|ajouter} à votre main</translation>
    </message>
    <message>
        <source>put {cards} on top of your deck</source>
        <translation>{?some:{cards=placez|placer} sur le dessus de votre deck}{?many:[placez|placer] sur le dessus de votre deck {cards}}</translation>
    </message>
    <message>
        <source>put {cards} on top of its owner’s deck</source>
        <translation>{cards=placez|placer} sur le dessus du deck de son propriétaire</translation>
    </message>
    <message>
        <source>put {cards} on the bottom of your deck</source>
        <translation>{?some:{cards=placez|placer} sous votre deck}{?many:[placez|placer] sous votre deck {cards}}</translation>
    </message>
    <message>
        <source>put {cards} on the bottom of its owner’s deck</source>
        <translation>{cards=placez|placer} sous le deck de son propriétaire</translation>
    </message>
    <message>
        <source>put {cards} into your discard pile</source>
        <translation>{?some:{cards=placez|placer} dans votre défausse}{?many:[placez|placer] dans votre défausse {cards}}</translation>
    </message>
    <message>
        <source>put {cards} into its owner’s discard pile</source>
        <translation>{cards=placez|placer} dans la défausse de son propriétaire</translation>
    </message>
    <message>
        <source>put {cards} into your {pile}</source>
        <translation>{?some:{cards=placez|placer} dans votre {pile}}{?many:[placez|placer] dans votre {pile} {cards}}</translation>
    </message>
    <message>
        <source>put {cards} into its owner’s pile</source>
        <translation>{cards=placez|placer} dans la pile de son propriétaire</translation>
    </message>
    <message>
        <source>put {cards} into {owner:poss} hand</source>
        <translation>{cards=placez|placer} dans la main de {owner}</translation>
    </message>
    <message>
        <source>put {cards} into {owner:poss} {pile}</source>
        <translation>{cards=placez|placer} dans {pile?le/la/le/la} {pile} de {owner}</translation>
    </message>
    <message>
        <source>shuffle {cards} into your deck</source>
        <translation>{?some:{cards=mélangez|mélanger} à votre deck}{?many:[mélangez|mélanger] à votre deck {cards}}</translation>
    </message>
    <message>
        <source>shuffle {cards} into its owner’s deck</source>
        <translation>{cards=mélangez|mélanger} au deck de son propriétaire</translation>
    </message>
    <message>
        <source>{done}; shuffle the rest of your deck first</source>
        <translation>{done} ; mélangez d’abord le reste de votre deck</translation>
    </message>
    <message>
        <source>{done}; shuffle your deck afterwards</source>
        <translation>{done} ; mélangez ensuite votre deck</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and put it on top of your deck</source>
        <translation>[placez|placer] une carte de votre main sur le dessus de votre deck</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and put it on the bottom of your deck</source>
        <translation>[placez|placer] une carte de votre main sous votre deck</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and shuffle it into your deck</source>
        <translation>[mélangez|mélanger] une carte de votre main à votre deck</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and put it into your {pile}</source>
        <translation>[placez|placer] une carte de votre main dans votre {pile}</translation>
    </message>
    <message>
        <source>choose 1 card from your hand</source>
        <translation>[choisissez|choisir] une carte de votre main</translation>
    </message>
    <message>
        <source>choose 1 card from your hand and discard it</source>
        <translation>[défaussez-vous|vous défausser] d’une carte de votre choix</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player puts it on top of their deck</source>
        <translation>[regardez|regarder] {hand} et [choisissez-y|y choisir] une carte ; ce joueur la place sur le dessus de son deck</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player puts it on the bottom of their deck</source>
        <translation>[regardez|regarder] {hand} et [choisissez-y|y choisir] une carte ; ce joueur la place sous son deck</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player shuffles it into their deck</source>
        <translation>[regardez|regarder] {hand} et [choisissez-y|y choisir] une carte ; ce joueur la mélange à son deck</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card</source>
        <translation>[regardez|regarder] {hand} et [choisissez-y|y choisir] une carte</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player puts it into their own pile</source>
        <translation>[regardez|regarder] {hand} et [choisissez-y|y choisir] une carte ; ce joueur la place dans sa propre pile</translation>
    </message>
    <message>
        <source>look at {hand} and choose 1 card; that player discards it</source>
        <translation>[regardez|regarder] {hand} et [choisissez-y|y choisir] une carte ; ce joueur s’en défausse</translation>
    </message>
    <message>
        <source>deal {amount} to {?each:each of }{who}{per}</source>
        <translation>{?all:[infligez|infliger] {amount} à {who}{per}}{?each:[choisissez|choisir] {who} et [infligez|infliger] {amount} à {who?chacun/chacune/chacun/chacune}{per}}</translation>
    </message>
    <message>
        <source>[|have {who} recover {amount}{?each: each}{per}|{who} {who?recovers/recover} {amount}{?each: each}{per}]</source>
        <translation>[|faire récupérer {amount} à {who}{?each:, à {who?chacun/chacune/chacun/chacune}}{per}|{who} {who?récupère/récupèrent} {?each:{who?chacun/chacune/chacun/chacune} }{amount}{per}]</translation>
    </message>
    <message>
        <source>set {who?his/her/its/their} health to {value}</source>
        <translation>[{who?ses/leurs} points de vie {?number:passent}{?amount:deviennent égaux}|{?number:faire passer}{?amount:rendre} {who?ses/leurs} points de vie{?amount: égaux}] à {value}</translation>
    </message>
    <message>
        <source>set the health of {who} to {value}</source>
        <translation>[les points de vie de {who} {?number:passent}{?amount:deviennent égaux}|{?number:faire passer}{?amount:rendre} les points de vie de {who}{?amount: égaux}] à {value}</translation>
    </message>
    <message>
        <source>move {who} up to {amount}{?each: each}{?through:, even through opposing fighters}</source>
        <translation>[déplacez|déplacer]{?short: {who} de {amount} au maximum}{?long: de {amount} au maximum {who}}{?each: {who}, {who?chacun/chacune/chacun/chacune} de {amount} au maximum}{?through:, même à travers des combattants adverses}</translation>
    </message>
    <message>
        <source>[|move|you may move] {who} {amount}{?each: each}{?through:, even through opposing fighters}</source>
        <translation>[|déplacer|vous pouvez déplacer]{?short: {who} de {amount}}{?long: de {amount} {who}}{?each: {who}, {who?chacun/chacune/chacun/chacune} de {amount}}{?through:, même à travers des combattants adverses}</translation>
    </message>
    <message>
        <source>move {who}{?each: each} up to {amount}{per}{?through:, even through opposing fighters}</source>
        <translation>[déplacez|déplacer]{?short: {who} de {amount} au maximum{per}}{?long: de {amount} au maximum{per} {who}}{?each: {who}, {who?chacun/chacune/chacun/chacune} de {amount} au maximum{per}}{?through:, même à travers des combattants adverses}</translation>
    </message>
    <message>
        <source>place {who} in {space}{?held:; {who?he/she/it/they} cannot leave that space this turn}</source>
        <translation>[placez|placer] {who} sur {space}{?held: ; {who?il ne peut/elle ne peut/ils ne peuvent/elles ne peuvent} pas quitter cette case ce tour-ci}</translation>
    </message>
    <message>
        <source>swap {who} and {whom}{?attacked:; if one of them was attacked, the other becomes the target}{?sure:; the one that was not attacked becomes the target}</source>
        <translation>[échangez|échanger] les places de {who} et de {whom}{?attacked:&#x202f;; si l’un des deux était attaqué, l’autre devient la cible}{?sure:&#x202f;; celui des deux qui n’était pas attaqué devient alors la cible}</translation>
    </message>
    <message>
        <source>swap {who} and {whom}; if one of them was attacked and both belong to the same player, the other becomes the target</source>
        <translation>[échangez|échanger] les places de {who} et de {whom}&#x202f;; si l’un des deux était attaqué et que tous deux appartiennent au même joueur, l’autre devient la cible</translation>
    </message>
    <message>
        <source>choose {space}</source>
        <translation>[choisissez|choisir] {space}</translation>
    </message>
    <message>
        <source>return {who}, if defeated, to {space}</source>
        <translation>[replacez|replacer] {who}, {who?s’il est vaincu/si elle est vaincue/s’ils sont vaincus/si elles sont vaincues}, sur {space}</translation>
    </message>
    <message>
        <source>return each defeated {noun} to {space}</source>
        <translation>[replacez|replacer] chaque {noun} {noun?vaincu/vaincue/vaincu/vaincue} sur {space}</translation>
    </message>
    <message>
        <source>return one defeated {noun} to {space}</source>
        <translation>[replacez|replacer] {noun?un/une/un/une} {noun} {noun?vaincu/vaincue/vaincu/vaincue} sur {space}</translation>
    </message>
    <message>
        <source>deal damage to {?each:each of }{who} equal to {?taken:the combat damage your fighter took}{?dealt:{value}}{?measured:{value}}</source>
        <translation>[infligez|infliger] à {?each:chacun de }{who} {?taken:autant de dégâts que votre combattant a subi de dégâts de combat}{?dealt:un nombre de dégâts égal à {value}}{?measured:autant de dégâts que {value}}</translation>
    </message>
    <message>
        <source>[|have {who} recover|{who} {who?recovers/recover}] health{?each: each} equal to {value}</source>
        <translation>[|faire récupérer à {who}|{who} {who?récupère/récupèrent}] {?each:{who?chacun/chacune/chacun/chacune} }{?taken:autant de points de vie que votre combattant a subi de dégâts de combat}{?dealt:autant de points de vie que de dégâts de combat infligés}{?measured:un nombre de points de vie égal à {value}}</translation>
    </message>
    <message>
        <source>cancel all effects of your opponent’s card</source>
        <translation>[annulez|annuler] tous les effets de la carte de votre adversaire</translation>
    </message>
    <message>
        <source>ignore its value</source>
        <translation>[ignorez|ignorer] sa valeur</translation>
    </message>
    <message>
        <source>ignore the value of your opponent’s card</source>
        <translation>[ignorez|ignorer] la valeur de la carte de votre adversaire</translation>
    </message>
    <message>
        <source>[|change the value of this card to {value}|the value of this card is {value} instead]</source>
        <translation>[|faire passer la valeur de cette carte à {value}|la valeur de cette carte passe à {value}]</translation>
    </message>
    <message>
        <source>[|make the value of this card equal to {value}|the value of this card is {value}]</source>
        <translation>[|rendre la valeur de cette carte égale à {value}|la valeur de cette carte est égale à {value}]</translation>
    </message>
    <message>
        <source>add {value} to the value of {?card:this card}{?attack:the attack}{?defense:the defense}</source>
        <translation>[ajoutez|ajouter] {value} à la valeur de {?card:cette carte}{?attack:l’attaque}{?defense:la défense}</translation>
    </message>
    <message>
        <source>add {n} to the value of this card{per}</source>
        <translation>[ajoutez|ajouter] {n} à la valeur de cette carte{per}</translation>
    </message>
    <message>
        <source>prevent all combat damage</source>
        <translation>[annulez|annuler] tous les dégâts de combat</translation>
    </message>
    <message>
        <source>boost this card</source>
        <translation>[boostez|booster] cette carte</translation>
    </message>
    <message>
        <source>play 1 additional card from your hand face down and add that card’s boost to the value of the attack. If the effects of the attack card are canceled, this boost does not count</source>
        <translation>[jouez|jouer] face cachée une carte supplémentaire de votre main et [ajoutez|ajouter] son BOOST à la valeur de l’attaque. Si les effets de la carte Attaque sont annulés, ce BOOST ne compte pas</translation>
    </message>
    <message>
        <source>gain {amount}{per}</source>
        <translation>[gagnez|gagner] {amount}{per}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>[mettez|mettre] fin au tour</translation>
    </message>
    <message>
        <source>change your {token}</source>
        <translation>[changez|changer] de {token}</translation>
    </message>
    <message>
        <source>[|have {who} change {token}|{who} {who?changes/change} {token}]</source>
        <translation>[|faire changer {who} de {token}|{who} {who?change/changent} de {token}]</translation>
    </message>
    <message>
        <source>[|have {who?him/her/it/them} change {token}|{who?he changes/she changes/it changes/they change} {token}]</source>
        <translation>[|{who?le/la/les/les} faire changer de {token}|{who?il change/elle change/ils changent/elles changent} de {token}]</translation>
    </message>
    <message>
        <source>choose your {token}: {first} or {second}</source>
        <translation>[choisissez|choisir] votre {token} : {first} ou {second}</translation>
    </message>
    <message>
        <source>choose {who:poss} {token}: {first} or {second}</source>
        <translation>[choisissez|choisir] {token?le/la/le/la} {token} de {who} : {first} ou {second}</translation>
    </message>
    <message>
        <source>turn the top card of your {noun} deck face up if you have no {noun} in play</source>
        <translation>[si vous n’avez pas de {noun} en jeu, révélez|révéler] {noun?le premier/la première/le premier/la première} de votre paquet[| si vous n’avez pas de {noun} en jeu]</translation>
    </message>
    <message>
        <source>discard your {noun}</source>
        <translation>[défaussez|défausser] votre {noun}</translation>
    </message>
    <message>
        <source>put one of your discarded {noun:pl} on the bottom of your {noun} deck</source>
        <translation>[placez|placer] {noun?l’un/l’une/l’un/l’une} de vos {noun:pl} {noun?défaussés/défaussées/défaussés/défaussées} sous votre paquet de {noun:pl}</translation>
    </message>
    <message>
        <source>cast {n?any spell/{n} different spells}; you need no ingredients and do not empty your {pile}</source>
        <translation>[lancez|lancer] {n?n’importe quel sort/{n} sorts différents}, sans ingrédients et sans vider votre {pile}</translation>
    </message>
    <message>
        <source>cast {n?one spell/{n} different spells} whose ingredients are in your {pile}. If you do, put all cards from your {pile} into your discard pile</source>
        <translation>[lancez|lancer] {n?un sort/{n} sorts différents} dont les ingrédients sont dans votre {pile}. Dans ce cas, placez ensuite toutes les cartes de votre {pile} dans votre défausse</translation>
    </message>
    <message>
        <source>[|choose {n?what you do/{n} different things you do}|{who} chooses {n?what you do/{n} different things you do}]:{options}</source>
        <translation>[|choisir {n?ce que vous faites/{n} options différentes, que vous appliquez}|{who} choisit {n?ce que vous faites/{n} options différentes, que vous appliquez}]&#xa0;:{options}</translation>
    </message>
</context>
<context>
    <name>fighters</name>
    <message>
        <source>&lt;n/p&gt;each of your {?other:other }fighters</source>
        <translation>&lt;m/mp&gt;chacun de vos {?other:autres }combattants</translation>
    </message>
    <message>
        <source>&lt;n/p&gt;one of your {?other:other }fighters</source>
        <translation>&lt;m/mp&gt;l’un de vos {?other:autres }combattants</translation>
    </message>
    <message>
        <source>&lt;p&gt;{n} of your {?other:other }fighters</source>
        <translation>&lt;mp&gt;{n} de vos {?other:autres }combattants</translation>
    </message>
    <message>
        <source>&lt;n/p&gt;any of your {?other:other }fighters</source>
        <translation>&lt;m/mp&gt;l’un de vos {?other:autres }combattants</translation>
    </message>
    <message>
        <source>&lt;p&gt;your {?other:other }fighters</source>
        <translation>&lt;mp&gt;vos {?other:autres }combattants</translation>
    </message>
    <message>
        <source>&lt;n/p&gt;none of your {?other:other }fighters</source>
        <translation>&lt;m/mp&gt;aucun de vos {?other:autres }combattants</translation>
    </message>
    <message>
        <source>&lt;n&gt;each {?other:other }opposing fighter</source>
        <translation>&lt;m&gt;chaque {?other:autre }combattant adverse</translation>
    </message>
    <message>
        <source>&lt;n&gt;one {?other:other }opposing fighter{?bare: of your choice}</source>
        <translation>&lt;m&gt;un {?other:autre }combattant adverse{?bare: de votre choix}</translation>
    </message>
    <message>
        <source>&lt;p&gt;{n} different {?other:other }opposing fighters</source>
        <translation>&lt;mp&gt;{n} {?other:autres }combattants adverses différents</translation>
    </message>
    <message>
        <source>&lt;n&gt;any {?other:other }opposing fighter</source>
        <translation>&lt;m&gt;un {?other:autre }combattant adverse</translation>
    </message>
    <message>
        <source>&lt;p&gt;{?other:other }opposing fighters</source>
        <translation>&lt;mp&gt;les {?other:autres }combattants adverses</translation>
    </message>
    <message>
        <source>&lt;n&gt;no {?other:other }opposing fighter</source>
        <translation>&lt;m&gt;aucun {?other:autre }combattant adverse</translation>
    </message>
    <message>
        <source>&lt;n&gt;each {?other:other }fighter in this combat</source>
        <translation>&lt;m/mp&gt;chacun des {?other:autres }combattants de ce combat</translation>
    </message>
    <message>
        <source>&lt;n/p&gt;one of the {?other:other }fighters in this combat</source>
        <translation>&lt;m/mp&gt;l’un des {?other:autres }combattants de ce combat</translation>
    </message>
    <message>
        <source>&lt;p&gt;{n} {?other:other }fighters in this combat</source>
        <translation>&lt;mp&gt;{n} des {?other:autres }combattants de ce combat</translation>
    </message>
    <message>
        <source>&lt;n&gt;any {?other:other }fighter in this combat</source>
        <translation>&lt;m/mp&gt;l’un des {?other:autres }combattants de ce combat</translation>
    </message>
    <message>
        <source>&lt;p&gt;{?other:other }fighters in this combat</source>
        <translation>&lt;mp&gt;les {?other:autres }combattants de ce combat</translation>
    </message>
    <message>
        <source>&lt;n&gt;no {?other:other }fighter in this combat</source>
        <translation>&lt;m/mp&gt;aucun des {?other:autres }combattants de ce combat</translation>
    </message>
    <message>
        <source>&lt;@&gt;each {?other:other }{noun}</source>
        <translation>&lt;@&gt;chaque {?other:autre }{noun}</translation>
    </message>
    <message>
        <source>&lt;@/p&gt;one of your {?other:other }{noun:pl}</source>
        <translation>&lt;@/p&gt;{noun?l’un/l’une/l’un/l’une} de vos {?other:autres }{noun:pl}</translation>
    </message>
    <message>
        <source>&lt;@p&gt;{n} of your {?other:other }{noun:pl}</source>
        <translation>&lt;@p&gt;{n} de vos {?other:autres }{noun:pl}</translation>
    </message>
    <message>
        <source>&lt;@/p&gt;any of your {?other:other }{noun:pl}</source>
        <translation>&lt;@/p&gt;{noun?l’un/l’une/l’un/l’une} de vos {?other:autres }{noun:pl}</translation>
    </message>
    <message>
        <source>&lt;@p&gt;your {?other:other }{noun:pl}</source>
        <translation>&lt;@p&gt;vos {?other:autres }{noun:pl}</translation>
    </message>
    <message>
        <source>&lt;@&gt;no {?other:other }{noun}</source>
        <translation>&lt;@&gt;{noun?aucun/aucune/aucun/aucune} {?other:autre }{noun}</translation>
    </message>
    <message>
        <source>&lt;n&gt;each {?other:other }fighter</source>
        <translation>&lt;m&gt;chaque {?other:autre }combattant</translation>
    </message>
    <message>
        <source>&lt;n&gt;one {?other:other }fighter{?bare: of your choice}</source>
        <translation>&lt;m&gt;un {?other:autre }combattant{?bare: de votre choix}</translation>
    </message>
    <message>
        <source>&lt;p&gt;{n} different {?other:other }fighters</source>
        <translation>&lt;mp&gt;{n} {?other:autres }combattants différents</translation>
    </message>
    <message>
        <source>&lt;n&gt;any {?other:other }fighter</source>
        <translation>&lt;m&gt;un {?other:autre }combattant</translation>
    </message>
    <message>
        <source>&lt;p&gt;{?other:other }fighters</source>
        <translation>&lt;mp&gt;les {?other:autres }combattants</translation>
    </message>
    <message>
        <source>&lt;n&gt;no {?other:other }fighter</source>
        <translation>&lt;m&gt;aucun {?other:autre }combattant</translation>
    </message>
    <message>
        <source>&lt;f/p&gt;one of your heroes</source>
        <translation>&lt;f/p&gt;l’une de vos héroïnes</translation>
    </message>
    <message>
        <source>&lt;m/p&gt;one of your heroes</source>
        <translation>&lt;m/p&gt;l’un de vos héros</translation>
    </message>
    <message>
        <source>&lt;f&gt;your hero</source>
        <translation>&lt;f&gt;votre héroïne</translation>
    </message>
    <message>
        <source>&lt;m&gt;your hero</source>
        <translation>&lt;m&gt;votre héros</translation>
    </message>
    <message>
        <source>&lt;n&gt;your hero</source>
        <translation>&lt;m&gt;votre héros</translation>
    </message>
    <message>
        <source>&lt;n&gt;your fighter</source>
        <translation>&lt;m&gt;votre combattant</translation>
    </message>
    <message>
        <source>&lt;n&gt;the opposing fighter</source>
        <translation>&lt;m&gt;le combattant adverse</translation>
    </message>
    <message>
        <source>&lt;n&gt;the attacking fighter</source>
        <translation>&lt;m&gt;le combattant qui attaque</translation>
    </message>
    <message>
        <source> in {whom:poss} zone</source>
        <translation> {head?situé/située/situés/situées} dans la zone de {whom}</translation>
    </message>
    <message>
        <source> in the same zone as {whom}</source>
        <translation> {head?situé/située/situés/situées} dans la zone de {whom}</translation>
    </message>
    <message>
        <source> in {n?that space/those spaces}</source>
        <translation> {head?situé/située/situés/situées} sur {n?cette case/ces cases}</translation>
    </message>
    <message>
        <source> adjacent to {whom}</source>
        <translation> {head?adjacent/adjacente/adjacents/adjacentes} à {whom}</translation>
    </message>
    <message>
        <source> other than {whom}</source>
        <translation> {head?autre/autre/autres/autres} que {whom}</translation>
    </message>
    <message>
        <source>&lt;n&gt;the fighter that attacked</source>
        <translation>&lt;m&gt;le combattant qui a attaqué</translation>
    </message>
</context>
<context>
    <name>joins</name>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>{first}{?many:,} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} and {space}</source>
        <translation>{first} et {space}</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <translation>{first}, puis {second}</translation>
    </message>
    <message>
        <source>{first}, then {second:after}</source>
        <translation>{first}, puis {second:after}</translation>
    </message>
    <message>
        <source>{first}; then {second:after}</source>
        <translation>{first} ; ensuite, {second:after}</translation>
    </message>
    <message>
        <source>{first}; then {second}</source>
        <translation>{first} ; ensuite, {second}</translation>
    </message>
    <message>
        <source>then {second}</source>
        <translation>ensuite, {second}</translation>
    </message>
    <message>
        <source>then, {second}</source>
        <translation>ensuite, {second}</translation>
    </message>
    <message>
        <source>for each of them, {second}</source>
        <translation>pour chacune d’elles, {second}</translation>
    </message>
    <message>
        <source>for each of them, choose a fighter; it recovers {amount}</source>
        <translation>pour chacune d’elles, choisissez un combattant, qui récupère {amount}</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>This could defeat {other} and win the game.</source>
        <translation>Vous pouvez ainsi vaincre {other} et gagner la partie.</translation>
    </message>
    <message>
        <source>This could win the game.</source>
        <translation>Vous pouvez ainsi gagner la partie.</translation>
    </message>
    <message>
        <source>{fighter} could defeat {other}.</source>
        <translation>{fighter} {fighter?peut/peuvent} vaincre {other}.</translation>
    </message>
    <message>
        <source>This could defeat {other}.</source>
        <translation>Vous pouvez ainsi vaincre {other}.</translation>
    </message>
    <message>
        <source>Attacking {other} could deal {n} damage.</source>
        <translation>En attaquant {other}, vous pouvez {other?lui/leur} infliger {n} {n?dégât/dégâts}.</translation>
    </message>
    <message>
        <source>This could deal {n} damage to {other}.</source>
        <translation>Cela peut infliger {n} {n?dégât/dégâts} à {other}.</translation>
    </message>
    <message>
        <source>Otherwise, {other} might defeat {fighter}.</source>
        <translation>Sinon, {other} {other?pourrait/pourraient} vaincre {fighter}.</translation>
    </message>
    <message>
        <source>Otherwise, {fighter} might be defeated.</source>
        <translation>Sinon, {fighter} {fighter?pourrait être vaincu/pourrait être vaincue/pourraient être vaincus/pourraient être vaincues}.</translation>
    </message>
    <message>
        <source>This could prevent {n} damage to {fighter}.</source>
        <translation>Cela peut épargner {n} {n?dégât/dégâts} à {fighter}.</translation>
    </message>
    <message>
        <source>This card completes your {pile}.</source>
        <translation>Cette carte complète votre {pile}.</translation>
    </message>
    <message>
        <source>Your {pile} holds everything this spell needs.</source>
        <translation>Votre {pile} contient tout ce qu’il faut pour ce sort.</translation>
    </message>
    <message>
        <source>This card brings your {pile} closer to completion.</source>
        <translation>Cette carte rapproche votre {pile} de sa complétion.</translation>
    </message>
    <message>
        <source>This card adds a new ingredient to your {pile}.</source>
        <translation>Cette carte apporte un nouvel ingrédient à votre {pile}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?recovers/recover} {n} health.</source>
        <translation>{fighter} {fighter?récupère/récupèrent} {n} {n?point/points} de vie.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?returns/return} to the battlefield.</source>
        <translation>{fighter} {fighter?revient/reviennent} sur le champ de bataille.</translation>
    </message>
    <message>
        <source>This costs {who} {n} {n?card/cards}.</source>
        <translation>Cela coûte {n:une} {n?carte/cartes} à {who}.</translation>
    </message>
    <message>
        <source>This adds {n} {n?card/cards} to your hand.</source>
        <translation>Cela ajoute {n:une} {n?carte/cartes} à votre main.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?gets/get} out of reach of {other}.</source>
        <translation>{fighter} {fighter?se met/se mettent} hors de portée de {other}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?gets/get} closer to {other}.</source>
        <translation>{fighter} {fighter?se rapproche/se rapprochent} de {other}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?stays/stay} away from {other}.</source>
        <translation>{fighter} {fighter?reste/restent} à distance de {other}.</translation>
    </message>
    <message>
        <source>From there, {fighter} can attack {other}.</source>
        <translation>De là, {fighter} {fighter?peut/peuvent} attaquer {other}.</translation>
    </message>
    <message>
        <source>After that, {fighter} can attack {other}.</source>
        <translation>Ensuite, {fighter} {fighter?peut/peuvent} attaquer {other}.</translation>
    </message>
    <message>
        <source>It is better to keep your cards for later.</source>
        <translation>Mieux vaut garder vos cartes pour plus tard.</translation>
    </message>
    <message>
        <source>{card} is the card you will miss the least.</source>
        <translation>{card} est la carte qui vous manquera le moins.</translation>
    </message>
    <message>
        <source>{fighter} can attack {other} from here.</source>
        <translation>D’ici, {fighter} {fighter?peut/peuvent} attaquer {other}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} out of reach here.</source>
        <translation>Ici, {fighter} {fighter?est/sont} hors de portée.</translation>
    </message>
    <message>
        <source>Until your next turn, {fighter} should lose less health this way.</source>
        <translation>D’ici à votre prochain tour, {fighter} {fighter?devrait/devraient} ainsi perdre moins de points de vie.</translation>
    </message>
    <message>
        <source>Until your next turn, {other} should lose more health this way.</source>
        <translation>D’ici à votre prochain tour, {other} {other?devrait/devraient} ainsi perdre plus de points de vie.</translation>
    </message>
    <message>
        <source>This way, you should have more cards in your next turn.</source>
        <translation>Vous devriez ainsi avoir plus de cartes à votre prochain tour.</translation>
    </message>
    <message>
        <source>This way, {who} will probably have to spend more cards before your next turn.</source>
        <translation>Ainsi, {who} {who?devra/devront} sans doute dépenser plus de cartes d’ici à votre prochain tour.</translation>
    </message>
    <message>
        <source>Until your next turn, the other answers amount to about the same.</source>
        <translation>D’ici à votre prochain tour, les autres réponses reviennent à peu près au même.</translation>
    </message>
    <message>
        <source>But {other} can attack {fighter} there.</source>
        <translation>Mais {other} {other?peut/peuvent} y attaquer {fighter}.</translation>
    </message>
    <message>
        <source>It costs you {card}.</source>
        <translation>Cela vous coûte {card}.</translation>
    </message>
    <message>
        <source>Chances: {before} → {after}.</source>
        <translation>Chances&#xa0;: {before} → {after}.</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message>
        <source>Immediately</source>
        <translation>Immédiatement</translation>
    </message>
    <message>
        <source>During combat</source>
        <translation>Pendant le combat</translation>
    </message>
    <message>
        <source>After combat</source>
        <translation>Après le combat</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Stratagème</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Complétion</translation>
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
        <source>Versatile</source>
        <translation>Polyvalente</translation>
    </message>
    <message>
        <source>attack card</source>
        <translation>carte Attaque</translation>
    </message>
    <message>
        <source>defense card</source>
        <translation>carte Défense</translation>
    </message>
    <message>
        <source>versatile card</source>
        <translation>carte polyvalente</translation>
    </message>
    <message>
        <source>scheme card</source>
        <translation>carte Stratagème</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distance</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>{who?Hero/Heroes}</source>
        <translation>{who?Héros/Héroïne/Héros/Héroïnes}</translation>
    </message>
    <message>
        <source>{who?Sidekick/Sidekicks}</source>
        <translation>{who?Acolyte/Acolytes}</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>space {n}</source>
        <translation>case {n}</translation>
    </message>
    <message>
        <source>{n} health{?each: each}</source>
        <translation>{n} {n?point/points} de vie{?each: {who?chacun/chacune/chacun/chacune}}</translation>
    </message>
    <message>
        <source>at most {n} health</source>
        <translation>{n} points de vie au maximum</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <translation>{label} : {text}</translation>
    </message>
    <message>
        <source>Move: {n}</source>
        <translation>Déplacement : {n}</translation>
    </message>
    <message>
        <source>boost {n}</source>
        <translation>BOOST {n}</translation>
    </message>
    <message>
        <source>no boost</source>
        <translation>sans BOOST</translation>
    </message>
    <message>
        <source>{n} {n?copy/copies}</source>
        <translation>{n} {n?exemplaire/exemplaires}</translation>
    </message>
    <message>
        <source>{n} {n?syllable/syllables}</source>
        <translation>{n} {n?syllabe/syllabes}</translation>
    </message>
    <message>
        <source>{first} or {second}.</source>
        <translation>{first} ou {second}.</translation>
    </message>
    <message>
        <source>You have {n} heroes, each with {who?his/her/its/their} own health. You lose only when the last of them is defeated.</source>
        <translation>Vous avez {n} {who?héros, chacun ayant/héroïnes, chacune ayant/héros, chacun ayant/héroïnes, chacune ayant} ses propres points de vie. Vous ne perdez que lorsque {who?le dernier est vaincu/la dernière est vaincue/le dernier est vaincu/la dernière est vaincue}.</translation>
    </message>
    <message>
        <source>Your {n} {noun:pl} form a separate deck, shuffled and face down. A face-up {noun} stays in effect until you discard it through the effect of one of your cards.</source>
        <translation>Au début de la partie, mélangez vos {n}&#xa0;{noun:pl}&#xa0;: {noun?ils/elles/ils/elles} forment un paquet à part, face cachée. {noun?Un/Une/Un/Une} {noun} {noun?révélé/révélée/révélé/révélée} reste en vigueur jusqu’à ce que vous {noun?le/la/le/la} défaussiez par l’effet d’une de vos cartes.</translation>
    </message>
    <message>
        <source>When one of your cards would be discarded, place it face up in your {pile} instead.</source>
        <translation>Au lieu d’être défaussées, vos cartes sont placées face visible dans votre {pile}.</translation>
    </message>
    <message>
        <source>After each combat, instead of discarding the card you attacked or defended with, place it face up at the end of your {pile}.</source>
        <translation>Après chaque combat, au lieu de défausser la carte que vous y avez jouée, placez-la face visible à la fin de votre {pile}.</translation>
    </message>
    <message>
        <source>{?all:Each of your cards is an ingredient}{?some:Some of your cards are ingredients}: {list}.</source>
        <translation>{?all:Chacune de vos cartes est un ingrédient}{?some:Certaines de vos cartes sont des ingrédients}&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>When your {pile} has exactly {n} syllables, resolve the completion effect of its last card, then discard the {pile}. If it has more than {n}, discard it without resolving a completion effect.</source>
        <translation>Quand votre {pile} compte exactement {n}&#xa0;syllabes, appliquez l’effet de complétion de sa dernière carte, puis défaussez toutes ses cartes. {pile?S’il/Si elle/S’il/Si elle} en compte plus de {n}, défaussez-les sans appliquer d’effet de complétion.</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{who} {who?maneuvers/maneuver}.</source>
        <translation>{who} {who?manœuvre/manœuvrent}.</translation>
    </message>
    <message>
        <source>{card} against no defense card.</source>
        <translation>{card}, sans carte en défense.</translation>
    </message>
    <message>
        <source>{card} against {against}.</source>
        <translation>{card} contre {against}.</translation>
    </message>
    <message>
        <source>The value changes from {before} to {n}.</source>
        <translation>La valeur passe de {before} à {n}.</translation>
    </message>
    <message>
        <source>The value of {card} changes from {before} to {n}.</source>
        <translation>La valeur de la carte {card} passe de {before} à {n}.</translation>
    </message>
    <message>
        <source>The value of {card} changes from {before} to {n} (boost).</source>
        <translation>La valeur de la carte {card} passe de {before} à {n} (BOOST).</translation>
    </message>
    <message>
        <source>The value of {card} changes from {before} to {n} (ability).</source>
        <translation>La valeur de la carte {card} passe de {before} à {n} (capacité).</translation>
    </message>
    <message>
        <source>The value of {card} is ignored.</source>
        <translation>La valeur de la carte {card} est ignorée.</translation>
    </message>
    <message>
        <source>from {who?his/her/its/their} hand</source>
        <translation>de {who?sa/leur} main</translation>
    </message>
    <message>
        <source>from {who?his/her/its/their} deck</source>
        <translation>de {who?son/leur} deck</translation>
    </message>
    <message>
        <source>from {who?his/her/its/their} discard pile</source>
        <translation>de {who?sa/leur} défausse</translation>
    </message>
    <message>
        <source>from the {pile}</source>
        <translation>de {pile?le/la/le/la} {pile}</translation>
    </message>
    <message>
        <source>from the combat</source>
        <translation>du combat</translation>
    </message>
    <message>
        <source>into {who?his/her/its/their} deck</source>
        <translation>dans {who?son/leur} deck</translation>
    </message>
    <message>
        <source>on the bottom of {who?his/her/its/their} deck</source>
        <translation>sous {who?son/leur} deck</translation>
    </message>
    <message>
        <source>on top of {who?his/her/its/their} deck</source>
        <translation>sur le dessus de {who?son/leur} deck</translation>
    </message>
    <message>
        <source>into the {pile}</source>
        <translation>dans {pile?le/la/le/la} {pile}</translation>
    </message>
    <message>
        <source>into {who?his/her/its/their} discard pile</source>
        <translation>dans {who?sa/leur} défausse</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} {card} {into}{?random: at random}.</source>
        <translation>{who} {who?place/placent} {card} {into}{?random: (au hasard)}.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} 1 card {into}{?random: at random}.</source>
        <translation>{who} {who?place/placent} une carte {into}{?random: (au hasard)}.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} {card} {from} {into}.</source>
        <translation>{who} {who?fait/font} passer {card} {from} {into}.</translation>
    </message>
    <message>
        <source>{who} {who?returns/return} {card} to {who?his/her/its/their} hand.</source>
        <translation>{who} {who?reprend/reprennent} {card} en main.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} 1 card {from} {into}.</source>
        <translation>{who} {who?place/placent} une carte {from} {into}.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} {card} {from} into {who?his/her/its/their} hand.</source>
        <translation>{who} {who?prend/prennent} {card} {there}.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} 1 card {from} into {who?his/her/its/their} hand.</source>
        <translation>{who} {who?ajoute/ajoutent} une carte {from} à {who?sa/leur} main.</translation>
    </message>
    <message>
        <source>{who} {who?wins/win} the game.</source>
        <translation>{who} {who?remporte/remportent} la partie.</translation>
    </message>
    <message>
        <source>{list} win the game.</source>
        <translation>{list} remportent la partie.</translation>
    </message>
    <message>
        <source>Three turns each without a change: the game is a draw.</source>
        <translation>Trois tours chacun sans aucun changement : match nul.</translation>
    </message>
    <message>
        <source>Turn {n}: {who}.</source>
        <translation>Tour {n} : {who}.</translation>
    </message>
    <message>
        <source>{who} {who?ends/end} {who?his/her/its/their} turn.</source>
        <translation>{who} {who?termine son/terminent leur} tour.</translation>
    </message>
    <message>
        <source>{who} {who?gains/gain} {n} {n?action/actions}.</source>
        <translation>{who} {who?gagne/gagnent} {n:une} {n?action/actions}.</translation>
    </message>
    <message>
        <source>{who} {who?draws/draw} {card}.</source>
        <translation>{who} {who?pioche/piochent} {card}.</translation>
    </message>
    <message>
        <source>{who} {who?draws/draw} 1 card.</source>
        <translation>{who} {who?pioche/piochent} une carte.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} exhausted: no card is left to draw.</source>
        <translation>{who} {who?est épuisé/est épuisée/sont épuisés/sont épuisées} : il n’y a plus de carte à piocher.</translation>
    </message>
    <message>
        <source>{who} {who?discards/discard} {card}{?random: at random}.</source>
        <translation>{who} {?hand:{who?se défausse/se défaussent} de la carte }{?elsewhere:{who?défausse/défaussent} }{card}{?random: (au hasard)}.</translation>
    </message>
    <message>
        <source>{who} {who?discards/discard} 1 card{?random: at random}.</source>
        <translation>{who} {?hand:{who?se défausse/se défaussent} de }{?elsewhere:{who?défausse/défaussent} }une carte{?random: (au hasard)}.</translation>
    </message>
    <message>
        <source>{who} {who?boosts/boost} with {card}: +{n}.</source>
        <translation>{who} {who?booste/boostent} avec {card} : +{n}.</translation>
    </message>
    <message>
        <source>{who} {who?boosts/boost}: +{n}.</source>
        <translation>{who} {who?booste/boostent} : +{n}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?moves/move} to {space}.</source>
        <translation>{fighter} {fighter?se déplace/se déplacent} sur la {space}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} placed in {space}.</source>
        <translation>{fighter} {fighter?est placé/est placée/sont placés/sont placées} sur la {space}.</translation>
    </message>
    <message>
        <source>{fighter} and {target} swap spaces.</source>
        <translation>{fighter} et {target} échangent leurs places.</translation>
    </message>
    <message>
        <source>{fighter} and {target} swap spaces; now {defender} {defender?is/are} the target.</source>
        <translation>{fighter} et {target} échangent leurs places&#x202f;; {defender} {defender?devient/deviennent} la cible.</translation>
    </message>
    <message>
        <source>{fighter} cannot leave this space this turn.</source>
        <translation>{fighter} ne {fighter?peut/peuvent} pas quitter cette case ce tour-ci.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?plays/play} {card}.</source>
        <translation>{fighter} {fighter?joue/jouent} {card}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?attacks/attack} {target}.</source>
        <translation>{fighter} {fighter?attaque/attaquent} {target}.</translation>
    </message>
    <message>
        <source>{timing}: {card}.</source>
        <translation>{timing} : {card}.</translation>
    </message>
    <message>
        <source>The effects of {card} are canceled.</source>
        <translation>Les effets de la carte {card} sont annulés.</translation>
    </message>
    <message>
        <source>There are no effects to cancel.</source>
        <translation>Il n’y a aucun effet à annuler.</translation>
    </message>
    <message>
        <source>{who} {who?prevents/prevent} all combat damage.</source>
        <translation>{who} {who?annule/annulent} tous les dégâts de combat.</translation>
    </message>
    <message>
        <source>{n} against {before}: {damage} damage. {winner} {winner?wins/win} the combat.</source>
        <translation>{n} contre {before} : {damage} {damage?dégât/dégâts}. {winner} {winner?remporte/remportent} le combat.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?takes/take} {n} damage.</source>
        <translation>{fighter} {fighter?subit/subissent} {n} {n?dégât/dégâts}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?recovers/recover} {n} health.</source>
        <translation>{fighter} {fighter?récupère/récupèrent} {n} {n?point/points} de vie.</translation>
    </message>
    <message>
        <source>{fighter} now {fighter?has/have} {n} health.</source>
        <translation>{fighter} {fighter?a/ont} maintenant {n} {n?point/points} de vie.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} defeated.</source>
        <translation>{fighter} {fighter?est vaincu/est vaincue/sont vaincus/sont vaincues}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?returns/return}, in {space}.</source>
        <translation>{fighter} {fighter?revient/reviennent} en jeu, sur la {space}.</translation>
    </message>
    <message>
        <source>{who:poss} {token} is now {side}.</source>
        <translation>{token?Le/La/Le/La} {token} de {who} est désormais {side}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} now {side}.</source>
        <translation>{fighter} {fighter?est/sont} maintenant {side}.</translation>
    </message>
    <message>
        <source>{who} {who?casts/cast} {spell}.</source>
        <translation>{who} {who?lance/lancent} {spell}.</translation>
    </message>
    <message>
        <source>{who} {who?turns/turn} {side} face up.</source>
        <translation>{who} {who?révèle/révèlent} {side}.</translation>
    </message>
    <message>
        <source>{who} {who?discards/discard} {side}.</source>
        <translation>{who} {who?défausse/défaussent} {side}.</translation>
    </message>
    <message>
        <source>{who} {who?puts/put} {side} on the bottom of the {noun} deck.</source>
        <translation>{who} {who?replace/replacent} {side} sous {who?son/leur} paquet de {noun:pl}.</translation>
    </message>
    <message>
        <source>{card} joins the {pile}, which now has {n} {n?syllable/syllables}.</source>
        <translation>{card} rejoint {pile?le/la/le/la} {pile}, qui compte maintenant {n} {n?syllabe/syllabes}.</translation>
    </message>
    <message>
        <source>{card} completes the {pile}.</source>
        <translation>{card} complète {pile?le/la/le/la} {pile}.</translation>
    </message>
    <message>
        <source>{who} {who?discards/discard} the {pile}.</source>
        <translation>{who} {who?défausse/défaussent} toutes les cartes de {pile?le/la/le/la} {pile}.</translation>
    </message>
    <message>
        <source>{other} {other?looks/look} at {who:poss} hand.</source>
        <translation>{other} {other?regarde/regardent} la main de {who}.</translation>
    </message>
    <message>
        <source>{who} {who?reveals/reveal} {card}.</source>
        <translation>{who} {who?révèle/révèlent} {card}.</translation>
    </message>
    <message>
        <source>{who} {who?reveals/reveal} 1 card.</source>
        <translation>{who} {who?révèle/révèlent} une carte.</translation>
    </message>
    <message>
        <source>{who} {who?looks/look} at {card}.</source>
        <translation>{who} {who?regarde/regardent} {card}.</translation>
    </message>
    <message>
        <source>{who} {who?looks/look} at {n} {n?card/cards}.</source>
        <translation>{who} {who?regarde/regardent} {n:une} {n?carte/cartes}.</translation>
    </message>
    <message>
        <source>{who} {who?shuffles/shuffle} {who?his/her/its/their} deck.</source>
        <translation>{who} {who?mélange son/mélangent leur} deck.</translation>
    </message>
    <message>
        <source>{who} {who?declines/decline}.</source>
        <translation>{who} {who?renonce/renoncent}.</translation>
    </message>
    <message>
        <source>{who} {who?declines/decline} an effect of {card}.</source>
        <translation>{who} {who?renonce/renoncent} à un effet ({card}).</translation>
    </message>
    <message>
        <source>{who} {who?does/do} not use the ability.</source>
        <translation>{who} {who?n’utilise/n’utilisent} pas la capacité.</translation>
    </message>
    <message>
        <source>{who} {who?concedes/concede}.</source>
        <translation>{who} {who?abandonne/abandonnent}.</translation>
    </message>
    <message>
        <source>{who} {who?draws/draw} {cards} {cards?card/cards}.</source>
        <translation>{who} {who?pioche/piochent} {cards:une}&#xa0;{cards?carte/cartes}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?moves/move} {steps} {steps?space/spaces} and {fighter?ends/end} in {zones?zone/zones} {letters}.</source>
        <translation>{fighter} {fighter?se déplace/se déplacent} de {steps:une}&#xa0;{steps?case/cases} et {fighter?s’arrête/s’arrêtent} dans {zones?la zone/les zones}&#xa0;{letters}.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} placed ({zones?zone/zones} {letters}).</source>
        <translation>{fighter} {fighter?est placé/est placée/sont placés/sont placées} ({zones?zone/zones}&#xa0;{letters}).</translation>
    </message>
    <message>
        <source>{fighter} {fighter?returns/return} ({zones?zone/zones} {letters}).</source>
        <translation>{fighter} {fighter?revient/reviennent} en jeu ({zones?zone/zones}&#xa0;{letters}).</translation>
    </message>
    <message>
        <source>{who} {who?draws/draw} {list}.</source>
        <translation>{who} {who?pioche/piochent} {list}.</translation>
    </message>
    <message>
        <source>The value of {card} changes from {before} to {n} (high ground).</source>
        <translation>La valeur de {card} passe de {before} à {n} (hauteur).</translation>
    </message>
</context>
<context>
    <name>meanings</name>
    <message>
        <source>Draw cards; an empty deck exhausts (D2).</source>
        <translation>Piocher des cartes. Si le deck est vide, vos combattants subissent des dégâts à la place.</translation>
    </message>
    <message>
        <source>Discard cards from the hand; the discarding player chooses them.</source>
        <translation>Se défausser de cartes de la main. Le joueur qui se défausse les choisit.</translation>
    </message>
    <message>
        <source>Discard cards from the top of your deck.</source>
        <translation>Défausser des cartes du dessus de votre deck.</translation>
    </message>
    <message>
        <source>Look at a player&apos;s hand.</source>
        <translation>Regarder la main d’un joueur.</translation>
    </message>
    <message>
        <source>Look at a player&apos;s hand and choose a card of it, which moves.</source>
        <translation>Regarder la main d’un joueur et y choisir une carte, qui va ensuite ailleurs.</translation>
    </message>
    <message>
        <source>Take a card from your deck or discard pile into your hand; a searched deck is shuffled.</source>
        <translation>Ajouter à votre main une certaine carte de votre deck ou de votre défausse. Un deck fouillé est mélangé.</translation>
    </message>
    <message>
        <source>Look at the top cards of your deck, take some, put the others back on top in any order.</source>
        <translation>Regarder les premières cartes de votre deck, en prendre et remettre les autres dessus dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>Look at the top card of your deck: it becomes thatCard.</source>
        <translation>Regarder la première carte de votre deck. La suite peut la désigner par « la carte en question ».</translation>
    </message>
    <message>
        <source>Reveal the top card of your deck: it becomes thatCard.</source>
        <translation>Révéler à tous la première carte de votre deck. La suite peut la désigner par « la carte en question ».</translation>
    </message>
    <message>
        <source>Put cards into another place.</source>
        <translation>Mettre des cartes ailleurs.</translation>
    </message>
    <message>
        <source>Deal damage.</source>
        <translation>Infliger des dégâts à un ou plusieurs combattants. Ce ne sont pas des dégâts de combat.</translation>
    </message>
    <message>
        <source>Recover health, up to the dial&apos;s highest number (F2).</source>
        <translation>Récupérer des points de vie, sans jamais dépasser le maximum du compteur.</translation>
    </message>
    <message>
        <source>Set the health of a fighter.</source>
        <translation>Fixer les points de vie d’un combattant.</translation>
    </message>
    <message>
        <source>Move fighters, each once, in any order (M3, M4).</source>
        <translation>Déplacer des combattants case par case, chacun une fois, dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>Place fighters in spaces (M5).</source>
        <translation>Mettre des combattants directement sur des cases ; ni chemin ni distance.</translation>
    </message>
    <message>
        <source>Return a defeated sidekick to an empty space (F4).</source>
        <translation>Replacer un acolyte vaincu sur une case vide, avec ses points de vie de départ.</translation>
    </message>
    <message>
        <source>Two fighters swap spaces; if both are of one player and one of them was attacked, the other becomes the defender.</source>
        <translation>Deux combattants échangent leurs cases. S’ils appartiennent au même joueur et que l’un d’eux était attaqué, l’autre devient le défenseur.</translation>
    </message>
    <message>
        <source>Cancel every effect of the opponent&apos;s card (A7).</source>
        <translation>Annuler tous les effets de la carte adverse qui n’ont pas encore eu lieu. Sa valeur reste.</translation>
    </message>
    <message>
        <source>Ignore the value of the opponent&apos;s card (A8).</source>
        <translation>Ignorer la valeur de la carte adverse ; elle compte pour 0.</translation>
    </message>
    <message>
        <source>The value of this card is another one instead (A8).</source>
        <translation>Donner à cette carte une autre valeur que celle qui est imprimée.</translation>
    </message>
    <message>
        <source>Add to the value of this card (A8).</source>
        <translation>Augmenter la valeur de cette carte.</translation>
    </message>
    <message>
        <source>Prevent all combat damage.</source>
        <translation>Annuler tous les dégâts de ce combat.</translation>
    </message>
    <message>
        <source>Discard a card from your hand and add its boost to the value of this card.</source>
        <translation>Se défausser d’une carte de la main et ajouter son BOOST à la valeur de cette carte.</translation>
    </message>
    <message>
        <source>Play a card from your hand face down with the attack card; its boost is added to the attack value, unless the effects of the attack card are canceled (A7).</source>
        <translation>Jouer une carte de la main face cachée avec la carte Attaque. Son BOOST s’ajoute à la valeur d’attaque, sauf si les effets de la carte Attaque sont annulés.</translation>
    </message>
    <message>
        <source>Gain actions this turn (T2).</source>
        <translation>Gagner des actions ce tour. Il faut les faire, comme les autres.</translation>
    </message>
    <message>
        <source>End the turn (T4).</source>
        <translation>Terminer le tour aussitôt. Ce qui suit n’a pas lieu.</translation>
    </message>
    <message>
        <source>Resolve a part only if a condition holds.</source>
        <translation>Faire une chose seulement si une condition est remplie, et peut-être une autre si elle ne l’est pas.</translation>
    </message>
    <message>
        <source>A player may do something.</source>
        <translation>Un joueur peut faire une chose ou y renoncer.</translation>
    </message>
    <message>
        <source>Choose one or several different options and resolve them.</source>
        <translation>Choisir une ou plusieurs des options, et les exécuter.</translation>
    </message>
    <message>
        <source>Choose a space for what follows.</source>
        <translation>Choisir une case dont parle la suite.</translation>
    </message>
    <message>
        <source>Turn your token to its other side.</source>
        <translation>Retourner votre jeton sur son autre face.</translation>
    </message>
    <message>
        <source>Choose the side of your token.</source>
        <translation>Choisir la face de votre jeton.</translation>
    </message>
    <message>
        <source>If no side card is face up, turn up the top one.</source>
        <translation>Si aucune carte annexe n’est révélée, révéler la première.</translation>
    </message>
    <message>
        <source>Discard the side card that is face up.</source>
        <translation>Défausser la carte annexe qui est révélée.</translation>
    </message>
    <message>
        <source>Put a discarded side card on the bottom of the side deck.</source>
        <translation>Mettre une carte annexe défaussée sous le deck annexe.</translation>
    </message>
    <message>
        <source>Cast spells whose ingredients are in your pile; the pile is then discarded.</source>
        <translation>Lancer des sorts dont les ingrédients sont dans votre pile. Toutes ses cartes vont ensuite dans la défausse.</translation>
    </message>
    <message>
        <source>The fighter that plays this card (A13).</source>
        <translation>Le combattant qui joue cette carte.</translation>
    </message>
    <message>
        <source>The other fighter of this combat (A13).</source>
        <translation>L’autre combattant de ce combat.</translation>
    </message>
    <message>
        <source>The fighter that attacks.</source>
        <translation>Le combattant qui attaque dans ce combat.</translation>
    </message>
    <message>
        <source>Your hero; with several, one that you choose.</source>
        <translation>Votre héros. Si vous en avez plusieurs, celui de votre choix.</translation>
    </message>
    <message>
        <source>A fighter of this deck by its id; written as the id alone.</source>
        <translation>Un combattant de ce deck, par son nom.</translation>
    </message>
    <message>
        <source>All fighters of a group.</source>
        <translation>Tous les combattants d’un groupe.</translation>
    </message>
    <message>
        <source>One fighter of a group, chosen by you.</source>
        <translation>Un combattant d’un groupe, de votre choix.</translation>
    </message>
    <message>
        <source>Several different fighters of a group, chosen by you.</source>
        <translation>Plusieurs combattants différents d’un groupe, de votre choix.</translation>
    </message>
    <message>
        <source>All fighters, yours too.</source>
        <translation>Tous les combattants, les vôtres aussi.</translation>
    </message>
    <message>
        <source>The fighters of your seat (P3).</source>
        <translation>Vos propres combattants, sans ceux d’un coéquipier.</translation>
    </message>
    <message>
        <source>The fighters of your opponents.</source>
        <translation>Les combattants de vos adversaires.</translation>
    </message>
    <message>
        <source>The two fighters of this combat.</source>
        <translation>Les deux combattants de ce combat.</translation>
    </message>
    <message>
        <source>Your fighters of one name; written as the id alone.</source>
        <translation>Tous vos combattants d’un même nom.</translation>
    </message>
    <message>
        <source>You won this combat (A10).</source>
        <translation>Vous avez remporté ce combat ; l’attaquant en infligeant des dégâts, le défenseur en n’en subissant pas.</translation>
    </message>
    <message>
        <source>You lost this combat (A10).</source>
        <translation>Vous avez perdu ce combat ; l’adversaire l’a remporté.</translation>
    </message>
    <message>
        <source>Two fighters are adjacent.</source>
        <translation>Deux combattants sont adjacents.</translation>
    </message>
    <message>
        <source>A fighter began this turn in another space.</source>
        <translation>Un combattant se trouvait sur une autre case au début de ce tour.</translation>
    </message>
    <message>
        <source>A fighter is a hero.</source>
        <translation>Un combattant est un héros.</translation>
    </message>
    <message>
        <source>A fighter is the one of this name.</source>
        <translation>Un combattant est celui qui porte un certain nom.</translation>
    </message>
    <message>
        <source>The opponent played a card of this type.</source>
        <translation>La carte adverse de ce combat est d’un certain type.</translation>
    </message>
    <message>
        <source>A fighter is undefeated and has at most this health.</source>
        <translation>Un combattant n’est pas vaincu et a tant de points de vie au maximum.</translation>
    </message>
    <message>
        <source>No such fighter is on the battlefield.</source>
        <translation>Aucun combattant de ce genre n’est sur le champ de bataille.</translation>
    </message>
    <message>
        <source>A fighter took damage this turn.</source>
        <translation>Un combattant a subi des dégâts pendant ce tour.</translation>
    </message>
    <message>
        <source>Your token shows this side.</source>
        <translation>Votre jeton montre une certaine face.</translation>
    </message>
    <message>
        <source>The damage just dealt defeated at least one fighter.</source>
        <translation>Les dégâts qui viennent d’être infligés ont vaincu au moins un combattant.</translation>
    </message>
    <message>
        <source>A plain number; written as the number alone.</source>
        <translation>Un simple nombre.</translation>
    </message>
    <message>
        <source>The combat damage dealt in this combat.</source>
        <translation>Autant que les dégâts de ce combat.</translation>
    </message>
    <message>
        <source>The boost of thatCard.</source>
        <translation>Le BOOST de la carte qui vient d’être défaussée, révélée ou regardée.</translation>
    </message>
    <message>
        <source>As many cards as were just put.</source>
        <translation>Autant que de cartes qui viennent d’être mises ailleurs.</translation>
    </message>
    <message>
        <source>How many of your cards lie in a place.</source>
        <translation>Combien de vos cartes se trouvent à un endroit.</translation>
    </message>
    <message>
        <source>How many different ingredients your pile holds.</source>
        <translation>Combien d’ingrédients différents contient votre pile.</translation>
    </message>
    <message>
        <source>How many different zones these fighters are in, all together.</source>
        <translation>Dans combien de zones différentes se trouvent ces combattants, tous ensemble.</translation>
    </message>
    <message>
        <source>How many fighters these are.</source>
        <translation>Combien sont ces combattants.</translation>
    </message>
    <message>
        <source>How many side cards are discarded.</source>
        <translation>Combien de cartes annexes sont défaussées.</translation>
    </message>
    <message>
        <source>Any space.</source>
        <translation>N’importe quelle case du champ de bataille.</translation>
    </message>
    <message>
        <source>The spaces that share a zone with a fighter.</source>
        <translation>Les cases qui partagent une zone avec un combattant.</translation>
    </message>
    <message>
        <source>The spaces adjacent to a fighter.</source>
        <translation>Les cases adjacentes à un combattant.</translation>
    </message>
    <message>
        <source>The spaces of zones that hold none of these fighters.</source>
        <translation>Les cases des zones où il n’y a aucun de ces combattants.</translation>
    </message>
    <message>
        <source>The spaces adjacent to the space chosen before.</source>
        <translation>Les cases adjacentes à la case choisie auparavant.</translation>
    </message>
    <message>
        <source>You.</source>
        <translation>Vous, à qui appartient la carte ou la capacité.</translation>
    </message>
    <message>
        <source>The other player of this combat (A13).</source>
        <translation>L’autre joueur de ce combat.</translation>
    </message>
    <message>
        <source>An opponent that you choose.</source>
        <translation>Un adversaire de votre choix.</translation>
    </message>
    <message>
        <source>The player chosen or named before.</source>
        <translation>Le joueur choisi ou nommé auparavant.</translation>
    </message>
    <message>
        <source>This card.</source>
        <translation>Cette carte elle-même.</translation>
    </message>
    <message>
        <source>The card just discarded, spent as a boost, revealed, looked at, chosen or put.</source>
        <translation>La carte qui vient d’être défaussée, utilisée comme BOOST, révélée, regardée, choisie ou placée.</translation>
    </message>
    <message>
        <source>The opponent&apos;s card of this combat.</source>
        <translation>La carte adverse de ce combat.</translation>
    </message>
    <message>
        <source>A card that you choose from a place.</source>
        <translation>Une carte de votre choix, prise à un endroit.</translation>
    </message>
    <message>
        <source>The first card of a place.</source>
        <translation>La première carte d’un endroit.</translation>
    </message>
    <message>
        <source>Any number of cards that you choose from a place.</source>
        <translation>Autant de cartes que vous voulez, prises à un endroit.</translation>
    </message>
    <message>
        <source>All cards of a place.</source>
        <translation>Toutes les cartes d’un endroit.</translation>
    </message>
    <message>
        <source>The owner&apos;s hand.</source>
        <translation>La main du joueur à qui est la carte.</translation>
    </message>
    <message>
        <source>The owner&apos;s deck, which is then shuffled.</source>
        <translation>Le deck du joueur à qui est la carte. Il est ensuite mélangé.</translation>
    </message>
    <message>
        <source>The top of the owner&apos;s deck.</source>
        <translation>Le dessus du deck ; c’est la prochaine carte piochée.</translation>
    </message>
    <message>
        <source>The bottom of the owner&apos;s deck.</source>
        <translation>Le dessous du deck ; c’est la dernière carte piochée.</translation>
    </message>
    <message>
        <source>The owner&apos;s discard pile.</source>
        <translation>La défausse du joueur à qui est la carte.</translation>
    </message>
    <message>
        <source>The owner&apos;s pile of its own.</source>
        <translation>La pile propre à ce deck.</translation>
    </message>
    <message>
        <source>which player does it; you, if left out</source>
        <translation>Le joueur qui le fait. Sans précision, c’est vous.</translation>
    </message>
    <message>
        <source>only those adjacent to it</source>
        <translation>Seulement ceux qui sont adjacents à ce combattant.</translation>
    </message>
    <message>
        <source>only those that share a zone with it</source>
        <translation>Seulement ceux qui partagent une zone avec ce combattant.</translation>
    </message>
    <message>
        <source>but not these</source>
        <translation>Mais pas ceux-ci.</translation>
    </message>
    <message>
        <source>only those in the spaces chosen before</source>
        <translation>Seulement ceux qui sont sur les cases choisies auparavant.</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>Combien.</translation>
    </message>
    <message>
        <source>the player may draw fewer</source>
        <translation>Le joueur peut en piocher moins.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>Personne ne choisit ; c’est au hasard.</translation>
    </message>
    <message>
        <source>whose hand</source>
        <translation>La main de qui.</translation>
    </message>
    <message>
        <source>where its owner puts it</source>
        <translation>Où son propriétaire la met.</translation>
    </message>
    <message>
        <source>the card looked for</source>
        <translation>La carte cherchée.</translation>
    </message>
    <message>
        <source>how many are looked at</source>
        <translation>Combien de cartes sont regardées.</translation>
    </message>
    <message>
        <source>how many are taken into the hand</source>
        <translation>Combien d’entre elles sont ajoutées à la main.</translation>
    </message>
    <message>
        <source>which cards</source>
        <translation>Quelles cartes.</translation>
    </message>
    <message>
        <source>where they go</source>
        <translation>Où elles vont.</translation>
    </message>
    <message>
        <source>how much to each</source>
        <translation>Combien chacun en subit.</translation>
    </message>
    <message>
        <source>to whom</source>
        <translation>Qui les subit.</translation>
    </message>
    <message>
        <source>how much</source>
        <translation>Combien.</translation>
    </message>
    <message>
        <source>who recovers</source>
        <translation>Qui récupère.</translation>
    </message>
    <message>
        <source>to this</source>
        <translation>Le nouveau nombre.</translation>
    </message>
    <message>
        <source>whose</source>
        <translation>De qui.</translation>
    </message>
    <message>
        <source>who moves</source>
        <translation>Qui se déplace.</translation>
    </message>
    <message>
        <source>at most so many spaces each</source>
        <translation>De tant de cases au maximum, chacun.</translation>
    </message>
    <message>
        <source>they may pass through opposing fighters</source>
        <translation>Ils peuvent traverser les combattants adverses.</translation>
    </message>
    <message>
        <source>who is placed</source>
        <translation>Qui est placé.</translation>
    </message>
    <message>
        <source>where</source>
        <translation>Où.</translation>
    </message>
    <message>
        <source>the text says an empty space: not the one it is in</source>
        <translation>Ce doit être une case vide, pas celle où se trouve le combattant.</translation>
    </message>
    <message>
        <source>the text says another space: not the one it is in</source>
        <translation>Ce doit être une autre case que celle où se trouve le combattant.</translation>
    </message>
    <message>
        <source>it cannot leave that space this turn</source>
        <translation>Le combattant ne peut pas quitter cette case ce tour.</translation>
    </message>
    <message>
        <source>who returns</source>
        <translation>Qui revient.</translation>
    </message>
    <message>
        <source>all of that name, not one</source>
        <translation>Tous les acolytes vaincus de ce nom, pas un seul.</translation>
    </message>
    <message>
        <source>the one</source>
        <translation>L’un des deux.</translation>
    </message>
    <message>
        <source>the other</source>
        <translation>L’autre.</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>La nouvelle valeur.</translation>
    </message>
    <message>
        <source>the condition</source>
        <translation>La condition.</translation>
    </message>
    <message>
        <source>if it holds</source>
        <translation>Ce qui se passe si la condition est remplie.</translation>
    </message>
    <message>
        <source>if it does not</source>
        <translation>Ce qui se passe si la condition n’est pas remplie.</translation>
    </message>
    <message>
        <source>what may be done</source>
        <translation>Ce qui peut être fait.</translation>
    </message>
    <message>
        <source>up to so many times</source>
        <translation>Jusqu’à tant de fois.</translation>
    </message>
    <message>
        <source>if it was done</source>
        <translation>Ce qui se passe si c’est fait.</translation>
    </message>
    <message>
        <source>if it was not done</source>
        <translation>Ce qui se passe si ce n’est pas fait.</translation>
    </message>
    <message>
        <source>how many different ones</source>
        <translation>Combien, toutes différentes.</translation>
    </message>
    <message>
        <source>the options</source>
        <translation>Ce parmi quoi choisir.</translation>
    </message>
    <message>
        <source>among these</source>
        <translation>Parmi quelles cases.</translation>
    </message>
    <message>
        <source>without ingredients and without discarding the pile</source>
        <translation>Sans ingrédients et sans vider la pile.</translation>
    </message>
    <message>
        <source>the id</source>
        <translation>Le combattant.</translation>
    </message>
    <message>
        <source>the group</source>
        <translation>Parmi quels combattants.</translation>
    </message>
    <message>
        <source>who</source>
        <translation>Quel combattant.</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>Le nom.</translation>
    </message>
    <message>
        <source>the type</source>
        <translation>Le type de carte.</translation>
    </message>
    <message>
        <source>the health</source>
        <translation>Les points de vie.</translation>
    </message>
    <message>
        <source>the side</source>
        <translation>La face du jeton.</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>Le nombre.</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>Où sont les cartes.</translation>
    </message>
    <message>
        <source>only with this tag</source>
        <translation>Seulement les cartes avec ce mot-clé.</translation>
    </message>
    <message>
        <source>only copies of this card</source>
        <translation>Seulement les exemplaires d’une certaine carte.</translation>
    </message>
    <message>
        <source>not counting this card</source>
        <translation>Sans compter cette carte elle-même.</translation>
    </message>
    <message>
        <source>whose zones</source>
        <translation>Les zones de qui.</translation>
    </message>
    <message>
        <source>who is counted</source>
        <translation>Qui est compté.</translation>
    </message>
    <message>
        <source>whose zone</source>
        <translation>La zone de qui.</translation>
    </message>
    <message>
        <source>without whom</source>
        <translation>Les combattants qui ne doivent pas s’y trouver.</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>[in|from|into] your hand</source>
        <translation>[dans|de|dans] votre main</translation>
    </message>
    <message>
        <source>[on|from the|on] top of your deck</source>
        <translation>[sur le|du|sur le] dessus de votre deck</translation>
    </message>
    <message>
        <source>[on|from|on] the bottom of your deck</source>
        <translation>[sous|du dessous de|sous] votre deck</translation>
    </message>
    <message>
        <source>[in|from|into] your discard pile</source>
        <translation>[dans|de|dans] votre défausse</translation>
    </message>
    <message>
        <source>[in|from|into] your {pile}</source>
        <translation>[dans|de|dans] votre {pile}</translation>
    </message>
    <message>
        <source>[in|from|into] your deck</source>
        <translation>[dans|de|dans] votre deck</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>Victory: {list}</source>
        <translation>Victoire : {list}</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partie se termine par un match nul.</translation>
    </message>
    <message>
        <source>press Enter when only you can see the screen.</source>
        <translation>appuyez sur Entrée quand vous seul voyez l’écran.</translation>
    </message>
    <message>
        <source>Type the number of an answer, or the answer as the protocol writes it (“{example}”). The first letters will do if no other answer begins with them.</source>
        <translation>Tapez le numéro d’une réponse, ou la réponse telle que l’écrit le protocole (« {example} »). Les premières lettres suffisent si aucune autre réponse ne commence ainsi. Les commandes sont des mots anglais.</translation>
    </message>
    <message>
        <source>why an action is not allowed</source>
        <translation>pourquoi une action est interdite</translation>
    </message>
    <message>
        <source>what the computer would do</source>
        <translation>ce que ferait l’ordinateur</translation>
    </message>
    <message>
        <source>battlefield, hand, and answers again</source>
        <translation>revoir le champ de bataille, la main et les réponses</translation>
    </message>
    <message>
        <source>what has happened so far</source>
        <translation>ce qui s’est passé jusqu’ici</translation>
    </message>
    <message>
        <source>the full text of a card (type “text” when “card” is an answer)</source>
        <translation>le texte complet d’une carte (tapez « text » quand « card » est une réponse)</translation>
    </message>
    <message>
        <source>the cards in a discard pile</source>
        <translation>les cartes d’une défausse</translation>
    </message>
    <message>
        <source>the character card of a player and what is beside it</source>
        <translation>la carte Personnage d’un joueur et ce qui l’accompagne</translation>
    </message>
    <message>
        <source>undo your last decision</source>
        <translation>annuler votre dernière décision</translation>
    </message>
    <message>
        <source>give the game up</source>
        <translation>abandonner la partie</translation>
    </message>
    <message>
        <source>save the game to a file</source>
        <translation>enregistrer la partie dans un fichier</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>cette liste</translation>
    </message>
    <message>
        <source>quit the game (so does the end of the input)</source>
        <translation>quitter la partie (tout comme la fin de l’entrée)</translation>
    </message>
    <message>
        <source>ACTION</source>
        <translation>ACTION</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>SEAT</source>
        <translation>JOUEUR</translation>
    </message>
    <message>
        <source>choose a number from 1 to {n}</source>
        <translation>choisissez un numéro de 1 à {n}</translation>
    </message>
    <message>
        <source>the seats are numbered from 1 to {n}</source>
        <translation>les joueurs sont numérotés de 1 à {n}</translation>
    </message>
    <message>
        <source>which one?</source>
        <translation>laquelle ?</translation>
    </message>
    <message>
        <source>“{text}” is not an action (type “help” for a list of commands)</source>
        <translation>« {text} » n’est pas une action (tapez « help » pour voir les commandes)</translation>
    </message>
    <message>
        <source>no deck in this game has a card called “{text}”</source>
        <translation>aucun deck de cette partie n’a de carte « {text} »</translation>
    </message>
    <message>
        <source>save needs a file name</source>
        <translation>« save » attend le nom d’un fichier</translation>
    </message>
    <message>
        <source>saved: {file}</source>
        <translation>partie enregistrée : {file}</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>il n’y a rien à annuler</translation>
    </message>
    <message>
        <source>hand {n}</source>
        <translation>main {n}</translation>
    </message>
    <message>
        <source>deck {n}</source>
        <translation>deck {n}</translation>
    </message>
    <message>
        <source>discard pile {n}</source>
        <translation>défausse {n}</translation>
    </message>
    <message>
        <source>{name}, discard pile ({n}):</source>
        <translation>{name}, défausse ({n}) :</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>pas encore {who?placé/placée/placés/placées}</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>{who?vaincu/vaincue/vaincus/vaincues}</translation>
    </message>
    <message>
        <source>{label}:</source>
        <translation>{label} :</translation>
    </message>
    <message>
        <source>{battlefield}, seed {seed}. Type “help” for a list of commands.</source>
        <translation>{battlefield}, graine {seed}. Tapez « help » pour voir les commandes.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>&lt;m&gt;your opponent</source>
        <translation>&lt;m&gt;votre adversaire</translation>
    </message>
    <message>
        <source>&lt;m&gt;an opponent of your choice</source>
        <translation>&lt;m&gt;un adversaire de votre choix</translation>
    </message>
    <message>
        <source>&lt;m&gt;that player</source>
        <translation>&lt;m&gt;ce joueur</translation>
    </message>
    <message>
        <source>&lt;m&gt;you</source>
        <translation>&lt;m&gt;vous</translation>
    </message>
    <message>
        <source>&lt;n&gt;your hand</source>
        <translation>&lt;f&gt;votre main</translation>
    </message>
    <message>
        <source>&lt;n&gt;the hand of {who}</source>
        <translation>&lt;f&gt;la main de {who}</translation>
    </message>
    <message>
        <source>&lt;n&gt;{who:poss} hand</source>
        <translation>&lt;f&gt;la main de {who}</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partie se termine par un match nul.</translation>
    </message>
    <message>
        <source>Choose an action: maneuver, scheme, or attack ({n} left).</source>
        <translation>Choisissez une action : manœuvre, stratagème ou attaque (il en reste {n}).</translation>
    </message>
    <message>
        <source>You may move each of your fighters once, in any order.</source>
        <translation>Vous pouvez déplacer chacun de vos combattants une fois, dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>Choose a move.</source>
        <translation>Choisissez un déplacement.</translation>
    </message>
    <message>
        <source>{attacker} {attacker?attacks/attack} {defender}. Choose a card to defend with, or none.</source>
        <translation>{attacker} {attacker?attaque/attaquent} {defender}. Choisissez une carte pour vous défendre, ou aucune.</translation>
    </message>
    <message>
        <source>You have more than {n} cards in hand: choose a card to discard.</source>
        <translation>Vous avez plus de {n}&#xa0;cartes en main&#xa0;: choisissez une carte à défausser.</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Choisissez une carte à défausser.</translation>
    </message>
    <message>
        <source>Choose a fighter.</source>
        <translation>Choisissez un combattant.</translation>
    </message>
    <message>
        <source>Choose a space.</source>
        <translation>Choisissez une case.</translation>
    </message>
    <message>
        <source>Do you want to use this effect?</source>
        <translation>Voulez-vous utiliser cet effet&#x202f;?</translation>
    </message>
    <message>
        <source>Do you want to {what}?</source>
        <translation>Voulez-vous {what}&#x202f;?</translation>
    </message>
    <message>
        <source>You may discard a card to boost your move.</source>
        <translation>Vous pouvez vous défausser d’une carte pour booster votre déplacement.</translation>
    </message>
    <message>
        <source>You may play a card face down to boost your attack.</source>
        <translation>Vous pouvez jouer une carte face cachée pour booster votre attaque.</translation>
    </message>
    <message>
        <source>You may boost this card by discarding another one.</source>
        <translation>Vous pouvez booster cette carte en vous défaussant d’une autre.</translation>
    </message>
    <message>
        <source>Place your fighters on the battlefield.</source>
        <translation>Placez vos combattants sur le champ de bataille.</translation>
    </message>
    <message>
        <source>Choose a space for the returning fighter.</source>
        <translation>Choisissez une case pour le combattant qui revient.</translation>
    </message>
    <message>
        <source>Choose a space to place the fighter in.</source>
        <translation>Choisissez la case où placer le combattant.</translation>
    </message>
    <message>
        <source>Choose the cards to take, then the order of the others: the first goes on top.</source>
        <translation>Choisissez les cartes à prendre, puis l’ordre des autres : la première ira sur le dessus.</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Choisissez une carte.</translation>
    </message>
    <message>
        <source>How many cards do you draw?</source>
        <translation>Combien de cartes piochez-vous ?</translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <translation>Choisissez un adversaire.</translation>
    </message>
    <message>
        <source>Choose a spell.</source>
        <translation>Choisissez un sort.</translation>
    </message>
    <message>
        <source>Choose an option.</source>
        <translation>Choisissez une option.</translation>
    </message>
    <message>
        <source>{card}: {effect} {text}</source>
        <translation>{card}&#xa0;– {effect} {text}</translation>
    </message>
    <message>
        <source>{card}: {text}</source>
        <translation>{card}&#xa0;– {text}</translation>
    </message>
    <message>
        <source>{card}: {text} ({effect})</source>
        <translation>{card}&#xa0;– {text} ({effect})</translation>
    </message>
    <message>
        <source>{who}: “{text}”</source>
        <translation>{who} : « {text} »</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing an action.</source>
        <translation>{who} {who?choisit/choisissent} une action.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} deciding whether to boost.</source>
        <translation>{who} {who?choisit/choisissent} de booster ou non.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} moving {who?his/her/its/their} fighters.</source>
        <translation>{who} {who?déplace ses/déplacent leurs} combattants.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a move.</source>
        <translation>{who} {who?choisit/choisissent} un déplacement.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} placing {who?his/her/its/their} fighters.</source>
        <translation>{who} {who?place ses/placent leurs} combattants.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} placing a fighter.</source>
        <translation>{who} {who?place/placent} un combattant.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a defense.</source>
        <translation>{who} {who?choisit/choisissent} une défense.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a card to discard.</source>
        <translation>{who} {who?choisit/choisissent} une carte à défausser.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a card.</source>
        <translation>{who} {who?choisit/choisissent} une carte.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a fighter.</source>
        <translation>{who} {who?choisit/choisissent} un combattant.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing a space.</source>
        <translation>{who} {who?choisit/choisissent} une case.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} choosing an option.</source>
        <translation>{who} {who?choisit/choisissent} une option.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} deciding whether to use this effect.</source>
        <translation>{who} {who?décide/décident} d’utiliser ou non cet effet.</translation>
    </message>
    <message>
        <source>Choose any number of cards, one at a time.</source>
        <translation>Choisissez autant de cartes que vous le souhaitez, l’une après l’autre.</translation>
    </message>
    <message>
        <source>{who} {who?is/are} deciding whether to use an ability.</source>
        <translation>{who} {who?décide/décident} d’utiliser ou non une capacité.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>This is allowed.</source>
        <translation>C’est permis.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>You have to make another decision first.</source>
        <translation>Il y a d’abord une autre décision à prendre.</translation>
    </message>
    <message>
        <source>You can act only with your own fighters.</source>
        <translation>Vous ne pouvez agir qu’avec vos propres combattants.</translation>
    </message>
    <message>
        <source>A defeated fighter cannot act.</source>
        <translation>Un combattant vaincu ne peut pas agir.</translation>
    </message>
    <message>
        <source>You do not have this card in your hand.</source>
        <translation>Vous n’avez pas cette carte en main.</translation>
    </message>
    <message>
        <source>Only a scheme card can be played as a scheme.</source>
        <translation>Seule une carte Stratagème peut être jouée comme stratagème.</translation>
    </message>
    <message>
        <source>Only attack and versatile cards can be used to attack.</source>
        <translation>Seules les cartes Attaque et polyvalentes servent à attaquer.</translation>
    </message>
    <message>
        <source>Only defense and versatile cards can be used to defend.</source>
        <translation>Seules les cartes Défense et polyvalentes servent à se défendre.</translation>
    </message>
    <message>
        <source>This fighter may not play this card.</source>
        <translation>Ce combattant ne peut pas jouer cette carte.</translation>
    </message>
    <message>
        <source>A card without a boost cannot be used to boost.</source>
        <translation>Une carte sans BOOST ne peut pas servir à booster.</translation>
    </message>
    <message>
        <source>A defeated fighter cannot be attacked.</source>
        <translation>Un combattant vaincu ne peut pas être attaqué.</translation>
    </message>
    <message>
        <source>Only opposing fighters can be attacked.</source>
        <translation>Seuls les combattants adverses peuvent être attaqués.</translation>
    </message>
    <message>
        <source>The target is neither adjacent nor, for a ranged fighter, in a shared zone.</source>
        <translation>La cible n’est ni adjacente ni, pour une attaque à distance, dans une zone commune.</translation>
    </message>
    <message>
        <source>This fighter cannot leave its space this turn.</source>
        <translation>Ce combattant ne peut pas quitter sa case ce tour-ci.</translation>
    </message>
    <message>
        <source>Each fighter may move only once.</source>
        <translation>Chaque combattant ne peut se déplacer qu’une fois.</translation>
    </message>
    <message>
        <source>This space is occupied.</source>
        <translation>Cette case est occupée.</translation>
    </message>
    <message>
        <source>This space is out of reach: too far, or opposing fighters are in the way.</source>
        <translation>Cette case est hors d’atteinte : trop loin, ou des combattants adverses barrent le chemin.</translation>
    </message>
    <message>
        <source>You cannot choose this space.</source>
        <translation>Vous ne pouvez pas choisir cette case.</translation>
    </message>
    <message>
        <source>You cannot choose this now.</source>
        <translation>Vous ne pouvez pas choisir cela maintenant.</translation>
    </message>
    <message>
        <source>The line to this space is one-way: a move goes along its arrow only.</source>
        <translation>La ligne vers cette case est à sens unique : on ne s’y déplace que dans le sens de la flèche.</translation>
    </message>
    <message>
        <source>The ends of a passage are not adjacent: fighters move through it, but do not attack through it.</source>
        <translation>Les extrémités d’un passage ne sont pas adjacentes : on s’y déplace, mais on n’attaque pas à travers.</translation>
    </message>
</context>
<context>
    <name>spaces</name>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in {whom?his/her/its/their} zone</source>
        <translation>&lt;f&gt;{?any:n’importe quelle }{?one:une }{?other:autre }case{?empty: vide} de {whom?sa/leur} zone</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in {whom:poss} zone</source>
        <translation>&lt;f&gt;{?any:n’importe quelle }{?one:une }{?other:autre }case{?empty: vide} dans la zone de {whom}</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in the same zone as {whom}</source>
        <translation>&lt;f&gt;{?any:n’importe quelle }{?one:une }{?other:autre }case{?empty: vide} dans la zone de {whom}</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space adjacent to {whom}</source>
        <translation>&lt;f&gt;{?any:n’importe quelle }{?one:une }{?other:autre }case{?empty: vide} adjacente à {whom}</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in a zone that contains {none}</source>
        <translation>&lt;f&gt;{?any:n’importe quelle }{?one:une }{?other:autre }case{?empty: vide} d’une zone où ne se trouve {none}</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space in a zone without {whom}</source>
        <translation>&lt;f&gt;{?any:n’importe quelle }{?one:une }{?other:autre }case{?empty: vide} d’une zone sans {whom}</translation>
    </message>
    <message>
        <source>&lt;n&gt;a {?other:different }{?empty:free }space adjacent to it</source>
        <translation>&lt;f&gt;une {?other:autre }case{?empty: vide} adjacente à celle-ci</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space adjacent to the chosen space</source>
        <translation>&lt;f&gt;{?any:n’importe quelle }{?one:une }{?other:autre }case{?empty: vide} adjacente à la case choisie</translation>
    </message>
    <message>
        <source>&lt;n&gt;{?any:any }{?one:a }{?empty:empty }{?other:other }space</source>
        <translation>&lt;f&gt;{?any:n’importe quelle }{?one:une }{?other:autre }case{?empty: vide}</translation>
    </message>
</context>
<context>
    <name>units</name>
    <message>
        <source>{n} {n?card/cards}</source>
        <translation>{n:une} {n?carte/cartes}</translation>
    </message>
    <message>
        <source>{n} more {n?card/cards}</source>
        <translation>{n:une} {n?carte/cartes} supplémentaire{n?/s}</translation>
    </message>
    <message>
        <source>{n} random {n?card/cards}</source>
        <translation>{n:une} {n?carte/cartes} au hasard</translation>
    </message>
    <message>
        <source>{n} additional {n?card/cards}</source>
        <translation>{n:une} {n?carte supplémentaire/cartes supplémentaires}</translation>
    </message>
    <message>
        <source>that many cards</source>
        <translation>autant de cartes</translation>
    </message>
    <message>
        <source>{n} damage</source>
        <translation>{n} {n?dégât/dégâts}</translation>
    </message>
    <message>
        <source>{n} health</source>
        <translation>{n} {n?point/points} de vie</translation>
    </message>
    <message>
        <source>{n} {n?space/spaces}</source>
        <translation>{n:une} {n?case/cases}</translation>
    </message>
    <message>
        <source>{n} {n?action/actions}</source>
        <translation>{n:une} {n?action/actions}</translation>
    </message>
</context>
<context>
    <name>faces</name>
    <message>
        <source>Boost</source>
        <translation>BOOST</translation>
    </message>
    <message>
        <source>Any fighter</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>health</source>
        <translation>vie</translation>
    </message>
    <message>
        <source>move</source>
        <translation>dépl.</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>{n} health</source>
        <translation>{n} {n?point/points} de vie</translation>
    </message>
</context>
<context>
    <name>told</name>
    <message>
        <source>{who} {who?does/do} not boost.</source>
        <translation>{who} ne {who?booste/boostent} pas.</translation>
    </message>
    <message>
        <source>{who} {who?plays/play} no defense card.</source>
        <translation>{who} ne {who?joue/jouent} pas de carte de défense.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?stays/stay} in place.</source>
        <translation>{fighter} {fighter?reste/restent} sur place.</translation>
    </message>
    <message>
        <source>{fighter} {fighter?is/are} placed.</source>
        <translation>{fighter} {fighter?est placé/est placée/sont placés/sont placées}.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} {fighter}.</source>
        <translation>{who} {who?choisit/choisissent} {fighter}.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} nobody.</source>
        <translation>{who} ne {who?choisit/choisissent} personne.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} a space.</source>
        <translation>{who} {who?choisit/choisissent} une case.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose}: {option}</source>
        <translation>{who} {who?choisit/choisissent}&#xa0;: {option}</translation>
    </message>
    <message>
        <source>{who} {who?is/are} done.</source>
        <translation>{who} {who?a/ont} terminé.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} a card.</source>
        <translation>{who} {who?choisit/choisissent} une carte.</translation>
    </message>
    <message>
        <source>{who} {who?chooses/choose} {card}.</source>
        <translation>{who} {who?choisit/choisissent} {card}.</translation>
    </message>
    <message>
        <source>{who} {who?agrees/agree}.</source>
        <translation>{who} {who?accepte/acceptent}.</translation>
    </message>
    <message>
        <source>{who} {who?declines/decline}.</source>
        <translation>{who} {who?renonce/renoncent}.</translation>
    </message>
    <message>
        <source>{who} {who?agrees/agree} ({card}).</source>
        <translation>{who} {who?accepte/acceptent} ({card}).</translation>
    </message>
    <message>
        <source>{who} {who?declines/decline} ({card}).</source>
        <translation>{who} {who?renonce/renoncent} ({card}).</translation>
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
        <translation>bon</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>douteux</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>In turn {turn}, {card} takes {n} health from {fighter}.</source>
        <translation>Au tour {turn}, {card} coûte {n} {n?point/points} de vie à {fighter}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?takes/take} {n} health from {fighter}.</source>
        <translation>Au tour {turn}, {who} {who?inflige/infligent} {n} {n?dégât/dégâts} à {fighter}.</translation>
    </message>
    <message>
        <source>From turn {turn} on, {who} {who?has/have} no cards left to draw, which costs {n} health.</source>
        <translation>À partir du tour {turn}, {who} n’{who?a/ont} plus de cartes à piocher, ce qui coûte {n} {n?point/points} de vie.</translation>
    </message>
    <message>
        <source>In turn {turn}, {fighter} {fighter?falls/fall}.</source>
        <translation>Au tour {turn}, {fighter} {fighter?tombe/tombent}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?concedes/concede}.</source>
        <translation>Au tour {turn}, {who} {who?abandonne/abandonnent}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {fighter} {fighter?falls/fall}, and the game is over.</source>
        <translation>Au tour {turn}, {fighter} {fighter?tombe/tombent}, et la partie est finie.</translation>
    </message>
    <message>
        <source>In the end nothing changes any more, and the game is drawn.</source>
        <translation>À la fin, plus rien ne change, et la partie est nulle.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?attacks/attack} {other} with {card}, which costs {n} points.</source>
        <translation>Au tour {turn}, {who} {who?attaque/attaquent} {other} avec {card}, ce qui coûte {n} {n?point/points}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?plays/play} {card} at the wrong moment, which costs {n} points.</source>
        <translation>Au tour {turn}, {who} {who?joue/jouent} {card} au mauvais moment, ce qui coûte {n} {n?point/points}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?maneuvers/maneuver} instead of doing something better, which costs {n} points.</source>
        <translation>Au tour {turn}, {who} {who?manœuvre/manœuvrent} au lieu de faire mieux, ce qui coûte {n} {n?point/points}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {fighter} {fighter?goes/go} to the wrong place, which costs {n} points.</source>
        <translation>Au tour {turn}, {fighter} {fighter?va/vont} au mauvais endroit, ce qui coûte {n} {n?point/points}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?defends/defend} with {card}, which costs {n} points.</source>
        <translation>Au tour {turn}, {who} se {who?défend/défendent} avec {card}, ce qui coûte {n} {n?point/points}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?plays/play} no defense card, which costs {n} points.</source>
        <translation>Au tour {turn}, {who} ne {who?joue/jouent} pas de carte défense, ce qui coûte {n} {n?point/points}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?boosts/boost} with {card}, which costs {n} points.</source>
        <translation>Au tour {turn}, {who} {who?booste/boostent} avec {card}, ce qui coûte {n} {n?point/points}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?does/do} not boost, which costs {n} points.</source>
        <translation>Au tour {turn}, {who} ne {who?booste/boostent} pas, ce qui coûte {n} {n?point/points}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?chooses/choose} {card}, which costs {n} points.</source>
        <translation>Au tour {turn}, {who} {who?choisit/choisissent} {card}, ce qui coûte {n} {n?point/points}.</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?makes/make} a choice that costs {n} points.</source>
        <translation>Au tour {turn}, {who} {who?fait/font} un choix qui coûte {n} {n?point/points}.</translation>
    </message>
    <message>
        <source>{title}: stay in place</source>
        <translation>{title}&#xa0;: rester sur place</translation>
    </message>
    <message>
        <source>{title}: go to {zones?zone/zones} {letters}</source>
        <translation>{title}&#xa0;: aller en {zones?zone/zones} {letters}</translation>
    </message>
    <message>
        <source>A space in {zones?zone/zones} {letters}</source>
        <translation>Une case en {zones?zone/zones} {letters}</translation>
    </message>
    <message>
        <source>Move nobody else</source>
        <translation>Ne déplacer personne d’autre</translation>
    </message>
    <message>
        <source>As played: {text}</source>
        <translation>Coup joué&#xa0;: {text}</translation>
    </message>
    <message>
        <source>In turn {turn}, {who} {who?stops/stop} too early, which costs {n} points.</source>
        <translation>Au tour {turn}, {who} {who?s’arrête/s’arrêtent} trop tôt, ce qui coûte {n} {n?point/points}.</translation>
    </message>
</context>
</TS>
