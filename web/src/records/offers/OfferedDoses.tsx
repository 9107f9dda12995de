import { medicationsByAnyId } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import type { MedicationUse, PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useText } from '../../text/useText.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import {
  fitOfferedUses,
  findLastDose,
  listRemovedUses,
  listUsesOfOtherDays,
  type OfferedUses,
} from './fitOfferedUses.ts'
import { useRecordOffers, type LoggedDose } from './recordOffers.ts'
import { useMomentText } from '../useMomentText.ts'
import './offeredDoses.css'

interface OfferedDosesProps {
  diary: Diary
  uses: readonly MedicationUse[]
  record: PainRecord
  onChange: (next: PainRecord) => void
}

/** Fits the offered doses to a changed time of the record, and says which do not fit. [DOSE-13] */
export function OfferedDoses({ diary, uses, record, onChange }: OfferedDosesProps) {
  const offers = useRecordOffers()
  if (offers === null) return null
  const ids = uses.flatMap(({ doses = [] }) => doses)
  const told = (doses: readonly LoggedDose[]) => (
    <Fitting diary={diary} uses={uses} doses={doses} record={record} onChange={onChange} />
  )
  return (
    <offers.LoggedDoses diary={diary} ids={ids} told={told}>
      {null}
    </offers.LoggedDoses>
  )
}

function Fitting({ diary, uses, doses, record, onChange }: OfferedDosesProps & Pick<OfferedUses, 'doses'>) {
  const taken = useRef<readonly MedicationUse[]>([])
  const offered = { uses, doses }
  // Depends only on the record's time: a dose that the person ticks again stays, whatever the time.
  const fit = useEffectEvent((timed: Pick<PainRecord, 'startsAt' | 'duration'>, logged: typeof doses) => {
    const fitted = fitOfferedUses({ ...record, ...timed }, { uses, doses: logged, left: taken.current })
    if (fitted === null) return
    taken.current = fitted.left
    onChange(fitted.record)
  })
  const { startsAt, duration } = record
  useEffect(() => fit({ startsAt, duration }, doses), [startsAt, duration, doses])
  const line = useLine(diary, doses)
  return (
    <div role="status" className="offered-doses">
      {listUsesOfOtherDays(record, offered).map((use) => (
        <Note key={use.id} kind="info">
          {line('doseOfAnotherDay', use)}
        </Note>
      ))}
      {listRemovedUses(record, offered).map((use) => (
        <Note key={use.id} kind="info">
          {line('doseLeftOut', use)}
        </Note>
      ))}
    </div>
  )
}

function useLine(
  diary: Diary,
  doses: readonly LoggedDose[],
): (key: Key<'records'>, use: MedicationUse) => string {
  const text = useText('records')
  const { shortName } = useMedicationWords()
  const when = useMomentText()
  const known = medicationsByAnyId(useMedications(diary) ?? [])
  return (key, use) => {
    const medication = known.get(use.id)
    const dose = findLastDose(use, doses)
    return text(key, {
      name: medication === undefined ? use.text : shortName(medication),
      when: dose === undefined ? '' : when({ at: dose.takenAt, offset: dose.timeOffset }),
    })
  }
}
