import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathExists } from '../db/folders.ts'

/** The pepper in the `keys` folder of a data folder or a backup. */
export function pepperIn(folder: string): string | null {
  const file = join(folder, 'keys', 'pepper')
  return pathExists(file) ? readFileSync(file, 'utf8').trim() : null
}
