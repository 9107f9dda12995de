import type { Language } from '@reprieve/domain/settings/language.ts'
import type { TopicId } from '../topicIds.ts'

type Words = Readonly<Record<Language, RegExp>>

/** Whether something may be kept up, or does harm. In folded text. */
const SAFE_WORDS: Words = {
  en: /\b(?:is it|am i|would it be|it s) (?:\w+ )?(?:safe|ok|okay|all right|alright|wise|sensible|harmful|dangerous|bad for)\b|\b(?:should|ought|can|must|shall) i (?:\w+ )?(?:give|keep|carry|stop)\b|\bdo(?:ing)? (?:more |any )?(?:harm|damage)\b|\bwear (?:it|them|my \w+) out\b/,
  de: /\b(?:darf|soll|sollte|kann) ich\b.*\b(?:weiter\w*|aufgeb\w*|aufhor\w*|lassen|noch)\b|\b(?:schad(?:e|et|en)|gefahrlich|kaputt ?mach\w*|abnutz\w*|unbedenklich)\b/,
  es: /\bes (?:seguro|malo|peligroso|prudente)\b|\bhace dano\b|\bme hara dano\b|\b(?:puedo|debo|deberia) (?:seguir|dejar|continuar)\w*|\bme perjudica\b|\bdesgast\w*/,
  fr: /\b(?:dangereux|sans danger|sans risque|(?:puis je|je peux|je dois|dois je|faut il) (?:continuer|arreter)|abime\w*|mauvais pour)\b/,
  ko: /(?:해도|계속해도|움직여도|걸어도|다녀도) ?(?:되|돼|괜찮|안전)|그만(?:둬|두)|해로|닳/,
  ru: /можно ли|безопасно|вредно|опасно|бросить|продолжать|не навред|изнашива/,
  'zh-rCN': /能不能|可不可以|还能|要不要(?:停|放弃)|会不会(?:伤|坏)|安全|有害|伤关节|磨损/,
}

/** How much to add, and how fast. */
const ADD_WORDS: Words = {
  en: /\bhow (?:much|fast|quickly|often|soon|many)\b.*\b(?:should|can|could|do|to|would) (?:i |we )?(?:\w+ )?(?:increase|add|build|step|raise)\b|\b(?:build|step) (?:it|this|that|my \w+) up\b/,
  de: /\b(?:wie (?:viel|schnell|stark|oft|weit)|um wie ?viel|wie)\b.*\b(?:steiger(?:n|e)|erhoh(?:en|e)|ausbau(?:en|e)|zuleg(?:en|e)|drauflegen)\b(?! sich)/,
  es: /\b(?:cuanto|cada cuanto|a que ritmo|como|de cuanto)\b.*\b(?:aument(?:o|ar|arl[oa])|sub(?:o|ir)|increment(?:o|ar)|anad(?:o|ir)|progres(?:o|ar)|alarg(?:o|ar))\b|\bir (?:aumentando|subiendo|a mas)\b/,
  fr: /\b(?:combien|a quel rythme|comment)\b.*\b(?:augmenter|j augmente|ajouter|j ajoute|progresser|rallonger|accroitre)\b/,
  ko: /(?:얼마|몇 ?분|어떻게|얼마나).{0,8}(?:늘려|늘리|올리|늘릴)|늘려 ?(?:가|나가)/,
  ru: /(?:на сколько|насколько|как быстро|как|по сколько).{0,20}(?:увеличи(?:вать|ть)|прибавлять|прибавить|добавлять|добавить|наращивать)/,
  'zh-rCN': /(?:怎么|多少|多久|如何|每次).{0,6}(?:加量|增加|递增|往上加|加一点|加多少|加)/,
}

/** To be afraid to move. */
const AFRAID_TO_MOVE: Words = {
  en: /\b(?:afraid|scared|frightened|fear|nervous|terrified|dare)\b.*\b(?:mov\w*|exercis\w*|bend\w*|walk\w*|start\w*)\b|\b(?:mov\w*|exercis\w*)\b.*\b(?:afraid|scared|frightened|fear)\b/,
  de: /\b(?:angst|furcht\w*|trau\w* mich)\b.*\b(?:beweg\w*|sport|turn\w*|ub\w*|lauf\w*)|\b(?:beweg\w*|sport)\b.*\b(?:angst|trau\w* mich|furcht\w*)\b/,
  es: /\b(?:miedo|temor|asusta|no me atrevo)\b.*\b(?:mov\w*|ejercicio\w*|moverme|andar|caminar)|\b(?:mov\w*|ejercicio\w*|moverme)\b.*\b(?:miedo|asusta|me atrevo)\b/,
  fr: /\b(?:peur|crains|ose)\b.*\b(?:boug\w*|mouvement\w*|exercice\w*|marcher|sport)|\b(?:boug\w*|exercice\w*|sport)\b.*\b(?:peur|ose)\b/,
  ko: /(?:움직이|운동).{0,12}(?:무서|겁|두려)|(?:무서|겁|두려).{0,12}(?:움직|운동)/,
  ru: /(?:боюсь|страшно|боязн|страх).{0,30}(?:двига|шевел|движен|упражнен|заним|ходить)|(?:двига|движен|упражнен).{0,30}(?:боюсь|страшно|страх)/,
  'zh-rCN':
    /(?:一动就|动一下就|不敢|怕|害怕).{0,6}(?:动|运动|锻炼|练)|一动(?:我)?就(?:害怕|怕|慌)|动.{0,4}(?:害怕|怕)/,
}
/** Where to begin, and whether something will do. */
const BEGIN_WORDS: Words = {
  en: /\b(?:where|how|what) (?:do|should|can|would) i (?:\w+ )?(?:start|begin)\b|\bfirst step\b|\bsuitable\b|\bany good\b/,
  de: /\b(?:womit|wie|wo)\b.*\b(?:anfang\w*|fang\w*|beginn\w*|start\w*|einsteig\w*)\b|\berste\w* schritt\b|\bgeeignet\b/,
  es: /\b(?:por donde|como|con que)\b.*\b(?:empiez\w*|empez\w*|comienz\w*|comenz\w*)|\bprimer paso\b|\bme conviene\b/,
  fr: /\b(?:par ou|comment|par quoi)\b.*\b(?:commenc\w*|debut\w*|demarr\w*)|\bpremier pas\b|\bpossible\b/,
  ko: /(?:어디|뭐|무엇|어떻게).{0,6}(?:부터|시작)|시작(?:해|하)|해도 ?되/,
  ru: /(?:с чего|как|откуда).{0,12}нача|первыи шаг|подойд[её]т/,
  'zh-rCN': /从(?:哪|什么|何).{0,4}(?:起步|开始|入手|做起|练起)|怎么(?:开始|起步)|行不行|可不可以|适合/,
}

/** The memory that pain leaves. */
const PAIN_MEMORY: Words = {
  en: /\bpain memory\b|\bcentral(?:ly)? sensiti[sz]\w*|\bsensiti[sz]ation\b|\b(?:over)?sensitive nervous system\b/,
  de: /\bschmerzgedachtnis\w*|\bsensibilisier\w*|\buberempfindliche\w* nerven\w*/,
  es: /\bmemoria (?:del|de) dolor\b|\bsensibiliza\w*/,
  fr: /\bmemoire (?:de la|du|de) (?:douleur|mal)\b|\bsensibilisation\b|\bhypersensib\w*/,
  ko: /통증 ?기억|감작|과민(?:해|한|화)/,
  ru: /болев\S* памят|памят\S* (?:о )?бол|сенситизац|сенсибилизац/,
  'zh-rCN': /疼痛记忆|(?:中枢)?敏化|痛觉过敏/,
}

/** Activities that move the body. */
const ACTIVE: readonly TopicId[] = [
  'gardening',
  'walking',
  'exercise',
  'swimming',
  'cycling',
  'dancing',
  'yoga',
  'stairs',
  'housework',
  'hobby',
  'steps',
  'stretching',
]
const ON_FOOT: readonly TopicId[] = ['walking', 'steps']

const KEPT_UP = ['osteoarthritis/exercise', 'worry-and-fear-of-movement/hurt-or-harm']
const ADD_ON_FOOT = ['walking-plans/add-a-little', 'walking-plans/baseline']
const ADD_ANY = ['pacing-and-boom-bust/build-up', 'starting-small/starting-dose']
const IN_FEAR = ['starting-small/starting-dose', 'worry-and-fear-of-movement/one-step-up']
/** Kinds of movement that the guide names beside each other. */
const KINDS: readonly TopicId[] = ['yoga', 'dancing', 'swimming', 'cycling']
const IN_FEAR_OF_KIND = ['starting-small/starting-dose', 'starting-small/which-exercise']
/** They have a first step of their own. */
const OWN_STEP: readonly TopicId[] = ['walking', 'steps', 'stretching', 'exercise', 'breathing']
const SENSITIVE = [
  'why-pain-can-last-after-healing/sensitization',
  'why-pain-can-last-after-healing/calming-down',
]

/** Whether to keep an activity up, how much to add, how to begin in fear, and what the memory of pain is. [ASST-318] */
export function passagesOfMoving(
  named: readonly TopicId[],
  text: string,
  language: Language,
): readonly string[] | null {
  const isActive = named.some((topic) => ACTIVE.includes(topic))
  if (PAIN_MEMORY[language].test(text)) return SENSITIVE
  if (AFRAID_TO_MOVE[language].test(text) && BEGIN_WORDS[language].test(text)) {
    if (named.some((topic) => OWN_STEP.includes(topic))) return null
    return named.some((topic) => KINDS.includes(topic)) ? IN_FEAR_OF_KIND : IN_FEAR
  }
  if (isActive && ADD_WORDS[language].test(text))
    return named.some((topic) => ON_FOOT.includes(topic)) ? ADD_ON_FOOT : ADD_ANY
  return isActive && named.includes('arthritis') && SAFE_WORDS[language].test(text) ? KEPT_UP : null
}
