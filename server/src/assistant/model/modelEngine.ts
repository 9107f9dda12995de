import type { UnderstoodQuestion } from '@reprieve/domain/assistant/asked.ts'
import type { Part } from '@reprieve/domain/assistant/part.ts'
import type { SafetyBook } from '@reprieve/domain/safety/book.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { ModelDoor, ModelMessage, ToolCall } from '../../outside/model.ts'
import { askerOf, type Engine, type EngineAnswer, type Question } from '../engine.ts'
import type { Thinker } from '../thinking/thinker.ts'
import { checkSaid } from './checkSaid.ts'
import { hideNames, type HiddenNames } from './hiddenNames.ts'
import { NO_ANSWER, instructionsFor } from './modelPrompt.ts'
import { MODEL_TOOLS, toolAsked } from './modelTools.ts'
import { toldSigns, type ToldSigns } from './toldSigns.ts'

interface Parts {
  door: ModelDoor
  thinker: Thinker
  book: () => Promise<SafetyBook>
  /** Whether this person may ask it once more. */
  mayAsk: (userId: number) => Promise<boolean>
  /** A word for the log: nothing of what was said. */
  warn: (what: string) => void
  /** What is shown in the place of an answer that did not pass. */
  notPassed: (question: Question) => Promise<Part>
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
 * A model of the operator's. It understands, and words what the tools have told; it sees no diary, no number and no name,
 * and nothing of it is shown that did not pass every check. Null where it is away. [ASST-32]
 */
export function openModelEngine(parts: Parts): Engine {
  const { atOnce, ms } = { ...LIMITS, ...parts.limits }
  let underWay = 0
  return {
    answer: async (question) => {
      // A slow model must not take the places of all other calls: the product's own answer stands.
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
  signs: ToldSigns
  /** What its tools were asked last: the next question may go on from it. */
  asked: UnderstoodQuestion | null
}

async function talk(question: Question, parts: Parts, signal: AbortSignal): Promise<EngineAnswer | null> {
  const { door, thinker, book, warn } = parts
  const things = await thinker.things(askerOf(question))
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
    const checked = checkSaid(text, { signs, book: await book(), language: question.language, instructions })
    if (checked.ok)
      return {
        parts: checked.value,
        before: { asked: turn.asked, offered: [] },
        isUnderstood: true,
        danger: null,
      }
    tries += 1
    if (tries > 1) return refused(question, parts, checked.reason)
    // What it said is not sent back: it may hold what it should not have said.
    turn.messages.push({
      role: 'system',
      content: `Your answer was refused: ${checked.reason}. Try once more.`,
    })
  }
  return refused(question, parts, 'no-end')
}

function begin({ text, turns, language, at }: Question, names: HiddenNames): Turn {
  const instructions = instructionsFor(language, dayOf(at))
  // What a card answered, which has no words of its own, is nobody else's.
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
    signs: toldSigns(names),
    asked: null,
  }
}

/** Of our own answers before: what was counted then does not leave either. */
const withoutNumbers = (text: string): string =>
  text
    .split(/(\[\[n\d+\]\])/)
    .map((piece, place) => (place % 2 === 1 ? piece : piece.replaceAll(/\p{N}+(?:[.,:]\p{N}+)*/gu, '…')))
    .join('')

interface Using {
  turn: Turn
  question: Question
  thinker: Thinker
}

/** Of this person's diary and plan, whatever it is asked with. [ASST-35] */
async function used(call: ToolCall, { turn, question, thinker }: Using): Promise<ModelMessage> {
  const tell = (content: string): ModelMessage => ({ role: 'tool', callId: call.id, content })
  const wanted = toolAsked(call.name, call.written, turn.names)
  if (wanted === null) return tell('This is no tool, or not how it is used.')
  const asker = askerOf(question)
  if (wanted.is === 'guide') {
    const passages = await thinker.passages(asker, wanted.words)
    return tell(turn.signs.told(passages ?? []) || 'Nothing was found.')
  }
  const said = await thinker.tell(asker, wanted.asked)
  if (said === null) return tell('The diary cannot be read now.')
  turn.asked = wanted.asked
  return tell(turn.signs.told(said.parts) || 'Nothing was found.')
}

async function refused(question: Question, { warn, notPassed }: Parts, why: string): Promise<EngineAnswer> {
  warn(`model-refused-${why}`)
  return {
    parts: [await notPassed(question)],
    before: question.before,
    isUnderstood: false,
    danger: null,
  }
}
