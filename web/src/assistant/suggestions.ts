import type { Key } from '@reprieve/locales/words.ts'

/** By the results screen that the user came from. */
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

/** Suggestions about the chart the user came from, first; an unknown name counts as none. */
export function suggestionsFor(from: string | undefined): readonly Key<'assistant'>[] {
  const about = from !== undefined && Object.hasOwn(ABOUT, from) ? ABOUT[from as keyof typeof ABOUT] : null
  return about === null ? ALWAYS : [about, ...ALWAYS]
}
