import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pendingMigrations, readMigrations } from './migrationPlan.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reprieve-plan-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const file = (name: string, sql = 'select 1'): void => writeFileSync(join(folder, name), sql)
const names = (migrations: { name: string }[]): string[] => migrations.map(({ name }) => name)

test('[D53] what the database has not yet is pending', () => {
  file('0001_a.sql')
  file('0002_b.sql')
  file('notes.md')
  const files = readMigrations(folder)

  expect(names(pendingMigrations(files, []))).toEqual(['0001_a.sql', '0002_b.sql'])
  expect(names(pendingMigrations(files, files.slice(0, 1)))).toEqual(['0002_b.sql'])
})

test('[D53] another line ending is no change of a migration', () => {
  file('0001_a.sql', 'select 1\n')
  const applied = readMigrations(folder)
  file('0001_a.sql', 'select 1\r\n')

  expect(pendingMigrations(readMigrations(folder), applied)).toEqual([])
})

test('[D53] a migration whose number the database has passed is refused', () => {
  file('0001_a.sql')
  file('0003_c.sql')
  const applied = readMigrations(folder)
  file('0002_b.sql')

  expect(() => pendingMigrations(readMigrations(folder), applied)).toThrow('0002_b.sql came after')
})

test('[D53] one number for two migrations, and a name without a number, are mistakes of ours', () => {
  file('0001_a.sql')
  file('0001_b.sql')
  expect(() => readMigrations(folder)).toThrow('two migrations bear the number 1')

  rmSync(join(folder, '0001_b.sql'))
  file('accounts.sql')
  expect(() => readMigrations(folder)).toThrow('accounts.sql is not named like 0001_account.sql')
})
