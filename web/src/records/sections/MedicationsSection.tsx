import { medicationText, type Medication } from '@reprieve/domain/medications/medication.ts'
import { medicationsByAnyId } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import { itemsInAnswer } from '@reprieve/domain/records/answer.ts'
import {
  type MedicationRow,
  medicationRows,
  usesWithoutRow,
} from '@reprieve/domain/records/medicationRows.ts'
import type { MedicationEffect, MedicationUse, PainRecord } from '@reprieve/domain/records/painRecord.ts'
import {
  chooseNoMedications,
  leaveOutMedication,
  markMedication,
  takeMedication,
} from '@reprieve/domain/records/recordMedications.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { Suspense, useState } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { INITIAL_MEDICATION_COUNT, MoreMedicationChips } from '../../medications/MoreMedicationChips.tsx'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useFormatTag, useLanguage, useText } from '../../text/useText.tsx'
import { Chip } from '../../ui/controls/Chip.tsx'
import { EffectRow, type EffectOption } from '../../ui/controls/EffectRow.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { useRecordOffers, type LoggedDosesProps } from '../offers/recordOffers.ts'
import { useLatestRecords } from '../readRecords.ts'
import { DoseFields } from './DoseFields.tsx'
import { SectionHint } from './SectionHint.tsx'
import type { SectionProps } from './recordSections.ts'
import './listSection.css'
import './medicationsSection.css'

const LOOKED_AT = 50

/** In an order that a press does not change. Null until everything is read, so that nothing jumps. [MED-6] */
function useMedicationRows(
  diary: Diary,
  record: PainRecord,
  showsPast: boolean,
): readonly MedicationRow[] | null {
  const tag = useFormatTag()
  const { language } = useLanguage()
  const { shortName } = useMedicationWords()
  const now = useNow()
  const all = useMedications(diary)
  const latest = useLatestRecords(diary, LOOKED_AT)
  const uses = itemsInAnswer(record.medication)
  const [atFirst] = useState(uses)
  if (all === null || latest === null) return null
  const medications = showsPast ? all : []
  // Medicines on the record are always visible.
  const rows = medicationRows([...atFirst, ...usesWithoutRow(uses, medications)], {
    medications,
    records: showsPast ? latest : [],
    language,
    today: dayOf(now),
    compare: new Intl.Collator(tag).compare,
  })
  return nameMedicationRows(rows, medications, shortName)
}

export function MedicationsSection({ diary, record, onChange }: SectionProps) {
  const text = useText('records')
  const showsPast = sessionDeviceState(useSession()) !== 'locked'
  const rows = useMedicationRows(diary, record, showsPast) ?? []
  const [isAll, setAll] = useState(false)
  // Unticking by mistake loses nothing: ticking again restores the use as it was.
  const [before, setBefore] = useState(record.medication)
  const [left, setLeft] = useState<ReadonlyMap<string, MedicationUse>>(new Map())
  const uses = new Map(itemsInAnswer(record.medication).map((use) => [use.id, use]))
  const inSight = rows.filter(
    ({ id, isPrevious }, at) => isAll || (at < INITIAL_MEDICATION_COUNT && !isPrevious) || uses.has(id),
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
    const hasBefore = itemsInAnswer(before).length > 0
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
      <MoreMedicationChips
        diary={diary}
        showsPast={showsPast}
        rest={rows.length - inSight.length}
        onShowRest={() => setAll(true)}
        onAdded={takeAdded}
        more={showsPast && <FactorListLink />}
      >
        <Chip label={text('noMedications')} isChosen={isNone} onChange={sayNone} />
      </MoreMedicationChips>
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
function MedicationUseRow({ diary, row, use, onTake, onDose, onMark }: MedicationUseRowProps) {
  const text = useText('records')
  const effects: EffectOption<Mark>[] = [
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

/** Known medications are named as in the medication lists; unknown ones as they were written (D31). [MED-3] */
export function nameMedicationRows(
  rows: readonly MedicationRow[],
  medications: readonly Medication[],
  nameOf: (medication: Medication) => string,
): MedicationRow[] {
  const known = medicationsByAnyId(medications)
  return rows.map((row) => {
    const medication = known.get(row.id)
    return medication === undefined ? row : { ...row, text: nameOf(medication) }
  })
}
