import { LONGEST_QUESTION, MOST_READ_QUESTIONS } from '@reprieve/domain/reports/brief/visitQuestions.ts'
import * as z from 'zod'
import { day, filledText, flag, uuid } from '../scalars.ts'
import { isStorable } from '../storable.ts'

export const REPORT_SECTIONS = [
  'pain_summary',
  'patient_profile',
  'filter_summary',
  'pain_details',
  'charts_view',
  'calendar_view',
  'timeline_view',
] as const

const section = z.looseObject({}).optional()

/** What each section shows, and whether the report includes it (spec 2 section 3). */
const reportOptions = z.looseObject({
  pain_summary: section,
  pain_summary_enabled: flag.optional(),
  patient_profile: section,
  patient_profile_enabled: flag.optional(),
  filter_summary: section,
  filter_summary_enabled: flag.optional(),
  pain_details: section,
  pain_details_enabled: flag.optional(),
  charts_view: section,
  charts_view_enabled: flag.optional(),
  calendar_view: section,
  calendar_view_enabled: flag.optional(),
  timeline_view: section,
  timeline_view_enabled: flag.optional(),
})

/** In the vocabulary of the filter; `date` and `date_end` belong to `custom`. */
export const dateRange = z.looseObject({
  dateRange: z.enum(['7days', '30days', '90days', '365days', 'alltime', 'custom']),
  date: day.nullish(),
  date_end: day.nullish(),
})

export const paper = z.enum(['a4', 'letter'])

const LARGEST_OFFSET = 64_800_000

export const reportRequest = z
  .object({
    // Repeating a request with the same id does not spend a second credit (D45).
    client_id: uuid,
    options: reportOptions,
    filter: z.looseObject({}).nullish(),
    range: dateRange,
    paper: paper.default('a4'),
    /**
     * The person's offset east of UTC (D9): it determines which days are "the last thirty", and the local time of the
     * report.
     */
    time_offset: z.int().min(-LARGEST_OFFSET).max(LARGEST_OFFSET).optional(),
    /** 0: spend nothing, even if the plan has changed since the person looked; missing: as the plan requires. */
    use_credit: flag.optional(),
    /** The open questions for the visit, for page 1; missing: none. [REP-122] */
    questions: z.array(filledText(LONGEST_QUESTION)).max(MOST_READ_QUESTIONS).optional(),
  })
  .refine(isStorable, { error: 'not-storable' })
