import { expect, test } from 'vitest'
import { findRuleFaults } from './findRuleFaults.ts'

const RULES = {
  path: 'domain/src/records/RULES.md',
  text: '# Records\n\n- **REC-1** Severity is a whole number.\n',
}

const faultsOf = (text: string, ruleFiles = [RULES]): string[] =>
  findRuleFaults({ ruleFiles, testFiles: [{ path: 'domain/src/records/a.test.ts', text }] }).map(
    (fault) => fault.text,
  )

const CITED = "test('[REC-1] severity is rounded', () => {})\n"

test('[TOOL-9] a rule with a test and a test with a rule have no fault', () => {
  expect(faultsOf(CITED)).toEqual([])
})

test('[TOOL-9] a rule that no test cites is reported at its line', () => {
  expect(findRuleFaults({ ruleFiles: [RULES], testFiles: [] })).toEqual([
    { path: 'domain/src/records/RULES.md', line: 3, text: 'no test cites REC-1' },
  ])
})

test('[TOOL-9] a number that two rules bear is found', () => {
  expect(faultsOf(CITED, [RULES, { path: 'web/src/RULES.md', text: '- **REC-1** Another.' }])).toEqual([
    'REC-1 is used twice',
  ])
})

test.each([
  "test('severity is rounded', () => {})",
  "test('[object Object] is no rule', () => {})",
  'test(title, () => {})',
  "test.each([1, 2])('%s is rounded', () => {})",
  "describe('records', () => { it('rounds', () => {}) })",
])('[TOOL-9] a test without a citation is found: %s', (text) => {
  expect(faultsOf(CITED + text)).toEqual([expect.stringContaining('cites no rule')])
})

test.each([
  "test('[D12] a password', () => {})",
  "test('[SYNC 1.4] a stamp', () => {})",
  "test('[SYNC I3] one intent', () => {})",
  "test('[STACK 4] an orphan', () => {})",
  "test('[REL 1b] a killed server', () => {})",
  "test('[D12, REC-1] both', () => {})",
  'test(`[D10] ${name} answers`, () => {})',
  'const title = `[D10] ${name} answers`; test(title, () => {})',
  "test.each([1, 2])('[D10] %s', () => {})",
  "test.runIf(isRoot)('[STACK 2] as root', () => {})",
  "describe('[D10] codes', () => { test('are unique', () => {}) })",
  "test.describe('[D10] codes', () => { test('are unique', () => {}) })",
  'test.beforeEach(() => {})',
])('[TOOL-9] each known shape is a citation: %s', (text) => {
  expect(faultsOf(CITED + text)).toEqual([])
})

test.each(['REC-99', 'D99', 'SYNC I99', 'STACK 9', 'REL 9'])(
  '[TOOL-9] a citation of nothing is found: %s',
  (id) => {
    expect(faultsOf(`${CITED}test('[${id}] a slip', () => {})`)).toEqual([
      `${id} is cited and does not exist`,
    ])
  },
)

test.each(['skip', 'only', 'todo', 'fixme'])('[TOOL-9] a test switched off by %s is found', (how) => {
  expect(faultsOf(`${CITED}test.${how}('[D12] later', () => {})`)).toEqual([
    `test.${how}: a test that is switched off proves nothing`,
  ])
})
