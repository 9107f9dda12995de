import { keepChoice, readChoice } from '../device/storage.ts'

// `public/theme.js` reads the same choice before the first paint.
const NAME = 'dim'

/** D25: signed out the page is light, whatever the system says, unless the person dimmed it. */
export const isDimmed = (): boolean => readChoice(NAME) === 'on'

export function dim(on: boolean): void {
  keepChoice(NAME, on ? 'on' : 'off')
  showTheme(on)
}

export function showTheme(dimmed: boolean): void {
  const root = document.documentElement
  root.dataset['theme'] = dimmed ? 'dark' : 'light'
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
