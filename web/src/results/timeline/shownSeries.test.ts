import { expect, test } from 'vitest'
import { parseShownSeries, serializeHiddenSeries } from './timelinePicture.ts'

const ALL = { average: true, range: true, trend: true, reflection: true }

test('[RES-54] a hidden series stays hidden, and the others are visible', () => {
  const shown = { ...ALL, trend: false, average: false }
  expect(serializeHiddenSeries(shown)).toBe('average,trend')
  expect(parseShownSeries(serializeHiddenSeries(shown))).toEqual(shown)
  expect(parseShownSeries(serializeHiddenSeries(ALL))).toEqual(ALL)
})

test.each([null, '', 'bars', '{"average":false}', 'constructor,__proto__'])(
  '[RES-54] by %j everything is seen',
  (word) => expect(parseShownSeries(word)).toEqual(ALL),
)
