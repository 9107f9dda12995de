import type { Letters } from './svg.ts'

/** The smallest letters on paper, in points. */
export const LETTER = 9
/** Between the margins of the narrower paper. */
export const WIDE = 529

/** What a picture has to know of its page. */
export interface Page {
  lang: string
  families: readonly string[]
}

/** However large a unit of the drawing is, letters keep their size. */
export const letters = ({ families }: Page, scale: number): Letters => ({ size: LETTER / scale, families })
