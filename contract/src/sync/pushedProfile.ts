import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { PROFILE_TYPE, profileGroupsToWire, profileGroupValues } from '../account/profileGroups.ts'
import { RESULT } from '../codes.ts'
import { toFields, type Fields } from '../fields.ts'
import { stampsByGroup } from '../groups.ts'
import type { Carrier } from './pushedRows.ts'
import { readResult, type ResultShape } from './readResult.ts'

const SHAPE: ResultShape = {
  number: 'record_id',
  valuesOf: ({ content, stamps }) =>
    profileGroupValues({ content: toFields(content), stamps: toFields(stamps) as never }),
  copyCodes: [],
}

/** Codes about the profile itself, not about temporary server trouble. */
const OF_THE_ROW: readonly number[] = [RESULT.ok, RESULT.recordRefused]

/** Always by update-record: every person has a profile, so the server creates it on the first update (D34). */
export const PROFILE_CARRIER: Carrier = {
  wireOf: wireOfProfile,
  request: (_act, rows) => ({
    name: 'sync/update-record',
    body: rows[0] === undefined ? {} : wireOfProfile(rows[0]),
  }),
  read: ({ code, body }, rows, isSingle) =>
    rows.map((row) =>
      isSingle || OF_THE_ROW.includes(code) ? readResult({ ...body, result_code: code }, row, SHAPE) : null,
    ),
}

function wireOfProfile(sent: SentRow): Fields {
  const groups = Object.fromEntries(sent.groups)
  return {
    record_type: PROFILE_TYPE,
    client_id: sent.clientId,
    content: profileGroupsToWire(groups),
    stamps: stampsByGroup(groups),
    ...(sent.lost.length === 0 ? {} : { lost: [...sent.lost] }),
  }
}
