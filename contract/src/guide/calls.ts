import * as z from 'zod'
import { call } from '../call.ts'
import { count, filledText, percent, text } from '../scalars.ts'

const id = filledText(100)
const ofContent = z.object({ content_id: id })

const FEEDBACK_MAX = 4_000

/** The date on which a text was last checked against its sources, and whether a clinician must still review it. */
const review = { reviewed: z.string(), needs_clinical_review: z.boolean() }

const content = z.looseObject({
  content_id: z.string(),
  /** Null for the text of Urgent help, which has no category. */
  category_id: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  minutes: count,
  order: count,
  tags: z.array(z.string()),
  /** Available to everybody, on any plan (D47). */
  free: z.boolean(),
  featured: z.boolean(),
  ...review,
  bookmarked: z.boolean(),
  status: z.enum(['opened', 'read']).nullable(),
})
const contents = z.object({ contents: z.array(content), edition: z.string() })

const category = z.looseObject({
  category_id: z.string(),
  title: z.string(),
  summary: z.string(),
  order: count,
  icon: z.string(),
  contents: z.array(content),
})

const feedback = z.object({ useful: z.boolean().nullable(), text: z.string().nullable() })

// With open plans these read-only calls work without a session; otherwise they require one.
const contentCalls = {
  'guide/list-content-categories': call({
    who: 'anyone',
    // The edition of the search index that the device has; the server does not send the same one again.
    request: z.object({ search_edition: text(64).nullish() }).prefault({}),
    answer: z.object({
      categories: z.array(category),
      /** If it differs, every text may have changed. */
      edition: z.string(),
      /** The search index for the device, without the texts themselves. */
      search: z.looseObject({}).nullish(),
    }),
  }),
  'guide/list-content-by-category': call({
    who: 'anyone',
    request: z.object({ category_id: id }),
    answer: contents,
  }),
  'guide/list-recommended-content': call({ who: 'anyone', answer: contents }),
  'guide/list-bookmarked-content': call({ answer: contents }),
  'guide/get-content': call({
    who: 'anyone',
    request: ofContent,
    answer: z.object({ content, edition: z.string() }),
  }),
  'guide/get-content-body': call({
    who: 'anyone',
    request: ofContent,
    answer: z.looseObject({
      content_id: z.string(),
      edition: z.string(),
      format: z.literal('markdown'),
      body: z.string(),
      sources: z.array(z.string()),
    }),
  }),
  'guide/add-content-to-bookmarks': call({ request: ofContent }),
  'guide/remove-content-from-bookmarks': call({ request: ofContent }),
  'guide/get-content-feedback': call({ request: ofContent, answer: feedback }),
  'guide/send-content-feedback': call({
    request: ofContent.extend({ useful: z.boolean(), text: text(FEEDBACK_MAX).nullish() }),
    answer: feedback,
  }),
  // The status never goes back; the answer contains the stored status, which may be further than the one sent.
  'guide/set-content-interaction-status': call({
    request: ofContent.extend({ status: z.enum(['opened', 'read']) }),
    answer: z.object({ status: z.enum(['opened', 'read']) }),
  }),
}

const ofProgram = z.object({ program_id: id })
const progress = z.object({ program_id: z.string(), progress: percent })

const program = z.looseObject({
  program_id: z.string(),
  title: z.string(),
  summary: z.string(),
  lessons: count,
  order: count,
  progress: percent,
})

const lesson = z.looseObject({
  lesson_id: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: count,
  order: count,
  sources: z.array(z.string()),
  ...review,
  body: z.string(),
})

const programCalls = {
  'programs/list-programs': call({
    who: 'anyone',
    answer: z.object({ programs: z.array(program), edition: z.string() }),
  }),
  'programs/get-program-body': call({
    who: 'anyone',
    request: ofProgram,
    answer: z.looseObject({
      program_id: z.string(),
      title: z.string(),
      edition: z.string(),
      format: z.literal('markdown'),
      summary: z.string(),
      intro: z.string(),
      who_it_is_for: z.string(),
      who_should_ask_first: z.string(),
      lessons: z.array(lesson),
    }),
  }),
  'programs/get-program-progress': call({ request: ofProgram, answer: progress }),
  // Progress never decreases; the answer contains the stored value, which may be higher than the one sent.
  'programs/update-program-progress': call({
    request: ofProgram.extend({ progress: percent }),
    answer: progress,
  }),
}

export const guideCalls = { ...contentCalls, ...programCalls }
