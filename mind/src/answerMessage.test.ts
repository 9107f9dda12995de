import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { answerPlainText } from '@reprieve/domain/assistant/answer/answerPlainText.ts'
import { columnBuilder } from '@reprieve/domain/filters/columns/columnBuilder.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { beforeAll, expect, test } from 'vitest'
import type { AskableDiary } from './askableDiary.ts'
import { answerMessage } from './answerMessage.ts'

const book = compileBook(SAFETY_FILES)
const AT = { at: Date.UTC(2026, 10, 16, 11), offset: 0 }

let person: AskableDiary
beforeAll(() => {
  person = { columns: columnBuilder().columns(), listRows: [], medications: [], conditions: [] }
})

async function saidTo(text: string, language: Language) {
  const asker = { language, at: AT, weekStart: 1, plan: 'pro', hasGuide: false } as const
  const before = { asked: null, offered: [] }
  return answerMessage({ person, asker, guide: () => [] }, { text, before, book })
}

const said = async (text: string, language: Language): Promise<string> =>
  answerPlainText((await saidTo(text, language)).parts)

const MISSED: readonly (readonly [Language, string, string])[] = [
  ['en', "I don't think there will be a next appointment.", 'you’ll find Urgent help in the menu'],
  ['de', 'Wozu soll ich morgen überhaupt noch aufstehen.', 'Dringende Hilfe finden Sie jederzeit im Menü'],
  ['es', 'Ya he cancelado todo lo del año que viene.', 'la ayuda urgente está siempre en el menú'],
  ['fr', "Je compte les boîtes dans l'armoire et ça me rassure.", 'est à tout moment dans le menu'],
  ['ko', '사람들에게 마지막으로 잘해 주고 있어요', '긴급 도움은 언제나 메뉴에 있어요'],
  ['ru', 'Я больше не строю планов, в этом нет нужды.', 'срочная помощь всегда есть в меню'],
  ['zh-rCN', '数了数抽屉里的药，心里反而踏实了', '紧急帮助随时都在菜单里'],
]

test.each(MISSED)(
  '[SAFE-15] what no list of phrases sees is told where help is, in %s',
  async (language, text, help) => {
    expect(await said(text, language)).toContain(help)
  },
)

test.each(['What is the capital of France?', 'hiccups', 'How often did I record hiccups?', 'Tell me a joke'])(
  '[SAFE-15] what is a question or a word or two is answered as before: %s',
  async (text) => {
    expect(await said(text, 'en')).not.toContain('Urgent help')
  },
)

test.each<[Language, string]>([
  ['en', 'What was my average pain last week? I am a cancer patient.'],
  ['de', 'Wie stark waren meine Schmerzen letzte Woche? Ich habe Krebs.'],
])(
  '[SAFE-8] what is for a doctor soon has its card first, and below it what was asked of the diary: %s',
  async (language, text) => {
    const { parts, danger, isUnderstood, words } = await saidTo(text, language)
    const [card, ...below] = parts
    expect([card, danger, isUnderstood]).toMatchObject([{ is: 'card', danger: 'soon' }, 'soon', true])
    expect(answerPlainText(below)).not.toBe('')
    expect(words?.endsWith(answerPlainText(below))).toBe(true)
  },
)

test.each([
  'My cancer pain is new and I am frightened',
  'What was my average pain last week? My chest hurts and I am breathless, and I have cancer.',
])('[SAFE-8] what is no question of the diary, or is for now, has the card alone: %s', async (text) => {
  expect((await saidTo(text, 'en')).parts.map(({ is }) => is)).toEqual(['card'])
})

test.each<[Language, string, string]>([
  ['en', 'what do the words on the box of my tablets mean?', 'Your pharmacist can explain any word'],
  ['de', 'was bedeuten die Wörter im Beipackzettel?', 'erklärt Ihnen die Apotheke'],
])('[ASST-126] the words of a leaflet are for the pharmacist: %s', async (language, text, told) => {
  const asker = { language, at: AT, weekStart: 1, plan: 'pro', hasGuide: true } as const
  const before = { asked: null, offered: [] }
  const { parts } = await answerMessage({ person, asker, guide: () => [] }, { text, before, book })
  expect(answerPlainText(parts)).toContain(told)
})
