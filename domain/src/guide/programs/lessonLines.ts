/** A part of a lesson, whatever its words are made of. */
export type LessonBlock<Words> =
  | { is: 'heading'; level: 2 | 3; text: string }
  | { is: 'paragraph'; words: readonly Words[] }
  | { is: 'list'; isOrdered: boolean; items: readonly (readonly Words[])[] }
  | { is: 'checklist'; items: readonly Prompt<Words>[] }

export interface Prompt<Words> {
  /** Null where there is no place to keep what is written under it. */
  id: string | null
  words: readonly Words[]
}

export interface Lesson<Words> {
  before: readonly LessonBlock<Words>[]
  /** Of the exercise, to be shown one after the other; empty where the lesson has none. */
  lines: readonly (readonly Words[])[]
  after: readonly LessonBlock<Words>[]
}

const EXERCISE = /^Exercise\b/

/** The exercise is the first numbered list below the heading that names it. [PROG-4] */
export function lessonLines<Words>(blocks: readonly LessonBlock<Words>[]): Lesson<Words> {
  const heading = blocks.findIndex((block) => block.is === 'heading' && EXERCISE.test(block.text))
  const place = blocks.findIndex(
    (block, at) => heading !== -1 && at > heading && block.is === 'list' && block.isOrdered,
  )
  const list = blocks[place]
  if (list?.is !== 'list') return { before: blocks, lines: [], after: [] }
  return { before: blocks.slice(0, place), lines: list.items, after: blocks.slice(place + 1) }
}

/** The line that an address names, counted from one; null for what is none. [PROG-12] */
export function lineFrom(step: string | undefined, lines: number): number | null {
  const line = Number(step)
  return /^\d{1,3}$/.test(step ?? '') && line >= 1 && line <= lines ? line : null
}

/** All that can be written under. */
export const promptsOf = <Words>(blocks: readonly LessonBlock<Words>[]): readonly Prompt<Words>[] =>
  blocks.flatMap((block) => (block.is === 'checklist' ? block.items : []))
