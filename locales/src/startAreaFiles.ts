import type { AreaFile, BrowserArea } from './areaFiles.ts'
import type { Language } from './language.ts'

/**
 * What every start speaks with, and home. The names of all others' files, seven for each, are four kilobytes that a
 * page needs a moment later: they stand in areaFiles.ts, which comes by itself.
 */
export const START_AREA_FILES: Partial<Record<BrowserArea, (language: Language) => Promise<AreaFile>>> = {
  common: (language) => import(`../${language}/common.json`, { with: { type: 'json' } }),
  home: (language) => import(`../${language}/home.json`, { with: { type: 'json' } }),
  navigation: (language) => import(`../${language}/navigation.json`, { with: { type: 'json' } }),
  records: (language) => import(`../${language}/records.json`, { with: { type: 'json' } }),
  scale: (language) => import(`../${language}/scale.json`, { with: { type: 'json' } }),
  shell: (language) => import(`../${language}/shell.json`, { with: { type: 'json' } }),
  sync: (language) => import(`../${language}/sync.json`, { with: { type: 'json' } }),
}
