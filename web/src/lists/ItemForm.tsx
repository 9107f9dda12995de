import type { ItemForm as Filled } from '@reprieve/domain/lists/editItem.ts'
import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import { typedName } from '@reprieve/domain/writtenName.ts'
import { useEffect, useRef } from 'react'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { focusFirstError } from '../ui/focusFirstError.ts'
import { Form } from '../ui/Form.tsx'
import { LeaveWithChanges } from '../ui/LeaveWithChanges.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../ui/Screen.tsx'
import { TextField } from '../ui/TextField.tsx'
import { IconChoice } from './IconChoice.tsx'
import './lists.css'

interface ItemFormProps {
  title: string
  type: FieldType
  filled: Filled
  isChanged: boolean
  isSaving: boolean
  error: string | null
  onChange: (part: Partial<Filled>) => void
  onSubmit: () => void
  onLeave: () => void
}

/** Name and icon of an item of the person's own, new or not. */
export function ItemForm(props: ItemFormProps) {
  const { title, type, filled, isChanged, isSaving, error, onChange, onSubmit, onLeave } = props
  const text = useText('lists')
  const common = useText('common')
  const shell = useText()
  const page = useRef<HTMLDivElement>(null)
  // It is refused after the form was sent: who listens must be taken to what is wrong.
  useEffect(() => {
    if (error !== null && page.current !== null) focusFirstError(page.current)
  }, [error])
  // The button stands outside of the form, at the bottom edge; what the form does at Enter it does, too.
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
            onChange={(name) => onChange({ name: typedName(name) })}
          />
          <IconChoice icon={filled.icon} onChange={(icon) => onChange({ icon })} />
        </Form>
      </div>
      <LeaveWithChanges
        when={isChanged}
        words={{
          question: text('leaveQuestion'),
          save: common('save'),
          back: common('cancel'),
          discard: common('discard'),
        }}
        isKeptNowhere
        // What is saved goes back by itself, and what cannot be saved stays to be put right.
        onSave={async () => {
          submit()
          return Promise.resolve(false)
        }}
        onDiscard={() => Promise.resolve(true)}
      />
    </Screen>
  )
}
