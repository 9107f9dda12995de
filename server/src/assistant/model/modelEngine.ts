import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { SafetyBook } from '@reprieve/domain/safety/safetyBook.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { ModelClient, ModelMessage, ToolCall } from '../../outside/model.ts'
import type { EngineAnswer } from '@reprieve/mind/engineAnswer.ts'
import { pickAskerFields, type Engine, type EngineQuestion } from '../engine.ts'
import type { Thinker } from '../thinking/thinker.ts'
import { checkModelText } from './checkModelText.ts'
import { hideNames, type HiddenNames } from './hiddenNames.ts'
import { NO_ANSWER, writeSystemPrompt } from './modelPrompt.ts'
import { MODEL_TOOLS, readToolRequest } from './modelTools.ts'
import { createCitationSigns, type CitationSigns } from './citationSigns.ts'

interface Parts {
  door: ModelClient
  thinker: Thinker
  book: () => Promise<SafetyBook>
  /** Whether the person is still below their limit. */
  mayAsk: (userId: number) => Promise<boolean>
  /** Logs a fixed word, nothing of the conversation. */
  warn: (what: string) => void
  /** Shown instead of an answer that did not pass the checks. */
  notPassed: (question: EngineQuestion) => Promise<AnswerPart>
  limits?: Partial<Limits>
}

interface Limits {
  atOnce: number
  ms: number
}

const LIMITS: Limits = { atOnce: 16, ms: 110_000 }
const MOST_CALLS = 6
const MOST_ROUNDS = 8

/**
 * An operator's model. It understands the question and words what the tools returned; it sees no diary, number or name,
 * and nothing of it is shown that did not pass every check. Null if it is away. [ASST-32]
 */
export function openModelEngine(parts: Parts): Engine {
  const { atOnce, ms } = { ...LIMITS, ...parts.limits }
  let underWay = 0
  return {
    answer: async (question) => {
      // A slow model must not use up the slots of all other calls: the built-in answer is used instead.
      if (underWay >= atOnce) return null
      underWay += 1
      try {
        if (!(await parts.mayAsk(question.userId))) return null
        return await talk(question, parts, AbortSignal.any([question.signal, AbortSignal.timeout(ms)]))
      } finally {
        underWay -= 1
      }
    },
  }
}

interface Turn {
  messages: ModelMessage[]
  instructions: string
  names: HiddenNames
  signs: CitationSigns
  /** The last request to its tools, which the next question may refer to. */
  question: UnderstoodQuestion | null
}

async function talk(
  question: EngineQuestion,
  parts: Parts,
  signal: AbortSignal,
): Promise<EngineAnswer | null> {
  const { door, thinker, book, warn } = parts
  const things = await thinker.things(pickAskerFields(question))
  if (things === null) return null
  const turn = begin(question, hideNames(things))
  let calls = 0
  let tries = 0
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const heard = await door.complete({ messages: turn.messages, tools: MODEL_TOOLS }, signal)
    if (!heard.ok) {
      warn(`model-${heard.reason}`)
      return null
    }
    const { text, calls: wanted } = heard.value
    if (wanted.length > 0) {
      calls += wanted.length
      if (calls > MOST_CALLS) return refused(question, parts, 'too-many-calls')
      turn.messages.push({ role: 'assistant', content: null, calls: wanted })
      for (const call of wanted) turn.messages.push(await used(call, { turn, question, thinker }))
      continue
    }
    if (text === null || text.trim() === NO_ANSWER) return null
    const { instructions, signs } = turn
    const checked = checkModelText(text, {
      signs,
      book: await book(),
      language: question.language,
      instructions,
    })
    if (checked.ok)
      return {
        parts: checked.value,
        before: { asked: turn.question, offered: [] },
        isUnderstood: true,
        danger: null,
      }
    tries += 1
    if (tries > 1) return refused(question, parts, checked.reason)
    // Its text is not sent back: it may contain what it should not have said.
    turn.messages.push({
      role: 'system',
      content: `Your answer was refused: ${checked.reason}. Try once more.`,
    })
  }
  return refused(question, parts, 'no-end')
}

function begin({ text, turns, language, at }: EngineQuestion, names: HiddenNames): Turn {
  const instructions = writeSystemPrompt(language, dayOf(at))
  // A turn answered by a card has no response text, and is never sent to a model.
  const spoken = turns.filter(({ response }) => response !== '')
  const before = spoken.flatMap(({ input, response }): ModelMessage[] => [
    { role: 'user', content: names.hide(input) },
    { role: 'assistant', content: withoutNumbers(names.hide(response)), calls: [] },
  ])
  return {
    messages: [
      { role: 'system', content: instructions },
      ...before,
      { role: 'user', content: names.hide(text) },
    ],
    instructions,
    names,
    signs: createCitationSigns(names),
    question: null,
  }
}

/** Removes the numbers from our earlier answers, because they must not be sent either. */
const withoutNumbers = (text: string): string =>
  text
    .split(/(\[\[n\d+\]\])/)
    .map((piece, place) => (place % 2 === 1 ? piece : piece.replaceAll(/\p{N}+(?:[.,:]\p{N}+)*/gu, '…')))
    .join('')

interface Using {
  turn: Turn
  question: EngineQuestion
  thinker: Thinker
}

/** Runs a tool with this person's diary and plan, whatever arguments the model gives. [ASST-35] */
async function used(call: ToolCall, { turn, question, thinker }: Using): Promise<ModelMessage> {
  const tell = (content: string): ModelMessage => ({ role: 'tool', callId: call.id, content })
  const wanted = readToolRequest(call.name, call.written, turn.names)
  if (wanted === null) return tell('This is no tool, or not how it is used.')
  const asker = pickAskerFields(question)
  if (wanted.is === 'guide') {
    const passages = await thinker.passages(asker, wanted.words)
    return tell(turn.signs.writeWithSigns(passages ?? []) || 'Nothing was found.')
  }
  const answer = await thinker.tell(asker, wanted.question)
  if (answer === null) return tell('The diary cannot be read now.')
  turn.question = wanted.question
  return tell(turn.signs.writeWithSigns(answer.parts) || 'Nothing was found.')
}

async function refused(
  question: EngineQuestion,
  { warn, notPassed }: Parts,
  why: string,
): Promise<EngineAnswer> {
  warn(`model-refused-${why}`)
  return {
    parts: [await notPassed(question)],
    before: question.before,
    isUnderstood: false,
    danger: null,
  }
}
