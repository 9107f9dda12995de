import {
  needsNewerApp,
  offeredTerms,
  TERMS_DOCUMENTS,
  type TermsDocument,
} from '@reprieve/domain/account/termsGate.ts'
import type { Ask } from '../../api/ask.ts'
import { appUpdate } from '../../device/appUpdate.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { toldTerms } from '../serviceTold.ts'
import { hearAgain } from '../useServiceFacts.ts'
import type { Accepts } from './AcceptTerms.tsx'

export const BOX_OF: Record<TermsDocument, keyof Accepts> = {
  eula: 'acceptsEula',
  privacy: 'acceptsPrivacy',
}

/**
 * 120: the server requires other versions than this page knew. Loads them and returns the documents that changed; none:
 * the required texts come with a newer version of the app. [ACC-37]
 */
export async function learnChangedTerms(ask: Ask, device: DeviceDatabase): Promise<TermsDocument[]> {
  const before = offeredTerms(toldTerms())
  await hearAgain(ask, device)
  if (needsNewerApp(toldTerms())) void appUpdate.search()
  const after = offeredTerms(toldTerms())
  return TERMS_DOCUMENTS.filter((name) => after[name] !== before[name])
}

/** Clears the checkboxes of these documents. */
export const withoutTicks = (documents: readonly TermsDocument[]): Partial<Accepts> =>
  Object.fromEntries(documents.map((name) => [BOX_OF[name], false]))
