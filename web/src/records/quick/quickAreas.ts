import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'

/** The texts of the quick record. In their own file, so that they are fetched in parallel with the screen. */
export const QUICK_TEXT_AREAS: readonly BrowserArea[] = ['records', 'scale']
