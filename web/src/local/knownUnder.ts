import { toFields } from '@reprieve/contract/fields.ts'
import { SERVER_COPIES } from './knownShelf.ts'
import type { Diary } from './rows.ts'

export interface EncodedServerCopy {
  id: string
  at: number
  content: unknown
}

/** All entries of the `known` shelf whose id starts with `prefix`, still encoded. */
export async function findServerCopies({ tables }: Diary, prefix: string): Promise<EncodedServerCopy[]> {
  const known = (await tables.shelf(SERVER_COPIES)).map(toFields)
  return known.flatMap(({ id, at, content }) =>
    typeof id === 'string' && id.startsWith(prefix) && typeof at === 'number' ? [{ id, at, content }] : [],
  )
}

export async function deleteServerCopy({ tables }: Diary, id: string): Promise<void> {
  await tables.write({ unshelve: [{ shelf: SERVER_COPIES, id }] })
}
