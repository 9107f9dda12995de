import type { PulledRecord } from '@reprieve/contract/records/calls.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { profileOf } from '../account/profile.ts'
import type { FactsContext } from '../account/userRecord.ts'
import { profileLists } from '../medications/profileLists.ts'

/** The profile as the specification has it: with the person's conditions and medications in it (D34). */
export async function wholeProfile(
  context: FactsContext,
  userId: number,
  language: Language,
): Promise<PulledRecord> {
  const profile = await profileOf(context, userId)
  return {
    ...profile,
    content: { ...profile.content, ...(await profileLists(context.db, userId, language)) },
  }
}
