import { RESULT } from '@reprieve/contract/codes.ts'
import type { FieldProblem, RegistrationField } from '@reprieve/domain/account/registration.ts'
import { useEffect, useRef } from 'react'
import { JoinByCodeLink } from '../../institutions/HaveCode.tsx'
import { InvitedHead } from '../../institutions/InvitedHead.tsx'
import { useInstitution, dropMissingInstitution } from '../../institutions/useInstitution.ts'
import { Link } from '../../navigation/Link.tsx'
import { routeHooks } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { SubmitButton } from '../../ui/controls/Button.tsx'
import { focusFirstError, Form } from '../../ui/fields/Form.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { EmailInUseLinks, FormTrouble } from '../FormTrouble.tsx'
import { PasswordStrength } from '../NewPasswordField.tsx'
import { ProviderButtons } from '../provider/ProviderButtons.tsx'
import { AcceptTerms } from '../terms/AcceptTerms.tsx'
import { useRegistration, type RegistrationState } from './useRegistration.ts'
import '../account.css'

const here = routeHooks(PATHS.register)

export function RegisterScreen() {
  const came = here.useSearch()
  const invited = useInstitution(came.institution)
  const search = dropMissingInstitution(came, invited.institution)
  const { form, change, submit, problems, registering } = useRegistration(search)
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    // The response came after the form was sent: moves the focus to the field that it is about.
    if (registering.is === 'fields' && page.current !== null) focusFirstError(page.current)
  }, [registering])
  const text = useText('account')
  const errorOf = useFieldErrors({ problems, registering })

  return (
    <>
      <InvitedHead invited={invited} activationCode={search.activation_code} />
      <section className="card narrow account" ref={page}>
        <h1>{text('register')}</h1>
        {search.institution !== undefined && (
          <Link className="link" to={PATHS.consent} search={search}>
            {text('consent')}
          </Link>
        )}
        <Form label={text('register')} onSubmit={submit}>
          <TextField
            label={text('username')}
            name="username"
            autoComplete="username"
            isLiteral
            hint={text('usernameHint')}
            value={form.username}
            error={errorOf('username')}
            onChange={(username) => change({ username })}
          />
          <TextField
            label={text('email')}
            name="email"
            type="email"
            autoComplete="email"
            isLiteral
            value={form.email}
            error={errorOf('email')}
            onChange={(email) => change({ email })}
          />
          {isEmailInUse(registering) && <EmailInUseLinks search={search} />}
          <PasswordField
            label={text('password')}
            name="password"
            autoComplete="new-password"
            showLabel={text('showPassword')}
            hideLabel={text('hidePassword')}
            value={form.password}
            error={errorOf('password')}
            onChange={(password) => change({ password })}
          />
          {form.password !== '' && (
            <PasswordStrength password={form.password} names={[form.username, form.email]} />
          )}
          <AcceptTerms form={form} errorOf={errorOf} onChange={change} />
          <FormTrouble trouble={registering} onRetry={submit} />
          <SubmitButton
            label={text('register')}
            busyLabel={text('registering')}
            isBusy={registering.is === 'sending'}
          />
        </Form>
        <ProviderButtons purpose="sign-in" search={search} />
        <Link className="link" to={PATHS.login} search={search}>
          {text('haveAccount')}
        </Link>
        {(came.institution ?? came.activation_code) === undefined && <JoinByCodeLink />}
      </section>
    </>
  )
}

const isEmailInUse = (registering: RegistrationState): boolean =>
  registering.is === 'fields' && registering.refusals.some(({ code }) => code === RESULT.emailInUse)

type Registration = Pick<ReturnType<typeof useRegistration>, 'problems' | 'registering'>

/** The message at each field: from this page's own checks, otherwise from the server. */
function useFieldErrors({ problems, registering }: Registration) {
  const text = useText('account')
  const common = useText('common')
  const refusals = registering.is === 'fields' ? registering.refusals : []
  const words: Record<Exclude<FieldProblem, 'not-accepted'>, string> = {
    empty: common('fieldEmpty'),
    'username-too-short': text('usernameTooShort'),
    'username-too-long': text('usernameTooLong'),
    'username-has-at': text('usernameHasAt'),
    'email-invalid': text('emailInvalid'),
    'password-too-short': text('passwordTooShort'),
    'password-too-long': text('passwordTooLong'),
  }
  const own: Partial<Record<RegistrationField, string>> = {
    username: text('usernameRefused'),
    email: text('emailInvalid'),
    acceptsEula: text('acceptEula'),
    acceptsPrivacy: text('acceptPrivacyPolicy'),
  }
  const changed: Partial<Record<RegistrationField, string>> = {
    acceptsEula: text('eulaOutdated'),
    acceptsPrivacy: text('termsPrivacyChanged'),
  }
  return (field: RegistrationField): string | null => {
    const problem = problems[field]
    const refusal = refusals.find((each) => each.field === field)
    if (refusal?.code === RESULT.termsNotAccepted && problem === 'not-accepted') return changed[field] ?? null
    if (problem !== undefined) return problem === 'not-accepted' ? (own[field] ?? null) : words[problem]
    if (refusal?.code === RESULT.emailInUse) return text('emailInUse')
    return refusal === undefined ? null : (refusal.words ?? own[field] ?? null)
  }
}
