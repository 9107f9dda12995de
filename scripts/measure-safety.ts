import { CONCERN_FILES } from '@reprieve/content/concernFiles.ts'
import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { compileConcernBook } from '@reprieve/domain/safety/concern/concernBook.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { readFileSync } from 'node:fs'
import { countTiers, readSentenceSet, formatTierTable, sumTierRows } from './safety/countTiers.ts'

// node scripts/measure-safety.ts <sentences.json> [--show]
// The file is { "<language>": { "oblique": [...], "ordinary": [...] } }. With --show the wrong ones are written out, too:
// do not use it on a set that is held back to measure with. [SAFE-24]
const [path, ...flags] = process.argv.slice(2)
if (path === undefined) {
  console.error('Name a file with sentences: node scripts/measure-safety.ts sentences.json [--show]')
  process.exitCode = 1
} else {
  const books = { danger: compileBook(SAFETY_FILES), concern: compileConcernBook(CONCERN_FILES) }
  const rows = countTiers(readSentenceSet(JSON.parse(readFileSync(path, 'utf8'))), books)
  const totals = (['oblique', 'ordinary'] as const).map((kind) => sumTierRows(rows, kind))
  console.log(formatTierTable([...rows, ...totals]))
  if (flags.includes('--show')) {
    for (const { language, kind, wrong } of rows)
      for (const text of wrong) console.log(`${language} ${kind}: ${text}`)
  }
}
