import type { Diary } from '../local/rows.ts'
import { onePerDiary } from '../settings/onePerDiary.ts'
import { openQueuedSave, type QueuedSave } from '../settings/savedBehind.ts'
import { CHOICE_KEY, choiceFrom, keptChoice, type ReportChoice } from './reportChoice.ts'

/** Stored with the filter under its own key, and synced with it. */
export const openChoice = (diary: Diary): QueuedSave<ReportChoice> =>
  openQueuedSave<ReportChoice>(diary, {
    name: CHOICE_KEY,
    from: (kept) => choiceFrom(kept[CHOICE_KEY]),
    onto: (kept, choice) => ({ ...kept, [CHOICE_KEY]: keptChoice(choice) }),
  })

export const choiceOf = onePerDiary(openChoice)
