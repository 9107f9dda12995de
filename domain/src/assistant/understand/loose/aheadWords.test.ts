import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { asksAhead } from './aheadWords.ts'
import type { LooseFeature } from './looseFeatures.ts'
import { testThesaurus } from './thesaurus/testThesaurus.ts'

const isAhead = (language: Language, typed: string, ...features: LooseFeature[]): boolean =>
  asksAhead({ typed, thesaurus: { ...testThesaurus(), language } }, new Set(features))

test.each<[Language, string]>([
  ['en', 'How will my pain be on Thursday, I have a wedding?'],
  ['de', 'Wie werden die Schmerzen am Donnerstag sein, da hab ich eine Hochzeit?'],
  ['es', 'mañana me va a doler? es que tengo bautizo'],
  ['fr', 'Comment sera ma douleur samedi, j’ai un mariage'],
  ['ko', '내일 많이 아플까요? 결혼식이 있어요'],
  ['ru', 'Какая будет боль в четверг, у меня свадьба?'],
  ['zh-rCN', '周四会很疼吗，我要参加婚礼'],
])('[ASST-242] a prediction in %s', (language, typed) => {
  expect(isAhead(language, typed)).toBe(true)
  expect(isAhead(language, typed, 'medicines')).toBe(false)
})

test.each<[Language, string]>([
  ['en', 'how was my pain on Thursday'],
  ['de', 'Wird der Schmerz am Wochenende schlimmer?'],
  ['de', 'Wird es jeden Morgen weh tun?'],
  ['es', 'por la mañana me va a doler siempre'],
  ['fr', 'le lundi ça va toujours mal'],
  ['ko', '월요일마다 아플까'],
  ['ru', 'почему в понедельник было больно'],
  ['zh-rCN', '每周一会疼吗'],
])('[ASST-242] no prediction in %s: %s', (language, typed) => {
  expect(isAhead(language, typed)).toBe(false)
})
