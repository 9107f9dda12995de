import { withAcceptance, versionsOfGroups, type Acceptance } from '@reprieve/contract/account/profileWire.ts'
import { PROFILE_CLIENT_ID } from '@reprieve/contract/account/profileGroups.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import type { TermsVersions } from '@reprieve/domain/account/termsGate.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { valuesOf } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { changeRows } from '../../local/changeRows.ts'
import { getRow, type Diary } from '../../local/rows.ts'
import type { StorageFault } from '../../local/tables.ts'

const TERMS = 'terms'

/** Adds acceptances to the profile of this diary, from which they sync to the server. [ACC-17] */
export async function keepAcceptances(
  diary: Diary,
  given: readonly Acceptance[],
): Promise<Result<undefined, StorageFault>> {
  const kept = await changeRows(diary, [PROFILE_CLIENT_ID], ({ rows, state }) => {
    const known = rows.get(PROFILE_CLIENT_ID)
    const begun =
      known === undefined
        ? beginRow(state, { clientId: PROFILE_CLIENT_ID, kind: PROFILE_KIND })
        : { row: known, state }
    const before = valuesOf(begun.row)
    const terms = given.reduce(
      (so, acceptance) => new Map(so).set(TERMS, withAcceptance(so, acceptance)),
      new Map<string, unknown>(before),
    )
    const { row, clock } = saveRow(begun.row, {
      values: new Map([[TERMS, terms.get(TERMS)]]),
      clock: begun.state.clock,
      wallNow: diary.now(),
    })
    return { rows: [row], state: { ...begun.state, clock } }
  })
  return kept.ok ? ok(undefined) : kept
}

/** The versions accepted in this diary: they may have been accepted offline, unknown to the server. */
export async function keptVersions(diary: Diary): Promise<TermsVersions> {
  const row = await getRow(diary, PROFILE_CLIENT_ID)
  return row === null ? { eula: 0, privacy: 0 } : versionsOfGroups(valuesOf(row))
}
