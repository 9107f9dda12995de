import type pg from 'pg'
import { listTables } from './tableStore.ts'

/**
 * Ends all links, because one that was revoked after the backup would be open again and show what its reader may no
 * longer see. Their owners make new ones. [SHARE-11]
 */
export async function endShareLinks(client: pg.ClientBase): Promise<void> {
  // The backup may be older than the table.
  if (!(await listTables(client)).includes('share_link')) return
  await client.query(
    'update share_link set revoked_at = now() where revoked_at is null and expires_at > now()',
  )
}
