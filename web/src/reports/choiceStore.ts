import type { Diary } from '../local/rows/rows.ts'
import { onePerDiary, openQueuedSave, type QueuedSave } from '../settings/saving/queuedSave.ts'
import { CHOICE_KEY, choiceFrom, keptChoice, type ReportChoice } from './reportChoice.ts'

/** Stored with the filter under its own key, and synced with it. */
export const openChoice = (diary: Diary): QueuedSave<ReportChoice> =>
  openQueuedSave<ReportChoice>(diary, {
    name: CHOICE_KEY,
    from: (kept) => choiceFrom(kept[CHOICE_KEY]),
    onto: (kept, choice) => ({ ...kept, [CHOICE_KEY]: keptChoice(choice) }),
  })

export const choiceOf = onePerDiary(openChoice)
