import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runProgram } from './child.js'
import { makeScratch } from './lock.js'
import { SetupError, explainDiskErrors } from './setupError.js'

const START_MS = 20_000

// Starts the program instead of checking that it exists: Ubuntu's /usr/bin/chromium-browser only prints a request to
// install snap.
export async function programStarts(path, question = '--version') {
  if (!existsSync(path)) return false
  const { code } = await runProgram(path, [question], { cwd: '/', limitMs: START_MS })
  return code === 0
}

export async function firstThatStarts(paths, question) {
  for (const path of paths) if (await programStarts(path, question)) return path
  return undefined
}

/** The program that the environment names; set-up stops if it does not start. */
export async function namedProgram({ variable, name, question }) {
  const path = process.env[variable]
  if (await programStarts(path, question)) return path
  throw new SetupError(
    `${variable} names ${path}, which does not start: set it to a working ${name}, or unset it.`,
  )
}

export const readNote = (note) => (existsSync(note) ? readFileSync(note, 'utf8') : '')

/** Writes a note for the tests, or deletes it if there is no text. An unchanged note is not written again. */
export function keepNote(note, text) {
  if (readNote(note) === text) return
  const scratch = dirname(note)
  explainDiskErrors(dirname(scratch), () => {
    makeScratch(scratch)
    if (text === '') rmSync(note)
    else writeFileSync(note, text)
  })
}
