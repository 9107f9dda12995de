import { err, ok, type Result } from '../result.ts'

// A printed code that opens the lock if all else is lost: 160 bits in 32 characters of Crockford's alphabet, which has
// no I, L, O and U, in groups of four, plus one check character. [LOCK-5]

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const MEANT: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }
const BITS = 5
const GROUP = 4

export const RECOVERY_BYTES = 20
const CODE_LETTERS = (RECOVERY_BYTES * 8) / BITS

/** `unknown-letter`: a character outside the alphabet. `mistyped`: a wrong character, or two swapped ones. */
export type CodeFault = 'wrong-length' | 'unknown-letter' | 'mistyped'

export function formatRecoveryCode(secret: Uint8Array): string {
  const digits = digitsOf(secret)
  const letters = digits.map((digit) => LETTERS[digit]!).join('')
  const groups = Array.from({ length: CODE_LETTERS / GROUP }, (_, n) =>
    letters.slice(n * GROUP, (n + 1) * GROUP),
  )
  return [...groups, LETTERS[checkOf(digits)]!].join('-')
}

export function parseRecoveryCode(typed: string): Result<Uint8Array<ArrayBuffer>, CodeFault> {
  const letters = lettersOf(typed)
  if (letters.length !== CODE_LETTERS + 1) return err('wrong-length')
  const digits = letters.map((letter) => LETTERS.indexOf(letter))
  if (digits.includes(-1)) return err('unknown-letter')
  const said = digits.slice(0, CODE_LETTERS)
  return checkOf(said) === digits.at(-1) ? ok(bytesOf(said)) : err('mistyped')
}

/** Whether the typed text is the end of the code, with or without the check character, or the whole code. */
export function isEndOfCode(code: string, typed: string): boolean {
  const all = lettersOf(code).join('')
  const end = lettersOf(typed).join('')
  return [all.slice(-GROUP - 1), all.slice(-GROUP - 1, -1), all].includes(end)
}

/** Normalises a code read from paper: ignores case and grouping, and maps lookalike characters. */
const lettersOf = (typed: string): string[] =>
  Array.from(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[\s\p{Dash}]/gu, ''),
    (letter) => MEANT[letter] ?? letter,
  )

function digitsOf(bytes: Uint8Array): number[] {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: bits.length / BITS }, (_, n) =>
    Number.parseInt(bits.slice(n * BITS, (n + 1) * BITS), 2),
  )
}

function bytesOf(digits: readonly number[]): Uint8Array<ArrayBuffer> {
  const bits = digits.map((digit) => digit.toString(2).padStart(BITS, '0')).join('')
  return Uint8Array.from({ length: bits.length / 8 }, (_, n) =>
    Number.parseInt(bits.slice(n * 8, (n + 1) * 8), 2),
  )
}

/**
 * A weighted sum over the field of 32, each character weighing twice the next: it always detects one wrong character
 * and two swapped neighbours. A sum by remainders would need more check characters than the alphabet has.
 */
const checkOf = (digits: readonly number[]): number => digits.reduce((sum, digit) => doubled(sum ^ digit), 0)

/** x⁵ + x² + 1 */
const doubled = (digit: number): number => (digit & 16 ? (digit << 1) ^ 37 : digit << 1)
