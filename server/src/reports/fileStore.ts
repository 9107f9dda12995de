import type { Db, Trx } from '../db/pool.ts'
import type { MadeFile } from './child/reportChild.ts'

export const REPORT_FILE_FORMS = ['pdf', 'json', 'csv'] as const
export type ReportFileForm = (typeof REPORT_FILE_FORMS)[number]

export interface ReportFile {
  form: ReportFileForm
  type: string
  bytes: Buffer
}

/** A report, or a share link that shows less of one. */
export interface FileOwner {
  userId: number
  uuid: string
}

/** Replaces all files of the owner. */
export async function storeReportFiles(
  trx: Trx,
  { userId, uuid }: FileOwner,
  files: readonly MadeFile[],
): Promise<void> {
  await trx.deleteFrom('report_file').where('user_id', '=', userId).where('owner_uuid', '=', uuid).execute()
  for (const file of files)
    await trx
      .insertInto('report_file')
      .values({ user_id: userId, owner_uuid: uuid, ...file })
      .execute()
}

export async function readReportFile(
  db: Db | Trx,
  { userId, uuid }: FileOwner,
  form: ReportFileForm,
): Promise<ReportFile | null> {
  const row = await db
    .selectFrom('report_file')
    .select(['type', 'bytes'])
    .where('user_id', '=', userId)
    .where('owner_uuid', '=', uuid)
    .where('form', '=', form)
    .executeTakeFirst()
  return row === undefined ? null : { form, ...row }
}

/** The available file forms of each report or link of a person, without the bytes. */
export async function listFileForms(
  db: Db | Trx,
  userId: number,
): Promise<ReadonlyMap<string, ReportFileForm[]>> {
  const rows = await db
    .selectFrom('report_file')
    .select(['owner_uuid', 'form'])
    .where('user_id', '=', userId)
    .execute()
  const byOwner = Map.groupBy(rows, ({ owner_uuid: owner }) => owner)
  return new Map(
    [...byOwner].map(([owner, held]) => [owner, REPORT_FILE_FORMS.filter((form) => has(held, form))]),
  )
}

const has = (held: readonly { form: string }[], form: ReportFileForm): boolean =>
  held.some((one) => one.form === form)
