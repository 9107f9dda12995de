import type pg from 'pg'
import { tablesOf } from './catalogue.ts'

/**
 * A link that was taken back after the backup would be open again, and whoever has it would see what they may not: all
 * end, and their owners make new ones. [SHARE-11]
 */
export async function endShareLinks(client: pg.ClientBase): Promise<void> {
  // The backup may be older than the table.
  if (!(await tablesOf(client)).includes('share_link')) return
  await client.query(
    'update share_link set revoked_at = now() where revoked_at is null and expires_at > now()',
  )
}
