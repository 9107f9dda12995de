/** What a shape stands for; the page and the printed report each know its colour and its stroke. */
export type Role =
  | `sev-${number}`
  | `score-${number}`
  /** A number on the fill of that severity. */
  | `on-sev-${number}`
  | 'average-line'
  | 'range-bar'
  | 'score-stem'
  | 'trend'
  | 'grid'
  | 'axis-text'
  | 'plot-title'
  | 'bar'
  | 'bar-text'
  | 'cell'
  /** A day without a record in a calendar. */
  | 'gap'

/** A stroke is as wide as its role says, unless the days stand so close that a weight is told. */
export type Shape =
  | { is: 'path'; role: Role; d: string; weight?: number }
  | { is: 'rule'; role: Role; x1: number; y1: number; x2: number; y2: number }
  | { is: 'rect'; role: Role; x: number; y: number; width: number; height: number; radius: number }
  /** `y` is the line that the letters stand on; they are as large as the room says, unless it is told. */
  | { is: 'text'; role: Role; x: number; y: number; anchor: Anchor; text: string; letter?: number }

export type Anchor = 'start' | 'middle' | 'end'

/** A place in the picture that is read by keys and shown by a pointer; `at` is its row of the table. */
export interface Spot {
  at: number
  x: number
  y: number
}

export interface Drawing {
  width: number
  height: number
  shapes: readonly Shape[]
  /** In the order of the table: from left to right, or from the top down where rows stand below each other. */
  spots: readonly Spot[]
  /** Which way a pointer looks for the nearest one: days stand beside, bars below each other, cells do both. */
  along: 'x' | 'y' | 'both'
}

export interface Room {
  width: number
  /** Letters in pixels: at 200 % they are twice as large, and fewer of them fit. */
  letter: number
}
