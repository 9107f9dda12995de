import type { NewInstitution } from './operatorStore.ts'
import { createInstitution, setTexts, switchInstitution } from './operatorStore.ts'
import { findInstitution, type Institution } from './store.ts'
import type { TestApp } from '../testing/testApp.ts'

let made = 0

/** Creates an institution that can be joined; a test passes what it is about. */
export async function openInstitution(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  wishes: Partial<NewInstitution> = {},
): Promise<Institution> {
  made += 1
  const wanted: NewInstitution = {
    slug: `clinic-${made}`,
    name: `Clinic ${made}`,
    needsCode: false,
    primaryIdFormat: null,
    sponsors: 'none',
    config: { pain_service: false, recommended: [], contact: {} },
    ...wishes,
  }
  const nid = await createInstitution(db, wanted, clock.now)
  if (!nid.ok) throw new Error(nid.reason)
  await setTexts(db, nid.value, 'en', { consentText: `May ${wanted.name} keep what you answer?` })
  await switchInstitution(db, nid.value, true)
  return (await findInstitution(db, nid.value))!
}

/** What a joining person fills in. */
export const CONSENT = { full_name: 'Anna Berg', birth_date: '1980-02-29', data_storage: true }
