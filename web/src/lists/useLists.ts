import { itemsById, labelledLists, type LabelledLists } from '@reprieve/contract/lists/namedItems.ts'
import type { LabelledItem } from '@reprieve/domain/lists/editItem.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { useText } from '../text/useText.tsx'
import { BUILT_IN_ITEMS } from './builtInItems.ts'
import { allListItems, LIST_KIND } from './listTable.ts'

type Items = readonly ListItem[]

const LOADING = { is: 'loading' } as const

/** Cached per diary: a section that is opened again shows its previous content immediately. */
const watchLists = perDiary((diary: Diary): WatchedRead<Items> =>
  watch(diary.doorbell, [LIST_KIND], () => allListItems(diary)),
)

const UNREAD: WatchedRead<Items> = { current: () => LOADING, subscribe: () => () => {} }

/** An item with its label in the page's language. */
export type ShownItem = LabelledItem

export interface Lists extends LabelledLists {
  /** False until the person's changes are read; built-in items are available before. */
  isRead: boolean
  /** The icon name of what a record refers to; null if it has none, or is unknown here. */
  iconOf: (reference: Reference) => string | null
}

export function useLists(diary: Diary): Lists {
  const text = useText('listItems')
  // Sealed items are not even requested: the error would break the editor. [LOCK-11]
  const { subscribe, current } = diary.codec.isLocked ? UNREAD : watchLists(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  // A locked device shows built-in items, but no name that the person gave (D16).
  const isLocked = sessionDeviceState(useSession()) === 'locked'
  const items = seen.is === 'read' && !isLocked ? seen.value : null
  return useMemo(() => {
    const all = items ?? [...BUILT_IN_ITEMS.values()]
    const wordOf = ({ type, key }: ListItem): string => text(`${type}.${key}` as Key<'listItems'>)
    const byId = itemsById(all)
    return {
      isRead: items !== null,
      iconOf: ({ id }) => byId.get(id)?.icon ?? null,
      ...labelledLists(all, { brought: BUILT_IN_ITEMS, wordOf }),
    }
  }, [items, text])
}
