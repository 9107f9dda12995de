import { RESULT } from '@reprieve/contract/codes.ts'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { type Session, type SessionStore, type UserSession, useSessionStore } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import type { Ask } from '../../api/ask.ts'
import { endReasonIn } from '../../api/sessionEnd.ts'
import { useAsk } from '../../api/useAsk.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'

interface LearnTools {
  ask: Ask
  session: Pick<SessionStore, 'kept' | 'change'>
  device: Pick<DeviceDatabase, 'deviceId'>
  /** The token whose check was answered since the app was started. */
  memory: { answered: string | null }
}

type Locked = UserSession & { formerToken: string }

/** Without a known user name nothing is sent. [SES-2] */
const isAskable = (kept: Session): kept is Locked =>
  kept.is === 'user' && kept.token === null && kept.formerToken !== undefined && kept.username !== ''

/**
 * A device that was offline when its account was deleted only knows that its session ended, and no password opens its
 * locked diary any more. Checks by a renewal: only one answer changes something, and none opens the lock. True: the
 * account is deleted, and the device has stored that. [SES-8, ACC-22]
 */
export async function checkAccountDeletion(tools: LearnTools, why: 'opened' | 'refused'): Promise<boolean> {
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
  // If the user logged in meanwhile because the deletion was cancelled, or the device has another owner, the answer no
  // longer applies.
  return session.change((now) =>
    isAskable(now) && now.userId === userId && now.formerToken === formerToken ? deleted(now) : null,
  )
}

function deleted(locked: Locked): UserSession {
  const { formerToken: _, ...kept } = locked
  return { ...kept, endedBy: 'account-deleted' }
}

const memory = { answered: null }

/**
 * For the screens in front of a locked diary: checks when one is opened, and when the network is back. Returns a
 * function that checks again, for an owner whose password was refused. [SES-8]
 */
export function useDeletionCheck(onDeleted: () => void = () => undefined): () => void {
  const ask = useAsk()
  const session = useSessionStore()
  const device = useDevice()
  const tell = useEffectEvent(onDeleted)
  const look = useCallback(
    (why: 'opened' | 'refused'): Promise<boolean> =>
      // If the device cannot be read, the lock stays.
      checkAccountDeletion({ ask, session, device, memory }, why).catch(() => false),
    [ask, session, device],
  )
  useEffect(() => {
    const atOpening = (): void => void look('opened').then((isDeleted) => isDeleted && tell())
    atOpening()
    addEventListener('online', atOpening)
    return () => removeEventListener('online', atOpening)
  }, [look])
  return () => void look('refused').then((isDeleted) => isDeleted && onDeleted())
}
