import * as z from 'zod'
import { call } from '../call.ts'
import { bytes, count, flag, moment, number, percent, token, uuid } from '../scalars.ts'
import { REPORT_SECTIONS, dateRange, paper, reportRequest } from './reportRequest.ts'

const reportState = z.enum(['waiting', 'ready', 'failed'])
const reportForm = z.enum(['pdf', 'json', 'csv'])
const sections = z.array(z.enum(REPORT_SECTIONS)).min(1).max(REPORT_SECTIONS.length)

const LONGEST_SHARE_DAYS = 365
const USUAL_SHARE_DAYS = 14

const listedReport = z.looseObject({
  report_uuid: uuid,
  /** Counts this person's reports from 1; old addresses use it (D46). */
  num: count,
  state: reportState,
  progress: percent.optional(),
  /** Why it failed; set only then. */
  fault: z.enum(['empty', 'failed']).nullish(),
  created: moment,
  /** When the file was made, or made again. */
  made: moment.nullish(),
  sections: z.array(z.string()),
  range: z.looseObject({}),
  language: z.string(),
  paper,
  used_credit: flag,
  /** The forms available for download; if empty, Download makes the file again. */
  forms: z.array(reportForm),
})

const opening = z.object({ at: moment, what: z.enum(['page', ...reportForm.options]) })

const listedLink = z.looseObject({
  link_id: uuid,
  report_uuid: uuid,
  created: moment,
  expires: moment,
  revoked: moment.nullish(),
  /** A link that covers less than its report has its own files, which must be made first. */
  state: reportState,
  sections: z.array(z.string()),
  range: z.looseObject({}).nullable(),
  openings: z.array(opening),
})

const generating = {
  'reports/generate-report': call({
    request: reportRequest,
    answer: z.object({ report_uuid: uuid, state: reportState, credits_count: count.optional() }),
  }),
  'reports/get-report-uuid': call({
    namesId: true,
    request: z.object({ user_id: number, report_oldid: number }),
    answer: z.object({ report_uuid: uuid }),
  }),
  'reports/list-user-reports': call({
    answer: z.object({ reports: z.array(listedReport), credits_count: count.optional() }),
  }),
  'reports/download-user-report': call({
    namesId: true,
    gives: 'bytes',
    request: z.object({ report_uuid: uuid, form: reportForm.default('pdf') }),
    answer: bytes,
  }),
}

/** One visit to the page: repeated requests within it do not count as further openings. */
const view = uuid.optional()

const sharing = {
  'reports/create-share-link': call({
    namesId: true,
    request: z.object({
      report_uuid: uuid,
      days: z.int().min(1).max(LONGEST_SHARE_DAYS).default(USUAL_SHARE_DAYS),
      sections: sections.optional(),
      range: dateRange.nullish(),
      // Repeating a request with the same id returns the same link; without an id, each request creates another.
      client_id: uuid.optional(),
    }),
    answer: z.object({ share_token: z.string(), expires: moment, link_id: uuid.optional() }),
  }),
  'reports/list-share-links': call({ answer: z.object({ links: z.array(listedLink) }) }),
  'reports/revoke-share-link': call({ namesId: true, request: z.object({ link_id: uuid }) }),
  // The token is only in the body: addresses end up in histories and logs.
  'share/open': call({
    who: 'anyone',
    request: z.object({
      share_token: token,
      view,
      /** `made` of the content that the page already has; unchanged content is not sent again. */
      known_made: moment.optional(),
    }),
    answer: z.looseObject({
      expires: moment,
      language: z.string(),
      made: moment,
      sections: z.array(z.string()),
      content: z.looseObject({}).optional(),
      forms: z.array(reportForm),
    }),
  }),
  'share/download': call({
    who: 'anyone',
    gives: 'bytes',
    request: z.object({ share_token: token, form: reportForm.default('pdf'), view }),
    answer: bytes,
  }),
}

export const reportsCalls = { ...generating, ...sharing }
