import { foldWords } from '../../foldQuestion.ts'
import type { LooseFeature } from '../looseFeatures.ts'
import { looseQuestion, type LooseParts, type LooseResult } from '../looseQuestion.ts'
import type { LooseReading } from '../looseReading.ts'
import { isPlace } from '../looseFeatures.ts'
import { MEDICINE_TOPICS, PAIN_TOPICS } from '../thesaurus/topicKinds.ts'
import { WITHOUT_PILLS } from './helpedWords.ts'

/** Whether a medicine may be taken, left out or changed, and whatever has a reason. */
const OTHERWISE: readonly LooseFeature[] = [
  'may',
  'stop-change',
  'why',
  'alcohol',
  'two-medicines',
  'medicine',
  'other-medicine',
  'others',
  'diagnosis',
  'predict',
]

/** "What helps when I don't want another pill": what was tried besides medicines, and no dose. [ASST-286] */
export function asksWithoutPills(
  { typed, thesaurus: { language }, topics, medicine, brand }: LooseReading,
  features: ReadonlySet<LooseFeature>,
): boolean {
  const isOfHelp = features.has('what-helped') || (features.has('helps') && features.has('medicines'))
  if (!isOfHelp || medicine !== null || brand !== null) return false
  if (OTHERWISE.some((one) => features.has(one))) return false
  const isOnlyPills = topics.every(
    ({ topic }) =>
      MEDICINE_TOPICS.has(topic) || PAIN_TOPICS.has(topic) || isPlace(topic) || topic === 'appetite',
  )
  return isOnlyPills && WITHOUT_PILLS[language].test(foldWords(typed))
}

export function readWithoutPills(parts: LooseParts): LooseResult | null {
  if (!asksWithoutPills(parts.reading, parts.features)) return null
  const about = { topic: null, topicWords: null, things: [], time: null, place: null } as const
  const asked = looseQuestion('what-helped', parts)
  return {
    is: 'asked',
    asked: { ...asked, ...about, effect: 'helped', list: 'alleviating_factor' },
    isSure: true,
  }
}
