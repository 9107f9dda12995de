import { testTitles } from '../rules/testTitles.ts'
import type { SourceFault } from '../source/parseSource.ts'
import type { SourceFile } from '../source/sourceFiles.ts'
import { FIRST_LEVEL, SECOND_LEVEL, itemsIn } from './asvsItems.ts'

interface SecurityCheckInput {
  /** docs/proof/security.md: a table row for each item, with its number in the first cell. */
  proof: SourceFile
  /** The text of a test file, or null if it does not exist. */
  readTest: (path: string) => string | null
}

const ROW = /^\| (?<items>\d+\.\d+\.\d+[\d., -]*) \|(?<rest>.*)\|$/
/** A test is cited by its file and a part of its title: `a/b.test.ts` “what it says”. */
const NAMED = /`(?<path>[^`]+\.test\.tsx?)` “(?<sentence>[^”]+)”/g

/**
 * Faults in the proof of security: an item that appears twice or not at all, or a test that does not exist. [TOOL-15]
 */
export function findSecurityFaults({ proof, readTest }: SecurityCheckInput): SourceFault[] {
  const lines = proof.text.split('\n')
  const titlesOf = keptTitles(readTest)
  const rows = lines.flatMap((text, index) => {
    const { items, rest } = ROW.exec(text)?.groups ?? {}
    return items === undefined || rest === undefined ? [] : [{ line: index + 1, items: itemsIn(items), rest }]
  })
  const found = (line: number, text: string): SourceFault => ({ path: proof.path, line, text })
  const seen = new Set<string>()
  const faults = rows.flatMap(({ line, items, rest }) => {
    const empty = rest.split('|').some((cell) => cell.trim() === '') ? ['a cell says nothing'] : []
    return [...items.flatMap((item) => itemFault(item, seen)), ...empty].map((text) => found(line, text))
  })
  const missing = [...FIRST_LEVEL, ...SECOND_LEVEL].filter((item) => !seen.has(item))
  return [
    ...faults,
    ...missing.map((item) => found(lines.length, `${item} has no row`)),
    ...lines.flatMap((text, index) => namedFaults(text, titlesOf).map((fault) => found(index + 1, fault))),
  ]
}

function itemFault(item: string, seen: Set<string>): string[] {
  if (seen.has(item)) return [`${item} has two rows`]
  seen.add(item)
  const isKnown = FIRST_LEVEL.includes(item) || SECOND_LEVEL.includes(item)
  return isKnown ? [] : [`${item} is no item of the first or second level`]
}

type TitlesOf = (path: string) => readonly string[] | null

// Caches the titles: some files are cited a dozen times, and each must be parsed.
function keptTitles(readTest: SecurityCheckInput['readTest']): TitlesOf {
  const kept = new Map<string, readonly string[] | null>()
  return (path) => {
    if (!kept.has(path)) {
      const text = readTest(path)
      kept.set(path, text === null ? null : testTitles({ path, text }).map(({ title }) => title))
    }
    return kept.get(path) ?? null
  }
}

function namedFaults(line: string, titlesOf: TitlesOf): string[] {
  return [...line.matchAll(NAMED)].flatMap(({ groups }) => {
    const { path = '', sentence = '' } = groups ?? {}
    const titles = titlesOf(path)
    if (titles === null) return [`there is no ${path}`]
    return titles.some((title) => title.includes(sentence)) ? [] : [`no test of ${path} says “${sentence}”`]
  })
}
