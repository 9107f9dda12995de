import type { Language } from '@reprieve/domain/settings/language.ts'
import { foldWords } from '../../foldQuestion.ts'
import { OUT_OF_APP_WORDS } from './turnWords/outOfApp.ts'
import { ABOUT_ANSWER_WORDS } from './turnWords/aboutAnswer.ts'
import { OTHER_DATA_WORDS } from './turnWords/otherData.ts'
import { ordinalIn } from './turnWords/ordinals.ts'
import { FOLLOW_UP_TURNS, type FollowUpTurn, type TurnWords } from './turnWords/turn.ts'

const WORDS: Readonly<Record<Exclude<FollowUpTurn, 'nth'>, TurnWords>> = {
  ...OUT_OF_APP_WORDS,
  ...ABOUT_ANSWER_WORDS,
  ...OTHER_DATA_WORDS,
}

const WITHOUT_SPACES: readonly Language[] = ['ko', 'zh-rCN']

/** A turn of phrase, and which of several things it means. */
export interface ReadTurn {
  turn: FollowUpTurn
  /** From 1; -1 is the last. */
  nth: number | null
}

/** The turn of phrase that a message is, the most telling first; null if it is none. */
export function readTurn(typed: string, language: Language): ReadTurn | null {
  const folded = foldWords(typed)
  const text = WITHOUT_SPACES.includes(language) ? folded.replaceAll(' ', '') : folded
  const nth = ordinalIn(text, language)
  const isTurn = (turn: FollowUpTurn): boolean =>
    turn === 'nth' ? nth !== null : WORDS[turn][language].test(text)
  const turn = FOLLOW_UP_TURNS.find(isTurn)
  return turn === undefined ? null : { turn, nth: turn === 'nth' ? nth : null }
}
