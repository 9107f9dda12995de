/** The bars and circles of a step, drawn from values. */
interface IntroPicture {
  pain: readonly number[]
  scores: readonly number[]
}

/** The picture at the end of the intro and at the start of the greeting. */
export const CALM_PICTURE: IntroPicture = {
  pain: [4, 3, 3, 2, 3, 2, 2, 3, 2, 2, 1, 2, 1],
  scores: [6, 6, 7, 7, 7, 8, 8, 7, 8, 8, 9, 8, 9],
}

/** The scale, from the lowest bar to the highest; one bad day by the hour; better and worse days side by side; a calm period. */
export const INTRO_PICTURES: readonly IntroPicture[] = [
  { pain: [0, 1, 1, 2, 3, 4, 4, 5, 6, 7, 7, 8, 9], scores: [9, 9, 8, 8, 7, 7, 6, 5, 5, 4, 3, 3, 2] },
  { pain: [3, 3, 4, 6, 8, 9, 9, 7, 5, 5, 4, 4, 3], scores: [6, 6, 5, 4, 3, 2, 2, 3, 4, 5, 5, 6, 6] },
  { pain: [7, 3, 6, 2, 8, 3, 7, 2, 6, 3, 7, 2, 5], scores: [3, 7, 4, 8, 2, 7, 3, 8, 4, 7, 3, 8, 5] },
  CALM_PICTURE,
]

export const INTRO_COUNT = INTRO_PICTURES.length

/** From 1 on, as in the address; an invalid value is the first step. [ONB-1] */
export function introStep(written: string | undefined): number {
  const step = Number(written)
  return Number.isInteger(step) && step >= 1 && step <= INTRO_COUNT ? step : 1
}

/** Far enough sideways, and more sideways than vertical: scrolling the page must not turn a step. */
const SWIPE_PX = 48

export function swipeDirection(along: number, across: number): -1 | 0 | 1 {
  if (Math.abs(along) < SWIPE_PX || Math.abs(along) < 2 * Math.abs(across)) return 0
  return along < 0 ? 1 : -1
}
