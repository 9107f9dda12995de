import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../cannotStart.ts'
import { isAtLeast, runsFrom } from './rollingStep.ts'

export interface Migration {
  number: number
  name: string
  digest: string
  sql: string
  /** The oldest version that may run on a database with it. [RUN-8] */
  runsFrom: string
}

export interface AppliedMigration extends Pick<Migration, 'number' | 'name' | 'digest'> {
  /** Missing if a version applied it that did not know. */
  runsFrom?: string | null
}

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/

export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const migrations = names.map((name) => readMigration(folder, name)).sort((a, b) => a.number - b.number)
  const doubled = migrations.find(({ number }, i) => migrations[i - 1]?.number === number)
  if (doubled !== undefined) throw new Error(`two migrations bear the number ${doubled.number}`)
  return migrations
}

function readMigration(folder: string, name: string): Migration {
  const number = Number(FILE_NAME.exec(name)?.[1] ?? 0)
  if (number === 0) throw new Error(`${name} is not named like 0001_account.sql`)
  // Git may convert line endings on some systems; that must not change the digest.
  const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
  return {
    number,
    name,
    digest: createHash('sha256').update(sql).digest('hex'),
    sql,
    runsFrom: runsFrom(sql),
  }
}

/**
 * Forward only: the applied migrations must be the first ones of the checkout. The database may be newer, as while
 * servers are replaced one by one, if each newer migration leaves `version` running. [RUN-8]
 */
export function pendingMigrations(
  files: Migration[],
  applied: AppliedMigration[],
  version: string | null = null,
): Migration[] {
  const newest = files.at(-1)?.number ?? 0
  for (const done of applied) if (!runsOnNewer(done, newest, version)) refuseUnlessSame(files, done, newest)
  const last = Math.max(0, ...applied.map(({ number }) => number))
  const late = files.find(({ number }) => number < last && !applied.some((done) => done.number === number))
  if (late !== undefined) {
    throw new CannotStart(
      `The migration ${late.name} came after the database had passed it: give it the next free number instead.`,
    )
  }
  return files.filter(({ number }) => number > last)
}

const runsOnNewer = ({ number, runsFrom }: AppliedMigration, newest: number, version: string | null) =>
  number > newest && version !== null && typeof runsFrom === 'string' && isAtLeast(version, runsFrom)

function refuseUnlessSame(files: Migration[], done: AppliedMigration, newest: number): void {
  if (done.number > newest) {
    throw new CannotStart(
      `The database is newer than this checkout (it has ${done.name}): start a checkout at least as new, or set DATA_DIR or DATABASE_URL to another database.`,
    )
  }
  const file = files.find(({ number }) => number === done.number)
  if (file?.digest === done.digest) return
  throw new CannotStart(
    `The migration ${done.name} was changed or removed after the database had it: put it back as it was, and add a new one.`,
  )
}
