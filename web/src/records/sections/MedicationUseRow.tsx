import type { MedicationRow } from '@reprieve/domain/records/medicationRows.ts'
import type { MedicationEffect, MedicationUse } from '@reprieve/domain/records/painRecord.ts'
import { useText } from '../../settings/words.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import { EffectRow, type Effect } from '../../ui/EffectRow.tsx'
import { DoseFields } from './DoseFields.tsx'

type Mark = Exclude<MedicationEffect, 'unmarked'>

interface MedicationUseRowProps {
  row: MedicationRow
  /** Null while it was not taken. */
  use: MedicationUse | null
  onTake: (isTaken: boolean) => void
  onDose: (dose: MedicationUse['dose']) => void
  onMark: (effect: Mark) => void
}

/** A medicine; taken, with how much and what it did. */
export function MedicationUseRow({ row, use, onTake, onDose, onMark }: MedicationUseRowProps) {
  const text = useText('records')
  const effects: Effect<Mark>[] = [
    { value: 'alleviating', label: text('better'), icon: <DiaryIcon name="arrowDown" />, isGood: true },
    { value: 'ineffective', label: text('noChange'), icon: <DiaryIcon name="equal" /> },
    { value: 'aggravating', label: text('worse'), icon: <DiaryIcon name="arrowUp" /> },
  ]
  const chosen = effects.find(({ value }) => value === use?.effect)?.value ?? null
  return (
    <li className="medication-row">
      <Chip label={row.text} isChosen={use !== null} onChange={onTake} />
      {use !== null && (
        <div className="medication-use" role="group" aria-label={row.text}>
          <DoseFields dose={use.dose} units={row.units} onDose={onDose} />
          <EffectRow title={text('whatDidItDo')} effects={effects} chosen={chosen} onPress={onMark} />
        </div>
      )}
    </li>
  )
}
