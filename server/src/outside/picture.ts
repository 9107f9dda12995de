import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { Sharp } from 'sharp'

export type PictureProblem = 'not-a-picture' | 'too-many-pixels'

const MOST_PIXELS = 25_000_000
const SIDE = 512
const QUALITY = 82
const LONGEST_SECONDS = 10

// Detected by content, because a file name proves nothing; cameras and phones produce these three formats.
const STARTS: { format: string; is: (bytes: Buffer) => boolean }[] = [
  { format: 'jpeg', is: (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff' },
  { format: 'png', is: (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a' },
  {
    format: 'webp',
    is: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
]

/**
 * Re-encodes a picture, upright and square, which drops everything else in the file: the place where it was taken, or a
 * page hidden in it. Of an animation, keeps the first frame.
 */
export function reencodePicture(given: Uint8Array): Promise<Result<Buffer, PictureProblem>> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const format = STARTS.find(({ is }) => is(bytes))?.format
  if (format === undefined) return Promise.resolve(err('not-a-picture'))
  // One after the other: decoded, a picture of 25 megapixels takes 100 MB.
  const turn = last.then(() => paint(bytes, format))
  last = turn.catch(() => {})
  return turn
}

let last: Promise<unknown> = Promise.resolve()

async function paint(bytes: Buffer, format: string): Promise<Result<Buffer, PictureProblem>> {
  const open = await decoder()
  try {
    const { width, height, format: actualFormat } = await open(bytes).metadata()
    if (actualFormat !== format) return err('not-a-picture')
    if (width * height > MOST_PIXELS) return err('too-many-pixels')
    const painted = await open(bytes, MOST_PIXELS)
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer()
    return ok(painted)
  } catch {
    return err('not-a-picture')
  }
}

type Open = (bytes: Buffer, limitInputPixels?: number) => Sharp

let opened: Promise<Open> | undefined

// Loaded with the first picture: most servers start far more often than a person changes theirs.
const decoder = (): Promise<Open> => (opened ??= openDecoder())

async function openDecoder(): Promise<Open> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  // The library reads dozens of formats, and each reader is an attack surface: all but three are disabled.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  // Without a limit only the file header is read, to distinguish a too large picture from a broken one.
  return (bytes, limitInputPixels) =>
    sharp(bytes, { failOn: 'warning', limitInputPixels: limitInputPixels ?? false, animated: false })
}
