import { codeFrom } from '../institutions/code.ts'
import { detailProblems } from '../institutions/joinDetails.ts'
import { birthDateProblem } from './profile.ts'

/** What an institution asks from a person who wants to join. */
export interface Consent {
  fullName: string
  birthDate: string
  /** The institution's code, shared by many; not the person's number there. */
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

/** What this institution requires besides name, birth date and consent. */
export interface ConsentNeeds {
  needsCode: boolean
  primaryIdFormat: string | null
}

export type ConsentProblem = 'empty' | 'no-date' | 'no-code' | 'format' | 'not-given'
export type ConsentProblems = Partial<Record<keyof Consent, ConsentProblem>>

const DATE = /^\d{4}-\d\d-\d\d$/

/** Problems by field; empty if it may continue. Only the institution's server can verify a code. [CONS-1] */
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
  // JavaScript turns 31 February into March: only a date that round-trips is valid.
  const isDay =
    DATE.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().slice(0, 10) === day
  return isDay && birthDateProblem(day, today) === null
}
