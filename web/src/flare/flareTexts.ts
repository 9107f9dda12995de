import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'

/** The texts of the flare screen. In their own file, so that they are fetched in parallel with the screen. */
export const FLARE_TEXT_AREAS: readonly BrowserArea[] = ['flare', 'records', 'scale']
