import { readTerms } from '@reprieve/content/terms.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { termsHash, termsNotices } from './termsHash.ts'

const OWN = { version: 2, language: 'de', links: {} } as const

test('[ACC-17, D27] the hash is that of the words, without the head that only the operator reads', () => {
  const file = readFileSync(new URL('../../../content/terms/eula/de.md', import.meta.url), 'utf8')
  const sum = createHash('sha256').update(readTerms(file).text, 'utf8').digest('hex')
  expect(termsHash('eula', OWN)).toBe(sum)
})

test('[ACC-17] each document has its own in every language', () => {
  const hashes = LANGUAGES.flatMap((language) => [
    termsHash('eula', { ...OWN, language }),
    termsHash('privacy', { ...OWN, language }),
  ])
  expect(new Set(hashes).size).toBe(14)
  expect(hashes).not.toContain(null)
})

test('[ACC-17] of words that nobody here knows there is none', () => {
  expect(termsHash('eula', { ...OWN, version: 3 })).toBe(null)
  expect(termsHash('privacy', { ...OWN, links: { privacy: 'https://example.org/privacy/' } })).toBe(null)
  expect(termsHash('eula', { ...OWN, links: { privacy: 'https://example.org/privacy/' } })).not.toBe(null)
})

test('[D27] the operator is told that the texts are drafts, as long as they are shown', () => {
  const page = 'https://example.org/'
  expect(termsNotices({})).toEqual([expect.stringContaining('need a legal review')])
  expect(termsNotices({ eula: page })).toHaveLength(1)
  expect(termsNotices({ eula: page, privacy: page })).toEqual([])
})
