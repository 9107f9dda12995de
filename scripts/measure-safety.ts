import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CONCERN_FILES } from '@reprieve/content/concernFiles.ts'
import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { compileConcernBook } from '@reprieve/domain/safety/concern/concernBook.ts'
import ALLOWED from './safety/allowedAlarms.json' with { type: 'json' }
import {
  countTiers,
  readSentenceSet,
  formatTierTable,
  sumTierRows,
  type SafetyBooks,
} from './safety/countTiers.ts'
import {
  alarmsIn,
  allowanceOf,
  productSentences,
  productTable,
  type AllowedAlarm,
} from './safety/productSentences.ts'

// node scripts/measure-safety.ts <sentences.json> [--show]
// The file is { "<language>": { "oblique": [...], "ordinary": [...] } }. With --show the wrong ones are written out, too:
// do not use it on a set that is held back to measure with. [SAFE-24]
// node scripts/measure-safety.ts --product [--show]
// Counts the alarms on the sentences of the product itself. [SAFE-26]
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
const [path] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const books = { danger: compileBook(SAFETY_FILES), concern: compileConcernBook(CONCERN_FILES) }
const isToShow = flags.includes('--show')

if (flags.includes('--product')) measureProduct(books)
else if (path === undefined) {
  console.error('Name a file with sentences: node scripts/measure-safety.ts sentences.json [--show]')
  process.exitCode = 1
} else measureSet(path, books)

function measureSet(file: string, of: SafetyBooks): void {
  const rows = countTiers(readSentenceSet(JSON.parse(readFileSync(file, 'utf8'))), of)
  const totals = (['oblique', 'ordinary'] as const).map((kind) => sumTierRows(rows, kind))
  console.log(formatTierTable([...rows, ...totals]))
  if (!isToShow) return
  for (const { language, kind, wrong } of rows)
    for (const text of wrong) console.log(`${language} ${kind}: ${text}`)
}

function measureProduct(of: SafetyBooks): void {
  const allowed = ALLOWED as readonly AllowedAlarm[]
  const sentences = productSentences(fileURLToPath(new URL('../', import.meta.url)))
  const alarms = alarmsIn(sentences, of)
  console.log(`${sentences.length} sentences`)
  console.log(productTable(alarms, allowed))
  if (!isToShow) return
  for (const alarm of alarms) {
    const group = allowanceOf(alarm, allowed)?.group ?? 'ordinary'
    console.log(`${group} ${alarm.tier} ${alarm.place}: ${alarm.text}`)
  }
}
