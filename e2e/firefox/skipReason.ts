import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What Playwright 1.65 cannot do over BiDi with Firefox ESR, with the reason. The key is the name of a file, or its name
 * and the beginning of a title. As data, because a test of the list reads it from another package.
 */
const LEFT_OUT = JSON.parse(readFileSync(join(import.meta.dirname, 'leftOut.json'), 'utf8')) as Record<
  string,
  string
>

/** Why a journey does not run in Firefox, otherwise undefined. */
export function reasonToLeaveOut(file: string, title: string): string | undefined {
  const journey = `${file} ${title}`
  return Object.entries(LEFT_OUT).find(([key]) => journey.startsWith(key))?.[1]
}
