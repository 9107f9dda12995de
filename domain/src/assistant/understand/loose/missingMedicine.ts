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
  'since-start',
  'time-of-day',
]
/** "What helps besides tramadol" asks for others, and whether to take it is not answered here. */
const OF_OTHERS: readonly LooseFeature[] = ['what-helped', 'may', 'dosing', 'stop-change', 'diagnosis']

/** A medicine that the diary does not have is the subject: nothing else is told instead. [ASST-201] */
export function askMissingMedicine(asked: UnderstoodQuestion, parts: LooseParts): UnderstoodQuestion | null {
  // Painkillers of the diary do not stand for another one that is named.
  const isOfKind = OF_KIND.includes(asked.topic ?? '') && parts.reading.names.length === 0
  const isOther = (asked.things.length + asked.second.length > 0 && !isOfKind) || asked.place !== null
  if (isOther || !GENERAL.includes(asked.intent)) return null
  const brand = isOfKind && asked.intent === 'since-start' ? brandOf(asked, parts) : null
  return brand ?? sayMissing(parts)
}

/** "Calmer nights with pregabalin": a brand that the thesaurus takes for any painkiller. */
function brandOf({ topicWords }: UnderstoodQuestion, parts: LooseParts): UnderstoodQuestion | null {
  const isNamed =
    topicWords !== null && parts.reading.unknownMedicines.includes(topicWords) && !TREATMENT.test(topicWords)
  if (!isNamed || OF_OTHERS.some((feature) => parts.features.has(feature))) return null
  return { ...looseQuestion('not-recorded', parts), topic: null, topicWords, things: [], list: 'medication' }
}

/** No name: "the new treatment". */
const TREATMENT = /\s|trait|treat|behandl|tratam|치료|леч|治疗/iu

const OF_KIND: readonly string[] = ['painkillers', 'opioids']

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
