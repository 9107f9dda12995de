import { useText, useLanguage } from '../../text/useText.tsx'
import { Checkbox } from '../../ui/controls/Checkbox.tsx'
import { useServiceFacts } from '../useServiceFacts.ts'
import { ReadTermsLink } from './ReadDocument.tsx'
import { operatorPageUrl } from './hostedLink.ts'

export interface TermsCheckboxes {
  acceptsEula: boolean
  acceptsPrivacy: boolean
}

interface AcceptTermsProps {
  form: TermsCheckboxes
  errorOf: (field: keyof TermsCheckboxes) => string | null
  onChange: (part: Partial<TermsCheckboxes>) => void
}

/** Both documents, each with a link to its text. */
export function AcceptTerms({ form, errorOf, onChange }: AcceptTermsProps) {
  const text = useText('account')
  return (
    <>
      <div className="account-accept">
        <Checkbox
          label={text('iAcceptEula')}
          isChecked={form.acceptsEula}
          error={errorOf('acceptsEula')}
          onChange={(acceptsEula) => onChange({ acceptsEula })}
        />
        <ReadTermsLink document="eula" />
        <UserAgreement />
      </div>
      <div className="account-accept">
        <Checkbox
          label={text('iAcceptPrivacy')}
          isChecked={form.acceptsPrivacy}
          error={errorOf('acceptsPrivacy')}
          onChange={(acceptsPrivacy) => onChange({ acceptsPrivacy })}
        />
        <ReadTermsLink document="privacy" />
      </div>
    </>
  )
}

/** LINK_USER_AGREEMENT: the operator's own page, if there is one. */
function UserAgreement() {
  const facts = useServiceFacts()
  const { language } = useLanguage()
  const text = useText('account')
  const link = operatorPageUrl(facts, 'user_agreement', language)
  if (link === null) return null
  return (
    <a className="link" href={link} target="_blank" rel="noreferrer noopener">
      {text('userAgreement')}
    </a>
  )
}
