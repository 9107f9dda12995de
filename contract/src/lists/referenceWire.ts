import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { toContent, type Content } from '../content.ts'

/**
 * A reference from a plain client that has a name but no client id. Its local id is made from the name and is not sent:
 * a new id would become a separate list item on every device (D31).
 */
const BY_NAME = 'name:'
const namedOnly = (text: string): Reference => ({ id: BY_NAME + text, text })

export const referencesToWire = (items: readonly Reference[]): Content[] =>
  items.filter(({ id }) => !id.startsWith(BY_NAME)).map(({ id, text }) => ({ client_id: id, text }))

/** An entry of a list: its name and its other fields. */
export interface ListEntry {
  value: string
  more: Content
}

export interface ReadItem {
  item: Reference
  /** Null if the item is known only by a reference. */
  entry: ListEntry | null
}

/** References take precedence over names and set the order; names without a reference are kept as names (D31). */
export function readReferencedItems(entries: readonly ListEntry[], refs: unknown): ReadItem[] {
  const left = [...entries]
  const read: ReadItem[] = readRefs(refs).map((item) => {
    const at = left.findIndex(({ value }) => value === item.text)
    return { item, entry: at === -1 ? null : left.splice(at, 1)[0]! }
  })
  return [...read, ...left.map((entry) => ({ item: namedOnly(entry.value), entry }))]
}

/** The entries of a list of names or of objects. Anything else is skipped. */
export function readListEntries(list: unknown): ListEntry[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((one: unknown): ListEntry[] => {
    if (typeof one === 'string') return [{ value: one, more: {} }]
    const more = toContent(one)
    return typeof more['value'] === 'string' ? [{ value: more['value'], more }] : []
  })
}

function readRefs(refs: unknown): Reference[] {
  if (!Array.isArray(refs)) return []
  return refs.flatMap((one: unknown): Reference[] => {
    const { client_id: id, text } = toContent(one)
    return typeof id === 'string' && typeof text === 'string' ? [{ id, text }] : []
  })
}
