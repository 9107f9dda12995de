import { RESULT } from '@reprieve/contract/codes.ts'
import { readPulledPage } from '@reprieve/contract/sync/pulledPage.ts'
import { seeStamps } from '@reprieve/domain/sync/deviceClock.ts'
import type { LocalRow, LostValue } from '@reprieve/domain/sync/localRow.ts'
import { applyPulled, type PulledItem } from '@reprieve/domain/sync/pullApply.ts'
import { PROFILE_KIND, SETTINGS_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import type { Ask } from '../../api/ask.ts'
import { changeRows } from '../../local/changeRows.ts'
import { PLAIN_CODEC } from '../../local/codec.ts'
import type { Diary } from '../../local/rows.ts'
import { readStoredRow } from '../../local/storedRow.ts'
import type { StorageFault } from '../../local/tables.ts'
import { TRASH_KINDS } from '../trash/trashKinds.ts'
import type { UnreadOne } from './findWaiting.ts'
import { settleUnreadable, wasSent } from './settledUnreadable.ts'

/**
 * `older`: the server's is here again, without what waited to be sent. `not-there`: the server has none of it either.
 * `still`: what it has cannot be read by this version of the app.
 */
export type RefetchOutcome = 'mended' | 'older' | 'not-there' | 'still' | 'away' | StorageFault

/**
 * What lies here may be readable for this version of the app; else it is asked for anew. Put in order it is a row like
 * any other, and leaves the list. [SYNC-30]
 */
export async function fetchAgain(diary: Diary, ask: Ask | null, unread: UnreadOne): Promise<RefetchOutcome> {
  const here = await readHere(diary, unread)
  const fault = here === undefined ? await readThere(diary, ask, unread) : here
  if (fault !== null) return fault
  // Those words are nowhere else, so it stays in the list until the person has taken them along.
  if (here === undefined && !unread.isFromServer && !wasSent(unread)) return 'older'
  return (await settleUnreadable(diary, unread)) ?? 'mended'
}

/** Null where it is in order by now, undefined where what lies here is of no use. */
async function readHere(
  diary: Diary,
  { raw, isFromServer }: UnreadOne,
): Promise<StorageFault | null | undefined> {
  if (isFromServer) {
    const item = itemIn(raw)
    return item === null ? undefined : store(diary, item)
  }
  // It was opened with what lies around it, where it could be. [LOCK-9]
  const { content } = (raw ?? {}) as { content?: unknown }
  const codec = content instanceof Uint8Array ? diary.codec : PLAIN_CODEC
  const read = await readStoredRow(raw, codec)
  return read.ok ? putBack(diary, read.value.row) : undefined
}

async function readThere(
  diary: Diary,
  ask: Ask | null,
  { key, kind }: UnreadOne,
): Promise<RefetchOutcome | null> {
  if (ask === null) return 'away'
  if (typeof key !== 'string' || !IS_ID.test(key)) return 'not-there'
  for (const type of typesOf(kind)) {
    // As its groups, which is how it lies here.
    const answer = await ask('sync/get-record', { record_type: type, client_id: key, groups: 1 })
    if (!answer.reached) return 'away'
    if (GONE.includes(answer.code)) continue
    if (answer.code !== RESULT.ok) return 'away'
    const item = itemIn(answer.body)
    return item === null ? 'still' : store(diary, item)
  }
  return 'not-there'
}

const IS_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const GONE: readonly number[] = [RESULT.notFound, RESULT.recordMissing]

const typeOf = (kind: string): string =>
  kind === 'record' || kind === 'reflection' ? 'pain_record' : `${kind}_record`

const KINDS: readonly string[] = [...TRASH_KINDS, PROFILE_KIND, ...SETTINGS_KINDS]

/** What is damaged may not say of what kind it is: asked for as something else, the server would seem to have none. */
function typesOf(kind: string | null): readonly string[] {
  if (kind !== null && KINDS.includes(kind)) return [typeOf(kind)]
  const all = KINDS.map(typeOf)
  return [...new Set(kind === null ? all : [typeOf(kind), ...all])]
}

/** As an entry of a pull is read: by itself it has no head. */
function itemIn(entry: unknown): PulledItem | null {
  const head = { record_type: 'server_time', server_time: 0, cursor: 0, more: false, epoch: '' }
  const read = readPulledPage({ records: [head, entry] })
  return read.ok ? (read.value.page.items[0] ?? null) : null
}

/** As a pull does, but for the cursor, which is past it. */
async function store(diary: Diary, item: PulledItem): Promise<StorageFault | null> {
  const stored = await changeRows(diary, [item.clientId], ({ rows, state }) => {
    const before = rows.get(item.clientId)
    const row = applyPulled(before, item, diary.now() + state.clock.offset)
    const stamps = [...item.groups.values()].map(({ s }) => s)
    return row === before ? {} : { rows: [row], state: { ...state, clock: seeStamps(state.clock, stamps) } }
  })
  return stored.ok ? null : stored.reason
}

/** What came from the server meanwhile stays where it is later; what here is later waits to be sent. */
async function putBack(diary: Diary, found: LocalRow): Promise<StorageFault | null> {
  const put = await changeRows(diary, [found.clientId], ({ rows, state }) => {
    const known = rows.get(found.clientId)
    const row = known === undefined ? found : joined(known, found)
    const stamps = [...found.groups.values()].map(({ s }) => s)
    return row === known ? {} : { rows: [row], state: { ...state, clock: seeStamps(state.clock, stamps) } }
  })
  return put.ok ? null : put.reason
}

function joined(known: LocalRow, found: LocalRow): LocalRow {
  const groups = new Map(known.groups)
  const pend = new Set(known.pend)
  const lost: LostValue[] = [...known.lost, ...found.lost]
  let hasMoved = false
  for (const [group, { v, s }] of found.groups) {
    const mine = groups.get(group)
    const isLater = mine === undefined || s > mine.s
    const beaten = isLater ? mine : { v, s }
    const wasPending = (isLater ? known : found).pend.has(group)
    // No server has seen a pending value: thrown away here, it would be in nobody's history. [SYNC-13]
    if (beaten !== undefined && wasPending && !sameJson(mine?.v, v)) {
      lost.push({ group, hlc: beaten.s, value: beaten.v })
    }
    if (!isLater) continue
    groups.set(group, { v, s })
    pend.add(group)
    hasMoved = true
  }
  if (!hasMoved && lost.length === known.lost.length) return known
  return { ...known, groups, pend, lost, ver: known.ver + 1, dirty: true }
}
