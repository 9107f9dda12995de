import {
  needsNewerApp,
  offeredTerms,
  TERMS_DOCUMENTS,
  type TermsDocument,
} from '@reprieve/domain/account/termsGate.ts'
import type { Ask } from '../../api/ask.ts'
import { searchUpdate } from '../../device/takeUpdate.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { useText, useLanguage } from '../../text/useText.tsx'
import { Checkbox } from '../../ui/controls/Checkbox.tsx'
import { operatorPageUrl } from '../service/OperatorLink.tsx'
import { reloadServiceFacts, useServiceFacts } from '../service/serviceFacts.ts'
import { readServerTerms } from '../service/serviceStatus.ts'
import { ReadTermsLink } from './TermsReading.tsx'

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

export const TERMS_CHECKBOX: Record<TermsDocument, keyof TermsCheckboxes> = {
  eula: 'acceptsEula',
  privacy: 'acceptsPrivacy',
}

/**
 * 120: the server requires other versions than this page knew. Loads them and returns the documents that changed; none:
 * the required texts come with a newer version of the app. [ACC-37]
 */
export async function reloadChangedTerms(ask: Ask, device: DeviceDatabase): Promise<TermsDocument[]> {
  const before = offeredTerms(readServerTerms())
  await reloadServiceFacts(ask, device)
  if (needsNewerApp(readServerTerms())) void searchUpdate()
  const after = offeredTerms(readServerTerms())
  return TERMS_DOCUMENTS.filter((name) => after[name] !== before[name])
}

/** Clears the checkboxes of these documents. */
export const clearCheckboxes = (documents: readonly TermsDocument[]): Partial<TermsCheckboxes> =>
  Object.fromEntries(documents.map((name) => [TERMS_CHECKBOX[name], false]))
