import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

function read(...args: string[]) {
  const said: string[] = []
  const wish = () => readArguments({ args, startedIn: '/home/me', say: (line) => void said.push(line) })
  return { wish, said }
}

const WHOLE = ['--source', 'rxnorm', '--release', '2026-11', '--folder', 'rrf']

test('[CAT-8] without the flag the licence is shown, and nothing is imported', () => {
  const { wish, said } = read(...WHOLE)
  expect(wish).toThrow('Nothing was imported. Who agrees adds --accept-licence.')
  expect(said.join()).toContain('National Library of Medicine')
})

test('[CAT-8] who accepts the licence has seen it', () => {
  const { wish, said } = read(...WHOLE, '--accept-licence')
  expect(wish()).toEqual({
    is: 'import',
    source: 'rxnorm',
    release: '2026-11',
    folder: '/home/me/rrf',
    allCodes: false,
  })
  expect(said).toHaveLength(1)
})

test('[CAT-8] to remove a source nothing must be accepted', () => {
  expect(read('--source', 'ndc', '--remove').wish()).toEqual({ is: 'remove', source: 'ndc' })
})

test.each([
  [[], '--source is one of rxnorm, ndc, icd10cm'],
  [['--source', 'snomed'], '--source is one of'],
  [['--source', 'constructor'], '--source is one of'],
  [['--source', 'ndc', '--accept-licence'], '--release says which one it is'],
  [['--source', 'ndc', '--release', '1', '--accept-licence'], '--folder where its files lie'],
  [['--sauce', 'ndc'], "Unknown option '--sauce'"],
])('[CAT-8] %j is told in one sentence: %s', (args, sentence) => {
  expect(read(...args).wish).toThrow(sentence)
})
