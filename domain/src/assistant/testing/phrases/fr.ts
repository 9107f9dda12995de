import type { StrictIntent } from '../../understoodQuestion.ts'

export const FR_PHRASES: Readonly<Record<StrictIntent, readonly string[]>> = {
  'avg-pain': [
    'Quelle a été ma douleur moyenne la semaine dernière ?',
    'Comment était ma douleur le mois dernier ?',
    'Douleur moyenne sur les 14 derniers jours',
    'Combien de douleur ai-je eu en octobre ?',
    'Quelle était ma douleur hier ?',
  ],
  'avg-score': [
    'Comment étaient mes journées en octobre ?',
    'Quel a été mon score moyen le mois dernier ?',
    'Comment étaient mes journées cette semaine ?',
  ],
  worst: [
    'Quel a été mon pire jour ce mois-ci ?',
    'Quand la douleur a-t-elle été la plus forte ?',
    'Quel a été le jour le plus difficile en octobre ?',
    'Quand ai-je eu le plus mal ?',
  ],
  best: [
    'Quand la douleur a-t-elle été la plus faible ?',
    'Quel a été mon meilleur jour la semaine dernière ?',
    'Quand ai-je eu le moins mal ?',
  ],
  'hard-days': [
    'Combien de jours difficiles ai-je eus ?',
    'Combien de mauvais jours en octobre ?',
    'Nombre de journées difficiles ce mois-ci',
  ],
  count: [
    "Combien d'entrées ai-je notées ?",
    'Combien de bilans ai-je écrits ?',
    'Combien de jours ai-je noté ?',
    'Combien de relevés le mois dernier ?',
  ],
  trend: [
    'Ma douleur augmente-t-elle ou baisse-t-elle ?',
    'Ma douleur va mieux ou pire ?',
    'Quelle est la tendance de ma douleur ?',
    'La douleur a-t-elle augmenté ?',
  ],
  compare: [
    'Compare ce mois-ci avec le mois dernier',
    'Comment était ma douleur la semaine dernière par rapport à la semaine précédente ?',
    'Compare septembre et octobre',
    'Ce mois-ci est-il mieux que le mois dernier ?',
  ],
  'more-with': [
    'Avec quoi la douleur était-elle plus forte ?',
    "Qu'est-ce qui allait avec plus de douleur ?",
    "Qu'est-ce qui accompagne une douleur plus forte ?",
  ],
  'less-with': [
    'Avec quoi la douleur était-elle moins forte ?',
    "Qu'est-ce qui allait avec moins de douleur ?",
    "Qu'est-ce qui accompagne une douleur moins forte ?",
  ],
  'link-of': [
    'Y a-t-il un lien entre mauvais sommeil et douleur ?',
    'Les nausées sont-elles liées à ma douleur ?',
    'Ai-je plus de douleur les jours avec vertiges ?',
  ],
  most: [
    'Où ai-je mal le plus souvent ?',
    'Quel symptôme ai-je noté le plus souvent ?',
    'Quels sont mes symptômes les plus fréquents ?',
    'Où ai-je eu mal la semaine dernière ?',
  ],
  'how-often': [
    'Combien de fois ai-je noté des nausées ?',
    'Combien de fois ai-je eu mal à la tête le mois dernier ?',
    'À quelle fréquence ai-je noté des vertiges ?',
    'Combien de jours avec des nausées ?',
  ],
  'last-time': [
    'Quand ai-je eu mal à la tête pour la dernière fois ?',
    'Quand ai-je eu des nausées pour la dernière fois ?',
    'Quand ai-je noté des vertiges pour la première fois ?',
  ],
  'last-dose': [
    "Quand ai-je pris de l'ibuprofène la dernière fois ?",
    'Quelle est ma dernière prise de naproxène ?',
    "Quand ai-je pris de l'ibuprofène ?",
  ],
  doses: [
    'Combien de prises de naproxène cette semaine ?',
    "Combien de fois ai-je pris de l'ibuprofène le mois dernier ?",
    'Combien de comprimés ai-je pris la semaine dernière ?',
  ],
  'did-help': [
    'L’ibuprofène a-t-il fonctionné ?',
    "L'ibuprofène a-t-il aidé ?",
    "L'ibuprofène est-il efficace ?",
    'Combien de fois le naproxène a-t-il aidé ?',
    'Le massage a-t-il aidé ?',
  ],
  'what-helped': [
    "Qu'est-ce qui a aidé le plus souvent ?",
    'Quel médicament a aidé le plus souvent ?',
    "Qu'est-ce qui n'a pas aidé ?",
    "Qu'est-ce qui a aggravé la douleur ?",
  ],
  pattern: [
    'Combien de temps dure ma douleur ?',
    'Quelle est la durée de ma douleur ?',
    'Quel est le rythme de ma douleur ?',
  ],
  'on-day': [
    "Qu'ai-je noté le 3 octobre ?",
    "Qu'ai-je noté hier ?",
    "Que s'est-il passé le 03/10/2026 ?",
    "Qu'ai-je écrit lundi ?",
  ],
  'my-medicines': [
    'Quels médicaments est-ce que je prends ?',
    'Quels sont mes médicaments ?',
    'Quels médicaments ai-je inscrit ?',
  ],
  'my-conditions': [
    'Quelles affections ai-je notées ?',
    'Quelles sont mes affections ?',
    'Quelles maladies ai-je indiqué ?',
  ],
  visit: [
    'Prépare mon rendez-vous',
    'Aide-moi à préparer la visite chez le médecin',
    "J'ai une consultation demain",
  ],
  explain: [
    'Explique la chronologie',
    'Comment lire le calendrier ?',
    'Explique les graphiques',
    'Que montre la carte du corps ?',
  ],
  guide: [
    'Comment fonctionne l’ibuprofène ?',
    "Qu'est-ce que le pacing ?",
    "Qu'est-ce que la fibromyalgie ?",
    'Comment puis-je mieux dormir ?',
    'Conseils pour une poussée',
  ],
  'can-do': ['Que puis-je te demander ?', 'Que peux-tu faire ?', 'Bonjour', 'Merci'],
  kind: ["Je me sens inutile aujourd'hui", 'Je suis triste', 'Je me sens seule', "J'en ai marre"],
}
