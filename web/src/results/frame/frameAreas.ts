import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'

/** What the frame speaks with; a screen in it names its own besides. */
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
