import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { hugePng } from '../testing/hugePng.ts'
import { reencodePicture } from './picture.ts'

const canvas = (width = 40, height = 30): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } })

const painted = async (bytes: Uint8Array): Promise<Buffer> => {
  const result = await reencodePicture(bytes)
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

const refusal = async (bytes: Uint8Array): Promise<string | null> => {
  const result = await reencodePicture(bytes)
  return result.ok ? null : result.reason
}

test.each(['jpeg', 'png', 'webp'] as const)(
  '[REL 1d] a %s becomes a square of 512 points in WebP',
  async (format) => {
    const made = await painted(await canvas().toFormat(format).toBuffer())
    const { format: found, width, height } = await sharp(made).metadata()
    expect([found, width, height]).toEqual(['webp', 512, 512])
  },
)

test('[REL 1d] where and by whom it was taken is gone, and it stands upright', async () => {
  const exif = {
    IFD0: { Artist: 'Helen Winter' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1' },
  }
  const left = await sharp({ create: { width: 20, height: 40, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  const halves = canvas(40, 40).composite([{ input: left, left: 0, top: 0 }])
  const taken = await halves.jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
  expect(taken.includes('Exif')).toBe(true)
  const made = await painted(taken)
  const { exif: kept, xmp, icc, orientation } = await sharp(made).metadata()
  expect([kept, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
  // Turned by a quarter to the right, the dark left half is the upper one.
  const { data } = await sharp(made).raw().toBuffer({ resolveWithObject: true })
  const red = (x: number, y: number) => data[(y * 512 + x) * 3]!
  expect([red(100, 50) < 60, red(400, 50) < 60, red(100, 450) > 150]).toEqual([true, true, true])
})

test('[REL 1d] a page behind a picture does not come along', async () => {
  const page = '<html><script>alert(1)</script>PK\u0003\u0004'
  const made = await painted(Buffer.concat([await canvas().jpeg().toBuffer(), Buffer.from(page)]))
  expect(made.includes('script')).toBe(false)
  expect(made.includes('PK\u0003\u0004')).toBe(false)
})

test('[REL 1d] of a picture that moves the first frame stays', async () => {
  const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 255), Buffer.alloc(20 * 20 * 3, 0)])
  const raw = { width: 20, height: 40, channels: 3 as const, pageHeight: 20 }
  const moving = await sharp(frames, { raw })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
  const made = await painted(moving)
  expect((await sharp(made, { animated: true }).metadata()).pages ?? 1).toBe(1)
  expect((await sharp(made).stats()).channels[0]!.mean).toBeGreaterThan(200)
})

test('[REL 1d] more than 25 megapixels are too many, however small the file is', async () => {
  const bomb = hugePng(5_001)
  expect(bomb.length).toBeLessThan(10_000)
  expect(await refusal(bomb)).toBe('too-many-pixels')
  expect(await refusal(hugePng(60_000, 1))).toBe('too-many-pixels')
  expect(await refusal(hugePng(1_000))).toBeNull()
})

test('[REL 1d] what only begins like a picture is none', async () => {
  const jpeg = await canvas(200, 200).jpeg().toBuffer()
  const png = await canvas(200, 200).png().toBuffer()
  const webp = await canvas(200, 200).webp().toBuffer()
  const cut = [jpeg, png, webp].map((bytes) => bytes.subarray(0, bytes.length / 2))
  const starts = [jpeg, png, webp].map((bytes) =>
    Buffer.concat([bytes.subarray(0, 12), Buffer.from('<script>alert(1)</script>')]),
  )
  for (const bytes of [...cut, ...starts]) expect(await refusal(bytes)).toBe('not-a-picture')
})

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'

test.each([
  ['SVG', SVG],
  ['SVG after a mark', `\ufeff<?xml version="1.0"?>${SVG}`],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['HTML that names a picture', '<!-- \u0089PNG JFIF --><script>alert(1)</script>'],
  ['PDF', '%PDF-1.7 1 0 obj'],
  ['GIF with an archive', 'GIF89a\u0001\u0000\u0001\u0000PK\u0003\u0004'],
  ['TIFF', 'II*\u0000'],
  ['BMP', 'BM'],
  ['HEIC', '\u0000\u0000\u0000\u0018ftypheic'],
  ['a RIFF that is sound', 'RIFF\u0000\u0000\u0000\u0000WAVEfmt '],
  ['nothing', ''],
  ['a path', '/etc/passwd'],
])('[REL 1d] %s is refused', async (_what, words) => {
  expect(await refusal(Buffer.from(words, 'latin1'))).toBe('not-a-picture')
})

test('[REL 1d] a real GIF is refused, and so are all other readers of the library', async () => {
  expect(await refusal(await canvas().gif().toBuffer())).toBe('not-a-picture')
  await expect(sharp(Buffer.from(SVG)).metadata()).rejects.toThrow(/unsupported/)
  await expect(sharp(await canvas().tiff().toBuffer()).metadata()).rejects.toThrow(/unsupported/)
})
