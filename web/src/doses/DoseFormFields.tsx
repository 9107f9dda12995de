import { ASK_AGAIN_MINUTES, type AskAgainMinutes, type Dose } from '@reprieve/domain/doses/dose.ts'
import type { DoseFault } from '@reprieve/domain/doses/logDose.ts'
import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { moveStartClock, moveStartDay, startOfRecord } from '@reprieve/domain/records/recordTiming.ts'
import { latestAllowed } from '@reprieve/domain/records/timingFault.ts'
import { MINUTE_MS, type LocalInstant } from '@reprieve/domain/time/instant.ts'
import { momentAt, placeForMoment } from '@reprieve/domain/time/place.ts'
import type { Key } from '@reprieve/locales/words.ts'
import type { ReactNode } from 'react'
import { deviceOffsetAt, localNow, useNow } from '../device/useNow.ts'
import { DoseFields } from '../records/sections/DoseFields.tsx'
import { MomentFields } from '../records/sections/MomentFields.tsx'
import { useSeverityWords } from '../records/useSeverityWords.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Segmented } from '../ui/controls/Segmented.tsx'
import { SwellSlider } from '../ui/scale/SwellSlider.tsx'
import '../records/sections/timingSection.css'
import './doses.css'

interface AmountProps {
  amount: Dose['amount']
  /** The unit; null if it is not known here. */
  units: string | null
  onAmount: (amount: Dose['amount']) => void
}

export const DoseAmount = ({ amount, units, onAmount }: AmountProps): ReactNode => (
  <DoseFields dose={amount} units={units} onDose={onAmount} />
)

const SENTENCE: Record<DoseFault, Key<'records'>> = {
  'in-the-future': 'timeAhead',
  'outside-calendar': 'timeOutsideCalendar',
}

const MINUTES_AGO = [30, 60]

interface MomentProps {
  taken: LocalInstant
  fault: DoseFault | null
  onTaken: (taken: LocalInstant) => void
}

export function DoseMoment({ taken, fault, onTaken }: MomentProps) {
  const text = useText('doses')
  const records = useText('records')
  const now = useNow()
  const at = emptyRecord(taken)
  const sentence = fault === null ? null : records(SENTENCE[fault])
  const isAhead = fault === 'in-the-future'
  return (
    <div className="dose-part">
      <div className="dose-ago">
        {MINUTES_AGO.map((minutes) => (
          <Button
            key={minutes}
            label={records('minutesAgo', { count: minutes })}
            onPress={() => onTaken(localNow(Date.now() - minutes * MINUTE_MS))}
          />
        ))}
      </div>
      <MomentFields
        words={{ day: text('takenDay'), clock: text('takenTime') }}
        moment={taken}
        latest={momentAt(latestAllowed(now.at), placeForMoment(taken, deviceOffsetAt))}
        problems={{ day: isAhead ? null : sentence, clock: isAhead ? sentence : null }}
        onDay={(day) => onTaken(startOfRecord(moveStartDay(at, day, deviceOffsetAt)))}
        onClock={(clock) => onTaken(startOfRecord(moveStartClock(at, clock, deviceOffsetAt)))}
        isTypedOnly
      />
    </div>
  )
}

interface SeverityProps {
  title: string
  severity: number | null
  onSeverity: (severity: number | null) => void
}

export function DoseSeverity({ title, severity, onSeverity }: SeverityProps) {
  const shell = useText()
  const text = useText('doses')
  const { word, spoken } = useSeverityWords()
  return (
    <>
      <SwellSlider
        ramp="sev"
        words={{
          label: title,
          unset: shell('moveSlider'),
          less: shell('oneLess'),
          more: shell('oneMore'),
          word,
          spoken,
        }}
        value={severity}
        onChange={onSeverity}
      />
      {severity !== null && (
        <Button kind="text" label={text('withoutNumber')} onPress={() => onSeverity(null)} />
      )}
    </>
  )
}

interface AskProps {
  minutes: AskAgainMinutes | null
  onMinutes: (minutes: AskAgainMinutes | null) => void
}

const NEVER = 'never'

/** Off until the person switches it on. [DOSE-9] */
export function AskAgainChoice({ minutes, onMinutes }: AskProps) {
  const text = useText('doses')
  return (
    <div className="dose-part">
      <Segmented
        label={text('askTitle')}
        segments={[
          { value: NEVER, label: text('askNever') },
          ...ASK_AGAIN_MINUTES.map((one) => ({
            value: String(one),
            label: text('askAfter', { minutes: one }),
          })),
        ]}
        value={minutes === null ? NEVER : String(minutes)}
        onChange={(value) => onMinutes(ASK_AGAIN_MINUTES.find((one) => String(one) === value) ?? null)}
      />
      <p className="dose-hint">{text('askHint')}</p>
    </div>
  )
}
