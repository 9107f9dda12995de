import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { lookForDanger } from '@reprieve/domain/safety/lookForDanger.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.endsWith('RULES.md'))
    .map((path) => readFileSync(`${ROOT}${folder}/${path}`, 'utf8'))

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const sentencesOf = (text: string): string[] =>
  text.split(/\n|(?<=[.!?。])\s*/).filter((sentence) => sentence.trim() !== '')

// The texts about safety name the dangers themselves.
const LOCALES = filesIn('locales', '.json')
  .filter((file) => !file.includes('"crisisTitle"'))
  .flatMap((file) => stringsIn(JSON.parse(file)))
const TEXTS = ['content/help', 'content/terms', 'content/guide'].map((folder) =>
  filesIn(folder, '.md').flat(),
)
const [HELP = [], TERMS = [], GUIDE = []] = TEXTS

const screens = [...new Set([...LOCALES, ...HELP, ...TERMS].flatMap(sentencesOf))]
const guide = [...new Set(GUIDE.flatMap(sentencesOf))]

const book = compileBook(SAFETY_FILES)

function sharesOf(texts: readonly string[]): { crisis: number; urgent: number } {
  const found = texts.map((text) => lookForDanger(text, book)?.danger ?? 'nothing')
  const shareOf = (danger: string): number => found.filter((one) => one === danger).length / texts.length
  return { crisis: shareOf('crisis'), urgent: shareOf('urgent') }
}

test('[SAFE-19] of every twentieth sentence of the product hardly any is a crisis or a red flag', () => {
  const some = screens.filter((_, place) => place % 20 === 0)
  const { crisis, urgent } = sharesOf(some)
  expect(some.length).toBeGreaterThan(1_000)
  expect(crisis).toBeLessThanOrEqual(0.003)
  expect(urgent).toBeLessThanOrEqual(0.005)
})

test('[SAFE-19] of all sentences of the product at most 1 in 1,000 is a crisis, and 3 in 1,000 a red flag; of the guide 1 in 100 @long', () => {
  const { crisis, urgent } = sharesOf(screens)
  expect(crisis).toBeLessThanOrEqual(0.001)
  expect(urgent).toBeLessThanOrEqual(0.003)
  expect(sharesOf(guide).crisis).toBeLessThanOrEqual(0.01)
}, 600_000)
