import type { SourceFile } from '../source/sourceFiles.ts'

/** A numbered rule of ours, from a line `- **REC-7** text` of a RULES.md. */
export type Rule = { id: string; path: string; line: number }

const RULE_LINE = /^- \*\*(?<id>[A-Z]+-\d+)\*\*/

const range = (prefix: string, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${prefix}${i + 1}`)

/** What else a test may cite: decisions of docs/spec/DECISIONS.md and the numbered parts of the engineering documents. */
export const DOCUMENT_IDS: string[] = [
  ...range('D', 67),
  ...['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2', '3'].map((part) => `SYNC ${part}`),
  ...range('SYNC 1.4.', 12),
  ...range('SYNC I', 16),
  ...range('STACK ', 8),
  ...['1a', '1b', '1c', '1d', '2', '3', '4', '5', '6'].map((part) => `REL ${part}`),
  ...range('HOUSE 2.', 7),
  ...range('COMP-', 7),
]

/** The pattern of an id: a word that matches it and is not known is a mistake, not just a word in brackets. */
export const ID_SHAPE = /^([A-Z]+-\d+|D\d+|(SYNC|STACK|REL|HOUSE) \S+)$/

export function rulesIn({ path, text }: SourceFile): Rule[] {
  return text.split('\n').flatMap((line, index) => {
    const id = RULE_LINE.exec(line)?.groups?.['id']
    return id === undefined ? [] : [{ id, path, line: index + 1 }]
  })
}
