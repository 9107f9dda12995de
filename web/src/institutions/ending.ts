import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows.ts'
import { noteEnded, type Ending } from './learnInstitutions.ts'

const CALLS = {
  leave: 'institutions/leave-institution',
  withdraw: 'institutions/withdraw-consent',
} as const satisfies Record<Ending, string>

/** What else of the account ends with a membership: its plan, what is asked. */
export type AfterEnding = (diary: Diary, ask: Ask) => Promise<unknown>

interface Wish {
  nid: number
  ending: Ending
  afterwards: AfterEnding
}

/** Null: it is done. A repeat after a lost answer is answered as the first time, so it may be pressed again. [CONS-8] */
export async function endMembership(
  diary: Diary,
  ask: Ask,
  { nid, ending, afterwards }: Wish,
): Promise<{ message: string | null } | null> {
  const answer = await ask(CALLS[ending], { institution: nid })
  if (!answer.reached) return { message: null }
  if (answer.code !== RESULT.ok) return { message: answer.message }
  await noteEnded(diary, nid, ending)
  // Nobody waits for it: what ends on this device has ended.
  void afterwards(diary, ask).catch(() => undefined)
  return null
}
