import type { Fault } from './frontMatter.ts'
import { targetFrom } from './linkTarget.ts'

/** What would be shown as its source, by the sign that it is known by. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/<[a-z!/?]/i, 'HTML is not shown: write the words alone'],
  [/!\[/, 'pictures are not shown: leave them out'],
  [/`|^~~~/, 'code is not shown: leave the marks out'],
  [/^\s*\|/, 'tables are not shown: write a list'],
  [/^\s*>/, 'quotations are not shown: leave the sign > out'],
  [/^(?:#|#{4,})(?: |$)/, 'headings begin with ## or ###'],
  [/^#+[^# ]/, 'a heading has a space behind its signs'],
  [/^(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/, 'lines across are not shown: use a heading'],
  [/^\s+\S/, 'a line begins at its very left: lists have one level'],
  [/^[*+] /, 'a list begins with a hyphen or a number'],
  [/^\[[^\]]+\]: /, 'links stand in the text: [words](guide:id)'],
  [/\t/, 'a tab is not shown: use a space'],
]

const LINK = /\[([^[\]]*)\]\(([^()]*)\)/g
const LISTED = /^(?:- |\d+\. )/
const CHECKED = /^- \[ \] /
const LONGEST_LINE = 5_000

/** [CONT-9] `from`: the line of the file that the body begins in. */
export function markupFaults(body: string, from: number): Fault[] {
  const lines = body.split('\n')
  const faults = lines.flatMap((text, place) =>
    lineFaults(text).map((what) => ({ line: from + place, what })),
  )
  return [...faults, ...listFaults(lines, from)]
}

function lineFaults(text: string): string[] {
  if (text.length > LONGEST_LINE) return [`a line has at most ${LONGEST_LINE} letters`]
  const signs = REFUSED.filter(([sign]) => sign.test(text)).map(([, what]) => what)
  const targets = [...text.matchAll(LINK)].filter(
    ([, words = '', to = '']) => words === '' || targetFrom(to) === null,
  )
  return [
    ...signs,
    ...targets.map(([whole]) => `${whole} leads nowhere: a link is guide:<id>, program:<id> or https://…`),
    ...(text.split('**').length % 2 === 0 ? ['a bold word needs ** on both sides'] : []),
  ]
}

/** A list that other lines stand in is shown as one paragraph. */
function listFaults(lines: readonly string[], from: number): Fault[] {
  return lines.flatMap((text, place) => {
    const above = lines[place - 1] ?? ''
    if (text === '' || above === '') return []
    if (LISTED.test(text) !== LISTED.test(above))
      return [{ line: from + place, what: 'a list has an empty line before and behind it' }]
    if (CHECKED.test(text) !== CHECKED.test(above))
      return [{ line: from + place, what: 'every line of a plan begins with - [ ]' }]
    return []
  })
}

/** A link within the guide, and the line of the file that it stands in. */
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
