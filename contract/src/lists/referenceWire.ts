import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { contentOf, type Content } from '../groups.ts'

/**
 * What a plain client names without a client id. The id of such a reference is its name, and it is sent again as it
 * came, without one: made up here, an id would become a list item of its own on every device (D31).
 */
const BY_NAME = 'name:'
const namedOnly = (text: string): Reference => ({ id: BY_NAME + text, text })

export const refsOf = (items: readonly Reference[]): Content[] =>
  items.filter(({ id }) => !id.startsWith(BY_NAME)).map(({ id, text }) => ({ client_id: id, text }))

/** An item of a list: its name, and what else stands there. */
export interface Entry {
  value: string
  more: Content
}

export interface ReadItem {
  item: Reference
  /** Null where only a reference tells of it. */
  entry: Entry | null
}

/** References win over names and give the order; a name that none of them has is kept as a name (D31). */
export function itemsFrom(entries: readonly Entry[], refs: unknown): ReadItem[] {
  const left = [...entries]
  const read: ReadItem[] = readRefs(refs).map((item) => {
    const at = left.findIndex(({ value }) => value === item.text)
    return { item, entry: at === -1 ? null : left.splice(at, 1)[0]! }
  })
  return [...read, ...left.map((entry) => ({ item: namedOnly(entry.value), entry }))]
}

/** The entries of a list, whether it is of names or of objects. What is neither says nothing. */
export function entriesIn(list: unknown): Entry[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((one: unknown): Entry[] => {
    if (typeof one === 'string') return [{ value: one, more: {} }]
    const more = contentOf(one)
    return typeof more['value'] === 'string' ? [{ value: more['value'], more }] : []
  })
}

function readRefs(refs: unknown): Reference[] {
  if (!Array.isArray(refs)) return []
  return refs.flatMap((one: unknown): Reference[] => {
    const { client_id: id, text } = contentOf(one)
    return typeof id === 'string' && typeof text === 'string' ? [{ id, text }] : []
  })
}
