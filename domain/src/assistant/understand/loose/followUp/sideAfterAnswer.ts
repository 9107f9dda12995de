import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { Calendar } from '../../periods/calendar.ts'
import type { KnownThing } from '../../knownThing.ts'
import { isPlace } from '../looseFeatures.ts'
import type { LooseReading } from '../looseReading.ts'
import type { Side } from '../sides.ts'
import { countedPlace, UNNAMED } from './countedPlace.ts'
import { joinByList, type ThingsByTopic } from '../thesaurus/topicThings.ts'

/** Longer messages say themselves what they ask. */
const MOST_WORDS = 7

const OTHER_SIDE = { left: '-right', right: '-left' } as const

/** The places of the answer, those on its other side, and those of its topic, on one side. `byTopic` has both sides. */
function placesOnSide(
  { things, place, topic }: UnderstoodQuestion,
  side: Side,
  byTopic: ThingsByTopic,
): readonly KnownThing[] {
  const all = [...new Set([...byTopic.values()].flat())]
  const ids = new Set([...things, ...(place === null ? [] : [place])].flatMap((thing) => thing.ids))
  const ofAnswer = all.filter(({ thing }) => thing.ids.some((id) => ids.has(id)))
  const ofTopic = topic !== null && isPlace(topic) ? (byTopic.get(topic) ?? []) : []
  const isOnSide = ({ key, thing }: KnownThing): boolean =>
    thing.list === 'location' && key?.endsWith(`-${side}`) === true
  const own = ofAnswer.filter(isOnSide)
  if (own.length > 0) return own
  // After an answer about the left shoulder, the right one is only found by its name.
  const other = OTHER_SIDE[side]
  const keys = new Set(
    ofAnswer.flatMap(({ key }) =>
      key?.endsWith(other) === true ? [`${key.slice(0, -other.length)}-${side}`] : [],
    ),
  )
  const across = all.filter((one) => isOnSide(one) && keys.has(one.key ?? ''))
  return across.length > 0 ? across : ofTopic.filter(isOnSide)
}

/** "No, the left one": the places of the answer before, on that side. [ASST-99] */
export function askOnSide(
  reading: LooseReading,
  before: UnderstoodQuestion,
  { byTopic, calendar }: { byTopic: ThingsByTopic; calendar: Calendar },
): UnderstoodQuestion | null {
  const { side, topics, names, wordCount } = reading
  if (side === null || topics.length + names.flat().length > 0 || wordCount > MOST_WORDS) return null
  const sided = joinByList(placesOnSide(before, side, byTopic))
  if (sided.length === 0) return null
  const loose = { ...before, isLoose: true }
  return before.place === null
    ? countedPlace({ ...loose, things: sided, ...UNNAMED }, { before, reading, calendar })
    : { ...loose, place: sided[0]! }
}
