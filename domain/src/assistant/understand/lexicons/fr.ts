import type { Lexicon } from '../lexicon.ts'

export const FR: Lexicon = {
  language: 'fr',
  words: {
    what: 'quel|quelle|quels|quelles|que|qu|quoi|qu est ce que|qu est ce qui|qu ai je|lequel|laquelle',
    whatIs:
      'qu est ce que c est|c est quoi|que signifie|que veut dire|définition de|définis|qu est ce que le|qu est ce que la|qu est ce que l|qu est ce qu',
    how: 'comment|comment étaient|comment était|comment a été|comment ont été|comment vont|comment va',
    howStrong: 'à quel point|quelle intensité|quelle était l intensité|quel niveau|quelle force',
    howMany: 'combien|combien de|combien d|nombre de|nombre d|sur combien',
    howOften: 'combien de fois|à quelle fréquence|avec quelle fréquence|fréquence',
    howLong: 'combien de temps|durée|quelle durée|pendant combien de temps',
    howTo:
      'comment puis je|comment faire|comment dois je|conseils|conseils pour|parle moi de|que puis je faire|que faire|informations sur|article sur|articles sur|que dit le guide|dans le guide|comment on peut|astuces',
    when: 'quand|quel jour|à quel moment|à quelle date',
    where:
      'où ai je|où est ce que|où j ai|où avais je|où est|où sont|où me|où la douleur|où se|à quel endroit|quelle partie du corps|dans quelle partie',
    pain: 'douleur|douleurs|mal|ai mal|fait mal|me fait mal|font mal|douloureux|douloureuse|niveau de douleur|intensité de la douleur|eu mal|a fait mal|souffert',
    score:
      'score|scores|score du jour|note du jour|évaluation|évaluation du jour|note de la journée|score de la journée',
    days: 'jour|jours|journée|journées',
    records:
      'relevé|relevé de douleur|relevés de douleur|entrée|entrées|enregistrements|enregistrement|saisies|relevés|entrées de douleur',
    reflections:
      'bilan|bilans|bilan du jour|bilans du jour|bilans quotidiens|bilan quotidien|réflexion|réflexions|réflexion du jour|réflexions du jour|réflexions quotidiennes',
    pattern: 'rythme|schéma|profil|constante ou intermittente|motif',
    location: 'endroit|endroits|partie du corps|parties du corps|zone|zones|localisation|localisations|lieu',
    symptom: 'symptôme|symptômes|comme symptôme',
    character: 'type de douleur|genre de douleur|caractère de la douleur|caractère|sorte de douleur',
    aggravating: 'facteur aggravant|facteurs aggravants|comme facteur aggravant|aggravants',
    alleviating:
      'traitement|traitements|remède|remèdes|mesures|sans médicament|comme soulagement|facteurs apaisants',
    environment: 'environnement|environnements|cadre|comme environnement',
    activities: 'activité|activités|comme activité',
    medicines: 'médicament|médicaments|médicamenteux|antidouleur|antidouleurs|médoc|médocs|comme médicament',
    conditions: 'affection|affections|maladie|maladies|pathologies|problèmes de santé',
    avg: 'moyenne|moyen|en moyenne|moyennes|moyens|habituelle',
    worst:
      'pire|pires|la plus forte|le plus fort|plus fortes|plus élevée|la plus élevée|la plus intense|le plus dur|le plus difficile|la plus difficile|maximum|la plus haute|les plus fortes',
    best: 'meilleur|meilleure|meilleurs|meilleures|la plus faible|le plus faible|la plus basse|la moins forte|le plus facile|minimum|la plus légère|la plus douce|les plus faibles',
    hard: 'difficile|difficiles|mauvais|mauvaise|mauvaises|durs|dures|dur|pénibles',
    trend:
      'tendance|évolution|évolue|évolué|va mieux ou pire|s améliore|s aggrave|mieux ou pire|s améliore t elle|s est améliorée|s est aggravée|au fil du temps|va mieux|plus ou moins|progrès|je vais mieux|améliore|aggrave t elle|améliorée',
    up: 'augmente|augmenté|monte|monté|hausse|en hausse|augmentent|grimpe',
    down: 'baisse|baissé|diminue|diminué|descend|en baisse|diminuent|baissent',
    compare:
      'compare|comparer|comparé|comparée|par rapport|par rapport à|comparaison avec|mieux que|pire que|différence entre|comparez|face à',
    withWhat:
      'avec quoi|en même temps que|accompagne|accompagnait|accompagné|accompagnaient|allait avec|va avec|vient avec|venait avec|ensemble avec|allaient avec|est venu avec|accompagnée|quoi d autre',
    more: 'plus|plus forte|plus fort|plus de|davantage|plus forte que|plus élevé|pire qu|plus intense|accrue',
    less: 'moins|moins forte|moins fort|moins de|plus faible|plus légère|moindre|moins intense|moins élevée',
    link: 'lien|liens|lié|liée|liés|liées|relation|rapport entre|rapport|corrélation|associé|associée|association|influence|dépend|dépendent|connexion',
    most: 'le plus|la plus|les plus',
    least: 'le moins|la moins|les moins',
    mostOften:
      'le plus souvent|plus souvent|plus fréquent|plus fréquents|plus fréquente|plus fréquentes|le plus fréquemment|surtout|principalement|d habitude|le plus fréquent|les plus fréquents|généralement',
    lastTime:
      'dernière fois|la dernière fois|pour la dernière fois|en dernier|plus récent|dernièrement|plus récente',
    firstTime: 'première fois|la première fois|pour la première fois|en premier|au début',
    wrote:
      'noté|notée|notées|note|noter|écrit|écrits|écrite|écrites|écrire|inscrit|enregistré|enregistrée|enregistrer|saisi|indiqué|s est il passé|passé|s est passé|fait|marqué|ajouté|rempli|consigné',
    have: 'eu|ai eu|avais|avoir|ai je eu|eue|ressenti|il y a eu|y a t il eu|ai je eus|eus|ai|y a t il|il y a|ressens|avez',
    take: 'pris|prends|prendre|prise de|utilisé|prenais|ai pris|prise|prises d|utilise|consommé|avalé',
    dose: 'dose|doses|prises|comprimé|comprimés|cachet|cachets|gélule|gélules|pilule|pilules',
    help: 'aidé|aide|aider|aident|soulagé|soulage|soulagent|soulagement|efficace|efficaces|fait du bien|fait effet|a marché|ont marché|a fonctionné|ont fonctionné|fait de l effet|aidée',
    acts: 'marche|fonctionne|fonctionnent|agit|agissent',
    notHelp:
      'pas aidé|n a pas aidé|n aide pas|pas soulagé|sans effet|inefficace|pas marché|pas fonctionné|aucun effet|rien fait|pas efficace|n ont pas aidé',
    madeWorse: 'aggravé|aggrave|aggravent|empiré|empire|rendu pire|aggravée|empirent|a aggravé',
    morning: 'le matin|matin|matins|matinée',
    evening: 'le soir|soir|soirs|soirée',
    visit:
      'rendez vous|consultation|prépare|préparer|préparation|visite|médecin|docteur|visite médicale|prépare moi|préparez',
    explain:
      'explique|expliquer|explication|comprendre|lire|signifie|interpréter|décris|explique moi|montre|expliquez|lis|veut dire',
    insightsView: 'observations|analyses|aperçus|aperçu|synthèse|analyse|constats',
    chartsView: 'graphiques|barres|graphique en barres|graphiques en barres|les barres|diagrammes',
    timelineView: 'chronologie|frise|ligne du temps|frise chronologique|courbe',
    compareView: 'la comparaison|comparaison|comparaison des périodes',
    calendarView: 'calendrier|vue du mois',
    bodyView: 'carte du corps|carte corporelle|schéma corporel|silhouette|carte de chaleur|schéma du corps',
    thisChart:
      'ce graphique|ce diagramme|cette courbe|le graphique|graphique|cette image|ce schéma|ce graphe',
    canAsk:
      'que puis je te demander|que puis je vous demander|que puis je demander|que peux tu faire|que pouvez vous faire|que sais tu|bonjour|salut|bonsoir|merci|merci beaucoup|aide moi|aidez moi|qui es tu|qui êtes vous|quelles questions puis je poser|à quoi sers tu|comment peux tu m aider|demander',
    feeling:
      'inutile|nul|nulle|triste|seul|seule|je me sens mal|frustré|frustrée|désespéré|désespérée|dépassé|dépassée|peur|j ai peur|épuisé|épuisée|je pleure|pleure|je n en peux plus|n en peux plus|déprimé|déprimée|découragé|découragée|sans espoir|fatigué|fatiguée|marre|j en ai marre|coupable|honte',
    may: 'puis je|dois je|devrais je|est ce que je peux|est ce que je dois|je peux|je dois|faut il|est il sûr|est ce dangereux|recommandes tu|recommandez|conseilles tu|conseillez vous|a t on le droit|pourrais je|ai je le droit',
    dosing:
      'surdose|surdosage|dose maximale|mg par kg|mg par kilo|double dose|doubler la dose|doubler|prendre plus|augmenter la dose|plus forte dose|réduire la dose|combien de mg|avec de l alcool|avec du vin|avec de la bière|alcool|bonne dose|combien puis je|combien dois je|combien peut on|mélanger|combiner|trop de|combien de comprimés puis je|quelle dose',
    stop: 'arrêter|arrête|arrêt|cesser|stopper|interrompre|sevrer|sevrage|abandonner|sauter',
    change: 'changer|change|changé|remplacer|remplacé|modifier|passer à',
    diagnosis:
      'diagnostic|diagnostique|diagnostiquer|qu est ce que j ai|de quoi je souffre|quelle maladie ai je|suis je malade|est ce un cancer|est ce que c est un cancer|est ce grave|est ce que c est grave|souffre de|ai je un cancer|qu ai je comme maladie|souffré je',
    doIHave: 'ai je un|ai je une|est ce que j ai',
    ahead:
      'demain|semaine prochaine|mois prochain|année prochaine|la semaine prochaine|le mois prochain|prédiction|prédire|prévision|prévois|avenir|futur|après demain|prochains jours|vais je|sera|aurai|aura|va t elle|va être|vais avoir|aurai je',
    why: 'pourquoi|cause|causes|causé|causée|raison|raisons|déclencheur|déclencheurs|déclenche|déclenché|provoque|provoqué|à cause de|dû à|due à|responsable|faute|origine|vient de|d où vient|d où viennent',
    others:
      'ma femme|mon mari|mon enfant|mes enfants|mon fils|ma fille|ma mère|mon père|mon ami|mon amie|mon compagnon|ma compagne|ma soeur|ma sœur|mon frère|mon voisin|ma voisine|autre utilisateur|autres utilisateurs|autre personne|autres personnes|utilisateur numéro|autres patients|autre patient|quelqu un d autre|utilisateur|quelqu un',
    offTopic:
      'météo|blague|blagues|poème|recette|nouvelles|actualités|code|python|football|foot|traduis|capitale|président|bourse|bitcoin|film|chanson|histoire|instructions|ignore|prompt|mot de passe|clé|secret|devoirs|chante|pluie|temps fera t il|temps fait il|courriel|mail',
    notes: 'mes notes|dans mes notes|notes|écrit sur|parlé de|mentionné|mentionnée|texte libre',
    oftenWeekday:
      'les lundis|les mardis|les mercredis|les jeudis|les vendredis|les samedis|les dimanches|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|week end|week ends|jour de la semaine|jours de la semaine|en semaine',
    dayTime:
      'nuit|nuits|la nuit|après midi|l après midi|midi|heure|heures|moment de la journée|le lendemain|lendemain|jour suivant',
    today: 'aujourdhui|aujourd hui',
    yesterday: 'hier',
    dayBefore: 'avant hier',
    this: 'ce|cet|cette|ces|actuel|actuelle|en cours',
    previous:
      'dernier|dernière|derniers|dernières|passée|précédent|précédente|précédents|précédentes|d avant|avant',
    week: 'semaine|semaines',
    month: 'mois',
    year: 'an|ans|année|années',
    monthMark: '',
    dayMark: '',
    allTime:
      'au total|depuis le début|depuis toujours|jusqu ici|en tout|de tous les temps|jamais|jusqu à présent|dans tout le journal|tout le temps',
    pastYear:
      'sur l année|sur un an|sur une année|année écoulée|12 derniers mois|douze derniers mois|toute l année|depuis un an|en un an',
    fewWeeks: 'ces dernières semaines|les dernières semaines',
    weekBeforeLast: 'avant dernière semaine|semaine d avant la dernière',
    monthBeforeLast: 'avant dernier mois',
    since: 'depuis',
    until: 'jusqu à|jusqu au|jusque',
    between: 'entre|du',
  },
  months: [
    'janvier|janv',
    'février|fév|févr',
    'mars',
    'avril|avr',
    'mai',
    'juin',
    'juillet|juil',
    'août',
    'septembre',
    'octobre|oct',
    'novembre|nov',
    'décembre|déc',
  ],
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  numbers: {
    0: 'zéro',
    1: 'premier|1er',
    2: 'deux',
    3: 'trois',
    4: 'quatre',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    8: 'huit',
    9: 'neuf',
    10: 'dix',
    12: 'douze',
    14: 'quatorze',
    15: 'quinze',
    20: 'vingt',
    30: 'trente',
    60: 'soixante',
    90: 'quatre vingt dix',
  },
  stops:
    'le|la|les|l|un|une|de|d|des|au|aux|en|à|dans|sur|par|pour|avec|et|ou|mon|ma|mes|moi|me|m|je|j|tu|te|il|elle|ils|elles|on|c|est|était|étaient|été|sont|suis|être|ont|t|ci|là|qui|s|se|si|n|ne|y|ça|cela|très|aussi|donc|alors|dure|durent|duré|dis|donne|affiche|s il te plaît|s il vous plaît|pendant|lors|durant|chaque|tout|tous|toute|toutes|niveau|forte|fort|solace|journal|maintenant|est ce que|fois|vous|votre|ton|ta|tes|sens|er|chez|a t|a t elle|a t il|ai je|combien m',
  particles: '',
  endings: ['es', 'x', 's', 'e'],
  openers: 'parce que|parce qu|car|puisque|bien que|afin que',
  letters: /[a-z]/,
  isJoined: false,
  dates: 'day-first',
}
