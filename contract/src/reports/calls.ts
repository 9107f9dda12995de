import * as z from 'zod'
import { call } from '../call.ts'
import { bytes, count, moment, number, token, uuid } from '../scalars.ts'
import { REPORT_SECTIONS, dateRange, reportRequest } from './reportRequest.ts'

const reportState = z.enum(['waiting', 'ready', 'failed'])
const reportForm = z.enum(['pdf', 'json', 'csv'])
const sections = z.array(z.enum(REPORT_SECTIONS)).min(1).max(REPORT_SECTIONS.length)

const LONGEST_SHARE_DAYS = 365

const listedReport = z.looseObject({
  report_uuid: uuid,
  state: reportState,
  created: moment,
  sections: z.array(z.string()),
  range: z.looseObject({}),
})

const listedLink = z.looseObject({
  link_id: uuid,
  report_uuid: uuid,
  created: moment,
  expires: moment,
  sections: z.array(z.string()),
  range: z.looseObject({}).nullable(),
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
  'reports/list-user-reports': call({ answer: z.object({ reports: z.array(listedReport) }) }),
  'reports/download-user-report': call({
    namesId: true,
    gives: 'bytes',
    request: z.object({ report_uuid: uuid, form: reportForm.default('pdf') }),
    answer: bytes,
  }),
}

const sharing = {
  'reports/create-share-link': call({
    namesId: true,
    request: z.object({
      report_uuid: uuid,
      days: z.int().min(1).max(LONGEST_SHARE_DAYS),
      sections: sections.optional(),
      range: dateRange.nullish(),
    }),
    answer: z.object({ share_token: z.string(), expires: moment, link_id: uuid.optional() }),
  }),
  'reports/list-share-links': call({ answer: z.object({ links: z.array(listedLink) }) }),
  'reports/revoke-share-link': call({ namesId: true, request: z.object({ link_id: uuid }) }),
  // The token stands in the body only: an address ends up in histories and logs.
  'share/open': call({
    who: 'anyone',
    request: z.object({ share_token: token }),
    answer: z.looseObject({ expires: moment, forms: z.array(reportForm).optional() }),
  }),
  'share/download': call({
    who: 'anyone',
    gives: 'bytes',
    request: z.object({ share_token: token, form: reportForm.default('pdf') }),
    answer: bytes,
  }),
}

export const reportsCalls = { ...generating, ...sharing }
