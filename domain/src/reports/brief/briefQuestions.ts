/**
 * Under these keys they lie among the settings of the filter, and go from device to device with them. Each by itself: what
 * two devices change of two questions is both kept. [REP-56]
 */
const KEYS = ['visit_question_1', 'visit_question_2', 'visit_question_3'] as const

export const LONGEST_QUESTION = 300

/** Always three; one that was not written is empty. */
export type Questions = readonly [string, string, string]

export const NO_QUESTIONS: Questions = ['', '', '']

/** What was kept, whoever kept it; what cannot be read of it is empty. */
export const questionsFrom = (kept: Readonly<Record<string, unknown>>): Questions =>
  eachQuestion((place) => shortEnough(kept[KEYS[place]]))

/** As they are kept: one that asks nothing is none. */
export const keptQuestions = (questions: Questions): Record<string, string | null> =>
  Object.fromEntries(
    KEYS.map((key, place) => {
      const said = shortEnough(questions[place])
      return [key, said.trim() === '' ? null : said]
    }),
  )

export type Place = 0 | 1 | 2

export const eachQuestion = (tell: (place: Place) => string): Questions => [tell(0), tell(1), tell(2)]

/** Never half a letter of two parts: it would be no text that can be sent. */
function shortEnough(said: unknown): string {
  if (typeof said !== 'string') return ''
  return said.length <= LONGEST_QUESTION
    ? said
    : said.slice(0, LONGEST_QUESTION).replace(/[\uD800-\uDBFF]$/, '')
}
