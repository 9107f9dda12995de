import { expect, test } from 'vitest'
import { hugePng } from '../testing/hugePng.ts'
import { pictureHead } from './pictureHead.ts'
import { pictureType } from './pictures.ts'

const hex = (...parts: string[]): Buffer => Buffer.from(parts.join('').replaceAll(' ', ''), 'hex')
const word = (value: number): string => value.toString(16).padStart(4, '0')

/** With notes of a photograph and a table before its own size, as cameras write it. */
const jpeg = (width: number, height: number, frame = 'c0'): Buffer =>
  hex(
    'ffd8',
    'ffe1 0008 457869660000',
    'ff ffdb 0004 0102',
    `ff${frame} 0011 08 ${word(height)} ${word(width)} 03 012200 021101 031101`,
    'ffda 000c 03 0100 0211 0311 003f00 1234 ffd9',
  )

/** Little end first. */
const turned = (value: number, bytes: number): string => {
  const out = Buffer.alloc(bytes)
  out.writeUIntLE(value, 0, bytes)
  return out.toString('hex')
}
const webp = (kind: string, body: string): Buffer => {
  const data = hex(body, '00'.repeat(16))
  return Buffer.concat([
    Buffer.from('RIFF'),
    hex(turned(data.length + 12, 4)),
    Buffer.from(`WEBP${kind}`),
    hex(turned(data.length, 4)),
    data,
  ])
}
const lossy = (width: number, height: number): Buffer =>
  webp('VP8 ', `100000 9d012a ${turned(width, 2)} ${turned(height, 2)}`)
const lossless = (width: number, height: number): Buffer =>
  webp('VP8L', `2f ${turned(width - 1 + (height - 1) * 2 ** 14, 4)}`)
const extended = (width: number, height: number): Buffer =>
  webp('VP8X', `10 000000 ${turned(width - 1, 3)} ${turned(height - 1, 3)}`)

const SIZES = [
  [1, 1],
  [640, 400],
  [16_383, 9],
] as const

test.each(SIZES)('[INST-20] a picture of %i by %i says so in each form', (width, height) => {
  expect(pictureHead(jpeg(width, height))).toEqual({ type: 'image/jpeg', width, height })
  expect(pictureHead(jpeg(width, height, 'c2')), 'one that comes in layers').toMatchObject({ width, height })
  for (const picture of [lossy, lossless, extended])
    expect(pictureHead(picture(width, height))).toEqual({ type: 'image/webp', width, height })
  expect(pictureHead(hugePng(width))).toEqual({ type: 'image/png', width, height: width })
})

test('[INST-20] a picture of 30,000 by 30,000 in a few bytes is refused, in each form', () => {
  const bombs = [hugePng(30_000, 8), jpeg(30_000, 30_000), extended(30_000, 30_000)]
  for (const bytes of bombs) {
    expect(bytes.length).toBeLessThan(50_000)
    for (const kind of ['logo', 'background'] as const)
      expect(pictureType(kind, bytes)).toEqual({ ok: false, reason: 'too-wide' })
  }
  // One long side is enough.
  expect(pictureType('background', jpeg(3_841, 1))).toEqual({ ok: false, reason: 'too-wide' })
  expect(pictureType('background', jpeg(1, 3_841))).toEqual({ ok: false, reason: 'too-wide' })
  expect(pictureType('background', jpeg(3_840, 3_840))).toEqual({ ok: true, value: 'image/jpeg' })
})

test('[INST-20, REL 1d] what is cut off, has no size or only begins like a picture is none', () => {
  const whole = [hugePng(64), jpeg(64, 64), lossy(64, 64), lossless(64, 64), extended(64, 64)]
  for (const bytes of whole)
    for (let length = 0; length < 24; length += 1) expect(pictureHead(bytes.subarray(0, length))).toBeNull()
  for (const bytes of [jpeg(0, 5), jpeg(5, 0), lossy(0, 0), hugePng(0)]) expect(pictureHead(bytes)).toBeNull()
  const others = [
    hex('ffd8ff', '00'.repeat(40)),
    // Its size would come behind what is drawn, and behind a length that leads nowhere.
    hex('ffd8', 'ffda 0008 000000000000', 'ffc0 0011 08 0001 0001 03', '00'.repeat(20)),
    hex('ffd8', 'ffe0 0000', 'ffe0 ffff', '00'.repeat(20)),
    webp('VP8 ', '100000 000000 40004000'),
    webp('ALPH', '00'.repeat(20)),
    Buffer.from('<svg onload="alert(1)"/>'.repeat(4)),
    Buffer.from('GIF89a'.repeat(10)),
  ]
  for (const bytes of others) expect(pictureHead(bytes)).toBeNull()
})
