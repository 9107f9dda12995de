import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'

/** The text areas of the frame; a screen inside adds its own. */
export const FRAME_AREAS: readonly BrowserArea[] = [
  'results',
  'filters',
  'records',
  'reflections',
  'lists',
  'listItems',
  'medications',
  'reports',
]
