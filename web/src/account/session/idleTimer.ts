import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { IDLE_TIMEOUT_MS, idleStep, KEEP_ALIVE_MS, type IdleLimits } from '@reprieve/domain/account/idle.ts'
import { makeSessionKeys } from '../../access/sessionKeys.ts'
import type { SessionStore } from '../../access/session.ts'
import type { Answer, Ask } from '../../api/ask.ts'
import { clientType } from '../../device/clientType.ts'
import { storeChoice } from '../../device/storage.ts'
import { randomHex } from '../../local/randomHex.ts'

const INPUT = 'last-input'

interface TabActivity {
  /** When another tab was last used, by this tab's own clock. */
  read: () => number
  /** Tells the other tabs that this one is in use. */
  keep: () => void
  close: () => void
}

/**
 * Each tab measures time by itself and only signals activity to the others, without a time: the shared wall clock may
 * be changed while they run. [ACC-34]
 */
export function openTabActivity(
  now: () => number,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
): TabActivity {
  let last = Number.NEGATIVE_INFINITY
  const onStorage = (event: Event): void => {
    if ((event as StorageEvent).key === `reprieve.${INPUT}`) last = now()
  }
  events.addEventListener('storage', onStorage)
  return {
    read: () => last,
    // A new value each time: writing an unchanged value triggers no event.
    keep: () => storeChoice(INPUT, randomHex(4)),
    close: () => events.removeEventListener('storage', onStorage),
  }
}

interface IdleTimerTools {
  ask: Ask
  now: () => number
  /** Shared by all tabs: typing in one tab prevents the idle warning in the others. */
  lastInput: { read: () => number; keep: (at: number) => void }
  endsByIdleness: boolean
  onWarn: (isWarned: boolean) => void
  /** Removes the token; the diary stays (D16). */
  lock: () => Promise<void>
}

export interface IdleTimer {
  noteInput: () => void
  /** Called every few seconds. */
  look: () => Promise<void>
}

/** Inputs within this time count as one: dragging a slider must not write a hundred times. */
const SAME_MOMENT_MS = 1_000

/** Keeps the session of an active person alive, and ends that of an inactive one (D15). */
export function makeIdleTimer(tools: IdleTimerTools): IdleTimer {
  const limits: IdleLimits = {
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    keepAliveMs: KEEP_ALIVE_MS,
    ends: tools.endsByIdleness,
  }
  let lastKeepAlive = Number.NEGATIVE_INFINITY
  let waitsUntil = Number.NEGATIVE_INFINITY
  // Also kept in this tab's memory: in a browser that forbids storage it would be lost otherwise, and a person who is
  // writing would be logged out.
  let lastHere = Number.NEGATIVE_INFINITY
  const keepInput = (at: number): void => {
    lastHere = at
    tools.lastInput.keep(at)
  }
  const lastInput = (): number => Math.max(lastHere, tools.lastInput.read())
  // Opening the app counts as the first input.
  keepInput(tools.now())

  const keepAlive = async (): Promise<void> => {
    lastKeepAlive = tools.now()
    const answer = await tools.ask('core/keep-alive', undefined)
    Object.assign(limits, limitsIn(answer, tools.endsByIdleness))
  }

  const end = async (): Promise<void> => {
    const answer = await tools.ask('core/delete-all-tokens', { scope: 'this' }, { background: true })
    if (answer.reached && answer.code === RESULT.ok) await tools.lock()
    // Offline the limits hide nothing; they apply at the next contact (D16).
    waitsUntil = tools.now() + limits.keepAliveMs
  }

  return {
    noteInput: () => {
      const now = tools.now()
      if (now - lastInput() >= SAME_MOMENT_MS) keepInput(now)
    },
    look: async () => {
      const now = tools.now()
      if (now < waitsUntil) return
      const step = idleStep({ lastInput: lastInput(), lastKeepAlive }, limits, now)
      tools.onWarn(step === 'warn')
      if (step === 'keep-alive') await keepAlive()
      if (step === 'end') await end()
    },
  }
}

function limitsIn(answer: Answer, canEnd: boolean): Partial<IdleLimits> {
  if (!answer.reached) return {}
  const { idle_timeout_ms: idleTimeoutMs, keep_alive_ms: keepAliveMs, idle_timer_off: isOff } = answer.body
  return {
    ...(typeof idleTimeoutMs === 'number' && { idleTimeoutMs }),
    ...(typeof keepAliveMs === 'number' && { keepAliveMs }),
    // The setting may come from another device: this one learns it here. [ACC-23]
    ...(typeof isOff === 'boolean' && { ends: canEnd && !isOff }),
  }
}

const LOOKS_EVERY_MS = 5_000
// `click` and `input` are the only events when a screen reader or voice control moves a slider.
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'click', 'input'] as const

interface WatchedSession {
  ask: Ask
  store: SessionStore
  onWarn: (isWarned: boolean) => void
}

/** Watches the person's input until it is stopped. */
export function watchIdleness({ ask, store, onWarn }: WatchedSession): IdleTimer & { stop: () => void } {
  const keys = makeSessionKeys(store)
  // Not the wall clock: set an hour ahead, it would end the session of a person who is writing.
  const now = (): number => performance.now()
  const others = openTabActivity(now)
  const awake = makeIdleTimer({
    ask,
    now,
    lastInput: others,
    endsByIdleness: clientType() === 'web',
    onWarn,
    lock: async () => {
      const signedIn = keys.current()
      if (signedIn !== null) await keys.lock(signedIn, { by: 'idle', isOver: true })
    },
  })
  for (const name of INPUTS) addEventListener(name, awake.noteInput, { passive: true, capture: true })
  const timer = setInterval(() => void awake.look(), LOOKS_EVERY_MS)
  return {
    ...awake,
    stop: () => {
      clearInterval(timer)
      others.close()
      for (const name of INPUTS) removeEventListener(name, awake.noteInput, { capture: true })
    },
  }
}
