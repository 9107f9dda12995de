import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from '../config.ts'
import { failureSentence } from './failureSentence.ts'

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
        console.error(failureSentence(error) ?? error)
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
