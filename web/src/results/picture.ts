import type { Drawing } from '@reprieve/charts/shapes.ts'

export type Cell = string | number | null

/** The same as the picture, to be read, heard and taken along. */
export interface PictureTable {
  heads: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** All that a picture card needs; who makes a picture makes one of these and nothing else. */
export interface Picture {
  title: string
  /** What the picture says, in plain words: it stands above it, and is what a screen reader hears first. */
  sentence: string
  /** Null: there is nothing to draw, and `sentence` says so. */
  draw: ((room: { width: number; letter: number }) => Drawing) | null
  table: PictureTable
  /** Of one row of the table, in one line: the tooltip, and what arrow keys read. */
  spotText: (row: number) => string
  /** Without ending: "reprieve-timeline-2026-10-14-2026-11-12". */
  fileName: string
}
