import { storedValue, MEASURES, type DayValues, type Measure } from '@reprieve/domain/signals/measures.ts'
import { dayOfMonth, monthOf, type SignalMonth } from '@reprieve/domain/signals/signalMonth.ts'
import { dayOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { numberSigns, writtenNumber, type NumberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useState } from 'react'
import { localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { SubmitButton } from '../ui/controls/Button.tsx'
import { Segmented } from '../ui/controls/Segmented.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { saveDayValues, useSignals, type EnteredValues } from './signalTable.ts'
import { useMeasureWords } from './useMeasureWords.ts'

interface DayValuesSheetProps {
  diary: Diary
  opensAt: LocalDay
  onClose: () => void
}

/** The values of a day by hand: all of them are optional. [SIG-12] */
export function DayValuesSheet({ diary, opensAt, onClose }: DayValuesSheetProps) {
  const text = useText('data')
  const shell = useText()
  const common = useText('common')
  const conditions = useText('conditions')
  const months = useSignals(diary)
  const [typedDay, setTypedDay] = useState(opensAt)
  const today = dayOf(localNow())
  const read = dayFrom(typedDay)
  const day = read !== null && read <= today ? read : null
  return (
    <Sheet isOpen title={text('healthDayTitle')} closeLabel={common('close')} onClose={onClose}>
      <DayField
        label={text('healthDay')}
        pickLabel={conditions('openCalendar', { 0: text('healthDay') })}
        read={dayFrom}
        latest={today}
        isKept
        value={typedDay}
        error={day === null ? text('healthDayWrong') : null}
        onChange={setTypedDay}
      />
      {months === null ? (
        <Skeleton longText={shell('waitingLong')} />
      ) : (
        day !== null && (
          // Another day has other values.
          <DayForm key={day} diary={diary} day={day} known={enteredOn(months, day)} onSaved={onClose} />
        )
      )}
    </Sheet>
  )
}

const enteredOn = (months: readonly SignalMonth[], day: LocalDay): DayValues =>
  months
    .find(({ source, month }) => source === 'self' && month === monthOf(day))
    ?.days.get(dayOfMonth(day)) ?? {}

type Hrv = 'hrv_sdnn' | 'hrv_rmssd'
type Field = 'sleep' | 'resting_hr' | 'hrv' | 'steps' | 'exercise'
const FIELDS: readonly Field[] = ['sleep', 'resting_hr', 'hrv', 'steps', 'exercise']

interface DayFormProps {
  diary: Diary
  day: LocalDay
  known: DayValues
  onSaved: () => void
}

function DayForm({ diary, day, known, onSaved }: DayFormProps) {
  const text = useText('data')
  const common = useText('common')
  const toasts = useToasts()
  const words = useMeasureWords()
  const signs = numberSigns(useFormatTag())
  const [hrv, setHrv] = useState<Hrv>(known.hrv_rmssd === undefined ? 'hrv_sdnn' : 'hrv_rmssd')
  const measureOf = (field: Field): Measure => (field === 'hrv' ? hrv : field)
  const [typed, setTyped] = useState(() => typedFrom(known))
  const [faults, setFaults] = useState<ReadonlySet<Field>>(new Set())
  const [hasFailed, setFailed] = useState(false)
  const save = async (): Promise<void> => {
    const read = FIELDS.map((field) => [field, readTyped(typed[field], measureOf(field), signs)] as const)
    const wrong = read.filter(([, value]) => value === undefined).map(([field]) => field)
    setFaults(new Set(wrong))
    if (wrong.length > 0) return
    const values = read.map(([field, value]) => [measureOf(field), value!] as const)
    // Of the two, only the chosen one is entered.
    const other: Hrv = hrv === 'hrv_sdnn' ? 'hrv_rmssd' : 'hrv_sdnn'
    const entered: EnteredValues = { ...Object.fromEntries(values), [other]: null }
    const saved = await saveDayValues(diary, day, entered).catch(() => ({ ok: false as const }))
    setFailed(!saved.ok)
    if (!saved.ok) return
    toasts.show({ message: text('healthDaySaved'), isDone: true })
    onSaved()
  }
  return (
    <Form label={text('healthDayTitle')} onSubmit={() => void save()}>
      <p>{text('healthDayAbout')}</p>
      {FIELDS.map((field) => {
        const measure = measureOf(field)
        const { min, max } = MEASURES[measure]
        const limits = { min: words.valueText(measure, min), max: words.valueText(measure, max) }
        return (
          <TextField
            key={field}
            label={field === 'hrv' ? text('healthHrv') : words.nameOf(measure)}
            hint={text(HINTS[field])}
            value={typed[field]}
            inputMode={MEASURES[measure].unit === 'min' ? 'text' : 'numeric'}
            error={faults.has(field) ? text('healthOutside', limits) : null}
            onChange={(next) => setTyped({ ...typed, [field]: next })}
          />
        )
      })}
      <Segmented
        label={text('healthHrvKind')}
        segments={[
          { value: 'hrv_sdnn', label: text('healthHrvKindSdnn') },
          { value: 'hrv_rmssd', label: text('healthHrvKindRmssd') },
        ]}
        value={hrv}
        onChange={setHrv}
      />
      <div role="alert">{hasFailed && <Note kind="warn">{text('healthNotSaved')}</Note>}</div>
      <SubmitButton label={common('save')} />
    </Form>
  )
}

const HINTS = {
  sleep: 'healthHintDuration',
  resting_hr: 'healthHintPerMinute',
  hrv: 'healthHintMs',
  steps: 'healthHintCount',
  exercise: 'healthHintDuration',
} as const

function typedFrom(known: DayValues): Record<Field, string> {
  const written = (value: number | undefined): string => (value === undefined ? '' : String(value))
  const duration = (value: number | undefined): string =>
    value === undefined ? '' : `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`
  return {
    sleep: duration(known.sleep),
    resting_hr: written(known.resting_hr),
    hrv: written(known.hrv_rmssd ?? known.hrv_sdnn),
    steps: written(known.steps),
    exercise: duration(known.exercise),
  }
}

/** Null for an empty field; undefined if it cannot be right. A duration is 7:30 or minutes. */
function readTyped(typed: string, measure: Measure, signs: NumberSigns): number | null | undefined {
  const written = typed.normalize('NFKC').trim()
  if (written === '') return null
  const clock = MEASURES[measure].unit === 'min' ? /^(\d{1,2}):(\d\d)$/.exec(written) : null
  const value = clock === null ? writtenNumber(written, signs) : Number(clock[1]) * 60 + Number(clock[2])
  return value === null ? undefined : (storedValue(measure, value) ?? undefined)
}
