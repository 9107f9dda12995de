import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Intent, UnderstoodQuestion } from '../../understoodQuestion.ts'
import { DOCTOR_WORDS } from '../example/askVisit.ts'
import { foldWords } from '../foldQuestion.ts'
import type { StatedPeriod } from '../periods/calendar.ts'
import type { LooseParts } from './looseQuestion.ts'

type Words = Readonly<Record<Language, RegExp>>

// In folded text: what to note until an appointment.

const UNTIL: Words = {
  en: /\b(?:until|till|til|before then|in the meantime|meanwhile)\b/,
  de: /\b(?:bis|zwischenzeit|solange)\b/,
  es: /\b(?:hasta|mientras|entretanto)\b/,
  fr: /\b(?:d ici|jusqu\w*|en attendant|entre temps)\b/,
  ko: /까지|그 ?동안|그 ?사이/,
  ru: /(?:^|\s)(?:до|пока)(?=\s)/,
  'zh-rCN': /这段时间|这期间|在此之前|在这之前|到时候|到那时|之前/,
}
const TO_WRITE: Words = {
  en: /\b(?:writ(?:e|ing)|not(?:e|ing)|log(?:ging)?|record(?:ing)?|track(?:ing)?|jot(?:ting)?)\b/,
  de: /\b(?:notier\w*|\w*schreib\w*|eintrag\w*|dokumentier\w*|festhalt\w*)\b/,
  es: /\b(?:anot\w+|apunt\w+|registr\w+|escrib\w+)\b/,
  fr: /\b(?:not(?:e|er)|ecri\w*|inscri\w*|enregistr\w*)\b/,
  ko: /적|기록|메모|써 ?두/,
  ru: /запис|отмеча|фиксир/,
  'zh-rCN': /记|写/,
}
const SHOULD: Words = {
  en: /\b(?:should|ought|shall|need to|have to|best|worth|do i)\b/,
  de: /\b(?:soll\w*|muss|mussen|am besten|lohnt)\b/,
  es: /\b(?:debo|deberia|conviene|tengo que|hay que|voy)\b/,
  fr: /\b(?:dois|devrais|faut|faudrait|vaut il)\b/,
  ko: /좋을까|좋아요|좋나|할까|둘까|하나요|되나|두면/,
  ru: /что (?:мне )?(?:\S+ )?(?:запис|отмеча|фиксир)|стоит|нужно|надо/,
  'zh-rCN': /该|应该|需要|最好/,
}

const OF_VISIT: readonly Intent[] = [
  'visit',
  'visit-questions',
  'when-doctor',
  'avg-pain',
  'summary',
  'count',
  'diary-doubt',
  'my-number',
  'on-day',
  'guide',
]
const NOTED = ['using-a-diary-well/how-often', 'preparing-for-an-appointment/headline']

/** "My appointment is in January, what do I note until then": a month to come, and no numbers of the past. [ASST-292] */
function untilVisit(asked: UnderstoodQuestion, { reading, features }: LooseParts): UnderstoodQuestion | null {
  const { language } = reading.thesaurus
  const text = foldWords(reading.typed)
  if (!OF_VISIT.includes(asked.intent) || !reading.allConcepts.has('what')) return null
  const isAhead = reading.periods.every(({ unit }) => unit === 'month' || unit === 'day')
  const isOfVisit =
    features.has('visit') ||
    DOCTOR_WORDS[language].test(text) ||
    reading.periods.some(({ unit }) => unit === 'month')
  const isAsked = [UNTIL, TO_WRITE, SHOULD].every((words) => words[language].test(text))
  if (!isAhead || !isOfVisit || !isAsked || features.has('medicine')) return null
  return {
    ...asked,
    intent: 'guide',
    words: reading.typed,
    topic: null,
    topicWords: null,
    things: [],
    place: null,
    measure: null,
    effect: null,
    periods: [],
    passages: NOTED,
    isLoose: true,
  }
}

const LEAST_DAYS = 14
const lengthOf = ({ from, to }: StatedPeriod): number =>
  from === '' ? 0 : dayNumber(to) - dayNumber(from) + 1

/** "On Thursday at the neurologist's, what to tell of the last two months": the months, and not the day of the visit. [ASST-292] */
function timeToTell(
  asked: UnderstoodQuestion,
  { reading: { periods } }: LooseParts,
): UnderstoodQuestion | null {
  if (asked.intent !== 'visit' || periods.length < 2 || (asked.ways ?? []).length > 0) return null
  const [longest] = periods.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  return longest === undefined || lengthOf(longest) < LEAST_DAYS
    ? null
    : { ...asked, periods: [longest.range] }
}

export const askVisitTimes = (asked: UnderstoodQuestion, parts: LooseParts): UnderstoodQuestion | null =>
  untilVisit(asked, parts) ?? timeToTell(asked, parts)
