import type { Language } from '@reprieve/domain/settings/language.ts'

/** What a short second message does with the answer before it. [ASST-110] */
export const FOLLOW_UP_TURNS = [
  /** To put it where the doctor sees it. */
  'to-doctor',
  'send',
  'print',
  /** How to record what the answer missed. */
  'note-it',
  'day-after',
  'day-before',
  /** What helped on the day of the answer. */
  'helped-then',
  'without-medicine',
  /** Without the thing that was asked about. */
  'without-it',
  'since-when',
  /** Whether it is more than usual. */
  'usual',
  /** Less pain after more, the easiest week after the hardest. */
  'opposite',
  'sure',
  'why',
  'shorter',
  /** One of several passages or rows. */
  'nth',
  'more',
  /** Where in the app. */
  'where',
] as const
export type FollowUpTurn = (typeof FOLLOW_UP_TURNS)[number]

/** Each in folded text; that of Korean and Chinese without spaces. */
export type TurnWords = Readonly<Record<Language, RegExp>>
