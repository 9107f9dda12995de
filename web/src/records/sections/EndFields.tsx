import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { moveEnd, shownEnd, startOfRecord } from '@reprieve/domain/records/recordTiming.ts'
import { latestAllowed } from '@reprieve/domain/records/timingFault.ts'
import { momentAt, placeOf } from '@reprieve/domain/time/place.ts'
import { useState } from 'react'
import { useText } from '../../settings/words.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import { useNow } from '../../device/useNow.ts'
import { here } from './here.ts'
import { MomentFields } from './MomentFields.tsx'
import type { TimingWords } from './useTimingWords.ts'

interface EndFieldsProps {
  record: PainRecord
  problems: TimingWords
  onChange: (next: PainRecord) => void
}

export function EndFields({ record, problems, onChange }: EndFieldsProps) {
  const text = useText('records')
  const toasts = useToasts()
  const now = useNow()
  const [told, setTold] = useState<string | null>(null)
  const start = startOfRecord(record)
  const end = shownEnd(record, here)
  if (end === null) return null
  const problem = problems['end-day'] ?? problems['end-clock']
  // The error at the field is read out only when the field is focused again, hence the toast; each error only once.
  const tell = (): void => {
    if (problem !== null && problem !== told) toasts.show({ message: problem })
    setTold(problem)
  }
  return (
    <MomentFields
      words={{ day: text('endDate'), clock: text('endTime') }}
      moment={end}
      latest={momentAt(latestAllowed(now.at), placeOf(start, here))}
      notBefore={start}
      problems={{ day: problems['end-day'], clock: problems['end-clock'] }}
      onDay={(day) => onChange(moveEnd(record, { day }, here))}
      onClock={(clock) => onChange(moveEnd(record, clock, here))}
      onLeave={tell}
    />
  )
}
