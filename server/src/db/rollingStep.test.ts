import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMigrations } from './migrationPlan.ts'
import { breakingSteps, createdTable, isAtLeast, runsFrom } from './rollingStep.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'migrations')
const CHECKOUT = join(import.meta.dirname, '..', '..', '..')
const { version } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8')) as { version: string }
/** Each release with its last migration. */
const releases = JSON.parse(readFileSync(join(FOLDER, 'releases.json'), 'utf8')) as Record<string, number>
const lastReleased = Math.max(...Object.values(releases))

const breaks = (sql: string, made: readonly string[] = []) =>
  breakingSteps(sql, { isNew: (table) => made.includes(table) }).length > 0

test('[RUN-8] every migration since the last release leaves the version before running', () => {
  const migrations = readMigrations(FOLDER).filter(({ number }) => number > lastReleased)
  const made = new Set(migrations.map(({ sql }) => createdTable(sql)))
  const faults = migrations.flatMap(({ name, sql }) =>
    breakingSteps(sql, { isNew: (table) => made.has(table) }).map((why) => `${name}: ${why}`),
  )
  expect(faults).toEqual([])
})

test('[RUN-8] a migration that takes something away names a release that is out', () => {
  const named = readMigrations(FOLDER)
    .filter(({ number }) => number > lastReleased)
    .map(({ sql }) => runsFrom(sql))
    .filter((release) => release !== '0.0.0')
  for (const release of named) {
    expect(Object.keys(releases)).toContain(release)
    expect(isAtLeast(version, release)).toBe(true)
  }
})

test.each([
  'drop table mail',
  'DROP TABLE IF EXISTS mail',
  'drop index mail_due',
  'truncate mail',
  'alter table mail rename column subject to title',
  'alter table mail rename to letter',
  'alter table mail drop column subject',
  'alter table mail drop constraint mail_pkey',
  'alter table mail alter column forgets drop default',
  'alter table mail alter column subject set not null',
  'alter table mail add column seen boolean not null',
  'alter table mail add column a text default 1, add column seen boolean not null',
  'alter table mail add column seen boolean not null, add column a text default 1',
  'alter table mail alter column subject type varchar(10)',
  'alter table mail alter subject set data type text',
  'alter table mail add constraint short check (length(subject) < 9)',
  'alter table mail add unique (subject)',
  'create unique index one_subject on mail (subject)',
  'create trigger t before insert on mail execute function f()',
  '-- why\nalter table mail\n  drop\n  column subject',
])('[RUN-8] %s breaks the version before', (sql) => {
  expect(breaks(sql)).toBe(true)
})

test.each([
  'create table letter (id uuid primary key, subject text not null unique)',
  'alter table mail add column seen boolean',
  'alter table mail add column seen boolean not null default false',
  "alter table mail add column a text not null default 'x, not null', add column b text",
  'alter table mail alter column subject drop not null',
  'alter table mail alter column subject set default 1',
  'create index mail_due on mail (next_try_at)',
  "update mail set subject = 'drop table mail'",
  '-- Nobody may drop table mail, or rename it.\nselect 1',
])('[RUN-8] %s leaves the version before running', (sql) => {
  expect(breaks(sql)).toBe(false)
})

test('[RUN-8] a table that is newer than the last release may still change', () => {
  expect(breaks('alter table letter drop column subject', ['letter'])).toBe(false)
  expect(breaks('create unique index one on letter (subject)', ['letter'])).toBe(false)
  expect(breaks('alter table mail drop column subject', ['letter'])).toBe(true)
})

test('[RUN-8] what nothing has used since a named release may go, and needs that release to run', () => {
  const sql = '-- Contract: unused since 4.42.0\nalter table mail drop column subject'
  expect([breaks(sql), runsFrom(sql), runsFrom('select 1')]).toEqual([false, '4.42.0', '0.0.0'])
})

test('[RUN-8] versions are compared number by number', () => {
  expect([
    isAtLeast('4.42.0', '4.42.0'),
    isAtLeast('4.100.0', '4.42.0'),
    isAtLeast('5.0.0', '4.42.9'),
  ]).toEqual([true, true, true])
  expect([isAtLeast('4.41.9', '4.42.0'), isAtLeast('3.99.0', '4.0.0')]).toEqual([false, false])
})
