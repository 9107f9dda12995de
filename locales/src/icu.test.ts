import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { fillIn } from './fillIn.ts'
import { parseMessage } from './icu.ts'
import { INTL_TAG, LANGUAGES, type Language } from './language.ts'
import type { Values } from './words.ts'

const isLong = process.env['REPRIEVE_LONG'] === '1'
const RUNS = { numRuns: isLong ? 50_000 : 2_000 }
/** In a short run, every so many texts of each language. */
const STEP = isLong ? 1 : 4

const orNull = (fill: () => string | null): string | null => {
  try {
    return fill()
  } catch {
    return null
  }
}

const ours = (language: Language, message: string, values: Values): string | null =>
  orNull(() => fillIn(language, parseMessage(message), values))

/** The judge: a library that speaks all of ICU. */
const judgeOf = (language: Language, message: string): IntlMessageFormat =>
  new IntlMessageFormat(message, INTL_TAG[language], undefined, { ignoreTag: true })

const theirs = (language: Language, message: string, values: Values): string | null =>
  orNull(() => String(judgeOf(language, message).format(values)))

const textsOf = (language: Language): string[] =>
  readdirSync(new URL(`../${language}/`, import.meta.url)).flatMap((file) =>
    Object.values(
      JSON.parse(readFileSync(new URL(`../${language}/${file}`, import.meta.url), 'utf8')) as Record<
        string,
        string
      >,
    ),
  )

const namesIn = (message: string): string[] =>
  [...message.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name)
const COUNTS = [0, 1, 2, 5, 11, 21, 1234, 1.5]

describe.each(LANGUAGES)('[TEXT-2] in %s', (language) => {
  test('texts are filled in as an ICU library does it', () => {
    for (const message of textsOf(language).filter((_, at) => at % STEP === 0)) {
      const judge = judgeOf(language, message)
      const names = namesIn(message)
      // Without an argument there is one thing to say.
      for (const count of names.length === 0 ? [0] : COUNTS) {
        const values = Object.fromEntries(names.map((name) => [name, count]))
        const wanted = orNull(() => String(judge.format(values)))
        expect([message, ours(language, message, values)]).toEqual([message, wanted])
      }
    }
  })
})

const words = fc
  .array(fc.constantFrom('a', ' ', 'й', "''", "'", "'{x}'", "'#'", '#', '<b>', '.', '😀'), { maxLength: 6 })
  .map((parts) => parts.join(''))
const { message } = fc.letrec<{ message: string; piece: string }>((tie) => ({
  message: fc
    .array(fc.oneof({ depthSize: 'small' }, words, tie('piece')), { maxLength: 4 })
    .map((all) => all.join('')),
  piece: fc.oneof(
    fc.constantFrom('{n}', '{ m }', '{0}'),
    fc
      .tuple(tie('message'), tie('message'), fc.constantFrom('=0', '=1', 'one', 'few'))
      .map(([one, other, form]) => `{n, plural, ${form} {${one}} other {${other}}}`),
  ),
}))

test('[TEXT-2] whatever is nested, quoted or counted comes out as an ICU library does it', () => {
  fc.assert(
    fc.property(message, fc.constantFrom(...LANGUAGES), fc.constantFrom(...COUNTS), (source, language, n) => {
      const values = { n, m: 'so <b>', 0: 7 }
      expect(ours(language, source, values)).toBe(theirs(language, source, values))
    }),
    RUNS,
  )
})

test.each(['{', '{n', '{n, plural}', '{n, plural, one {a}}', '{n, plural, other {a}', '{}', '{n, date}'])(
  '[TEXT-2] %s is no message, and is told rather than shown',
  (source) => {
    expect(() => parseMessage(source)).toThrow(SyntaxError)
  },
)

test('[TEXT-2] a value that is missing leaves nothing half said', () => {
  expect(ours('en', 'Hello {name}, {0}', { 0: 5 })).toBe(null)
  expect(ours('en', '{n, plural, other {#}}', {})).toBe(null)
})
