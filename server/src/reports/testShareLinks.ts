import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import type { Answer, TestPerson } from '../testing/testApp.ts'
import { openReportsApp, type ReportsApp } from './testReports.ts'

export const SHARE_OPTIONS = {
  pain_summary_enabled: 1,
  pain_summary: { change_values: 1 },
  patient_profile_enabled: 1,
  pain_details_enabled: 1,
} as const

export interface LinksApp extends ReportsApp {
  /** A person with a report that is ready. */
  owner(): Promise<{ person: TestPerson; uuid: string }>
  link(person: TestPerson, body: Record<string, unknown>): Promise<Answer>
  /** Opens the link as an anonymous reader from an address. */
  open(token: unknown, more?: Record<string, unknown>, from?: string): Promise<Answer>
  download(token: unknown, more?: Record<string, unknown>): Promise<Answer>
  revoke(person: TestPerson, link: unknown): Promise<Answer>
  links(person: TestPerson): Promise<Record<string, unknown>[]>
  events(person: TestPerson): Promise<string[]>
}

export async function openLinksApp(env: Record<string, string> = {}): Promise<LinksApp> {
  const server = await openReportsApp(env)
  return {
    ...server,
    async owner() {
      const person = await server.signUp()
      await server.record(person)
      await server.record(person, server.clock.now - 10 * DAY_MS)
      const { body } = await server.generate(person, { options: SHARE_OPTIONS, questions: ['May I swim?'] })
      await server.settled()
      return { person, uuid: String(body['report_uuid']) }
    },
    link: (person, body) => server.call('reports/create-share-link', body, { person }),
    open: (token, more = {}, from = '127.0.0.1') =>
      server.call('share/open', { share_token: token, ...more }, { from }),
    download: (token, more = {}) => server.call('share/download', { share_token: token, ...more }),
    revoke: (person, link) => server.call('reports/revoke-share-link', { link_id: link }, { person }),
    async links(person) {
      const { body } = await server.call('reports/list-share-links', undefined, { person })
      return body['links'] as Record<string, unknown>[]
    },
    async events({ userId }) {
      const rows = await server.db
        .selectFrom('access_log')
        .select('event')
        .where('user_id', '=', userId)
        .where('event', 'like', 'share-%')
        .orderBy('line')
        .execute()
      return rows.map(({ event }) => event)
    },
  }
}
