import type { LocalTime } from '@reprieve/domain/time/localTime.ts'
import { offeredHours, offeredMinutes, withHour } from '@reprieve/domain/time/offeredTimes.ts'
import type { Clock } from '@reprieve/domain/time/typedTime.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

interface ClockSheetProps {
  isOpen: boolean
  title: string
  time: LocalTime
  latest: LocalTime
  onChoose: (clock: Clock) => void
  onClose: () => void
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const segments = (values: readonly number[]) =>
  values.map((value) => ({ value: String(value), label: twoDigits(value) }))

/** For fingers: an hour and a step of ten minutes. Other minutes are typed (D40). */
export function ClockSheet({ isOpen, title, time, latest, onChoose, onClose }: ClockSheetProps) {
  const text = useText('records')
  const common = useText('common')
  const { day, hour, minute } = time
  return (
    <Sheet isOpen={isOpen} title={title} closeLabel={common('close')} onClose={onClose}>
      <div className="clock-sheet">
        <Segmented
          label={text('hour')}
          segments={segments(offeredHours(day, latest))}
          value={String(hour)}
          onChange={(chosen) => onChoose(withHour(time, Number(chosen), latest))}
        />
        <Segmented
          label={text('minutes')}
          segments={segments(offeredMinutes(day, hour, latest))}
          value={String(minute)}
          onChange={(chosen) => onChoose({ hour, minute: Number(chosen) })}
        />
        <Button label={common('ok')} kind="primary" onPress={onClose} />
      </div>
    </Sheet>
  )
}
