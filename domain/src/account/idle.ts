/** D15, from the spec's table of constants; the server's own values replace them when it has told them. */
export interface IdleLimits {
  idleTimeoutMs: number
  keepAliveMs: number
  /** Only the browser's own page ends by idleness. */
  ends: boolean
}

export const IDLE_TIMEOUT_MS = 300_000
export const KEEP_ALIVE_MS = 60_000
const WARNED_BEFORE_MS = 60_000

export interface Awake {
  lastInput: number
  lastKeepAlive: number
}

export type IdleStep = 'nothing' | 'keep-alive' | 'warn' | 'end'

/** What is due at this moment. [ACC-5, ACC-6] */
export function idleStep({ lastInput, lastKeepAlive }: Awake, limits: IdleLimits, now: number): IdleStep {
  const silentFor = now - lastInput
  if (limits.ends && silentFor >= limits.idleTimeoutMs) return 'end'
  // Input that no call has told the server of yet: told once more before the question, or it would end sooner there.
  if (lastInput > lastKeepAlive && now - lastKeepAlive >= limits.keepAliveMs) return 'keep-alive'
  return limits.ends && silentFor >= limits.idleTimeoutMs - warnedBefore(limits) ? 'warn' : 'nothing'
}

/** Where the whole time is short, the warning takes no more than half of it. */
const warnedBefore = ({ idleTimeoutMs }: IdleLimits): number => Math.min(WARNED_BEFORE_MS, idleTimeoutMs / 2)
