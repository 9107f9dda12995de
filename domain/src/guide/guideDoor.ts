import type { DeviceState } from '../access/deviceState.ts'
import type { PlanMode } from '../purchases/plan.ts'

/** `ask-plans`: it has to be heard first whether the guide is open to everybody. */
export type GuideDoor = 'open' | 'ask-to-register' | 'ask-plans'

/**
 * What is behind the door of the guide; plans are null where no server has told of them yet. Whether an account has the
 * guide, the guide itself is told. [GUIDE-26]
 */
export function guideDoor(state: DeviceState, plans: PlanMode | null): GuideDoor {
  if (state !== 'not-registered' || plans === 'open') return 'open'
  return plans === null ? 'ask-plans' : 'ask-to-register'
}
