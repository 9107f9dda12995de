import { RESULT } from '@reprieve/contract/codes.ts'
import { SECTION_NAMES } from '@reprieve/contract/reports/optionsWire.ts'
import { shareLinkState } from '@reprieve/domain/reports/share/shareLinkState.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type Handler, type Handlers } from '../handler.ts'
import { lockAccountOrRefuse } from './accountStore.ts'
import { createShareLink } from './shareMake.ts'
import { downloadSharedReport, openSharedReport } from './shareOpen.ts'
import { listOpenings } from './shareOpeningStore.ts'
import { endLink, linkById, listShareLinks, wireDays } from './shareStore.ts'
import { readReportList } from './store.ts'

const listLinks: Handler<'reports/list-share-links'> = async (_, { services, person }) => {
  const { db } = services
  const [links, reports, openings] = await Promise.all([
    listShareLinks(db, person.userId),
    readReportList(db, person.userId),
    listOpenings(db, person.userId),
  ])
  const byUuid = new Map(reports.map((report) => [report.uuid, report]))
  return {
    links: links.map((link) => {
      const report = byUuid.get(link.reportUuid)
      const span = link.span ?? report?.request.span
      return {
        link_id: link.id,
        report_uuid: link.reportUuid,
        created: link.madeAt,
        expires: link.expiresAt,
        revoked: link.revokedAt,
        state: link.span === null ? (report?.state ?? 'failed') : link.state,
        sections: link.sections.map((section) => SECTION_NAMES[section]),
        range: span === undefined ? null : wireDays(span),
        openings: openings.get(link.id) ?? [],
      }
    }),
  }
}

/** A repeat changes nothing: the time of the first revocation stays. [SHARE-4, SHARE-11] */
const revokeLink: Handler<'reports/revoke-share-link'> = ({ link_id: id }, { services, person, now }) => {
  const { userId, deviceId } = person
  return inTransaction(services.db, async (trx) => {
    // Openings are counted under the same lock: each comes before this, or is refused.
    const account = await lockAccountOrRefuse(trx, userId)
    if (account instanceof Refusal) return account
    const link = await linkById(trx, userId, id)
    if (link === null) return refuse(RESULT.notFound)
    if (shareLinkState(link, now) !== 'open') return {}
    await logAccess(trx, { userId, event: 'share-revoked', deviceId, now })
    await endLink(trx, link, now)
    return {}
  })
}

export const shareHandlers = {
  'reports/create-share-link': createShareLink,
  'reports/list-share-links': listLinks,
  'reports/revoke-share-link': revokeLink,
  'share/open': openSharedReport,
  'share/download': downloadSharedReport,
} satisfies Handlers
