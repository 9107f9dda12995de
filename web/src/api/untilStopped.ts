/** S2.9: an answer has to be thought of. */
const THOUGHT_TIMEOUT_MS = 120_000

/** For a call that the person may stop. Browsers of 2023 know no `any`: there the person alone ends the waiting. */
export function untilStopped(stop: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(THOUGHT_TIMEOUT_MS)
  const any: ((signals: AbortSignal[]) => AbortSignal) | undefined = Reflect.get(AbortSignal, 'any')
  return any === undefined ? stop : AbortSignal.any([timeout, stop])
}
