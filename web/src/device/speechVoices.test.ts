import { expect, test } from 'vitest'
import { localVoice } from './speechVoices.ts'

const voice = (lang: string, more: Partial<{ localService: boolean; default: boolean }> = {}) => ({
  lang,
  localService: true,
  default: false,
  ...more,
})

test('[GUIDE-17] a remote voice does not count: it would send the text away', () => {
  expect(localVoice([voice('en-US', { localService: false })], 'en')).toBe(null)
  expect(localVoice([], 'en')).toBe(null)
})

test('[GUIDE-17] the voice has the language of the text, and the default one comes first', () => {
  const [german, british, american] = [voice('de-DE'), voice('en_GB'), voice('en-US', { default: true })]
  expect(localVoice([german, british, american], 'en')).toBe(american)
  expect(localVoice([german, british], 'en')).toBe(british)
  expect(localVoice([german], 'en')).toBe(null)
})
