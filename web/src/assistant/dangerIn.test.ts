import { expect, test } from 'vitest'
import { dangerIn } from './dangerIn.ts'

test('[SAFE-8] words of danger are found on the device, whatever the page speaks', async () => {
  expect(await dangerIn('I want to kill myself')).toMatchObject({ is: 'card', danger: 'crisis' })
  expect(await dangerIn('Ich will mich umbringen')).toMatchObject({ is: 'card', danger: 'crisis' })
  expect(await dangerIn('What was my average pain last week?')).toBeNull()
  expect(await dangerIn('My back is killing me')).toBeNull()
})
