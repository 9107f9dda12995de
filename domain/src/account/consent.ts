import { codeFrom } from '../institutions/code.ts'
import { detailProblems } from '../institutions/joining.ts'
import { birthDateProblem } from './profile.ts'

/** What an institution asks of who wants to join it. */
export interface Consent {
  fullName: string
  birthDate: string
  /** The institution's own, for many; it is not the number that somebody has there. */
  registrationCode: string
  primaryId: string
  consents: boolean
}

export const NO_CONSENT: Consent = {
  fullName: '',
  birthDate: '',
  registrationCode: '',
  primaryId: '',
  consents: false,
}

/** What this institution asks for beside name, birth date and consent. */
export interface ConsentNeeds {
  needsCode: boolean
  primaryIdFormat: string | null
}

export type ConsentProblem = 'empty' | 'no-date' | 'no-code' | 'format' | 'not-given'
export type ConsentProblems = Partial<Record<keyof Consent, ConsentProblem>>

const DATE = /^\d{4}-\d\d-\d\d$/

/** By field; none: it may go on. Whether a code is the right one only the institution's server can tell. [CONS-1] */
export function consentProblems(form: Consent, needs: ConsentNeeds, today: string): ConsentProblems {
  const { fullName, primaryId, registrationCode: code, consents: isConsentGiven } = form
  const birthDate = form.birthDate.trim()
  const found = detailProblems({ fullName, birthDate, primaryId, isConsentGiven }, needs, today)
  return {
    ...(found.fullName !== undefined && { fullName: 'empty' as const }),
    ...(!isPastDay(birthDate, today) && { birthDate: birthDate === '' ? 'empty' : 'no-date' }),
    ...(needs.needsCode && codeFrom(code) === null && { registrationCode: emptyOr(code, 'no-code') }),
    ...(found.primaryId !== undefined && { primaryId: emptyOr(primaryId, 'format') }),
    ...(found.isConsentGiven !== undefined && { consents: 'not-given' as const }),
  }
}

const emptyOr = (typed: string, problem: ConsentProblem): ConsentProblem =>
  typed.trim() === '' ? 'empty' : problem

function isPastDay(day: string, today: string): boolean {
  // The engine turns 31 February into March: only what it gives back unchanged is a day.
  const isDay =
    DATE.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().slice(0, 10) === day
  return isDay && birthDateProblem(day, today) === null
}
