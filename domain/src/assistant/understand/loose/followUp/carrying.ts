import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { Calendar } from '../../periods/calendar.ts'
import type { LooseReading } from '../looseReading.ts'
import type { ThingsByTopic } from '../thesaurus/topicThings.ts'

export interface CarryContext {
  before: UnderstoodQuestion
  byTopic: ThingsByTopic
  calendar: Calendar
}

export interface Carrying extends CarryContext {
  reading: LooseReading
  /** Folded; without spaces in Korean and Chinese. */
  text: string
}
