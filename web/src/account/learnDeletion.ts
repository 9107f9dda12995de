import { RESULT } from '@reprieve/contract/codes.ts'
import type { Session, SessionStore, UserSession } from '../access/session.ts'
import type { Ask } from '../api/ask.ts'
import { endReasonIn } from '../api/sessionEnd.ts'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'

interface LearnTools {
  ask: Ask
  session: Pick<SessionStore, 'kept' | 'change'>
  device: Pick<DeviceDatabase, 'deviceId'>
  /** The token that was answered in this opening of the app. */
  memory: { answered: string | null }
}

type Locked = UserSession & { formerToken: string }

/** A name that is not known yet asks for nothing. [SES-2] */
const isAskable = (kept: Session): kept is Locked =>
  kept.is === 'user' && kept.token === null && kept.formerToken !== undefined && kept.username !== ''

/**
 * A device that was away when its account was deleted has only heard that its session ended, and behind its lock is a
 * diary that no password opens any more. Asked by a renewal; of all answers one alone changes something, and none opens
 * the lock. True: the account is no more, and the device knows it. [SES-8, ACC-22]
 */
export async function learnDeletion(tools: LearnTools, why: 'opened' | 'refused'): Promise<boolean> {
  const { ask, session, device, memory } = tools
  const kept = await session.kept()
  if (!isAskable(kept)) return false
  const { userId, username, formerToken } = kept
  if (why === 'opened' && memory.answered === formerToken) return false
  const request = { username, prev_token: formerToken, device_id: await device.deviceId() }
  const answer = await ask('core/login-user', request, { background: true })
  if (!answer.reached) return false
  memory.answered = formerToken
  const isDeleted = answer.code === RESULT.sessionEnded && endReasonIn(answer.body) === 'account-deleted'
  if (!isDeleted) return false
  // Signed in meanwhile, the deletion being taken back, or another's device by now: then it is history.
  return session.change((now) =>
    isAskable(now) && now.userId === userId && now.formerToken === formerToken ? deleted(now) : null,
  )
}

function deleted(locked: Locked): UserSession {
  const { formerToken: _, ...kept } = locked
  return { ...kept, endedBy: 'account-deleted' }
}
