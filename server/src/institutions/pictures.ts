import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { Db } from '../db/pool.ts'

export type PictureKind = 'logo' | 'background'

/** They travel with the texts of the first page. */
const MOST_BYTES: Record<PictureKind, number> = { logo: 100_000, background: 400_000 }

/** By their first bytes: a name may say anything, and a drawing with scripts in it is none of these. */
const TYPES: readonly (readonly [string, (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  [
    'image/webp',
    (bytes) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
      bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  ],
]

export type PictureFault = 'too-large' | 'no-picture'

export function pictureType(kind: PictureKind, bytes: Buffer): Result<string, PictureFault> {
  if (bytes.length > MOST_BYTES[kind]) return err('too-large')
  const type = TYPES.find(([, fits]) => fits(bytes))?.[0]
  return type === undefined ? err('no-picture') : ok(type)
}

export async function setPicture(
  db: Db,
  { nid, kind, bytes }: { nid: number; kind: PictureKind; bytes: Buffer },
  now: number,
): Promise<Result<null, PictureFault>> {
  const type = pictureType(kind, bytes)
  if (!type.ok) return type
  const told = { type: type.value, bytes, updated_at: new Date(now) }
  await db
    .insertInto('institution_media')
    .values({ institution_id: nid, kind, ...told })
    .onConflict((oc) => oc.columns(['institution_id', 'kind']).doUpdateSet(told))
    .execute()
  return ok(null)
}
