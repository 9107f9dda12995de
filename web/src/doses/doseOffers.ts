import { newClientId } from '@reprieve/contract/ids.ts'
import { offeredUses } from '@reprieve/domain/doses/offeredUses.ts'
import {
  dosesAnsweredBy,
  undoDoseAnswers,
  severityBefore,
  makeInterventionDoses,
  findInterventionDoses,
} from '@reprieve/domain/doses/relief.ts'
import { medicationsByAnyId } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import type { MedicationUse, PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import { deleteById } from '../local/rows/deleteRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import { allMedications } from '../medications/medicationTable.ts'
import { latestRecords } from '../records/readRecords.ts'
import { addDoses, changeDoses, latestDoses } from './doseTable.ts'
import { readReliefMinutes } from './reliefMinutes.ts'

/** Covers a few hours: doses of the last hour are offered, those of the last four are asked about. */
const LOOKED_AT = 20

/** The uses that a record started now begins with. [DOSE-6] */
export async function usesForRecord(diary: Diary, now: Instant): Promise<MedicationUse[]> {
  const doses = await latestDoses(diary, LOOKED_AT)
  const none = { records: [], todaysId: (id: string) => id }
  // Most people have logged nothing in the last hour, and wait for nothing more.
  if (offeredUses({ doses, ...none }, now).length === 0) return []
  const [records, medications] = await Promise.all([latestRecords(diary, LOOKED_AT), allMedications(diary)])
  const known = medicationsByAnyId(medications)
  return offeredUses({ doses, records, todaysId: (id) => known.get(id)?.id ?? id }, now)
}

/** A new record answers open questions, and what was tried on it is asked about later. [DOSE-9, DOSE-11] */
export async function recordSaved(diary: Diary, record: PainRecord): Promise<void> {
  const doses = await latestDoses(diary, LOOKED_AT)
  const answered = dosesAnsweredBy(doses, record)
  if (answered.length > 0) {
    const records = await latestRecords(diary, LOOKED_AT)
    const opened = new Map(doses.map((dose) => [dose.id, dose]))
    await changeDoses(
      diary,
      answered.map((next) => ({
        opened: opened.get(next.id)!,
        next: { ...next, before: severityBefore(next, records) },
      })),
    )
  }
  await askAboutInterventions(diary, record)
}

/** Asks later about the interventions of this record, if the person chose to be asked. [DOSE-9] */
export async function askAboutInterventions(diary: Diary, record: PainRecord): Promise<void> {
  const asksAfter = await readReliefMinutes(diary)
  if (asksAfter === null) return
  const now = diary.now()
  const tried = makeInterventionDoses(record, { asksAfter, now, newId: () => newClientId(now) })
  if (tried.length > 0) await addDoses(diary, tried)
}

/** The intervention was removed from the record: it is no longer asked about. [DOSE-9] */
export async function dropInterventionQuestion(diary: Diary, record: PainRecord, id: string): Promise<void> {
  const asked = findInterventionDoses(await latestDoses(diary, LOOKED_AT), record)
  for (const dose of asked) if (dose.what.id === id) await deleteById(diary, dose.id)
}

/** The record was undone: its answers are open again, and what was tried on it is no longer asked about. [DOSE-11] */
export async function recordTakenBack(diary: Diary, record: PainRecord): Promise<void> {
  const doses = await latestDoses(diary, LOOKED_AT)
  const opened = new Map(doses.map((dose) => [dose.id, dose]))
  const open = undoDoseAnswers(doses, record)
  await changeDoses(
    diary,
    open.map((next) => ({ opened: opened.get(next.id)!, next })),
  )
  for (const { id } of findInterventionDoses(doses, record)) await deleteById(diary, id)
}
