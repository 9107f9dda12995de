import type { ThingList } from '../understoodQuestion.ts'
import type { KnownThing } from '../understand/knownThing.ts'

/** Things of a diary: built-in ones with their seven names, and a person's own. */
const BROUGHT: readonly (readonly [ThingList, string, string])[] = [
  ['location', 'head', 'Head|Kopf|Cabeza|Tête|머리|Голова|头部'],
  ['location', 'neck', 'Neck|Hals und Nacken|Cuello|Cou et nuque|목|Шея|颈部'],
  ['location', 'back', 'Back|Rücken|Espalda|Dos|등·허리|Спина|腰背部'],
  ['location', 'lower-back', 'Lower back|Unterer Rücken|Zona lumbar|Bas du dos|허리|Поясница|腰部'],
  [
    'location',
    'knee-left',
    'Left knee|Linkes Knie|Rodilla izquierda|Genou gauche|왼쪽 무릎|Левое колено|左膝',
  ],
  [
    'location',
    'knee-right',
    'Right knee|Rechtes Knie|Rodilla derecha|Genou droit|오른쪽 무릎|Правое колено|右膝',
  ],
  ['symptom', 'fatigue', 'Fatigue|Erschöpfung|Cansancio|Fatigue|피로|Усталость|疲劳'],
  [
    'symptom',
    'poor-sleep',
    'Poor sleep|Schlechter Schlaf|Dormir mal|Mauvais sommeil|잠을 잘 못 잠|Плохой сон|睡眠不好',
  ],
  [
    'symptom',
    'nausea',
    'Nausea or vomiting|Übelkeit oder Erbrechen|Náuseas o vómitos|Nausées ou vomissements|메스꺼움·구토|Тошнота или рвота|恶心或呕吐',
  ],
  ['symptom', 'dizziness', 'Dizziness|Schwindel|Mareo|Vertiges|어지러움|Головокружение|头晕'],
  ['character', 'burning', 'Burning|Brennend|Quemante|Brûlante|화끈거리는|Жгучая|灼痛'],
  ['character', 'heavy', 'Heavy|Schwer|Pesado|Lourde|묵직한|С чувством тяжести|沉重痛'],
  ['aggravating_factor', 'walking', 'Walking|Gehen|Caminar|Marche|걷기|Ходьба|走路'],
  ['aggravating_factor', 'stress', 'Stress|Stress|Estrés|Stress|스트레스|Стресс|压力'],
  [
    'aggravating_factor',
    'lack-of-sleep',
    'Lack of sleep|Schlafmangel|Falta de sueño|Manque de sommeil|수면 부족|Недосып|睡眠不足',
  ],
  [
    'aggravating_factor',
    'weather',
    'Weather or temperature|Wetter oder Temperatur|Clima o temperatura|Météo ou température|날씨·기온|Погода или температура|天气或气温',
  ],
  ['alleviating_factor', 'walking', 'Walking|Gehen|Caminar|Marche|걷기|Ходьба|走路'],
  [
    'alleviating_factor',
    'heat',
    'Heat or warm bath|Wärme oder warmes Bad|Calor o baño caliente|Chaleur ou bain chaud|온찜질·온욕|Тепло или тёплая ванна|热敷或热水澡',
  ],
  ['alleviating_factor', 'massage', 'Massage|Massage|Masaje|Massage|마사지|Массаж|按摩'],
  ['environment', 'home', 'Home|Zuhause|Casa|Maison|집|Дом|家中'],
  [
    'meaningful_activities',
    'gardening',
    'Gardening|Gartenarbeit|Jardinería|Jardinage|정원·텃밭 가꾸기|Сад и огород|种花种菜',
  ],
  ['medication', 'ibuprofen', 'Ibuprofen|Ibuprofen|Ibuprofeno|Ibuprofène|이부프로펜|Ибупрофен|布洛芬|Advil'],
  ['medication', 'naproxen', 'Naproxen|Naproxen|Naproxeno|Naproxène|나프록센|Напроксен|萘普生|Aleve'],
]

const ids = (list: ThingList, key: string): string => `${list}.${key}`

export const builtInThings: readonly KnownThing[] = BROUGHT.map(([list, key, said]) => {
  const names = said.split('|')
  return { thing: { list, ids: [ids(list, key)] }, label: names[0]!, names, key }
})

/** A thing that the person named. */
export const ownThing = (list: ThingList, name: string): KnownThing => ({
  thing: { list, ids: [ids(list, name)] },
  label: name,
  names: [name],
  key: null,
})
