import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { secondsOf, shownLength, type DurationUnit } from '@reprieve/domain/records/recordDuration.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useText } from '../../settings/words.tsx'

const COUNTS: Record<DurationUnit, Key<'records'>> = {
  seconds: 'secondCount',
  minutes: 'minuteCount',
  hours: 'hourCount',
}

/** "90 minutes · Constant": duration and course; empty if neither was entered. */
export function useTimingText(): (record: PainRecord) => string {
  const text = useText('records')
  const length = (record: PainRecord): string => {
    const { duration } = record
    if (duration.kind === 'none') return ''
    if (duration.kind === 'all-day') return text('allDay')
    if (duration.kind === 'length') return text(COUNTS[duration.shownIn], { 0: shownLength(duration) })
    const seconds = secondsOf(record)
    const shownIn = seconds < 7_200 ? 'minutes' : 'hours'
    return text(COUNTS[shownIn], { 0: shownLength({ kind: 'length', seconds, shownIn }) })
  }
  return (record) =>
    [length(record), record.pattern === null ? '' : text(record.pattern)].filter(Boolean).join(' · ')
}
