import { expect, test } from 'vitest'
import { hashMark, rankLabels, type LabelModel } from './labelModel.ts'
import { readModel } from './storedModel.ts'

/** The mark "help" speaks for `did-help`, the mark "worse" for `link` and against `did-help`. */
function makeModel(): LabelModel {
  const marks = [
    { hash: hashMark('help'), weights: [[1, 100]] },
    {
      hash: hashMark('worse'),
      weights: [
        [0, 100],
        [1, -50],
      ],
    },
  ].toSorted((one, other) => one.hash - other.hash)
  const base64 = (bytes: readonly number[]): string => Buffer.from(bytes).toString('base64')
  const hashes = Buffer.alloc(8)
  marks.forEach(({ hash }, at) => hashes.writeUInt32LE(hash, at * 4))
  const all = marks.flatMap(({ weights }) => weights)
  return readModel(
    {
      labels: ['link', 'did-help', 'hello'],
      unit: 0.1,
      hashes: hashes.toString('base64'),
      counts: base64(marks.map(({ weights }) => weights.length)),
      weightLabels: base64(all.map(([label]) => label!)),
      weights: base64(all.map(([, weight]) => weight! & 0xff)),
    },
    (stored) => new Uint8Array(Buffer.from(stored, 'base64')),
  )
}

test('[ASST-74] a stored model ranks the labels by the weights of the marks', () => {
  const model = makeModel()
  const first = (...marks: string[]) => rankLabels(model, marks)[0]!
  expect(first('help').label).toBe('did-help')
  expect(first('worse').label).toBe('link')
  expect(first('help', 'worse').label).toBe('link')
})

test('[ASST-74] chances add up to one, and unknown marks make no label likely', () => {
  const ranked = rankLabels(makeModel(), ['never seen'])
  expect(ranked.map(({ chance }) => Math.round(chance * 100))).toEqual([33, 33, 33])
  const sum = rankLabels(makeModel(), ['help', 'worse']).reduce((all, { chance }) => all + chance, 0)
  expect(sum).toBeCloseTo(1)
})

test('[ASST-74] a mark has the same hash everywhere', () => {
  expect([hashMark(''), hashMark('w:pain'), hashMark('g:疼')]).toEqual([
    2_166_136_261,
    hashMark('w:pain'),
    hashMark('g:疼'),
  ])
  expect(hashMark('w:pain')).not.toBe(hashMark('w:pains'))
})
