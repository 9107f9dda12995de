import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { runSteps, type Steps } from '@reprieve/domain/steps.ts'
import type { Page, PulledItem } from '@reprieve/domain/sync/applyPage.ts'
import type { Groups, StampedValue } from '@reprieve/domain/sync/mergeItem.ts'
import { STAMP_SHAPE, type Stamp } from '@reprieve/domain/sync/stamp.ts'
import { toFields, isFields, type Fields } from '../fields.ts'
import { LOWEST_STAMP } from '../groups.ts'
import type { SentRecord } from '../records/sentRecord.ts'
import { recordGroupValues, isReflection, recordGroupStamp } from '../records/wire.ts'

// Parsed by hand instead of by a schema: a first sync reads ten thousand entries on a phone, and the schema library
// would be the heaviest part of the code loaded for it.

/** An entry that names an item but cannot be read: quarantined unchanged, so that the cursor may move past it. */
export interface BadEntry {
  clientId: string
  raw: unknown
  why: string
}

export interface PulledPage {
  page: Page
  bad: BadEntry[]
  /** The number of entries that are not items, of which nothing can be stored. */
  strange: number
}

/**
 * One response of `get-all-records`, with records in the form of the specification or as groups. Refused without its
 * head, which contains the end of the page and the server's time.
 */
export const readPulledPage = (body: Fields): PageReading => runSteps(readPulledPageSteps(body))

type PageReading = Result<PulledPage, 'not-a-bundle'>

const ENTRIES_EACH_STEP = 25

/** The same in steps: a page of thousands would block a phone. */
export function* readPulledPageSteps(body: Fields): Steps<PageReading> {
  const { records } = body
  if (!Array.isArray(records)) return err('not-a-bundle')
  const entries = records.map(toFields)
  const head = headOf(entries.find(isHead))
  if (head === null) return err('not-a-bundle')

  const items: PulledItem[] = []
  const bad: BadEntry[] = []
  let strange = 0
  for (const [at, entry] of entries.entries()) {
    if (at % ENTRIES_EACH_STEP === 0) yield
    if (isHead(entry)) continue
    const clientId = entry['client_id']
    if (typeof clientId !== 'string' || clientId === '') {
      strange += 1
      continue
    }
    const item = itemOf(clientId, entry)
    if (typeof item === 'string') bad.push({ clientId, raw: entry, why: item })
    else items.push(item)
  }
  return ok({ page: { ...head, items }, bad, strange })
}

const isHead = (entry: Fields): boolean => entry['record_type'] === 'server_time'

function headOf(entry: Fields | undefined): Omit<Page, 'items'> | null {
  const { server_time: serverTime, cursor, more, left, epoch } = entry ?? {}
  if (!Number.isFinite(serverTime) || !Number.isSafeInteger(cursor)) return null
  if (typeof more !== 'boolean' || typeof epoch !== 'string') return null
  const head = { serverTime: serverTime as number, cursor: cursor as number, more, epoch }
  return Number.isSafeInteger(left) && (left as number) >= 0 ? { ...head, left: left as number } : head
}

/** The item, or what is wrong with its entry. */
function itemOf(clientId: string, entry: Fields): PulledItem | string {
  const { record_type: type, content, groups, stamps } = entry
  if (typeof type !== 'string') return 'record_type is wrong'
  const idOnServer = [entry['record_id'], entry['fid'], entry['nid']].find((number) => number !== undefined)
  if (!Number.isSafeInteger(idOnServer)) return 'its number is wrong'
  if (!isFields(stamps) || !areStamps(stamps)) return 'stamps are wrong'
  if (!isFields(content ?? {}) || !isFields(groups ?? {})) return 'content is wrong'
  const item = { clientId, kind: kindOf(type), idOnServer: idOnServer as number, groups: NO_GROUPS }
  if (type !== DIARY_TYPE) item.groups = plainGroups(groups ?? content, stamps)
  else {
    item.kind = isReflection(entry) ? 'reflection' : 'record'
    item.groups = recordGroups(entry)
  }
  return item
}

const DIARY_TYPE = 'pain_record'

const NO_GROUPS: Groups = new Map()

/** Groups saved together share one stamp, which is checked only once. */
function areStamps(stamps: Fields): stamps is Record<string, Stamp> {
  let right: unknown
  for (const group of Object.keys(stamps)) {
    const stamp = stamps[group]
    if (stamp === right) continue
    if (typeof stamp !== 'string' || !STAMP_SHAPE.test(stamp)) return false
    right = stamp
  }
  return true
}

export function recordGroups(record: SentRecord): Groups {
  const groups = new Map<string, StampedValue>()
  const stamps = record.stamps ?? {}
  for (const [group, v] of recordGroupValues(record))
    groups.set(group, { v, s: recordGroupStamp(group, stamps) })
  return groups
}

// D34: kinds that only a later version shows are stored now, because the cursor would skip them for good.
const kindOf = (type: string): string => (type.endsWith(ENDING) ? type.slice(0, -ENDING.length) : type)
const ENDING = '_record'

function plainGroups(values: unknown, stamps: Readonly<Record<string, Stamp>>): Groups {
  const said = toFields(values)
  const groups = new Map<string, StampedValue>()
  for (const group of Object.keys(said)) {
    const s = Object.hasOwn(stamps, group) ? stamps[group]! : LOWEST_STAMP
    groups.set(group, { v: said[group] ?? null, s })
  }
  // A stamp without a value: for a group unknown to this app it must come back. [SYNC-6]
  for (const group of Object.keys(stamps))
    if (!groups.has(group)) groups.set(group, { v: null, s: stamps[group]! })
  return groups
}
