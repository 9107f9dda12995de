/** S2.9: an answer has to be thought of. */
const THOUGHT_TIMEOUT_MS = 120_000

/** For a call that the person may stop. Browsers of 2023 know no `any`: there the person alone ends the waiting. */
export function untilStopped(stop: AbortSignal, timeoutMs: number = THOUGHT_TIMEOUT_MS): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs)
  const any: ((signals: AbortSignal[]) => AbortSignal) | undefined = Reflect.get(AbortSignal, 'any')
  return any === undefined ? stop : AbortSignal.any([timeout, stop])
}
