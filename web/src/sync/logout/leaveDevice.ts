import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../../api/ask.ts'
import type { Diary } from '../../local/rows.ts'
import { mayClear } from './logoutStep.ts'
import type { Unsent } from './unsent.ts'

/** What a logout needs from the rest of the app. */
export interface LeaveParts {
  diary: Diary
  ask: Ask
  /** False for a diary without an account, and for a locked one. */
  hasSession: () => boolean
  find: (diary: Diary) => Promise<Unsent>
  /** Waits for a running pass, and lets none start by itself. */
  holdSync: () => Promise<void>
  /** Ends this person's reminders on the device; while the session exists, so that the server is informed. */
  leavePush: () => Promise<void>
  /** Closes the diary and deletes its database. */
  clear: () => Promise<void>
  /** Nobody owns the device any more. */
  forget: () => Promise<void>
  /** Removes the token; the diary stays (D16). */
  lock: () => Promise<void>
}

/** `again`: there is more to ask about than was agreed. `kept`: the same without a session: the diary stays, locked. */
export type LogoutOutcome = { is: 'left'; isServerTold: boolean } | { is: 'again' } | { is: 'kept' }

/** The end of a logout. `agreed`: what the user knows to be lost; nothing if all was sent. */
export async function leaveDevice(parts: LeaveParts, agreed: Unsent): Promise<LogoutOutcome> {
  const { diary, hasSession, find } = parts
  if (!mayClear(await find(diary), agreed)) return { is: 'again' }
  await parts.holdSync()
  const hadSession = hasSession()
  await parts.leavePush()
  const isServerTold = hadSession ? await tellServer(parts.ask) : true
  // The call may have taken a minute, in which another tab may have saved a record.
  if (!mayClear(await find(diary), agreed)) {
    if (!hadSession) return { is: 'again' }
    await parts.lock()
    return { is: 'kept' }
  }
  await parts.clear()
  await parts.forget()
  return { is: 'left', isServerTold }
}

/** D17. An ended session needs no logout: that response counts as success. */
async function tellServer(ask: Ask): Promise<boolean> {
  const answer = await ask('core/delete-all-tokens', { scope: 'this' })
  const over: readonly number[] = [RESULT.ok, RESULT.sessionEnded, RESULT.notSignedIn]
  return answer.reached && over.includes(answer.code)
}
