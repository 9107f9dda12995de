import type { BrowserContextOptions } from '@playwright/test'
import { LANGUAGES, type Language } from '@reprieve/locales/language.ts'

export interface Look {
  name: string
  language: Language
  theme: 'light' | 'dark'
  size: Size
}

interface Size {
  name: string
  viewport: { width: number; height: number }
  /** The text size. */
  letters: '100%' | '200%'
}

const SIZES: readonly Size[] = [
  { name: '390', viewport: { width: 390, height: 844 }, letters: '100%' },
  { name: '820', viewport: { width: 820, height: 1180 }, letters: '100%' },
  { name: '1280', viewport: { width: 1280, height: 900 }, letters: '100%' },
  { name: '320-letters-200', viewport: { width: 320, height: 640 }, letters: '200%' },
]

/** Russian has the longest words, Korean another script. */
const USUAL: readonly Language[] = ['en', 'ru', 'ko']

/** `SHOTS=all` for all seven; `SHOTS=readme` takes only the screenshots of the README. */
const ASKED: Record<string, readonly Language[]> = { all: LANGUAGES, readme: [] }
export const isForReadme = process.env['SHOTS'] === 'readme'
const languages = ASKED[process.env['SHOTS'] ?? ''] ?? USUAL

export const SHOT_LOOKS: readonly Look[] = languages.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    SIZES.map((size) => ({ name: `${language} ${theme} ${size.name}`, language, theme, size })),
  ),
)

export const lookContextOptions = ({ theme, size }: Look): BrowserContextOptions => ({
  viewport: size.viewport,
  colorScheme: theme,
  reducedMotion: 'reduce',
})

/** A string, because it runs in the page before the app: the person's choices on this device. */
export function lookScript({ language, theme, size }: Look): string {
  const kept = { language, theme, shown: theme, dim: theme === 'dark' ? 'on' : 'off' }
  return `
    for (const [name, value] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem('reprieve.' + name, value)
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '${size.letters}'))`
}
