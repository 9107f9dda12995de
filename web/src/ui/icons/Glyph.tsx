import './glyph.css'

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

const PATHS: Record<GlyphShape, string> = {
  ring: 'M3 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
  triangle: 'M8 2.5 14 13.5H2z',
  diamond: 'M8 1.8 14.2 8 8 14.2 1.8 8z',
  cross: 'M8 2.5v11M2.5 8h11',
  square: 'M3 3h10v10H3z',
  star: 'M8 1l2 4.6 5 .5-3.7 3.3 1.1 4.9L8 11.7l-4.4 2.6 1.1-4.9L1 6.1l5-.5z',
}

export function Glyph({ shape }: { shape: GlyphShape }) {
  return (
    <svg className={`glyph ${shape}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[shape]} />
    </svg>
  )
}
