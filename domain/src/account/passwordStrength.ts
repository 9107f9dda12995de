// A rough estimate of the guessing effort: counts the typed characters, less the predictable ones. Only the server
// knows whether a password is a common one (D11: 108).

export const PASSWORD_STRENGTH_LEVELS = ['poor', 'weak', 'fair', 'good', 'excellent'] as const
export type PasswordStrengthLevel = (typeof PASSWORD_STRENGTH_LEVELS)[number]

export type PasswordWarning = 'too-short' | 'repeats' | 'sequence' | 'has-name'

export interface PasswordRating {
  strength: PasswordStrengthLevel
  warnings: readonly PasswordWarning[]
}

export const SHORTEST_PASSWORD = 6
export const LONGEST_PASSWORD = 128
const ADVISED = 8

/** Normalised as for the hash (D12), so that all keyboards give the same count. */
const charactersOf = (password: string): string[] => Array.from(password.normalize('NFKC'))

/** ACC-1 */
export function passwordProblem(password: string): 'password-too-short' | 'password-too-long' | null {
  const { length } = charactersOf(password)
  if (length < SHORTEST_PASSWORD) return 'password-too-short'
  return length > LONGEST_PASSWORD ? 'password-too-long' : null
}

const KINDS: readonly { signs: RegExp; count: number }[] = [
  { signs: /\p{Nd}/u, count: 10 },
  { signs: /\p{Ll}/u, count: 26 },
  { signs: /\p{Lu}/u, count: 26 },
  // Scripts without case: far more characters, of which people use few.
  { signs: /\p{Lo}/u, count: 200 },
  { signs: /[^\p{Nd}\p{L}]/u, count: 33 },
]

/** In bits; below the first step it is poor. */
const STEPS: readonly number[] = [28, 42, 56, 76]

/** ACC-2 */
export function passwordStrength(password: string, names: readonly string[]): PasswordRating {
  const typed = charactersOf(password)
  const followed = typed.filter((_, place) => followsByItself(typed, place)).length
  const name = nameIn(password, names)
  const warnings: PasswordWarning[] = []
  if (typed.length < ADVISED) warnings.push('too-short')
  if (hasRun(typed, 0)) warnings.push('repeats')
  if (hasRun(typed, 1) || hasRun(typed, -1)) warnings.push('sequence')
  if (name !== null) warnings.push('has-name')
  const counted = typed.length - followed - (name === null ? 0 : charactersOf(name).length - 1)
  return { strength: typed.length < ADVISED ? 'poor' : strengthOf(counted * bitsOfOne(password)), warnings }
}

function strengthOf(bits: number): PasswordStrengthLevel {
  const passed = STEPS.filter((step) => bits >= step).length
  return PASSWORD_STRENGTH_LEVELS[passed] ?? 'excellent'
}

function bitsOfOne(password: string): number {
  const signs = KINDS.filter((kind) => kind.signs.test(password)).reduce((sum, { count }) => sum + count, 0)
  return Math.log2(Math.max(signs, 2))
}

const stepAt = (typed: readonly string[], place: number): number | null => {
  const [before, here] = [typed[place - 1], typed[place]]
  if (before === undefined || here === undefined) return null
  return here.toLowerCase().codePointAt(0)! - before.toLowerCase().codePointAt(0)!
}

/** The third and later of "aaa", "abc" or "321": predictable from the two before it. */
function followsByItself(typed: readonly string[], place: number): boolean {
  const step = stepAt(typed, place)
  return step !== null && Math.abs(step) <= 1 && step === stepAt(typed, place - 1)
}

const hasRun = (typed: readonly string[], step: number): boolean =>
  typed.some((_, place) => followsByItself(typed, place) && stepAt(typed, place) === step)

const SHORTEST_NAME = 3

/** The longest of the person's names in it; for an address, the part before the "@". */
function nameIn(password: string, names: readonly string[]): string | null {
  const within = password.normalize('NFKC').toLowerCase()
  const found = names
    .map((name) => (name.split('@', 1)[0] ?? '').trim().normalize('NFKC').toLowerCase())
    .filter((name) => name.length >= SHORTEST_NAME && within.includes(name))
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null
}
