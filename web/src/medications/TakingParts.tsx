import { toFields } from '@reprieve/contract/fields.ts'
import type { Dosage, Medication, TakeAs } from '@reprieve/domain/medications/medication.ts'
import {
  type DosageFaults,
  finishDosage,
  toggledTakeAs,
  typedDosage,
  type TypedDosage,
} from '@reprieve/domain/medications/taking.ts'
import type { TypedMedication } from '@reprieve/domain/medications/typedMedication.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useEffect, useRef, useState } from 'react'
import { useRestoredInput } from '../access/useRestoredInput.ts'
import { FrequencyFields, readTypedFrequency } from '../schedule/FrequencyFields.tsx'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button, SubmitButton } from '../ui/controls/Button.tsx'
import { IconButton } from '../ui/controls/IconButton.tsx'
import { ToggleRow } from '../ui/controls/Segmented.tsx'
import { focusFirstError, Form } from '../ui/fields/Form.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { useMedicationWords, useUnitWords } from './useMedicationWords.ts'

interface DosageSheetProps {
  /** Null for a new one. */
  dosage: Dosage | null
  /** Its index among the dosages. */
  at: number
  taken: Pick<Medication, 'takeAs' | 'dosageUnits'>
  onApply: (dosage: Dosage) => void
  onRemove: () => void
  onClose: () => void
}

const NEW: Dosage = { amount: null, frequency: null }

/** How much, and how often. Nothing is suggested. [MED-18] */
function DosageSheet({ dosage, at, taken, onApply, onRemove, onClose }: DosageSheetProps) {
  const text = useText('medications')
  const common = useText('common')
  const tag = useFormatTag()
  const signs = numberSigns(tag)
  const unit = useUnitWords()(taken.dosageUnits)
  const [first] = useState<TypedDosage>(() => typedDosage(dosage ?? NEW, signs))
  const [typed, setTyped] = useState(first)
  const isChanged = !sameJson({ ...first }, { ...typed })
  useRestoredInput({ form: `dose ${at}`, typed, isChanged, read: dosageFrom, takeUp: setTyped })
  const [faults, setFaults] = useState<DosageFaults>({})
  const change = (part: Partial<TypedDosage>): void => {
    setTyped({ ...typed, ...part })
    setFaults({})
  }
  const apply = (): void => {
    const finished = finishDosage(typed, { signs, takeAs: taken.takeAs })
    if (finished.ok) onApply(finished.value)
    else setFaults(finished.reason)
  }
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(faults).length > 0 && place.current !== null) focusFirstError(place.current)
  }, [faults])

  return (
    <Sheet
      isOpen
      title={text(dosage === null ? 'addDose' : 'dose')}
      closeLabel={common('close')}
      onClose={onClose}
    >
      <div ref={place} className="dosage-parts">
        <Form label={text('dose')} onSubmit={apply}>
          <TextField
            label={text('amount')}
            value={typed.amount}
            inputMode="decimal"
            autoComplete="off"
            error={amountProblem(faults, text)}
            end={<span className="input-unit">{unit}</span>}
            onChange={(amount) => change({ amount })}
          />
          <FrequencyFields
            text={text}
            common={common}
            tag={tag}
            typed={typed.frequency}
            without={withoutTimes(typed, taken, text)}
            faults={faults.frequency ?? {}}
            isMissing={faults.kind === 'missing'}
            onChange={(frequency) => change({ frequency })}
          />
          <SubmitButton label={common('apply')} />
        </Form>
        {dosage !== null && <Button kind="danger" label={text('removeDose')} onPress={onRemove} />}
      </div>
    </Sheet>
  )
}

type Words = ReturnType<typeof useText<'medications'>>

function amountProblem({ amount }: DosageFaults, text: Words): string | null {
  if (amount === undefined) return null
  return amount === 'missing' ? text('enterValue') : text('notAnAmount', { 0: '1' })
}

/** Times of another client that cannot be shown may stay as they are; a medicine taken as needed needs no times. */
function withoutTimes(
  { unread }: TypedDosage,
  { takeAs }: Pick<Medication, 'takeAs'>,
  text: Words,
): string | null {
  if (unread !== undefined) return text('freqUnread')
  return takeAs === 'needed' ? text('freqNone') : null
}

function dosageFrom(left: unknown): TypedDosage | null {
  const { amount, frequency: told, unread } = toFields(left)
  const frequency = readTypedFrequency(told)
  if (typeof amount !== 'string' || (told !== null && frequency === null)) return null
  return { amount, frequency, ...(unread !== undefined && { unread }) }
}

interface TakingPartProps {
  typed: TypedMedication
  onChange: (part: Partial<TypedMedication>) => void
}

/** As needed, scheduled, both, or not answered. [MED-17] */
export function TakeAsPart({ typed, onChange }: TakingPartProps) {
  const text = useText('medications')
  const choices = [
    { value: 'needed', label: text('segNeeded'), name: text('asNeeded') },
    { value: 'scheduled', label: text('segScheduled'), name: text('scheduled') },
    { value: 'scheduled and needed', label: text('segBoth'), name: text('scheduledAndNeeded') },
  ] as const
  return (
    <section>
      <h3>{text('howTaken')}</h3>
      <ToggleRow<TakeAs>
        label={text('howTaken')}
        choices={choices.map((choice) => ({ ...choice, name: spoken(choice) }))}
        value={typed.takeAs}
        onPress={(pressed) => onChange({ takeAs: toggledTakeAs(typed.takeAs, pressed) })}
      />
    </section>
  )
}

/** Voice control users say the visible label: the accessible name must contain it. */
const spoken = ({ label, name }: { label: string; name: string }): string =>
  name.toLowerCase().includes(label.toLowerCase()) ? name : `${label}, ${name}`

/** Each dosage on a separate card. [MED-18] */
export function DosesPart({ typed, onChange }: TakingPartProps) {
  const text = useText('medications')
  const { dosages } = typed
  /** The index of the open dosage; the index after the last one adds one. */
  const [open, setOpen] = useState<number | null>(null)
  const close = (): void => setOpen(null)
  const put = (at: number, dosage: Dosage): void => {
    onChange({ dosages: [...dosages.slice(0, at), dosage, ...dosages.slice(at + 1)] })
    close()
  }
  return (
    <section>
      <h3>{text('dose')}</h3>
      {dosages.length > 0 && (
        <ul className="dose-cards" aria-label={text('dosages')}>
          {dosages.map((dosage, at) => (
            // They have no name of their own: two of them may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <DoseCard key={at} dosage={dosage} typed={typed} onEdit={() => setOpen(at)} />
          ))}
        </ul>
      )}
      <Button
        kind="text"
        icon={<DiaryIcon name="plus" />}
        label={text('addDose')}
        onPress={() => setOpen(dosages.length)}
      />
      {open !== null && (
        <DosageSheet
          dosage={dosages[open] ?? null}
          at={open}
          taken={typed}
          onApply={(dosage) => put(open, dosage)}
          onRemove={() => {
            onChange({ dosages: dosages.filter((_, at) => at !== open) })
            close()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

interface DoseCardProps {
  dosage: Dosage
  typed: TypedMedication
  onEdit: () => void
}

function DoseCard({ dosage, typed, onEdit }: DoseCardProps) {
  const text = useText('medications')
  const words = useMedicationWords()
  const amount = dosage.amount === null ? null : words.amount(dosage.amount, typed.dosageUnits)
  const often = words.frequency(dosage, typed.takeAs)
  const [title, second] = [amount, often].filter((line) => line !== null)
  return (
    <li className="medication-card dose-card">
      <p className="medication-card-words">
        <span className="dose-amount">{title}</span>
        {second !== undefined && <span className="dose-often">{second}</span>}
      </p>
      <IconButton
        label={text('changeDose', { 0: title ?? '' })}
        icon={<DiaryIcon name="pencil" />}
        onPress={onEdit}
      />
    </li>
  )
}
