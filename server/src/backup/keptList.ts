import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isThere } from '../db/folders.ts'

/** The list of that name in a data folder or in a backup, each line with where it stands; none yet is an empty one. */
export function readList<Entry>(
  folder: string,
  name: string,
  read: (line: string, where: string) => Entry,
): Entry[] {
  const file = join(folder, name)
  if (!isThere(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  // Behind the last newline there is nothing, unless a line was cut off.
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line, i) => read(line, `Line ${i + 1} of ${file}`))
}
