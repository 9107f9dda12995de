import { codeFrom, writtenCode } from '@reprieve/domain/institutions/code.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useFocusOnRefusal } from './useFocusOnRefusal.ts'

interface AskCodeProps {
  /** The code typed before, and the server's message about it. */
  refused?: { code: string; message: string }
  onAgain: () => void
}

/** For people with a code on paper and no link. Spacing and case do not matter. [INST-3, INST-26] */
export function AskCode({ refused, onAgain }: AskCodeProps) {
  const before = refused === undefined ? null : codeFrom(refused.code)
  // Most of the twenty characters are right, so nobody has to type all of them again.
  const [typed, setTyped] = useState(before === null ? (refused?.code ?? '') : writtenCode(before))
  const [wasSent, setSent] = useState(false)
  const navigate = useNavigate()
  const text = useText('institutions')
  const common = useText('common')
  const code = codeFrom(typed)
  const part = useFocusOnRefusal(refused !== undefined)
  const wrong = typed.trim() === '' ? common('fieldEmpty') : text('codeWrong')
  const said =
    refused !== undefined && code === before ? text('couldNotJoin', { reason: refused.message }) : null
  const submit = (): void => {
    setSent(true)
    if (code === null) return
    if (code === before) onAgain()
    else void navigate({ to: PATHS.consent, search: { activation_code: code } })
  }
  return (
    <div ref={part} className="account consent">
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
          error={wasSent && code === null ? wrong : said}
          onChange={setTyped}
        />
        <SubmitButton label={common('continue')} />
      </Form>
      <Link className="link" to={PATHS.landing}>
        {text('notNow')}
      </Link>
    </div>
  )
}
