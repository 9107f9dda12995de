import { expect, test } from 'vitest'
import { GLYPH_SHAPES, glyphsInCell } from './Glyph.tsx'

test('[UI-6] a cell shows three overlays and counts the others', () => {
  expect(glyphsInCell(['ring', 'star'])).toEqual({ shown: ['ring', 'star'], more: 0 })
  expect(glyphsInCell(GLYPH_SHAPES.slice(0, 5))).toEqual({ shown: ['ring', 'triangle', 'diamond'], more: 2 })
})

test('[UI-6] there are six overlays at most, each with its own shape', () => {
  expect(new Set(GLYPH_SHAPES).size).toBe(6)
})
