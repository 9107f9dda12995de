import { RESULT } from '@reprieve/contract/codes.ts'
import { listSchemaFaults } from '@reprieve/contract/envelope.ts'
import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import type { ListFieldResult } from '@reprieve/contract/lists/calls.ts'
import { readListItemGroups } from '@reprieve/contract/lists/listFieldWire.ts'
import { PREFERENCES_TYPE, preferenceLists } from '@reprieve/contract/lists/sentPreferences.ts'
import { FIELD_TYPES, type FieldType, type ListItem } from '@reprieve/domain/lists/listItem.ts'
import { sortByPosition } from '@reprieve/domain/lists/listOrder.ts'
import { itemsOfKind } from '../db/itemLookup.ts'
import type { StoredItem } from '../db/items.ts'
import type { Db } from '../db/pool.ts'
import { refuse, type CallContext, type Refusal } from '../handler.ts'
import { BUILT_IN_BY_ID } from '@reprieve/content/builtInItems.ts'
import { saveFields } from './saveFields.ts'
import { LIST_KIND } from './sentFields.ts'
import { itemTranslations } from './translations.ts'

const LAST_PLACE = 1_000_000

/** The lists of one person: the built-in items with the person's changes, and their own items. */
export type PreferencesRecord = {
  record_type: typeof PREFERENCES_TYPE
  content: Record<string, Fields[]>
}

export async function readPreferences(db: Db, userId: number): Promise<PreferencesRecord> {
  const stored = new Map((await itemsOfKind(db, userId, LIST_KIND)).map((item) => [item.clientId, item]))
  const own = [...stored.values()].filter(({ clientId }) => !BUILT_IN_BY_ID.has(clientId))
  const all = [
    ...[...BUILT_IN_BY_ID.values()].map((item) => shownItem(stored.get(item.id), item) ?? item),
    ...own.map((item) => shownItem(item, undefined)).filter((item) => item !== null),
  ]
  const listOf = (type: FieldType): Fields[] =>
    sortByPosition(all.filter((item) => item.type === type)).map((item) =>
      listItemToWire(item, stored.get(item.id)),
    )
  const lists = Object.fromEntries(FIELD_TYPES.map((type) => [type, listOf(type)]))
  // D38: the same items under the second name, so that a client finds factors that did not help in their own list.
  const mirrored = lists['alleviating_factor']!.map((item) => ({ ...item, type: 'ineffective_factor' }))
  return { record_type: PREFERENCES_TYPE, content: { ...lists, ineffective_factor: mirrored } }
}

/** Saves which items are shown, and their order. Each item has its own result, list by list in the order sent. */
export async function savePreferences(
  body: unknown,
  context: CallContext,
): Promise<{ items: ListFieldResult[] } | Refusal> {
  const read = preferenceLists.safeParse(body)
  if (!read.success) return refuse(RESULT.recordRefused, { errors: listSchemaFaults(read.error) })
  // Taken from the raw body, because parsing does not keep the order of the lists.
  const lists = Object.entries(toFields(toFields(body)['content'])) as [string, unknown[]][]
  const fields = lists.flatMap(([type, list]) => list.map((field) => inList(field, type)))
  return { items: await saveFields('show', fields, context) }
}

/** An item belongs to the list that it is sent in. */
const inList = (field: unknown, type: string): unknown =>
  typeof field === 'object' && field !== null && !Array.isArray(field) ? { ...field, type } : field

function shownItem(stored: StoredItem | undefined, builtIn: ListItem | undefined): ListItem | null {
  if (stored === undefined) return builtIn ?? null
  const values = new Map([...stored.groups].map(([group, { v }]) => [group, v]))
  return readListItemGroups(values, { id: stored.clientId, brought: builtIn })
}

function listItemToWire(item: ListItem, stored: StoredItem | undefined): Fields {
  const builtIn = BUILT_IN_BY_ID.get(item.id)
  const name = toFields(stored?.groups.get('name')?.v)
  const { icon_colour = null } = toFields(stored?.groups.get('icon')?.v)
  return {
    value: item.name,
    value_type: item.key === null ? 'custom' : 'default',
    type: item.type,
    isShow: item.isShown ? 1 : 0,
    position: Math.min(item.position, LAST_PLACE),
    fid: builtIn?.fid ?? stored?.num,
    client_id: item.id,
    icon_code: item.icon,
    icon_colour,
    value_translations:
      builtIn === undefined ? (name['value_translations'] ?? {}) : itemTranslations(builtIn),
    medications: [],
  }
}
