import { registrationProblems, NO_REGISTRATION } from '@reprieve/domain/account/registration.ts'
import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import { useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { useFocusOnRefusal } from '../FormTrouble.tsx'
import { AcceptTerms, clearCheckboxes, type TermsCheckboxes } from '../terms/AcceptTerms.tsx'
import type { WelcomeFormProblem } from './useWelcome.ts'

interface WelcomeFormProps {
  provider: string
  /** The address given by the provider; null: the user is asked for one. */
  email: string | null
  /** Returns null on success. */
  onRegister: (email: string | null) => Promise<WelcomeFormProblem | null>
}

/**
 * There is no account for this provider log-in yet: asks for the documents, and for an address if missing, and creates
 * it.
 */
export function WelcomeForm({ provider, email, onRegister }: WelcomeFormProps) {
  const [typed, setTyped] = useState('')
  const [accepts, setAccepts] = useState<TermsCheckboxes>({ acceptsEula: false, acceptsPrivacy: false })
  const [wasSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<WelcomeFormProblem | null>(null)
  const text = useText('account')
  const common = useText('common')
  const problems = registrationProblems({ ...NO_REGISTRATION, ...accepts, email: email ?? typed })
  const emailError = problems.email === 'empty' ? common('fieldEmpty') : text('emailInvalid')
  const isChanged = (document: TermsDocument): boolean =>
    problem?.is === 'terms-changed' && problem.documents.includes(document)
  const words = {
    acceptsEula: text(isChanged('eula') ? 'eulaOutdated' : 'acceptEula'),
    acceptsPrivacy: text(isChanged('privacy') ? 'termsPrivacyChanged' : 'acceptPrivacyPolicy'),
  }
  const isWrong = problem?.is === 'wrong-email'
  const part = useFocusOnRefusal(isWrong || problem?.is === 'terms-changed')
  const hasProblem = ['email', 'acceptsEula', 'acceptsPrivacy'].some((field) => field in problems)

  const settle = (found: WelcomeFormProblem | null): void => {
    setProblem(found)
    if (found?.is === 'terms-changed')
      setAccepts((before) => ({ ...before, ...clearCheckboxes(found.documents) }))
  }
  const submit = (): void => {
    setSent(true)
    if (isBusy || hasProblem) return
    setBusy(true)
    setProblem(null)
    void onRegister(email === null ? typed.trim() : null)
      .then(settle)
      .finally(() => setBusy(false))
  }
  const type = (value: string): void => {
    setTyped(value)
    // The server's message was about the previous input.
    if (isWrong) setProblem(null)
  }
  return (
    <div ref={part} className="account">
      <Form label={text('register')} onSubmit={submit}>
        {email === null ? (
          <TextField
            label={text('email')}
            name="email"
            type="email"
            autoComplete="email"
            isLiteral
            hint={text('providerEmailNeeded', { 0: provider })}
            value={typed}
            error={isWrong || (wasSent && 'email' in problems) ? emailError : null}
            onChange={type}
          />
        ) : (
          <p className="contact-address">{email}</p>
        )}
        <AcceptTerms
          form={accepts}
          errorOf={(field) => (wasSent && field in problems ? words[field] : null)}
          onChange={(part) => setAccepts((before) => ({ ...before, ...part }))}
        />
        <div role="alert">
          {problem?.is === 'away' && <Note kind="warn">{common('noDataConnection')}</Note>}
          {problem?.is === 'refused' && <Note kind="warn">{problem.message}</Note>}
        </div>
        <SubmitButton label={text('register')} busyLabel={text('registering')} isBusy={isBusy} />
      </Form>
    </div>
  )
}
