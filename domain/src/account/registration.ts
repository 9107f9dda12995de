import { passwordProblem } from './passwordStrength.ts'

/** The registration form. */
export interface RegistrationForm {
  username: string
  email: string
  password: string
  acceptsEula: boolean
  acceptsPrivacy: boolean
}

export const NO_REGISTRATION: RegistrationForm = {
  username: '',
  email: '',
  password: '',
  acceptsEula: false,
  acceptsPrivacy: false,
}

export type RegistrationField = keyof RegistrationForm

export type FieldProblem =
  | 'empty'
  | 'username-too-short'
  | 'username-too-long'
  | 'username-has-at'
  | 'email-invalid'
  | 'password-too-short'
  | 'password-too-long'
  | 'not-accepted'

export type RegistrationProblems = Partial<Record<RegistrationField, FieldProblem>>

const SHORTEST_USERNAME = 3
const LONGEST_USERNAME = 64
const LONGEST_EMAIL = 254
// Catches only typing errors; the mail shows whether the address exists.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Problems by field; empty if it may be sent. [ACC-1, ACC-3, ACC-4] */
export function registrationProblems(form: RegistrationForm): RegistrationProblems {
  const found: Record<RegistrationField, FieldProblem | null> = {
    username: usernameProblem(form.username),
    email: emailProblem(form.email),
    password: form.password === '' ? 'empty' : passwordProblem(form.password),
    acceptsEula: form.acceptsEula ? null : 'not-accepted',
    acceptsPrivacy: form.acceptsPrivacy ? null : 'not-accepted',
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

function usernameProblem(typed: string): FieldProblem | null {
  const name = typed.trim().normalize('NFKC')
  if (name === '') return 'empty'
  if (name.includes('@')) return 'username-has-at'
  if (name.length < SHORTEST_USERNAME) return 'username-too-short'
  return typed.trim().length > LONGEST_USERNAME ? 'username-too-long' : null
}

function emailProblem(typed: string): FieldProblem | null {
  const email = typed.trim()
  if (email === '') return 'empty'
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? null : 'email-invalid'
}

/** D13: whether both are spellings of one name. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

const nameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase()
