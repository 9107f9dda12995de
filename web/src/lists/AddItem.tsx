import { newClientId } from '@reprieve/contract/ids.ts'
import { useState } from 'react'
import { useText } from '../settings/words.tsx'
import { useToasts } from '../ui/useToasts.ts'
import type { OfList } from './EditList.tsx'
import { ItemForm } from './ItemForm.tsx'
import { listPath } from './listPaths.ts'
import { addItem } from './listWrites.ts'
import { useGoBack } from '../ui/useGoBack.ts'
import { useItemForm } from './useItemForm.ts'
import { useLists } from './useLists.ts'

const EMPTY = { name: '', icon: null }

export function AddItem({ diary, type, field }: OfList) {
  const text = useText('lists')
  const common = useText('common')
  const toasts = useToasts()
  const items = useLists(diary).itemsOf(type)
  const form = useItemForm(EMPTY, items)
  const goBack = useGoBack(listPath(field))
  const [id] = useState(() => newClientId(diary.now()))

  const submit = (): void =>
    void form.save(
      () => addItem(diary, { id, type, ...form.filled }, items),
      () => {
        toasts.show({ message: text('added', { 0: form.filled.name.trim() }), isDone: true })
        goBack('settled')
      },
    )

  return (
    <ItemForm title={common('addNew')} type={type} form={form} onSubmit={submit} onLeave={() => goBack()} />
  )
}
