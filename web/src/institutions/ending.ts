import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows.ts'
import { learnInstitutions } from './knownInstitutions.ts'
import { forgetSeen } from './seenThere.ts'

export type Ending = 'leave' | 'withdraw'

const CALLS = {
  leave: 'institutions/leave-institution',
  withdraw: 'institutions/withdraw-consent',
} as const satisfies Record<Ending, string>

/** Null: it is done. A repeat after a lost answer is answered as the first time, so it may be pressed again. [CONS-8] */
export async function endMembership(
  diary: Diary,
  ask: Ask,
  { nid, ending }: { nid: number; ending: Ending },
): Promise<{ message: string | null } | null> {
  const answer = await ask(CALLS[ending], { institution: nid })
  if (!answer.reached) return { message: null }
  if (answer.code !== RESULT.ok) return { message: answer.message }
  if (ending === 'withdraw') await forgetSeen(diary, nid)
  await learnInstitutions(diary, ask)
  return null
}
