import { expect, test } from 'vitest'
import { countriesToChoose, helpCountry } from './helpCountry.ts'

const KNOWN = ['US', 'GB', 'DE', 'AT', 'CH', 'FR', 'KR', 'ES', 'CN']
const NOBODY_SAID = { chosen: null, profile: '', tags: [], language: 'en', known: KNOWN } as const

test('[SAFE-17] the choice on this device counts before the profile, and the profile before a guess', () => {
  const facts = { ...NOBODY_SAID, chosen: 'KR', profile: 'DE', tags: ['en-US'] }
  expect(helpCountry(facts)).toEqual({ code: 'KR', isGuessed: false })
  expect(helpCountry({ ...facts, chosen: null })).toEqual({ code: 'DE', isGuessed: false })
  expect(helpCountry({ ...facts, chosen: null, profile: '' })).toEqual({ code: 'US', isGuessed: true })
})

test('[SAFE-17] who chose "none of these" is not guessed at', () => {
  const facts = { ...NOBODY_SAID, chosen: '', profile: 'DE', tags: ['en-US'] }
  expect(helpCountry(facts)).toEqual({ code: null, isGuessed: false })
})

test.each([
  [['de-AT'], 'de', 'AT'],
  [['de_at'], 'de', 'AT'],
  [['zh-Hans-CN'], 'zh-rCN', 'CN'],
  [['es-419'], 'es', null],
  [['de'], 'de', null],
  [['ja-JP'], 'en', null],
  // A browser in English, an app in Korean: the country of the app's own language is the better guess.
  [['en-US', 'ko-KR'], 'ko', 'KR'],
  [['en-US', 'ko-KR'], 'en', 'US'],
  [['en-US'], 'ko', 'US'],
  [['fr-CH'], 'fr', 'CH'],
] as const)('[SAFE-17] a browser in %j with the app in %s is guessed to be in %s', (tags, language, code) => {
  const known = [...KNOWN, 'CA']
  expect(helpCountry({ ...NOBODY_SAID, tags, language, known })).toEqual({ code, isGuessed: code !== null })
})

test('[SAFE-17] a list to choose from begins with the countries of the language', () => {
  const byCode = (one: string, other: string): number => (one < other ? -1 : 1)
  expect(countriesToChoose(KNOWN, 'de', byCode)).toEqual({
    own: ['DE', 'AT', 'CH'],
    others: ['CN', 'ES', 'FR', 'GB', 'KR', 'US'],
  })
})
