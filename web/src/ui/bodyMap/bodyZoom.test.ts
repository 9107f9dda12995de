import { expect, test } from 'vitest'
import { scrollAfterZoom, zoomBody } from './bodyZoom.ts'

test('[REC-55] the body grows in steps up to 3 times, and back to the whole', () => {
  expect([1, 1.5, 2, 3].map((zoom) => zoomBody(zoom, 'in'))).toEqual([1.5, 2, 3, 3])
  expect([3, 2, 1.5, 1].map((zoom) => zoomBody(zoom, 'out'))).toEqual([2, 1.5, 1, 1])
})

test('[REC-55] what was in the middle stays there', () => {
  const whole = { left: 0, top: 0, width: 300, height: 400 }
  expect(scrollAfterZoom(whole, 2)).toEqual({ left: 150, top: 200 })
  expect(scrollAfterZoom({ ...whole, left: 150, top: 200 }, 1 / 2)).toEqual({ left: 0, top: 0 })
})
