import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from './language.ts'
import { formatText } from './say.ts'

const RUNS = { numRuns: 10_000 }
const RUSSIAN = '{n, plural, one {# запись} few {# записи} many {# записей} other {# записи}}'

/** The rule as a grammar book has it, written apart from Intl. */
function russianForm(n: number): string {
  const [last, lastTwo] = [n % 10, n % 100]
  if (last === 1 && lastTwo !== 11) return 'запись'
  if (last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14)) return 'записи'
  return 'записей'
}

const spoken = (language: 'en' | 'ru' | 'fr', message: string, n: number): string =>
  formatText({ language, messages: { count: message }, english: {} }, 'count', { n })

describe('[REL 1c] plural rules', () => {
  test('Russian takes the form of the last digits, whatever the number', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), (n) => {
        expect(spoken('ru', RUSSIAN, n)).toBe(`${new Intl.NumberFormat('ru').format(n)} ${russianForm(n)}`)
      }),
      RUNS,
    )
  })

  test('a Russian fraction takes the form of its own', () => {
    expect(spoken('ru', RUSSIAN, 1.5)).toBe('1,5 записи')
  })

  test('French counts nothing as one, English as many', () => {
    const message = '{n, plural, one {# one} other {# other}}'
    expect([spoken('fr', message, 0), spoken('en', message, 0)]).toEqual(['0 one', '0 other'])
  })
})

// Few letters, so that a key is often in one dictionary, in both or in none.
const word = fc.stringMatching(/^[abc]{1,2}$/)
const dictionary = fc.dictionary(word, word, { noNullPrototype: true })

describe('[D3] a text comes from the language, else from English, else it is its key', () => {
  test('for any two dictionaries and any key', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        dictionary,
        dictionary,
        word,
        (language, messages, english, key) => {
          const wanted = Object.hasOwn(messages, key)
            ? messages[key]
            : Object.hasOwn(english, key)
              ? english[key]
              : key
          expect(formatText({ language, messages, english }, key)).toBe(wanted)
        },
      ),
      RUNS,
    )
  })

  test('what stands in for a missing text follows English plural rules', () => {
    const english = { count: '{n, plural, one {# record} other {# records}}' }
    expect(formatText({ language: 'ru', messages: {}, english }, 'count', { n: 21 })).toBe('21 records')
  })

  test('a translation that cannot be filled in gives way to English', () => {
    const voices = {
      language: 'de',
      messages: { hello: '{n, plural, one' },
      english: { hello: 'Hello' },
    } as const
    expect(formatText(voices, 'hello')).toBe('Hello')
  })

  test('a name that every object has is no text', () => {
    expect(formatText({ language: 'en', messages: {}, english: {} }, 'constructor')).toBe('constructor')
  })

  test('a value is put in as it is, markup and braces included', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const voices = { language: 'ko', messages: { hello: '“{name}” 항목' }, english: {} } as const
        expect(formatText(voices, 'hello', { name })).toBe(`“${name}” 항목`)
      }),
    )
  })
})
