import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { LooseFeature } from '../loose/looseFeatures.ts'
import { testThesaurus } from '../loose/thesaurus/testThesaurus.ts'
import { isAboutApp, readAppForm } from './appForms.ts'
import type { LikelyLabel } from './labelModel.ts'
import type { QuestionLabel } from './questionLabels.ts'

const read = (
  [language, typed]: [Language, string],
  ranked: readonly LikelyLabel<QuestionLabel>[] = [],
  ...features: LooseFeature[]
) => readAppForm({ typed, thesaurus: { ...testThesaurus(), language } }, new Set(features), ranked)

test.each<[Language, string]>([
  ['en', 'can I delete a dose I logged twice'],
  ['de', 'hab ein medikament doppelt eingetragen, wie lösch ich das wieder'],
  ['es', 'como borro una dosis que puse dos veces sin querer'],
  ['fr', 'Comment supprimer une prise notée deux fois ?'],
  ['ko', '두 번 입력한 약 기록 어떻게 지워요'],
  ['ru', 'записал два раза одно и то же лекарство как удалить лишнее'],
  ['zh-rCN', '吃药记了两次，怎么删'],
])('[ASST-240] a dose that was entered twice is deleted, in %s', (language, typed) => {
  expect(read([language, typed])).toBe('edit-dose')
  expect(read([language, typed], [], 'dosing')).toBeNull()
})

test.each<[Language, string]>([
  ['en', 'I took my dose twice by accident'],
  ['de', 'Ich habe die Dosis doppelt genommen'],
  ['es', 'Me tomé dos dosis sin querer'],
  ['zh-rCN', '忘记吃过又吃了两次药'],
])('[ASST-240] what was taken twice is none of it, in %s', (language, typed) => {
  expect(read([language, typed])).toBeNull()
})

const NEW_PHONE = [{ label: 'app-new-phone', chance: 0.2 }] as const

test.each<[Language, string]>([
  ['en', 'I’m getting a new iPhone from my son. Will everything I’ve written come across?'],
  ['de', 'neues Handy, wie krieg ich mein Tagebuch rüber'],
  ['es', 'cambie de celular y no quiero perder todo'],
  ['fr', 'nouveau téléphone, je perds tout mon carnet ?'],
  ['ko', '핸드폰 바꾸는데 기록 다 옮겨지나요'],
  ['ru', 'купила новый телефон, записи перенесутся?'],
  ['zh-rCN', '换新手机了，记录能带过去吗'],
])('[ASST-240] the diary on a new phone, in %s', (language, typed) => {
  expect(read([language, typed], NEW_PHONE)).toBe('new-phone')
  expect(read([language, typed], [{ label: 'link', chance: 0.5 }])).toBeNull()
})

test('[ASST-240] labels of the app decline nothing, unless a medicine question is asked', () => {
  const ranked = [
    { label: 'app-edit-dose', chance: 0.4 },
    { label: 'app-delete-record', chance: 0.2 },
  ] as const
  const about = (refusal: number, ...features: LooseFeature[]) =>
    isAboutApp('dose', { ranked, features: new Set(features), refusal })
  expect(about(0.01)).toBe(true)
  expect(about(0.1)).toBe(false)
  expect(about(0.01, 'dosing')).toBe(false)
  expect(about(0.01, 'may')).toBe(false)
  expect(isAboutApp('dose', { ranked: [], features: new Set(), refusal: 0 })).toBe(false)
})
