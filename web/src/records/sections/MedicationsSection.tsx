import { medicationText, type Medication } from '@reprieve/domain/medications/medication.ts'
import { itemsOf } from '@reprieve/domain/records/answer.ts'
import type { MedicationRow } from '@reprieve/domain/records/medicationRows.ts'
import type { MedicationUse } from '@reprieve/domain/records/painRecord.ts'
import {
  chooseNoMedications,
  leaveOutMedication,
  markMedication,
  takeMedication,
} from '@reprieve/domain/records/recordMedications.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { stateOf } from '../../access/session.ts'
import { useSession } from '../../access/useSession.ts'
import { PATHS } from '../../app/paths.ts'
import { AT_FIRST, MedicineWays } from '../../medications/MedicineWays.tsx'
import { useText } from '../../settings/words.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import './listSection.css'
import './medicationsSection.css'
import { MedicationUseRow } from './MedicationUseRow.tsx'
import type { SectionProps } from './section.ts'
import { SectionHint } from './SectionHint.tsx'
import { useMedicationRows } from './useMedicationRows.ts'

export function MedicationsSection({ diary, record, onChange }: SectionProps) {
  const text = useText('records')
  const showsPast = stateOf(useSession()) !== 'locked'
  const rows = useMedicationRows(diary, record, showsPast) ?? []
  const [isAll, setAll] = useState(false)
  // Unticking by mistake loses nothing: ticking again restores the use as it was.
  const [before, setBefore] = useState(record.medication)
  const [left, setLeft] = useState<ReadonlyMap<string, MedicationUse>>(new Map())
  const uses = new Map(itemsOf(record.medication).map((use) => [use.id, use]))
  const inSight = rows.filter(
    ({ id, isPrevious }, at) => isAll || (at < AT_FIRST && !isPrevious) || uses.has(id),
  )
  const isNone = record.medication.kind === 'nothing'

  const take = ({ id, kept }: Pick<MedicationRow, 'id' | 'kept'>, isTaken: boolean): void => {
    const use = uses.get(id)
    if (use !== undefined) setLeft(new Map(left).set(id, use))
    if (!isTaken) return onChange(leaveOutMedication(record, id))
    const was = left.get(id)
    const taken = takeMedication(record, { text: kept, dose: null, ...was, id })
    const isMarked = was !== undefined && was.effect !== 'unmarked'
    onChange(isMarked ? markMedication(taken, { id, effect: was.effect }) : taken)
  }
  const sayNone = (isChosen: boolean): void => {
    if (isChosen) setBefore(record.medication)
    const hasBefore = itemsOf(before).length > 0
    onChange(!isChosen && hasBefore ? { ...record, medication: before } : chooseNoMedications(record))
  }
  const takeAdded = (medication: Medication): void => {
    if (!uses.has(medication.id)) take({ id: medication.id, kept: medicationText(medication) }, true)
  }

  return (
    <section className="list-section">
      <h2 className="section-question" tabIndex={-1}>
        {text('whatTaken')}
      </h2>
      <SectionHint hint={text('whatTakenHint')} nothing={{ label: text('noMedications'), isSaid: isNone }} />
      <ul className="medicine-rows" aria-label={text('medications')}>
        {inSight.map((row) => (
          <MedicationUseRow
            key={row.id}
            diary={diary}
            row={row}
            use={uses.get(row.id) ?? null}
            onTake={(isTaken) => take(row, isTaken)}
            onDose={(dose) =>
              onChange(takeMedication(record, { id: row.id, text: uses.get(row.id)?.text ?? row.kept, dose }))
            }
            onMark={(effect) => onChange(markMedication(record, { id: row.id, effect }))}
          />
        ))}
      </ul>
      <MedicineWays
        diary={diary}
        showsPast={showsPast}
        rest={rows.length - inSight.length}
        onShowRest={() => setAll(true)}
        onAdded={takeAdded}
        more={showsPast && <FactorListLink />}
      >
        <Chip label={text('noMedications')} isChosen={isNone} onChange={sayNone} />
      </MedicineWays>
    </section>
  )
}

/** The link to the list, as in the other sections. [REC-34] */
function FactorListLink() {
  const lists = useText('lists')
  return (
    <Link className="chip dashed" to={PATHS.medicationFactors} state={{ isFromRecord: true }} ignoreBlocker>
      <DiaryIcon name="pencil" />
      <span className="chip-label">{lists('edit')}</span>
    </Link>
  )
}
