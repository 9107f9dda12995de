import { expect, test } from 'vitest'
import { parseLook } from './chosenLook.ts'

test('[SET-18, SET-19, D18] a look is read back as stored, otherwise the default', () => {
  expect(parseLook({ size: 130, contrast: 'more' })).toEqual({ size: 130, contrast: 'more' })
  const first = { size: 100, contrast: 'system' }
  const kept = [undefined, null, 'big', {}, { size: 7, contrast: 1 }]
  expect(kept.map(parseLook)).toEqual(kept.map(() => first))
})
