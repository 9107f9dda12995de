import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { FLAGS } from '@reprieve/domain/safety/danger.ts'
import { lookForDanger } from '@reprieve/domain/safety/lookForDanger.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const book = compileBook(SAFETY_FILES)

/** Each line of "Call now" on the emergency page as a person would write it, by the flag that it raises. */
const callNowIn = (language: Language): Record<string, string[]> =>
  JSON.parse(readFileSync(new URL(`testing/callNow.${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string[]
  >
const saidIn = (language: Language): Record<string, string[]> =>
  JSON.parse(readFileSync(new URL(`testing/said.${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string[]
  >

describe.each(LANGUAGES)('the emergency page in %s', (language) => {
  test('[SAFE-18] every line of its list "Call now" raises its flag when somebody writes it down', () => {
    const missed = Object.entries(callNowIn(language)).flatMap(([flag, texts]) =>
      texts.filter((text) => !lookForDanger(text, book)?.flags.some((found) => found === flag)),
    )
    expect(missed).toEqual([])
  })

  test('[SAFE-18] there is a sentence for every flag', () => {
    const known = new Set([...Object.keys(callNowIn(language)), ...Object.keys(saidIn(language))])
    expect(Object.keys(FLAGS).filter((flag) => !known.has(flag))).toEqual([])
  })
})

test.each([
  'I took 12 paracetamol today',
  'Ich habe heute 12 Paracetamol genommen',
  'Hoy he tomado 12 paracetamoles',
  'J’ai pris 12 paracétamols aujourd’hui',
  'Сегодня выпила 12 таблеток парацетамола',
  '오늘 타이레놀을 12알 먹었어요',
  '今天吃了12片扑热息痛',
])('[SAFE-18] an overdose is seen by its number: %s', (text) => {
  expect(lookForDanger(text, book)?.flags).toContain('overdose')
})

test.each([
  'took 2 paracetamol and it helped',
  'numb feet like every day',
  'short of breath on the stairs, as usual',
  'my chest muscles are sore from the exercises',
  'I need the loo a lot since the new tablets',
  'heute 2 Paracetamol genommen',
  'he tomado 2 paracetamoles',
  'j’ai pris 2 paracétamols',
  'выпила 2 таблетки парацетамола',
  '타이레놀 2알 먹었어요',
  '吃了2片扑热息痛',
])('[SAFE-18] an ordinary note stays silent: %s', (text) => {
  expect(lookForDanger(text, book)).toBeNull()
})
