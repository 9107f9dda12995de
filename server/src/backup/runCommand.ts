import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CannotStart, errorCode } from '../cannotStart.ts'
import { type Config, readConfig } from '../config.ts'
import { isDatabaseAway, sqlState } from '../db/databaseError.ts'

/** What a command works with; the same variables lead to the same data as with `npm start`. */
export interface CommandEnvironment {
  config: Config
  dataDir: string
  version: string
  checkout: string
  /** The migrations folder of this checkout. */
  migrations: string
  /** The folder for relative paths: npm itself changes to the checkout first. */
  startedIn: string
  now: Date
  say: (line: string) => void
}

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url))

/** `work` may return the exit code of a program that did what it was asked, and found something wrong. */
export function runCommand(
  work: (place: CommandEnvironment, args: string[]) => Promise<number | void>,
): void {
  Promise.resolve()
    .then(() => work(readPlace(), process.argv.slice(2)))
    .then(
      (code) => process.exit(code ?? 0),
      (error: unknown) => {
        console.error(sentenceFor(error))
        process.exit(1)
      },
    )
}

function readPlace(): CommandEnvironment {
  const config = readConfig(process.env)
  return {
    config,
    dataDir: config.dataDir,
    version: productVersion(),
    checkout: CHECKOUT,
    migrations: join(CHECKOUT, 'server', 'migrations'),
    startedIn: process.env['INIT_CWD'] ?? process.cwd(),
    now: new Date(),
    say: (line) => console.log(line),
  }
}

function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8')) as { version: string }
  return version
}

// Of a database error only the code is shown: its message can quote a person's text.
function sentenceFor(error: unknown): unknown {
  if (error instanceof CannotStart) return error.message
  const code = errorCode(error)
  if (isFileError(error)) return `${failedPath(error)} cannot be read or written (${code}${WHY[code] ?? ''}).`
  if (sqlState(error) === null && !isDatabaseAway(error)) return error
  return `The database broke off (${code || 'no answer'}): see that it runs and has space, and run the command again.`
}

const WHY: Record<string, string> = {
  EACCES: ': this user may not',
  EPERM: ': this user may not',
  EROFS: ': the disk is read-only',
  ENOSPC: ': the disk is full',
  EDQUOT: ': the disk quota is used up',
}

// System errors of `connect` and `read` are about a socket; all others are about a file.
const isFileError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && !['connect', 'read'].includes(String(error.syscall))

const failedPath = (error: unknown): string =>
  error instanceof Error && 'path' in error ? String(error.path) : 'The folder of the backup'
