import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type { KnownThing } from '@reprieve/domain/assistant/understand/knownThing.ts'
import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openModelClient } from '../../outside/model.ts'
import { HONEST, MISBEHAVIOURS, startLocalModel, type LocalModel } from '../../testing/localModel.ts'
import type { EngineAnswer } from '@reprieve/mind/engineAnswer.ts'
import type { Engine, EngineQuestion } from '../engine.ts'
import type { Thinker } from '../thinking/thinker.ts'
import { openModelEngine } from './modelEngine.ts'

const figure: AnswerPart = {
  is: 'figure',
  text: '6.4',
  value: 6.4,
  as: 'tenth',
  basis: { view: 'insights', range: { is: '30days' }, criteria: null, ids: null, n: 12 },
}
const passage: AnswerPart = {
  is: 'guide',
  contentId: 'pacing-and-boom-bust',
  title: 'Pacing',
  quote: 'Stop because the plan says so.',
  section: null,
}
const tea: KnownThing = {
  thing: { list: 'alleviating_factor', ids: ['tea'] },
  label: 'Grandma Canary tea',
  names: ['Grandma Canary tea'],
  key: null,
}
const said = (...parts: AnswerPart[]): EngineAnswer => ({
  parts,
  before: { asked: null, offered: [] },
  isUnderstood: true,
  danger: null,
})

/** What the product's own engine would tell. */
let told: EngineAnswer
let askedOf: { userId: number; asked: UnderstoodQuestion }[]
const nobody = async () => null
const thinker: Thinker = {
  answer: nobody,
  warm: () => {},
  tell: async ({ userId }, asked) => {
    askedOf.push({ userId, asked })
    return told
  },
  things: async () => [tea],
  passages: async () => [passage],
  close: async () => {},
}

const NOT_PASSED: AnswerPart = { is: 'text', text: 'It did not pass.' }
const book = compileBook(SAFETY_FILES)
let model: LocalModel
let engine: Engine
let warned: string[]
let allowed: boolean

const open = (limits = {}) =>
  openModelEngine({
    door: openModelClient({ url: model.address, host: 'local', name: 'm', key: 'sk-canary' }),
    thinker,
    book: async () => book,
    mayAsk: async () => allowed,
    warn: (what) => void warned.push(what),
    notPassed: async () => NOT_PASSED,
    limits,
  })

beforeAll(async () => {
  model = await startLocalModel()
  engine = open()
})
afterAll(() => model.close())
beforeEach(() => {
  model.behave = HONEST
  model.requests.splice(0)
  ;[askedOf, warned, allowed] = [[], [], true]
  told = said({ is: 'text', text: 'Your average pain was ' }, figure, { is: 'text', text: '.' })
})

const question = (more: Partial<EngineQuestion> = {}): EngineQuestion => ({
  userId: 7,
  sync: { epoch: 'epoch-canary', seq: 1 },
  text: 'So how bad has it been, roughly?',
  language: 'en',
  at: { at: Date.UTC(2026, 10, 16, 12), offset: 0 },
  weekStart: 1,
  plan: 'lite',
  hasGuide: true,
  before: { asked: null, offered: [] },
  turns: [],
  signal: new AbortController().signal,
  ...more,
})

test('[ASST-32, ASST-34] it words what the tools told, with every number linked to what it was counted from', async () => {
  const answer = await engine.answer(question())
  expect(answer?.parts).toEqual([
    { is: 'text', text: 'Here is what you recorded: ' },
    figure,
    { is: 'text', text: '.' },
  ])
  expect(answer).toMatchObject({
    isUnderstood: true,
    danger: null,
    before: { asked: { intent: 'avg-pain' } },
  })
  expect(askedOf).toMatchObject([{ userId: 7, asked: { intent: 'avg-pain', periods: [{ is: '30days' }] } }])
})

test('[ASST-33] neither a name of the person’s own nor a number of the diary leaves, nor who it is', async () => {
  await engine.answer(
    question({
      text: 'Did GRANDMA CANARY TEA help?',
      turns: [
        { input: 'I want to end it', response: '' },
        {
          input: 'And grandma canary tea?',
          response: 'Grandma Canary tea: 17 times in 3 weeks, 5,4 on 2026-10-03.',
        },
      ],
    }),
  )
  const sent = model.requests.map(({ text }) => text).join('\n')
  expect(sent).toContain('Did [[n1]] help?')
  expect(sent).toContain('[[n1]]: … times in … weeks')
  expect(sent).not.toMatch(/grandma|canary|end it|17 times|5,4|6\.4|2026-10-03/i)
})

test('[ASST-33] a letter that is two when it is small hides no name from being hidden', async () => {
  await engine.answer(question({ text: 'İ: did GRANDMA CANARY TEA or grandma canary tea help?' }))
  const sent = model.requests.map(({ text }) => text).join('\n')
  expect(sent).toContain('did [[n1]] or [[n1]] help?')
  expect(sent).not.toMatch(/grandma/i)
})

test('[ASST-32] a thing is asked for by its sign, and a sign that was never given is none', async () => {
  const use = (things: string[]) => {
    model.behave = (_, signs) =>
      signs.length === 0 ? { use: 'ask_diary', with: { intent: 'did-help', things } } : HONEST(_, signs)
    return engine.answer(question({ text: 'did grandma canary tea do anything' }))
  }
  await use(['[[n1]]'])
  expect(askedOf.map(({ asked }) => asked.things)).toEqual([[tea.thing]])
  await use(['[[n2]]'])
  expect(askedOf).toHaveLength(1)
})

test('[ASST-27, ASST-32] a passage is named where it is cited, and stands below in its own words', async () => {
  model.behave = (_, signs) =>
    signs.length === 0
      ? { use: 'find_guide', with: { words: 'pacing' } }
      : { say: `The guide has ${signs[0]} here.` }
  expect((await engine.answer(question()))?.parts).toEqual([
    { is: 'text', text: 'The guide has ' },
    { is: 'name', text: 'Pacing' },
    { is: 'text', text: ' here.' },
    passage,
  ])
})

test.each(Object.keys(MISBEHAVIOURS))('[ASST-34, ASST-35] nothing of one that %s is shown', async (what) => {
  model.behave = MISBEHAVIOURS[what]!
  const answer = await engine.answer(question())
  expect(answer === null || answer.parts[0] === NOT_PASSED).toBe(true)
  expect(answer?.isUnderstood ?? false).toBe(false)
  expect(warned).toHaveLength(1)
  expect(warned.join()).toMatch(/^model-[a-z-]+$/)
  expect(askedOf.every(({ userId }) => userId === 7)).toBe(true)
})

test('[ASST-34] after a fault it is told its name, and may do better once', async () => {
  let times = 0
  model.behave = (request, signs) => {
    if (signs.length === 0) return HONEST(request, signs)
    times += 1
    return { say: times === 1 ? `It was 17 ${signs[0]}.` : `You recorded ${signs[0]}.` }
  }
  expect((await engine.answer(question()))?.isUnderstood).toBe(true)
  expect(model.requests.at(-1)?.messages.at(-1)?.content).toBe(
    'Your answer was refused: number. Try once more.',
  )
  expect(model.requests.at(-1)?.text).not.toContain('It was 17')
})

test('[ASST-32] who has no answer says so, and the product’s own stands', async () => {
  model.behave = () => ({ say: 'NONE' })
  expect(await engine.answer(question())).toBeNull()
  expect(warned).toEqual([])
})

test('[ASST-9, ASST-38] one that is slow, asked by too many, or too often by one is away', async () => {
  model.behave = () => ({ waitMs: 60_000 })
  const slow = open({ ms: 50, atOnce: 1 })
  const first = slow.answer(question())
  expect(await slow.answer(question())).toBeNull()
  expect(await first).toBeNull()
  allowed = false
  expect(await engine.answer(question())).toBeNull()
  expect(model.requests).toHaveLength(1)
})
