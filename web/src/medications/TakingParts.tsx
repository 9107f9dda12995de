import type { Dosage, TakeAs } from '@reprieve/domain/medications/medication.ts'
import { toggledTakeAs } from '@reprieve/domain/medications/taking.ts'
import type { TypedMedication } from '@reprieve/domain/medications/typedMedication.ts'
import { useState } from 'react'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { ToggleRow } from '../ui/ToggleRow.tsx'
import { DosageSheet } from './DosageSheet.tsx'
import { useMedicationWords } from './useMedicationWords.ts'

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

/** Each dosage on a card of its own. [MED-18] */
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
