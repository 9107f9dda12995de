import type { TopicId } from '../../topicIds.ts'
import type {
  Intent,
  RecordedThing,
  UnderstoodQuestion,
} from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { Calendar, StatedPeriod } from '../../periods/calendar.ts'
import { isPlace, type LooseFeature } from '../looseFeatures.ts'
import type { LooseReading } from '../looseReading.ts'
import { joinByList, type ThingsByTopic } from '../thesaurus/topicThings.ts'

export interface MendParts {
  reading: LooseReading
  features: ReadonlySet<LooseFeature>
  byTopic: ThingsByTopic
  calendar: Calendar
}

/** A question that was read, with what its words say. */
export interface Mending extends MendParts {
  asked: UnderstoodQuestion
  /** Folded. */
  text: string
  isWhy: boolean
}

/** Null: nothing to mend. */
export type Mend = (mending: Mending) => UnderstoodQuestion | null

export const has = ({ features }: Mending, ...some: readonly LooseFeature[]): boolean =>
  some.some((feature) => features.has(feature))

export const names = ({ reading }: Mending, ...some: readonly TopicId[]): boolean =>
  reading.topics.some(({ topic }) => some.includes(topic))

export const language = ({ reading }: Mending) => reading.thesaurus.language

export const as = (
  { asked }: Mending,
  intent: Intent,
  own: Partial<UnderstoodQuestion> = {},
): UnderstoodQuestion => ({ ...asked, intent, passages: [], isLoose: true, ...own })

export const rangeOf = ({ range }: StatedPeriod) => range

/** The place that is named, if the list has it. */
export const placeIn = ({ reading, byTopic }: Mending): RecordedThing | null =>
  joinByList(
    reading.topics
      .filter(({ topic }) => isPlace(topic))
      .flatMap(({ topic }) => byTopic.get(topic) ?? [])
      .filter(({ thing }) => thing.list === 'location'),
  )[0] ?? null
