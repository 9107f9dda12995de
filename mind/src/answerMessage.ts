import { answerFromDiary } from '@reprieve/domain/assistant/answer/answerFromDiary.ts'
import { answerPlainText } from '@reprieve/domain/assistant/answer/answerPlainText.ts'
import type { HelpPage } from '@reprieve/content/help.ts'
import { APP_PLACES } from '@reprieve/domain/assistant/answer/talk/appPlaces.ts'
import { checkParts } from '@reprieve/domain/assistant/answer/checkParts.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { understandQuestion } from '@reprieve/domain/assistant/understand/understandQuestion.ts'
import type {
  PreviousExchange,
  QuestionChoice,
  Decline,
} from '@reprieve/domain/assistant/understand/understandingResult.ts'
import type { TopicId } from '@reprieve/domain/assistant/understand/topicIds.ts'
import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { lookForDanger } from '@reprieve/domain/safety/lookForDanger.ts'
import type { SafetyBook } from '@reprieve/domain/safety/safetyBook.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { Asker } from './asker.ts'
import type { EngineAnswer } from './engineAnswer.ts'
import type { FindGuidePassages } from './guideSearch.ts'
import { loadAnswerDiary, loadKnownThings, type AskableDiary } from './askableDiary.ts'
import { articlesAbout, quoteHelp, quoteTopic } from './quotes.ts'
import {
  questionButtons,
  suggestNext,
  suggestRelatedQuestion,
  suggestQuestions,
  type OfferedQuestions,
} from './suggestions.ts'
import { loadThesauri } from './thesauri.ts'
import { translateQuotes } from './translateQuotes.ts'
import { voiceIn, type Voice } from './voice.ts'

export interface AnswerContext {
  person: AskableDiary
  asker: Asker
  guide: FindGuidePassages
  /** A page of help in a language; null if it cannot be read now. Without it, answers about the app have only links. */
  readHelpPage?: (page: HelpPage, language: Language) => Promise<string | null>
}

const NOTHING_BEFORE: PreviousExchange = { asked: null, offered: [] }

interface Message {
  text: string
  before: PreviousExchange
  book: SafetyBook
}

/** The built-in engine's answer to a message. Danger is checked first, in every language. [SAFE-8] */
export async function answerMessage(thinking: AnswerContext, message: Message): Promise<EngineAnswer> {
  const { text, book } = message
  const finding = lookForDanger(text, book)
  if (finding !== null) {
    const card: AnswerPart = { is: 'card', danger: finding.danger, flags: [...finding.flags] }
    const { danger } = finding
    const words = (await voiceIn(thinking.asker.language)).card(danger)
    const alone: EngineAnswer = { parts: [card], before: NOTHING_BEFORE, isUnderstood: true, danger, words }
    return danger === 'soon' ? withAnswer(thinking, message, alone) : alone
  }
  const { asker } = thinking
  const understood = await understoodIn(thinking, message)
  switch (understood.is) {
    case 'asked': {
      const answer = await answerUnderstoodQuestion(thinking, understood.asked, message.before.asked)
      const { intent } = understood.asked
      // What was told and leads nowhere may mean more, whatever it was read as.
      const isLost = intent === 'guide' && asker.hasGuide && !answer.parts.some(({ is }) => is === 'guide')
      const isNeeded = (understood.isTold === true || isLost) && isTold(text) && !FELT.includes(intent)
      return withHelp(answer, isNeeded, await voiceIn(asker.language))
    }
    case 'choose':
      return choose(understood.choices, { why: understood.why, voice: await voiceIn(asker.language) })
    case 'decline':
      return decline(thinking, understood, text)
    case 'danger':
      return showCard(thinking, understood.danger)
  }
}

/** Examples found it: no flag says by which words. [ASST-84] */
async function showCard({ asker }: AnswerContext, danger: 'crisis' | 'urgent'): Promise<EngineAnswer> {
  const words = (await voiceIn(asker.language)).card(danger)
  const parts: readonly AnswerPart[] = [{ is: 'card', danger, flags: [] }]
  return { parts, before: NOTHING_BEFORE, isUnderstood: true, danger, words }
}

const understoodIn = async ({ person, asker }: AnswerContext, { text, before }: Message) =>
  understandQuestion(text, {
    things: await loadKnownThings(person, asker),
    today: dayOf(asker.at),
    weekStart: asker.weekStart,
    language: asker.language,
    before,
    thesauri: await loadThesauri(text, asker.language),
  })

/**
 * People who live with cancer ask about their pain as anybody does. The card is shown each time, because what they say
 * may be new; but it only advises to see a doctor soon, so the answer from their diary is shown below it. [SAFE-8]
 */
async function withAnswer(
  thinking: AnswerContext,
  message: Message,
  card: EngineAnswer,
): Promise<EngineAnswer> {
  const understood = await understoodIn(thinking, message)
  if (understood.is !== 'asked' || FELT.includes(understood.asked.intent)) return card
  const answer = await answerUnderstoodQuestion(thinking, understood.asked, message.before.asked)
  const words = `${card.words ?? ''}\n\n${answerPlainText(answer.parts)}`
  return { ...card, parts: [...card.parts, ...answer.parts], before: answer.before, words }
}

/** Answers an understood question, whichever engine understood it. `before`: the question before it. */
export async function answerUnderstoodQuestion(
  context: AnswerContext,
  question: UnderstoodQuestion,
  before: UnderstoodQuestion | null = null,
): Promise<EngineAnswer> {
  const answer = await answerWithQuotes(context, question, before)
  return { ...answer, parts: await translateQuotes(answer.parts, context.asker.language) }
}

async function answerWithQuotes(
  context: AnswerContext,
  question: UnderstoodQuestion,
  before: UnderstoodQuestion | null,
): Promise<EngineAnswer> {
  const { person, asker, guide } = context
  const [voice, diary] = await Promise.all([voiceIn(asker.language), loadAnswerDiary(person, asker)])
  const content = answerFromDiary(question, diary, before)
  if (content === null)
    return createAnswer(ofGuide(guide, { asked: question, asker, voice }), { asked: question, offered: [] })
  const isAnswered = content.declined === null || content.declined === 'not-compared'
  const offered = suggestNext(question, { diary, voice, isAnswered })
  const quoted = await quoteFor(question, context)
  // "How do you know" has no subject of its own: the next question is about the one before.
  const asked = question.intent === 'basis' && before !== null ? before : question
  const parts = withQuote(voice.tell(content), quoted)
  return createAnswer([...parts, ...questionButtons(offered)], { asked, offered })
}

/** A screen to open comes last: first what is said about it. */
function withQuote(parts: readonly AnswerPart[], quoted: readonly AnswerPart[]): AnswerPart[] {
  const last = parts.at(-1)
  return last?.is === 'screen' ? [...parts.slice(0, -1), ...quoted, last] : [...parts, ...quoted]
}

async function quoteFor(
  question: UnderstoodQuestion,
  { asker, guide, readHelpPage }: AnswerContext,
): Promise<readonly AnswerPart[]> {
  if (question.intent !== 'app') return quoteTopic(guide, question, asker.hasGuide)
  const file =
    question.app === null ? null : await readHelpPage?.(APP_PLACES[question.app].page, asker.language)
  return typeof file === 'string' ? quoteHelp(file, question) : []
}

interface OfGuide {
  asked: UnderstoodQuestion
  asker: Asker
  voice: Voice
}

/** Topics that the guide explains; the others it says how to do. */
const EXPLAINED: readonly (TopicId | null)[] = [
  'pain-after-healing',
  'chronic-pain',
  'fibromyalgia',
  'arthritis',
  'labels',
  'nerve-pain',
]

const guideWords = ({ topic, words }: UnderstoodQuestion): string =>
  EXPLAINED.includes(topic) ? 'why' : `how ${words ?? ''}`

/** Quotes the guide word for word with links: the articles of the topic, otherwise what a search finds; nothing that the plan hides. [ASST-27] */
function ofGuide(guide: FindGuidePassages, { asked: question, asker, voice }: OfGuide): AnswerPart[] {
  const articles = articlesAbout(question)
  const about = articles.length === 0 ? [] : guide(guideWords(question), asker.hasGuide, articles)
  const passages = about.length > 0 ? about : guide(question.words ?? '', asker.hasGuide)
  // The guide tells which words matter; of the others, the pharmacist knows. [ASST-126]
  const ask: AnswerPart[] =
    question.topic === 'labels' ? [{ is: 'text', text: `\n${voice.ask('labelsPharmacist')}` }] : []
  if (passages.length > 0) return [...voice.say('guideFound'), ...passages, ...ask]
  if (ask.length > 0) return ask
  return voice.say(asker.hasGuide ? 'guideNothing' : 'guideLocked')
}

function choose(
  choices: readonly QuestionChoice[],
  { why, voice }: { why: string; voice: Voice },
): EngineAnswer {
  const offered: OfferedQuestions = choices.map(({ about, asked: question }) => ({
    label: voice.choice(about),
    asked: question,
  }))
  const question = voice.say(why === 'several' ? 'whichOne' : 'didYouMean')
  return createAnswer([...question, ...questionButtons(offered)], { asked: null, offered })
}

/** Reasons after which another engine may try; with the others every engine declines. [ASST-28] */
const OPEN: readonly Decline[] = ['unknown-thing', 'left-over', 'not-understood', 'not-mine']

interface Declined {
  why: Decline
  about: string | null
  instead: UnderstoodQuestion | null
}

/** From this length on, a message is more than an unknown word or two; words in Hangul and Han are shorter. */
const A_SENTENCE = { signs: 8, letters: 20 }
const SIGNS = /[\p{Script=Hangul}\p{Script=Han}]/u

/** The person states something: phrase lists miss a danger that is paraphrased, so help is offered. */
const isTold = (text: string): boolean =>
  !/[?？]/u.test(text) && text.trim().length >= A_SENTENCE[SIGNS.test(text) ? 'signs' : 'letters']

async function decline(
  { person, asker }: AnswerContext,
  declined: Declined,
  text: string,
): Promise<EngineAnswer> {
  const voice = await voiceIn(asker.language)
  const isOpen = OPEN.includes(declined.why)
  const other = declined.instead === null ? [] : suggestRelatedQuestion(declined.instead, voice)
  const offered = isOpen ? suggestQuestions(await loadAnswerDiary(person, asker), voice) : other
  const help = isTold(text) ? voice.helpAtHand() : []
  const parts = [...voice.decline(declined.why, declined.about), ...help, ...questionButtons(offered)]
  return { ...createAnswer(parts, { asked: null, offered }), isUnderstood: !isOpen }
}

/** These answers name help already. */
const FELT: readonly Intent[] = ['kind', 'talk', 'when-doctor']

/** What is told and not asked may mean more than the examples know. [SAFE-15] */
function withHelp(answer: EngineAnswer, isNeeded: boolean, voice: Voice): EngineAnswer {
  if (!isNeeded) return answer
  const buttons = answer.parts.filter(({ is }) => is === 'choices')
  const rest = answer.parts.filter(({ is }) => is !== 'choices')
  return { ...answer, parts: [...rest, ...voice.helpAtHand(), ...buttons] }
}

/** A number outside a figure is a bug of ours, and must not be shown. [ASST-17] */
function createAnswer(parts: readonly AnswerPart[], before: PreviousExchange): EngineAnswer {
  const fault = checkParts(parts)
  if (fault !== null) throw new Error(fault)
  return { parts, before, isUnderstood: true, danger: null }
}
