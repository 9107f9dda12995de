import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { testThesaurus } from '../loose/thesaurus/testThesaurus.ts'
import type { LooseReading } from '../loose/looseReading.ts'
import { appMeant } from './appWords.ts'
import { readToldFeeling } from './toldFeelings.ts'

const reading = (typed: string, language: Language) =>
  ({ typed, thesaurus: { ...testThesaurus(), language } }) as LooseReading

test.each<[string, Language, string, string | undefined]>([
  ['I’m fed up that nobody believes me', 'en', 'alone', 'family-and-relationships/not-believed'],
  ['home alone and everything hurts', 'en', 'alone', 'flare-ups-are-expected/what-to-do-now'],
  [
    'bin so grantig mit allen und dann tuts mir leid',
    'de',
    'guilty',
    'thoughts-and-pain/anger-in-the-moment',
  ],
  ['trop fatiguée pour noter quoi que ce soit', 'fr', 'worn-out', 'using-a-diary-well/gaps'],
  ['累死了啥也不想记了', 'zh-rCN', 'worn-out', 'using-a-diary-well/gaps'],
  ['머리가 멍하고 다 아프고 말하기 싫어', 'ko', 'worn-out', 'energy-planning/rest-early'],
  ['сегодня почти не болит, даже блины испекла!', 'ru', 'glad', undefined],
])('[ASST-196] %s', (typed, language, feeling, passage) => {
  const told = readToldFeeling(reading(typed, language))
  expect(told?.feeling).toBe(feeling)
  expect(told?.passages[0]).toBe(passage)
})

test.each<[string, Language]>([
  ['I cried in the car because my back hurt so much', 'en'],
  ['ich hab im Bad geweint weil der Rücken so weh tat', 'de'],
  ['lloré en el coche del dolor de espalda', 'es'],
  ['j’ai pleuré dans la douche tellement mes côtes me lançaient', 'fr'],
  ['아파서 욕실에서 울었어요', 'ko'],
  ['плакала в ванной, так болела спина', 'ru'],
  ['疼得我在浴室哭了', 'zh-rCN'],
])('[ASST-243] told with tears: %s', (typed, language) => {
  expect(readToldFeeling(reading(typed, language), false, true)?.feeling).toBe('sad')
  expect(readToldFeeling(reading(typed, language), true, true)).toBeNull()
})

test('[ASST-196] a question about the same is no feeling', () => {
  expect(readToldFeeling(reading('does everything hurt more when I am alone?', 'en'))).toBeNull()
  expect(readToldFeeling(reading('how often was I alone', 'en'))).toBeNull()
  expect(readToldFeeling(reading('I don’t want anyone to read my diary', 'en'))).toBeNull()
  expect(readToldFeeling(reading('不想让别人看到我的日记', 'zh-rCN'))).toBeNull()
})

test('[ASST-197] a password against other readers is the app lock', () => {
  expect(appMeant('password', reading('set a password so nobody can read my diary', 'en'))).toBe('app-lock')
  expect(appMeant('password', reading('请问如何设置密码,不想让别人看到我的日记', 'zh-rCN'))).toBe('app-lock')
  expect(appMeant('password', reading('how do I change my password', 'en'))).toBe('password')
})

test.each<[string, Language]>([
  ['i can’t anymore today', 'en'],
  ['ich kann heut nimmer', 'de'],
  ['no puedo más hoy', 'es'],
  ['jen peux plus aujourd’hui', 'fr'],
  ['오늘 더는 못하겠어', 'ko'],
  ['больше не могу сегодня', 'ru'],
  ['我今天真的撑不住了', 'zh-rCN'],
])('[ASST-230] nothing is left: %s', (typed, language) => {
  expect(readToldFeeling(reading(typed, language))?.feeling).toBe('sad')
})

test.each<[string, Language]>([
  ['i can’t walk anymore', 'en'],
  ['ich kann nicht mehr laufen', 'de'],
  ['no puedo más que andar diez minutos', 'es'],
  ['plus de force qu’avant dans la main', 'fr'],
  ['не могу', 'ru'],
])('[ASST-230] more is said than that: %s', (typed, language) => {
  expect(readToldFeeling(reading(typed, language))).toBeNull()
})

test.each<[string, Language, string]>([
  ['knackered. can’t be bothered with anything', 'en', 'worn-out'],
  ['me siento muy solo desde que dejé de trabajar', 'es', 'alone'],
  ['总是拒绝别人心里很内疚', 'zh-rCN', 'guilty'],
])('[ASST-231] %s', (typed, language, feeling) => {
  expect(readToldFeeling(reading(typed, language))?.feeling).toBe(feeling)
})

test('[ASST-231] a number that is asked for is no feeling', () => {
  expect(readToldFeeling(reading('lonely days and my pain', 'en'), true)).toBeNull()
})

test('[ASST-236] a phone number is nothing that one is too tired to write', () => {
  expect(readToldFeeling(reading('一定要注册吗 我不想填手机号', 'zh-rCN'))).toBeNull()
  expect(readToldFeeling(reading('i don’t want to enter my phone number', 'en'))).toBeNull()
})
