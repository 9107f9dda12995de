import { readArticle, type InlineText } from '@reprieve/content/article.ts'
import { canStoreNote } from '@reprieve/contract/settings/programNotes.ts'
import { lessonLines, answerablePrompts } from '@reprieve/domain/guide/programs/lessonLines.ts'
import { answerKey, doNotesFit, LONGEST_ANSWER, NO_NOTES } from '@reprieve/domain/guide/programs/notes.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PROGRAMS = join(import.meta.dirname, '../../../../content/guide/programs')

const LESSONS = readdirSync(PROGRAMS).flatMap((program) =>
  readdirSync(join(PROGRAMS, program))
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({
      id: `${program}-${name.slice(0, -'.md'.length)}`,
      blocks: readArticle(readFileSync(join(PROGRAMS, program, name), 'utf8')).blocks,
    })),
)

const said = (words: readonly InlineText[]): string => words.map(({ text }) => text).join('')

test('[PROG-4] each of the 22 lessons has an exercise that can be shown line by line', () => {
  const lines = LESSONS.map(({ blocks }) => lessonLines(blocks).lines.length)
  expect(lines).toHaveLength(22)
  expect([Math.min(...lines), Math.max(...lines)]).toEqual([13, 21])
})

test('[PROG-5, PROG-7] every prompt of the lessons can be answered, each under its own key and at good length', () => {
  const asked = LESSONS.flatMap(({ id, blocks }) =>
    answerablePrompts(blocks).map((prompt) => ({ lesson: id, ...prompt })),
  )
  expect(asked).toHaveLength(115)
  expect(asked.filter(({ lesson, id }) => id === null || !canStoreNote(lesson, id))).toEqual([])
  const keys = asked.map(({ lesson, id }) => answerKey(lesson, id ?? ''))
  expect(new Set(keys).size).toBe(keys.length)
  const answered = (letters: number) =>
    asked.map(({ words }, at) => [keys[at], { text: 'x'.repeat(letters), question: said(words) }] as const)
  const notes = { ...NO_NOTES, done: LESSONS.map(({ id }) => id) }
  expect(doNotesFit({ ...notes, answers: Object.fromEntries(answered(LONGEST_ANSWER / 2)) })).toBe(true)
})
