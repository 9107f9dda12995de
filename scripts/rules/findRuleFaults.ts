import type { SourceFault } from '../source/parseSource.ts'
import type { SourceFile } from '../source/sourceFiles.ts'
import { DOCUMENT_IDS, ID_SHAPE, rulesIn } from './knownIds.ts'
import type { Rule } from './knownIds.ts'
import { testTitles } from './testTitles.ts'
import type { TestTitle } from './testTitles.ts'

const BRACKETS = /\[([^\]]+)\]/g

/** Rules that no test cites, and tests that cite no rule, or one that does not exist. */
export function findRuleFaults({
  ruleFiles,
  testFiles,
}: {
  ruleFiles: SourceFile[]
  testFiles: SourceFile[]
}): SourceFault[] {
  const rules = ruleFiles.flatMap(rulesIn)
  const tests = testFiles.flatMap(testTitles)
  const known = new Set([...DOCUMENT_IDS, ...rules.map(({ id }) => id)])
  const cited = new Set(tests.flatMap(({ title }) => citationsIn(title)))
  return [
    ...doubled(rules),
    ...withoutTest(rules, cited),
    ...tests.flatMap((test) => testFaults(test, known)),
  ]
}

function doubled(rules: Rule[]): SourceFault[] {
  return rules
    .filter(({ id }, index) => rules.findIndex((rule) => rule.id === id) !== index)
    .map(({ id, path, line }) => ({ path, line, text: `${id} is used twice` }))
}

function withoutTest(rules: Rule[], cited: Set<string>): SourceFault[] {
  return rules
    .filter(({ id }) => !cited.has(id))
    .map(({ id, path, line }) => ({ path, line, text: `no test cites ${id}` }))
}

function testFaults({ path, line, title, off }: TestTitle, known: Set<string>): SourceFault[] {
  const faults: SourceFault[] = []
  const add = (text: string) => faults.push({ path, line, text })
  const citations = citationsIn(title)
  if (off) add(`test.${off}: a test that is switched off proves nothing`)
  if (citations.length === 0)
    add(`the test "${title}" cites no rule: begin it with one in brackets, as [REC-7] or [D12]`)
  for (const id of citations.filter((each) => !known.has(each))) add(`${id} is cited and does not exist`)
  return faults
}

/** `[D12]`, `[D12][REC-7]` and `[D12, REC-7]` all cite; other words in brackets do not. */
function citationsIn(title: string): string[] {
  const inside = [...title.matchAll(BRACKETS)].flatMap(([, words = '']) => words.split(/,\s*/))
  return inside.filter((words) => ID_SHAPE.test(words))
}
