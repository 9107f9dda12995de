import { expect, test } from 'vitest'
import { findDanger } from './findDanger.ts'

test('[SAFE-8] words of danger are found on the device, whatever the page speaks', async () => {
  expect(await findDanger('I want to kill myself')).toMatchObject({ is: 'card', danger: 'crisis' })
  expect(await findDanger('Ich will mich umbringen')).toMatchObject({ is: 'card', danger: 'crisis' })
  expect(await findDanger('What was my average pain last week?')).toBeNull()
  expect(await findDanger('My back is killing me')).toBeNull()
})
