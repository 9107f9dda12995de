import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BodyHeat, type RegionHeat } from './BodyHeat.tsx'
import type { BodyRegion } from './bodyRegion.ts'

const WORDS = { views: { front: 'Front', back: 'Back' }, sides: { left: 'L', right: 'R' } }

const drawn = (heat: readonly [BodyRegion, RegionHeat][]): string =>
  renderToStaticMarkup(<BodyHeat heat={new Map(heat)} label="Lower back most often" words={WORDS} />)

test('[RES-14] a recorded part has its colour and its number, another one has neither', () => {
  const markup = drawn([
    ['lower-back', { count: 12, level: 4 }],
    ['jaw', { count: 0, level: 0 }],
  ])
  expect(markup.match(/body-warm level-4/g)).toHaveLength(1)
  expect(markup.match(/body-warm/g)).toHaveLength(1)
  expect(markup.match(/<span class="body-count"[^>]*>(\d+)</)?.[1]).toBe('12')
  expect(markup.match(/body-count/g)).toHaveLength(1)
  expect(markup).toContain('role="img" aria-label="Lower back most often"')
})

test('[RES-14] a part that is seen from both sides has its number on both', () => {
  expect(drawn([['neck', { count: 3, level: 1 }]]).match(/>3<\/span>/g)).toHaveLength(2)
})
