import { listTodaysDoses, pickShownDoses, type TodaysDose } from '@reprieve/domain/home/todaysDoses.ts'
import { momentAt } from '@reprieve/domain/time/place.ts'
import { Suspense, useEffect, useId, useState } from 'react'
import { storeChoice } from '../../device/storage.ts'
import { deviceOffsetAt, useNow } from '../../device/useNow.ts'
import { useRecentIntakes } from '../../doses/useDoses.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { StoredMedication } from '../../medications/medicationTable.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { timeText } from '../../text/momentWords.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'

const LogDoseSheet = lazyComponent(() => import('../../doses/LogDoseSheet.tsx'), 'LogDoseSheet')

type DoseRow = TodaysDose<StoredMedication>

/** What was taken today and what is planned, beside the diary on a wide screen. [HOME-32] */
export function TodaysDoses({ diary }: { diary: Diary }) {
  const text = useText('home')
  const doses = useText('doses')
  const heading = useId()
  const rows = useTodaysDoses(diary)
  const medications = useMedications(diary)
  const [logged, setLogged] = useState<StoredMedication | null>(null)
  const hasCard = medications === null ? null : medications.length > 0
  // The next first render keeps the card's place, so that nothing moves when it appears. [HOME-26]
  useEffect(() => {
    if (hasCard !== null) storeChoice('doseRow', hasCard ? 'yes' : null)
  }, [hasCard])
  if (hasCard !== true) return null
  const shown = pickShownDoses(rows ?? [])
  return (
    <section className="home-card todays-doses" aria-labelledby={heading}>
      <div className="home-card-head">
        <h2 id={heading}>{text('todaysDoses')}</h2>
        {rows !== null && rows.length > shown.length && (
          <Link className="button text" to={PATHS.medications}>
            {text('allDoses', { count: rows.length })}
          </Link>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="todays-none">{rows !== null && text('noDosesToday')}</p>
      ) : (
        <ul className="home-rows">
          {shown.map((row) => (
            <li key={`${row.medication.id} ${row.is} ${row.at}`}>
              <DoseItem row={row} onLog={setLogged} />
            </li>
          ))}
        </ul>
      )}
      <Link className="button" to={PATHS.doseAdd}>
        <DiaryIcon name="pill" />
        {doses('addTitle')}
      </Link>
      {logged !== null && (
        <Suspense>
          <LogDoseSheet diary={diary} medication={logged} onClose={() => setLogged(null)} />
        </Suspense>
      )}
    </section>
  )
}

/** Null until known. */
function useTodaysDoses(diary: Diary): readonly DoseRow[] | null {
  const { at: now } = useNow()
  const medications = useMedications(diary)
  const intakes = useRecentIntakes(diary)
  if (medications === null || intakes === null) return null
  return listTodaysDoses(medications, intakes, { now, place: deviceOffsetAt })
}

interface DoseItemProps {
  row: DoseRow
  onLog: (medication: StoredMedication) => void
}

function DoseItem({ row: { medication, at, is }, onLog }: DoseItemProps) {
  const text = useText('home')
  const tag = useFormatTag()
  const { name } = useMedicationWords()
  const time = timeText(tag, momentAt(at, deviceOffsetAt))
  const words = (
    <span className="home-row-words">
      <b>{name(medication)}</b>
      <span>{text(is === 'taken' ? 'takenAt' : 'plannedFor', { time })}</span>
    </span>
  )
  if (is === 'taken')
    return (
      <div className="todays-dose">
        <span className="dose-box" data-taken>
          <Icon name="check" isSmall />
        </span>
        {words}
      </div>
    )
  return (
    <button type="button" className="todays-dose" onClick={() => onLog(medication)}>
      <span className="dose-box" />
      {words}
      <span className="unseen">{text('logThisDose')}</span>
    </button>
  )
}
