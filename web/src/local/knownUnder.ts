import { toFields } from '@reprieve/contract/fields.ts'
import { KNOWN } from './knownShelf.ts'
import type { Diary } from './rows.ts'

export interface KnownRaw {
  id: string
  at: number
  content: unknown
}

/** All entries of the `known` shelf whose id starts with `prefix`, still encoded. */
export async function knownUnder({ tables }: Diary, prefix: string): Promise<KnownRaw[]> {
  const known = (await tables.shelf(KNOWN)).map(toFields)
  return known.flatMap(({ id, at, content }) =>
    typeof id === 'string' && id.startsWith(prefix) && typeof at === 'number' ? [{ id, at, content }] : [],
  )
}

export async function dropKnown({ tables }: Diary, id: string): Promise<void> {
  await tables.write({ unshelve: [{ shelf: KNOWN, id }] })
}
