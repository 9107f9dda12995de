import type { Letters } from './svg.ts'

/** The smallest text size on paper, in points. */
export const LETTER = 9
/** The width between the margins of the narrower paper. */
export const WIDE = 529

/** What a picture needs to know about its page. */
export interface Page {
  lang: string
  families: readonly string[]
}

/** Text keeps its size, whatever the scale of the drawing. */
export const letters = ({ families }: Page, scale: number): Letters => ({ size: LETTER / scale, families })
