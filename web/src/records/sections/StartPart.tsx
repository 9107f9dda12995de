import { setStart } from '@reprieve/domain/records/editRecord.ts'
import { isRightNow, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { moveStartClock, moveStartDay, startOfRecord } from '@reprieve/domain/records/recordTiming.ts'
import { latestAllowed } from '@reprieve/domain/records/timingFault.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { isOf, momentAt, offsetText, placeOf } from '@reprieve/domain/time/place.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { localNow, useNow } from '../../device/useNow.ts'
import { useWhen } from '../useWhen.ts'
import { here } from './here.ts'
import { MomentFields } from './MomentFields.tsx'
import type { TimingWords } from './useTimingWords.ts'

interface StartPartProps {
  record: PainRecord
  problems: TimingWords
  onChange: (next: PainRecord) => void
}

const MINUTES_AGO = [15, 30, 60]

export function StartPart({ record, problems, onChange }: StartPartProps) {
  const text = useText('records')
  const now = useNow()
  const when = useWhen()
  const start = startOfRecord(record)
  const setAgo = (minutes: number) => onChange(setStart(record, localNow(Date.now() - minutes * MINUTE_MS)))
  const isAllDay = record.duration.kind === 'all-day'
  return (
    <section className="timing-part">
      <h2 className="section-question" tabIndex={-1}>
        {text('whenStarted')}
      </h2>
      <p className="timing-told" role="status">
        {isRightNow(record, now.at) && !isAllDay ? text('rightNow') : when(start)}
      </p>
      <div className="timing-ago">
        <Button label={text('now')} onPress={() => setAgo(0)} />
        {MINUTES_AGO.map((minutes) => (
          <Button
            key={minutes}
            label={text('minutesAgo', { count: minutes })}
            onPress={() => setAgo(minutes)}
          />
        ))}
      </div>
      <MomentFields
        words={{ day: text('startDate'), clock: text('startTime') }}
        moment={start}
        latest={momentAt(latestAllowed(now.at), placeOf(start, here))}
        problems={{ day: problems['start-day'], clock: problems['start-clock'] }}
        onDay={(day) => onChange(moveStartDay(record, day, here))}
        onClock={(clock) => onChange(moveStartClock(record, clock, here))}
      />
      {!isOf(start, here) && (
        <p className="timing-hint">{text('timesElsewhere', { offset: offsetText(start.offset) })}</p>
      )}
    </section>
  )
}
