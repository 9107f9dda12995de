import { RESULT } from '@reprieve/contract/codes.ts'
import { readPulledPageSteps, type BadEntry, type PulledPage } from '@reprieve/contract/sync/pulledPage.ts'
import type { Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { applyPageSteps, type Page } from '@reprieve/domain/sync/applyPage.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { isNewEpoch, offerRowAgain, startEpoch, type SyncState } from '@reprieve/domain/sync/syncState.ts'
import { yieldToAccount } from '@reprieve/domain/sync/yieldToAccount.ts'
import { letPageRespond, runWithPauses } from '../../local/letPageRespond.ts'
import { encodeQuarantined } from '../../local/lock/quarantineCodec.ts'
import { addRows, changeRows, type RowChanges } from '../../local/rows/changeRows.ts'
import { storeReplacedValues, type ReplacedValues } from '../../local/rows/replacedValues.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'
import type { StorageFault, Unreadable } from '../../local/tables.ts'
import { storeConflictLosers, findPulledConflictLosers } from '../../reflections/conflictLoserTable.ts'
import { RESOLVED_CHANGE } from '../waiting/resolvedUnreadable.ts'
import { replacedRows } from './replacedRows.ts'
import { FROM_SERVER, PASS_LIMITS, findPassStop, type Pass, type PassStop } from './syncPass.ts'

const AT_ONCE = 1_000

/**
 * The server was restored and may lack anything: all rows of the device are offered again. [SYNC-16]
 * The epoch is written last: after an interruption the next pull finds the new epoch again and all is repeated, which
 * changes nothing. Written first, rows not marked yet would never be offered.
 */
export async function resendEverything(diary: Diary, epoch: string): Promise<StorageFault | null> {
  // Without a lock, another tab may have done it already.
  if ((await loadSyncState(diary)).state.epoch === epoch) return null
  const ids = await everyId(diary)
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const offered = await changeRows(diary, ids.slice(start, start + AT_ONCE), ({ rows }) => ({
      rows: [...rows.values()].map(offerRowAgain),
    }))
    if (!offered.ok) return offered.reason
  }
  const begun = await changeRows(diary, [], ({ state }) =>
    state.epoch === epoch ? {} : { state: startEpoch(state, epoch) },
  )
  return begun.ok ? null : begun.reason
}

async function everyId({ tables }: Diary): Promise<string[]> {
  const raws = await tables.everyRow()
  return raws
    .map((raw) => (raw as { clientId?: unknown }).clientId)
    .filter((clientId) => typeof clientId === 'string')
}

type Place = Pick<SyncState, 'cursor' | 'epoch'>

interface ReceivedPage extends PulledPage {
  askedAt: number
  heardAt: number
}

/** The content schema that this version of the app understands. */
const SCHEMA = 8
const MOST_EPOCHS = 3

/** Pulls the changes of others, page by page; each page is stored with its cursor in one transaction. */
export async function pullPages(pass: Pass): Promise<PassStop | null> {
  const { state } = await loadSyncState(pass.diary)
  let at: Place = state
  const isFirst = state.epoch === null
  let epochs = 0
  let done = 0
  let next = askPage(pass, at)
  for (;;) {
    const heard = await next
    if ('why' in heard) return heard
    const { page } = heard
    if (at.epoch !== null && at.epoch !== page.epoch) {
      epochs += 1
      if (epochs > MOST_EPOCHS) return STRANGE
      const fault = await resendEverything(pass.diary, page.epoch)
      if (fault !== null) return { why: 'storage', fault }
      at = { cursor: 0, epoch: page.epoch }
      next = askPage(pass, at)
      continue
    }
    // A page that promises more without advancing would be requested for ever.
    if (page.more && page.cursor <= at.cursor) return STRANGE
    const first = isFirst ? { from: at.cursor } : null
    at = { cursor: page.cursor, epoch: page.epoch }
    // The next page loads while this one is written.
    if (page.more) next = askPage(pass, at)
    const fault = await storePage(pass, heard, first)
    if (fault !== null) return { why: 'storage', fault }
    done += page.items.length
    pass.onPulled?.(done, page.left ?? 0)
    if (!page.more) return null
    // What was pulled so far is drawn before the next page is stored. [LOCAL-42]
    await letPageRespond()
  }
}

const refusedWith = (code: number): PassStop => ({ why: 'refused', code, retryAfterMs: null })
const STRANGE = refusedWith(RESULT.unknown)

type Asking = Pick<Pass, 'diary' | 'ask' | 'background' | 'limits'>

async function askPage(
  { diary, ask, background, limits }: Asking,
  at: Place,
): Promise<ReceivedPage | PassStop> {
  const askedAt = diary.now()
  const answer = await ask(
    'sync/get-all-records',
    {
      cursor: at.cursor,
      limit: limits.page,
      schema: SCHEMA,
      groups: 1,
      ...(at.epoch === null ? {} : { epoch: at.epoch }),
    },
    { background },
  )
  const heardAt = diary.now()
  const stop = findPassStop(answer)
  if (stop !== null) return stop
  if (!answer.reached) return { why: 'unreachable' }
  if (answer.code !== RESULT.ok) return refusedWith(answer.code)
  const read = await runWithPauses(readPulledPageSteps(answer.body))
  return read.ok ? { ...read.value, askedAt, heardAt } : STRANGE
}

/**
 * Whether the server was restored since the last contact: then it may lack rows of this device, even if none is unsent.
 * False if it cannot be reached. [SYNC-16]
 */
export async function isServerRestored(parts: Pick<Asking, 'diary' | 'ask'>): Promise<boolean> {
  const { state } = await loadSyncState(parts.diary)
  const heard = await askPage({ ...parts, background: true, limits: { ...PASS_LIMITS, page: 1 } }, state)
  return !('why' in heard) && isNewEpoch(state, heard.page.epoch)
}

interface PageChanges extends RowChanges {
  apart?: Reflection[]
  replaced?: ReplacedValues[]
}

async function storePage(
  pass: Pass,
  { page, bad, strange, askedAt, heardAt }: ReceivedPage,
  first: { from: number } | null,
): Promise<StorageFault | null> {
  const { diary, note } = pass
  if (strange > 0) note('pulled entries that are no items', strange)
  const fault = bad.length === 0 ? null : await setAside(pass, bad)
  if (fault !== null) return fault
  // On the first contact with this account nearly every row is new: looking them up would find nothing.
  const write = first === null ? changeRows : addRows
  const stored = await write(
    diary,
    page.items.map(({ clientId }) => clientId),
    async ({ rows, state }): Promise<PageChanges> => {
      // Without a lock, another tab may have found the new epoch meanwhile: this cursor belongs to the old one.
      if (isNewEpoch(state, page.epoch)) return {}
      const known = isFirstContact(state, first) ? yielded(rows, page) : rows
      const applied = await runWithPauses(applyPageSteps(known, { page, state, askedAt, heardAt }))
      // Most pulls bring nothing: they need not write to the disk.
      if (applied.rows.length === 0 && sameJson(applied.state, state)) return {}
      const apart = findPulledConflictLosers({ before: rows, items: page.items, after: applied.rows })
      return {
        rows: withTheirKind(applied.rows, page),
        state: applied.state,
        apart,
        replaced: replacedRows(rows, applied.rows, state.clock.device),
        isRelaxed: page.more && applied.rows.every(({ lost }) => lost.length === 0),
      }
    },
  )
  if (!stored.ok) return stored.reason
  await storeConflictLosers(diary, stored.value.apart ?? [])
  await storeReplacedValues(diary, stored.value.replaced ?? [])
  return null
}

/** Not if another tab was faster: rows written since then were written with the account already known. */
const isFirstContact = ({ epoch, cursor }: SyncState, first: { from: number } | null): boolean =>
  first !== null && (epoch === null || (first.from > 0 && cursor === first.from))

/** For a device that was used before its first contact with this account. */
function yielded(rows: ReadonlyMap<string, LocalRow>, { items }: Page): Map<string, LocalRow> {
  const after = new Map(rows)
  for (const item of items) {
    const row = after.get(item.clientId)
    if (row !== undefined) after.set(item.clientId, yieldToAccount(row, item))
  }
  return after
}

/** Before the cursor moves past them: a crash in between stores one twice, never none. */
async function setAside({ diary, note }: Pass, bad: readonly BadEntry[]): Promise<StorageFault | null> {
  note('pulled entries set aside', bad.length)
  const at = diary.now()
  const unreadable = await Promise.all(
    bad.map(async ({ clientId, raw, why }): Promise<Unreadable> => {
      const sealed = await encodeQuarantined(diary.codec, raw, at)
      return { table: 'rows', key: clientId, raw: sealed, why: FROM_SERVER + why, at }
    }),
  )
  const written = await diary.tables.write({ unreadable })
  // Nothing else would update the list of waiting rows, in this tab and in the others. [SYNC-41]
  if (written.ok) diary.doorbell.ring([RESOLVED_CHANGE])
  return written.ok || written.reason === 'changed' ? null : written.reason
}

/** A bare tombstone does not name its kind; a later item with the same id does. */
function withTheirKind<Row extends { clientId: string; kind: string }>(
  rows: readonly Row[],
  page: Page,
): Row[] {
  const kinds = new Map(page.items.map(({ clientId, kind }) => [clientId, kind]))
  return rows.map((row) => {
    const kind = kinds.get(row.clientId)
    return kind === undefined || kind === row.kind || row.kind !== 'record' ? row : { ...row, kind }
  })
}
