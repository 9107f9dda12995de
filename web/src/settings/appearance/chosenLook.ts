import {
  contrastFrom,
  textSizeFrom,
  FIRST_TEXT_SIZE,
  type Contrast,
  type TextSize,
} from '@reprieve/domain/settings/textSize.ts'
import { storeChoice, readChoice } from '../../device/storage.ts'
import { makeObservable } from '../../device/observable.ts'

// Text size and contrast: settings of the device, for everyone who uses it. `public/theme.js` applies both before the
// first paint.
const SIZE = 'size'
const CONTRAST = 'contrast'

export interface Look {
  size: TextSize
  contrast: Contrast
}

/** The stored value may be from another version or edited by hand: an invalid one means the default. */
export function parseLook(kept: unknown): Look {
  const { size, contrast } = (kept ?? {}) as Partial<Record<keyof Look, unknown>>
  return { size: textSizeFrom(size), contrast: contrastFrom(contrast) }
}

/** Null if none was stored: both are written with every choice. */
export function mirroredLook(): Look | null {
  const size = readChoice(SIZE)
  const contrast = readChoice(CONTRAST)
  return size === null && contrast === null ? null : parseLook({ size, contrast })
}

const chosen = makeObservable<Look>(mirroredLook() ?? parseLook(null))

export const chosenLook = { current: chosen.current, subscribe: chosen.subscribe }

/** Applies immediately, and to later pages. [SET-18, SET-19] */
export function applyLook(look: Look): void {
  storeChoice(SIZE, String(look.size))
  storeChoice(CONTRAST, look.contrast)
  chosen.become(look)
  showContrast()
  // Relative to the browser's own setting. At the default size nothing is set: the page is as if nobody had chosen.
  document.documentElement.style.fontSize = look.size === FIRST_TEXT_SIZE ? '' : `${look.size}%`
}

/** Switches the design tokens to their high-contrast set if the system or the device setting asks for it. [SET-19] */
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
