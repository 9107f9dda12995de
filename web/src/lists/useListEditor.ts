import { toFields } from '@reprieve/contract/fields.ts'
import {
  applyArrangement,
  arrangementChanges,
  moveItemBy,
  moveItemTo,
  toggleItemShown,
  sortItemsByLabel,
  type Arrangement,
} from '@reprieve/domain/lists/arrangement.ts'
import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useState } from 'react'
import { useRestoredInput } from '../access/useRestoredInput.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useLanguage } from '../text/useText.tsx'
import { useLists, type ShownItem } from './useLists.ts'

export interface ListEditor {
  /** With the person's changes so far. */
  items: readonly ShownItem[]
  isRead: boolean
  isChanged: boolean
  showOrHide: (id: string) => void
  moveBy: (id: string, step: -1 | 1) => void
  moveTo: (id: string, target: string) => void
  sortByLabel: () => void
}

/** A list being edited: nothing is written before the changes are applied. */
export function useListEditor(diary: Diary, type: FieldType): ListEditor {
  const { itemsOf, isRead } = useLists(diary)
  const { language } = useLanguage()
  const [arrangement, setArrangement] = useState<Arrangement | null>(null)
  const kept = itemsOf(type)
  const items = arrangement === null ? kept : applyArrangement(kept, arrangement)
  const isChanged = arrangement !== null && arrangementChanges(kept, arrangement).length > 0
  useRestoredInput({ form: 'order', typed: arrangement, isChanged, read: orderFrom, takeUp: setArrangement })

  // Based on the latest state: a quick finger is ahead of the rendered one.
  const change = (next: (now: readonly ShownItem[]) => Arrangement): void =>
    setArrangement((before) => next(before === null ? kept : applyArrangement(kept, before)))

  return {
    items,
    isRead,
    isChanged,
    showOrHide: (id) => change((now) => toggleItemShown(now, id)),
    moveBy: (id, step) => change((now) => moveItemBy(now, id, step)),
    moveTo: (id, target) => change((now) => moveItemTo(now, id, target)),
    sortByLabel: () => change((now) => sortItemsByLabel(now, new Intl.Collator(intlTag(language)).compare)),
  }
}

function orderFrom(left: unknown): Arrangement | null {
  if (!Array.isArray(left)) return null
  return left
    .map(toFields)
    .flatMap(({ id, isShown }) =>
      typeof id === 'string' && typeof isShown === 'boolean' ? [{ id, isShown }] : [],
    )
}
