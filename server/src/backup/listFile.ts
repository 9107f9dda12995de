import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathExists } from '../db/folders.ts'

/** Reads a list of a data folder or a backup; `read` gets each line with its position. Empty if there is no file. */
export function readListFile<Entry>(
  folder: string,
  name: string,
  read: (line: string, where: string) => Entry,
): Entry[] {
  const file = join(folder, name)
  if (!pathExists(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  // The text after the last newline is empty, unless a line was cut off.
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line, i) => read(line, `Line ${i + 1} of ${file}`))
}
