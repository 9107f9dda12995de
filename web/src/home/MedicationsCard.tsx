import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { PATHS } from '../app/paths.ts'
import { DoseLine } from '../doses/DoseLine.tsx'
import type { Diary } from '../local/rows.ts'
import { MedicationRows } from '../medications/MedicationRows.tsx'
import type { KeptMedication } from '../medications/medicationTable.ts'
import { useMedications } from '../medications/useMedications.ts'
import { useText } from '../settings/words.tsx'
import './laterCards.css'

/** The specification's count of the card. */
const MOST = 2

/** What is taken as needed first, each with its dose in two presses. [HOME-3, DOSE-2] */
export function MedicationsCard({ diary }: { diary: Diary }) {
  const text = useText('home')
  const doses = useText('doses')
  const medications = useText('medications')
  const heading = useId()
  const all = useMedications(diary)
  if (all === null) return null
  // What is taken by the clock alone is logged from its own page: here it would be in the way of a tired finger.
  const trailing = (medication: KeptMedication) =>
    medication.takeAs !== 'scheduled' && <DoseLine diary={diary} medication={medication} />
  return (
    <section className="home-card" aria-labelledby={heading}>
      <div className="home-card-head">
        <h2 id={heading}>{text('medications')}</h2>
        <Link className="button text" to={all.length === 0 ? PATHS.medicationSearch : PATHS.medications}>
          {all.length === 0 ? medications('addTitle') : doses('allCount', { count: all.length })}
        </Link>
      </div>
      <MedicationRows
        diary={diary}
        label={text('medications')}
        group="current"
        most={MOST}
        trailing={trailing}
      />
      {all.length > 0 && (
        <Link className="button" to={PATHS.doseAdd}>
          {doses('logAnother')}
        </Link>
      )}
    </section>
  )
}
