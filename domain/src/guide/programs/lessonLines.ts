/** A block of a lesson, generic over its inline content. */
export type LessonBlock<Words> =
  | { is: 'heading'; level: 2 | 3; text: string }
  | { is: 'paragraph'; words: readonly Words[] }
  | { is: 'list'; isOrdered: boolean; items: readonly (readonly Words[])[] }
  | { is: 'checklist'; items: readonly LessonPrompt<Words>[] }

export interface LessonPrompt<Words> {
  /** Null if answers to it cannot be stored. */
  id: string | null
  words: readonly Words[]
}

export interface Lesson<Words> {
  before: readonly LessonBlock<Words>[]
  /** The steps of the exercise, shown one after the other; empty if the lesson has none. */
  lines: readonly (readonly Words[])[]
  after: readonly LessonBlock<Words>[]
}

const EXERCISE = /^Exercise\b/

/** The exercise is the first numbered list below its heading. [PROG-4] */
export function lessonLines<Words>(blocks: readonly LessonBlock<Words>[]): Lesson<Words> {
  const heading = blocks.findIndex((block) => block.is === 'heading' && EXERCISE.test(block.text))
  const place = blocks.findIndex(
    (block, at) => heading !== -1 && at > heading && block.is === 'list' && block.isOrdered,
  )
  const list = blocks[place]
  if (list?.is !== 'list') return { before: blocks, lines: [], after: [] }
  return { before: blocks.slice(0, place), lines: list.items, after: blocks.slice(place + 1) }
}

/** The step in the URL, counted from one; null if invalid. [PROG-12] */
export function readLessonStep(step: string | undefined, lines: number): number | null {
  const line = Number(step)
  return /^\d{1,3}$/.test(step ?? '') && line >= 1 && line <= lines ? line : null
}

/** All prompts that can be answered. */
export const answerablePrompts = <Words>(
  blocks: readonly LessonBlock<Words>[],
): readonly LessonPrompt<Words>[] => blocks.flatMap((block) => (block.is === 'checklist' ? block.items : []))
