import type { MedicationUse, PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Instant, TimeOffset } from '@reprieve/domain/time/instant.ts'
import { createContext, use, type FunctionComponent, type ReactNode } from 'react'
import type { Diary } from '../../local/rows/rows.ts'

/** What a record needs to know about a dose that was logged separately. */
export interface LoggedDose {
  id: string
  takenAt: Instant
  timeOffset: TimeOffset
}

export interface LoggedDosesProps {
  diary: Diary
  ids: readonly string[]
  /** Renders the doses; without it each gets a separate line. */
  told?: (doses: readonly LoggedDose[]) => ReactNode
  /** Shown if none of the doses exists any more. */
  children: ReactNode
}

/** What other areas add to a record; this module does not import them. */
export interface RecordOffers {
  /** The uses that are ticked on a new record. [DOSE-6] */
  usesFor: (now: Instant) => Promise<readonly MedicationUse[]>
  /** Called when a new record was saved. */
  saved: (record: PainRecord) => void
  /** Called when that save was undone. */
  takenBack: (record: PainRecord) => void
  /** Shows a use that was logged separately: its amount is entered there. */
  LoggedDoses: FunctionComponent<LoggedDosesProps>
}

export const RecordOffersContext = createContext<RecordOffers | null>(null)

/** Null on a locked device, which shows nothing of the past (D16). */
export const useRecordOffers = (): RecordOffers | null => use(RecordOffersContext)

/** A person in pain does not wait for what is only offered. */
const MOST_MS = 200

/** Empty if they cannot be read in time. */
export async function readOfferedUses(
  offers: RecordOffers | null,
  now: Instant,
): Promise<readonly MedicationUse[]> {
  if (offers === null) return []
  const late = new Promise<readonly MedicationUse[]>((resolve) => setTimeout(() => resolve([]), MOST_MS))
  return Promise.race([offers.usesFor(now).catch(() => []), late])
}
