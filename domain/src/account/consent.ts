import { birthDateProblem } from './profile.ts'

/** What an institution asks before somebody registers by its invitation. */
export interface Consent {
  fullName: string
  birthDate: string
  registrationCode: string
  consents: boolean
}

export const NO_CONSENT: Consent = { fullName: '', birthDate: '', registrationCode: '', consents: false }

export type ConsentProblem = 'empty' | 'no-date' | 'no-code' | 'not-given'

/** As such numbers are written by those who give them out; which one it is only the institution can tell. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,199}$/u
const DATE = /^\d{4}-\d\d-\d\d$/

/** By field; none: it may go on. */
export function consentProblems(
  form: Consent,
  today: string,
): Partial<Record<keyof Consent, ConsentProblem>> {
  const { fullName, birthDate, registrationCode, consents } = form
  const found = {
    ...(fullName.trim() === '' && { fullName: 'empty' as const }),
    ...(!isPastDay(birthDate.trim(), today) && { birthDate: 'no-date' as const }),
    ...(birthDate.trim() === '' && { birthDate: 'empty' as const }),
    ...(!CODE.test(registrationCode.trim()) && { registrationCode: 'no-code' as const }),
    ...(registrationCode.trim() === '' && { registrationCode: 'empty' as const }),
    ...(!consents && { consents: 'not-given' as const }),
  }
  return found
}

function isPastDay(day: string, today: string): boolean {
  // The engine turns 31 February into March: only what it gives back unchanged is a day.
  const isDay =
    DATE.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().slice(0, 10) === day
  return isDay && birthDateProblem(day, today) === null
}
