import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'

/** The texts of the quick record. Apart from the screen, so that they are fetched beside it. */
export const QUICK_AREAS: readonly BrowserArea[] = ['records', 'scale']
