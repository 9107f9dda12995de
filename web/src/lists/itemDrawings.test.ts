import { FIELD_TYPES } from '@reprieve/domain/lists/listItem.ts'
import { expect, test } from 'vitest'
import { BUILT_IN_ITEMS } from './builtInItems.ts'
import { drawingOf, NEUTRAL_DRAWING } from './itemDrawings.ts'
import { ITEM_ICONS } from './itemIconNames.ts'
import { pathPoints } from './testing/pathPoints.ts'

const BOX = 24
const HALF_A_STROKE = 1
const items = [...BUILT_IN_ITEMS.values()]
const pathOf = (icon: string | null): string => drawingOf(icon ?? '')

test('[REC-35] every built-in item has a drawing', () => {
  expect(items.length).toBe(135)
  expect(items.filter(({ icon }) => pathOf(icon) === NEUTRAL_DRAWING).map(({ name }) => name)).toEqual([])
})

test.each(FIELD_TYPES)('[REC-35] no two items of a list have the same drawing: %s', (type) => {
  const paths = items.filter((item) => item.type === type).map(({ icon }) => pathOf(icon))
  expect(new Set(paths).size).toBe(paths.length)
})

test('[REC-35] every drawing is a path that a browser can read, whole inside of its box', () => {
  const isOutside = (icon: string | null): boolean =>
    pathPoints(pathOf(icon))
      .flatMap(({ x, y }) => [x, y])
      .some((at) => at < HALF_A_STROKE || at > BOX - HALF_A_STROKE)
  const icons = [...items.map(({ icon }) => icon), 'neutral']
  expect(icons.filter(isOutside)).toEqual([])
})

test('[REC-35] a right side is the mirror of the left one', () => {
  const isMirror = (icon: string): boolean => {
    const left = pathPoints(pathOf(icon.replace('-right', '-left')))
    const flipped = pathPoints(pathOf(icon)).map(({ x, y }) => ({ x: BOX - x, y }))
    return flipped.every((point) => left.some((other) => isSamePoint(point, other)))
  }
  const rights = items.flatMap(({ icon }) => (icon?.endsWith('-right') === true ? [icon] : []))
  expect(rights.length).toBe(11)
  expect(rights.filter((icon) => !isMirror(icon))).toEqual([])
})

type Point = { x: number; y: number }

const isSamePoint = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 0.01

test('[LIST-12] an icon that was chosen is found by its name, and one of a later app is the neutral one', () => {
  expect(new Set(ITEM_ICONS.map(drawingOf)).size).toBe(ITEM_ICONS.length)
  expect(ITEM_ICONS.map(drawingOf)).not.toContain(NEUTRAL_DRAWING)
  for (const unknown of ['icon-of-tomorrow', '', '0xe91f', 'constructor', '__proto__'])
    expect(drawingOf(unknown)).toBe(NEUTRAL_DRAWING)
})

test.each(['', 'l4 4', 'M4', 'M4 4h', 'M4 4x2', 'M4 4 5', 'M4 4z3', 'M4 4c1 1 2 2 3'])(
  '[REC-35] an invalid path is recognised: %j',
  (broken) => expect(() => pathPoints(broken)).toThrow(broken),
)
