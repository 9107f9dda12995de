import { expect, test } from 'vitest'
import { findLocaleFaults } from './findLocaleFaults.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr', 'ko', 'ru', 'zh-rCN']

/** All languages with the same messages, except for the given ones. */
function texts(
  messages: Record<string, unknown>,
  others: Record<string, Record<string, unknown> | undefined> = {},
) {
  return LANGUAGES.filter((language) => !(language in others) || others[language]).map((language) => ({
    path: `locales/${language}/records.json`,
    text: JSON.stringify(others[language] ?? messages, null, 2),
  }))
}

test('[TOOL-8] texts that agree have no fault', () => {
  expect(findLocaleFaults(texts({ save: 'Save', hello: 'Hello {name}, {0} of {1}' }))).toEqual([])
})

test('[TOOL-8] a missing key, a missing file and a key that English lacks are found', () => {
  const files = texts({ save: 'Save' }, { de: { speichern: 'Speichern' }, ko: undefined })
  expect(findLocaleFaults(files)).toEqual([
    { path: 'locales/ko/records.json', line: 1, text: 'is missing' },
    { path: 'locales/de/records.json', line: 1, text: '"save" is missing' },
    { path: 'locales/de/records.json', line: 2, text: '"speichern" is not in English' },
  ])
})

test('[TOOL-8] a translation with other arguments is found', () => {
  expect(findLocaleFaults(texts({ of: '{0} of {1}' }, { fr: { of: '{0} sur {2}' } }))).toEqual([
    {
      path: 'locales/fr/records.json',
      line: 2,
      text: '"of" has the arguments {0}, {2} and English {0}, {1}',
    },
  ])
})

test('[TOOL-8] an argument used only inside a plural form counts', () => {
  const plural = '{n, plural, one {# day, {who}} few {#, {who}} many {#, {who}} other {# days, {who}}}'
  const found = findLocaleFaults(texts({ days: plural }, { ko: { days: '{n}' } }))
  expect(found.map(({ text }) => text)).toEqual(['"days" has the arguments {n} and English {n}, {who}'])
})

test('[TOOL-8] a message that ICU cannot parse is found', () => {
  const found = findLocaleFaults(texts({ days: '{n} days' }, { es: { days: '{n días' } }))
  expect(found.map(({ text }) => text)).toEqual(['"days" is not a valid ICU message'])
})

test('[TOOL-8] a Russian plural must have one, few, many and other', () => {
  const english = { days: '{n, plural, one {# day} other {# days}}' }
  const found = findLocaleFaults(texts(english))
  expect(found).toEqual(
    ['few', 'many'].map((form) => ({
      path: 'locales/ru/records.json',
      line: 2,
      text: `"days" lacks the plural form "${form}" of {n}`,
    })),
  )
})

test('[TOOL-8] a file that is not flat text, not JSON or not our language is reported', () => {
  const files = [
    ...texts({ save: 'Save' }, { de: { save: { deep: 'Speichern' } } }),
    { path: 'locales/it/records.json', text: '{ "save": "Salva" }' },
    { path: 'locales/en/home.json', text: '{' },
  ]
  const found = findLocaleFaults(files).map(({ text }) => text)
  expect(found).toContain('"save" is not a text')
  expect(found).toContain("it is none of the product's languages")
  expect(found).toContain('is not JSON')
})

test.each(['answers', 'declines'])(
  '[TOOL-8] a # in %s is reported, because every number is an argument there',
  (area) => {
    const files = texts({ days: '{n, plural, one {# day} few {{n}} many {{n}} other {{n} days}}' })
    const moved = files.map(({ path, text }) => ({ path: path.replace('records', area), text }))
    const found = findLocaleFaults(moved)
    expect(found).toHaveLength(LANGUAGES.length)
    expect(found[0]).toEqual({
      path: `locales/en/${area}.json`,
      line: 2,
      text: '"days" has a #, where every number is an argument',
    })
  },
)

test('[TOOL-8] a French space at which a line may break is found, and no other', () => {
  const fr = (ask: string) => findLocaleFaults(texts({ ask: 'Delete "{0}"?' }, { fr: { ask } })).length
  expect(fr('Supprimer «\u00A0{0}\u00A0»\u202F?')).toBe(0)
  for (const ask of ['Supprimer {0} ?', 'Ici : {0}', '« {0}\u00A0»', '«\u00A0{0} »']) expect(fr(ask)).toBe(1)
})
