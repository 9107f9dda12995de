import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { PATHS } from '../app/paths.ts'
import { DoseLine } from '../doses/DoseLine.tsx'
import { MedicationRows } from '../medications/MedicationRows.tsx'
import type { KeptMedication } from '../medications/medicationTable.ts'
import { useMedications } from '../medications/useMedications.ts'
import { useText } from '../settings/words.tsx'
import type { CardProps } from './below.ts'
import { CardHead } from './CardHead.tsx'
import './laterCards.css'
import { MedicationBar } from './MedicationBar.tsx'

/** [HOME-3] */
export function MedicationsCard({ diary, card, acts }: CardProps) {
  const text = useText('home')
  const doses = useText('doses')
  const medications = useText('medications')
  const heading = useId()
  const all = useMedications(diary)
  if (all === null) return null
  return (
    <section className="home-card" aria-labelledby={heading}>
      <CardHead id={heading} title={text('medications')} card={card} acts={acts}>
        <Link className="button text" to={all.length === 0 ? PATHS.medicationSearch : PATHS.medications}>
          {all.length === 0 ? medications('addTitle') : doses('allCount', { count: all.length })}
        </Link>
      </CardHead>
      {!card.isCollapsed && all.length > 0 && <Medicines diary={diary} most={card.count} />}
    </section>
  )
}

/** Medicines taken as needed first, each with its dose in two presses. [HOME-3, DOSE-2] */
function Medicines({ diary, most }: Pick<CardProps, 'diary'> & { most: number }) {
  const text = useText('home')
  const doses = useText('doses')
  // A scheduled medicine is logged from its own page: here its button would be in the way of a tired finger.
  const trailing = (medication: KeptMedication) => (
    <>
      <MedicationBar diary={diary} id={medication.id} />
      {medication.takeAs !== 'scheduled' && <DoseLine diary={diary} medication={medication} />}
    </>
  )
  return (
    <>
      <MedicationRows
        diary={diary}
        label={text('medications')}
        group="current"
        most={most}
        trailing={trailing}
      />
      <Link className="button" to={PATHS.doseAdd}>
        {doses('logAnother')}
      </Link>
    </>
  )
}
