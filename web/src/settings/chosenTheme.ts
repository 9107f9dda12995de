import {
  FIRST_THEME,
  type Theme,
  type ThemeChoice,
  type ThemeSettings,
} from '@reprieve/domain/settings/theme.ts'
import { keepChoice, readChoice } from '../device/storage.ts'

const CHOICE = 'theme'
const DIMMED = 'dim'
// `public/theme.js` shows it before the first paint: it cannot wait for the diary to say whose device this is.
const SHOWN = 'shown'

const CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system']

export function keptTheme(): ThemeSettings {
  const kept = readChoice(CHOICE)
  return {
    choice: CHOICES.find((choice) => choice === kept) ?? FIRST_THEME.choice,
    dimmed: readChoice(DIMMED) === 'on',
  }
}

export function keepTheme({ choice, dimmed }: ThemeSettings): void {
  keepChoice(CHOICE, choice)
  keepChoice(DIMMED, dimmed ? 'on' : 'off')
}

export function showTheme(theme: Theme): void {
  const root = document.documentElement
  root.dataset['theme'] = theme
  keepChoice(SHOWN, theme)
  const background = getComputedStyle(root).getPropertyValue('--bg').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background)
}

/** The tokens have a set with more contrast; the system's wish is told to them here. */
export function followContrast(): void {
  const wish = matchMedia('(prefers-contrast: more)')
  const show = (): void => {
    if (wish.matches) document.documentElement.dataset['contrast'] = 'more'
    else delete document.documentElement.dataset['contrast']
  }
  wish.addEventListener('change', show)
  show()
}
