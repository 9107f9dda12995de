import { toFields } from '@reprieve/contract/fields.ts'
import { VISIT_REMINDER_TIME, type Visit } from '@reprieve/domain/reminders/visit.ts'
import { localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { clockFrom, clockText, dayFrom, type Clock } from '@reprieve/domain/time/typedTime.ts'
import { useState } from 'react'
import { useRestoredInput } from '../../access/useRestoredInput.ts'
import { useText } from '../../text/useText.tsx'
import { Button, SubmitButton } from '../../ui/controls/Button.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { TimeField } from '../../ui/fields/TimeField.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'

interface WantedVisit {
  visit: Visit
  remindAt: Clock | null
}

interface VisitDateSheetProps {
  planned: { visit: Visit | null; remindAt: Clock | null }
  today: DayNumber
  /** Null deletes the visit. */
  onSave: (wanted: WantedVisit | null) => void
  onClose: () => void
}

interface TypedVisit {
  day: string
  time: string
  isReminded: boolean
  remindTime: string
}

type VisitField = 'day' | 'time' | 'remindTime'

/** The day, its time and the reminder of the next visit. [REM-24] */
export function VisitDateSheet({ planned, today, onSave, onClose }: VisitDateSheetProps) {
  const text = useText('visit')
  const common = useText('common')
  const medications = useText('medications')
  const calendar = useText('calendar')
  const shell = useText()
  const first = typedVisit(planned)
  const [typed, setTyped] = useState(first)
  const [faults, setFaults] = useState<Partial<Record<VisitField, string>>>({})
  const isChanged = JSON.stringify(typed) !== JSON.stringify(first)
  useRestoredInput({ form: 'visit', typed, isChanged, read: typedVisitFrom, takeUp: setTyped })
  const change = (next: Partial<TypedVisit>): void => {
    setTyped({ ...typed, ...next })
    setFaults({})
  }
  const submit = (): void => {
    const [day, time, remind] = [dayFrom(typed.day), clockFrom(typed.time), clockFrom(typed.remindTime)]
    const isPast = day !== null && day < localDay(today)
    const found = {
      ...(day === null && {
        day: typed.day.trim() === '' ? common('cannotBeEmpty') : medications('notADay'),
      }),
      ...(isPast && { day: text('pastDay') }),
      ...(time === null && typed.time.trim() !== '' && { time: medications('notATime') }),
      ...(typed.isReminded && remind === null && { remindTime: medications('notATime') }),
    }
    if (day === null || Object.keys(found).length > 0) return setFaults(found)
    onSave({ visit: { day, at: time }, remindAt: typed.isReminded ? remind : null })
  }
  const timeField = (name: 'time' | 'remindTime') => (
    <TimeField
      label={text(name)}
      pickLabel={medications('pickTime', { 0: text(name) })}
      value={typed[name]}
      read={readTime}
      error={faults[name] ?? null}
      onChange={(value) => change({ [name]: value })}
    />
  )
  return (
    <Sheet isOpen title={text('sheetTitle')} closeLabel={common('close')} onClose={onClose}>
      <Form label={text('sheetTitle')} onSubmit={submit}>
        <DayField
          label={calendar('date')}
          pickLabel={medications('pickDay', { 0: calendar('date') })}
          value={typed.day}
          read={dayFrom}
          earliest={localDay(today)}
          error={faults.day ?? null}
          onChange={(day) => change({ day })}
        />
        {timeField('time')}
        <Switch
          label={text('remind')}
          isOn={typed.isReminded}
          onLabel={shell('on')}
          offLabel={shell('off')}
          onChange={(isReminded) => change({ isReminded })}
        />
        {typed.isReminded && timeField('remindTime')}
        {planned.visit !== null && <Button label={text('deleteVisit')} onPress={() => onSave(null)} />}
        <SubmitButton label={common('save')} />
      </Form>
    </Sheet>
  )
}

/** A new visit has a reminder; one without keeps none. */
const typedVisit = ({ visit, remindAt }: VisitDateSheetProps['planned']): TypedVisit => ({
  day: visit?.day ?? '',
  time: visit === null || visit.at === null ? '' : clockText(visit.at),
  isReminded: visit === null || remindAt !== null,
  remindTime: clockText(remindAt ?? VISIT_REMINDER_TIME),
})

function readTime(typed: string): string | null {
  const clock = clockFrom(typed)
  return clock === null ? null : clockText(clock)
}

function typedVisitFrom(left: unknown): TypedVisit | null {
  const { day, time, isReminded, remindTime } = toFields(left)
  if (typeof day !== 'string' || typeof time !== 'string' || typeof remindTime !== 'string') return null
  return { day, time, isReminded: isReminded === true, remindTime }
}
