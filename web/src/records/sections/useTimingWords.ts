import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { TimingFault } from '@reprieve/domain/records/timingFault.ts'
import {
  timingProblemOf,
  type TimingField,
  type TimingProblem,
} from '@reprieve/domain/records/timingProblem.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useText } from '../../settings/words.tsx'
import { useNow } from '../../device/useNow.ts'
import { here } from './here.ts'

/** The error text of each field; null if it is valid. */
export type TimingWords = Record<TimingField, string | null>

const SENTENCE: Record<TimingFault, Key<'records'>> = {
  'outside-calendar': 'timeOutsideCalendar',
  'in-the-future': 'timeAhead',
  'end-before-start': 'endBeforeStartTime',
  'lasts-too-long': 'lastsTooLong',
}

const sentenceOf = ({ fault, field }: TimingProblem): Key<'records'> =>
  fault === 'end-before-start' && field === 'end-day' ? 'endBeforeStartDate' : SENTENCE[fault]

export function useTimingWords(record: PainRecord): TimingWords {
  const text = useText('records')
  const now = useNow()
  const problem = timingProblemOf(record, { now: now.at, here })
  const wordsAt = (field: TimingField): string | null =>
    problem?.field === field ? text(sentenceOf(problem)) : null
  return {
    'start-day': wordsAt('start-day'),
    'start-clock': wordsAt('start-clock'),
    'end-day': wordsAt('end-day'),
    'end-clock': wordsAt('end-clock'),
  }
}
