import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A browser engine that a part may need and a machine may not have. */
export type Engine = 'firefox' | 'webkit'

const NOTES = '.reprieve'
const VARIABLES = {
  chromium: 'CHROMIUM_PATH',
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_DRIVER_PATH',
} as const

/** The browsers that set-up found, in the environment variables that the tests read; the caller's environment wins. */
export function browserPaths(): NodeJS.ProcessEnv {
  const noted = Object.entries(VARIABLES).flatMap(([note, variable]) => {
    const path = readNote(note)
    return path === undefined ? [] : [[variable, process.env[variable] ?? path]]
  })
  return Object.fromEntries(noted) as NodeJS.ProcessEnv
}

/** Instructions to install a missing engine, otherwise undefined. */
export function missingEngine(engine: Engine): string | undefined {
  if (process.env[VARIABLES[engine]] !== undefined || readNote(engine) !== undefined) return undefined
  return readNote(`${engine}-missing`) ?? 'run "node scripts/setup.js test", which looks for it'
}

function readNote(name: string): string | undefined {
  const note = join(NOTES, name)
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined
}
