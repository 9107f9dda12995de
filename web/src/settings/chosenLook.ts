import {
  contrastFrom,
  textSizeFrom,
  FIRST_TEXT_SIZE,
  type Contrast,
  type TextSize,
} from '@reprieve/domain/settings/textSize.ts'
import { keepChoice, readChoice } from '../device/storage.ts'
import { watched } from '../device/watched.ts'

// How large the text stands and how much contrast it has: of this device, whoever uses it. `public/theme.js` shows both
// before the first paint.
const SIZE = 'size'
const CONTRAST = 'contrast'

export interface Look {
  size: TextSize
  contrast: Contrast
}

/** What is kept may be of another version, or touched by hand: then it is as at first. */
export function lookFrom(kept: unknown): Look {
  const { size, contrast } = (kept ?? {}) as Partial<Record<keyof Look, unknown>>
  return { size: textSizeFrom(size), contrast: contrastFrom(contrast) }
}

/** Null where none was kept: both are written with every choice. */
export function mirroredLook(): Look | null {
  const size = readChoice(SIZE)
  const contrast = readChoice(CONTRAST)
  return size === null && contrast === null ? null : lookFrom({ size, contrast })
}

const chosen = watched<Look>(mirroredLook() ?? lookFrom(null))

export const chosenLook = { current: chosen.current, subscribe: chosen.subscribe }

/** Holds at once, and for the pages after this one. [SET-18, SET-19] */
export function keepLook(look: Look): void {
  keepChoice(SIZE, String(look.size))
  keepChoice(CONTRAST, look.contrast)
  chosen.become(look)
  showContrast()
  // Of what the browser itself is set to. At the first size nothing is said: the page is as before anybody chose.
  document.documentElement.style.fontSize = look.size === FIRST_TEXT_SIZE ? '' : `${look.size}%`
}

/** The tokens have a set with more contrast; the system's wish, and that of the device, is told to them here. [SET-19] */
export function followContrast(): void {
  wishForMore().addEventListener('change', showContrast)
  showContrast()
}

const wishForMore = (): MediaQueryList => matchMedia('(prefers-contrast: more)')

function showContrast(): void {
  const { dataset } = document.documentElement
  if (wishForMore().matches || chosen.current().contrast === 'more') dataset['contrast'] = 'more'
  else delete dataset['contrast']
}
