import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIRST_LEVEL, SECOND_LEVEL } from './asvsItems.ts'
import { findSecurityFaults } from './findSecurityFaults.ts'

const ALL = [...FIRST_LEVEL, ...SECOND_LEVEL]
const TESTS = new Map([
  ['server/src/a.test.ts', "describe('a body', () => { test('[D10] is refused', () => {}) })"],
])

const faultsOf = (...rows: string[]): string[] =>
  findSecurityFaults({
    proof: { path: 'docs/proof/security.md', text: rows.join('\n') },
    readTest: (path) => TESTS.get(path) ?? null,
  }).map(({ line, text }) => `${line} ${text}`)

const rowOf = (items: readonly string[]): string => `| ${items.join(', ')} | why |`

test('[TOOL-15] every item of ASVS 5.0 of the first two levels is known, each once', () => {
  expect([FIRST_LEVEL.length, SECOND_LEVEL.length, new Set(ALL).size]).toEqual([70, 183, 253])
})

test('[TOOL-15] an item with two rows, a missing one, and an unknown one are reported', () => {
  const others = ALL.filter((item) => !item.startsWith('17.'))
  expect(faultsOf(rowOf(others), '| 17.1.1, 17.2.1-4, 17.3.1-2 | none |')).toEqual([])
  expect(faultsOf(rowOf(others), '| 17.1.1, 17.2.1-5, 17.3.1 | none |', '| 17.1.1 | asks | how | |')).toEqual(
    [
      '2 17.2.5 is no item of the first or second level',
      '3 17.1.1 has two rows',
      '3 a cell says nothing',
      '3 17.3.2 has no row',
    ],
  )
})

test('[TOOL-15] a test that is named has to be there, under that sentence', () => {
  const named = (path: string, sentence: string) => `It is tested: \`${path}\` “${sentence}”.`
  const lines = [
    named('server/src/a.test.ts', 'a body [D10] is refused'),
    named('server/src/a.test.ts', 'is taken'),
    named('server/src/b.test.ts', 'is refused'),
  ]
  expect(faultsOf(rowOf(ALL), ...lines)).toEqual([
    '3 no test of server/src/a.test.ts says “is taken”',
    '4 there is no server/src/b.test.ts',
  ])
})

test('[TOOL-15] the proof of security has every item, and every test that it names', () => {
  const path = 'docs/proof/security.md'
  const faults = findSecurityFaults({
    proof: { path, text: readFileSync(path, 'utf8') },
    readTest: (named) => (existsSync(named) ? readFileSync(named, 'utf8') : null),
  })
  expect(faults).toEqual([])
})
