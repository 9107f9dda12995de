import {
  ACCOUNT_DATA_PARTS,
  ACCOUNT_DATA_TYPE,
  isAccountDataPart,
} from '@reprieve/contract/account/keptRecord.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import type { PulledRecord } from '@reprieve/contract/records/calls.ts'
import { logAccess } from '../../access/accessLogStore.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, type CallContext, type Refusal } from '../../handler.ts'
import { readAccountDataPage } from './accountDataPage.ts'

interface KeptRecordQuery {
  part?: string | undefined
  cursor?: string | null | undefined
}

/**
 * Without a part: lists the parts, and logs the export in the access log. With one: a page of it. Every response names
 * the person, so that a device on which somebody else has logged in since does not mix their data. [FILE-1]
 */
export async function readAccountData(
  { part, cursor = null }: KeptRecordQuery,
  { services, person: { userId, deviceId }, now }: CallContext,
): Promise<PulledRecord | Refusal> {
  if (part === undefined) {
    await inTransaction(services.db, (trx) =>
      logAccess(trx, { userId, event: 'data-exported', deviceId, now }),
    )
    return { record_type: ACCOUNT_DATA_TYPE, content: { user_id: userId, parts: [...ACCOUNT_DATA_PARTS] } }
  }
  if (!isAccountDataPart(part)) return refuse(RESULT.notFound)
  const page = await readAccountDataPage(services.db, { userId, part, cursor })
  if (page === null) return refuse(RESULT.malformed, { errors: [{ path: 'cursor', reason: 'unknown' }] })
  const { entries, next } = page
  return { record_type: ACCOUNT_DATA_TYPE, content: { user_id: userId, part, entries, next_cursor: next } }
}
