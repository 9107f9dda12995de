import { RESULT } from '@reprieve/contract/resultCodes.ts'
import type { Answer, Ask } from '../../api/ask.ts'

export const makeAnswer = (body: Record<string, unknown>, code: number = RESULT.ok): Answer => ({
  reached: true,
  code,
  message: '',
  body,
})

/** Answers calls by name and records the requests; calls without an answer are unreachable. */
export function fakeAsk(answers: Record<string, Answer>) {
  const asked: [string, unknown][] = []
  const ask: Ask = async (name, request) => {
    asked.push([name, request])
    return answers[name] ?? { reached: false }
  }
  return { ask, asked, names: () => asked.map(([name]) => name) }
}

const content = (id: string, more: Record<string, unknown> = {}) => ({
  content_id: id,
  category_id: 'sleep',
  title: `Title of ${id}`,
  summary: 'S',
  minutes: 4,
  order: 1,
  tags: ['sleep'],
  free: false,
  featured: false,
  reviewed: '2026-11',
  needs_clinical_review: true,
  bookmarked: false,
  status: null,
  ...more,
})

/** A guide with one category and the given articles. */
export const aGuideAnswer = (edition: string, contents: Record<string, Record<string, unknown>>) =>
  makeAnswer({
    edition,
    search: { of: edition },
    categories: [
      {
        category_id: 'sleep',
        title: 'Sleep',
        summary: 'S',
        order: 1,
        icon: 'moon',
        contents: Object.entries(contents).map(([id, more]) => content(id, more)),
      },
    ],
  })

export const aBodyAnswer = (id: string, edition: string, body = `Words of ${id}`) =>
  makeAnswer({ content_id: id, edition, format: 'markdown', body, sources: ['A source'] })

export const aContentAnswer = (id: string, more: Record<string, unknown> = {}) =>
  makeAnswer({ content: content(id, more), edition: '1' })
