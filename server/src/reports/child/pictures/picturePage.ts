import type { TextStyle } from './svg.ts'

/** The smallest text size on paper, in points. */
export const SMALLEST_TEXT = 9
/** The width between the margins of the narrower paper. */
export const PAPER_WIDTH = 529

/** What a picture needs to know about its page. */
export interface PicturePage {
  lang: string
  families: readonly string[]
}

/** Text keeps its size, whatever the scale of the drawing. */
export const pictureTextStyle = ({ families }: PicturePage, scale: number): TextStyle => ({
  size: SMALLEST_TEXT / scale,
  families,
})
