import { RESULT } from '@reprieve/contract/codes.ts'
import { BULK_MAX_RECORDS, BULK_WARNING_ABOVE, type RecordResult } from '@reprieve/contract/records/calls.ts'
import { PROFILE_TYPE } from '@reprieve/contract/account/profileGroups.ts'
import { SETTINGS_TYPE } from '@reprieve/contract/settings/settingsGroups.ts'
import { PREFERENCES_TYPE } from '@reprieve/contract/lists/sentPreferences.ts'
import { saveProfile } from '../account/profile.ts'
import { USER_TYPE } from '../account/userRecord.ts'
import type { SaveOutcome } from '../db/saveItems.ts'
import { refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { savePreferences } from '../lists/preferences.ts'
import { saveSettings } from '../settings/userSettings.ts'
import { toRecordResult } from './answers.ts'
import { getAllRecords } from './pull.ts'
import { getRecord } from './getRecord.ts'
import { RECORD_CALL_TYPES, readRecord, type RecordAct } from './sentItems.ts'
import { saveRecords } from './store.ts'

const NOT_A_RECORD = [{ path: 'record_type', reason: 'not-a-record' }]

/** Results are in the order of the request; a malformed record gets its own result. */
async function saveBulk(
  act: RecordAct,
  raw: readonly unknown[],
  context: CallContext,
): Promise<RecordResult[]> {
  const read = raw.map((record) => readRecord(record, act))
  const good = read.flatMap((result) => (result.ok ? [result.value] : []))
  const work = {
    userId: context.person.userId,
    deviceId: context.person.deviceId,
    act,
    now: context.now,
  }
  const saved = await saveRecords(context.services.db, work, good)
  let next = 0
  return read.map((result) => {
    const outcome: SaveOutcome = result.ok
      ? saved[next++]!
      : { code: RESULT.recordRefused, faults: result.reason }
    return toRecordResult(outcome, context.language)
  })
}

const many =
  (act: RecordAct): Handler<'sync/create-records'> =>
  async ({ records }, context) => {
    if (records.length > BULK_MAX_RECORDS) return refuse(RESULT.tooLarge)
    if (records.length > BULK_WARNING_ABOVE) context.warn('large-bulk', { records: records.length })
    return { items: await saveBulk(act, records, context) }
  }

/** Records that each person has one of, and how they are saved. The server's own facts cannot be changed (D34). */
const ONE_OF_EACH = new Map<string, Handler<'sync/update-record'>>([
  [PREFERENCES_TYPE, savePreferences],
  [PROFILE_TYPE, saveProfile],
  [SETTINGS_TYPE, saveSettings],
  [USER_TYPE, async () => refuse(RESULT.recordRefused, { errors: NOT_A_RECORD })],
])

const one =
  (act: RecordAct): Handler<'sync/update-record'> =>
  async (body, context) => {
    const type = body.record_type ?? body.type
    const save = type === undefined ? undefined : ONE_OF_EACH.get(type)
    if (save !== undefined) {
      // Each person has exactly one, so it cannot be created or deleted.
      if (act !== 'update') return refuse(RESULT.recordRefused, { errors: NOT_A_RECORD })
      return save(body, context)
    }
    if (type !== undefined && !RECORD_CALL_TYPES.includes(type))
      return refuse(RESULT.recordRefused, { errors: NOT_A_RECORD })
    const [result] = await saveBulk(act, [body], context)
    const { result_code: code, result_msg: _, ...rest } = result!
    return code === RESULT.ok ? rest : refuse(code as typeof RESULT.recordRefused, rest)
  }

export const recordHandlers = {
  'sync/create-record': one('create'),
  'sync/update-record': one('update'),
  'sync/delete-record': one('delete'),
  'sync/create-records': many('create'),
  'sync/update-records': many('update'),
  'sync/delete-records': many('delete'),
  'sync/get-record': getRecord,
  'sync/get-all-records': getAllRecords,
} satisfies Handlers
