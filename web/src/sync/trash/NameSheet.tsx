import { useState } from 'react'
import { useTypedText } from '../../access/useTypedLeft.ts'
import { useText } from '../../settings/words.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface NameSheetProps {
  /** The id of the item to name. */
  id: string
  onName: (name: string) => void
  onClose: () => void
}

/** For a medication that the server refused because it has no name. [SYNC-26] */
export function NameSheet({ id, onName, onClose }: NameSheetProps) {
  const text = useText('data')
  const common = useText('common')
  const [name, setName] = useTypedText(`name of ${id}`)
  const [isMissing, setMissing] = useState(false)
  const submit = (): void => {
    const typed = name.trim()
    if (typed === '') return setMissing(true)
    onName(typed)
    onClose()
  }
  return (
    <Sheet isOpen title={text('trashNameTitle')} closeLabel={common('close')} onClose={onClose}>
      <Form label={text('trashNameTitle')} onSubmit={submit}>
        <p>{text('trashNameText')}</p>
        <TextField
          label={text('trashName')}
          value={name}
          onChange={setName}
          autoFocus
          {...(isMissing && { error: text('trashNameMissing') })}
        />
        <SubmitButton label={text('trashRestore')} />
      </Form>
    </Sheet>
  )
}
