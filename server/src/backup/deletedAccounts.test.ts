import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinDeletedAccounts, readDeletedAccounts, formatDeletedAccounts } from './deletedAccounts.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reprieve-deleted-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const write = (text: string): void => writeFileSync(join(folder, 'deleted-accounts'), text)

test('[D24] a list that was never begun is empty', () => {
  expect(readDeletedAccounts(folder)).toEqual(new Map())
})

test('[D24] what was written is read again', () => {
  const accounts = new Map([
    [4711, '2026-01-31T08:00:00.000Z'],
    [999999999999999, '2026-02-01T08:00:00Z'],
  ])
  write(formatDeletedAccounts(accounts))

  expect(readDeletedAccounts(folder)).toEqual(accounts)
})

test('[D24] of two lists everyone counts, with the later time', () => {
  const one = new Map([
    [1, '2026-01-01T00:00:00Z'],
    [2, '2026-01-05T00:00:00Z'],
  ])
  const other = new Map([
    [2, '2026-01-04T00:00:00Z'],
    [1, '2026-01-02T00:00:00Z'],
    [3, '2026-01-03T00:00:00Z'],
  ])

  expect(joinDeletedAccounts(one, other)).toEqual(
    new Map([
      [1, '2026-01-02T00:00:00Z'],
      [2, '2026-01-05T00:00:00Z'],
      [3, '2026-01-03T00:00:00Z'],
    ]),
  )
})

test.each([
  '4711 2026-01-31T08:00:00Z\n47',
  '\n4711 2026-01-31T08:00:00Z\n',
  'ann 2026-01-31T08:00:00Z\n',
  '4711\n',
])('[D24] a line that cannot be read stops the restore rather than bring a person back: %j', (text) => {
  write(text)

  expect(() => readDeletedAccounts(folder)).toThrow(
    /^Line [12] of .*deleted-accounts is not a user id and a time/,
  )
})
