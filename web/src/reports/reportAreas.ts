import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'

/** The text areas of the report screens. */
export const REPORT_AREAS: readonly BrowserArea[] = [
  'account',
  'brief',
  'calendar',
  'filters',
  'listItems',
  'lists',
  'medications',
  'purchases',
  'records',
  'reflections',
  'reports',
  'results',
  'share',
  'visit',
]
