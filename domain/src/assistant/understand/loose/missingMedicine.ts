import type { Intent, UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { Decline, UnderstandingResult } from '../understandingResult.ts'
import type { LooseFeature } from './looseFeatures.ts'
import { looseQuestion, type LooseParts } from './looseQuestion.ts'

/** Answers about all of the pain, or a list of what helped: a medicine that is named is not in them. */
const GENERAL: readonly Intent[] = [
  'trend',
  'months',
  'weeks',
  'pattern',
  'avg-pain',
  'compare',
  'what-differs',
  'helped-when-bad',
  'what-helped',
  'how-fast',
  'link-of',
  'worst',
  'best',
]
/** "What helps besides tramadol" asks for others, and whether to take it is not answered here. */
const OF_OTHERS: readonly LooseFeature[] = ['what-helped', 'may', 'dosing', 'stop-change', 'diagnosis']

/** A medicine that the diary does not have is the subject: nothing else is told instead. [ASST-201] */
export function askMissingMedicine(asked: UnderstoodQuestion, parts: LooseParts): UnderstoodQuestion | null {
  const isOther = asked.things.length + asked.second.length > 0 || asked.place !== null
  return isOther || !GENERAL.includes(asked.intent) ? null : sayMissing(parts)
}

/** The same for a question that nothing else was read into. */
export function readMissingMedicine(why: Decline, parts: LooseParts): UnderstandingResult | null {
  const missing = NOT_READ.includes(why) ? sayMissing(parts) : null
  return missing === null ? null : { is: 'asked', asked: missing }
}

const NOT_READ: readonly Decline[] = ['not-understood', 'left-over', 'unknown-thing', 'not-told-here']

function sayMissing({ reading, features, context }: LooseParts): UnderstoodQuestion | null {
  const { medicine, names, part, saysWithout } = reading
  const isOwn = names.flat().some(({ thing }) => thing.list === 'medication')
  if (medicine === null || part !== null || isOwn || saysWithout) return null
  if (OF_OTHERS.some((feature) => features.has(feature))) return null
  const missing = looseQuestion('not-recorded', { reading, features, context })
  const all = reading.unknownMedicines
  return all.length > 1 ? { ...missing, topicWords: all.join(', ') } : missing
}
