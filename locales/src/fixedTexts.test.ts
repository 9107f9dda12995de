import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import sums from './fixedTextSums.json' with { type: 'json' }
import { LANGUAGES, type Language } from './language.ts'
import { formatText } from './say.ts'
import type { Messages } from './words.ts'

const IDS = Object.keys(sums) as (keyof typeof sums)[]
const VALUES = { 0: 5, 1: 21, 2: 'Sleep', 3: 'mg', reason: 'it is closed' }

const splitId = (id: string): [area: string, key: string] => {
  const [area = '', key = ''] = id.split('.')
  return [area, key]
}

const read = new Map<string, Messages>()

function messagesOf(language: Language, area: string): Messages {
  const path = `../${language}/${area}.json`
  const known = read.get(path)
  if (known !== undefined) return known
  const messages = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Messages
  read.set(path, messages)
  return messages
}

const written = (language: Language, id: string): string | undefined => {
  const [area, key] = splitId(id)
  return messagesOf(language, area)[key]
}

/** With no English behind it: a translation that cannot be filled in shows as its key, not as English. */
const said = (language: Language, id: string, values = {}): string => {
  const [area, key] = splitId(id)
  return formatText({ language, messages: messagesOf(language, area), english: {} }, key, values)
}

const sumOf = (texts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)

describe('[TEXT-1] the fixed texts', () => {
  test('are 478, and 22 words of the scales', () => {
    const ofScales = IDS.filter((id) => id.startsWith('scale.'))
    expect([IDS.length - ofScales.length, ofScales.length]).toEqual([478, 22])
  })

  test('stand word for word in seven languages', () => {
    const found = IDS.map((id) => [id, sumOf(LANGUAGES.map((language) => written(language, id)))])
    expect(Object.fromEntries(found)).toEqual(sums)
  })

  test('keep the slips of the specification', () => {
    expect(said('en', 'lists.added', { 0: 'Rest' })).toBe('Rest added succesfully')
    expect(IDS.filter((id) => written('en', id)?.includes('2Mb'))).not.toEqual([])
  })
})

describe.each(LANGUAGES)('[TEXT-2] in %s', (language) => {
  test('a text without arguments is shown as it is written', () => {
    const plain = IDS.filter((id) => written(language, id)?.includes('{') === false)
    expect(plain.length).toBeGreaterThan(400)
    expect(plain.map((id) => said(language, id))).toEqual(plain.map((id) => written(language, id)))
  })

  test('a text with arguments has them all filled in', () => {
    const withArguments = IDS.filter((id) => written(language, id)?.includes('{'))
    const broken = withArguments.filter((id) => {
      const words = said(language, id, VALUES)
      return words === splitId(id)[1] || /[{}#]/.test(words)
    })
    expect(broken).toEqual([])
  })
})

test('[TEXT-3] Russian counts by the last digits', () => {
  const counted = (id: string) => [1, 2, 5, 21].map((n) => said('ru', id, { 0: n }))
  expect(counted('results.recordCount')).toEqual(['1 запись', '2 записи', '5 записей', '21 запись'])
  expect(counted('records.minuteCount')).toEqual(['1 минута', '2 минуты', '5 минут', '21 минута'])
  expect(counted('sync.forceLogOut')).toEqual([
    'Выйти и потерять 1 запись',
    'Выйти и потерять 2 записи',
    'Выйти и потерять 5 записей',
    'Выйти и потерять 21 запись',
  ])
})

test('[TEXT-3] English writes the singular for one and the text of the specification for five', () => {
  const counted = [0, 1, 5].map((n) => said('en', 'lists.deleteConfirm', { 0: n }))
  expect(counted).toEqual([
    'No records use this item. Delete it?',
    'There is 1 record with this item. The record stays, but loses this item. Delete it?',
    'There are 5 records with this item. The records stay, but lose this item. Delete it?',
  ])
})

test.each(LANGUAGES)('[TEXT-6] in %s no two steps of a scale have the same word', (language) => {
  for (const scale of ['severity', 'reflection']) {
    const words = Array.from({ length: 11 }, (_, step) => written(language, `scale.${scale}${step}`))
    expect(new Set(words.filter(Boolean)).size).toBe(11)
  }
})
