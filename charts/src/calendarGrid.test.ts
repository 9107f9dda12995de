import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawMonth, drawYear, type GridMonth } from './calendarGrid.ts'
import type { GridDay } from './gridCells.ts'
import { findShapesOutside, listTextShapes, findOverlappingTexts } from './testing/box.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 2_000 : 40

const WORDS = { weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], none: 'none' }
const ROOM = { width: 350, letter: 15 }

/** A month of 31 days that begins on the day of the week `first`. */
function aMonth(first: number, dayOf: (date: number) => Partial<GridDay>): GridMonth {
  const days = Array.from({ length: 31 }, (_, at): GridDay => {
    return { date: at + 1, severity: 5, isAhead: false, at, ...dayOf(at + 1) }
  })
  const cells = [...Array.from({ length: first }, () => null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  )
  return { title: 'October', weeks }
}

test('[CHART-10] a day shows its number, a day without a record says none, and a future day says nothing', () => {
  const month = aMonth(3, (date) => ({ severity: date === 1 ? 8 : null, isAhead: date > 2 }))
  const drawing = drawMonth(month.weeks, WORDS, ROOM)
  const rolesOf = (is: string): readonly string[] =>
    drawing.shapes.flatMap((shape) => (shape.is === is ? [shape.role] : []))
  expect(rolesOf('rect').filter((role) => role === 'sev-8')).toHaveLength(1)
  expect(rolesOf('rect').filter((role) => role === 'gap')).toHaveLength(1)
  expect(listTextShapes(drawing).filter(({ text }) => text === 'none')).toHaveLength(1)
  expect(listTextShapes(drawing).filter(({ role }) => role === 'on-sev-8')).toMatchObject([{ text: '8' }])
})

test('[REP-78, CHART-3] the letters of overlays are in a separate row, and touch no number', () => {
  const month = aMonth(0, (date) => ({ severity: date % 2 === 0 ? 10 : null, marks: 'ABCDEF' }))
  const room = { width: 426, letter: 15 }
  const drawing = drawMonth(month.weeks, WORDS, room)
  const marks = listTextShapes(drawing).filter(({ text }) => text === 'ABCDEF')
  expect(marks).toHaveLength(31)
  expect(findOverlappingTexts(drawing, room)).toEqual([])
  expect(findShapesOutside(drawing, room)).toEqual([])
})

test('[CHART-10] a severity of 0 is a number, and none is not', () => {
  const drawing = drawYear([aMonth(0, (date) => ({ severity: date === 1 ? 0 : null }))], ROOM)
  expect(listTextShapes(drawing).filter(({ role }) => role === 'on-sev-0')).toMatchObject([{ text: '0' }])
  expect(drawing.shapes.filter(({ role }) => role === 'gap')).toHaveLength(30)
})

test('[CHART-3] months of a year are beside each other only if their numbers fit', () => {
  const months = Array.from({ length: 12 }, () => aMonth(2, () => ({ severity: 10 })))
  const columns = (width: number, letter: number): number =>
    new Set(
      listTextShapes(drawYear(months, { width, letter })).flatMap(({ role, x }) =>
        role === 'plot-title' ? [x] : [],
      ),
    ).size
  expect([columns(350, 15), columns(700, 15), columns(1100, 15), columns(350, 30)]).toEqual([2, 4, 6, 1])
  const { shapes } = drawYear(months, { width: 288, letter: 30 })
  const numbers = shapes.filter(({ role }) => role === 'on-sev-10')
  expect(numbers).toHaveLength(12 * 31)
})

test('[RES-83] the months of a year fill the width, and each has its name', () => {
  const months = Array.from({ length: 12 }, () => aMonth(0, () => ({ severity: 10 })))
  for (const width of [326, 700, 1100]) {
    const { shapes } = drawYear(months, { width, letter: 15 })
    const rights = shapes.flatMap((shape) => (shape.is === 'rect' ? [shape.x + shape.width] : []))
    expect(width - Math.max(...rights)).toBeLessThan(6)
    expect(shapes.filter(({ role }) => role === 'plot-title')).toHaveLength(12)
    expect(shapes.filter(({ role }) => role === 'on-sev-10')).toHaveLength(12 * 31)
  }
})

test.each([
  [288, 30],
  [262, 30],
  [350, 15],
  [320, 12],
])(
  '[CHART-3] at %i pixels with a font size of %i every day has its date and its number, never in a smaller font than 15',
  (width, letter) => {
    const drawing = drawMonth(aMonth(6, (date) => ({ severity: date % 11 })).weeks, WORDS, { width, letter })
    const texts = listTextShapes(drawing)
    expect(texts.filter(({ role }) => role.startsWith('on-sev'))).toHaveLength(31)
    expect(texts.filter(({ text, role }) => role === 'axis-text' && /^\d+$/.test(text))).toHaveLength(31)
    for (const text of texts) expect(text.letter).toBeGreaterThanOrEqual(Math.min(15, letter))
  },
)

const someDay: fc.Arbitrary<Partial<GridDay>> = fc.record({
  severity: fc.option(fc.oneof(fc.double({ min: 0, max: 10 }), fc.constantFrom(Number.NaN, 255)), {
    nil: null,
  }),
  isAhead: fc.boolean(),
})
const someRoom = fc.record({
  width: fc.integer({ min: 240, max: 1100 }),
  letter: fc.constantFrom(12, 15, 20, 30),
})

test('[CHART-2] [CHART-3] [CHART-4] [CHART-5] whatever the days are, all is inside, apart, and has a spot', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 6 }),
      fc.array(someDay, { minLength: 1, maxLength: 9 }),
      someRoom,
      (first, days, room) => {
        const month = aMonth(first, (date) => days[date % days.length]!)
        const drawings = [drawMonth(month.weeks, WORDS, room), drawYear([month, month, month], room)]
        for (const [at, drawing] of drawings.entries()) {
          expect(findShapesOutside(drawing, room)).toEqual([])
          expect(findOverlappingTexts(drawing, room)).toEqual([])
          expect(JSON.stringify(drawing)).not.toMatch(/NaN|null/)
          expect(drawing.spots.slice(0, 31).map((spot) => spot.at)).toEqual(
            Array.from({ length: 31 }, (_, day) => day),
          )
          expect(drawing.spots).toHaveLength([31, 93][at]!)
        }
        expect([
          drawMonth(structuredClone(month.weeks), WORDS, room),
          drawYear([month, month, month], room),
        ]).toEqual(drawings)
      },
    ),
    { numRuns: runs },
  )
})
