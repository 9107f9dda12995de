import { describe, expect, test } from 'vitest'
import {
  introducesDarkTheme,
  isNight,
  shownTheme,
  type Surroundings,
  type Theme,
  type ThemeChoice,
} from './theme.ts'

const THEMES: Theme[] = ['light', 'dark']
const CHOICES: (ThemeChoice | null)[] = [null, 'light', 'dark', 'system']
const AT_HOME: Omit<Surroundings, 'systemTheme'> = { introSeen: true, signedOutOnWeb: false }

const chosen = (choice: ThemeChoice | null, dimmed = false) => ({ choice, dimmed })
const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

describe('[D25, SET-1] before the intro, and signed out on web', () => {
  const places = [
    { introSeen: false, signedOutOnWeb: false },
    { introSeen: false, signedOutOnWeb: true },
    { introSeen: true, signedOutOnWeb: true },
  ]
  const everyCase = places.flatMap((place) =>
    THEMES.flatMap((systemTheme) => CHOICES.map((choice) => ({ choice, around: { ...place, systemTheme } }))),
  )

  test('the page is light, whatever was chosen and whatever the system says', () => {
    const shown = everyCase.map(({ choice, around }) => shownTheme(chosen(choice), around))
    expect(new Set(shown)).toEqual(new Set(['light']))
  })

  test('a page that the person dimmed is dark, whatever else was chosen', () => {
    const shown = everyCase.map(({ choice, around }) => shownTheme(chosen(choice, true), around))
    expect(new Set(shown)).toEqual(new Set(['dark']))
  })
})

describe('[D25, SET-2] in the diary', () => {
  const shown = (choice: ThemeChoice | null, dimmed: boolean) =>
    THEMES.map((systemTheme) => shownTheme(chosen(choice, dimmed), { ...AT_HOME, systemTheme }))

  test('a chosen theme holds, dimmed first page or not', () => {
    for (const dimmed of [false, true]) {
      expect(shown('light', dimmed)).toEqual(['light', 'light'])
      expect(shown('dark', dimmed)).toEqual(['dark', 'dark'])
      expect(shown('system', dimmed)).toEqual(['light', 'dark'])
    }
  })

  test('[SET-3] without a choice it follows the system, and stays dark for a person who dimmed the first page', () => {
    expect(shown(null, false)).toEqual(['light', 'dark'])
    expect(shown(null, true)).toEqual(['dark', 'dark'])
  })
})

test('[SET-4] night is from 18:45 until 02:00', () => {
  const nights = ['18:45', '23:59', '00:00', '01:59'].map((time) => isNight(minutes(time)))
  const days = ['02:00', '12:00', '18:44'].map((time) => isNight(minutes(time)))
  expect([nights, days]).toEqual([
    [true, true, true, true],
    [false, false, false],
  ])
})

test('[SET-4] night has 435 of the 1440 minutes', () => {
  expect(Array.from({ length: 1_440 }, (_, minute) => minute).filter(isNight)).toHaveLength(435)
})

test('[D50, SET-5] the dark theme is introduced once, at night, while light', () => {
  const evening = { shown: 'light', introduced: false, localMinutes: minutes('21:30') } as const
  expect(introducesDarkTheme(evening)).toBe(true)
  expect(introducesDarkTheme({ ...evening, introduced: true })).toBe(false)
  expect(introducesDarkTheme({ ...evening, shown: 'dark' })).toBe(false)
  expect(introducesDarkTheme({ ...evening, localMinutes: minutes('09:30') })).toBe(false)
})
