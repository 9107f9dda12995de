import { newClientId } from '@reprieve/contract/ids.ts'
import type { ListField } from '@reprieve/contract/lists/sentListField.ts'
import type { Restamp } from '@reprieve/domain/sync/mergeItem.ts'
import { itemsByClientId, itemsByNumber, itemsOfKind, findReplacedStamps } from '../db/itemLookup.ts'
import type { StoredItem } from '../db/items.ts'
import type { Trx } from '../db/pool.ts'
import { BUILT_IN_BY_FID, BUILT_IN_BY_ID, type BuiltInItem } from '@reprieve/content/builtInItems.ts'
import { ListNames, nameIn } from './listNames.ts'
import { LIST_KIND, isTombstone, type ListAct } from './sentFields.ts'

/** The item that a sent one refers to. */
export interface ListItemTarget {
  clientId: string
  stored: StoredItem | undefined
  /** Set for a built-in item, which may have no row. */
  builtIn: BuiltInItem | undefined
  /** The sender's id, if it is a duplicate of another item (D29). */
  copy: string | null
  /** It was found by its name alone. */
  isByName: boolean
}

/** Loads what the database has for these items. A person's lists are small, so they are read whole, for the names. */
export async function loadKnownItems(
  trx: Trx,
  userId: number,
  all: readonly ListField[],
): Promise<KnownItems> {
  const ids = all.map(ownId).filter((id) => id !== null)
  const numbers = all.flatMap(({ fid }) => (typeof fid === 'number' && fid > 0 ? [fid] : []))
  const lookups = await itemsByClientId(trx, userId, [...new Set(ids)])
  const named = [...lookups.values()].map(({ item }) => item).filter((item) => item !== undefined)
  const numbered = await itemsByNumber(trx, userId, [LIST_KIND], numbers)
  const live = await itemsOfKind(trx, userId, LIST_KIND)
  const items = [...live, ...named, ...numbered]
  return new KnownItems({
    items,
    aliases: new Map([...lookups].map(([id, { target }]) => [id, target])),
    restamped: await findReplacedStamps(trx, userId, [...new Set(items.map(({ clientId }) => clientId))]),
  })
}

interface ListItemLookup {
  items: readonly StoredItem[]
  aliases: Map<string, string>
  restamped: ReadonlyMap<string, Restamp[]>
}

/** The known items, updated during a bulk, because a bulk may contain one item twice. */
export class KnownItems {
  private readonly byId = new Map<string, StoredItem>()
  private readonly byNumber = new Map<number, string>()
  private readonly live = new Set<string>()
  private readonly names = new ListNames((id) => this.nameNow(id))
  private readonly lookup: ListItemLookup

  constructor(lookup: ListItemLookup) {
    this.lookup = lookup
    for (const item of lookup.items) this.remember(item)
  }

  findRestamps = (clientId: string): Restamp[] => this.lookup.restamped.get(clientId) ?? []

  /** How many live items the person has. */
  countLive = (): number => this.live.size

  remember(item: StoredItem, copy: string | null = null): void {
    this.byId.set(item.clientId, item)
    if (copy !== null) this.lookup.aliases.set(copy, item.clientId)
    if (item.kind !== LIST_KIND) return
    this.byNumber.set(item.num, item.clientId)
    this.names.add(item)
    if (item.deleted) this.live.delete(item.clientId)
    else this.live.add(item.clientId)
  }

  /** Null for an item that does not exist: only an add creates one. */
  findTarget(sent: ListField, act: ListAct, now: number): ListItemTarget | null {
    const own = ownId(sent)
    const id = own === null ? this.idOfNumber(sent.fid) : (this.lookup.aliases.get(own) ?? own)
    if (id !== null && this.isThere(id)) return this.at(id, { own, isByName: false })
    const named = mayGoByName(sent, act) ? this.idOfName(sent) : null
    if (named !== null) return this.at(named, { own, isByName: true })
    return act === 'add' ? this.at(own ?? newClientId(now), { own, isByName: false }) : null
  }

  private nameNow(id: string): string | null {
    const item = this.byId.get(id)
    return item === undefined ? null : nameIn(item)
  }

  private isThere = (id: string): boolean => this.byId.has(id) || BUILT_IN_BY_ID.has(id)

  private at(clientId: string, { own, isByName }: { own: string | null; isByName: boolean }): ListItemTarget {
    const copy = own === null || own === clientId ? null : own
    const [stored, builtIn] = [this.byId.get(clientId), BUILT_IN_BY_ID.get(clientId)]
    return { clientId, stored, builtIn, copy, isByName }
  }

  private idOfNumber(fid: number | null | undefined): string | null {
    if (typeof fid !== 'number') return null
    return BUILT_IN_BY_FID.get(fid)?.id ?? this.byNumber.get(fid) ?? null
  }

  private idOfName({ type, value }: ListField): string | null {
    return typeof type === 'string' && typeof value === 'string' ? this.names.find(type, value) : null
  }
}

/** An id or a number means exactly that item, whatever its name; a new item is matched by its name (D29). */
function mayGoByName(sent: ListField, act: ListAct): boolean {
  if (isTombstone(sent)) return false
  if (act === 'add') return true
  return ownId(sent) === null && !(typeof sent.fid === 'number' && sent.fid > 0)
}

const ownId = ({ client_id: id }: ListField): string | null =>
  typeof id === 'string' ? id.toLowerCase() : null
