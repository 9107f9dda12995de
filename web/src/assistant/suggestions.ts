import type { Key } from '@reprieve/locales/words.ts'

/** By the screen of the results that somebody came from. */
const ABOUT = {
  insights: 'askInsights',
  charts: 'askCharts',
  timeline: 'askTimeline',
  calendar: 'askCalendar',
} as const satisfies Record<string, Key<'assistant'>>

const ALWAYS = [
  'askAverage',
  'askLess',
  'askVisit',
  'askCanDo',
] as const satisfies readonly Key<'assistant'>[]

/** What the chart says first, for who came from one; an address that names none is as if it had not been said. */
export function suggestionsFor(from: string | undefined): readonly Key<'assistant'>[] {
  const about = from !== undefined && Object.hasOwn(ABOUT, from) ? ABOUT[from as keyof typeof ABOUT] : null
  return about === null ? ALWAYS : [about, ...ALWAYS]
}
