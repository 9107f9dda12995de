/** What a shape represents; the page and the printed report each define its colour and stroke. */
export type Role =
  | `sev-${number}`
  | `score-${number}`
  /** A number on the fill of that severity. */
  | `on-sev-${number}`
  | 'average-line'
  | 'range-bar'
  /** From lowest to highest over several weeks. */
  | 'band'
  | 'median-line'
  /** The outline of what is chosen. */
  | 'cursor'
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

/** The role defines the stroke width; `weight` overrides it where days are close together. */
export type Shape =
  | { is: 'path'; role: Role; d: string; weight?: number }
  | { is: 'rule'; role: Role; x1: number; y1: number; x2: number; y2: number }
  | { is: 'rect'; role: Role; x: number; y: number; width: number; height: number; radius: number }
  /** `y` is the text baseline; `letter` overrides the default font size. */
  | { is: 'text'; role: Role; x: number; y: number; anchor: Anchor; text: string; letter?: number }

export type Anchor = 'start' | 'middle' | 'end'

/** A position in the chart that keys and the pointer can reach; `at` is its row in the table. */
export interface Spot {
  at: number
  x: number
  y: number
  /** Drawn while the spot is chosen, instead of a ring. */
  marker?: readonly Shape[]
}

export interface Drawing {
  width: number
  height: number
  shapes: readonly Shape[]
  /** In the order of the table: left to right, or top to bottom if rows are below each other. */
  spots: readonly Spot[]
  /**
   * The axis on which a pointer looks for the nearest spot: days are side by side, bars below each other, cells both.
   */
  along: 'x' | 'y' | 'both'
}

export interface ChartSize {
  width: number
  /** Font size in pixels: at 200 % zoom it doubles, and less text fits. */
  letter: number
}
