import type { Fields } from '@reprieve/contract/fields.ts'
import { settingsClientId } from '@reprieve/contract/ids.ts'
import {
  KIND_OF_PREF,
  isSettingsKey,
  settingsGroupsToWire,
  type PrefType,
} from '@reprieve/contract/settings/settingsGroups.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import { getRow, type Diary } from '../../local/rows/rows.ts'
import type { StorageFault } from '../../local/tables.ts'

// Settings that follow a person from device to device: saved filter, reminders, home cards, notes and drafts (D34).

/** The settings known on this device; a cleared key is absent. */
export async function readSettings(diary: Diary, pref: PrefType): Promise<Fields> {
  const row = await getRow(diary, settingsClientId(pref))
  const said = row === null ? {} : settingsGroupsToWire(Object.fromEntries(row.groups))
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null))
}

export interface EditedSettings {
  opened: Fields
  /** A missing, undefined or null key is cleared. */
  now: Fields
}

/**
 * Saves only the keys that changed since they were opened: changes of another device or tab stay. Durable when it
 * resolves. [SYNC-35]
 */
export async function saveSettings(
  diary: Diary,
  pref: PrefType,
  edited: EditedSettings,
): Promise<Result<undefined, StorageFault | 'not-a-key'>> {
  const values = changedKeys(edited)
  if (![...values.keys()].every(isSettingsKey)) return err('not-a-key')
  if (values.size === 0) return ok(undefined)
  const clientId = settingsClientId(pref)
  const saved = await changeRows(diary, [clientId], ({ rows, state }) => {
    const known = rows.get(clientId)
    const begun =
      known === undefined ? beginRow(state, { clientId, kind: KIND_OF_PREF[pref] }) : { row: known, state }
    const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow: diary.now() })
    return { rows: [row], state: { ...begun.state, clock } }
  })
  return saved.ok ? ok(undefined) : saved
}

/** Each key is a separate group. */
function changedKeys({ opened, now }: EditedSettings): Map<string, Fields> {
  const keys = new Set([...Object.keys(opened), ...Object.keys(now)])
  const values = new Map<string, Fields>()
  for (const key of keys) {
    const value = now[key] ?? null
    if (!sameJson(opened[key] ?? null, value)) values.set(key, { [key]: value })
  }
  return values
}
