import { TEXT_INTENTS } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { periodBetween, plusDays, previousPeriod, type StatedPeriod } from '../../periods/calendar.ts'
import type { Carrying } from './carrying.ts'
import { daysOfAnswer } from './daysOfAnswer.ts'
import { onDaysWithout } from './onDaysWithout.ts'
import { isPlace } from '../looseFeatures.ts'
import { MEDICINE_TOPICS, NEAR_TOPICS } from '../thesaurus/topicKinds.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import {
  BEFORE_THAT_WORDS,
  MEANT_WORDS,
  WHICH_BETTER_WORDS,
  WITHOUT_WORDS,
  YEAR_BEFORE_WORDS,
} from './turnWords/briefWords.ts'
import type { TurnWords } from './turnWords/turn.ts'

type Carry = (carrying: Carrying) => UnderstoodQuestion | null

const isSaid = (words: TurnWords, { reading, text }: Carrying): boolean =>
  words[reading.thesaurus.language].test(text)

const carried = (before: UnderstoodQuestion, slots: Partial<UnderstoodQuestion>): UnderstoodQuestion => ({
  ...before,
  isLoose: true,
  passages: [],
  leftOut: [],
  ...slots,
})

const OF_HELP: readonly Intent[] = ['did-help', 'help-two']

/** "So which one was better" after two medicines: the marks of each, in the same place. [ASST-232] */
const askBetter: Carry = (carrying) => {
  const { before } = carrying
  if (!OF_HELP.includes(before.intent) || !isSaid(WHICH_BETTER_WORDS, carrying)) return null
  const [first] = before.things
  if (first === undefined) return null
  const ids = [...before.things, ...before.second].flatMap((thing) => thing.ids)
  const [one, ...others] = ids.map((id) => ({ list: first.list, ids: [id] }))
  if (one === undefined || others.length === 0) return null
  return carried(before, { intent: 'help-two', things: [one], second: others, effect: 'helped', rank: null })
}

const A_YEAR = 365

/** The same days a year before; of a whole year, the year before it. */
function aYearBefore({ before, calendar }: Carrying): StatedPeriod | null {
  const own = daysOfAnswer(before, calendar)
  return own === null ? null : periodBetween(plusDays(own.from, -A_YEAR), plusDays(own.to, -A_YEAR))
}

const OFTEN: Readonly<Partial<Record<Intent, Intent>>> = { 'last-dose': 'doses', 'last-time': 'how-often' }

/** "And the year before", "and how was it before that": the same question of earlier days. [ASST-233] */
const askBeforeThat: Carry = (carrying) => {
  const { before, calendar } = carrying
  if (TEXT_INTENTS.includes(before.intent)) return null
  if (isSaid(YEAR_BEFORE_WORDS, carrying)) {
    const then = before.periods.length === 0 ? null : aYearBefore(carrying)
    return then === null ? null : carried(before, { periods: [then.range] })
  }
  if (!isSaid(BEFORE_THAT_WORDS, carrying)) return null
  // The last dose has no days of its own: all of a year are counted.
  const often = OFTEN[before.intent]
  if (often !== undefined && before.things.length > 0)
    return carried(before, { intent: often, rank: null, periods: [{ is: '365days' }] })
  // What was never recorded has no time before it.
  if (before.intent === 'not-recorded' || before.intent === 'since-start') return before
  const own = daysOfAnswer(before, calendar)
  const earlier = own === null ? null : previousPeriod(own, calendar)
  return earlier === null ? null : carried(before, { periods: [earlier.range] })
}

const OF_PAIN: readonly Intent[] = [
  'avg-pain',
  'hard-days',
  'good-days',
  'level-days',
  'my-number',
  'compare',
  'summary',
  'days-without',
]

/** "And without the tablets" after an average or a medicine: the days without a dose. [ASST-234, ASST-275] */
const askWithoutTablets: Carry = (carrying) => {
  const { before, reading } = carrying
  const [topic, second] = reading.topics
  const things = before.things.filter(({ list }) => list === 'medication')
  const isOfMedicine = OF_MARKS.includes(before.intent) && things.length > 0
  if ((!OF_PAIN.includes(before.intent) && !isOfMedicine) || !isSaid(WITHOUT_WORDS, carrying)) return null
  const isMedicine = topic === undefined || MEDICINE_TOPICS.has(topic.topic)
  if (second !== undefined || !isMedicine || (topic === undefined && !isOfMedicine)) return null
  return onDaysWithout(before, topic?.words ?? before.topicWords ?? reading.typed)
}
const OF_MARKS: readonly Intent[] = ['did-help', 'doses', 'works-less', 'how-fast']

/** "No, I mean the sleep, not the pain": the thing of the question before with that, and with no pain. [ASST-235] */
const askMeant: Carry = (carrying) => {
  const { before, byTopic, reading } = carrying
  const topics = reading.topics.filter(({ topic }) => topic !== 'diary-use' && !isPlace(topic))
  const meant = topics.find(({ topic }) => (byTopic.get(topic) ?? []).length > 0)
  if (meant === undefined || !isSaid(MEANT_WORDS, carrying)) return null
  if (before.intent === 'not-recorded') return before
  if (!['did-help', 'link-of'].includes(before.intent) || before.things.length === 0) return null
  // What only comes near to the thing was looked at instead of it, and was not what is meant.
  if (before.topic !== null && NEAR_TOPICS.has(before.topic))
    return carried(before, { intent: 'not-recorded', things: [], effect: null })
  const second = joinByList(byTopic.get(meant.topic) ?? [])
  return carried(before, { intent: 'link-two', second, effect: null })
}

/** Turns of phrase that examples are sure of, and whose words other readers take for something else. */
export const BRIEF_TURNS: readonly Carry[] = [askBetter, askBeforeThat, askWithoutTablets, askMeant]
