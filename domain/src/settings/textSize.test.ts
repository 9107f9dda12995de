import { expect, test } from 'vitest'
import { contrastFrom, CONTRASTS, textSizeFrom, TEXT_SIZES } from './textSize.ts'

test('[SET-18] text has one of five sizes, up to twice the browser’s', () => {
  expect(TEXT_SIZES.map(textSizeFrom)).toEqual([100, 115, 130, 150, 200])
  expect(TEXT_SIZES.map(String).map(textSizeFrom)).toEqual([...TEXT_SIZES])
})

test.each([null, undefined, '', 'big', '99', 0, -100, 1e9, Number.NaN, {}, ['x']])(
  '[SET-18, SET-19] a stored %j means the default',
  (kept) => {
    expect([textSizeFrom(kept), contrastFrom(kept)]).toEqual([100, 'system'])
  },
)

test('[SET-19] contrast is as the system asks, or more', () => {
  expect(CONTRASTS.map(contrastFrom)).toEqual(['system', 'more'])
})
