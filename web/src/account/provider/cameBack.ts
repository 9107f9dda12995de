import type { Provider } from '../serviceFacts.ts'
import { arrival } from './arrival.ts'
import { comingBack, type ComingBack } from './comingBack.ts'
import { takeTrip } from './trip.ts'

let known: { provider: Provider; back: ComingBack } | null = null

/** Read once and kept as long as the page lives: a screen that renders twice must not find it gone. */
export function cameBack(provider: Provider): ComingBack {
  if (known?.provider !== provider) {
    const back = comingBack({ provider, trip: takeTrip(() => sessionStorage), fragment: arrival.take() })
    known = { provider, back }
  }
  return known.back
}

/** It is used up: opening this address again starts anew. */
export function forgetReturn(): void {
  known = null
}

let onward: string | null = null

/** Where the person goes after log-in. Outlives the screen: opening the diary renders everything anew. */
export const wayOn = {
  set: (path: string | null): void => void (onward = path),
  current: (): string | null => onward,
}
