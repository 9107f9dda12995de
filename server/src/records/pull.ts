import { PAGE_MAX, type PulledRecord } from '@reprieve/contract/records/calls.ts'
import { addItemNumbers } from '@reprieve/contract/records/wire.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { readUserRecord } from '../account/userRecord.ts'
import { countItemsAfter, itemsAfter, itemsSince } from '../db/itemPull.ts'
import { currentSync } from '../db/syncEpoch.ts'
import type { CallContext, Handler } from '../handler.ts'
import { loadItemNumbers } from '../lists/fieldNumbers.ts'
import { readPreferences } from '../lists/preferences.ts'
import { CONDITION_KIND } from '../conditions/conditionKind.ts'
import { MEDICATION_KIND } from '../medications/medicationKind.ts'
import { LIST_KIND } from '../lists/sentFields.ts'
import { toPulledRecord, toPulledGroups } from './answers.ts'
import { DIARY_KINDS } from './sentItems.ts'
import { wholeProfile } from './wholeProfile.ts'

/** A call that began before the last response may commit after it: without this, its rows are missed (decision 051). */
const OVERLAP_MS = 10 * MINUTE_MS

/** The kinds in the profile record of the specification (D34). */
const OF_THE_PROFILE = [PROFILE_KIND, CONDITION_KIND, MEDICATION_KIND]

export const getAllRecords: Handler<'sync/get-all-records'> = async (request, context) => {
  const { services, person, now } = context
  const { db } = services
  const cursor = request.cursor ?? 0
  const state = await currentSync(db, person.userId, person.sync, { cursor, epoch: request.epoch })
  const head = { record_type: 'server_time' as const, server_time: now, epoch: state.epoch }
  if (request.cursor === undefined) {
    const bundle = await bundleSince(context, request.last_updated ?? 0)
    return { records: [{ ...head, cursor: bundle.cursor ?? state.seq, more: false }, ...bundle.records] }
  }
  // seq is written together with the rows it counts, so at its end there is nothing to query.
  if (cursor === state.seq) return { records: [{ ...head, cursor, more: false }] }
  const page = await itemsAfter(db, person.userId, cursor, request.limit ?? PAGE_MAX)
  const left = page.more ? { left: await countItemsAfter(db, person.userId, page.cursor) } : {}
  const entryOf = request.groups === 1 ? toPulledGroups : toPulledRecord
  return { records: [{ ...head, cursor: page.cursor, more: page.more, ...left }, ...page.items.map(entryOf)] }
}

/**
 * For clients without a cursor: the types of the specification in one bundle, because they cannot ask for a second
 * page. The lists are one record, sent whole when anything in them has changed. The server's own facts about the person
 * have no history and are sent every time.
 */
async function bundleSince(
  { services, person: { userId }, language }: CallContext,
  lastUpdated: number,
): Promise<{ records: PulledRecord[]; cursor: number | undefined }> {
  const { db } = services
  const isFirst = lastUpdated <= 0
  const since = isFirst ? null : lastUpdated - OVERLAP_MS
  const items = await itemsSince(db, userId, [...DIARY_KINDS, LIST_KIND, ...OF_THE_PROFILE], since)
  const diary = items.filter(({ kind }) => DIARY_KINDS.includes(kind))
  const numberOf = diary.length === 0 ? null : await loadItemNumbers(db, userId)
  const records = diary
    .map(toPulledRecord)
    .map((record) => (numberOf === null ? record : addItemNumbers(record, numberOf)))
  const hasChanged = (kinds: readonly string[]) => isFirst || items.some(({ kind }) => kinds.includes(kind))
  if (hasChanged([LIST_KIND])) records.push(await readPreferences(db, userId))
  if (hasChanged(OF_THE_PROFILE)) records.push(await wholeProfile(services, userId, language))
  records.push(await readUserRecord(services, userId))
  return { records, cursor: items.at(-1)?.seq }
}
