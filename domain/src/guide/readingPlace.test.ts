import { expect, test } from 'vitest'
import {
  findLatestPlace,
  findReadingPlace,
  minutesLeft,
  type ReadingPlaces,
  setReadingPlace,
  shareAbove,
} from './readingPlace.ts'

const place = (at: number, block = 3) => ({ block, share: 0.5, at })

test('[GUIDE-29] the last place of an article counts, and its beginning is none', () => {
  const once = setReadingPlace({}, 'a', place(1))
  expect(findReadingPlace(setReadingPlace(once, 'a', place(2, 7)), 'a')).toEqual(place(2, 7))
  expect(setReadingPlace(once, 'a', null)).toEqual({})
  expect(setReadingPlace(once, 'a', place(2, 0))).toEqual({})
  expect(findReadingPlace(once, 'constructor')).toBe(null)
})

test('[GUIDE-29] home shows the article that was read last, of those that still exist', () => {
  const places: ReadingPlaces = { a: place(1), b: place(3), c: place(2) }
  expect(findLatestPlace(places, new Set(['a', 'c']))).toBe('c')
  expect(findLatestPlace(places, new Set())).toBe(null)
})

test('[GUIDE-29] thirty places are kept, the latest ones', () => {
  let places: ReadingPlaces = {}
  for (let at = 1; at <= 31; at += 1) places = setReadingPlace(places, `a${at}`, place(at))
  expect(Object.keys(places)).toHaveLength(30)
  expect(findReadingPlace(places, 'a1')).toBe(null)
})

test('[GUIDE-29] what is left is counted by the length of the text, and never none', () => {
  expect(shareAbove([10, 20, 10], 2)).toBe(0.75)
  expect(shareAbove([], 2)).toBe(0)
  expect([minutesLeft(4, 0.75), minutesLeft(4, 0.26), minutesLeft(4, 1)]).toEqual([1, 3, 1])
})
