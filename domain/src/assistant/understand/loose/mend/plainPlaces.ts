/** To sit in a car is to drive or to be driven: what the diary has is the journey. In typed text. */
const SEATED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sitting|sit|sat|being sat)(?: (?:for )?(?:too |so |very )?(?:a )?(?:long(?: time)?|hours|ages|while))? in (?:the |my |a )?car\b(?! park)/giu,
    'long drives in the car',
  ],
  [
    /(?<!\p{L})(?:(?:stundenlang|lange?s?|viel) )?im auto (?:(?:stundenlang|lange|viel) )?sitzen?(?!\p{L})/giu,
    'lange Autofahrt',
  ],
  [
    /(?<!\p{L})(?:estar |ir |pasar )?(?:(?:mucho (?:rato|tiempo)|muchas horas|horas) )?(?:sentad[oa]s? )(?:(?:mucho (?:rato|tiempo)|muchas horas|horas) )?en el (?:coche|carro|auto)(?!\p{L})/giu,
    'viaje largo en coche',
  ],
  [
    /(?<!\p{L})(?:(?:rester|être) )?(?:(?:longtemps|des heures) )?(?:assise?s?) (?:(?:longtemps|des heures) )?(?:en|dans (?:la|ma|une)) voiture(?!\p{L})/giu,
    'long trajet en voiture',
  ],
  [/(?:차|자동차) ?(?:안)?에 ?(?:오래|오랫동안|장시간|한참) ?앉아 ?있(?:으면|을 때)/gu, '장거리 운전을 하면'],
  [
    /(?<!\p{L})(?:(?:долго|подолгу) )?(?:сидеть|сижу|сидения|сидение) (?:(?:долго|подолгу) )?(?:в машине|за рул[её]м)(?!\p{L})/giu,
    'долгая поездка на машине',
  ],
  [/(?:长时间|久)坐(?:在)?(?:汽|轿)?车(?:里|上)/gu, '长时间坐车'],
]

/** "Alone at home than when I go out": the days out are named beside those at home. [ASST-331] */
const GOING_OUT: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})que cuando salgo(?: de casa| por ahí| fuera)?(?=[?.!\s]*$)/giu, 'que al salir'],
  [/(?<!\p{L})que (?:quand|lorsque) je sors(?: de chez moi)?(?=[?.!\s]*$)/giu, 'que quand je vais sortir'],
  [/(?<!\p{L})чем,? когда (?:я )?выхожу(?: из дома| в люди)?(?=[?.!\s]*$)/giu, 'чем на улице'],
]

/** "Sitting in the car for hours" is a long drive, and no sitting. [ASST-335] */
export const inPlainPlaces = (question: string): string =>
  [...SEATED, ...GOING_OUT].reduce((text, [said, plain]) => text.replace(said, plain), question)
