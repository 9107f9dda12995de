import * as z from 'zod'
import { day, flag, uuid } from '../scalars.ts'
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

/** What each section shows, and whether it is in the report at all (spec 2 section 3). */
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

/** In the words of the filter; `date` and `date_end` belong to `custom`. */
export const dateRange = z.looseObject({
  dateRange: z.enum(['7days', '30days', 'alltime', 'custom']),
  date: day.nullish(),
  date_end: day.nullish(),
})

export const paper = z.enum(['a4', 'letter'])

const LARGEST_OFFSET = 64_800_000

export const reportRequest = z
  .object({
    // Repeating a request with the same id spends no second credit (D45).
    client_id: uuid,
    options: reportOptions,
    filter: z.looseObject({}).nullish(),
    range: dateRange,
    paper: paper.default('a4'),
    /** East of UTC (D9), where the person is: which days are "the last thirty", and when it was made. */
    time_offset: z.int().min(-LARGEST_OFFSET).max(LARGEST_OFFSET).optional(),
    /** 0: nothing may be spent, whatever the plan has become since the person looked; absent: as the plan says. */
    use_credit: flag.optional(),
  })
  .refine(isStorable, { error: 'not-storable' })
