import './glyph.css'
import type { GlyphShape } from './overlayGlyph.ts'

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
