import { newClientId } from '@reprieve/contract/ids.ts'
import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { recordGroupValues } from '@reprieve/contract/records/wire.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { openDiary, type OpenDiary } from '@reprieve/web/src/access/diary.ts'
import { openDeviceDatabase, type DiaryOwner } from '@reprieve/web/src/local/database/deviceDatabase.ts'
import { openKeyring } from '@reprieve/web/src/local/lock/keyring.ts'
import { addRows } from '@reprieve/web/src/local/rows/changeRows.ts'
import type { Diary } from '@reprieve/web/src/local/rows/rows.ts'
import { recordDay } from '@reprieve/web/src/records/recordDay.ts'
import { sampleRecord } from '../../people/sampleRecord.ts'

const AT_ONCE = 1_000
const ANONYMOUS: DiaryOwner = { is: 'anonymous' }

/** Opens the diary as the app does; the device then belongs to a person without an account. */
export async function openAnonymous(): Promise<OpenDiary> {
  const device = await openDeviceDatabase()
  await device.choose('owner', ANONYMOUS)
  device.close()
  return open(ANONYMOUS)
}

/** Opens an empty diary under a new name. */
export const openNewDiary = (): Promise<OpenDiary> => open({ is: 'user', id: newClientId(Date.now()) })

/** Opens the diary that the app uses for that person. */
export const openDiaryOfUser = (userId: number): Promise<OpenDiary> =>
  open({ is: 'user', id: String(userId) })

async function open(who: DiaryOwner): Promise<OpenDiary> {
  const device = await openDeviceDatabase()
  const opened = await openDiary({
    device,
    keyring: openKeyring(),
    who,
    dayOf: recordDay,
    onGone: () => undefined,
  })
  device.close()
  if (!opened.ok) throw new Error(`The diary cannot be opened: ${opened.reason}`)
  return opened.value
}

/** Adds new records as if saved one after the other on this device, but with one transaction for many. */
export async function fillDiary(diary: Diary, count: number): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => sampleRecord(from + at))
    const ids = some.map(({ client_id }) => client_id)
    const added = await addRows(diary, ids, ({ state }) => {
      let [after, rows] = [state, [] as LocalRow[]]
      for (const sent of some) {
        const begun = beginRow(after, { clientId: sent.client_id, kind: RECORD_KIND })
        const values = recordGroupValues(sent)
        const saved = saveRow(begun.row, { values, clock: begun.state.clock, wallNow: diary.now() })
        after = { ...begun.state, clock: saved.clock }
        rows.push(saved.row)
      }
      return { rows, state: after }
    })
    if (!added.ok) throw new Error(`The diary cannot be filled: ${added.reason}`)
  }
}
