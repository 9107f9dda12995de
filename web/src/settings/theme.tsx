import { shownTheme, type ThemeSettings } from '@reprieve/domain/settings/theme.ts'
import { createContext, use, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { keepShown, keepTheme, keptTheme, showTheme } from './chosenTheme.ts'
import { forcedDark } from './forcedDark.ts'

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
    keepTheme(changed)
    setSettings(changed)
  }
  return <Context value={{ settings, change }}>{children}</Context>
}

export function useTheme(): ThemeInUse {
  const theme = use(Context)
  if (theme === null) throw new Error('useTheme outside of ThemeProvider')
  return theme
}
