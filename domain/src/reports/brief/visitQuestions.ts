import { typedName } from '../../writtenName.ts'

/** A question for the next visit. */
export interface VisitQuestion {
  id: string
  text: string
  /** Ticked by the person after the visit; it is not printed any more. */
  isAsked: boolean
}

/** The oldest first. */
export type VisitQuestions = readonly VisitQuestion[]

export const NO_QUESTIONS: VisitQuestions = []
export const LONGEST_QUESTION = 300
/** The most that one device can add. */
export const MOST_QUESTIONS = 20
/** Two devices together may have more than one can add. */
export const MOST_READ_QUESTIONS = 60

/**
 * Keys in the filter settings, with which the questions sync. Text and tick have a key each: if two devices add,
 * change or tick questions, all of it is kept. [REP-56]
 */
const TEXT_KEY = /^visit_question_([\w-]{1,40})$/
const textKey = (id: string): string => `visit_question_${id}`
const askedKey = (id: string): string => `visit_asked_${id}`

type StoredSettings = Readonly<Record<string, unknown>>

/** Reads the stored questions of any client; the earlier app had the numbers 1 to 3. */
export function questionsFrom(kept: StoredSettings): VisitQuestions {
  return Object.entries(kept)
    .flatMap(([key, said]): readonly VisitQuestion[] => {
      const id = TEXT_KEY.exec(key)?.[1]
      const text = typeof said === 'string' ? limitQuestion(said) : ''
      if (id === undefined || text.trim() === '') return []
      return [{ id, text, isAsked: kept[askedKey(id)] === 1 }]
    })
    .toSorted(byId)
    .slice(0, MOST_READ_QUESTIONS)
}

/** The settings with these questions; what is not a question of this device stays. */
export function withQuestions(kept: StoredSettings, questions: VisitQuestions): Record<string, unknown> {
  const stored: Record<string, unknown> = { ...kept }
  for (const { id } of questionsFrom(kept)) {
    delete stored[textKey(id)]
    delete stored[askedKey(id)]
  }
  for (const { id, text, isAsked } of questions) {
    if (text.trim() === '') continue
    stored[textKey(id)] = limitQuestion(text)
    if (isAsked) stored[askedKey(id)] = 1
  }
  return stored
}

/** Ids sort by time: shorter ones are those of the earlier app. */
const byId = ({ id: one }: VisitQuestion, { id: other }: VisitQuestion): number =>
  one.length - other.length || (one < other ? -1 : 1)

const TIME_DIGITS = 12

/** `random`: hexadecimal, so that two devices never make the same id in one millisecond. */
export const makeQuestionId = (now: number, random: string): string =>
  `${Math.max(0, Math.trunc(now)).toString(16).padStart(TIME_DIGITS, '0')}${random}`

/** Adds or changes a question. Without text it is deleted; without room nothing is added. [REP-56] */
export function writeQuestion(questions: VisitQuestions, id: string, typed: string): VisitQuestions {
  const text = limitQuestion(typed).trim()
  if (text === '') return deleteQuestion(questions, id)
  if (questions.some((one) => one.id === id))
    return questions.map((one) => (one.id === id ? { ...one, text } : one))
  if (questions.length >= MOST_QUESTIONS) return questions
  return [...questions, { id, text, isAsked: false }].toSorted(byId)
}

export const tickQuestion = (questions: VisitQuestions, id: string, isAsked: boolean): VisitQuestions =>
  questions.map((one) => (one.id === id ? { ...one, isAsked } : one))

export const deleteQuestion = (questions: VisitQuestions, id: string): VisitQuestions =>
  questions.filter((one) => one.id !== id)

/** Undoes a deletion. */
export const restoreQuestion = (questions: VisitQuestions, deleted: VisitQuestion): VisitQuestions =>
  questions.some(({ id }) => id === deleted.id) ? questions : [...questions, deleted].toSorted(byId)

interface QuestionSides {
  /** The questions that both sides started from. */
  base: VisitQuestions
  mine: VisitQuestions
  theirs: VisitQuestions
}

/** What both sides added stays. A change wins over a deletion: nothing that somebody wrote is lost. [REP-56] */
export function mergeQuestions({ base, mine, theirs }: QuestionSides): VisitQuestions {
  const find = (side: VisitQuestions, id: string) => side.find((one) => one.id === id)
  const ids = new Set([...mine, ...theirs].map(({ id }) => id))
  return [...ids]
    .flatMap((id): readonly VisitQuestion[] => {
      const [was, here, there] = [find(base, id), find(mine, id), find(theirs, id)]
      if (here !== undefined && there !== undefined)
        return [
          {
            id,
            text: here.text === was?.text ? there.text : here.text,
            isAsked: here.isAsked === was?.isAsked ? there.isAsked : here.isAsked,
          },
        ]
      const left = here ?? there
      const isDeleted = was !== undefined && isSame(was, left)
      return left === undefined || isDeleted ? [] : [left]
    })
    .toSorted(byId)
}

const isSame = (one: VisitQuestion, other: VisitQuestion | undefined): boolean =>
  one.text === other?.text && one.isAsked === other.isAsked

/** The questions that are still open, for paper. [REP-122] */
export const openQuestions = (questions: VisitQuestions): readonly string[] =>
  questions.filter(({ isAsked }) => !isAsked).map(({ text }) => text)

export interface QuestionRoom {
  questions: number
  /** Of all questions together. */
  questionLetters: number
}

/** The room on the printed brief, which is always one page. [REP-55] */
export const BRIEF_ROOM: QuestionRoom = { questions: 6, questionLetters: 900 }

/** Whole questions as long as there is room, and how many are left out. [REP-122] */
export function fitQuestions(
  texts: readonly string[],
  { questions, questionLetters }: QuestionRoom,
): { rows: readonly string[]; more: number } {
  let letters = 0
  const rows = texts.filter((text, at) => at < questions && (letters += text.length) <= questionLetters)
  return { rows, more: texts.length - rows.length }
}

/** Without what no database stores, and never with half a character at the end: the text could not be sent. */
const limitQuestion = (said: string): string =>
  typedName(said.slice(0, LONGEST_QUESTION).replace(/[\uD800-\uDBFF]$/, ''))
