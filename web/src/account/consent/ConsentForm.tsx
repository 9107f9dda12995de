import { samplePrimaryId } from '@reprieve/domain/institutions/primaryId.ts'
import { InstitutionText } from '../../institutions/InstitutionContent.tsx'
import type { PublicInstitution } from '../../institutions/publicInstitution.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS, type RouteSearch } from '../../paths/paths.ts'
import { useText, useLanguage } from '../../text/useText.tsx'
import { SubmitButton } from '../../ui/controls/Button.tsx'
import { Checkbox } from '../../ui/controls/Checkbox.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { FormTrouble, useFocusOnRefusal } from '../FormTrouble.tsx'
import { RefusedInvitationNote } from './invitation.tsx'
import { useServiceFacts } from '../service/serviceFacts.ts'
import { ReadTermsLink } from '../terms/TermsReading.tsx'
import { useConsent } from './useConsent.ts'
import '../account.css'

interface ConsentFormProps {
  search: RouteSearch<'consent'>
  look: PublicInstitution
  needsCode: boolean
  onChanged: () => void
}

/** The institution's own text first, then its questions, and the consent separate from everything else. [CONS-1] */
export function ConsentForm({ search, look, needsCode, onChanged }: ConsentFormProps) {
  const consent = useConsent({ search, look, needsCode, onChanged })
  const { sending, submit, isSignedIn } = consent
  const part = useFocusOnRefusal(sending.is === 'fields' || sending.is === 'code')
  const text = useText('institutions')
  const common = useText('common')
  const account = useText('account')
  const { language } = useLanguage()
  const { name, texts } = look
  const refused = sending.is === 'refused' ? text('couldNotJoin', { reason: sending.message }) : ''
  return (
    <div ref={part} className="account consent">
      {sending.is === 'filling-in' && isSignedIn && <RefusedInvitationNote />}
      <p>{text('joinAbout', { name })}</p>
      {texts.consentText !== undefined && (
        <section className="consent-words" aria-label={text('ownWords', { name })}>
          <h2>{text('ownWords', { name })}</h2>
          {/* Texts that the institution has not translated are in English. [INST-13] */}
          <InstitutionText
            text={texts.consentText}
            lang={look.consentLanguage === language ? undefined : 'en'}
          />
        </section>
      )}
      <div role="alert">{sending.is === 'changed' && <Note kind="warn">{text('textChanged')}</Note>}</div>
      <Form label={text('joinTitle', { name })} onSubmit={submit}>
        <ConsentFields look={look} consent={consent} />
        <FormTrouble
          trouble={sending.is === 'refused' ? { is: 'refused', message: refused } : sending}
          onRetry={submit}
        />
        {!isSignedIn && <p>{text('visitorNext')}</p>}
        <SubmitButton
          label={isSignedIn ? text('join') : common('continue')}
          busyLabel={text('joining')}
          isBusy={sending.is === 'sending'}
        />
      </Form>
      <p className="account-links">
        {!isSignedIn && (
          <Link className="link" to={PATHS.login} search={search}>
            {account('haveAccount')}
          </Link>
        )}
        {/* Joining is optional: the invitation stays on the institutions page until it expires. */}
        <Link className="link" to={PATHS.landing}>
          {text('notNow')}
        </Link>
      </p>
    </div>
  )
}

interface FieldsProps {
  look: PublicInstitution
  consent: ReturnType<typeof useConsent>
}

function ConsentFields({ look: { name, texts, primaryIdFormat }, consent }: FieldsProps) {
  const { form, change, errorOf, asksForCode } = consent
  const { atRestNote } = useServiceFacts()
  const text = useText('account')
  const institutions = useText('institutions')
  return (
    <>
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
      {asksForCode && (
        <TextField
          label={text('registrationCode')}
          name="registration_code"
          autoComplete="off"
          isLiteral
          hint={institutions('codeHint', { name })}
          value={form.registrationCode}
          error={errorOf('registrationCode')}
          onChange={(registrationCode) => change({ registrationCode })}
        />
      )}
      {primaryIdFormat !== null && (
        <TextField
          label={texts.primaryIdLabel ?? institutions('primaryId', { name })}
          name="primary_id"
          autoComplete="off"
          isLiteral
          hint={institutions('primaryIdHint', { sample: samplePrimaryId(primaryIdFormat) })}
          value={form.primaryId}
          error={errorOf('primaryId')}
          onChange={(primaryId) => change({ primaryId })}
        />
      )}
      <p>{text('consentEncryption')}</p>
      {/* D27: only the operator's own note may claim that the server encrypts data. */}
      {atRestNote !== null && <p>{atRestNote}</p>}
      <div className="account-accept">
        <Checkbox
          label={institutions('consentGive', { name })}
          isChecked={form.consents}
          error={errorOf('consents')}
          onChange={(consents) => change({ consents })}
        />
        <ReadTermsLink document="privacy" label={text('privacyNotice')} />
      </div>
    </>
  )
}
