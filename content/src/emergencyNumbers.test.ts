import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EMERGENCY_NUMBERS } from './emergencyNumbers.ts'

const textOf = (name: string): string =>
  readFileSync(new URL(`../urgent/${name}`, import.meta.url), 'utf8').replace(/^---\n.*?\n---\n/s, '')

test('[CONT-15] every number stands in the sentence that it names as its source', () => {
  for (const { number, source } of EMERGENCY_NUMBERS) {
    const [, name, sentence] = /^(\S+): (.+)$/.exec(source) ?? []
    expect(sentence).toContain(number)
    expect(textOf(name ?? '')).toContain(sentence)
  }
})

test('[CONT-15] each is of two letters a country, and has a date', () => {
  const countries = EMERGENCY_NUMBERS.flatMap((one) => [...one.countries, ...one.shownAs])
  expect(countries.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  expect(EMERGENCY_NUMBERS.filter(({ reviewed }) => !/^\d{4}-\d\d$/.test(reviewed))).toEqual([])
  expect(EMERGENCY_NUMBERS.find(({ number }) => number === '112')?.countries).toHaveLength(27)
})

test('[CONT-15] no country has two numbers of a kind that both are ours', () => {
  const given = EMERGENCY_NUMBERS.flatMap(({ kind, countries }) => countries.map((code) => `${kind} ${code}`))
  expect(new Set(given).size).toBe(given.length)
})
