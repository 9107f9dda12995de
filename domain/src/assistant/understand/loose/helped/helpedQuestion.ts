import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { hashMark } from '../../example/labelModel.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { LooseParts } from '../looseQuestion.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import { FASTEST, LAST_DATE, NO_NAME, OR_WORD } from './helpedWords.ts'

type HelpQuestion = UnderstoodQuestion | null

/** "What got rid of the headache fastest": the diary times nothing, and the marks are those with the head. [ASST-287] */
function fastest(asked: UnderstoodQuestion, { reading }: LooseParts): HelpQuestion {
  const { typed, thesaurus } = reading
  if (asked.intent !== 'what-helped' || asked.things.length > 0 || asked.effect === 'not') return null
  return FASTEST[thesaurus.language].test(foldWords(typed))
    ? { ...asked, intent: 'how-fast', effect: 'helped', place: null, passages: [], isLoose: true }
    : null
}

const OF_DATE: readonly Intent[] = [
  'last-dose',
  'last-time',
  'visit',
  'hard-days',
  'how-often',
  'on-day',
  'my-medicines',
  'since-when',
  'doses',
]

/** "When was my last injection": its day, or that the diary has none; never the last tablet. [ASST-288] */
function lastTreatment(asked: UnderstoodQuestion, { reading, features, context }: LooseParts): HelpQuestion {
  const topic = reading.topics.find((one) => one.topic === 'injection-surgery')
  if (topic === undefined || !OF_DATE.includes(asked.intent) || reading.names.length > 0) return null
  const { language } = reading.thesaurus
  if (!features.has('last-time') && !LAST_DATE[language].test(foldWords(reading.typed))) return null
  const things = joinByList(context.byTopic.get(topic.topic) ?? [])
  const about = {
    ...asked,
    topic: topic.topic,
    topicWords: topic.words,
    things,
    periods: [],
    list: null,
    place: null,
    measure: null,
    level: null,
    passages: [],
    isLoose: true,
  }
  return things.length > 0
    ? { ...about, intent: 'last-time', rank: 'last' }
    : { ...about, intent: 'not-recorded', rank: null }
}

const OF_ONE: readonly Intent[] = ['did-help', 'help-two', 'what-helped']
const LEAST_LETTERS = 4

/** "Ibuprofen or Tapsin": what nothing knows on the other side is named as missing. [ASST-289] */
function otherSide(asked: UnderstoodQuestion, { reading }: LooseParts): HelpQuestion {
  const { language, commonWords } = reading.thesaurus
  const [isOr, isNoName] = [OR_WORD[language], NO_NAME[language]]
  const isOpen = asked.intent === 'help-two' ? asked.topicWords === null : asked.things.length === 1
  if (isOr === undefined || isNoName === undefined || asked.second.length > 0 || !isOpen) return null
  const { medicine, part, names } = reading
  const isOfMedicine = names.flat().some(({ thing }) => thing.list === 'medication')
  if (!OF_ONE.includes(asked.intent) || !isOfMedicine || (medicine !== null && part === null)) return null
  const typed = reading.typed.split(/\s+/u)
  const words = typed.map((word) => foldWords(word))
  const at = words.findIndex((word) => isOr.test(word))
  if (at < 1) return null
  const known = foldWords(
    [part?.words ?? '', ...names.flat().flatMap((one) => [one.label, ...one.names])].join(' '),
  )
  const isKnown = (word: string): boolean =>
    word.length >= LEAST_LETTERS && known.includes(word.slice(0, word.length - 1))
  const before = words[at - 1]!
  const next = words.findIndex((word, place) => place > at && !isNoName.test(word))
  if (next < 0 || next > at + 2) return null
  const isUnknown = (word: string): boolean =>
    word.length >= LEAST_LETTERS && !isNoName.test(word) && !isKnown(word) && !commonWords.has(hashMark(word))
  const other = isKnown(before) && isUnknown(words[next]!) ? next : null
  const found = other ?? (isKnown(words[next]!) && isUnknown(before) ? at - 1 : null)
  if (found === null) return null
  const topicWords = typed[found]!.replace(/[^\p{L}\p{N}]+$/u, '')
  return { ...asked, intent: 'help-two', topic: null, topicWords, passages: [], isLoose: true }
}

/** "What I took and what did nothing, for the doctor": all that was tried with its marks, and the doses. [ASST-292] */
function triedForDoctor(asked: UnderstoodQuestion, { features }: LooseParts): HelpQuestion {
  const isNotHelped = asked.intent === 'what-helped' && asked.effect === 'not' && asked.things.length === 0
  if (!isNotHelped || !features.has('visit') || !(features.has('take') || features.has('medicines')))
    return null
  return { ...asked, intent: 'all-tried', effect: null, list: null, passages: [], isLoose: true }
}

/** The word before "of use to me" is the subject: it has no spaces around it. */
const OF_USE_TO_ME =
  /^(?:请问|那)?([^，。？?\s]{2,8}?)对(?:我|[^，。？?]{1,4})?(?:有没有|管不管|有|管)(?:用|效|帮助|好处)/u
const ASKING_WORD = /什么|哪|啥|谁|怎么|药|这些|它|多少|是不是/u

/** "指压垫对我有用吗": what nothing knows is named. [ASST-289] */
function unknownRemedy(asked: UnderstoodQuestion, { reading }: LooseParts): HelpQuestion {
  const isOpen = asked.intent === 'what-helped' && asked.things.length === 0 && asked.place === null
  const isNamed = reading.topics.length + reading.names.length > 0 || reading.medicine !== null
  if (reading.thesaurus.language !== 'zh-rCN' || !isOpen || isNamed) return null
  const words = OF_USE_TO_ME.exec(reading.typed)?.[1] ?? null
  if (words === null || ASKING_WORD.test(words)) return null
  return {
    ...asked,
    intent: 'not-recorded',
    topic: null,
    topicWords: words,
    list: 'alleviating_factor',
    effect: null,
    periods: [],
    passages: [],
    isLoose: true,
  }
}

const STEPS = [lastTreatment, triedForDoctor, fastest, otherSide, unknownRemedy]

/** What a question about remedies asks beside what its label says. Null if nothing. */
export function askHelped(asked: UnderstoodQuestion, parts: LooseParts): HelpQuestion {
  for (const step of STEPS) {
    const found = step(asked, parts)
    if (found !== null) return found
  }
  return null
}
