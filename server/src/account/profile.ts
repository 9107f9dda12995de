import {
  PROFILE_CLIENT_ID,
  PROFILE_TYPE,
  TERMS_GROUP,
  profileGroupsToWire,
  profileGroupValues,
  profileGroupStamp,
} from '@reprieve/contract/account/profileGroups.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import {
  sentProfile,
  sentTerms,
  type SentProfile,
  type SentTerms,
} from '@reprieve/contract/account/sentProfile.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { listSchemaFaults, type Fault } from '@reprieve/contract/envelope.ts'
import { stampsByGroup } from '@reprieve/contract/groups.ts'
import type { PulledRecord, RecordOutcome } from '@reprieve/contract/records/calls.ts'
import { birthDateProblem } from '@reprieve/domain/account/profile.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { itemByName } from '../db/itemPull.ts'
import { itemsByClientId, findReplacedStamps } from '../db/itemLookup.ts'
import type { SentItem, StoredItem, SyncHead } from '../db/items.ts'
import { addStamps, readSentLosers, refuseItem, saveItems, type SaveOutcome } from '../db/saveItems.ts'
import { refuse, type CallContext, type Refusal } from '../handler.ts'
import { acceptancesIn } from './acceptances.ts'
import { storeAcceptances } from './acceptanceStore.ts'
import { readServerFacts, type FactsContext } from './userRecord.ts'

/** The earliest time zones are this far ahead of UTC. */
const EARLIEST_DAY_MS = 14 * HOUR_MS

/** Ignores keys that are not the person's to change; the response has the values after the merge. [PROF-7] */
export async function saveProfile(body: unknown, context: CallContext): Promise<RecordOutcome | Refusal> {
  const { services, person, now } = context
  const read = sentProfile.safeParse({ ...(body as object), record_type: PROFILE_TYPE })
  if (!read.success) return refuse(RESULT.recordRefused, { errors: listSchemaFaults(read.error) })
  const faults = birthDateFaults(read.data, now)
  if (faults.length > 0) return refuse(RESULT.recordRefused, { errors: faults })

  const work = { userId: person.userId, now }
  const [outcome] = await saveItems(services.db, work, [read.data], async (trx, write, [sent]) => {
    await storeAcceptances(trx, work.userId, acceptancesIn(termsIn(sent!), context))
    const { item: stored } = (await itemsByClientId(trx, work.userId, [PROFILE_CLIENT_ID])).get(
      PROFILE_CLIENT_ID,
    )!
    const restamped = await findReplacedStamps(trx, work.userId, [PROFILE_CLIENT_ID])
    return (): SaveOutcome => {
      if (stored !== undefined && stored.kind !== PROFILE_KIND) return refuseItem('client_id', 'kind-changed')
      const item = asItem(write.head, sent!, stored)
      const live = write.merge(stored, item, restamped.get(PROFILE_CLIENT_ID) ?? [])
      return { code: RESULT.ok, item: live, sent: item.groups }
    }
  })
  return toProfileAnswer(outcome!)
}

/** Includes acceptances that were overwritten in a merge on the device: they were given all the same (D27). */
function termsIn({ content, lost }: SentProfile): SentTerms[] {
  const aside = (lost ?? []).filter(({ group }) => group === TERMS_GROUP)
  return [content, ...aside.map(({ value }) => sentTerms.safeParse(value).data ?? {})]
}

function asItem(head: SyncHead, sent: SentProfile, stored: StoredItem | undefined): SentItem {
  const values = profileGroupValues(sent)
  // A profile cannot be deleted.
  values.set('deleted', { deleted: 0 })
  const stamping = { stamps: sent.stamps, isDelete: false, stampOf: profileGroupStamp }
  return {
    clientId: PROFILE_CLIENT_ID,
    kind: PROFILE_KIND,
    origin: null,
    groups: addStamps(head, values, stamping, stored),
    lost: readSentLosers(sent.lost),
  }
}

/** Uses the date in the earliest time zone, because it may already be tomorrow where the person is. [PROF-5] */
function birthDateFaults({ content: { birth_date: day } }: SentProfile, now: number): Fault[] {
  if (typeof day !== 'string' || day === '') return []
  const afterToday = new Date(now + EARLIEST_DAY_MS).toISOString().slice(0, 10)
  const problem = birthDateProblem(day, afterToday)
  return problem === null ? [] : [{ path: 'content.birth_date', reason: problem }]
}

function toProfileAnswer(outcome: SaveOutcome): RecordOutcome | Refusal {
  if ('faults' in outcome) return refuse(outcome.code, { errors: outcome.faults })
  if (!('item' in outcome)) return refuse(outcome.code)
  const { item } = outcome
  const groups = Object.fromEntries(item.groups)
  return {
    record_id: item.num,
    client_id: item.clientId,
    seq: item.seq,
    stamps: stampsByGroup(groups),
    content: profileGroupsToWire(groups),
  }
}

/**
 * The profile for clients that follow the specification, with the server's own facts about the person. Our own devices
 * pull its groups by cursor.
 */
export async function readProfileRecord(context: FactsContext, userId: number): Promise<PulledRecord> {
  const name = { client_id: PROFILE_CLIENT_ID }
  const stored = await itemByName(context.db, userId, [PROFILE_KIND], name)
  const facts = await readServerFacts(context, userId)
  const profile = profileGroupsToWire(stored?.groups ?? {})
  const head =
    stored === undefined
      ? {}
      : { record_id: stored.num, seq: stored.seq, stamps: stampsByGroup(stored.groups) }
  return {
    record_type: PROFILE_TYPE,
    client_id: PROFILE_CLIENT_ID,
    ...head,
    content: {
      ...profile,
      eula_version: facts.eula_version,
      privacy_notice_version: facts.privacy_notice_version,
      password_set: facts.password_set,
      credits_count: facts.credits_count,
      avatar: facts.avatar,
      providers: facts.providers,
    },
  }
}
