export type GlyphShape = 'ring' | 'triangle' | 'diamond' | 'cross' | 'square' | 'star'

/** Distinguished by shape, so also without colour; there are at most as many overlays as shapes. */
export const GLYPH_SHAPES: readonly GlyphShape[] = ['ring', 'triangle', 'diamond', 'cross', 'square', 'star']

const IN_A_CELL = 3

interface GlyphsInCell {
  shown: readonly GlyphShape[]
  /** How many overlays do not fit. */
  more: number
}

/** UI-6. The glyphs that fit into a calendar cell, and how many do not. */
export const glyphsInCell = (shapes: readonly GlyphShape[]): GlyphsInCell => ({
  shown: shapes.slice(0, IN_A_CELL),
  more: Math.max(0, shapes.length - IN_A_CELL),
})
