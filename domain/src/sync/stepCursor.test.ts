import { expect, test } from 'vitest'
import type { RowResponse } from './applyAnswer.ts'
import { knownPosition, stepCursor } from './stepCursor.ts'
import { aKnownRow, ROW_NOW, stampAt } from './testing/aRow.ts'

test.each<[number[], number]>([
  [[], 7],
  [[8], 8],
  [[10, 8, 9], 10],
  [[9, 10], 7],
  [[8, 10], 8],
  [[5, 6, 7], 7],
])('[SYNC-34] from 7 past answers with the positions %j: to %i', (held, wanted) => {
  expect(stepCursor(7, new Set(held))).toBe(wanted)
})

const row = aKnownRow()
const stamps = new Map([...row.groups].map(([group, { s }]) => [group, s]))
const answer: RowResponse = { code: 0, idOnServer: 1_000_001, seq: 8, stamps, values: null }

test.each([0, 180])('[SYNC-34] a row that was taken with code %i is known up to its place', (code) => {
  expect(knownPosition(row, { ...answer, code })).toBe(8)
})

test('[SYNC-34] an edit made meanwhile changes nothing of it', () => {
  const note = { v: 'later', s: stampAt(ROW_NOW + 1_000) }
  expect(knownPosition({ ...row, groups: new Map(row.groups).set('note', note) }, answer)).toBe(8)
})

const { seq: _none, ...withoutPlace } = answer
test.each<[string, typeof row | undefined, RowResponse]>([
  ['was refused', row, { ...answer, code: 227 }],
  ['is another one there', row, { ...answer, isNow: 'record-2' }],
  ['is gone here', undefined, answer],
  ['has no place', row, withoutPlace],
  [
    'lacks a group that the server has',
    row,
    { ...answer, stamps: new Map(stamps).set('weather', stampAt(ROW_NOW)) },
  ],
  [
    'has an older value than the server',
    row,
    { ...answer, stamps: new Map(stamps).set('note', stampAt(ROW_NOW + 1)) },
  ],
])('[SYNC-34] for a row that %s the pull fetches the rest', (_, known, said) => {
  expect(knownPosition(known, said)).toBeNull()
})
