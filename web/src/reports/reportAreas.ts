import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'

/** What the screens of reports speak with. */
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
]
