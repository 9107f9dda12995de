import { RESULT } from '@reprieve/contract/codes.ts'
import { AWAY, type Answer, type Ask, type Send, type Sent } from './ask.ts'
import { moveFor, renewalMoveFor, type Move } from './moveFor.ts'

/** Who is signed in, as far as a call needs it. */
export interface SignedIn {
  userId: number
  username: string
  token: string
}

/** The session behind the calls; null: nobody is signed in. */
export interface Keys {
  current: () => SignedIn | null
  /** As the device keeps it at this moment: another tab may have renewed it, signed out, or in. */
  kept: () => Promise<SignedIn | null>
  /** Resolves when the device keeps it (D14); false where the device has another session by now. */
  renew: (of: SignedIn, token: string) => Promise<boolean>
  /** The token goes; the diary stays, behind a sign-in of the same person (D16). */
  lock: (of: SignedIn) => Promise<void>
}

export interface Line {
  send: Send
  keys: Keys
  language: () => string
  deviceId: () => Promise<string>
  /** One at a time, in all tabs together: two renewals of one token would make two successors. */
  alone: (work: () => Promise<Settled>) => Promise<Settled>
  onTooOld: () => void
}

/** How a refusal of the session was settled: ask again as somebody, or what who asked is to hear. */
export type Settled = { is: 'again'; as: SignedIn } | { is: 'told'; answer: Answer }

const SESSION_MOVES: readonly Move[] = ['renew', 'renew-by-force', 'lock']

/** The token in hand, one that another tab renewed long ago, and one that is new: what refuses all three goes on so. */
const MOST_TRIES = 3

/** Spec 1 section 8: a stale or displaced token is renewed and the call repeated, and nobody notices. [ACC-7] */
export function makeAsk(line: Line): Ask {
  return async (name, request, how) => {
    const askAs = (asker: SignedIn | null): Promise<Answer> =>
      sendOn(line, name, {
        request,
        caller: { language: line.language(), signedIn: asker },
        ...(how && { how }),
      })
    let asker = line.keys.current()
    let answer = await askAs(asker)
    for (let tries = 1; asker !== null && concernsSession(answer); tries++) {
      const refused = { asker, refusal: answer, isLast: tries === MOST_TRIES }
      const settled = await line.alone(() => settle(line, refused))
      if (settled.is === 'told') return settled.answer
      asker = settled.as
      answer = await askAs(asker)
    }
    return answer
  }
}

const moveOf = (answer: Answer): Move => (answer.reached ? moveFor(answer.code) : 'hand-over')

const concernsSession = (answer: Answer): boolean => SESSION_MOVES.includes(moveOf(answer))

const sendOn: (line: Line, ...sent: Parameters<Send>) => Promise<Answer> = async (line, name, sent) => {
  const answer = await line.send(name, sent)
  if (moveOf(answer) === 'tell-too-old') line.onTooOld()
  return answer
}

interface Refused {
  asker: SignedIn
  refusal: Answer
  isLast: boolean
}

async function settle(line: Line, { asker, refusal, isLast }: Refused): Promise<Settled> {
  try {
    const kept = await line.keys.kept()
    // Logged out, or somebody else's device by now: the call was not theirs. [ACC-9]
    if (kept === null || kept.userId !== asker.userId) return { is: 'told', answer: refusal }
    // Another tab was faster, and what was refused is history. [ACC-8]
    if (kept.token !== asker.token)
      return isLast ? { is: 'told', answer: refusal } : { is: 'again', as: kept }
    const move = moveOf(refusal)
    // Two devices that take the slot from each other: the next call takes it back, and nobody is asked. [ACC-7]
    if (isLast && move === 'renew-by-force') return { is: 'told', answer: refusal }
    // A new token that is stale at once: renewed for ever, nothing would be sent and nobody told. [ACC-14]
    const canRenew = move !== 'lock' && !isLast && kept.username !== ''
    if (canRenew) return await renew(line, { kept, refusal, isForced: move === 'renew-by-force' })
    await line.keys.lock(kept)
    return { is: 'told', answer: refusal }
  } catch {
    // The device could not keep the new token: unused it costs nothing, and the old one can be shown again (D14).
    return { is: 'told', answer: AWAY }
  }
}

interface Renewal {
  kept: SignedIn
  refusal: Answer
  isForced: boolean
}

async function renew(line: Line, { kept, refusal, isForced }: Renewal): Promise<Settled> {
  const answer = await sendOn(line, 'core/login-user', await renewalOf(line, kept, isForced))
  if (!answer.reached) return { is: 'told', answer }
  const { token } = answer.body
  if (answer.code === RESULT.ok && typeof token === 'string') {
    const isKept = await line.keys.renew(kept, token)
    return isKept ? { is: 'again', as: { ...kept, token } } : { is: 'told', answer: refusal }
  }
  switch (renewalMoveFor(answer.code)) {
    case 'renew-by-force':
      return isForced ? { is: 'told', answer } : renew(line, { kept, refusal, isForced: true })
    case 'as-it-is':
      return { is: 'again', as: kept }
    case 'lock':
      await line.keys.lock(kept)
      return { is: 'told', answer: refusal }
    case 'hand-over':
      return { is: 'told', answer }
  }
}

async function renewalOf(line: Line, kept: SignedIn, isForced: boolean): Promise<Sent> {
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
