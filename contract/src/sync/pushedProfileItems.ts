import type { PushAct } from '@reprieve/domain/sync/pushAct.ts'
import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { RESULT } from '../codes.ts'
import { conditionGroupsToWire, conditionGroupValues } from '../conditions/conditionGroups.ts'
import { toFields, type Fields } from '../fields.ts'
import { stampsByGroup, type GroupValues } from '../groups.ts'
import { medicationGroupsToWire, medicationGroupValues } from '../medications/medicationGroups.ts'
import type { Carrier, PushCall } from './pushedRows.ts'
import { readResult, type ResultShape } from './readResult.ts'

interface Travelling {
  number: 'fid' | 'nid'
  calls: Record<'add' | 'edit' | 'delete', PushCall>
  fromGroups: (groups: Record<string, { v: unknown }>) => Fields
  groupValues: (sent: Fields) => GroupValues
  /** The code for an item that already exists under another id. */
  exists: number
}

const VERBS: Record<PushAct, 'add' | 'edit' | 'delete'> = {
  create: 'add',
  update: 'edit',
  show: 'edit',
  delete: 'delete',
}

/** Codes about the row itself, not about temporary server trouble (D29). */
const OF_THE_ROW: readonly number[] = [
  RESULT.ok,
  RESULT.recordRefused,
  RESULT.conditionDuplicate,
  RESULT.conditionMissing,
  RESULT.medicationDuplicate,
  RESULT.medicationMissing,
  RESULT.medicationUnknown,
]

/** One call per item: the specification has no bulk call for these. */
function byItsCalls({ number, calls, fromGroups, groupValues, exists }: Travelling): Carrier {
  const shape: ResultShape = {
    number,
    valuesOf: ({ content, stamps }) => groupValues({ ...toFields(content), stamps: toFields(stamps) }),
    copyCodes: [RESULT.ok, exists],
  }
  const wireOf = (sent: SentRow): Fields => {
    const groups = Object.fromEntries(sent.groups)
    return {
      ...fromGroups(groups),
      client_id: sent.clientId,
      // A local number means nothing to the server (D31).
      ...(sent.idOnServer === null ? {} : { [number]: sent.idOnServer }),
      stamps: stampsByGroup(groups),
      ...(sent.lost.length === 0 ? {} : { lost: [...sent.lost] }),
    }
  }
  return {
    most: 1,
    wireOf,
    request: (act, rows) => ({
      name: calls[VERBS[act]],
      body: rows[0] === undefined ? {} : wireOf(rows[0]),
    }),
    read: ({ code, body }, rows, isSingle) =>
      rows.map((row) =>
        isSingle || OF_THE_ROW.includes(code) ? readResult({ ...body, result_code: code }, row, shape) : null,
      ),
  }
}

export const CONDITION_CARRIER: Carrier = byItsCalls({
  number: 'fid',
  calls: { add: 'sync/add-condition', edit: 'sync/edit-condition', delete: 'sync/delete-condition' },
  fromGroups: conditionGroupsToWire,
  groupValues: conditionGroupValues,
  exists: RESULT.conditionDuplicate,
})

export const MEDICATION_CARRIER: Carrier = byItsCalls({
  number: 'nid',
  calls: { add: 'sync/add-medication', edit: 'sync/edit-medication', delete: 'sync/delete-medication' },
  fromGroups: medicationGroupsToWire,
  groupValues: medicationGroupValues,
  exists: RESULT.medicationDuplicate,
})
