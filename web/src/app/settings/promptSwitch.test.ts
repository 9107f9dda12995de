import { NO_HOME, mayPrompt } from '@reprieve/domain/home/storedHome.ts'
import { expect, test } from 'vitest'
import { promptsFor, switchPrompt } from './promptSwitch.ts'

test('[SET-13, D50] a prompt is switched off and on separately', () => {
  const off = switchPrompt(NO_HOME, 'engagement', false)
  expect(off).toEqual({ ...NO_HOME, promptsOff: ['engagement'] })
  expect([mayPrompt(off, 'engagement'), mayPrompt(off, 'rate')]).toEqual([false, true])
  const both = switchPrompt(off, 'rate', false)
  expect(both.promptsOff).toEqual(['rate', 'engagement'])
  expect(switchPrompt(both, 'engagement', true).promptsOff).toEqual(['rate'])
})

test('[SET-13] only prompts that can appear have a switch', () => {
  expect(promptsFor({ isRegistered: false, hasStore: false })).toEqual([
    'signup',
    'engagement',
    'dark_theme',
    'reflection',
  ])
  expect(promptsFor({ isRegistered: true, hasStore: true })).toEqual([
    'rate',
    'engagement',
    'dark_theme',
    'install',
    'reflection',
  ])
})
