import { foldWords } from '../foldQuestion.ts'
import type { LooseReading } from '../loose/looseReading.ts'
import type { TopicId } from '../topicIds.ts'
import { BROOD_WORDS, STOP_BROODING } from './broodWords.ts'
import {
  CANCEL_WORDS,
  CLOSE_WORDS,
  DIARY_WORDS,
  EXPLAIN_WORDS,
  FEAST_WORDS,
  MANAGE_WORDS,
  MEANING_WORDS,
  NOW_WHAT_WORDS,
  START_WORDS,
} from './formWords.ts'
import {
  ACUTE_WORDS,
  ADJUST_WORDS,
  BOSS_WORDS,
  BRAIN_WORDS,
  CHRONIC_WORDS,
  HOUSE_WORDS,
  LONG_FLIGHT_WORDS,
  OTHERS_WORDS,
  OUT_WORDS,
  PACING_WORDS,
  PAY_LATER_WORDS,
  SPIRAL_WORDS,
} from './guideWords.ts'
import { passagesOfAdvice } from './adviceForms.ts'
import { passagesOfMoving } from './moveForms.ts'
import { GUILT } from './strainWords.ts'

type FormReading = Pick<LooseReading, 'thesaurus' | 'topics' | 'typed' | 'wordCount'>

/** What a topic is. */
const MEANING: Readonly<Partial<Record<TopicId, readonly string[]>>> = {
  pacing: ['pacing-and-boom-bust/boom-bust', 'pacing-and-boom-bust/baseline'],
  flare: ['flare-ups-are-expected/what-is-a-flare'],
  'chronic-pain': ['acute-and-chronic-pain/chronic-meaning'],
  'pain-after-healing': ['why-pain-can-last-after-healing/sensitization'],
  fibromyalgia: ['fibromyalgia/what-it-is'],
  arthritis: ['osteoarthritis/what-it-is'],
  'nerve-pain': ['nerve-pain/what-it-is'],
  migraine: ['headache-medication-overuse/migraine'],
  meditation: ['mindfulness-basics/what-is-it'],
  tens: ['tens-and-devices/what-tens-is'],
  acceptance: ['acceptance-and-values/what-is-acceptance'],
  physiotherapy: ['physiotherapy/what-happens'],
  goals: ['goals-that-matter/useful-goal'],
}

const FIRST_STEP: Readonly<Partial<Record<TopicId, readonly string[]>>> = {
  exercise: ['starting-small/starting-dose', 'starting-small/first-moves'],
  motivation: ['starting-small/starting-dose', 'starting-small/no-motivation'],
  'fear-of-movement': ['starting-small/starting-dose', 'worry-and-fear-of-movement/one-step-up'],
  swimming: ['starting-small/starting-dose'],
  cycling: ['starting-small/starting-dose'],
  dancing: ['starting-small/starting-dose'],
  walking: ['walking-plans/baseline', 'walking-plans/add-a-little'],
  steps: ['walking-plans/baseline', 'walking-plans/add-a-little'],
  stretching: ['stretching-safely/rules', 'stretching-safely/chair-moves'],
  pacing: ['pacing-and-boom-bust/baseline', 'pacing-and-boom-bust/stop-in-time'],
  meditation: ['mindfulness-basics/one-minute'],
  breathing: ['slow-breathing/how-to'],
}

const FLARE_NOW = ['flare-ups-are-expected/what-to-do-now', 'flare-ups-are-expected/first-hours-plan']
const EXPLAINED = ['family-and-relationships/not-believed', 'family-and-relationships/what-to-say']
const CANCELLED = ['family-and-relationships/saying-no', 'family-and-relationships/kind-of-help']
const TOLD_BOSS = ['work-and-study/telling-the-boss', 'work-and-study/adjustments']
const SEATED = ['travel/long-drive', 'travel/blood-clots']
const GUILTY = ['family-and-relationships/saying-no', 'thoughts-and-pain/four-steps']
const ACUTE_OR_CHRONIC = ['acute-and-chronic-pain/acute-meaning', 'acute-and-chronic-pain/chronic-meaning']
const IN_BRAIN = ['what-pain-is/how-pain-arises', 'what-pain-is/in-your-head']
const BROODING = ['thoughts-and-pain/four-steps', 'worry-and-fear-of-movement/worrying']
const FEAST = ['energy-planning/choose', 'family-and-relationships/saying-no']

const HOUSEWORK = ['energy-planning/housework-and-cooking', 'pacing-and-boom-bust/stop-in-time']
const SLEEPLESS: readonly TopicId[] = ['poor-sleep', 'waking-at-night', 'late-bed', 'tired']
const ANGRY: readonly TopicId[] = ['anger', 'stress']

/** "The more it hurts the angrier I get, how do I break that": a way out, and no count of it. [ASST-293] */
export function isSpiral({ thesaurus: { language }, topics, typed }: FormReading): boolean {
  const text = foldWords(typed)
  const isOfNights = topics.some(({ topic }) => SLEEPLESS.includes(topic))
  return !isOfNights && SPIRAL_WORDS[language].test(text) && OUT_WORDS[language].test(text)
}

const spiralPassages = (named: readonly TopicId[]): readonly string[] => [
  'thoughts-and-pain/four-steps',
  named.some((topic) => ANGRY.includes(topic))
    ? 'thoughts-and-pain/anger-in-the-moment'
    : 'low-mood-and-pain/three-small-things',
]

/** "What does the word mean" is short; a longer question has a subject of its own. */
const MOST_WORDS_OF_MEANING = 8
/** With what else is said about the only thing that is named. */
const MOST_WORDS_OF_ONE = 14
const SAYS_MORE = /[,.;?!，。？]\s*\S/u

/**
 * The passages that a question asks for by its form: what a word means, what to do now, how to begin, how to explain it to
 * the people around, and how to manage a feast. Null if its form says nothing. [ASST-190]
 */
export function passagesByForm(asked: FormReading): readonly string[] | null {
  const { thesaurus, topics, typed, wordCount } = asked
  const { language } = thesaurus
  const text = foldWords(typed)
  const named = topics.map(({ topic }) => topic)
  const says = (words: typeof MEANING_WORDS): boolean => words[language].test(text)
  const of = (table: typeof MEANING): readonly string[] | null =>
    named.flatMap((topic) => table[topic] ?? []).length === 0
      ? null
      : (named.map((topic) => table[topic]).find((one) => one !== undefined) ?? null)
  if (says(CANCEL_WORDS) && says(CLOSE_WORDS)) return CANCELLED
  if (isSpiral(asked)) return spiralPassages(named)
  if (says(HOUSE_WORDS) && says(PAY_LATER_WORDS) && says(MANAGE_WORDS)) return HOUSEWORK
  // [ASST-327]
  if (says(BROOD_WORDS) && says(STOP_BROODING) && !named.some((topic) => ANGRY.includes(topic)))
    return BROODING
  const ofMoving = passagesOfMoving(named, text, language)
  if (ofMoving !== null) return ofMoving
  const bySubject = says(DIARY_WORDS) ? null : passagesBySubject(says, text)
  if (bySubject !== null) return bySubject
  const advice = passagesOfAdvice(named, text, language)
  if (advice !== null) return advice
  if (says(FEAST_WORDS) && says(MANAGE_WORDS) && !says(DIARY_WORDS)) return FEAST
  if (says(EXPLAIN_WORDS) && says(CLOSE_WORDS) && says(MANAGE_WORDS)) return EXPLAINED
  if (named.includes('flare') && says(NOW_WHAT_WORDS)) return FLARE_NOW
  const start = says(START_WORDS) ? of(FIRST_STEP) : null
  if (start !== null) return start
  const isShort =
    (wordCount <= MOST_WORDS_OF_MEANING && named.length <= 2) ||
    (wordCount <= MOST_WORDS_OF_ONE && named.length === 1 && named[0] === 'pacing' && SAYS_MORE.test(typed))
  return isShort && says(MEANING_WORDS) ? of(MEANING) : null
}

/** Subjects that no topic is sure of: the article of the subject comes before a near passage. [ASST-236] */
function passagesBySubject(
  says: (words: typeof MEANING_WORDS) => boolean,
  text: string,
): readonly string[] | null {
  if (says(BOSS_WORDS) && says(ADJUST_WORDS)) return TOLD_BOSS
  if (says(LONG_FLIGHT_WORDS)) return SEATED
  if (says(GUILT) && says(OTHERS_WORDS)) return GUILTY
  if (says(ACUTE_WORDS) && says(CHRONIC_WORDS)) return ACUTE_OR_CHRONIC
  if (says(BRAIN_WORDS)) return IN_BRAIN
  return PACING_WORDS.test(text) && says(MEANING_WORDS) ? (MEANING.pacing ?? null) : null
}

/** Questions about people around, whose words are easily mistaken for others: "I cancel" stops no medicine. [ASST-190] */
export function isAboutPeople(asked: FormReading): boolean {
  const passages = passagesByForm(asked)
  const isOfPeople = [CANCELLED, FEAST, EXPLAINED, TOLD_BOSS, GUILTY].some((one) => one === passages)
  return isOfPeople && MANAGE_WORDS[asked.thesaurus.language].test(foldWords(asked.typed))
}
