/** 0 is the picture of the topic itself; 1 to 5 are those of its articles. */
export type Arrangement = 0 | 1 | 2 | 3 | 4 | 5

/** What a topic changes in its picture: one entry for each arrangement. */
export type Arrangements<T> = Readonly<Record<Arrangement, T>>

const ARTICLES = [1, 2, 3, 4, 5] as const

const MOST_ZOOM = 0.4

interface PicturePlan {
  arrangement: Arrangement
  /** From the sixth article on the arrangements start again: every other time mirrored, and each time a little closer. */
  isFlipped: boolean
  zoom: number
}

/** The picture of the article with this number, counted from 1; 0 is the topic's own. [GUIDE-28] */
export function planPicture(variant: number): PicturePlan {
  if (variant < 1) return { arrangement: 0, isFlipped: false, zoom: 1 }
  const place = Math.floor(variant) - 1
  const round = Math.floor(place / ARTICLES.length)
  return {
    arrangement: ARTICLES[place % ARTICLES.length] ?? 0,
    isFlipped: round % 2 === 1,
    // Never the same twice, and never so close that the picture cannot be recognised.
    zoom: 1 + (MOST_ZOOM * round) / (round + 3),
  }
}
