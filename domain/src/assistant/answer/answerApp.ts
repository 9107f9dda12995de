import type { AnswerScreen } from '../answerPart.ts'
import type { AnswerContent } from '../answerContent.ts'
import type { AppTopicId } from '../understand/topicIds.ts'
import type { UnderstoodQuestion } from '../understoodQuestion.ts'
import { makeAnswer, makeSentence } from './makeAnswer.ts'

/** Where a part of the app is, and the section of the user guide about it. */
interface AppPlace {
  screen: AnswerScreen
  /** Null: the user guide has no section about it. */
  anchor: string | null
}

const at = (screen: AnswerScreen, anchor: string | null): AppPlace => ({ screen, anchor })

/** [ASST-57] */
const APP_PLACES: Record<AppTopicId, AppPlace> = {
  report: at('reports', 'reports'),
  'share-link': at('reports', 'share-links'),
  reminder: at('reminders', 'reminders'),
  'past-day': at('newRecord', 'record-pain'),
  'edit-record': at('records', 'record-pain'),
  'delete-record': at('records', 'trash'),
  undo: at('yourData', 'trash'),
  'add-medication': at('medications', 'conditions-medications'),
  'log-dose': at('doses', 'doses'),
  'dark-theme': at('settings', 'display'),
  'text-size': at('settings', 'display'),
  'app-language': at('settings', 'display'),
  export: at('yourData', 'export-import'),
  import: at('yourData', 'export-import'),
  'delete-account': at('account', 'delete-account'),
  password: at('profile', null),
  'app-lock': at('settings', 'app-lock'),
  offline: at('yourData', 'offline'),
  'other-device': at('yourData', 'sync'),
  privacy: at('settings', 'privacy'),
  price: at('profile', 'plans'),
  clinic: at('institutions', null),
  questionnaire: at('questionnaires', null),
  'body-map': at('body', 'results'),
  'stop-notifications': at('reminders', 'reminders'),
  contact: at('contact', null),
  'flare-mode': at('flare', 'record-pain'),
  guide: at('guide', null),
  conditions: at('conditions', 'conditions-medications'),
  'own-items': at('lists', 'lists'),
  calendar: at('calendar', 'results'),
  backup: at('yourData', 'export-import'),
  print: at('reports', 'reports'),
  reflection: at('reflection', 'reflection'),
  account: at('account', 'offline'),
  'new-record': at('newRecord', 'record-pain'),
}

/** The section of the user guide that an answer quotes. */
export const helpAnchor = ({ intent, app }: UnderstoodQuestion): string | null =>
  intent !== 'app' || app === null ? null : APP_PLACES[app].anchor

/** Links to the screen; the caller adds the passage of the user guide. */
export function answerApp({ app }: UnderstoodQuestion): AnswerContent {
  const place = app === null ? null : APP_PLACES[app]
  if (place === null) return makeAnswer([makeSentence('canDo')])
  return makeAnswer([makeSentence(place.anchor === null ? 'appScreen' : 'appGuide')], place.screen)
}
