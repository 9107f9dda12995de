import { useState } from 'react'
import { useText } from '../text/useText.tsx'
import { SubmitButton } from '../ui/controls/Button.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { sandboxKey } from './sandboxKey.ts'

/** D22: the sandbox is for the person who started the server. */
export function SandboxKeyForm() {
  const text = useText('purchases')
  const common = useText('common')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const submit = (): void => {
    const key = typed.trim()
    if (key === '') setError(common('fieldEmpty'))
    else sandboxKey.become(key)
  }
  return (
    <Form label={text('sandboxKey')} onSubmit={submit}>
      <TextField
        label={text('sandboxKey')}
        hint={text('sandboxKeyHint')}
        value={typed}
        error={error}
        autoComplete="off"
        isLiteral
        onChange={(next) => {
          setTyped(next)
          setError(null)
        }}
      />
      <SubmitButton label={common('continue')} />
    </Form>
  )
}
