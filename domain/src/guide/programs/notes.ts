/** A person's answer to a lesson's prompt, with the prompt as it was then. [PROG-6] */
export interface PromptAnswer {
  text: string
  question: string
}

/** A person's work in the programs, from all devices. */
export interface ProgramNotes {
  /** By lesson and prompt. */
  answers: Readonly<Record<string, PromptAnswer>>
  /** Finished lessons. Never undone. */
  done: readonly string[]
  /** Programs whose introduction was seen. [PROG-9] */
  seen: readonly string[]
}

export const NO_NOTES: ProgramNotes = { answers: {}, done: [], seen: [] }

/** All answers share one item, so one must not use up the space of the others. [PROG-7] */
export const LONGEST_ANSWER = 600
/** The server's limit for an item in characters, including keys and stamps, less some reserve for other apps. */
const MOST_LETTERS = 97_000
const LETTERS_BESIDE = 100

/** The key of an answer; ids contain no dot. */
export const answerKey = (lesson: string, prompt: string): string => `${lesson}.${prompt}`

/** A blank answer is removed. */
export function withAnswer(notes: ProgramNotes, key: string, answer: PromptAnswer): ProgramNotes {
  if (answer.text.trim() !== '') return { ...notes, answers: { ...notes.answers, [key]: answer } }
  if (!Object.hasOwn(notes.answers, key)) return notes
  const { [key]: _, ...answers } = notes.answers
  return { ...notes, answers }
}

export const withLessonDone = (notes: ProgramNotes, lesson: string): ProgramNotes =>
  notes.done.includes(lesson) ? notes : { ...notes, done: either(notes.done, [lesson]) }

export const withProgramSeen = (notes: ProgramNotes, program: string): ProgramNotes =>
  notes.seen.includes(program) ? notes : { ...notes, seen: either(notes.seen, [program]) }

/** Whether all answers fit: the server refuses a longer item, and would store nothing of it. [PROG-7] */
export const doNotesFit = ({ answers, done, seen }: ProgramNotes): boolean =>
  [...Object.entries(answers), ...[...done, ...seen].map((mark) => [mark, true] as const)]
    .map(([key, value]) => 2 * key.length + JSON.stringify(value).length + LETTERS_BESIDE)
    .reduce((sum, letters) => sum + letters, 0) <= MOST_LETTERS

/** Answers to prompts that the lesson no longer has, each with its own question. [PROG-6] */
export function answersToRemovedPrompts(
  { answers }: ProgramNotes,
  lesson: string,
  prompts: readonly string[],
): readonly PromptAnswer[] {
  const asked = new Set(prompts.map((prompt) => answerKey(lesson, prompt)))
  return Object.entries(answers)
    .filter(([key]) => key.startsWith(`${lesson}.`) && !asked.has(key))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, answer]) => answer)
}

interface NotesMerge {
  base: ProgramNotes
  mine: ProgramNotes
  theirs: ProgramNotes
}

/**
 * Merges notes: local edits stay, everything else is taken over, and marks of either side are kept. [PROG-3, PROG-5]
 */
export function joinNotes({ base, mine, theirs }: NotesMerge): ProgramNotes {
  const keys = new Set([...Object.keys(mine.answers), ...Object.keys(theirs.answers)])
  const answers: Record<string, PromptAnswer> = {}
  for (const key of keys) {
    const isMine = !isSameAnswer(base.answers[key], mine.answers[key])
    const answer = (isMine ? mine : theirs).answers[key]
    if (answer !== undefined) answers[key] = answer
  }
  return { answers, done: either(theirs.done, mine.done), seen: either(theirs.seen, mine.seen) }
}

const isSameAnswer = (one: PromptAnswer | undefined, other: PromptAnswer | undefined): boolean =>
  one?.text === other?.text && one?.question === other?.question

/** Sorted: otherwise the same marks in another order would look like a change. */
const either = (one: readonly string[], other: readonly string[]): readonly string[] =>
  [...new Set([...one, ...other])].toSorted()
