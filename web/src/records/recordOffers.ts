import type { MedicationUse, PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Instant, TimeOffset } from '@reprieve/domain/time/instant.ts'
import { createContext, use, type FunctionComponent, type ReactNode } from 'react'
import type { Diary } from '../local/rows.ts'

/** What a record needs to know of a dose that was logged by itself. */
export interface LoggedDose {
  id: string
  takenAt: Instant
  timeOffset: TimeOffset
}

export interface LoggedDosesProps {
  diary: Diary
  ids: readonly string[]
  /** How they are told; each by a line of its own where nothing is said. */
  told?: (doses: readonly LoggedDose[]) => ReactNode
  /** Where none of them is left. */
  children: ReactNode
}

/** What areas behind this one bring to a record; they are not known here. */
export interface RecordOffers {
  /** For a new record: these come ticked. [DOSE-6] */
  usesFor: (now: Instant) => Promise<readonly MedicationUse[]>
  /** When a new record was saved. */
  saved: (record: PainRecord) => void
  /** When that was a slip of the finger. */
  takenBack: (record: PainRecord) => void
  /** What a use is that was logged by itself: its amount is told there. */
  LoggedDoses: FunctionComponent<LoggedDosesProps>
}

export const RecordOffersContext = createContext<RecordOffers | null>(null)

/** Null on a locked device: it shows nothing of the past (D16). */
export const useRecordOffers = (): RecordOffers | null => use(RecordOffersContext)

/** Who is in pain does not wait for what is only offered. */
const MOST_MS = 200

/** None where they cannot be had in time. */
export async function usesInTime(
  offers: RecordOffers | null,
  now: Instant,
): Promise<readonly MedicationUse[]> {
  if (offers === null) return []
  const late = new Promise<readonly MedicationUse[]>((resolve) => setTimeout(() => resolve([]), MOST_MS))
  return Promise.race([offers.usesFor(now).catch(() => []), late])
}
