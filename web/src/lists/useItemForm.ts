import { toFields } from '@reprieve/contract/fields.ts'
import { itemNamed, type ItemForm } from '@reprieve/domain/lists/editItem.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { countCodePoints } from '@reprieve/domain/writtenName.ts'
import { useState } from 'react'
import { useRestoredInput } from '../access/useRestoredInput.ts'
import { isStorageFault } from '../local/tables.ts'
import type { SaveFailure } from '../settings/saving/NotSavedDialog.tsx'
import { useText } from '../text/useText.tsx'
import type { ListWriteFault } from './listWrites.ts'
import type { ShownItem } from './useLists.ts'

export type ItemFormState = ReturnType<typeof useItemForm>

/** The state of the form: its values, its errors and its save. */
export function useItemForm(first: ItemForm, items: readonly ShownItem[]) {
  const text = useText('lists')
  const common = useText('common')
  const [filled, setFilled] = useState(first)
  const [fault, setFault] = useState<ListWriteFault | null>(null)
  const [failed, setFailed] = useState<SaveFailure | null>(null)
  const [isSaving, setSaving] = useState(false)
  const isChanged =
    filled.name !== first.name ||
    filled.icon !== first.icon ||
    !sameJson(filled.regions ?? [], first.regions ?? [])
  useRestoredInput({ form: 'item', typed: filled, isChanged, read: formFrom, takeUp: setFilled })

  const alreadyThere = (): string => {
    const isHidden = itemNamed(items, filled.name)?.isShown === false
    return isHidden ? `${text('alreadyExists')}. ${text('isHidden')}` : text('alreadyExists')
  }
  const sentence = (wrong: ListWriteFault): string | null => {
    if (wrong === 'name-empty') return common('fieldEmpty')
    if (wrong === 'name-too-long') return text('nameTooLong', { 0: countCodePoints(filled.name.trim()) })
    return wrong === 'already-in-list' ? alreadyThere() : null
  }
  /** Resolves to whether it is saved; otherwise the screen says why not. */
  const save = async (
    write: () => Promise<Result<ListItem, ListWriteFault>>,
    done: () => void,
  ): Promise<void> => {
    setSaving(true)
    const saved = await write()
    setSaving(false)
    if (saved.ok) return done()
    setFault(saved.reason)
    const { reason } = saved
    if (isStorageFault(reason)) setFailed({ fault: reason, retry: () => void save(write, done) })
  }

  return {
    filled,
    isChanged,
    isSaving,
    error: fault === null ? null : sentence(fault),
    failed,
    forgetFailed: () => setFailed(null),
    change: (part: Partial<ItemForm>) => {
      setFilled((before) => ({ ...before, ...part }))
      setFault(null)
    },
    refuse: setFault,
    save,
  }
}

function formFrom(left: unknown): ItemForm | null {
  const { name, icon, regions } = toFields(left)
  if (typeof name !== 'string' || (icon !== null && typeof icon !== 'string')) return null
  const areRegions = Array.isArray(regions) && regions.every((one) => typeof one === 'string')
  return areRegions ? { name, icon, regions } : { name, icon }
}
