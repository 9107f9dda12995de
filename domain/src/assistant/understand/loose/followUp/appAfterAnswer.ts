import {
  NOTHING_ASKED,
  type Intent,
  type UnderstoodQuestion,
} from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { AppTopicId } from '../../topicIds.ts'

const askApp = (app: AppTopicId): UnderstoodQuestion => ({
  ...NOTHING_ASKED,
  intent: 'app',
  app,
  isLoose: true,
})

/** Nothing in these is sent, printed or found in the app. */
const WITHOUT_PLACE: readonly Intent[] = ['kind', 'talk', 'can-do', 'when-doctor']
const OF_FILES: readonly (AppTopicId | null)[] = ['export', 'csv', 'backup', 'calendar-file']

/** "And how do I send it": a link to a report; what is a file is exported. [ASST-115] */
export const askSend = ({ intent, app }: UnderstoodQuestion): UnderstoodQuestion | null =>
  WITHOUT_PLACE.includes(intent) ? null : askApp(OF_FILES.includes(app) ? app! : 'share-link')

/** "Can I print that". [ASST-115] */
export const askPrint = ({ intent, app }: UnderstoodQuestion): UnderstoodQuestion | null =>
  WITHOUT_PLACE.includes(intent) ? null : askApp(OF_FILES.includes(app) ? app! : 'print')

const PLACE_OF: Readonly<Partial<Record<Intent, AppTopicId>>> = {
  guide: 'guide',
  visit: 'visit-brief',
  'visit-questions': 'visit-brief',
  'my-number': 'visit-brief',
  describe: 'visit-brief',
  paperwork: 'report',
  note: 'new-record',
  explain: 'results',
  'did-help': 'what-helps',
  'what-helped': 'what-helps',
  'help-two': 'what-helps',
  'not-recorded': 'own-items',
  'on-day': 'calendar',
  worst: 'calendar',
  best: 'calendar',
  'my-medicines': 'add-medication',
  'my-conditions': 'conditions',
}
/** Whose answers are about something else than pain. */
const WITHOUT_RESULTS: readonly Intent[] = ['kind', 'talk', 'can-do', 'when-doctor', 'diary-doubt']

/** "Where do I find that": by what the answer was about. [ASST-115] */
export function askWhere({ intent, app }: UnderstoodQuestion): UnderstoodQuestion | null {
  if (WITHOUT_RESULTS.includes(intent)) return null
  return askApp(app ?? PLACE_OF[intent] ?? 'results')
}

const OF_MARKS: readonly Intent[] = [
  'did-help',
  'what-helped',
  'all-tried',
  'help-two',
  'works-less',
  'helped-when-bad',
  'how-fast',
]
const OF_DOSES: readonly Intent[] = ['doses', 'last-dose', 'days-without']

/** "How do I note that then": what the answer missed. [ASST-115] */
export function askNote({ intent, list, measure, things }: UnderstoodQuestion): UnderstoodQuestion | null {
  if (intent === 'kind' || intent === 'app') return null
  if (OF_DOSES.includes(intent)) return askApp('log-dose')
  if (OF_MARKS.includes(intent)) return askApp('mark-helped')
  if (intent === 'not-recorded' && things.length === 0)
    return askApp(list === 'medication' ? 'add-medication' : 'own-items')
  if (intent === 'on-day') return askApp('past-day')
  return askApp(intent === 'avg-score' || measure === 'score' ? 'reflection' : 'new-record')
}
