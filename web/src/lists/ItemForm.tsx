import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import { typedName } from '@reprieve/domain/writtenName.ts'
import { useEffect, useRef } from 'react'
import { NotSavedDialog } from '../settings/NotSavedDialog.tsx'
import { useLeaveWords } from '../settings/useLeaveWords.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { focusFirstError } from '../ui/focusFirstError.ts'
import { Form } from '../ui/Form.tsx'
import { LeaveWithChanges } from '../ui/LeaveWithChanges.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../ui/Screen.tsx'
import { TextField } from '../ui/TextField.tsx'
import { IconChoice } from './IconChoice.tsx'
import './lists.css'
import type { ItemInHand } from './useItemForm.ts'

interface ItemFormProps {
  title: string
  type: FieldType
  form: ItemInHand
  onSubmit: () => void
  onLeave: () => void
}

/** Name and icon of the person's own item, new or existing. */
export function ItemForm({ title, type, form, onSubmit, onLeave }: ItemFormProps) {
  const { filled, isChanged, isSaving, error, failed, change, forgetFailed } = form
  const text = useText('lists')
  const common = useText('common')
  const ways = useLeaveWords()
  const shell = useText()
  const page = useRef<HTMLDivElement>(null)
  // The error comes after the form was submitted: screen readers must be taken to it.
  useEffect(() => {
    if (error !== null && page.current !== null) focusFirstError(page.current)
  }, [error])
  // The button is outside the form, at the bottom edge; it does the same as Enter in the form.
  const submit = (): void => page.current?.querySelector('form')?.requestSubmit()

  return (
    <Screen
      header={<ScreenHeader title={title} leave={{ label: common('close'), sign: 'close', onLeave }} />}
      footer={
        <ScreenFooter>
          <Button
            label={common('save')}
            kind="primary"
            busyLabel={shell('saving')}
            isBusy={isSaving}
            onPress={submit}
          />
        </ScreenFooter>
      }
    >
      <div className="list-column" ref={page}>
        <h2>{text(`list-${type}`)}</h2>
        <Form label={title} onSubmit={onSubmit}>
          <TextField
            label={text('itemName')}
            hint={text('nameHint')}
            value={filled.name}
            error={error}
            onChange={(name) => change({ name: typedName(name) })}
          />
          <IconChoice icon={filled.icon} onChange={(icon) => change({ icon })} />
        </Form>
      </div>
      <LeaveWithChanges
        when={isChanged}
        words={{ question: text('leaveQuestion'), ...ways }}
        isKeptNowhere
        // A successful save goes back by itself; what cannot be saved stays to be corrected.
        onSave={async () => {
          submit()
          return Promise.resolve(false)
        }}
        onDiscard={() => Promise.resolve(true)}
      />
      <NotSavedDialog title={text('notSavedTitle')} failed={failed} onClose={forgetFailed} />
    </Screen>
  )
}
