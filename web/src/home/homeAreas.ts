import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'

/** Whose texts home speaks with. */
export const HOME_AREAS: readonly BrowserArea[] = ['home', 'records', 'scale']
