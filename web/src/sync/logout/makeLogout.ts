import { RESULT } from '@reprieve/contract/codes.ts'
import { NO_COUNTS } from '@reprieve/domain/sync/unsentCounts.ts'
import type { Ask } from '../../api/ask.ts'
import { makeObservable, type Observable } from '../../device/observable.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { SyncEngine } from '../syncEngine.ts'
import { canClearDevice, firstLogoutStep, stepAfterSync, type UnsentSummary } from './unsent.ts'

export type LogoutState =
  | { is: 'looking' }
  | { is: 'sending'; done: number; total: number }
  | { is: 'asking'; unsent: UnsentSummary }
  | { is: 'leaving' }
  /** `not-told`: the server was not reached. `kept`: something was written meanwhile, so the diary stays, locked. */
  | { is: 'over'; how: 'left' | 'not-told' | 'kept' }

export interface LogoutParts extends Omit<LeaveParts, 'holdSync'> {
  isAnonymous: boolean
  /** Null if nothing can be sent: without an account, or locked. */
  engine: Pick<SyncEngine, 'syncNow' | 'hold'> | null
  /** Whether the server lost acknowledged rows: then nothing is unsent, and yet only this device may have them. */
  isServerRestored: () => Promise<boolean>
  /** Sends what sync does not carry. */
  tellRest: () => Promise<void>
  /** How long a user without unsent data waits for that check. */
  patience: () => Promise<unknown>
}

export interface Logout {
  state: Pick<Observable<LogoutState>, 'current' | 'subscribe'>
  /** Finds what is unsent, and sends what can be sent. Also for Retry. */
  begin: () => Promise<void>
  /** Accepts the loss of everything that the user was shown. */
  force: (agreed: UnsentSummary) => Promise<void>
}

const NOTHING_LOST: UnsentSummary = {
  counts: NO_COUNTS,
  total: 0,
  sendable: 0,
  setAside: 0,
  marks: [],
}

/** D17. */
export function makeLogout(parts: LogoutParts): Logout {
  const { diary, find, engine, isAnonymous } = parts
  const state = makeObservable<LogoutState>({ is: 'looking' })
  let isAtIt = false

  const begin = async (): Promise<void> => {
    state.become({ is: 'looking' })
    const before = await find(diary)
    // A diary without an account exists nowhere else: the user is asked, even if it is empty.
    const step = isAnonymous ? 'ask' : firstLogoutStep(before, engine !== null)
    if (step === 'leave' && !(await isLast())) return leave(NOTHING_LOST)
    if (step === 'ask') return state.become({ is: 'asking', unsent: before })
    await send(before)
    const after = await find(diary)
    return stepAfterSync(after) === 'leave'
      ? leave(NOTHING_LOST)
      : state.become({ is: 'asking', unsent: after })
  }

  /** If that is not known in time, the server counts as unchanged. */
  const isLast = async (): Promise<boolean> =>
    engine !== null && (await Promise.race([parts.isServerRestored(), parts.patience()])) === true

  const send = async ({ sendable: total, counts }: UnsentSummary): Promise<void> => {
    let done = 0
    state.become({ is: 'sending', done, total })
    // Waits for a running sync, too.
    await engine?.syncNow((count) => {
      done = Math.min(done + count, total)
      state.become({ is: 'sending', done, total })
    })
    // What the server has not received is counted and asked about, even if it does not respond.
    if (counts.guide > 0) await Promise.race([parts.tellRest().catch(() => undefined), parts.patience()])
  }

  const leave = async (agreed: UnsentSummary): Promise<void> => {
    state.become({ is: 'leaving' })
    const holdSync = async (): Promise<void> => engine?.hold()
    const left = await leaveDevice({ ...parts, holdSync }, agreed)
    if (left.is === 'again') return begin()
    if (left.is === 'kept') return state.become({ is: 'over', how: 'kept' })
    state.become({ is: 'over', how: left.isServerTold ? 'left' : 'not-told' })
  }

  /** Screens may call it twice (React does, to find mistakes); two parallel runs would call the server twice. */
  const once = async (act: () => Promise<void>): Promise<void> => {
    if (isAtIt) return
    isAtIt = true
    await act().finally(() => {
      isAtIt = false
    })
  }
  return { state, begin: () => once(begin), force: (agreed) => once(() => leave(agreed)) }
}

/** What a logout needs from the rest of the app. */
interface LeaveParts {
  diary: Diary
  ask: Ask
  /** False for a diary without an account, and for a locked one. */
  hasSession: () => boolean
  find: (diary: Diary) => Promise<UnsentSummary>
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
type LogoutOutcome = { is: 'left'; isServerTold: boolean } | { is: 'again' } | { is: 'kept' }

/** The end of a logout. `agreed`: what the user knows to be lost; nothing if all was sent. */
async function leaveDevice(parts: LeaveParts, agreed: UnsentSummary): Promise<LogoutOutcome> {
  const { diary, hasSession, find } = parts
  if (!canClearDevice(await find(diary), agreed)) return { is: 'again' }
  await parts.holdSync()
  const hadSession = hasSession()
  await parts.leavePush()
  const isServerTold = hadSession ? await tellServer(parts.ask) : true
  // The call may have taken a minute, in which another tab may have saved a record.
  if (!canClearDevice(await find(diary), agreed)) {
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
