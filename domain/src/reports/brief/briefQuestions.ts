/**
 * Keys in the filter settings, with which the questions sync between devices. One key each: if two devices change two
 * questions, both changes are kept. [REP-56]
 */
const KEYS = ['visit_question_1', 'visit_question_2', 'visit_question_3'] as const

export const LONGEST_QUESTION = 300

/** Always three; an unwritten one is empty. */
export type Questions = readonly [string, string, string]

export const NO_QUESTIONS: Questions = ['', '', '']

/** Reads the stored questions of any client; unreadable ones are empty. */
export const questionsFrom = (kept: Readonly<Record<string, unknown>>): Questions =>
  eachQuestion((place) => shortEnough(kept[KEYS[place]]))

/** For storage: a blank question is null. */
export const toStoredQuestions = (questions: Questions): Record<string, string | null> =>
  Object.fromEntries(
    KEYS.map((key, place) => {
      const said = shortEnough(questions[place])
      return [key, said.trim() === '' ? null : said]
    }),
  )

export type QuestionIndex = 0 | 1 | 2

export const eachQuestion = (tell: (place: QuestionIndex) => string): Questions => [tell(0), tell(1), tell(2)]

/** Never splits a surrogate pair: the text could not be sent. */
function shortEnough(said: unknown): string {
  if (typeof said !== 'string') return ''
  return said.length <= LONGEST_QUESTION
    ? said
    : said.slice(0, LONGEST_QUESTION).replace(/[\uD800-\uDBFF]$/, '')
}
