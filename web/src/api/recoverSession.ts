import { RESULT } from '@reprieve/contract/codes.ts'
import { NOT_REACHED, type Answer, type OutgoingCall } from './ask.ts'
import { actOnAnswer, readRenewedSession, type CallContext, type SignedInUser } from './callContext.ts'
import { endReasonIn } from './sessionEnd.ts'
import { rowFor } from './sessionTable.ts'

/** What to do after the response to a renewal. `as-it-is`: the token needs no renewal, another request was faster. */
type RenewalMove = 'renew-by-force' | 'lock' | 'as-it-is' | 'hand-over'

const ON_RENEWAL_CODE: Record<number, RenewalMove | undefined> = {
  [RESULT.deviceDisplaced]: 'renew-by-force',
  [RESULT.sessionEnded]: 'lock',
  [RESULT.notSignedIn]: 'lock',
  // A renewal contains no password: it is the token that is wrong.
  [RESULT.wrongCredentials]: 'lock',
  [RESULT.notAllowed]: 'as-it-is',
}

export const renewalMoveFor = (code: number): RenewalMove => ON_RENEWAL_CODE[code] ?? 'hand-over'

/** The result of handling a refused session: repeat the call as `as`, or return `answer` to the caller. */
export type RefusalOutcome = { is: 'again'; as: SignedInUser } | { is: 'told'; answer: Answer }

/** Without a reason from the server the session counts as expired. */
const endedBy = (refusal: Answer) => endReasonIn(refusal.reached ? refusal.body : {})

export interface RefusedCall {
  asker: SignedInUser
  refusal: Answer
  isLast: boolean
}

/** Handles a call that was refused because of its session. [ACC-7] */
export async function recoverSession(
  line: CallContext,
  { asker, refusal, isLast }: RefusedCall,
): Promise<RefusalOutcome> {
  try {
    const kept = await line.keys.kept()
    // Logged out, or another person's device by now: the call does not belong to them. [ACC-9]
    if (kept === null || kept.userId !== asker.userId) return { is: 'told', answer: refusal }
    // Another tab was faster, and the refusal is outdated. [ACC-8]
    if (kept.token !== asker.token)
      return isLast ? { is: 'told', answer: refusal } : { is: 'again', as: kept }
    const { move } = rowFor(refusal)
    // Two devices take the slot from each other: the next call takes it back, without asking the user. [ACC-7]
    if (isLast && move === 'renew-by-force') return { is: 'told', answer: refusal }
    // A new token that is already stale: endless renewal would send nothing and inform nobody. [ACC-14] Without a known
    // username no renewal is possible. [SES-2]
    const canRenew = move !== 'lock' && !isLast && kept.username !== ''
    if (canRenew) return await renew(line, { kept, refusal, isForced: move === 'renew-by-force' })
    await line.keys.lock(kept, { by: endedBy(refusal), isOver: move === 'lock' })
    return { is: 'told', answer: refusal }
  } catch {
    // The device could not store the new token: unused it does no harm, and the old one can be used again (D14).
    return { is: 'told', answer: NOT_REACHED }
  }
}

interface Renewal {
  kept: SignedInUser
  refusal: Answer
  isForced: boolean
}

async function renew(line: CallContext, { kept, refusal, isForced }: Renewal): Promise<RefusalOutcome> {
  // Displaced by the forced login itself: nothing more can be done, so it is a fault. [SES-9]
  const isSettled = (code: number): boolean => {
    const move = renewalMoveFor(code)
    return move !== 'hand-over' && !(isForced && move === 'renew-by-force')
  }
  const answer = await line.send('core/login-user', await renewalOf(line, kept, isForced))
  actOnAnswer(line, 'core/login-user', { answer, isSignedIn: false, isSettled })
  if (!answer.reached) return { is: 'told', answer }
  const renewed = answer.code === RESULT.ok ? readRenewedSession(answer.body) : null
  if (renewed !== null) {
    const isKept = await line.keys.renew(kept, renewed)
    return isKept ? { is: 'again', as: { ...kept, token: renewed.token } } : { is: 'told', answer: refusal }
  }
  switch (renewalMoveFor(answer.code)) {
    case 'renew-by-force':
      return isForced ? { is: 'told', answer } : renew(line, { kept, refusal, isForced: true })
    case 'as-it-is':
      return { is: 'again', as: kept }
    case 'lock':
      await line.keys.lock(kept, { by: endedBy(answer), isOver: true })
      return { is: 'told', answer: refusal }
    case 'hand-over':
      return { is: 'told', answer }
  }
}

async function renewalOf(line: CallContext, kept: SignedInUser, isForced: boolean): Promise<OutgoingCall> {
  return {
    request: {
      username: kept.username,
      prev_token: kept.token,
      device_id: await line.deviceId(),
      ...(isForced && { force_device: true }),
    },
    caller: { language: line.language(), signedIn: null },
    how: { timezone: true },
  }
}
