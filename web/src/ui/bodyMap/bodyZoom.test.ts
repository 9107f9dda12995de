import { expect, test } from 'vitest'
import { scrollAfterZoom, zoomBody } from './bodyZoom.ts'

test('[REC-55] the body grows in steps up to 3 times, and back to the whole', () => {
  expect([1, 1.5, 2, 3].map((zoom) => zoomBody(zoom, 'in'))).toEqual([1.5, 2, 3, 3])
  expect([3, 2, 1.5, 1].map((zoom) => zoomBody(zoom, 'out'))).toEqual([2, 1.5, 1, 1])
})

test('[REC-55] what was in the middle stays there', () => {
  const whole = { top: 0, width: 300, height: 400, middle: 75 }
  expect(scrollAfterZoom(whole, 3)).toEqual({ left: 75, top: 400 })
  expect(scrollAfterZoom({ ...whole, top: 400, middle: 225 }, 1 / 3)).toEqual({ left: 0, top: 0 })
})
