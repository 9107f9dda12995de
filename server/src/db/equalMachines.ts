import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { DELETED_ACCOUNTS, LEFT_MEMBERSHIPS, lockDeletedList, WITHDRAWN_CONSENTS } from './deletedList.ts'
import { pathExists } from './folders.ts'
import type { Db, Trx } from './pool.ts'
import { inTransaction } from './transaction.ts'

/** What every machine of a deployment must have alike, beside the pepper; the database knows a digest of each. */
interface Parts {
  dataDir: string
  signingKey: string
  vapidKey: string
}

const LISTS = 'lists'
const DIFFERS = {
  signing:
    'SIGNING_KEY is not the one of the last start on this database, so codes and unsubscribe links of one machine do not work on another: give all of them the same SIGNING_KEY, or the same keys in DATA_DIR.',
  vapid:
    'VAPID_PRIVATE_KEY is not the one of the last start on this database, so browsers that subscribed under the other get no reminders: give all machines the same VAPID_PRIVATE_KEY, or the same keys in DATA_DIR.',
  lists:
    'DATA_DIR does not have the lists of deleted accounts and withdrawn consents that another machine wrote last, so a restore here could bring back what was deleted: put DATA_DIR of all machines on one shared folder.',
} as const

/** Sentences about what this machine has that the last one did not have; a changed key is told once. [RUN-7] */
export function findMachineDifferences(db: Db, parts: Parts): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    // Also keeps the lists still while they are read.
    await lockDeletedList(trx)
    const [signing, vapid, lists] = [
      await storeDigest(trx, 'signing', keyDigest(parts.signingKey)),
      await storeDigest(trx, 'vapid', keyDigest(parts.vapidKey)),
      await readDigest(trx, LISTS),
    ]
    return [
      ...(signing ? [] : [DIFFERS.signing]),
      ...(vapid ? [] : [DIFFERS.vapid]),
      ...(lists === null || lists === listsDigest(parts.dataDir) ? [] : [DIFFERS.lists]),
    ]
  })
}

/** After a line was added, in the transaction that holds the lock of the lists. */
export async function storeListsDigest(trx: Trx, dataDir: string): Promise<void> {
  await storeDigest(trx, LISTS, listsDigest(dataDir))
}

/** A restore merges the lists of the backup with those of the machine. */
export async function forgetListsDigest(client: pg.ClientBase): Promise<void> {
  await client.query('delete from deployment where name = $1', [nameOf(LISTS)])
}

const nameOf = (part: string): string => `digest of ${part}`

/** As of the pepper: enough to compare a key, useless for anything else. */
const keyDigest = (key: string): string =>
  createHmac('sha256', key).update('fingerprint').digest('hex').slice(0, 32)

/** Without the order of the lines, which a restore may change. */
function listsDigest(dataDir: string): string {
  const hash = createHash('sha256')
  for (const list of [DELETED_ACCOUNTS, WITHDRAWN_CONSENTS, LEFT_MEMBERSHIPS]) {
    const file = join(dataDir, list)
    const lines = pathExists(file) ? readFileSync(file, 'utf8').split('\n').toSorted() : []
    hash.update(`${list}\n${lines.filter((line) => line !== '').join('\n')}\n`)
  }
  return hash.digest('hex').slice(0, 32)
}

async function readDigest(trx: Trx, part: string): Promise<string | null> {
  const row = await trx
    .selectFrom('deployment')
    .select('value')
    .where('name', '=', nameOf(part))
    .executeTakeFirst()
  return row?.value ?? null
}

/** False if another was stored before. */
async function storeDigest(trx: Trx, part: string, value: string): Promise<boolean> {
  const before = await readDigest(trx, part)
  if (before !== value) {
    await trx
      .insertInto('deployment')
      .values({ name: nameOf(part), value })
      .onConflict((oc) => oc.column('name').doUpdateSet({ value }))
      .execute()
  }
  return before === null || before === value
}
