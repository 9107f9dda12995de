import { offeredDays } from '@reprieve/domain/records/offeredDays.ts'
import { DAY_MS, type LocalInstant } from '@reprieve/domain/time/instant.ts'
import { dayOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { localTime, type LocalTime } from '@reprieve/domain/time/localTime.ts'
import { offeredHours, offeredMinutes, withHour } from '@reprieve/domain/time/offeredTimes.ts'
import { clockFrom, clockText, dayFrom, type Clock } from '@reprieve/domain/time/typedTime.ts'
import { useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { useTypedField } from './useTypedField.ts'

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
function ClockSheet({ isOpen, title, time, latest, onChoose, onClose }: ClockSheetProps) {
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

interface Words {
  day: string
  clock: string
}

interface MomentFieldsProps {
  words: Words
  moment: LocalInstant
  /** Later values are not offered; typed text is not limited by it. */
  latest: LocalInstant
  /** No earlier day is offered: an end cannot precede its start. */
  notBefore?: LocalInstant
  problems: { day: string | null; clock: string | null }
  onDay: (day: LocalDay) => void
  onClock: (clock: Clock) => void
  onLeave?: () => void
  /** In a sheet, which must not open another one: times are typed there. */
  isTypedOnly?: boolean
}

const clockWritten = (typed: string): string | null => {
  const clock = clockFrom(typed)
  return clock === null ? null : clockText(clock)
}

export function MomentFields(props: MomentFieldsProps) {
  const { words, moment, latest, notBefore, problems, onDay, onClock, onLeave, isTypedOnly = false } = props
  const text = useText('records')
  const [isOffering, setOffering] = useState(false)
  const shown = { day: dayOf(moment), clock: clockText(localTime(moment)) }
  const offerDay = (days: number) => onDay(dayOf({ ...moment, at: moment.at + days * DAY_MS }))
  const isLastDay = shown.day >= dayOf(latest)
  const day = useTypedField({
    shown: shown.day,
    read: dayFrom,
    onRead: onDay,
    refusal: text('notADate', { kept: shown.day }),
  })
  const clock = useTypedField({
    shown: shown.clock,
    read: clockWritten,
    onRead: (written) => onClock(clockFrom(written)!),
    refusal: text('notATime', { kept: shown.clock }),
  })
  const leaving = (field: { onBlur: () => void }) => ({
    onBlur: () => {
      field.onBlur()
      onLeave?.()
    },
  })

  return (
    <div className="moment-fields">
      <DayField
        {...day}
        {...leaving(day)}
        label={words.day}
        error={day.error ?? problems.day}
        read={dayFrom}
        pickLabel={text('openCalendar', { 0: words.day })}
        {...offeredDays(latest, notBefore)}
        isKept
        end={
          <>
            <IconButton
              label={text('dayEarlier')}
              icon={<Icon name="chevronLeft" />}
              onPress={() => offerDay(-1)}
            />
            <IconButton
              label={text('dayLater')}
              icon={<Icon name="chevronRight" />}
              isDisabled={isLastDay}
              onPress={() => offerDay(1)}
            />
          </>
        }
      />
      <TextField
        {...clock}
        {...leaving(clock)}
        label={words.clock}
        error={clock.error ?? problems.clock}
        isLiteral
        autoComplete="off"
        end={
          !isTypedOnly && (
            <IconButton
              label={text('chooseTime')}
              icon={<Icon name="clock" />}
              isDisabled={shown.day > dayOf(latest)}
              onPress={() => setOffering(true)}
            />
          )
        }
      />
      {!isTypedOnly && (
        <ClockSheet
          isOpen={isOffering}
          title={words.clock}
          time={localTime(moment)}
          latest={localTime(latest)}
          onChoose={onClock}
          onClose={() => setOffering(false)}
        />
      )}
    </div>
  )
}
