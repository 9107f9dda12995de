import { getRouteApi } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import './account.css'
import { ReadDocument } from './terms/ReadDocument.tsx'
import { useConsent } from './useConsent.ts'
import { useServiceFacts } from './useServiceFacts.ts'

const here = getRouteApi(PATHS.consent)

/** What an institution asks before somebody registers by its invitation; its own rules are the institution's. */
export function ConsentScreen() {
  const { form, change, errorOf, submit } = useConsent(here.useSearch())
  const { atRestNote } = useServiceFacts()
  const text = useText('account')
  const common = useText('common')
  return (
    <section className="card narrow account">
      <h1>{text('consent')}</h1>
      <p>{text('termsConsentText')}</p>
      <Form label={text('consent')} onSubmit={submit}>
        <TextField
          label={text('fullName')}
          name="name"
          autoComplete="name"
          value={form.fullName}
          error={errorOf('fullName')}
          onChange={(fullName) => change({ fullName })}
        />
        <TextField
          label={text('birthDate')}
          name="bday"
          autoComplete="bday"
          inputMode="numeric"
          isLiteral
          hint={text('termsBirthDateHint')}
          value={form.birthDate}
          error={errorOf('birthDate')}
          onChange={(birthDate) => change({ birthDate })}
        />
        <TextField
          label={text('registrationCode')}
          name="registration_code"
          isLiteral
          value={form.registrationCode}
          error={errorOf('registrationCode')}
          onChange={(registrationCode) => change({ registrationCode })}
        />
        <p>{text('consentEncryption')}</p>
        {/* D27: nothing claims that the server encrypts but the operator's own word. */}
        {atRestNote !== null && <p>{atRestNote}</p>}
        <div className="account-accept">
          <Checkbox
            label={text('termsConsentGive')}
            isChecked={form.consents}
            error={errorOf('consents')}
            onChange={(consents) => change({ consents })}
          />
          <ReadDocument document="privacy" label={text('privacyNotice')} />
        </div>
        <SubmitButton label={common('continue')} />
      </Form>
    </section>
  )
}
