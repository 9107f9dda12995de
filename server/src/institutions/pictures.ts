import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { pictureHead } from './pictureHead.ts'

export type PictureKind = 'logo' | 'background'

/** They are sent with the texts of the first page. */
const MOST_BYTES: Record<PictureKind, number> = { logo: 100_000, background: 400_000 }

/** On either side. A small file may decode to more memory than a phone has. */
const MOST_PIXELS: Record<PictureKind, number> = { logo: 1_500, background: 3_840 }

export type PictureFault = 'too-large' | 'too-wide' | 'no-picture'

/** [INST-20] */
export function pictureType(kind: PictureKind, bytes: Buffer): Result<string, PictureFault> {
  if (bytes.length > MOST_BYTES[kind]) return err('too-large')
  const head = pictureHead(bytes)
  if (head === null) return err('no-picture')
  return Math.max(head.width, head.height) > MOST_PIXELS[kind] ? err('too-wide') : ok(head.type)
}
