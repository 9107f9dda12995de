import {
  FIRST_THEME,
  shownTheme,
  type Theme,
  type ThemeChoice,
  type ThemeSettings,
} from '@reprieve/domain/settings/theme.ts'
import { createContext, use, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { storeChoice, readChoice } from '../../device/storage.ts'
import { forcedDark } from './forcedDark.ts'

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

const keptTheme = (): ThemeSettings => mirroredTheme() ?? FIRST_THEME

export function storeTheme({ choice, dimmed }: ThemeSettings): void {
  storeChoice(CHOICE, choice)
  storeChoice(DIMMED, dimmed ? 'on' : 'off')
}

function showTheme(theme: Theme): void {
  const root = document.documentElement
  root.dataset['theme'] = theme
  const background = getComputedStyle(root).getPropertyValue('--bg').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background)
}

const keepShown = (theme: Theme): void => storeChoice(SHOWN, theme)

interface ThemeInUse {
  settings: ThemeSettings
  change: (next: Partial<ThemeSettings>) => void
}

const Context = createContext<ThemeInUse | null>(null)

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
const onSystemChange = (changed: () => void): (() => void) => {
  systemIsDark.addEventListener('change', changed)
  return () => systemIsDark.removeEventListener('change', changed)
}

/** D25. A visitor has not chosen anything yet: before the intro and logged out. */
export function ThemeProvider({ isVisitor, children }: { isVisitor: boolean; children: ReactNode }) {
  const [settings, setSettings] = useState(keptTheme)
  const isDark = useSyncExternalStore(onSystemChange, () => systemIsDark.matches)
  const shown = shownTheme(settings, {
    systemTheme: isDark ? 'dark' : 'light',
    introSeen: !isVisitor,
    signedOutOnWeb: isVisitor,
  })
  const isForced = useSyncExternalStore(forcedDark.subscribe, forcedDark.current)
  useLayoutEffect(() => showTheme(isForced ? 'dark' : shown), [isForced, shown])
  // The next page starts with the person's theme, not with that of one screen.
  useLayoutEffect(() => keepShown(shown), [shown])

  const change = (next: Partial<ThemeSettings>): void => {
    const changed = { ...settings, ...next }
    storeTheme(changed)
    setSettings(changed)
  }
  return <Context value={{ settings, change }}>{children}</Context>
}

export function useTheme(): ThemeInUse {
  const theme = use(Context)
  if (theme === null) throw new Error('useTheme outside of ThemeProvider')
  return theme
}
