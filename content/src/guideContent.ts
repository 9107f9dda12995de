import { readFrontMatter, type Fault } from './frontMatter.ts'
import { HEAD_FIELDS, fieldReader } from './headFields.ts'
import { linksIn, markupFaults, type GuideLink } from './markupFaults.ts'

/** The common part of an article and a lesson. */
export interface WrittenText {
  id: string
  title: string
  summary: string
  minutes: number
  order: number
  sources: readonly string[]
  /** YYYY-MM. */
  reviewed: string
  needsReview: boolean
  /** Markdown. */
  body: string
  links: readonly GuideLink[]
}

/** One article of the guide, with its text. */
export interface GuideText extends WrittenText {
  /** Null for a text without a category: the text of Urgent help. */
  category: string | null
  tags: readonly string[]
  isFree: boolean
}

/** The result of reading a file: an article, the removal of one, or faults. */
export type ReadText =
  | { is: 'text'; text: GuideText }
  | { is: 'hidden'; id: string }
  | { is: 'wrong'; faults: readonly Fault[] }

/** The category of a text that is in no list. */
const NO_CATEGORY = 'emergency'

/** [CONT-9] */
export function readGuideText(file: string): ReadText {
  const { head, body, bodyLine, faults: ofHead } = readFrontMatter(file)
  const { need, may, faults } = fieldReader({ head, faults: ofHead })
  const id = need('id', HEAD_FIELDS.id)
  if (may('hidden', HEAD_FIELDS.yesOrNo) === true) {
    const empty = body.trim() === '' ? [] : [{ line: bodyLine, what: 'what is hidden has no text' }]
    const wrong = [...faults(), ...empty]
    return id === null || wrong.length > 0 ? { is: 'wrong', faults: wrong } : { is: 'hidden', id }
  }
  const category = need('category', HEAD_FIELDS.id)
  const said = {
    title: need('title', HEAD_FIELDS.title),
    summary: need('summary', HEAD_FIELDS.summary),
    minutes: need('minutes', HEAD_FIELDS.minutes),
    order: need('order', HEAD_FIELDS.order),
  }
  const kept = {
    tags: need('tags', HEAD_FIELDS.tags),
    sources: need('sources', HEAD_FIELDS.sources),
    reviewed: need('reviewed', HEAD_FIELDS.month),
  }
  const needsReview = need('needs_clinical_review', HEAD_FIELDS.yesOrNo)
  const isFree = may('free', HEAD_FIELDS.yesOrNo) ?? false
  const wrong = [...faults(), ...bodyFaults(body, bodyLine)]
  if (wrong.length > 0) return { is: 'wrong', faults: wrong }
  return {
    is: 'text',
    text: {
      id: id ?? '',
      category: category === NO_CATEGORY ? null : category,
      title: said.title ?? '',
      summary: said.summary ?? '',
      minutes: said.minutes ?? 0,
      order: said.order ?? 0,
      tags: kept.tags ?? [],
      sources: kept.sources ?? [],
      reviewed: kept.reviewed ?? '',
      // A text counts as reviewed only if its front matter says so.
      needsReview: needsReview ?? true,
      isFree,
      body: body.trim(),
      links: linksIn(body, bodyLine),
    },
  }
}

export function bodyFaults(body: string, bodyLine: number): Fault[] {
  if (body.trim() === '') return [{ line: bodyLine, what: 'there is no text below the head' }]
  return markupFaults(body, bodyLine)
}
