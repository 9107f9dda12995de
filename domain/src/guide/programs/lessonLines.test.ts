import { expect, test } from 'vitest'
import { lessonLines, readLessonStep, answerablePrompts, type LessonBlock } from './lessonLines.ts'

type Block = LessonBlock<string>

const heading = (text: string): Block => ({ is: 'heading', level: 2, text })
const paragraph = (text: string): Block => ({ is: 'paragraph', words: [text] })
const list = (isOrdered: boolean, ...items: string[]): Block => ({
  is: 'list',
  isOrdered,
  items: items.map((item) => [item]),
})

test('[PROG-4] the lines of an exercise are the first numbered list below its heading', () => {
  const blocks = [
    heading('One idea'),
    list(true, 'not this'),
    heading('Exercise: a breath (about 6 minutes)'),
    paragraph('Read this slowly.'),
    list(false, 'nor this'),
    list(true, 'Sit.', 'Breathe.'),
    list(true, 'nor that'),
  ]
  expect(lessonLines(blocks)).toEqual({
    before: blocks.slice(0, 5),
    lines: [['Sit.'], ['Breathe.']],
    after: blocks.slice(6),
  })
})

test.each([
  [[]],
  [[list(true, 'One')]],
  [[heading('Exercises of before'), list(true, 'One')]],
  [[list(true, 'One'), heading('Exercise')]],
])('[PROG-4] a lesson without an exercise is shown as it is', (blocks) => {
  expect(lessonLines(blocks)).toEqual({ before: blocks, lines: [], after: [] })
})

test.each([
  ['1', 1],
  ['7', 7],
  ['18', 18],
  ['19', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e1', null],
  [' 7', null],
  ['', null],
  ['seven', null],
  [undefined, null],
])('[PROG-12] with 18 lines, an address with %j means %j', (step, line) => {
  expect(readLessonStep(step, 18)).toBe(line)
})

test('[PROG-5] prompts are found in all parts of a lesson', () => {
  const one = { id: 'one', words: ['One'] }
  const two = { id: null, words: ['Two'] }
  const blocks: Block[] = [
    { is: 'checklist', items: [one] },
    paragraph('x'),
    { is: 'checklist', items: [two] },
  ]
  expect(answerablePrompts(blocks)).toEqual([one, two])
})
