export type GlyphShape = 'ring' | 'triangle' | 'diamond' | 'cross' | 'square' | 'star'

/** Told apart by shape, so that they are also told apart in grey; at most as many overlays as there are shapes. */
export const GLYPH_SHAPES: readonly GlyphShape[] = ['ring', 'triangle', 'diamond', 'cross', 'square', 'star']

const IN_A_CELL = 3

interface GlyphsInCell {
  shown: readonly GlyphShape[]
  /** How many more there are. */
  more: number
}

/** UI-6. */
export const glyphsInCell = (shapes: readonly GlyphShape[]): GlyphsInCell => ({
  shown: shapes.slice(0, IN_A_CELL),
  more: Math.max(0, shapes.length - IN_A_CELL),
})
