/** A finger that came down at the top of the page. */
export interface Pull {
  x: number
  y: number
  /** How far it has come down by now. */
  far: number
}

export interface Finger {
  x: number
  y: number
}

/** So far down it is meant, and no scroll that ends at the top. */
const FAR_PX = 64
/** Less is a tap. */
const SEEN_PX = 16

/** Where the page lies, and how much it is enlarged. */
export interface View {
  scrollTop: number
  scale: number
}

/** Who has enlarged the page moves about in it with the same finger, also at its top. */
export const isAtTop = ({ scrollTop, scale }: View): boolean => scrollTop <= 0 && scale < 1.01

export const beginPull = ({ x, y }: Finger): Pull => ({ x, y, far: 0 })

/** Null where the finger goes up or aside: then it is no pull any more, wherever it goes later. */
export function movePull({ x, y }: Pull, finger: Finger): Pull | null {
  const far = finger.y - y
  const aside = Math.abs(finger.x - x)
  if (far < 0 || (aside > SEEN_PX && aside > far)) return null
  return { x, y, far }
}

/** What is to be seen of it. */
export function shownOf(pull: Pull | null): 'nothing' | 'more' | 'let-go' {
  if (pull === null || pull.far < SEEN_PX) return 'nothing'
  return pull.far < FAR_PX ? 'more' : 'let-go'
}
