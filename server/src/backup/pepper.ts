import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { pathExists } from '../db/folders.ts'
import { pepperFingerprint } from '../db/pepper.ts'

/** The pepper in the `keys` folder of a data folder or a backup. */
export function pepperIn(folder: string): string | null {
  const file = join(folder, 'keys', 'pepper')
  return pathExists(file) ? readFileSync(file, 'utf8').trim() : null
}

/** A database that no server has used yet fits any pepper. */
export async function pepperFits(client: pg.ClientBase, pepper: string | null): Promise<boolean> {
  const { rows } = await client.query<{ value: string }>(`select value from deployment where name = 'pepper'`)
  const [known] = rows
  return known === undefined || (pepper !== null && known.value === pepperFingerprint(pepper))
}
