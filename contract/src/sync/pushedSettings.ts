import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { RESULT } from '../codes.ts'
import { toFields, type Fields } from '../fields.ts'
import { stampsByGroup } from '../groups.ts'
import {
  SETTINGS_TYPE,
  prefOfKind,
  settingsGroupsToWire,
  settingsGroupValues,
} from '../settings/settingsGroups.ts'
import type { Carrier } from './pushedRows.ts'
import { readResult, type ResultShape } from './readResult.ts'

const SHAPE: ResultShape = {
  number: 'record_id',
  valuesOf: ({ content, stamps }) => {
    const values = settingsGroupValues({ content: toFields(content), stamps: toFields(stamps) as never })
    // Every person has settings, so the wire does not send the flag.
    return values.set('deleted', { deleted: 0 })
  },
  copyCodes: [],
}

/** Codes about the settings themselves, not about temporary server trouble. */
const OF_THE_ROW: readonly number[] = [RESULT.ok, RESULT.recordRefused]

/** One call each, always by update-record: the server creates them on the first update (D34). */
export const SETTINGS_CARRIER: Carrier = {
  most: 1,
  wireOf: wireOfSettings,
  request: (_act, rows) => ({
    name: 'sync/update-record',
    body: rows[0] === undefined ? {} : wireOfSettings(rows[0]),
  }),
  read: ({ code, body }, rows, isSingle) =>
    rows.map((row) =>
      isSingle || OF_THE_ROW.includes(code) ? readResult({ ...body, result_code: code }, row, SHAPE) : null,
    ),
}

function wireOfSettings(sent: SentRow): Fields {
  const groups = Object.fromEntries(sent.groups)
  return {
    record_type: SETTINGS_TYPE,
    pref_type: prefOfKind(sent.kind),
    client_id: sent.clientId,
    content: settingsGroupsToWire(groups),
    stamps: stampsByGroup(groups),
    ...(sent.lost.length === 0 ? {} : { lost: [...sent.lost] }),
  }
}
