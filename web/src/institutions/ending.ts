import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import { storeMembershipEnd, type MembershipEnding } from './learnInstitutions.ts'

const CALLS = {
  leave: 'institutions/leave-institution',
  withdraw: 'institutions/withdraw-consent',
} as const satisfies Record<MembershipEnding, string>

/** Updates what else ends with a membership: the plan and the requested questionnaires. */
export type AfterMembershipEnd = (diary: Diary, ask: Ask) => Promise<unknown>

interface Wish {
  nid: number
  ending: MembershipEnding
  afterwards: AfterMembershipEnd
}

/** Null: done. A repeat after a lost response is answered like the first, so the user may press again. [CONS-8] */
export async function endMembership(
  diary: Diary,
  ask: Ask,
  { nid, ending, afterwards }: Wish,
): Promise<{ message: string | null } | null> {
  const answer = await ask(CALLS[ending], { institution: nid })
  if (!answer.reached) return { message: null }
  if (answer.code !== RESULT.ok) return { message: answer.message }
  await storeMembershipEnd(diary, nid, ending)
  // Nothing waits for it: on this device it has ended already.
  void afterwards(diary, ask).catch(() => undefined)
  return null
}
