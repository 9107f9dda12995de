import type { Feeling } from '../../understoodQuestion.ts'
import { foldWords } from '../foldQuestion.ts'
import type { LooseReading } from '../loose/looseReading.ts'
import type { TurnWords } from '../loose/followUp/turnWords/turn.ts'
import { fearsReaders } from './appWords.ts'
import { COULD_NOT, SADLY } from './missedWords.ts'
import { BURDEN_PASSAGE, SKIP_PASSAGE } from '../burdenPassage.ts'
import {
  AT_LIMIT,
  BURDEN,
  CRIED,
  GOES_WELL,
  GUILT,
  HARDLY_BELIEVED,
  LONELY,
  OWN_DATA,
  SAY_NO,
  TOO_LITTLE,
  USELESS,
  WANTS_NO_TALK,
  WANTS_SOMEONE,
  WORN_OUT,
} from './strainWords.ts'

/** What people say of themselves, in folded text; Korean and Chinese without spaces. */
const NOT_BELIEVED: TurnWords = {
  en: /\b(?:nobody|no one|noone|none of them|they|he|she|doctors?|family) (?:\w+ )?(?:believes?|takes? me seriously)\b|\b(?:don t|doesn t|dont|doesnt|won t) (?:believe me|take me seriously)\b|\bnot believed\b/,
  de: /\b(?:keiner|niemand|kana|kaner) (?:\p{L}+ ){0,2}glaubt\b|\bglaub\p{L}* mir (?:\p{L}+ )?(?:keiner|niemand|nicht)\b|\bnicht ernst genommen\b|\bnimmt mich (?:\p{L}+ )?(?:keiner |niemand |nicht )?ernst\b/u,
  es: /\bnadie (?:me )?(?:cree|crea|toma en serio)\b|\bno me creen?\b|\bno me toman? en serio\b/,
  fr: /\bpersonne (?:ne )?me (?:croit|croie|prend au serieux)\b|\b(?:ne )?me (?:croit|croient|prend|prennent) pas(?: au serieux)?\b/,
  ko: /(?:아무도|다들|의사도|가족도|남편도).{0,6}안?믿|믿어(?:주지않|주질않)|안믿어/,
  ru: /(?:никто|мне) (?:\p{L}+ ){0,2}не вер(?:ит|ят)|не воспринима\p{L}* (?:меня )?всерь/u,
  'zh-rCN': /(?:没人|没有人|谁都不|都不|不)(?:相)?信我|不被(?:相信|理解)|当我装/,
}
const ALONE: TurnWords = {
  en: /\b(?:alone|on my own|by myself)\b/,
  de: /\ballein(?:e|ig)?\b/,
  es: /\bsol[oa]\b/,
  fr: /\bseule?\b/,
  ko: /혼자/,
  ru: /(?:^| )одн(?:а|и)(?: |$)|(?:^| )один(?: |$)/,
  'zh-rCN': /一个人|独自|自己在家/,
}
const ALL_HURTS: TurnWords = {
  en: /\beverything (?:\w+ )?hurts?\b|\b(?:hurts?|aches?|pain|sore) (?:all over|everywhere)\b|\bhurt(?:s|ing)? (?:so|too) (?:much|bad)/,
  de: /\balles (?:\p{L}+ )?(?:tut|schmerzt)\b|\b(?:tut|tuat|schmerzt) (?:mir )?alles\b|\buberall schmerz/u,
  es: /\bme duele todo\b|\btodo me duele\b|\bduele (?:por )?tod[oa]/,
  fr: /\bmal partout\b|\btout me fait mal\b/,
  ko: /(?:온몸|다|전부|몸이)아(?:파|프|픈)|온몸이/,
  ru: /вс[её] болит|болит вс[её]|все тело/,
  'zh-rCN': /(?:全身|浑身|哪儿|哪里|到处)都?(?:是)?(?:疼|痛)/,
}
const TOO_TIRED_TO_WRITE: TurnWords = {
  en: /\b(?:too (?:tired|exhausted|worn out|wiped)|can t be bothered|no energy|no strength|don t feel like|don t want)\b.*\b(?:writ|record|log|note|track|enter|fill|diary|entry)/,
  de: /\b(?:zu (?:mude|kaputt|erschopft|fertig)|keine (?:kraft|lust|energie)|mag nicht|mag nix|will nicht|nix mehr)\b.*(?:eintrag|einzutrag|aufschreib|aufzuschreib|schreib|notier|tagebuch|dokumentier|erfass)/,
  es: /\b(?:demasiad[oa] cansad[oa]|muy cansad[oa]|agotad[oa]|sin (?:fuerzas|ganas)|no tengo (?:fuerzas|ganas)|no quiero)\b.*(?:apunt|anot|escrib|registr|diario)/,
  fr: /\b(?:trop (?:fatiguee?|crevee?|epuisee?)|pas (?:la force|envie|l energie)|plus (?:la force|envie))\b.*(?:not|ecri|remplir|carnet|journal|enregistr)/,
  ko: /(?:지쳐|지쳤|피곤|힘들|귀찮|기운).{0,12}(?:못적|못쓰|안적|쓰기싫|적기싫|기록(?:하기싫|못|도싫|할힘)|적을(?:힘|수)|못기록|쓸힘)/,
  ru: /(?:устал|сил нет|нет сил|неохота|не хочется|не хочу).*(?:запис|писать|отмеча|дневник|вести|заполн)/,
  'zh-rCN': /(?:累|没力气|没劲|懒得|不想).{0,10}(?:写|(?<!日)记|填|录)/,
}
const IRRITABLE: TurnWords = {
  en: /\b(?:snap(?:ped|ping)?|irritable|short tempered|shout(?:ed|ing)?|yell(?:ed|ing)?|grumpy|cranky|moody|lash(?:ed|ing)? out|lose my temper|lost my temper)\b/,
  de: /\b(?:grantig|gereizt|pampig|zickig|fahre? (?:alle|die|meine?n?|jeden) \p{L}*\s?an|angefahren|schrei\p{L}*|angeschrien|motz\p{L}*|unausstehlich|mecker\p{L}*)\b/u,
  es: /\b(?:grit[oeé]\p{L}*|irritable|de mal humor|borde|contesto mal|salto por todo|pago con|descargo con|gruñ\p{L}*)\b/u,
  fr: /\b(?:m enerve|enerve\p{L}*|irritable|crie sur|envoie balader|a cran|mechante? avec|agressi\p{L}*)\b/u,
  ko: /짜증|화를?내|소리를?(?:질|지르)|예민|신경질/,
  ru: /срыва|раздраж|кричу|ору |накрич|злюсь на (?:всех|родных|детей|мужа)|огрыза/,
  'zh-rCN': /发脾气|发火|烦躁|吼|凶|冲.{0,6}(?:喊|发)/,
}
const SORRY: TurnWords = {
  en: /\b(?:sorry|guilty|feel (?:awful|bad|terrible|horrible)|ashamed|regret)\b/,
  de: /\b(?:leid|schlechtes gewissen|schuldig|scham\p{L}*|bereu\p{L}*)\b/u,
  es: /\b(?:me siento (?:mal|fatal|culpable|horrible)|culpa\p{L}*|me arrepiento|lo siento|pena|verguenza)\b/u,
  fr: /\b(?:m en veux|coupable|culpabilis\p{L}*|honte|regrette|desolee?|mal apres)\b/u,
  ko: /미안|후회|죄책감|자책/,
  ru: /стыдно|жаль|виноват|совест|жалею|прошу прощения/,
  'zh-rCN': /后悔|内疚|愧疚|对不起|过意不去|自责/,
}
const FOGGY: TurnWords = {
  en: /\b(?:fog(?:gy)?|cotton wool|cotton|mush|fuzzy head|head is (?:empty|full))\b/,
  de: /\b(?:watte|nebel|benebelt|matschig|matsch)\b|\bkopf (?:ist )?(?:leer|zu)\b/,
  es: /\b(?:niebla|nublad[oa]|embotad[oa]|espes[oa]|algodon)\b/,
  fr: /\b(?:brouillard|coton|embrumee?|vaseuse?|cotonneuse?)\b/,
  ko: /멍하|멍해|안개|흐릿/,
  ru: /туман|вата|ватн|мутн/,
  'zh-rCN': /昏沉|昏昏|发懵|一团浆糊|糊涂|脑雾|迷糊/,
}
const SHUT_OUT: TurnWords = {
  en: /\b(?:don t|dont|do not|no) (?:want|feel like|energy)\b|\bleave me\b|\boverwhelm\p{L}*|\btoo much\b/u,
  de: /\b(?:will|mag|mocht\p{L}*) (?:\p{L}+ ){0,2}(?:nicht|nix|keinen?|niemand\p{L}*)\b|\bkeine lust\b|\bzu viel\b|\buberfordert\b/u,
  es: /\bno (?:quiero|tengo ganas)\b|\bsin ganas\b|\bagobiad[oa]\b|\bme supera\b/,
  fr: /\bpas envie\b|\benvie de (?:rien|parler a personne)\b|\bdebordee?\b|\btrop\b/,
  ko: /싫어|싫다|하기싫|귀찮|벅차/,
  ru: /не (?:хочу|хочется)|сил нет|нет сил|навалилось/,
  'zh-rCN': /不想|受不了|没精神/,
}
const HARDLY_ANY_PAIN: TurnWords = {
  en: /\b(?:almost|hardly|barely|practically|nearly) (?:any |no )?(?:pain|hurts?|hurting|pain free)\b|\bwithout pain\b|\bno pain (?:today|at all)\b|\bpain free\b/,
  de: /\b(?:fast|kaum|beinahe|so gut wie) (?:\p{L}+ )?(?:schmerz\p{L}*|weh)\b|\bschmerzfrei\b|\bohne schmerz\p{L}*/u,
  es: /\bcasi (?:no |sin )(?:me )?(?:dol\p{L}*|duele)\b|\bsin dolor\b|\bapenas me (?:duele|dolio)\b/u,
  fr: /\bpresque (?:pas|plus) (?:de )?(?:mal|douleur)\b|\bsans douleur\b|\ba peine mal\b/,
  ko: /(?:거의|별로|하나도|전혀)안아(?:파|프|팠)|안아팠/,
  ru: /(?:почти|совсем|вообще) не бол|без боли/,
  'zh-rCN': /(?:几乎|基本|差不多|一点都?)不(?:疼|痛)|没(?:怎么)?(?:疼|痛)/,
}

export interface ToldFeeling {
  feeling: Feeling
  passages: readonly string[]
}

const WITHOUT_SPACES = ['ko', 'zh-rCN']
const CLAUSE_ENDS = /[,.;:!\n，。！；：、…–—()]+/u
const REST = 'energy-planning/rest-early'
const NOW = 'flare-ups-are-expected/what-to-do-now'
const ASKING = 'family-and-relationships/asking-for-help'
const SMALL_STEP = 'low-mood-and-pain/three-small-things'

/**
 * What is told of oneself and asks for nothing: a kind sentence that fits, one small step, and no number. Not being
 * believed comes before the anger about it. `isCounted`: some word asks for a number. `isOfPain`: it says that or where it hurts. [ASST-196]
 */
export function readToldFeeling(
  { typed, thesaurus }: Pick<LooseReading, 'typed' | 'thesaurus'>,
  isCounted = false,
  isOfPain = false,
): ToldFeeling | null {
  if (/[?？]/u.test(typed)) return null
  const folded = foldWords(typed)
  const { language } = thesaurus
  const text = WITHOUT_SPACES.includes(language) ? folded.replaceAll(' ', '') : folded
  const says = (words: TurnWords): boolean => words[language].test(text)
  if (says(HARDLY_ANY_PAIN) && /[!！]/u.test(typed)) return { feeling: 'glad', passages: [] }
  // What could not be done, told with sadness, is never good news. [ASST-340]
  if (!isCounted && says(SADLY) && says(COULD_NOT)) return { feeling: 'loss', passages: [] }
  // A good day that one hardly dares to believe in is shared, and not counted. [ASST-337]
  if (!isCounted && says(GOES_WELL) && says(HARDLY_BELIEVED)) return { feeling: 'glad', passages: [] }
  if (says(NOT_BELIEVED)) return { feeling: 'alone', passages: ['family-and-relationships/not-believed'] }
  // "I don't want others to read my diary" asks for a lock, and "I don't want to enter my number" for no account.
  if (says(TOO_TIRED_TO_WRITE) && !says(OWN_DATA) && !fearsReaders({ typed, thesaurus }))
    return { feeling: 'worn-out', passages: [SKIP_PASSAGE] }
  if (says(IRRITABLE) && says(SORRY))
    return { feeling: 'guilty', passages: ['thoughts-and-pain/anger-in-the-moment'] }
  if (says(ALONE) && says(ALL_HURTS))
    return { feeling: 'alone', passages: ['flare-ups-are-expected/what-to-do-now'] }
  // That nothing is left is said in a whole clause, and never answered with a number. [ASST-230]
  const clauses = typed.split(CLAUSE_ENDS).map((clause) => {
    const words = foldWords(clause)
    return WITHOUT_SPACES.includes(language) ? words.replaceAll(' ', '') : words
  })
  const isAtLimit = (clause: string): boolean =>
    AT_LIMIT[language].test(clause) && TOO_LITTLE[language]?.test(clause) !== true
  if (clauses.some(isAtLimit)) return { feeling: 'sad', passages: [REST] }
  // [ASST-231]
  if (says(GUILT) && says(SAY_NO))
    return { feeling: 'guilty', passages: ['family-and-relationships/saying-no'] }
  // [ASST-337]
  if (!isCounted && says(WANTS_SOMEONE) && !says(WANTS_NO_TALK))
    return { feeling: 'alone', passages: [ASKING] }
  if ((!isCounted || says(USELESS)) && says(LONELY)) return { feeling: 'alone', passages: [SMALL_STEP] }
  if (says(USELESS) && says(BURDEN)) return { feeling: 'guilty', passages: [BURDEN_PASSAGE] }
  if (!isCounted && says(USELESS)) return { feeling: 'sad', passages: [SMALL_STEP] }
  if (!isCounted && clauses.some((clause) => WORN_OUT[language].test(clause)))
    return { feeling: 'worn-out', passages: [REST] }
  // Pain that is told with tears: nothing is looked up. [ASST-243]
  if (isOfPain && !isCounted && says(CRIED)) return { feeling: 'sad', passages: [NOW] }
  const isFogged = says(FOGGY) && (says(ALL_HURTS) || says(SHUT_OUT))
  return isFogged ? { feeling: 'worn-out', passages: [REST] } : null
}
