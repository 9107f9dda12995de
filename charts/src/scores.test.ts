import { expect, test } from 'vitest'
import { drawScores, type Scores } from './scores.ts'
import type { Drawing } from './shapes.ts'

const ROOM = { width: 340, letter: 15 }

const aPicture = (own: Partial<Scores> = {}, room = ROOM): Drawing =>
  drawScores(
    {
      points: [
        { day: 100, value: 8 },
        { day: 107, value: 5 },
        { day: 128, value: 2 },
      ],
      least: 0,
      most: 10,
      numberText: String,
      tickText: (day) => `d${day}`,
      ...own,
    },
    room,
  )

const wordsOf = ({ shapes }: Drawing): string[] =>
  shapes.flatMap((shape) => (shape.is === 'text' ? [shape.text] : []))

test('[CHART-15, CHART-5] all answers are joined by one line, and each is a spot in its order', () => {
  const { shapes, spots } = aPicture()
  const line = shapes.find(({ role }) => role === 'average-line')
  expect(line?.is === 'path' && line.d.match(/[ML]/g)?.join('')).toBe('MLL')
  expect(spots.map(({ at }) => at)).toEqual([0, 1, 2])
  expect(spots.map(({ x }) => x)).toEqual(spots.map(({ x }) => x).toSorted((one, other) => one - other))
  expect(spots[0]!.y).toBeLessThan(spots[2]!.y)
})

test('[CHART-15] the scale is the possible range of the score, whatever the answers', () => {
  expect(wordsOf(aPicture()).slice(0, 6)).toEqual(['0', '2', '4', '6', '8', '10'])
  expect(wordsOf(aPicture({ most: 27 })).slice(0, 4)).toEqual(['0', '9', '18', '27'])
  expect(wordsOf(aPicture({ least: 1, most: 8.5 })).slice(0, 2)).toEqual(['1', '8.5'])
})

test('[CHART-2] one answer, many on one day and a value outside the scale stay within the chart', () => {
  const one = aPicture({ points: [{ day: 100, value: 12 }] })
  expect(one.shapes.some(({ role }) => role === 'average-line')).toBe(false)
  for (const picture of [one, aPicture({}, { width: 60, letter: 30 })]) {
    for (const { x, y } of picture.spots) {
      expect(Number.isFinite(x) && x >= 0 && x <= Math.max(picture.width, 60)).toBe(true)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(picture.height)
    }
  }
})
