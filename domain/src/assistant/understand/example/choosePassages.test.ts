import { expect, test } from 'vitest'
import { testThesaurus } from '../loose/thesaurus/testThesaurus.ts'
import { chooseBeside, choosePassages, choosePassagesIn } from './choosePassages.ts'
import { hashMark, type LabelModel } from './labelModel.ts'

/** One word that speaks for each passage as strongly as told; the others have no weight. */
function readingOf(weights: Readonly<Record<string, number>>) {
  const labels = Object.keys(weights)
  const passageModel: LabelModel = {
    labels,
    unit: 0.1,
    hashes: Uint32Array.from([hashMark('w:x')]),
    starts: Uint32Array.from([0, labels.length]),
    weightLabels: Uint8Array.from(labels.keys()),
    weights: Int8Array.from(Object.values(weights)),
  }
  return { thesaurus: { ...testThesaurus(), passageModel }, passageMarks: ['w:x'] }
}

test('[ASST-89] the likeliest passage answers, and a second one that is about as likely', () => {
  const weights = { 'sleep/awake': 90, 'sleep/nap': 40, 'walking/steps': 0, none: 0 }
  expect(choosePassages(readingOf(weights), [])).toEqual(['sleep/awake'])
  expect(choosePassages(readingOf({ ...weights, 'sleep/nap': 88 }), [])).toEqual(['sleep/awake', 'sleep/nap'])
})

test('[ASST-87, ASST-89] if none is likely, those in the articles of the topic are chosen from', () => {
  const unlikely = { none: 40, 'sleep/awake': 10, 'walking/steps': 0, 'walking/pace': 5 }
  expect(choosePassages(readingOf(unlikely), [])).toEqual([])
  expect(choosePassages(readingOf(unlikely), ['sleep'])).toEqual(['sleep/awake'])
  expect(choosePassagesIn(readingOf(unlikely), ['travel'])).toEqual([])
})

test('[ASST-89] a passage in an article about the topic counts for more', () => {
  const weights = { 'sleep/awake': 60, 'walking/steps': 55, none: 0 }
  expect(choosePassages(readingOf(weights), [])[0]).toBe('sleep/awake')
  expect(choosePassages(readingOf(weights), ['walking'])[0]).toBe('walking/steps')
})

test('[ASST-61, ASST-89] beside an answer from the diary: of the topic, or a very likely one', () => {
  const weights = { 'sleep/awake': 90, 'walking/steps': 40, none: 0 }
  expect(chooseBeside(readingOf(weights), ['walking'])).toEqual(['sleep/awake'])
  expect(chooseBeside(readingOf({ ...weights, 'sleep/awake': 30, none: 60 }), ['walking'])).toEqual([
    'walking/steps',
  ])
})
