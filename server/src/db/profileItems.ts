import { aliasGroup, aliasesIn, isAliasGroup } from '@reprieve/contract/aliasGroups.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import type { GroupValues, Stamps } from '@reprieve/contract/groups.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import {
  isMergedInto,
  splitKeepingName,
  profileVerdict,
  splitSettledByMerge,
  type SplitGroups,
  type ProfileAct,
  type ProfileCase,
  type ProfileVerdict,
} from '@reprieve/domain/sync/profileDecision.ts'
import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { itemsByClientId, itemsByNumber, itemsOfKind, findReplacedStamps } from './itemLookup.ts'
import { isTooMuch, MOST_OF_KIND } from './itemSize.ts'
import { mergeSentItem, type ItemWrite } from './itemWrite.ts'
import type { SentItem, StoredItem } from './items.ts'
import type { Db, Trx } from './pool.ts'
import { findDuplicateItem, itemGroupValues } from './duplicateItem.ts'
import {
  addStamps,
  readSentLosers,
  refuseItem,
  saveItems,
  type NotSaved,
  type SavedItem,
  type SaveOutcome,
} from './saveItems.ts'

// Conditions and medications share this store because both are identified by their names (D29).

interface SentProfileItem {
  client_id?: string | null | undefined
  stamps?: Stamps | null | undefined
  lost?: readonly { group: string; hlc: Stamp; value?: unknown }[] | null | undefined
  deleted?: 0 | 1 | null | undefined
}

/** What the built-in catalogue knows about a sent item. */
export interface CatalogueEntry {
  /** The id that the item has for everybody; null where it differs from person to person. */
  clientId: string | null
  num: number | null
  /** Whether this is a name of the entry, in any language. */
  isCalled: (name: string) => boolean
}

export interface ProfileKind<Of extends SentProfileItem> {
  kind: 'condition' | 'medication'
  /** Fills in values from the catalogue and from the person's other items; runs inside the transaction. */
  complete: (trx: Trx, userId: number, sent: Of, entry: CatalogueEntry | null) => Promise<Of>
  /** Positive numbers only: a negative one is local to the sender (D30). */
  numberOf: (sent: Of) => number | null
  nameOf: (sent: Of) => string | null
  groupsOf: (sent: Of) => GroupValues
  stampOf: (group: string, stamps: Stamps) => Stamp
  /** Two live items that share one of these are duplicates; empty when the item has no name. */
  likenessesOf: (values: ReadonlyMap<string, unknown>) => readonly string[]
  entryOf: (sent: Of, act: ProfileAct) => CatalogueEntry | null
  /** Whether it refers to a catalogue entry, known or not. */
  namesEntry: (sent: Of) => boolean
  nameKey: string
  missing: NotSaved['code']
  unknown: NotSaved['code'] | null
  exists: SavedItem['code']
}

export interface ProfileWork {
  userId: number
  act: ProfileAct
  now: number
}

export async function saveProfileItem<Of extends SentProfileItem>(
  db: Db,
  work: ProfileWork,
  sent: Of,
  how: ProfileKind<Of>,
): Promise<SaveOutcome> {
  const [outcome] = await saveItems(db, work, [sent], async (trx, write) => {
    const entry = how.entryOf(sent, work.act)
    const target = await findTarget(trx, work, sent, { how, entry })
    const isNew = target?.stored === undefined && work.act === 'add'
    const whole = isNew || work.act === 'edit' ? await how.complete(trx, work.userId, sent, entry) : sent
    const live = await itemsOfKind(trx, work.userId, how.kind)
    return () => decide(write, { ...work, sent: whole, asSent: sent, entry, target, live }, how)
  })
  return outcome!
}

interface Target {
  clientId: string
  /** The id that it was sent with, if that is the id of a merged duplicate (D29). */
  copy: string | null
  stored: StoredItem | undefined
  restamped: Parameters<ItemWrite['merge']>[2]
}

/** Null for an item that does not exist: only an add creates one. */
async function findTarget<Of extends SentProfileItem>(
  trx: Trx,
  { userId, act, now }: ProfileWork,
  sent: Of,
  { how, entry }: { how: ProfileKind<Of>; entry: CatalogueEntry | null },
): Promise<Target | null> {
  const number = how.numberOf(sent)
  const own = typeof sent.client_id === 'string' ? sent.client_id.toLowerCase() : null
  const [numbered] =
    own !== null || number === null ? [] : await itemsByNumber(trx, userId, [how.kind], [number])
  // A client that follows the specification names the entry by its number or its name (D28).
  const ofEntry = act === 'add' ? (entry?.clientId ?? newClientId(now)) : null
  const id = own ?? numbered?.clientId ?? ofEntry
  if (id === null) return null
  const { target, item } = (await itemsByClientId(trx, userId, [id])).get(id)!
  const restamped = await findReplacedStamps(trx, userId, [target])
  return {
    clientId: target,
    copy: target === id ? null : id,
    stored: item,
    restamped: restamped.get(target) ?? [],
  }
}

interface Case<Of> extends ProfileWork {
  sent: Of
  /** The item before anything was filled in. */
  asSent: Of
  entry: CatalogueEntry | null
  target: Target | null
  live: readonly StoredItem[]
}

function decide<Of extends SentProfileItem>(
  write: ItemWrite,
  work: Case<Of>,
  how: ProfileKind<Of>,
): SaveOutcome {
  const { act, sent, target, live } = work
  if (target === null) return { code: how.missing }
  const { stored } = target
  const item = asItem(write, work, { how, target })
  // The merge is tried before anything is written: the sent values may lose, and then no name changes.
  const after = mergeSentItem({ ...write.head }, stored, item, target.restamped).item
  const alike = findDuplicateItem(live, { stored, after }, how.likenessesOf)
  const known: ProfileCase = {
    act,
    stored:
      stored === undefined ? null : { isOfItsKind: stored.kind === how.kind, isDeleted: stored.deleted },
    isTombstone: sent.deleted === 1,
    hasId: typeof sent.client_id === 'string',
    hasName: how.likenessesOf(itemGroupValues(item)).length > 0,
    isEntryUnknown: how.namesEntry(sent),
    isAlike: alike !== undefined,
    isFull: live.length >= MOST_OF_KIND && !after.deleted,
  }
  const verdict = profileVerdict(known)
  if (verdict === 'taken' && isRenamed(work, how)) return refuseItem(how.nameKey, 'catalogue-name')
  if (verdict === 'taken' && isTooMuch(stored, after)) return refuseItem('', 'too-large')
  // A partial edit of a wiped item would restore it without a name: its sender must add it whole (D29). [SYNC-31]
  if (
    verdict === 'taken' &&
    stored?.deleted === true &&
    !after.deleted &&
    how.likenessesOf(itemGroupValues(after)).length === 0
  )
    return { code: how.missing }
  const isKept = verdict === 'missing' && stored === undefined && isStampedDelete(act, sent)
  if (verdict === 'taken' || isKept) {
    // Saved although another item has this name: it is a delete, and its item was restored meanwhile.
    const live = take(write, alike === undefined ? item : asCalledHere(item, stored), target)
    if (!isKept) return { code: RESULT.ok, item: live, sent: valuesAsSent(item, work, how) }
  }
  const there = isMergedInto(known, target.copy !== null) ? (alike ?? stored) : stored
  return answerTo(verdict, there, how)
}

function take(write: ItemWrite, item: SentItem, { stored, restamped }: Target): StoredItem {
  const live = write.merge(stored, item, restamped)
  if (live !== stored)
    for (const clientId of aliasesIn(live.groups.keys())) write.alias({ clientId, target: live.clientId })
  return live
}

/** The values the sender knows: without those filled in here, which the response must include. */
const valuesAsSent = <Of extends SentProfileItem>(
  { groups }: SentItem,
  { sent, asSent }: Case<Of>,
  how: ProfileKind<Of>,
): SavedItem['sent'] =>
  sent === asSent ? groups : new Map([...how.groupsOf(asSent)].map(([group, v]) => [group, { v }]))

/** Stored though no item exists here: otherwise a device that still has it would bring it back. [SYNC-25] */
const isStampedDelete = (act: ProfileAct, { client_id: id, stamps }: SentProfileItem): boolean =>
  act === 'delete' && typeof id === 'string' && stamps?.['deleted'] !== undefined

function answerTo<Of extends SentProfileItem>(
  verdict: ProfileVerdict,
  there: StoredItem | undefined,
  { nameKey, missing, unknown, exists }: ProfileKind<Of>,
): SaveOutcome {
  if (verdict === 'missing') return { code: missing }
  if (verdict === 'unknown' && unknown !== null) return { code: unknown }
  if (verdict === 'exists' && there !== undefined) return { code: exists, item: there, sent: new Map() }
  if (verdict === 'another-kind') return refuseItem('client_id', 'kind-changed')
  return verdict === 'full' ? refuseItem('', 'list-full') : refuseItem(nameKey, 'required')
}

/** An item with a catalogue id must keep its catalogue name: another name would be another thing. */
function isRenamed<Of extends SentProfileItem>(
  { act, sent, entry, target }: Case<Of>,
  how: ProfileKind<Of>,
): boolean {
  const name = how.nameOf(sent)
  if (act !== 'edit' || name === null || entry === null || target?.stored === undefined) return false
  if (target.clientId !== entry.clientId || entry.isCalled(name)) return false
  const likenesses = how.likenessesOf(itemGroupValues(target.stored))
  return !how.likenessesOf(how.groupsOf(sent)).every((likeness) => likenesses.includes(likeness))
}

function asItem<Of extends SentProfileItem>(
  write: ItemWrite,
  { act, sent, entry }: Case<Of>,
  { how, target }: { how: ProfileKind<Of>; target: Target },
): SentItem {
  const { clientId, copy, stored } = target
  const values = how.groupsOf(sent)
  values.set('deleted', { deleted: act === 'delete' || sent.deleted === 1 ? 1 : 0 })
  const stamping = { stamps: sent.stamps, isDelete: act === 'delete', stampOf: how.stampOf }
  const isEntry = entry?.clientId === clientId && entry.num !== null
  const groups = addStamps(write.head, values, stamping, stored)
  const merged = copy === null ? undefined : stored?.groups.get(aliasGroup(copy))
  const { fresh, settled } = splitSettledByMerge(groups, merged, isAliasGroup)
  return {
    clientId,
    kind: how.kind,
    ...(isEntry ? { num: entry.num! } : {}),
    origin: null,
    groups: fresh,
    lost: [...readSentLosers(sent.lost), ...asLosers(settled)],
  }
}

function asCalledHere(item: SentItem, stored: StoredItem | undefined): SentItem {
  const { fresh, settled } = splitKeepingName(item.groups, stored?.groups)
  return { ...item, groups: fresh, lost: [...item.lost, ...asLosers(settled)] }
}

const asLosers = (settled: SplitGroups<{ v: unknown; s: Stamp }>['settled']): SentItem['lost'] =>
  settled.map(({ group, value }) => ({ group, hlc: value.s, sentAs: null, value: value.v }))
