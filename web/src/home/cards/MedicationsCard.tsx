import { BAR_DAYS } from '@reprieve/domain/home/bars.ts'
import { useId } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { DoseLine } from '../../doses/DoseLine.tsx'
import type { Diary } from '../../local/rows/rows.ts'
import { MedicationRows } from '../../medications/MedicationRows.tsx'
import type { StoredMedication } from '../../medications/medicationTable.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useText } from '../../text/useText.tsx'
import { CardHead } from './CardHead.tsx'
import type { CardProps } from '../homeContent.ts'
import { MedicineDaysCard, MedicineDaysOffer, useShownMedicineDays } from './MedicineDaysCard.tsx'
import { useMedicationBars } from './medicationBars.ts'
import './homeCards.css'
import './medicationBar.css'

/** [HOME-3] */
export function MedicationsCard({ diary, card, acts }: CardProps) {
  const text = useText('home')
  const doses = useText('doses')
  const medications = useText('medications')
  const heading = useId()
  const all = useMedications(diary)
  const days = useShownMedicineDays(diary)
  if (all === null) return null
  return (
    <>
      <section className="home-card" aria-labelledby={heading}>
        <CardHead id={heading} title={text('medications')} card={card} acts={acts}>
          <Link className="button text" to={all.length === 0 ? PATHS.medicationSearch : PATHS.medications}>
            {all.length === 0 ? medications('addTitle') : doses('allCount', { count: all.length })}
          </Link>
        </CardHead>
        {!card.isCollapsed && all.length > 0 && (
          <>
            <Medicines diary={diary} most={card.count} />
            <MedicineDaysOffer days={days} />
          </>
        )}
      </section>
      <MedicineDaysCard diary={diary} days={days} />
    </>
  )
}

/** Medicines taken as needed first, each with its dose in two presses. [HOME-3, DOSE-2] */
function Medicines({ diary, most }: Pick<CardProps, 'diary'> & { most: number }) {
  const text = useText('home')
  const doses = useText('doses')
  // A scheduled medicine is logged from its own page: here its button would be in the way of a tired finger.
  const trailing = (medication: StoredMedication) => (
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

/** On how many of the last 30 days it was recorded, in words beside the bar. It does not judge the number. [HOME-21] */
function MedicationBar({ diary, id }: { diary: Diary; id: string }) {
  const text = useText('home')
  const days = useMedicationBars(diary)?.find((bar) => bar.id === id)?.days
  if (days === undefined) return null
  return (
    <div className="medication-bar">
      <div aria-hidden="true">
        <div style={{ inlineSize: `${(days / BAR_DAYS) * 100}%` }} />
      </div>
      <p>{text('barDays', { days, of: BAR_DAYS })}</p>
    </div>
  )
}
