import type { LocalDay } from '../time/localDay.ts'
import { primaryIdProblem } from './primaryId.ts'

/** The details that a person gives to join. */
export interface Details {
  fullName: string
  birthDate: LocalDay
  primaryId: string
  /** The institution may store these details. */
  isConsentGiven: boolean
}

/** What an institution requires besides these details. */
export interface InstitutionRequirements {
  primaryIdFormat: string | null
}

export type DetailProblem = 'empty' | 'format' | 'not-past' | 'not-given'

const FIRST_BIRTH_DATE = '1900-01-01'

/** Problems by field; empty if it may continue. The same on the screen and on the server. [CONS-1] */
export function detailProblems(
  { fullName, birthDate, primaryId, isConsentGiven }: Details,
  { primaryIdFormat }: InstitutionRequirements,
  today: LocalDay,
): Partial<Record<keyof Details, DetailProblem>> {
  const ofNumber = primaryIdFormat === null ? null : primaryIdProblem(primaryId, primaryIdFormat)
  return {
    ...(fullName.trim() === '' && { fullName: 'empty' as const }),
    ...(!(birthDate >= FIRST_BIRTH_DATE && birthDate < today) && { birthDate: 'not-past' as const }),
    ...(birthDate === '' && { birthDate: 'empty' as const }),
    ...(ofNumber !== null && { primaryId: ofNumber }),
    ...(!isConsentGiven && { isConsentGiven: 'not-given' as const }),
  }
}
