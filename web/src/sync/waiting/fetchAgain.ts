import { RESULT } from '@reprieve/contract/codes.ts'
import { readPulledPage } from '@reprieve/contract/sync/pulledPage.ts'
import { applyPulled, type PulledItem } from '@reprieve/domain/sync/applyPage.ts'
import { observeStamps } from '@reprieve/domain/sync/deviceClock.ts'
import type { LocalRow, LostValue } from '@reprieve/domain/sync/localRow.ts'
import { PROFILE_KIND, SETTINGS_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import type { Ask } from '../../api/ask.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { readStoredRow } from '../../local/rows/storedRow.ts'
import type { StorageFault } from '../../local/tables.ts'
import { TRASH_KINDS } from '../trash/findTrash.ts'
import type { UnreadableItem } from './findWaiting.ts'
import { markResolved, wasSent } from './resolvedUnreadable.ts'
import { PLAIN_CODEC } from '../../local/database/idbTables.ts'

/**
 * `older`: the server's version is back, without the unsent changes. `not-there`: the server does not have it either.
 * `still`: this version of the app cannot read the server's version.
 */
export type RefetchOutcome = 'mended' | 'older' | 'not-there' | 'still' | 'away' | StorageFault

/**
 * This version of the app may be able to read the quarantined value; otherwise it is fetched again. Once restored it is
 * an ordinary row, and leaves the list. [SYNC-30]
 */
export async function fetchAgain(
  diary: Diary,
  ask: Ask | null,
  unread: UnreadableItem,
): Promise<RefetchOutcome> {
  const here = await readHere(diary, unread)
  const fault = here === undefined ? await readThere(diary, ask, unread) : here
  if (fault !== null) return fault
  // Its unsent text exists nowhere else, so it stays in the list until the user has exported it.
  if (here === undefined && !unread.isFromServer && !wasSent(unread)) return 'older'
  return (await markResolved(diary, unread)) ?? 'mended'
}

/** Null if it is restored, undefined if the stored value is useless. */
async function readHere(
  diary: Diary,
  { raw, isFromServer }: UnreadableItem,
): Promise<StorageFault | null | undefined> {
  if (isFromServer) {
    const item = itemIn(raw)
    return item === null ? undefined : store(diary, item)
  }
  // The content was decoded together with the whole entry, if possible. [LOCK-9]
  const { content } = (raw ?? {}) as { content?: unknown }
  const codec = content instanceof Uint8Array ? diary.codec : PLAIN_CODEC
  const read = await readStoredRow(raw, codec)
  return read.ok ? putBack(diary, read.value.row) : undefined
}

async function readThere(
  diary: Diary,
  ask: Ask | null,
  { key, kind }: UnreadableItem,
): Promise<RefetchOutcome | null> {
  if (ask === null) return 'away'
  if (typeof key !== 'string' || !IS_ID.test(key)) return 'not-there'
  for (const type of typesOf(kind)) {
    // As groups, which is how it is stored here.
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

/** A damaged row may not name its kind: asked for the wrong one, the server would seem not to have it. */
function typesOf(kind: string | null): readonly string[] {
  if (kind !== null && KINDS.includes(kind)) return [typeOf(kind)]
  const all = KINDS.map(typeOf)
  return [...new Set(kind === null ? all : [typeOf(kind), ...all])]
}

/** Parsed like an entry of a pulled page, which needs a head. */
function itemIn(entry: unknown): PulledItem | null {
  const head = { record_type: 'server_time', server_time: 0, cursor: 0, more: false, epoch: '' }
  const read = readPulledPage({ records: [head, entry] })
  return read.ok ? (read.value.page.items[0] ?? null) : null
}

/** Like a pull, but without the cursor, which is already past it. */
async function store(diary: Diary, item: PulledItem): Promise<StorageFault | null> {
  const stored = await changeRows(diary, [item.clientId], ({ rows, state }) => {
    const before = rows.get(item.clientId)
    const row = applyPulled(before, item, diary.now() + state.clock.offset)
    const stamps = [...item.groups.values()].map(({ s }) => s)
    return row === before
      ? {}
      : { rows: [row], state: { ...state, clock: observeStamps(state.clock, stamps) } }
  })
  return stored.ok ? null : stored.reason
}

/** Merges by stamp: the server's later values stay; later values from here become unsent. */
async function putBack(diary: Diary, found: LocalRow): Promise<StorageFault | null> {
  const put = await changeRows(diary, [found.clientId], ({ rows, state }) => {
    const known = rows.get(found.clientId)
    const row = known === undefined ? found : joined(known, found)
    const stamps = [...found.groups.values()].map(({ s }) => s)
    return row === known
      ? {}
      : { rows: [row], state: { ...state, clock: observeStamps(state.clock, stamps) } }
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
    // No server has seen a pending value: dropped here, it would be in no history. [SYNC-13]
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
