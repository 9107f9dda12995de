import type { LocalDay } from '../time/localDay.ts'
import { primaryIdProblem } from './primaryId.ts'

/** What somebody gives who joins. */
export interface Details {
  fullName: string
  birthDate: LocalDay
  primaryId: string
  /** That the institution may store what is given. */
  isConsentGiven: boolean
}

/** What an institution asks for besides these details. */
export interface InstitutionRequirements {
  primaryIdFormat: string | null
}

export type DetailProblem = 'empty' | 'format' | 'not-past' | 'not-given'

const FIRST_BIRTH_DATE = '1900-01-01'

/** By field; none: it may go on. The same on the screen and on the server. [CONS-1] */
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
