/** S2.9: the assistant needs time to respond. */
const THOUGHT_TIMEOUT_MS = 120_000

/** For a call that the user may stop. Browsers of 2023 lack `any`: there only the user ends the wait. */
export function untilStopped(stop: AbortSignal, timeoutMs: number = THOUGHT_TIMEOUT_MS): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs)
  const any: ((signals: AbortSignal[]) => AbortSignal) | undefined = Reflect.get(AbortSignal, 'any')
  return any === undefined ? stop : AbortSignal.any([timeout, stop])
}
