import type { CardType } from '@reprieve/domain/home/cards.ts'
import { reorder } from '@reprieve/domain/home/reorder.ts'
import { useState } from 'react'
import type { Diary } from '../../local/rows.ts'
import { useFaultText } from '../../settings/useFaultText.ts'
import { useText } from '../../settings/words.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import { changeHome } from '../cardsTable.ts'
import { noteRecentFirst } from '../recentFirst.ts'

interface SaveOrder {
  isSaving: boolean
  /** Resolves to whether it is saved, and says so. What could not be saved stays on the screen. */
  save: (order: readonly CardType[]) => Promise<boolean>
}

export function useSaveOrder(diary: Diary, onSaved: (order: readonly CardType[]) => void): SaveOrder {
  const text = useText('home')
  const faultText = useFaultText()
  const toasts = useToasts()
  const [isSaving, setSaving] = useState(false)
  const save = async (order: readonly CardType[]): Promise<boolean> => {
    setSaving(true)
    const saved = await changeHome(diary, (home) => reorder(home, order)).finally(() => setSaving(false))
    if (!saved.ok) {
      toasts.show({ message: faultText(saved.reason) })
      return false
    }
    // Home must not start with a card in its old place: it reads the order before it renders any.
    noteRecentFirst(false)
    onSaved(order)
    toasts.show({ message: text('customizeSaved'), isDone: true })
    return true
  }
  return { isSaving, save }
}
