import fc from 'fast-check'
import { expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { formatRecoveryCode, isEndOfCode, parseRecoveryCode, RECOVERY_BYTES } from './recoveryCode.ts'

const secret = fc.uint8Array({ minLength: RECOVERY_BYTES, maxLength: RECOVERY_BYTES })
const LETTERS = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
const SEED = { seed: 90 }

const SAMPLE = Uint8Array.from({ length: RECOVERY_BYTES }, (_, n) => n * 13)
const PRINTED = formatRecoveryCode(SAMPLE)

test('[LOCK-5] a code is eight groups of four characters and a check character, 160 bits', () => {
  expect(PRINTED).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){8}[0-9A-HJKMNP-TV-Z]$/)
  expect(RECOVERY_BYTES * 8).toBe(160)
  expect(formatRecoveryCode(new Uint8Array(RECOVERY_BYTES))).toBe('0000-0000-0000-0000-0000-0000-0000-0000-0')
})

test('[LOCK-5] every code is read as it was printed', () => {
  fc.assert(
    fc.property(secret, (bytes) => {
      expect(parseRecoveryCode(formatRecoveryCode(bytes))).toEqual(ok(Uint8Array.from(bytes)))
    }),
    SEED,
  )
})

test('[LOCK-5] it is read however it was typed', () => {
  const read = ok(SAMPLE)
  const ways = [
    PRINTED.toLowerCase(),
    PRINTED.replaceAll('-', ''),
    PRINTED.replaceAll('-', ' – '),
    ` ${PRINTED.replaceAll('-', '\n')} `,
    PRINTED.replaceAll('0', 'o').replaceAll('1', 'l'),
    PRINTED.replaceAll('0', 'O').replaceAll('1', 'I'),
    // A keyboard for Korean or Chinese writes full-width Latin letters.
    PRINTED.replaceAll(/[0-9A-Z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)),
  ]
  expect(ways.map(parseRecoveryCode)).toEqual(ways.map(() => read))
})

test('[LOCK-5] one wrong character is detected, wherever it is', () => {
  const letters = Array.from(PRINTED)
  const wrong = letters.flatMap((right, at) =>
    right === '-'
      ? []
      : LETTERS.filter((letter) => letter !== right).map((letter) => letters.with(at, letter).join('')),
  )
  expect(wrong).toHaveLength(33 * 31)
  expect(wrong.filter((code) => parseRecoveryCode(code).ok)).toEqual([])
})

test('[LOCK-5] two neighbours that have changed places are noticed', () => {
  fc.assert(
    fc.property(secret, fc.nat(31), (bytes, at) => {
      const letters = Array.from(formatRecoveryCode(bytes).replaceAll('-', ''))
      const [left, right] = [letters[at]!, letters[at + 1]!]
      const swapped = letters
        .with(at, right)
        .with(at + 1, left)
        .join('')
      expect(parseRecoveryCode(swapped).ok).toBe(left === right)
    }),
    SEED,
  )
})

test.each([
  ['', 'wrong-length'],
  [PRINTED.slice(0, -1), 'wrong-length'],
  [`${PRINTED}0`, 'wrong-length'],
  [PRINTED.replace(/^./, 'U'), 'unknown-letter'],
  [PRINTED.replace(/^./, 'é'), 'unknown-letter'],
  [PRINTED.replace(/^./, '*'), 'unknown-letter'],
] as const)('[LOCK-5] "%s" is %s', (typed, fault) => {
  expect(parseRecoveryCode(typed)).toEqual(err(fault))
})

test('[LOCK-5] whatever is typed is answered and throws nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      expect(parseRecoveryCode(typed).ok).toBe(false)
    }),
    SEED,
  )
})

test('[LOCK-5] the end of the code is known by its last group, with or without its check', () => {
  const end = PRINTED.slice(-6)
  expect(
    [end, end.slice(0, 4), end.toLowerCase(), ` ${end} `, PRINTED].map((typed) =>
      isEndOfCode(PRINTED, typed),
    ),
  ).toEqual([true, true, true, true, true])
  expect(['', end.slice(-1), PRINTED.slice(0, 4)].map((typed) => isEndOfCode(PRINTED, typed))).toEqual([
    false,
    false,
    false,
  ])
})
