import {
  needsNewerApp,
  offeredTerms,
  TERMS_DOCUMENTS,
  type TermsDocument,
} from '@reprieve/domain/account/termsGate.ts'
import type { Ask } from '../../api/ask.ts'
import { appUpdate } from '../../device/appUpdate.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { readServerTerms } from '../serviceTold.ts'
import { reloadServiceFacts } from '../useServiceFacts.ts'
import type { TermsCheckboxes } from './AcceptTerms.tsx'

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
  if (needsNewerApp(readServerTerms())) void appUpdate.search()
  const after = offeredTerms(readServerTerms())
  return TERMS_DOCUMENTS.filter((name) => after[name] !== before[name])
}

/** Clears the checkboxes of these documents. */
export const clearCheckboxes = (documents: readonly TermsDocument[]): Partial<TermsCheckboxes> =>
  Object.fromEntries(documents.map((name) => [TERMS_CHECKBOX[name], false]))
