import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EMERGENCY_NUMBERS } from './emergencyNumbers.ts'

const textOf = (name: string): string =>
  readFileSync(new URL(`../urgent/${name}`, import.meta.url), 'utf8').replace(/^---\n.*?\n---\n/s, '')

const TABLE = 'SAFETY-PHRASES 6: to be checked on the official page'

const numbersOf = (country: string): string[] =>
  EMERGENCY_NUMBERS.filter(({ countries }) => countries.includes(country)).map(
    ({ kind, number }) => `${kind} ${number}`,
  )

test('[CONT-15] every number is in the sentence that it names as its source, or names another source', () => {
  for (const { number, source } of EMERGENCY_NUMBERS) {
    if (source === TABLE) continue
    const [, name, sentence] = /^(\S+): (.+)$/.exec(source) ?? []
    expect(sentence).toContain(number)
    expect(textOf(name ?? '')).toContain(sentence)
  }
})

test('[CONT-15] each country has two letters, and each number has a date', () => {
  const countries = EMERGENCY_NUMBERS.flatMap((one) => [...one.countries, ...one.shownAs])
  expect(countries.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  expect(EMERGENCY_NUMBERS.filter(({ reviewed }) => !/^\d{4}-\d\d$/.test(reviewed))).toEqual([])
  expect(EMERGENCY_NUMBERS.find(({ number }) => number === '112')?.countries).toHaveLength(27)
})

test('[CONT-15] no country has the same number of a kind twice, and two of a kind can be distinguished', () => {
  const given = EMERGENCY_NUMBERS.flatMap(({ kind, number, countries }) =>
    countries.map((code) => `${kind} ${number} ${code}`),
  )
  expect(new Set(given).size).toBe(given.length)
})

test('[SAFE-16] every number says whether a person has checked it on the official page, and none is checked yet', () => {
  expect(EMERGENCY_NUMBERS.filter(({ verified }) => typeof verified !== 'boolean')).toEqual([])
  expect(EMERGENCY_NUMBERS.filter(({ verified }) => verified)).toEqual([])
})

test.each([
  ['DE', ['112'], ['0800 111 0 111', '0800 111 0 222', '116 123']],
  ['AT', ['112', '144'], ['142']],
  ['CH', ['112', '144'], ['143']],
  ['ES', ['112'], ['024']],
  ['MX', ['911'], ['800 911 2000']],
  ['AR', ['911', '107'], ['135', '0800 345 1435']],
  ['CO', ['123'], ['106', '192']],
  ['CL', ['131'], ['*4141']],
  ['PE', ['106'], ['113']],
  ['FR', ['112', '15'], ['3114']],
  ['BE', ['112'], ['0800 32 123', '1813']],
  ['RU', ['112', '103'], ['8 800 2000 122', '+7 495 989 50 50']],
  ['KR', ['119'], ['109']],
  ['CN', ['120', '110'], ['12356']],
  ['NZ', ['111'], ['1737']],
  ['IE', ['112', '999'], ['116 123']],
  ['US', ['911'], ['988']],
  ['CA', ['911'], ['988']],
  ['GB', ['999'], ['116 123']],
  ['AU', ['000'], ['13 11 14']],
])('[SAFE-16] %s has its emergency numbers and its crisis lines', (country, emergency, crisis) => {
  expect(numbersOf(country).toSorted()).toEqual(
    [...emergency.map((one) => `emergency ${one}`), ...crisis.map((one) => `crisis ${one}`)].toSorted(),
  )
})
