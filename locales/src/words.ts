import type account from '../en/account.json'
import type answers from '../en/answers.json'
import type assistant from '../en/assistant.json'
import type brief from '../en/brief.json'
import type calendar from '../en/calendar.json'
import type charts from '../en/charts.json'
import type codes from '../en/codes.json'
import type common from '../en/common.json'
import type conditions from '../en/conditions.json'
import type data from '../en/data.json'
import type declines from '../en/declines.json'
import type doses from '../en/doses.json'
import type engagement from '../en/engagement.json'
import type episodes from '../en/episodes.json'
import type filters from '../en/filters.json'
import type flare from '../en/flare.json'
import type guide from '../en/guide.json'
import type help from '../en/help.json'
import type helps from '../en/helps.json'
import type home from '../en/home.json'
import type insights from '../en/insights.json'
import type institutions from '../en/institutions.json'
import type listItems from '../en/listItems.json'
import type lists from '../en/lists.json'
import type lock from '../en/lock.json'
import type mail from '../en/mail.json'
import type measures from '../en/measures.json'
import type medications from '../en/medications.json'
import type navigation from '../en/navigation.json'
import type onboarding from '../en/onboarding.json'
import type picture from '../en/picture.json'
import type profile from '../en/profile.json'
import type programs from '../en/programs.json'
import type purchases from '../en/purchases.json'
import type questionnaires from '../en/questionnaires.json'
import type records from '../en/records.json'
import type reflections from '../en/reflections.json'
import type reminders from '../en/reminders.json'
import type report from '../en/report.json'
import type reports from '../en/reports.json'
import type results from '../en/results.json'
import type safety from '../en/safety.json'
import type scale from '../en/scale.json'
import type settings from '../en/settings.json'
import type share from '../en/share.json'
import type shell from '../en/shell.json'
import type sync from '../en/sync.json'
import type timeline from '../en/timeline.json'
import type visit from '../en/visit.json'

/** English has every key; the other languages are held to it by `npm run check`. */
export interface Words {
  account: typeof account
  answers: typeof answers
  assistant: typeof assistant
  brief: typeof brief
  calendar: typeof calendar
  charts: typeof charts
  codes: typeof codes
  common: typeof common
  conditions: typeof conditions
  data: typeof data
  declines: typeof declines
  doses: typeof doses
  engagement: typeof engagement
  episodes: typeof episodes
  filters: typeof filters
  flare: typeof flare
  guide: typeof guide
  help: typeof help
  helps: typeof helps
  home: typeof home
  insights: typeof insights
  institutions: typeof institutions
  listItems: typeof listItems
  lists: typeof lists
  lock: typeof lock
  mail: typeof mail
  measures: typeof measures
  medications: typeof medications
  navigation: typeof navigation
  onboarding: typeof onboarding
  picture: typeof picture
  profile: typeof profile
  programs: typeof programs
  purchases: typeof purchases
  questionnaires: typeof questionnaires
  records: typeof records
  reflections: typeof reflections
  reminders: typeof reminders
  report: typeof report
  reports: typeof reports
  results: typeof results
  safety: typeof safety
  scale: typeof scale
  settings: typeof settings
  share: typeof share
  shell: typeof shell
  sync: typeof sync
  timeline: typeof timeline
  visit: typeof visit
}

export type Area = keyof Words
export type Key<A extends Area> = keyof Words[A] & string
export type Values = Readonly<Record<string, string | number>>

/** One file as it lies on the disk: a translation may lag behind English, so any key may be missing. */
export type Messages = Readonly<Record<string, string | undefined>>
