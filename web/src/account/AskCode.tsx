import { codeFrom } from '@reprieve/domain/institutions/code.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'

/** For who has a code on paper and no link. However it is typed, it is the same code. [INST-3] */
export function AskCode() {
  const [typed, setTyped] = useState('')
  const [wasSent, setSent] = useState(false)
  const navigate = useNavigate()
  const text = useText('institutions')
  const common = useText('common')
  const code = codeFrom(typed)
  const error = typed.trim() === '' ? common('fieldEmpty') : text('codeWrong')
  const submit = (): void => {
    setSent(true)
    if (code !== null) void navigate({ to: PATHS.consent, search: { activation_code: code } })
  }
  return (
    <>
      <h1>{text('haveCode')}</h1>
      <p>{text('askCodeText')}</p>
      <Form label={text('haveCode')} onSubmit={submit}>
        <TextField
          label={text('code')}
          name="activation_code"
          isLiteral
          autoComplete="off"
          hint={text('codeShape')}
          value={typed}
          error={wasSent && code === null ? error : null}
          onChange={setTyped}
        />
        <SubmitButton label={common('continue')} />
      </Form>
    </>
  )
}
