import { randomUUID } from 'node:crypto'
import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import { SECTION_NAMES } from '@reprieve/contract/reports/optionsWire.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { LIMITS } from '../access/attempts.ts'
import { tokenHash } from '../access/tokens.ts'
import type { Db } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { Bytes, Refusal, refuse, type CallContext, type Handler } from '../handler.ts'
import { readReportFile, listFileForms, type FileOwner } from './fileStore.ts'
import { lockAccountOrRefuse } from './accountStore.ts'
import { limitDownloads } from './limitDownloads.ts'
import { countShareGuess } from './shareGuesses.ts'
import { countOpening, isVisitCounted, type LinkVisit } from './shareOpeningStore.ts'
import { ensureFiles } from './shareRemake.ts'
import { readSharedContent, hasContent, findOpenLink, type ShareLink } from './shareStore.ts'
import { reportById, type Report } from './store.ts'

/** Called when the button is pressed, and by an open page to check that it may still be read. [SHARE-2, SHARE-12] */
export const openSharedReport: Handler<'share/open'> = ({ share_token: token, view, known_made }, context) =>
  looked(context, { token, view, what: 'page' }, async ({ link, report }) => {
    const { db } = context.services
    const made = filesMadeAt(link, report)
    const [content, forms] = await Promise.all([
      known_made === made ? stillThere(db, link) : wholeContent(db, link),
      listFileForms(db, link.userId),
    ])
    if (content === null) return null
    return {
      expires: link.expiresAt,
      language: report.language,
      made,
      sections: link.sections.map((section) => SECTION_NAMES[section]),
      ...content,
      forms: forms.get(fileOwner(link).uuid) ?? [],
    }
  })

type Content = { content?: Readonly<Record<string, unknown>> } | null

const stillThere = async (db: Db, link: ShareLink): Promise<Content> =>
  (await hasContent(db, link)) ? {} : null

async function wholeContent(db: Db, link: ShareLink): Promise<Content> {
  const content = await readSharedContent(db, link)
  return content === null ? null : { content: toFields(content) }
}

export const downloadSharedReport: Handler<'share/download'> = (
  { share_token: token, form, view },
  context,
) =>
  looked(context, { token, view, what: form }, async ({ link, report }) => {
    const file = await limitDownloads(link.userId, () =>
      readReportFile(context.services.db, fileOwner(link), form),
    )
    if (file === null || file instanceof Refusal) return file
    const day = dayOf({ at: filesMadeAt(link, report), offset: report.request.offset })
    const filename = `reprieve-report-${day}.${form}`
    return new Bytes({ type: file.type, bytes: file.bytes, filename, disposition: 'attachment' })
  })

/** The owner of the files that it shows: the report, or the link itself. */
const fileOwner = ({ userId, id, reportUuid, span }: ShareLink): FileOwner => ({
  userId,
  uuid: span === null ? reportUuid : id,
})

const filesMadeAt = (link: ShareLink, { madeAt, createdAt }: Report): number =>
  link.span === null ? (madeAt ?? createdAt) : link.madeAt

interface ShareOpenRequest {
  token: string
  view: string | undefined
  what: LinkVisit['what']
}

interface Shared {
  link: ShareLink
  report: Report
}

/** `read` returns null if the content or the file is missing. */
async function looked<Answer>(
  context: CallContext,
  { token, view = randomUUID(), what }: ShareOpenRequest,
  read: (shared: Shared) => Promise<Answer | Refusal | null>,
): Promise<Answer | Refusal> {
  return countShareGuess(context, 'share', async () => {
    const { services, now } = context
    const hash = tokenHash(token)
    const link = await findOpenLink(services.db, hash, now)
    const report = link === null ? null : await reportById(services.db, link.userId, link.reportUuid)
    if (link === null || report === null) return refuse(RESULT.shareEnded)
    const { state } = link.span === null ? report : link
    if (state === 'waiting') return refuse(RESULT.reportWaiting)
    if (state === 'failed') return refuse(RESULT.reportFailed)
    const answer = await read({ link, report })
    if (answer === null) return remade(context, link)
    if (answer instanceof Refusal) return answer
    const refused = await opened(context, { hash, link, look: { view, what } })
    return refused ?? answer
  })
}

/** Checked again under the lock that revoking takes, so that nobody sees the report after that. [SHARE-11] */
async function opened(
  { services, now }: CallContext,
  { hash, link, look }: { hash: Buffer; link: ShareLink; look: LinkVisit },
): Promise<Refusal | null> {
  if (await isVisitCounted(services.db, link, look)) return null
  // Otherwise a person with the link could fill its owner's list without end.
  const wait = await services.attempts.count(LIMITS.shareOfAddress, `opened ${link.id}`, now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  return inTransaction(services.db, async (trx) => {
    const account = await lockAccountOrRefuse(trx, link.userId)
    if (account instanceof Refusal || (await findOpenLink(trx, hash, now)) === null)
      return refuse(RESULT.shareEnded)
    const isNew = await countOpening(trx, link, { ...look, now })
    if (isNew) await logAccess(trx, { userId: link.userId, event: 'share-opened', deviceId: null, now })
    return null
  })
}

/** The report's files have expired and are made again for the reader, a limited number of times an hour. [REP-33] */
async function remade({ services, now }: CallContext, link: ShareLink): Promise<Refusal> {
  if (link.span !== null) return refuse(RESULT.reportFailed)
  const { userId, reportUuid: uuid } = link
  const wait = await services.attempts.count(LIMITS.reportOfPerson, `remade ${userId}`, now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const outcome = await inTransaction(services.db, async (trx) => {
    const account = await lockAccountOrRefuse(trx, userId)
    if (account instanceof Refusal) return refuse(RESULT.shareEnded)
    const files = await ensureFiles(trx, { userId, uuid }, now)
    if (files instanceof Refusal) return files
    if (files === 'gone') return refuse(RESULT.shareEnded)
    // It has files, but none of this form.
    return refuse(files === 'there' ? RESULT.reportFailed : RESULT.reportWaiting)
  })
  services.jobs.wake()
  return outcome
}
