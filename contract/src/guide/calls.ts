import * as z from 'zod'
import { call } from '../call.ts'
import { filledText, percent, text } from '../scalars.ts'

const id = filledText(100)
const ofContent = z.object({ content_id: id })

const content = z.looseObject({ content_id: z.string(), title: z.string() })
const contents = z.object({ contents: z.array(content) })
const feedback = z.object({ useful: z.boolean().nullable(), text: z.string().nullable() })

const FEEDBACK_MAX = 4_000

const contentCalls = {
  'guide/list-content-categories': call({
    answer: z.object({ categories: z.array(z.looseObject({ category_id: z.string(), title: z.string() })) }),
  }),
  'guide/list-content-by-category': call({ request: z.object({ category_id: id }), answer: contents }),
  'guide/list-recommended-content': call({ answer: contents }),
  'guide/list-bookmarked-content': call({ answer: contents }),
  'guide/get-content': call({ request: ofContent, answer: z.object({ content }) }),
  'guide/get-content-body': call({
    request: ofContent,
    answer: z.looseObject({ content_id: z.string(), body: z.unknown() }),
  }),
  'guide/add-content-to-bookmarks': call({ request: ofContent }),
  'guide/remove-content-from-bookmarks': call({ request: ofContent }),
  'guide/get-content-feedback': call({ request: ofContent, answer: feedback }),
  'guide/send-content-feedback': call({
    request: ofContent.extend({ useful: z.boolean(), text: text(FEEDBACK_MAX).nullish() }),
    answer: feedback,
  }),
  'guide/set-content-interaction-status': call({
    request: ofContent.extend({ status: z.enum(['opened', 'read']) }),
  }),
}

const ofProgram = z.object({ program_id: id })
const progress = z.object({ program_id: z.string(), progress: percent })

const programCalls = {
  'programs/list-programs': call({
    answer: z.object({
      programs: z.array(z.looseObject({ program_id: z.string(), title: z.string(), progress: percent })),
    }),
  }),
  'programs/get-program-body': call({
    request: ofProgram,
    answer: z.looseObject({ program_id: z.string(), body: z.unknown() }),
  }),
  'programs/get-program-progress': call({ request: ofProgram, answer: progress }),
  // Progress only rises: the answer tells what stands, which may be more than was sent.
  'programs/update-program-progress': call({
    request: ofProgram.extend({ progress: percent }),
    answer: progress,
  }),
}

export const guideCalls = { ...contentCalls, ...programCalls }
