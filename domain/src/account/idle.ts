/** D15, from the specification's constants; the server's values replace them once known. */
export interface IdleLimits {
  idleTimeoutMs: number
  keepAliveMs: number
  /** Only web sessions end by idleness. */
  ends: boolean
}

export const IDLE_TIMEOUT_MS = 300_000
export const KEEP_ALIVE_MS = 60_000
const WARNED_BEFORE_MS = 60_000

export interface IdleTimes {
  lastInput: number
  lastKeepAlive: number
}

export type IdleStep = 'nothing' | 'keep-alive' | 'warn' | 'end'

/** The step that is due now. [ACC-5, ACC-6] */
export function idleStep({ lastInput, lastKeepAlive }: IdleTimes, limits: IdleLimits, now: number): IdleStep {
  const silentFor = now - lastInput
  if (limits.ends && silentFor >= limits.idleTimeoutMs) return 'end'
  // The server has not seen this input yet: report it before warning, or the session would end too early on the server.
  if (lastInput > lastKeepAlive && now - lastKeepAlive >= limits.keepAliveMs) return 'keep-alive'
  return limits.ends && silentFor >= limits.idleTimeoutMs - warnedBefore(limits) ? 'warn' : 'nothing'
}

/** With a short timeout, the warning takes at most half of it. */
const warnedBefore = ({ idleTimeoutMs }: IdleLimits): number => Math.min(WARNED_BEFORE_MS, idleTimeoutMs / 2)
