import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addToList, deletionLine, endingLine } from './deletedList.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reprieve-deleted-list-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('[D24] a line is added to what is listed already, closed to others, and nothing else is left behind', () => {
  addToList(folder, 'deleted-accounts', deletionLine(4711, '2026-01-31T08:00:00.000Z'))
  addToList(folder, 'deleted-accounts', deletionLine(12, '2026-02-01T08:00:00.000Z'))

  const file = join(folder, 'deleted-accounts')
  expect(readFileSync(file, 'utf8')).toBe('4711 2026-01-31T08:00:00.000Z\n12 2026-02-01T08:00:00.000Z\n')
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  expect(readdirSync(folder)).toEqual(['deleted-accounts'])
})

test('[D24] a list that cannot be written says so', () => {
  const line = deletionLine(4711, '2026-01-31T08:00:00.000Z')
  expect(() => addToList(join(folder, 'not-there'), 'deleted-accounts', line)).toThrow('ENOENT')
})

test.each(['withdrawn-consents', 'left-memberships'] as const)(
  '[CONS-10] %s is a list of its own',
  (list) => {
    const membership = '0190e0a8-0000-7000-8000-000000000001'
    addToList(folder, list, endingLine(membership, '2026-01-31T08:00:00.000Z'))
    expect(readFileSync(join(folder, list), 'utf8')).toBe(`${membership} 2026-01-31T08:00:00.000Z\n`)
    expect(readdirSync(folder)).toEqual([list])
  },
)
