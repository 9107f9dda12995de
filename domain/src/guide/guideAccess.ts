import type { DeviceState } from '../access/deviceState.ts'
import type { PlanMode } from '../purchases/plan.ts'

/** `ask-plans`: first ask the server whether the guide is open to everybody. */
export type GuideAccess = 'open' | 'ask-to-register' | 'ask-plans'

/**
 * What the guide shows on opening; `plans` is null until a server reports them. The guide itself checks whether an
 * account has access. [GUIDE-26]
 */
export function decideGuideAccess(state: DeviceState, plans: PlanMode | null): GuideAccess {
  if (state !== 'not-registered' || plans === 'open') return 'open'
  return plans === null ? 'ask-plans' : 'ask-to-register'
}
