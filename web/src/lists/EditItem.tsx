import { renamed } from '@reprieve/domain/lists/editItem.ts'
import { isOwn } from '@reprieve/domain/lists/listItem.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useToasts } from '../ui/useToasts.ts'
import type { OfList } from './EditList.tsx'
import { InPlaceOfList } from './InPlaceOfList.tsx'
import { ItemForm } from './ItemForm.tsx'
import { listPath } from './listPaths.ts'
import { renameItem } from './listWrites.ts'
import { useGoBack } from '../ui/useGoBack.ts'
import { useItemForm } from './useItemForm.ts'
import { useLists, type ShownItem } from './useLists.ts'

export function EditItem(list: OfList) {
  const text = useText('lists')
  const { id } = useSearch({ strict: false })
  const item = useLists(list.diary)
    .itemsOf(list.type)
    .find((one) => one.id === id)
  const toList = (
    <Link className="button primary" to={PATHS.listEdit} params={{ field: list.field }}>
      {text('edit')}
    </Link>
  )
  if (item === undefined)
    return (
      <InPlaceOfList title={text('notHereTitle')} text={text('notHereText')}>
        {toList}
      </InPlaceOfList>
    )
  if (!isOwn(item))
    return (
      <InPlaceOfList title={text('notOwnTitle')} text={text('notOwnText')}>
        {toList}
      </InPlaceOfList>
    )
  return <EditOwnItem key={item.id} {...list} item={item} />
}

function EditOwnItem({ diary, type, field, item }: OfList & { item: ShownItem }) {
  const text = useText('lists')
  const common = useText('common')
  const toasts = useToasts()
  const items = useLists(diary).itemsOf(type)
  const form = useItemForm({ name: item.name, icon: item.icon }, items)
  const goBack = useGoBack(listPath(field))
  const [asked, setAsked] = useState<{ from: string; to: string } | null>(null)

  const save = (): void =>
    void form.save(
      () => renameItem(diary, { id: item.id, ...form.filled }, items),
      () => {
        toasts.show({ message: text('edited', { 0: form.filled.name.trim() }), isDone: true })
        goBack('settled')
      },
    )
  const submit = (): void => {
    const checked = renamed(items, item, form.filled)
    if (!checked.ok) return form.refuse(checked.reason)
    const { name: to } = checked.value
    if (to !== item.name) setAsked({ from: item.name, to })
    else save()
  }

  return (
    <>
      <ItemForm title={common('edit')} type={type} form={form} onSubmit={submit} onLeave={() => goBack()} />
      {asked !== null && (
        <Dialog
          isOpen
          title={text('renameTitle', { 0: asked.from })}
          text={text('renameConfirm', { 0: asked.from, 1: asked.to })}
          choices={[
            { label: text('rename'), kind: 'primary', onChoose: save },
            { label: common('cancel'), kind: 'quiet', onChoose: () => undefined },
          ]}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
