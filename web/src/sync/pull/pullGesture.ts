/** A touch that began at the top of the page. */
export interface Pull {
  x: number
  y: number
  /** How far the finger has moved down. */
  far: number
}

export interface TouchPoint {
  x: number
  y: number
}

/** So far down, a pull is intended, and is not a scroll that ends at the top. */
const FAR_PX = 64
/** Less is a tap. */
const SEEN_PX = 16

/** The scroll position and the zoom of the page. */
export interface PageView {
  scrollTop: number
  scale: number
}

/** On a zoomed page the same gesture pans, also at its top. */
export const isAtTop = ({ scrollTop, scale }: PageView): boolean => scrollTop <= 0 && scale < 1.01

export const beginPull = ({ x, y }: TouchPoint): Pull => ({ x, y, far: 0 })

/** Null if the finger moves up or sideways: then it is no pull any more, wherever it moves later. */
export function movePull({ x, y }: Pull, finger: TouchPoint): Pull | null {
  const far = finger.y - y
  const aside = Math.abs(finger.x - x)
  if (far < 0 || (aside > SEEN_PX && aside > far)) return null
  return { x, y, far }
}

/** What to show of it. */
export function pullHint(pull: Pull | null): 'nothing' | 'more' | 'let-go' {
  if (pull === null || pull.far < SEEN_PX) return 'nothing'
  return pull.far < FAR_PX ? 'more' : 'let-go'
}
