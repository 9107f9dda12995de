import { expect, test } from 'vitest'
import { findDanger } from './findDanger.ts'

test('[SAFE-8] a text about danger is found on the device, in any language of the page', async () => {
  expect(await findDanger('I want to kill myself')).toMatchObject({ is: 'card', danger: 'crisis' })
  expect(await findDanger('Ich will mich umbringen')).toMatchObject({ is: 'card', danger: 'crisis' })
  expect(await findDanger('What was my average pain last week?')).toBeNull()
  expect(await findDanger('My back is killing me')).toBeNull()
})
