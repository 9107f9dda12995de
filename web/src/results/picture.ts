import type { Drawing } from '@reprieve/charts/shapes.ts'

export type PictureCell = string | number | null

/** The content of the chart as a table, for reading, screen readers and export. */
export interface PictureTable {
  heads: readonly string[]
  rows: readonly (readonly PictureCell[])[]
}

/** Everything a picture card needs. Each chart produces one of these. */
export interface Picture {
  title: string
  /** What the chart shows, in plain words: stands above it, and screen readers read it first. */
  sentence: string
  /** Null: there is nothing to draw, and `sentence` says so. */
  draw: ((room: { width: number; letter: number }) => Drawing) | null
  table: PictureTable
  /** One table row in one line: for the tooltip and the arrow keys. */
  spotText: (row: number) => string
  /** Without extension: "reprieve-timeline-2026-10-14-2026-11-12". */
  fileName: string
}
