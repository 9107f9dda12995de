import { HELP_LIST_INTENTS } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { Intent } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { isShortScript } from '../../scripts.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import { isSaid, sameQuestion, type Carry, type Carrying } from './carrying.ts'
import { readTurn } from './followUpTurns.ts'
import { EXCEPT_WORDS } from './turnWords/carryWords.ts'

/** Their answers can be given for fewer days, or say that they are not. */
const OF_DAYS: readonly Intent[] = [
  'doses',
  'how-often',
  'hard-days',
  'good-days',
  'level-days',
  'days-without',
  'count',
  'avg-pain',
  'worst',
  'best',
  'trend',
  'compare',
  'my-number',
  'pain-range',
  'summary',
  'on-day',
  'months',
  'weeks',
  'time-of-day',
  'weekday',
  'link-of',
  'did-help',
]

/** What is to be left out, by its typed words. */
function exceptIn({ reading, byTopic }: Carrying) {
  const topics = reading.topics.filter(({ topic }) => topic !== 'diary-use' && topic !== 'season')
  const [topic, second] = topics
  const named = reading.names.flat()
  if (second !== undefined || (topic !== undefined && named.length > 0)) return null
  const unread = reading.unreadWords ?? reading.otherWords
  const isSubject = unread !== null && unread.length >= (isShortScript(unread) ? 2 : LEAST_LETTERS)
  const words = topic?.words ?? reading.medicine ?? named[0]?.label ?? (isSubject ? unread : null)
  if (words === null) return null
  const found = named.length > 0 ? named : topic === undefined ? [] : (byTopic.get(topic.topic) ?? [])
  return { words, things: joinByList(found) }
}

const LEAST_LETTERS = 4

/** "Without it" and "without medicines" have an answer of their own. */
const isWhole = ({ reading: { typed, thesaurus } }: Carrying): boolean => {
  const turn = readTurn(typed, thesaurus.language)?.turn
  return turn === 'without-it' || turn === 'without-medicine'
}

/** "Without the weeks with flu", "besides ibuprofen": the same list or days without it. [ASST-182, ASST-274] */
export const askExcept: Carry = (carrying) => {
  const { before } = carrying
  if (!isSaid(EXCEPT_WORDS, carrying) || isWhole(carrying)) return null
  const except = exceptIn(carrying)
  if (except === null) return null
  // What is not in the list is not left out of it: the list stays, with its place.
  if (HELP_LIST_INTENTS.includes(before.intent))
    return sameQuestion(before, { rank: before.rank, ...(except.things.length === 0 ? {} : { except }) })
  if (!OF_DAYS.includes(before.intent)) return null
  // The comparison has the days without it, too. [ASST-122]
  const isOfMedicine = except.things.length > 0 && except.things.every(({ list }) => list === 'medication')
  return isOfMedicine ? null : sameQuestion(before, { except, rank: before.rank })
}
