import { lineAt } from '../source/parseSource.ts'
import type { SourceFile } from '../source/sourceFiles.ts'

/** A rule outside every block of a style sheet: the text before its `{` or `;`, and its line. */
interface TopLevelRule {
  prelude: string
  line: number
}

const COMMENTS = /\/\*[\s\S]*?\*\//g
const STRINGS = /"[^"\n]*"|'[^'\n]*'/g
const BOUNDS = /[{};]/g

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

/** Blanks the comments without changing line numbers. */
export const withoutComments = ({ path, text }: SourceFile): SourceFile => ({
  path,
  text: text.replaceAll(COMMENTS, blank),
})

export function topLevelRules(file: SourceFile): TopLevelRule[] {
  const { text } = withoutComments(file)
  const rules: TopLevelRule[] = []
  let depth = 0
  let start = 0
  // A brace or a semicolon inside quotes does not count.
  for (const { 0: bound, index } of text.replaceAll(STRINGS, blank).matchAll(BOUNDS)) {
    if (bound === '}') depth -= 1
    else if (depth === 0) rules.push(ruleBetween(text, start, index))
    if (bound === '{') depth += 1
    if (depth === 0) start = index + 1
  }
  if (depth !== 0) throw new Error(`${file.path} has a brace without its partner`)
  return rules
}

function ruleBetween(text: string, start: number, end: number): TopLevelRule {
  const written = text.slice(start, end)
  const prelude = written.trim()
  return { prelude: prelude.replaceAll(/\s+/g, ' '), line: lineAt(text, start + written.indexOf(prelude)) }
}
