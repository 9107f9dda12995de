import { NO_COUNTS } from '@reprieve/domain/sync/unsentCounts.ts'
import { watched, type Watched } from '../../device/watched.ts'
import type { SyncEngine } from '../syncEngine.ts'
import { leaveDevice, type LeaveParts } from './leaveDevice.ts'
import { firstStep, stepAfterSync } from './logoutStep.ts'
import type { Unsent } from './unsent.ts'

export type LogoutState =
  | { is: 'looking' }
  | { is: 'sending'; done: number; total: number }
  | { is: 'asking'; unsent: Unsent }
  | { is: 'leaving' }
  /** `not-told`: the server could not be reached. `kept`: something was written meanwhile, the diary stays, locked. */
  | { is: 'over'; how: 'left' | 'not-told' | 'kept' }

export interface LogoutParts extends Omit<LeaveParts, 'holdSync'> {
  isAnonymous: boolean
  /** Null where nothing can be sent: without an account, or locked. */
  engine: Pick<SyncEngine, 'syncNow' | 'hold'> | null
  /** A server that lost what it had acknowledged: nothing waits here, and yet this device may be the last to have it. */
  isServerRestored: () => Promise<boolean>
  /** Tells what no sync carries. */
  tellRest: () => Promise<void>
  /** How long somebody who has nothing unsent waits for that to be known. */
  patience: () => Promise<unknown>
}

export interface Logout {
  state: Pick<Watched<LogoutState>, 'current' | 'subscribe'>
  /** Looks what is unsent, and sends what can be sent. Also for Retry. */
  begin: () => Promise<void>
  /** With all that the person was told would be lost. */
  force: (agreed: Unsent) => Promise<void>
}

const NOTHING_LOST: Unsent = {
  counts: NO_COUNTS,
  total: 0,
  sendable: 0,
  setAside: 0,
  marks: [],
}

/** D17. */
export function makeLogout(parts: LogoutParts): Logout {
  const { diary, find, engine, isAnonymous } = parts
  const state = watched<LogoutState>({ is: 'looking' })
  let isAtIt = false

  const begin = async (): Promise<void> => {
    state.become({ is: 'looking' })
    const before = await find(diary)
    // What a diary without an account holds is nowhere else: that is asked about, also where it is empty.
    const step = isAnonymous ? 'ask' : firstStep(before, engine !== null)
    if (step === 'leave' && !(await isLast())) return leave(NOTHING_LOST)
    if (step === 'ask') return state.become({ is: 'asking', unsent: before })
    await send(before)
    const after = await find(diary)
    return stepAfterSync(after) === 'leave'
      ? leave(NOTHING_LOST)
      : state.become({ is: 'asking', unsent: after })
  }

  /** Where that is not known in time, the server is as it was. */
  const isLast = async (): Promise<boolean> =>
    engine !== null && (await Promise.race([parts.isServerRestored(), parts.patience()])) === true

  const send = async ({ sendable: total, counts }: Unsent): Promise<void> => {
    let done = 0
    state.become({ is: 'sending', done, total })
    // Waits for a sync that is under way, too.
    await engine?.syncNow((count) => {
      done = Math.min(done + count, total)
      state.become({ is: 'sending', done, total })
    })
    // What was not heard is counted and asked about, and so is what nobody answers.
    if (counts.guide > 0) await Promise.race([parts.tellRest().catch(() => undefined), parts.patience()])
  }

  const leave = async (agreed: Unsent): Promise<void> => {
    state.become({ is: 'leaving' })
    const holdSync = async (): Promise<void> => engine?.hold()
    const left = await leaveDevice({ ...parts, holdSync }, agreed)
    if (left.is === 'again') return begin()
    if (left.is === 'kept') return state.become({ is: 'over', how: 'kept' })
    state.become({ is: 'over', how: left.isServerTold ? 'left' : 'not-told' })
  }

  /** Screens may begin it twice (React does, to find mistakes); two at once would ask the server twice. */
  const once = async (act: () => Promise<void>): Promise<void> => {
    if (isAtIt) return
    isAtIt = true
    await act().finally(() => {
      isAtIt = false
    })
  }
  return { state, begin: () => once(begin), force: (agreed) => once(() => leave(agreed)) }
}
