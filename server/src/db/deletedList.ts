import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isThere, syncFolder } from './folders.ts'
import type { Trx } from './pool.ts'

/** The list of a data folder, and of a backup: one line for each account that was deleted (D24). */
export const DELETED_ACCOUNTS = 'deleted-accounts'

/** The same for consents to an institution that were withdrawn. [CONS-10] */
export const WITHDRAWN_CONSENTS = 'withdrawn-consents'

/** And for memberships that were left, whose consent stands. [CONS-10] */
export const LEFT_MEMBERSHIPS = 'left-memberships'

/** Of a joining, by its id: somebody may have joined again since. */
export const endingLine = (membershipId: string, at: string): string => `${membershipId} ${at}\n`

export const deletionLine = (userId: number, at: string): string => `${userId} ${at}\n`

/** Until the end of the transaction: two processes that write a list at once would each lose the other's line. */
export async function lockDeletedList(trx: Trx): Promise<void> {
  const name = 'deleted-accounts-lock'
  await trx
    .insertInto('deployment')
    .values({ name, value: '' })
    .onConflict((oc) => oc.doNothing())
    .execute()
  await trx.selectFrom('deployment').select('name').where('name', '=', name).forUpdate().execute()
}

/**
 * On disk when this returns. Written anew and put in its place as a whole: half a line at the end of a list that is
 * only ever added to would make it unreadable for the restore that needs it.
 */
export function addToList(
  dataDir: string,
  list: typeof DELETED_ACCOUNTS | typeof WITHDRAWN_CONSENTS | typeof LEFT_MEMBERSHIPS,
  line: string,
): void {
  const file = join(dataDir, list)
  const draft = `${file}.${process.pid}`
  const before = isThere(file) ? readFileSync(file, 'utf8') : ''
  try {
    writeFileSync(draft, before + line, { mode: 0o600, flush: true })
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
  syncFolder(dataDir)
}
