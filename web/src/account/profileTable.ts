import { PROFILE_CLIENT_ID } from '@reprieve/contract/account/profileGroups.ts'
import { profileToGroups, readProfileGroups } from '@reprieve/contract/account/profileWire.ts'
import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import { NO_PROFILE, type Profile } from '@reprieve/domain/account/profile.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { saveEdited } from '@reprieve/domain/sync/saveRow.ts'
import { draftDeletion } from '../local/drafts.ts'
import { changeRows } from '../local/rows/changeRows.ts'
import { getRow, type Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'

/** The person's profile, as far as this device knows it. */
export async function readStoredProfile(diary: Diary): Promise<Profile> {
  const row = await getRow(diary, PROFILE_CLIENT_ID)
  return row === null ? NO_PROFILE : readProfileGroups(groupValues(row))
}

export interface EditedProfile {
  opened: Profile
  now: Profile
  /** The draft it was edited in; missing if it was not edited in a form. */
  draftId?: string
}

/**
 * Saves only what changed since it was opened: changes from other devices stay. Durable when it resolves; its draft is
 * removed in the same transaction. [SYNC 1.4, LOCAL-8]
 */
export async function saveProfile(
  diary: Diary,
  edited: EditedProfile,
): Promise<Result<undefined, StorageFault>> {
  const saved = await changeRows(diary, [PROFILE_CLIENT_ID], ({ rows, state }) => {
    const known = rows.get(PROFILE_CLIENT_ID)
    const begun =
      known === undefined
        ? beginRow(state, { clientId: PROFILE_CLIENT_ID, kind: PROFILE_KIND })
        : { row: known, state }
    const values = changedGroups(begun.row, edited)
    const ends = edited.draftId === undefined ? {} : draftDeletion(edited.draftId)
    if (values.size === 0) return ends
    const { row, clock } = saveEdited(begun.row, { values, clock: begun.state.clock, wallNow: diary.now() })
    return { rows: [row], state: { ...begun.state, clock }, ...ends }
  })
  return saved.ok ? ok(undefined) : saved
}

function changedGroups(row: LocalRow, { opened, now }: EditedProfile): Map<string, Fields> {
  const before = profileToGroups(opened)
  const values = new Map<string, Fields>()
  for (const [group, value] of profileToGroups(now)) {
    if (sameJson(before.get(group), value)) continue
    // Unknown fields of a newer app stay.
    values.set(group, { ...toFields(row.groups.get(group)?.v), ...value })
  }
  return values
}
