import { expect, test } from 'vitest'
import { builtInThings } from '../../testing/builtInThings.ts'
import { NOTHING_ASKED, type UnderstoodQuestion } from '../../understoodQuestion.ts'
import { BURDEN_PASSAGE } from '../burdenPassage.ts'
import { testThesaurus } from '../loose/thesaurus/testThesaurus.ts'
import { understandQuestion } from '../understandQuestion.ts'
import type { UnderstandingResult } from '../understandingResult.ts'
import { hashMark, type LabelModel } from './labelModel.ts'
import type { QuestionLabel } from './questionLabels.ts'

const SURE = 127
const UNSURE = 9

/** So many that none of them is likely by itself. */
const OTHERS: readonly QuestionLabel[] = [
  'hello',
  'thanks',
  'bye',
  'insult',
  'glad',
  'can-do',
  'my-medicines',
  'my-conditions',
  'weekday',
  'pattern',
  'length',
  'score',
  'count-entries',
]

/** A model that knows one word of the question, and how strongly it speaks for a label. */
function modelOf(label: QuestionLabel, word: string, weight: number): LabelModel<QuestionLabel> {
  return {
    labels: [label, ...OTHERS],
    unit: 0.1,
    hashes: Uint32Array.from([hashMark(`w:${word}`)]),
    starts: Uint32Array.from([0, 1]),
    weightLabels: Uint8Array.from([0]),
    weights: Int8Array.from([weight]),
  }
}

interface HearingCase {
  word: string
  weight?: number
  before?: UnderstoodQuestion | null
}

function hear(
  question: string,
  label: QuestionLabel,
  { word, weight = SURE, before = null }: HearingCase,
): UnderstandingResult {
  const thesaurus = { ...testThesaurus(), model: modelOf(label, word, weight) }
  return understandQuestion(question, {
    things: builtInThings,
    today: '2026-11-16',
    weekStart: 1,
    language: 'en',
    before: { asked: before, offered: [] },
    thesauri: [thesaurus],
  })
}

const askedFor = (
  question: string,
  label: QuestionLabel,
  heard: HearingCase,
): Partial<UnderstoodQuestion> => {
  const result = hear(question, label, heard)
  return result.is === 'asked' ? result.asked : { words: JSON.stringify(result) }
}

test.each<[string, QuestionLabel, string, Partial<UnderstoodQuestion>]>([
  ['do bad night days turn out rough?', 'link', 'rough', { intent: 'link-of', topic: 'poor-sleep' }],
  ['bad night plus stress, rough?', 'link-two', 'rough', { intent: 'link-two' }],
  ['stress and then a rough tomorrow?', 'day-after', 'rough', { intent: 'day-after', topic: 'stress' }],
  ['bad night and then a rough tomorrow?', 'day-after', 'rough', { intent: 'link-of', topic: 'poor-sleep' }],
  ['is a hot bath worth the bother?', 'did-help', 'bother', { intent: 'did-help' }],
  ['was coffee worth the bother?', 'did-help', 'bother', { intent: 'not-recorded', topic: 'coffee-tea' }],
  ['longest rough patch in my diary?', 'spell', 'patch', { intent: 'spell', level: null }],
  ['any patch of bliss in may?', 'worst-time-of-year', 'patch', { intent: 'months' }],
  [
    'how about days over 7, tally?',
    'level-days',
    'tally',
    { intent: 'level-days', level: { compare: 'over', value: 8 } },
  ],
  ['tell the surgeon what?', 'visit-questions', 'surgeon', { intent: 'visit-questions' }],
  ['are you a person?', 'who-are-you', 'person', { intent: 'talk', talk: 'who-are-you' }],
  ['i am so cross', 'angry', 'cross', { intent: 'kind', feeling: 'angry' }],
  ['where do i jot this?', 'app-past-day', 'jot', { intent: 'app', app: 'past-day' }],
])(
  '[ASST-74] what examples say is asked, with the subject of the thesaurus: %s',
  (question, label, word, wanted) => {
    expect(askedFor(question, label, { word })).toMatchObject(wanted)
  },
)

test('[ASST-74] a label that is not likely does not decide against the table of rows', () => {
  const question = 'is it worse after a bad night, sort of?'
  expect(askedFor(question, 'visit-questions', { word: 'sort', weight: UNSURE })).toMatchObject({
    intent: 'link-of',
  })
  expect(askedFor(question, 'visit-questions', { word: 'sort' })).toMatchObject({ intent: 'visit-questions' })
})

test('[ASST-74] questions about an answer need one', () => {
  const before = { ...NOTHING_ASKED, intent: 'worst' as const, measure: 'pain' as const }
  expect(askedFor('briefly please?', 'simpler', { word: 'briefly', before })).toMatchObject({
    intent: 'simpler',
  })
  expect(hear('briefly please?', 'simpler', { word: 'briefly' }).is).toBe('decline')
})

test('[ASST-84] despair and an emergency show their card, if examples are sure enough', () => {
  expect(hear('my goodbyes are written', 'despair', { word: 'goodbyes' })).toEqual({
    is: 'danger',
    danger: 'crisis',
  })
  expect(hear('lips going blue on him', 'emergency', { word: 'lips' })).toEqual({
    is: 'danger',
    danger: 'urgent',
  })
  expect(hear('my goodbyes are written', 'despair', { word: 'goodbyes', weight: UNSURE }).is).toBe('decline')
})

test.each([
  ['dose', 'dose'],
  ['stop-change', 'stop-or-change'],
  ['diagnosis', 'diagnosis'],
  ['prediction', 'prediction'],
  ['other-person', 'other-person'],
  ['off-topic', 'not-mine'],
] as const)('[ASST-84] what examples call %s is refused, though its subject is known', (label, why) => {
  expect(hear('bad night fiddling with stress?', label, { word: 'fiddling' })).toMatchObject({
    is: 'decline',
    why,
  })
})

test('[ASST-44] what is told gets no number because of a word that nothing knows', () => {
  expect(hear('counting boxes calms me', 'link', { word: 'boxes' }).is).toBe('decline')
})

test('[ASST-30] early in a week, this week means the last seven days', () => {
  const asked = askedFor('how was my pain this week', 'avg-pain', { word: 'never' })
  expect(asked.periods).toEqual([{ is: '7days' }])
})

test('[ASST-94] words about somebody else do not decline what examples are sure of', () => {
  const question = 'my wife says stress, tally?'
  expect(hear(question, 'other-person', { word: 'tally' })).toMatchObject({
    is: 'decline',
    why: 'other-person',
  })
  expect(hear(question, 'link', { word: 'tally', weight: 1 })).toMatchObject({ is: 'decline' })
  expect(askedFor(question, 'link', { word: 'tally' })).toMatchObject({ intent: 'link-of' })
})

test('[ASST-94] a question for a dose is declined unless examples leave almost no doubt', () => {
  const question = 'can i take two tablets, tally?'
  expect(hear(question, 'did-help', { word: 'tally', weight: 40 })).toMatchObject({
    is: 'decline',
    why: 'dose',
  })
})

/** Likelier than anything else, and below the chance from which a card is shown. */
const NEARLY_SURE = 20

test('[ASST-84] a likely sign of danger that is not sure leads to help, and gets no number', () => {
  const heard = { word: 'jumbled', weight: NEARLY_SURE }
  expect(askedFor('how often were my words jumbled', 'emergency', heard)).toMatchObject({
    intent: 'when-doctor',
  })
  expect(askedFor('how often was it all jumbled', 'despair', heard)).toMatchObject({
    intent: 'kind',
    feeling: 'sad',
  })
})

test('[ASST-84] a sign of danger comes before what the strict reader understands', () => {
  expect(hear('what is my average pain', 'despair', { word: 'average' }).is).toBe('danger')
})

test('[ASST-127] what set off a flare is the day before the last hard one, what differs on Mondays the weekdays', () => {
  expect(askedFor('any trigger of that flare?', 'what-differs', { word: 'trigger' })).toMatchObject({
    intent: 'day-before',
    rank: 'last',
  })
  expect(askedFor('any oddity about mondays?', 'what-differs', { word: 'oddity' })).toMatchObject({
    intent: 'weekday',
  })
  expect(askedFor('any oddity yesterday?', 'what-differs', { word: 'oddity' })).toMatchObject({
    intent: 'what-differs',
  })
})

test('[ASST-124] who is afraid to move gets what is safe and a first step; being a burden has its own passage', () => {
  const passage = (label: string): LabelModel => ({
    labels: [label, 'none'],
    unit: 0.1,
    hashes: Uint32Array.from([hashMark('w:moving')]),
    starts: Uint32Array.from([0, 1]),
    weightLabels: Uint8Array.from([0]),
    weights: Int8Array.from([SURE]),
  })
  const felt = (label: QuestionLabel, quoted: string): readonly string[] => {
    const thesaurus = {
      ...testThesaurus(),
      model: modelOf(label, 'moving', SURE),
      passageModel: passage(quoted),
    }
    const result = understandQuestion('moving feels wrong to me these days', {
      things: builtInThings,
      today: '2026-11-16',
      weekStart: 1,
      language: 'en',
      before: { asked: null, offered: [] },
      thesauri: [thesaurus],
    })
    return result.is === 'asked' ? result.asked.passages : []
  }
  expect(felt('afraid', 'worry-and-fear-of-movement/circle-of-fear')).toEqual([
    'worry-and-fear-of-movement/hurt-or-harm',
    'worry-and-fear-of-movement/one-step-up',
  ])
  expect(felt('guilty', BURDEN_PASSAGE)).toEqual([])
  expect(felt('burden', BURDEN_PASSAGE)).toEqual([BURDEN_PASSAGE])
})

test('[ASST-129] two things beside each other are told apart, and what the diary lacks is named', () => {
  expect(askedFor('bad night or stress, rough?', 'link', { word: 'rough' })).toMatchObject({
    intent: 'link-two',
    things: [{ list: 'symptom' }, { list: 'aggravating_factor' }],
    second: [{ list: 'aggravating_factor', ids: ['aggravating_factor.stress'] }],
  })
  expect(askedFor('stress or coffee, rough?', 'link', { word: 'rough' })).toMatchObject({
    intent: 'link-two',
    second: [],
    topicWords: 'coffee',
  })
  expect(askedFor('stress and coffee, rough?', 'link', { word: 'rough' })).toMatchObject({
    intent: 'link-of',
  })
})

test('[ASST-130] two single days are put beside each other', () => {
  const days = [
    { is: 'custom', from: '2026-11-16', to: '2026-11-16' },
    { is: 'custom', from: '2026-11-15', to: '2026-11-15' },
  ]
  const asked = askedFor('yesterday fine and today so odd?', 'compare', { word: 'odd' })
  expect(asked.intent).toBe('what-differs')
  expect(asked.periods).toEqual(expect.arrayContaining(days))
})
