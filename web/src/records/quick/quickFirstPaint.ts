import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { forceDark } from '../../settings/appearance/forcedDark.ts'

let end: (() => void) | null = null

/** Applied before the first paint: until the screen is mounted the app would show its normal theme. [QUICK-4] */
export function forceDarkBeforeMount(): void {
  end ??= forceDark()
}

/** An effect with its cleanup; takes over from `forceDarkBeforeMount`. */
export function forceDarkWhileMounted(): () => void {
  const leave = forceDark()
  end?.()
  end = null
  return leave
}

/** The texts of the quick record. In their own file, so that they are fetched in parallel with the screen. */
export const QUICK_TEXT_AREAS: readonly BrowserArea[] = ['records', 'scale']
