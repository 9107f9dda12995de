import type { LabelledItem } from '@reprieve/domain/lists/editItem.ts'
import type { FieldType, ListItem } from '@reprieve/domain/lists/listItem.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import type { Diary } from '../local/rows.ts'
import { watch, type Watched } from '../local/watch.ts'
import { useText } from '../settings/words.tsx'
import { BROUGHT } from './broughtItems.ts'
import { allItems, itemsById, itemsOfType, LIST_KIND } from './listTable.ts'

type Items = readonly ListItem[]

/** Kept with the diary: a section that is opened again shows at once what it showed before. */
const watchedIn = new WeakMap<Diary, Watched<Items>>()

function watchLists(diary: Diary): Watched<Items> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, [LIST_KIND], () => allItems(diary))
  watchedIn.set(diary, watched)
  return watched
}

/** An item with the words that it is shown by in the language of the page. */
export type ShownItem = LabelledItem

export interface Lists {
  /** False while what the person changed is not read yet. */
  isRead: boolean
  /** In the order of the list, hidden items too. What the product brings is there before anything was read. */
  itemsOf: (type: FieldType) => readonly ShownItem[]
  /** What a record refers to, by the words of today; what is unknown here is shown as it was written (D31). */
  labelOf: (reference: { id: string; text: string }) => string
}

export function useLists(diary: Diary): Lists {
  const text = useText('listItems')
  const { subscribe, current } = watchLists(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  // A locked device shows what the product brings, and no name that the person gave (D16).
  const isLocked = stateOf(useSession()) === 'locked'
  const items = seen.is === 'read' && !isLocked ? seen.value : null
  return useMemo(() => {
    const all = items ?? [...BROUGHT.values()]
    const label = ({ id, type, key, name }: ListItem): string =>
      BROUGHT.has(id) ? text(`${type}.${key}` as Key<'listItems'>) : name
    const shown = all.map((item) => ({ ...item, label: label(item) }))
    const byId = itemsById(shown)
    return {
      isRead: items !== null,
      itemsOf: (type) => itemsOfType(shown, type),
      labelOf: ({ id, text: written }) => byId.get(id)?.label ?? written,
    }
  }, [items, text])
}
