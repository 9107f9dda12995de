import { LANGUAGES } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { INTRO_COUNT, introStep, swipeDirection } from './introSteps.ts'

test.each([
  ['1', 1],
  ['4', 4],
  [undefined, 1],
  ['0', 1],
  ['5', 1],
  ['2.5', 1],
  ['two', 1],
])('[ONB-1] of four steps the address %s opens %s', (written, step) => {
  expect(INTRO_COUNT).toBe(4)
  expect(introStep(written)).toBe(step)
})

test.each([
  ['to the left', -80, 10, 1],
  ['to the right', 80, -10, -1],
  ['a short way', -40, 0, 0],
  ['downwards, a little aslant', -80, 300, 0],
])('[ONB-1] a finger that moves %s turns in its direction', (_, along, across, by) => {
  expect(swipeDirection(along, across)).toBe(by)
})

test.each(LANGUAGES)('[ONB-13] in %s no sentence of the first page is repeated', async (language) => {
  const [shell, text] = [await loadText(language, 'shell'), await loadText(language, 'onboarding')]
  const sentences = (words: string): string[] => words.split(/(?<=[.。])\s*/).filter((one) => one !== '')
  const first = sentences([shell('headlineDescribe'), shell('headlineStart'), shell('about')].join(' '))
  const intro = [text('introTitle1'), text('introText1'), text('introText2'), text('introText3')]
  expect(first.length).toBeGreaterThan(3)
  expect(intro.flatMap(sentences).filter((one) => first.includes(one))).toEqual([])
})
