import { expect, test } from 'vitest'
import { withEnglishFallback, parseUrgentSection, loadUrgentTexts, type UrgentTexts } from './urgentTexts.ts'

const GERMAN: UrgentTexts = {
  language: 'de',
  texts: { emergency: { title: 'Notfall', blocks: [] }, crisis: { title: 'Krise', blocks: [] } },
}

test('[CONT-14, D47] if the text of a language fails or is late, the whole English one is shown', async () => {
  expect(await withEnglishFallback(Promise.resolve(GERMAN), 60_000)).toBe(GERMAN)
  const instead = [Promise.reject(new Error('no file')), new Promise<UrgentTexts>(() => {})]
  for (const fetched of instead) {
    const { language, texts } = await withEnglishFallback(fetched, 1)
    expect([language, texts.emergency.title]).toEqual(['en', 'When pain is an emergency'])
    expect(texts.crisis.blocks.length).toBeGreaterThan(20)
  }
})

test('[CONT-14] it is asked for once, and each section has its text', async () => {
  const texts = loadUrgentTexts('en')
  expect(loadUrgentTexts('en')).toBe(texts)
  expect((await texts).texts[parseUrgentSection('crisis')].title).toBe('Getting help in a crisis')
  expect(parseUrgentSection('anything')).toBe('emergency')
})
