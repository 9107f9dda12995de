import { ok, type Result } from '@reprieve/domain/result.ts'
import type { Db } from '../db/pool.ts'
import { pictureType, type PictureFault, type PictureKind } from './pictures.ts'

export async function setPicture(
  db: Db,
  { nid, kind, bytes }: { nid: number; kind: PictureKind; bytes: Buffer },
  now: number,
): Promise<Result<null, PictureFault>> {
  const type = pictureType(kind, bytes)
  if (!type.ok) return type
  const columns = { type: type.value, bytes, updated_at: new Date(now) }
  await db
    .insertInto('institution_media')
    .values({ institution_id: nid, kind, ...columns })
    .onConflict((oc) => oc.columns(['institution_id', 'kind']).doUpdateSet(columns))
    .execute()
  return ok(null)
}

/** Pictures as base64: a visitor has no session to fetch them with, and the page may not load from elsewhere. */
export async function readPictures(db: Db, nid: number) {
  const rows = await db
    .selectFrom('institution_media')
    .select(['kind', 'type', 'bytes'])
    .where('institution_id', '=', nid)
    .execute()
  const picture = (kind: (typeof rows)[number]['kind']) => {
    const row = rows.find((one) => one.kind === kind)
    return row === undefined ? null : { type: row.type, data: row.bytes.toString('base64') }
  }
  return { logo: picture('logo'), landing_background: picture('background') }
}
