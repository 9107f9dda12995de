import { isCurrent } from '@reprieve/domain/medications/groupMedicationsByDate.ts'
import { medicationsByAnyId } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { storeChoice } from '../../device/storage.ts'
import { useNow } from '../../device/useNow.ts'
import { useDoses } from '../../doses/useDoses.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { StoredMedication } from '../../medications/medicationTable.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useMomentText } from '../../records/useMomentText.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'

const LogDoseSheet = lazyComponent(() => import('../../doses/LogDoseSheet.tsx'), 'LogDoseSheet')

const AREAS: readonly BrowserArea[] = ['doses', 'medications']

/** The medication taken as needed that was used last, with its dose in two presses. [HOME-31] */
export function HomeDose(props: HomeDoseProps) {
  useTextsReady(AREAS)
  return <DoseRow {...props} />
}

interface HomeDoseProps {
  diary: Diary
  /** Shown where nothing is taken as needed. */
  otherwise?: ReactNode
}

function DoseRow({ diary, otherwise = null }: HomeDoseProps) {
  const text = useText('home')
  const doses = useText('doses')
  const when = useMomentText()
  const { name } = useMedicationWords()
  const offered = useOfferedMedication(diary)
  const [isOpen, setOpen] = useState(false)
  const hasRow = offered === null ? null : offered.medication !== null
  // The next first render keeps the row's place, so that nothing moves when it appears. [HOME-26]
  useEffect(() => {
    if (hasRow !== null) storeChoice('doseRow', hasRow ? 'yes' : null)
  }, [hasRow])
  if (offered === null) return null
  if (offered.medication === null) return otherwise
  const { medication, isOnly, last } = offered
  return (
    <section className="home-row" aria-label={doses('addTitle')}>
      <span className="home-row-icon">
        <DiaryIcon name="pill" />
      </span>
      <span className="home-row-words">
        <b>{name(medication)}</b>
        <span>{last === null ? doses('never') : text('lastDose', { when: when(last) })}</span>
      </span>
      {isOnly ? (
        <Button label={text('logDose')} onPress={() => setOpen(true)} />
      ) : (
        <Link className="button" to={PATHS.doseAdd} search={{ id: medication.id }}>
          {text('logDose')}
        </Link>
      )}
      {isOpen && (
        <Suspense>
          <LogDoseSheet diary={diary} medication={medication} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

interface OfferedMedication {
  /** Null if nothing is taken as needed. */
  medication: StoredMedication | null
  isOnly: boolean
  last: { at: number; offset: number } | null
}

/** Null until known. */
function useOfferedMedication(diary: Diary): OfferedMedication | null {
  const today = dayOf(useNow())
  const medications = useMedications(diary)
  const doses = useDoses(diary)
  if (medications === null || doses === null) return null
  // As on the card of medications: only what is always taken on a schedule is left out.
  const asNeeded = medications.filter((one) => one.takeAs !== 'scheduled' && isCurrent(one, today))
  const byId = medicationsByAnyId(asNeeded)
  const last = doses.find(({ what }) => what.kind === 'medication' && byId.has(what.id))
  const medication = (last && byId.get(last.what.id)) ?? asNeeded[0] ?? null
  return {
    medication,
    isOnly: asNeeded.length === 1,
    last: last === undefined ? null : { at: last.takenAt, offset: last.timeOffset },
  }
}
