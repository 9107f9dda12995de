import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { isAboutPeople, isSpiral } from '../../example/passagesByForm.ts'
import { foldWords } from '../../foldQuestion.ts'
import { BESIDE_MENDS } from './mendBeside.ts'
import { DAY_MENDS } from './mendDays.ts'
import { DAYS_MENDS, LINK_MENDS, withWeekdays } from './mendLinks.ts'
import type { Mending, MendParts } from './mending.ts'
import { PAIR_MENDS } from './mendPairs.ts'
import { isOfOneDay, withReasonDays } from './mendReasonDays.ts'
import { EVENT_MENDS, REASON_KIND_MENDS } from './mendReasonKinds.ts'
import { SPAN_MENDS } from './mendReasonSpans.ts'
import { REASON_MENDS } from './mendReasons.ts'
import { SIDE_MENDS } from './mendSides.ts'
import { SUBJECT_MENDS } from './mendSubjects.ts'
import { WHY_MENDS } from './mendWhy.ts'
import { withNoun } from './subjectWords.ts'
import { WHY_WORDS } from './whyWords.ts'

/** What whole words of a question say that its label does not have: both sides, the very day, the noun. */
export function mendQuestion(asked: UnderstoodQuestion, parts: MendParts): UnderstoodQuestion {
  if (asked.except !== undefined) return asked
  // How to explain good and bad days to the family, or to break a circle, asks for no numbers. [ASST-293]
  const isAdvice = asked.intent === 'guide' && (isAboutPeople(parts.reading) || isSpiral(parts.reading))
  if (isAdvice) return asked
  const text = foldWords(parts.reading.typed)
  const isWhy =
    parts.features.has('why') ||
    parts.reading.allConcepts.has('why') ||
    WHY_WORDS[parts.reading.thesaurus.language].test(text)
  const given: Mending = { ...parts, asked, text, isWhy }
  const mending = withReasonDays(given)
  if (mending !== given && isOfOneDay(mending)) return mending.asked
  for (const mend of [
    ...REASON_KIND_MENDS,
    ...SPAN_MENDS,
    ...DAY_MENDS,
    ...DAYS_MENDS,
    ...REASON_MENDS,
    ...LINK_MENDS,
    ...BESIDE_MENDS,
    ...SIDE_MENDS,
    ...PAIR_MENDS,
    ...WHY_MENDS,
    ...SUBJECT_MENDS,
    ...EVENT_MENDS,
  ]) {
    const mended = mend(mending)
    if (mended !== null) return withWeekdays(mended, mending)
  }
  if (mending !== given) return mending.asked
  // The words are the very name of an own item, in another language: nothing only comes near.
  const exact = asked.topic === null ? undefined : parts.reading.exact.get(asked.topic)
  const isExact = exact?.every(({ key }) => key === null) === true && asked.things.length > 0
  return withWeekdays(withNoun(isExact ? { ...asked, topicWords: null } : asked, parts.reading), mending)
}
