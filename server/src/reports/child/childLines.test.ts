import { expect, test } from 'vitest'
import { frameBytes, frameReader, type ReadFrame } from './childLines.ts'

const PDF = Buffer.from('%PDF\n{"is":"done"}\n')
const SENT = Buffer.concat([
  frameBytes({ is: 'progress', at: 20 }),
  frameBytes({ is: 'file', form: 'pdf', type: 'application/pdf', bytes: PDF.length }, PDF),
  frameBytes({ is: 'content', bytes: 0 }),
  frameBytes({ is: 'done', isUa: false }),
])

test.each([1, 2, 3, 7, 50, SENT.length])('[JOB-3] frames are read whole from pieces of %i bytes', (size) => {
  const read = frameReader()
  const found: ReadFrame[] = []
  for (let at = 0; at < SENT.length; at += size) found.push(...read(SENT.subarray(at, at + size)))
  expect(found.map(({ frame, bytes }) => [frame.is, bytes.toString()])).toEqual([
    ['progress', ''],
    ['file', PDF.toString()],
    ['content', ''],
    ['done', ''],
  ])
})
