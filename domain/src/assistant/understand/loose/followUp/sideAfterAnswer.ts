import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { KnownThing } from '../../knownThing.ts'
import { isPlace } from '../looseFeatures.ts'
import type { LooseReading } from '../looseReading.ts'
import type { Side } from '../sides.ts'
import { joinByList, type ThingsByTopic } from '../thesaurus/topicThings.ts'

/** Longer messages say themselves what they ask. */
const MOST_WORDS = 7

/** The places of the answer, and those of its topic, on one side. */
function placesOnSide(
  { things, place, topic }: UnderstoodQuestion,
  side: Side,
  byTopic: ThingsByTopic,
): readonly KnownThing[] {
  const ids = new Set([...things, ...(place === null ? [] : [place])].flatMap((thing) => thing.ids))
  const ofAnswer = [...byTopic.values()].flat().filter(({ thing }) => thing.ids.some((id) => ids.has(id)))
  const ofTopic = topic !== null && isPlace(topic) ? (byTopic.get(topic) ?? []) : []
  const isOnSide = ({ key, thing }: KnownThing): boolean =>
    thing.list === 'location' && key?.endsWith(`-${side}`) === true
  const own = ofAnswer.filter(isOnSide)
  // After an answer about the left shoulder, the right one is only found by the topic.
  return [...new Set(own.length > 0 ? own : ofTopic.filter(isOnSide))]
}

/** "No, the left one": the places of the answer before, on that side. [ASST-99] */
export function askOnSide(
  { side, topics, names, wordCount }: LooseReading,
  before: UnderstoodQuestion,
  byTopic: ThingsByTopic,
): UnderstoodQuestion | null {
  if (side === null || topics.length + names.flat().length > 0 || wordCount > MOST_WORDS) return null
  const sided = joinByList(placesOnSide(before, side, byTopic))
  if (sided.length === 0) return null
  const loose = { ...before, isLoose: true }
  return before.place === null ? { ...loose, things: sided } : { ...loose, place: sided[0]! }
}
