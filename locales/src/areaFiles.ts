import type { Language } from './language.ts'
import type { Area, Messages } from './words.ts'

export type BrowserArea = Exclude<Area, 'answers' | 'codes' | 'declines' | 'mail'>

export interface AreaFile {
  default: Messages
}

/**
 * One line for each area that the browser shows: the bundler makes one small file of each language from it, and the
 * browser fetches only what it speaks. A path with the area left open would ship the server's words too.
 */
export const AREA_FILES: Record<BrowserArea, (language: Language) => Promise<AreaFile>> = {
  account: (language) => import(`../${language}/account.json`, { with: { type: 'json' } }),
  assistant: (language) => import(`../${language}/assistant.json`, { with: { type: 'json' } }),
  brief: (language) => import(`../${language}/brief.json`, { with: { type: 'json' } }),
  calendar: (language) => import(`../${language}/calendar.json`, { with: { type: 'json' } }),
  charts: (language) => import(`../${language}/charts.json`, { with: { type: 'json' } }),
  common: (language) => import(`../${language}/common.json`, { with: { type: 'json' } }),
  conditions: (language) => import(`../${language}/conditions.json`, { with: { type: 'json' } }),
  data: (language) => import(`../${language}/data.json`, { with: { type: 'json' } }),
  doses: (language) => import(`../${language}/doses.json`, { with: { type: 'json' } }),
  engagement: (language) => import(`../${language}/engagement.json`, { with: { type: 'json' } }),
  episodes: (language) => import(`../${language}/episodes.json`, { with: { type: 'json' } }),
  filters: (language) => import(`../${language}/filters.json`, { with: { type: 'json' } }),
  flare: (language) => import(`../${language}/flare.json`, { with: { type: 'json' } }),
  guide: (language) => import(`../${language}/guide.json`, { with: { type: 'json' } }),
  help: (language) => import(`../${language}/help.json`, { with: { type: 'json' } }),
  helps: (language) => import(`../${language}/helps.json`, { with: { type: 'json' } }),
  home: (language) => import(`../${language}/home.json`, { with: { type: 'json' } }),
  insights: (language) => import(`../${language}/insights.json`, { with: { type: 'json' } }),
  institutions: (language) => import(`../${language}/institutions.json`, { with: { type: 'json' } }),
  listItems: (language) => import(`../${language}/listItems.json`, { with: { type: 'json' } }),
  lists: (language) => import(`../${language}/lists.json`, { with: { type: 'json' } }),
  lock: (language) => import(`../${language}/lock.json`, { with: { type: 'json' } }),
  measures: (language) => import(`../${language}/measures.json`, { with: { type: 'json' } }),
  medications: (language) => import(`../${language}/medications.json`, { with: { type: 'json' } }),
  navigation: (language) => import(`../${language}/navigation.json`, { with: { type: 'json' } }),
  onboarding: (language) => import(`../${language}/onboarding.json`, { with: { type: 'json' } }),
  picture: (language) => import(`../${language}/picture.json`, { with: { type: 'json' } }),
  profile: (language) => import(`../${language}/profile.json`, { with: { type: 'json' } }),
  programs: (language) => import(`../${language}/programs.json`, { with: { type: 'json' } }),
  purchases: (language) => import(`../${language}/purchases.json`, { with: { type: 'json' } }),
  questionnaires: (language) => import(`../${language}/questionnaires.json`, { with: { type: 'json' } }),
  records: (language) => import(`../${language}/records.json`, { with: { type: 'json' } }),
  reflections: (language) => import(`../${language}/reflections.json`, { with: { type: 'json' } }),
  reminders: (language) => import(`../${language}/reminders.json`, { with: { type: 'json' } }),
  report: (language) => import(`../${language}/report.json`, { with: { type: 'json' } }),
  reports: (language) => import(`../${language}/reports.json`, { with: { type: 'json' } }),
  results: (language) => import(`../${language}/results.json`, { with: { type: 'json' } }),
  safety: (language) => import(`../${language}/safety.json`, { with: { type: 'json' } }),
  scale: (language) => import(`../${language}/scale.json`, { with: { type: 'json' } }),
  settings: (language) => import(`../${language}/settings.json`, { with: { type: 'json' } }),
  share: (language) => import(`../${language}/share.json`, { with: { type: 'json' } }),
  shell: (language) => import(`../${language}/shell.json`, { with: { type: 'json' } }),
  sync: (language) => import(`../${language}/sync.json`, { with: { type: 'json' } }),
  timeline: (language) => import(`../${language}/timeline.json`, { with: { type: 'json' } }),
  visit: (language) => import(`../${language}/visit.json`, { with: { type: 'json' } }),
}
