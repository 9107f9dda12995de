import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'

/** The text areas of the home screen. */
export const HOME_AREAS: readonly BrowserArea[] = ['home', 'records', 'scale']
