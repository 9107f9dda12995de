import { NotSavedDialog } from '../settings/NotSavedDialog.tsx'
import { useText } from '../settings/words.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { ConditionDelete } from './useConditionDelete.ts'

export function DeleteConditionDialog({ deletion }: { deletion: ConditionDelete }) {
  const text = useText('conditions')
  const common = useText('common')
  const { asked, failed, confirm, cancel, forgetFailed } = deletion
  return (
    <>
      {asked !== null && (
        <Dialog
          isOpen
          title={text('deleteQuestion', { 0: asked.label })}
          text={text('deleteText')}
          choices={[
            { label: text('keep'), kind: 'primary', onChoose: () => undefined },
            { label: common('delete'), kind: 'danger', onChoose: confirm },
          ]}
          onClose={cancel}
        />
      )}
      <NotSavedDialog title={text('notSavedTitle')} failed={failed} onClose={forgetFailed} />
    </>
  )
}
