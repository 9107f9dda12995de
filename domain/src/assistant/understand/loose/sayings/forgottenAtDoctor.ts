import { DOCTOR_WORDS } from '../../example/askVisit.ts'
import { foldWords } from '../../foldQuestion.ts'
import { replaceSayings, type Saying } from './saying.ts'

/** To have no word left when it matters. */
const FORGOTTEN: readonly Saying[] = [
  [
    /\b(?:goes|go|went|going|slips?|flies|flew) (?:clean |right |straight )?out of my head\b/giu,
    'is forgotten',
  ],
  [
    /(?<!\p{L})(?:ent)?(?:fällt mir (?:immer |dann )?|mir fällt (?:immer |dann )?)alles aus dem kopf(?!\p{L})/giu,
    'vergesse ich alles',
  ],
  [
    /(?<!\p{L})(?:siempre )?(?:todo )?se me (?:va|fue|olvida|escapa|borra) (?:todo )?de la (?:cabeza|mente)(?!\p{L})/giu,
    'se me olvida todo',
  ],
  [/(?<!\p{L})(?:ça |tout )?me sort (?:toujours |complètement )?de la tête(?!\p{L})/giu, 'j’oublie tout'],
  [
    /(?:вс[её] )?(?:из|с) головы (?:вс[её] )?(?:вылет\p{L}*|выскак\p{L}*|выскоч\p{L}*|выпад\p{L}*)/giu,
    'всё забываю',
  ],
  [/(?:вс[её] )?(?:вылет\p{L}*|выскак\p{L}*|выскоч\p{L}*) из головы/giu, 'всё забываю'],
  [/머리(?:에서|속에서|가) ?(?:다 |싹 |전부 )?(?:날아가|지워지|하얘지|하얘져|하얗게)/gu, '다 잊어버리'],
  [/머릿속이 ?(?:하얘지|하얘져|하얗게|백지)/gu, '다 잊어버리'],
  [
    /(?:一)?(?:进|到|见)(?:了)?(?:诊室|医生|大夫)(?:面前)?(?:我)?(?:脑子|脑袋|脑海)(?:里)?(?:就)?(?:一片)?(?:空白|空|白)(?:了)?/gu,
    '见医生就全忘了',
  ],
  [/(?:脑子|脑袋)里?(?:就)?一片空白/gu, '全忘了'],
]
/** At the doctor's that is no fog in the head: people say it of the excitement. */
const FORGOTTEN_THERE: readonly RegExp[] = [
  ...FORGOTTEN.map(([saying]) => saying),
  /[,;]?\s*\b(?:(?:because|as|since|and) )?(?:i|my mind) (?:always |just |usually )*(?:forget (?:everything|it all|half of it|what to say|things)|goes? blank|freeze)(?: (?:in there|there|once i['’]m in|when i['’]m (?:in )?there))?(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})(?:dort |da |drin )?(?:vergess|vergesse) (?:ich )?(?:dort |da |drin |immer |sonst )*(?:alles|die hälfte)(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})ich (?:vergess|vergesse) (?:dort |da |drin |immer |sonst )*(?:alles|die hälfte)(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})mir fällt (?:dort |da |drin |immer |sonst |dann )*(?:alles aus dem kopf|nichts (?:mehr )?ein)(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})(?:que |porque )?(?:siempre |luego )?(?:se me olvida|me olvido de) (?:siempre )?(?:todo|la mitad)(?!\p{L})|(?<!\p{L})me quedo en blanco(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})(?:j['’]|je )(?:y )?(?:oublie|perds) (?:toujours )?(?:tout|la moitié|mes moyens)(?!\p{L})/giu,
  /(?:다|전부|자꾸|맨날) ?(?:까먹|잊어버)\S*/gu,
  /[,;]?\s*(?:я )?(?:там |всегда |сразу )*(?:вс[её] )(?:забываю|забуду|теряюсь)(?: там)?/giu,
  /(?:就|老|总是?)?(?:什么)?(?:全|都)(?:忘|记不(?:得|起))(?:了|光了)?/gu,
]

/** That everything is forgotten: at the doctor's it is left out, elsewhere it is said plainly. */
export function withForgottenInPlainWords(text: string, question: string): string {
  const folded = foldWords(question)
  const isAtDoctor = Object.values(DOCTOR_WORDS).some((words) => words.test(folded))
  if (!isAtDoctor) return replaceSayings(text, FORGOTTEN)
  return FORGOTTEN_THERE.reduce((left, saying) => left.replace(saying, ' '), text)
}
