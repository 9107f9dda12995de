import {
  FIRST_THEME,
  type Theme,
  type ThemeChoice,
  type ThemeSettings,
} from '@reprieve/domain/settings/theme.ts'
import { keepChoice, readChoice } from '../device/storage.ts'

const CHOICE = 'theme'
const DIMMED = 'dim'
// `public/theme.js` applies it before the first paint: it cannot wait for the diary to know the device's owner.
const SHOWN = 'shown'

const CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system']

/** The stored value may be from another version or edited by hand: an invalid one means the default. */
export function themeFrom(kept: unknown): ThemeSettings {
  const { choice, dimmed } = (kept ?? {}) as Partial<Record<keyof ThemeSettings, unknown>>
  return {
    choice: CHOICES.find((known) => known === choice) ?? FIRST_THEME.choice,
    dimmed: dimmed === true,
  }
}

/** Null if none was stored: the dimming switch is written with every choice. */
export function mirroredTheme(): ThemeSettings | null {
  const dimmed = readChoice(DIMMED)
  return dimmed === null ? null : themeFrom({ choice: readChoice(CHOICE), dimmed: dimmed === 'on' })
}

export const keptTheme = (): ThemeSettings => mirroredTheme() ?? FIRST_THEME

export function keepTheme({ choice, dimmed }: ThemeSettings): void {
  keepChoice(CHOICE, choice)
  keepChoice(DIMMED, dimmed ? 'on' : 'off')
}

export function showTheme(theme: Theme): void {
  const root = document.documentElement
  root.dataset['theme'] = theme
  const background = getComputedStyle(root).getPropertyValue('--bg').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background)
}

export const keepShown = (theme: Theme): void => keepChoice(SHOWN, theme)
