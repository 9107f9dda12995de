import { toFields } from '@reprieve/contract/fields.ts'
import { homeFromSettings, homeToSettings } from '@reprieve/contract/home/homeWire.ts'
import { readSchema6Counters, addSchema6Home } from '@reprieve/contract/home/homeWireSchema6.ts'
import {
  medicineDaysFromSettings,
  medicineDaysToSettings,
  type MedicineDaysChoice,
} from '@reprieve/contract/home/medicineDaysWire.ts'
import type { StoredHome } from '@reprieve/domain/home/storedHome.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { storeChoice } from '../device/storage.ts'
import { queuePerDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { changeLocalSaveLog } from '../records/localSaveLog.ts'
import { readSettings, saveSettings } from '../settings/saving/settingsTable.ts'

const PREF = 'home_cards'

/** The person's card settings, from any device; before the first, what schema 6 left here. [HOME-24, HOME-25] */
export const readHomeCards = async (diary: Diary): Promise<StoredHome> =>
  noteSimple(homeFromSettings((await settingsOf(diary)).begun))

/** For the next first render of home, which waits for nothing, and for the hints. [SIMPLE-1] */
function noteSimple(home: StoredHome): StoredHome {
  storeChoice('simple', home.isSimple === true ? 'yes' : null)
  return home
}

/** Durable when it resolves. Changes run one after the other, each on the result of the one before. [HOME-24] */
export function changeHomeCards(
  diary: Diary,
  change: (home: StoredHome) => StoredHome,
): Promise<Result<StoredHome, StorageFault>> {
  return inTurn(diary, async () => {
    const { kept, begun } = await settingsOf(diary)
    const before = homeFromSettings(begun)
    const home = change(before)
    if (home === before) return ok(home)
    const saved = await saveSettings(diary, PREF, { opened: kept, now: homeToSettings(begun, home) })
    if (saved.ok) return ok(noteSimple(home))
    if (saved.reason === 'not-a-key') throw new Error('a card has a type that is no key')
    return err(saved.reason)
  })
}

/** The same for medicine days. A limit is written only as the person entered it. [MDAY-3, MDAY-7] */
export function changeMedicineDays(
  diary: Diary,
  change: (choice: MedicineDaysChoice) => MedicineDaysChoice,
): Promise<Result<undefined, StorageFault>> {
  return inTurn(diary, async () => {
    const { kept, begun } = await settingsOf(diary)
    const now = medicineDaysToSettings(begun, change(medicineDaysFromSettings(begun)))
    const saved = await saveSettings(diary, PREF, { opened: kept, now })
    if (saved.ok) return ok(undefined)
    if (saved.reason === 'not-a-key') throw new Error('a card has a type that is no key')
    return err(saved.reason)
  })
}

const inTurn = queuePerDiary()

/** If nothing was counted on this device since schema 6, the earlier counts continue. [HOME-25] */
export async function importSchema6Counters(diary: Diary): Promise<void> {
  const part = await schema6Part(diary)
  if (part === undefined) return
  await changeLocalSaveLog(
    diary,
    (since) => since ?? { counters: readSchema6Counters(part), quick: [], quickInARow: 0 },
  )
}

async function settingsOf(diary: Diary) {
  const [kept, part] = await Promise.all([readSettings(diary, PREF), schema6Part(diary)])
  return { kept, begun: addSchema6Home(kept, part) }
}

/** Undefined if there is none, or it cannot be read: then it stays where it is. */
async function schema6Part({ tables, codec }: Diary): Promise<unknown> {
  const place = { table: 'parts', id: PREF }
  const raw = await tables.shelved('parts', PREF)
  if (raw === undefined) return undefined
  const read = await codec.decode(place, toFields(raw)['content'])
  return read.ok ? read.value : undefined
}
