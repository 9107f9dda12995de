import type { Fault } from './frontMatter.ts'
import { targetFrom } from './linkTarget.ts'

/** Markup that we do not support and would show as source, with the pattern that finds it. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/<[a-z!/?]/i, 'HTML is not shown: write the words alone'],
  [/&(?:[a-z]{2,8}|#\d{1,7}|#x[0-9a-f]{1,6});/i, 'names of signs are not shown: write the sign itself'],
  [/\\[*_#[\]()`\\]/, 'a backslash is shown as it is: leave it out'],
  [/!\[/, 'pictures are not shown: leave them out'],
  [/`|^~~~/, 'code is not shown: leave the marks out'],
  [/\S\*{3}|\*{3}\S/, 'a bold word has two stars on each side'],
  [/(?:^|\s)__\S/, 'a bold word has two stars on each side'],
  [/^\s*\|/, 'tables are not shown: write a list'],
  [/^\s*>/, 'quotations are not shown: leave the sign > out'],
  [/^(?:#|#{4,})(?: |$)/, 'headings begin with ## or ###'],
  [/^#+[^# ]/, 'a heading has a space behind its signs'],
  [/^(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/, 'lines across are not shown: use a heading'],
  [/^\s+\S/, 'a line begins at its very left: lists have one level'],
  [/^(?:[*+]|\d+\)) /, 'a list begins with a hyphen, or with a number and a point'],
  [/^-\p{L}/u, 'a list has a space behind its hyphen'],
  [/^- \[(?! \] \S)[ xX]?\](?!\()/, 'a line of a plan begins with - [ ] and has words'],
  [/^\[[^\]]+\]: /, 'links stand in the text: [words](guide:id)'],
  [/\t/, 'a tab is not shown: use a space'],
  [/(?!\t)[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u, 'a sign that cannot be seen: take it out'],
]

const LINK = /\[([^[\]]*)\]\(([^()]*)\)/g
const LISTED = /^(?:- |\d+\. )/
const NUMBERED = /^(?<number>\d+)\. /
const CHECKED = /^- \[ \] /
const ANCHOR = / \{#[a-z0-9-]{1,64}\}$/
const HEADING = /^###? (?<text>.+)$/
const LONGEST_LINE = 5_000
/** The same limits as for the text and the address of a link in `article.ts`. */
const LONGEST_WORDS = 200
const LONGEST_ADDRESS = 500

/** [CONT-9] For texts that are shown as written, such as a title: they may have no markup. */
export const hasMarks = (text: string): boolean =>
  REFUSED.some(([sign]) => sign.test(text)) || /\*\*|\]\(|\{#/.test(text)

/** [CONT-9] `from`: the line of the file where the body starts. */
export function markupFaults(body: string, from: number): Fault[] {
  const lines = body.split('\n')
  const faults = lines.flatMap((text, place) =>
    lineFaults(text).map((what) => ({ line: from + place, what })),
  )
  return [...faults, ...listFaults(lines, from), ...headingFaults(lines, from)]
}

function lineFaults(text: string): string[] {
  if (text.length > LONGEST_LINE) return [`a line has at most ${LONGEST_LINE} letters`]
  const signs = REFUSED.filter(([sign]) => sign.test(text)).map(([, what]) => what)
  const targets = [...text.matchAll(LINK)].filter(
    ([, words = '', to = '']) => words === '' || targetFrom(to) === null,
  )
  const unread = [...text.matchAll(LINK)].filter(
    ([, words = '', to = '']) =>
      words.length > LONGEST_WORDS || to.length > LONGEST_ADDRESS || words.includes('**'),
  )
  const marked = CHECKED.test(text) ? text.replace(ANCHOR, '') : text
  return [
    ...signs,
    ...targets.map(([whole]) => `${whole} leads nowhere: a link is guide:<id>, program:<id> or https://…`),
    ...unread.map(() => 'the words of a link are short and not bold: write **[words](guide:id)**'),
    ...(marked.includes('{#') ? ['an id as {#my-plan} stands at the end of a line of a plan, once'] : []),
    ...(text.split('**').length % 2 === 0 ? ['a bold word needs ** on both sides'] : []),
  ]
}

/** A list with other lines in it is shown as one paragraph. */
function listFaults(lines: readonly string[], from: number): Fault[] {
  return lines.flatMap((text, place) => {
    const above = lines[place - 1] ?? ''
    // Our lists always count from 1: the second half of an interrupted list would start with 1 again.
    if (above === '' && Number(NUMBERED.exec(text)?.groups?.['number'] ?? 1) !== 1)
      return [{ line: from + place, what: 'a numbered list begins with 1' }]
    if (text === '' || above === '') return []
    if (LISTED.test(text) !== LISTED.test(above))
      return [{ line: from + place, what: 'a list has an empty line before and behind it' }]
    if (CHECKED.test(text) !== CHECKED.test(above))
      return [{ line: from + place, what: 'every line of a plan begins with - [ ]' }]
    if (NUMBERED.test(text) !== NUMBERED.test(above))
      return [{ line: from + place, what: 'a list has hyphens or numbers, not both' }]
    return []
  })
}

/**
 * Without empty lines around it a heading is shown as part of a paragraph; a second one with the same words has no
 * address.
 */
function headingFaults(lines: readonly string[], from: number): Fault[] {
  const seen = new Set<string>()
  return lines.flatMap((text, place) => {
    const words = HEADING.exec(text)?.groups?.['text']?.toLowerCase()
    if (words === undefined) return []
    const isTwice = seen.has(words)
    seen.add(words)
    const isAlone = (lines[place - 1] ?? '') === '' && (lines[place + 1] ?? '') === ''
    return [
      ...(isAlone ? [] : ['a heading has an empty line before and behind it']),
      ...(isTwice ? ['this heading stands twice: no link could lead to it'] : []),
      ...(/[\p{L}\p{N}]/u.test(words) ? [] : ['a heading has words']),
    ].map((what) => ({ line: from + place, what }))
  })
}

/** A link within the guide, and its line in the file. */
export interface GuideLink {
  to: 'guide' | 'program'
  id: string
  line: number
}

export function linksIn(body: string, from: number): GuideLink[] {
  return body.split('\n').flatMap((text, place) =>
    [...text.matchAll(LINK)].flatMap(([, , written = '']) => {
      const target = targetFrom(written)
      return target === null || target.to === 'web'
        ? []
        : [{ to: target.to, id: target.id, line: from + place }]
    }),
  )
}
