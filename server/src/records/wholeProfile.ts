import type { PulledRecord } from '@reprieve/contract/records/calls.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { readProfileRecord } from '../account/profile.ts'
import type { FactsContext } from '../account/userRecord.ts'
import { profileLists } from '../medications/profileLists.ts'

/** The profile in the form of the specification, including the person's conditions and medications (D34). */
export async function wholeProfile(
  context: FactsContext,
  userId: number,
  language: Language,
): Promise<PulledRecord> {
  const profile = await readProfileRecord(context, userId)
  return {
    ...profile,
    content: { ...profile.content, ...(await profileLists(context.db, userId, language)) },
  }
}
