import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guideCalls } from './calls.ts'
import {
  bodyFromWire,
  bodyToWire,
  categoriesFromWire,
  categoryToWire,
  contentFromWire,
  contentToWire,
  contentsFromWire,
  programBodyFromWire,
  programBodyToWire,
  programToWire,
  programsFromWire,
  type Category,
  type ProgramBody,
  type ContentWithMarks,
  type ProgramWithProgress,
} from './guideWire.ts'

const walking: ContentWithMarks = {
  id: 'walking-plans',
  category: 'movement',
  title: 'Walking plans',
  summary: 'How to begin.',
  minutes: 4,
  order: 4,
  tags: ['movement', 'walking'],
  isFree: false,
  isFeatured: true,
  reviewed: '2026-11',
  needsReview: true,
  isBookmarked: true,
  status: 'read',
}
const urgent: ContentWithMarks = { ...walking, id: 'emergency', category: null, isFree: true, status: null }
const movement: Category = {
  id: 'movement',
  title: 'Movement',
  summary: 'Start small.',
  order: 3,
  icon: 'walk',
  contents: [walking],
}
const pacing: ProgramWithProgress = {
  id: 'pacing-movement',
  title: 'Pacing',
  summary: 'Eight lessons.',
  lessons: 8,
  order: 0,
  progress: 12.5,
}
const whole: ProgramBody = {
  id: 'pacing-movement',
  title: 'Pacing',
  edition: 'e1',
  summary: 'Eight lessons.',
  intro: 'Each lesson …',
  whoItIsFor: 'Adults …',
  whoShouldAskFirst: 'Ask …',
  lessons: [
    {
      id: 'pacing-movement-01-find-your-baseline',
      title: 'Finding your baseline',
      summary: 'One activity.',
      minutes: 15,
      order: 1,
      sources: ['NICE NG193'],
      reviewed: '2026-11',
      needsReview: true,
      body: '## Check in',
    },
  ],
}

test('[GUIDE-1] articles and categories come back from the wire as they went', () => {
  const listed = guideCalls['guide/list-content-by-category'].answer.parse({
    contents: [walking, urgent].map(contentToWire),
    edition: 'e1',
  })
  expect(contentsFromWire(listed.contents)).toEqual([walking, urgent])
  expect(contentFromWire(contentToWire(urgent))).toEqual([urgent])
  const categories = guideCalls['guide/list-content-categories'].answer.parse({
    categories: [categoryToWire(movement)],
    edition: 'e1',
    search: null,
  })
  expect(categoriesFromWire(categories.categories)).toEqual([movement])
  const body = { id: 'walking-plans', edition: 'e1', body: '## Why?', sources: ['WHO'] }
  expect(bodyFromWire(guideCalls['guide/get-content-body'].answer.parse(bodyToWire(body)))).toEqual(body)
})

test('[PROG-1] programs come back from the wire as they went', () => {
  const listed = guideCalls['programs/list-programs'].answer.parse({
    programs: [programToWire(pacing)],
    edition: 'e1',
  })
  expect(programsFromWire(listed.programs)).toEqual([pacing])
  const read = guideCalls['programs/get-program-body'].answer.parse(programBodyToWire(whole))
  expect(programBodyFromWire(read)).toEqual(whole)
})

test('[GUIDE-1, REL 1d] one invalid row does not affect others, and no answer can break the reader', () => {
  expect(contentsFromWire([null, 7, {}, contentToWire(walking)])).toEqual([walking])
  expect(categoriesFromWire('none')).toEqual([])
  expect([bodyFromWire({}), programBodyFromWire({ program_id: 'x' })]).toEqual([null, null])
  // Without a statement that a clinician has read it, it needs review.
  expect(contentsFromWire([{ content_id: 'x' }])[0]?.needsReview).toBe(true)
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (said) => {
      const list = [said, { content_id: 'x', tags: said, minutes: said, contents: said, lessons: said }]
      for (const read of [
        contentsFromWire,
        categoriesFromWire,
        programsFromWire,
        bodyFromWire,
        programBodyFromWire,
      ])
        expect(() => [read(said), read(list), read({ program_id: 'x', lessons: list })]).not.toThrow()
    }),
    { seed: 11, numRuns: 60 },
  )
})
