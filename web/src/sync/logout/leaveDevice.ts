import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../../api/ask.ts'
import type { Diary } from '../../local/rows.ts'
import { mayClear } from './logoutStep.ts'
import type { Unsent } from './unsent.ts'

/** What leaving needs of the rest of the app. */
export interface LeaveParts {
  diary: Diary
  ask: Ask
  /** Not of a diary without an account, nor of a locked one. */
  hasSession: () => boolean
  find: (diary: Diary) => Promise<Unsent>
  /** Waits for a pass under way, and lets none begin by itself. */
  holdSync: () => Promise<void>
  /** No reminder of this person comes to the device any more; while the session stands, so that the server hears it. */
  leavePush: () => Promise<void>
  /** Closes the diary and deletes its database. */
  clear: () => Promise<void>
  /** The device is nobody's. */
  forget: () => Promise<void>
  /** The token goes, the diary stays (D16). */
  lock: () => Promise<void>
}

/** `again`: there is more to ask about than was agreed on. `kept`: and the session is over, so the diary stays, locked. */
export type LogoutOutcome = { is: 'left'; isServerTold: boolean } | { is: 'again' } | { is: 'kept' }

/** The end of a logout. `agreed`: what the person knows to be lost, nothing where all was sent. */
export async function leaveDevice(parts: LeaveParts, agreed: Unsent): Promise<LogoutOutcome> {
  const { diary, hasSession, find } = parts
  if (!mayClear(await find(diary), agreed)) return { is: 'again' }
  await parts.holdSync()
  const hadSession = hasSession()
  await parts.leavePush()
  const isServerTold = hadSession ? await tellServer(parts.ask) : true
  // The call may have taken a minute, in which another tab can have saved a record.
  if (!mayClear(await find(diary), agreed)) {
    if (!hadSession) return { is: 'again' }
    await parts.lock()
    return { is: 'kept' }
  }
  await parts.clear()
  await parts.forget()
  return { is: 'left', isServerTold }
}

/** D17. An ended session needs no ending: that answer is as good as success. */
async function tellServer(ask: Ask): Promise<boolean> {
  const answer = await ask('core/delete-all-tokens', { scope: 'this' })
  const over: readonly number[] = [RESULT.ok, RESULT.sessionEnded, RESULT.notSignedIn]
  return answer.reached && over.includes(answer.code)
}
