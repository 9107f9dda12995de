import { Suspense } from 'react'
import type { MedicationRow } from '@reprieve/domain/records/medicationRows.ts'
import type { MedicationEffect, MedicationUse } from '@reprieve/domain/records/painRecord.ts'
import type { Diary } from '../../local/rows.ts'
import { useText } from '../../settings/words.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import { EffectRow, type Effect } from '../../ui/EffectRow.tsx'
import { useRecordOffers, type LoggedDosesProps } from '../recordOffers.ts'
import { DoseFields } from './DoseFields.tsx'

type Mark = Exclude<MedicationEffect, 'unmarked'>

interface MedicationUseRowProps {
  diary: Diary
  row: MedicationRow
  /** Null if it was not taken. */
  use: MedicationUse | null
  onTake: (isTaken: boolean) => void
  onDose: (dose: MedicationUse['dose']) => void
  onMark: (effect: Mark) => void
}

/** A medicine; once ticked, with its amount and effect. */
export function MedicationUseRow({ diary, row, use, onTake, onDose, onMark }: MedicationUseRowProps) {
  const text = useText('records')
  const effects: Effect<Mark>[] = [
    { value: 'alleviating', label: text('better'), icon: <DiaryIcon name="arrowDown" />, isGood: true },
    { value: 'ineffective', label: text('noChange'), icon: <DiaryIcon name="equal" /> },
    { value: 'aggravating', label: text('worse'), icon: <DiaryIcon name="arrowUp" /> },
  ]
  const chosen = effects.find(({ value }) => value === use?.effect)?.value ?? null
  return (
    <li className="medicine-row">
      <Chip label={row.text} isChosen={use !== null} onChange={onTake} />
      {use !== null && (
        <div className="medication-use" role="group" aria-label={row.text}>
          <UseDose diary={diary} ids={use.doses ?? []}>
            <DoseFields dose={use.dose} units={row.units} onDose={onDose} />
          </UseDose>
          <EffectRow title={text('whatDidItDo')} effects={effects} chosen={chosen} onPress={onMark} />
        </div>
      )}
    </li>
  )
}

/** A separately logged dose is shown by its own component, all others here. [DOSE-7] */
function UseDose(props: LoggedDosesProps) {
  const offers = useRecordOffers()
  if (offers === null || props.ids.length === 0) return props.children
  return (
    <Suspense>
      <offers.LoggedDoses {...props} />
    </Suspense>
  )
}
