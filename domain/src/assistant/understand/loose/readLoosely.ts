import type { Intent } from '../../understoodQuestion.ts'
import { looseFeatures, type LooseFeature } from './looseFeatures.ts'
import { readLooseFollowUp, type LooseContext } from './looseFollowUp.ts'
import { looseQuestion, type LooseResult } from './looseQuestion.ts'
import type { LooseReading } from './looseReading.ts'
import { fitsLooseRow, LOOSE_DECLINES, LOOSE_ROWS, type LooseRow } from './looseRows.ts'
import { STRONG_TOPICS } from './topicKinds.ts'
import {
  findDanger,
  findRefusal,
  readByExample,
  SURE_CHANCE,
  type ExampleReading,
} from '../example/readByExample.ts'
import type { LikelyLabel } from '../example/labelModel.ts'
import type { QuestionLabel } from '../example/questionLabels.ts'
import { rankForContext } from '../example/rankForContext.ts'

/** The question that the recognised words ask, or null if they ask none. [ASST-41] */
export function readLoosely(reading: LooseReading, context: LooseContext): LooseResult | null {
  const features = looseFeatures(reading, { of: (topic) => context.byTopic.get(topic) ?? [] })
  const ranked = rankForContext(reading, context)
  const danger = findDanger(ranked)
  if (danger !== null) return danger
  const declined = LOOSE_DECLINES.find((row) => fitsLooseRow(row, features))
  if (declined !== undefined && 'decline' in declined.outcome && !isAboutTheTimeSince(ranked))
    return { is: 'decline', why: declined.outcome.decline }
  const refused = findRefusal(ranked)
  if (refused !== null) return refused
  const followUp =
    context.before === null
      ? null
      : readLooseFollowUp(reading, features, { ...context, before: context.before })
  if (followUp !== null) return { is: 'asked', asked: followUp }
  const example = readByExample(ranked, { reading, features, context })
  const isSure = example !== null && example.chance >= leastChance(example, reading, features)
  if (isSure) return withCertainty(example)
  if (isOnlyTold(features)) return null
  const row = findRow(features)
  if (row === undefined)
    return features.has('unclear') || !features.has('asking') ? null : (example?.result ?? null)
  if ('decline' in row.outcome) return { is: 'decline', why: row.outcome.decline }
  return { is: 'asked', asked: looseQuestion(row.outcome.intent, { reading, features, context }) }
}

/** "Better since I changed it" looks back, and asks for no advice. */
const isAboutTheTimeSince = ([first]: readonly LikelyLabel<QuestionLabel>[]): boolean =>
  first?.label === 'since-start' && first.chance >= REPLACING_CHANCE

const withCertainty = ({ result, chance }: ExampleReading): LooseResult =>
  result.is === 'asked' ? { ...result, isSure: chance >= REPLACING_CHANCE } : result
/** From this chance on, examples are believed more than a strict reading that needed a guess. */
const REPLACING_CHANCE = 0.5

/** Words that leave no doubt weigh more than examples, and words that nothing knows make them less sure. */
function leastChance(
  { result }: ExampleReading,
  { topics }: LooseReading,
  features: ReadonlySet<LooseFeature>,
): number {
  if (topics.some(({ topic }) => STRONG_TOPICS.has(topic))) return VERY_SURE_CHANCE
  // What is told and not asked gets a number only if examples leave little doubt. [ASST-44]
  const isTold =
    !features.has('asking') && result.is === 'asked' && !WITHOUT_NUMBERS.includes(result.asked.intent)
  return isTold || features.has('unclear') ? REPLACING_CHANCE : SURE_CHANCE
}
const WITHOUT_NUMBERS: readonly Intent[] = [
  'kind',
  'talk',
  'guide',
  'app',
  'note',
  'visit-questions',
  'can-do',
  'explain',
  'simpler',
]
const VERY_SURE_CHANCE = 0.85

/** Words that nothing knows are passed over in a question whose subject is known; the answer says how it was read. [ASST-49] */
function findRow(features: ReadonlySet<LooseFeature>): LooseRow | undefined {
  const row = LOOSE_ROWS.find((one) => fitsLooseRow(one, features))
  if (row !== undefined || !features.has('question')) return row
  const known = new Set([...features].filter((one) => one !== 'unclear'))
  return LOOSE_ROWS.find((one) => fitsLooseRow(one, known))
}

const FELT: readonly LooseFeature[] = ['feeling', 'app', 'visit', 'how-to', 'label', 'guide-topic', 'healed']
/** "I don't think there will be a next appointment" asks for no appointment. */
const CLEARLY_ASKED: readonly LooseFeature[] = [
  'helps',
  'not-helps',
  'feeling',
  'app',
  'how-to',
  'label',
  'healed',
  'guide-topic',
  'why',
  'describe',
]
const OF_MEDICINES: readonly LooseFeature[] = ['medicine', 'other-medicine', 'medicines']

/**
 * Something told at length, a symptom that may be an emergency, a medicine that was taken: none of them asks for a
 * number, and the decline says where help is. [ASST-44]
 */
function isOnlyTold(features: ReadonlySet<LooseFeature>): boolean {
  const has = (some: readonly LooseFeature[]): boolean => some.some((feature) => features.has(feature))
  const isDenied = features.has('negated') && !features.has('question') && !has(CLEARLY_ASKED)
  if (isDenied && has(['stray', 'predict'])) return true
  if (has(FELT)) return false
  if (has(OF_MEDICINES) && !features.has('asking-of-medicine')) return true
  return !features.has('asking') && (features.has('statement') || features.has('alarm'))
}
