import { NotSavedDialog } from '../settings/NotSavedDialog.tsx'
import { useText } from '../settings/words.tsx'
import { Dialog, type Choice } from '../ui/Dialog.tsx'
import type { ItemDelete } from './useItemDelete.ts'
import type { ShownItem } from './useLists.ts'

export function DeleteItemDialog({ deletion }: { deletion: ItemDelete }) {
  const text = useText('lists')
  const { item, failed, forgetFailed } = deletion
  return (
    <>
      {item !== null && <AskToDelete {...deletion} item={item} />}
      <NotSavedDialog title={text('notSavedTitle')} failed={failed} onClose={forgetFailed} />
    </>
  )
}

/** Says what the deletion affects before it asks; until the records are counted there is nothing to confirm. */
function AskToDelete({ item, uses, confirm, cancel }: ItemDelete & { item: ShownItem }) {
  const text = useText('lists')
  const common = useText('common')
  const keep: Choice = { label: text('keep'), kind: 'primary', onChoose: () => undefined }
  const remove: Choice = { label: common('delete'), kind: 'danger', onChoose: () => confirm(item) }
  return (
    <Dialog
      isOpen
      title={text('deleteTitle', { 0: item.label })}
      text={uses === null ? text('counting') : text('deleteConfirm', { 0: uses })}
      choices={uses === null ? [keep] : [keep, remove]}
      onClose={cancel}
    />
  )
}
