import { RESULT } from '@reprieve/contract/codes.ts'
import { listSchemaFaults } from '@reprieve/contract/envelope.ts'
import type { Fields } from '@reprieve/contract/fields.ts'
import { stampsByGroup } from '@reprieve/contract/groups.ts'
import { settingsClientId } from '@reprieve/contract/ids.ts'
import type { RecordOutcome } from '@reprieve/contract/records/calls.ts'
import {
  sentSettings,
  moveKeysIntoContent,
  type SentSettings,
} from '@reprieve/contract/settings/sentSettings.ts'
import {
  KIND_OF_PREF,
  SETTINGS_TYPE,
  settingsGroupsToWire,
  settingsGroupValues,
  settingsGroupStamp,
  type PrefType,
} from '@reprieve/contract/settings/settingsGroups.ts'
import { itemByName } from '../db/itemPull.ts'
import { itemsByClientId, findReplacedStamps } from '../db/itemLookup.ts'
import { isTooMuch } from '../db/itemSize.ts'
import { mergeSentItem } from '../db/itemWrite.ts'
import type { SentItem, StoredItem, SyncHead } from '../db/items.ts'
import type { Db } from '../db/pool.ts'
import { addStamps, readSentLosers, refuseItem, saveItems, type SaveOutcome } from '../db/saveItems.ts'
import { Refusal, refuse, type CallContext } from '../handler.ts'

// Settings that sync between a person's devices: one item of each kind, with the same id for everybody (D34).

/** The response has the values after the merge. [SYNC-35] */
export async function saveSettings(body: unknown, context: CallContext): Promise<RecordOutcome | Refusal> {
  const { services, person, now } = context
  const read = sentSettings.safeParse(
    moveKeysIntoContent({ ...(body as object), record_type: SETTINGS_TYPE }),
  )
  if (!read.success) return refuse(RESULT.recordRefused, { errors: listSchemaFaults(read.error) })
  const { pref_type: pref } = read.data
  const clientId = settingsClientId(pref)
  const work = { userId: person.userId, now }
  const [outcome] = await saveItems(services.db, work, [read.data], async (trx, write, [sent]) => {
    const { item: stored } = (await itemsByClientId(trx, work.userId, [clientId])).get(clientId)!
    const restamped = (await findReplacedStamps(trx, work.userId, [clientId])).get(clientId) ?? []
    return (): SaveOutcome => {
      if (stored !== undefined && stored.kind !== KIND_OF_PREF[pref])
        return refuseItem('client_id', 'kind-changed')
      const item = asItem(write.head, sent!, stored)
      const after = mergeSentItem({ ...write.head }, stored, item, restamped).item
      if (isTooMuch(stored, after)) return refuseItem('', 'too-large')
      return { code: RESULT.ok, item: write.merge(stored, item, restamped), sent: item.groups }
    }
  })
  const answer = toSettingsAnswer(outcome!, pref)
  if (!(answer instanceof Refusal)) await runHooks(pref, context)
  return answer
}

async function runHooks(pref: PrefType, { services, person, now }: CallContext): Promise<void> {
  const hooks = services.settingsHooks.filter((hook) => hook.pref === pref)
  for (const hook of hooks) await hook.run({ db: services.db, userId: person.userId, now })
}

function asItem(head: SyncHead, sent: SentSettings, stored: StoredItem | undefined): SentItem {
  const values = settingsGroupValues(sent)
  // Settings cannot be deleted.
  values.set('deleted', { deleted: 0 })
  const stamping = { stamps: sent.stamps, isDelete: false, stampOf: settingsGroupStamp }
  return {
    clientId: settingsClientId(sent.pref_type),
    kind: KIND_OF_PREF[sent.pref_type],
    origin: null,
    groups: addStamps(head, values, stamping, stored),
    lost: readSentLosers(sent.lost),
  }
}

function toSettingsAnswer(outcome: SaveOutcome, pref: PrefType): RecordOutcome | Refusal {
  if ('faults' in outcome) return refuse(outcome.code, { errors: outcome.faults })
  if (!('item' in outcome)) return refuse(outcome.code)
  const { clientId, num, seq, groups } = outcome.item
  const groupValues = Object.fromEntries(groups)
  return {
    pref_type: pref,
    record_id: num,
    client_id: clientId,
    seq,
    stamps: stampsByGroup(groupValues),
    content: settingsGroupsToWire(groupValues),
  }
}

/**
 * The settings for clients that follow the specification: the keys also stand beside pref_type, where such a client
 * writes its saved filter. Empty if none were saved. Our own devices pull the groups by cursor.
 */
export async function readUserSettings(db: Db, userId: number, pref: PrefType): Promise<Fields> {
  const client_id = settingsClientId(pref)
  const stored = await itemByName(db, userId, [KIND_OF_PREF[pref]], { client_id })
  const content = settingsGroupsToWire(stored?.groups ?? {})
  const head =
    stored === undefined
      ? {}
      : { record_id: stored.num, seq: stored.seq, stamps: stampsByGroup(stored.groups) }
  return { ...content, record_type: SETTINGS_TYPE, pref_type: pref, client_id, ...head, content }
}
