import { expect, test } from 'vitest'
import { promptsDarkTheme } from './darkThemePrompt.ts'
import { NO_HOME } from './storedHome.ts'

const NIGHT = { shown: 'light', introduced: false, localMinutes: 23 * 60 } as const

test.each([
  ['at night, while light', NIGHT, true],
  ['by day', { ...NIGHT, localMinutes: 12 * 60 }, false],
  ['a second time', { ...NIGHT, introduced: true }, false],
  ['in the dark', { ...NIGHT, shown: 'dark' }, false],
] as const)('[HOME-22, D50] the dark theme is introduced %s: %s', (_, evening, isShown) => {
  expect(promptsDarkTheme(NO_HOME, evening)).toBe(isShown)
})

test('[HOME-22] a person who switched off such prompts does not see it', () => {
  expect(promptsDarkTheme({ isSimple: null, promptsOff: ['dark_theme'] }, NIGHT)).toBe(false)
  expect(promptsDarkTheme({ isSimple: null, promptsOff: ['rate'] }, NIGHT)).toBe(true)
})
