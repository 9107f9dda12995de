import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathExists, syncFolder } from './folders.ts'
import type { Trx } from './pool.ts'

/** A file in the data folder and in each backup: one line for each deleted account (D24). */
export const DELETED_ACCOUNTS = 'deleted-accounts'

/** The same for withdrawn consents to an institution. [CONS-10] */
export const WITHDRAWN_CONSENTS = 'withdrawn-consents'

/** The same for memberships that ended while their consent stands. [CONS-10] */
export const LEFT_MEMBERSHIPS = 'left-memberships'

/** Names the membership by its id, because the person may have joined again since. */
export const endingLine = (membershipId: string, at: string): string => `${membershipId} ${at}\n`

export const deletionLine = (userId: number, at: string): string => `${userId} ${at}\n`

/** Locks the lists until the end of the transaction: two processes writing at once would lose one of the lines. */
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
 * Adds a line, and returns when it is on disk. The file is rewritten and renamed as a whole: appending could leave half
 * a line after a crash, and the restore could not read the list.
 */
export function addToList(
  dataDir: string,
  list: typeof DELETED_ACCOUNTS | typeof WITHDRAWN_CONSENTS | typeof LEFT_MEMBERSHIPS,
  line: string,
): void {
  const file = join(dataDir, list)
  const draft = `${file}.${process.pid}`
  const before = pathExists(file) ? readFileSync(file, 'utf8') : ''
  try {
    writeFileSync(draft, before + line, { mode: 0o600, flush: true })
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
  syncFolder(dataDir)
}
