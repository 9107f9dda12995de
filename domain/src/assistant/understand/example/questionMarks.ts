import type { Language } from '@reprieve/domain/settings/language.ts'
import { KIND_TOPICS, MEDICINE_TOPICS, PLACE_TOPICS } from '../loose/thesaurus/topicKinds.ts'
import type { PhraseMatch } from '../loose/thesaurus/matchThesaurus.ts'
import type { Thesaurus } from '../loose/thesaurus/thesaurus.ts'
import type { QuestionToken } from '../token.ts'
import type { TopicId } from '../topicIds.ts'

/** What the marks of a question are made from. */
export interface MarkedText {
  /** Folded. */
  text: string
  matches: readonly PhraseMatch[]
  tokens: readonly QuestionToken[]
  isQuestion: boolean
}

/** Stands for a subject: one sign, which the folded text cannot contain. */
const SIGN = {
  place: 'P',
  kind: 'K',
  medicine: 'M',
  remedy: 'R',
  thing: 'T',
  day: 'D',
  number: 'N',
} as const

/**
 * The marks by which the model tells what a question asks: its words, pairs of words, pieces of words, and what the
 * thesaurus recognised. Subjects, days and numbers are replaced by a sign for their kind: what is asked does not depend
 * on them. [ASST-74]
 */
export function questionMarks(
  { text, matches, tokens, isQuestion }: MarkedText,
  thesaurus: Thesaurus,
): readonly string[] {
  const masked = maskSubjects(text, { matches, tokens, thesaurus })
  const marks = new Set<string>()
  const { language } = thesaurus
  const words = masked.split(' ').filter((word) => word !== '')
  if (language !== 'zh-rCN') addWords(marks, words)
  addPieces(marks, words, language)
  for (const { means } of matches) {
    if (means.is === 'ask') marks.add(`a:${means.ask}`)
    if (means.is === 'app') marks.add(`p:${means.app}`)
    if (means.is === 'topic') marks.add(`t:${means.topic}`)
  }
  for (const { means } of tokens) if (means.is === 'concept') marks.add(`c:${means.concept}`)
  const subjects = masked.split('').filter((sign) => SUBJECTS.includes(sign)).length
  marks.add(`n:${Math.min(subjects, MOST_SUBJECTS)}`)
  marks.add(`l:${Math.min(MOST_LENGTH, Math.ceil(Math.log2(words.join('').length + 1)))}`)
  if (isQuestion) marks.add('q')
  return [...marks]
}

/** The marks by which a model tells which passage answers a question: here its subject says most. */
export function passageMarks(
  { text, matches }: Pick<MarkedText, 'text' | 'matches'>,
  { language }: Thesaurus,
): readonly string[] {
  const marks = new Set<string>()
  const words = text.split(' ').filter((word) => word !== '')
  if (language !== 'zh-rCN')
    words.forEach((word, at) => marks.add(`w:${word}`).add(`b:${word} ${words[at + 1] ?? ''}`))
  addPieces(marks, words, language, PIECES_OF_SUBJECT)
  for (const { means } of matches) if (means.is === 'topic') marks.add(`t:${means.topic}`)
  return [...marks]
}

const SUBJECTS: readonly string[] = [SIGN.place, SIGN.kind, SIGN.medicine, SIGN.remedy, SIGN.thing]
const MOST_SUBJECTS = 2
const MOST_LENGTH = 7

interface TextSpan {
  start: number
  end: number
  sign: string
}

function maskSubjects(
  text: string,
  { matches, tokens, thesaurus }: Pick<MarkedText, 'matches' | 'tokens'> & { thesaurus: Thesaurus },
): string {
  const spans: TextSpan[] = [
    ...matches.flatMap(({ start, end, means }): TextSpan[] => {
      if (means.is === 'topic') return [{ start, end, sign: signOfTopic(means.topic, thesaurus) }]
      if (means.is === 'medicine') return [{ start, end, sign: SIGN.medicine }]
      return means.is === 'period' ? [{ start, end, sign: SIGN.day }] : []
    }),
    ...tokens.flatMap(({ start, end, means }): TextSpan[] => {
      switch (means.is) {
        case 'thing':
          return [{ start, end, sign: signOfList(means.things[0]?.thing.list) }]
        case 'date':
        case 'month':
        case 'weekday':
          return [{ start, end, sign: SIGN.day }]
        case 'number':
          return [{ start, end, sign: SIGN.number }]
        default:
          return []
      }
    }),
  ]
  let masked = ''
  let at = 0
  for (const { start, end, sign } of spans.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    if (start < at) continue
    masked += `${text.slice(at, start)} ${sign} `
    at = end
  }
  return `${masked}${text.slice(at)}`
}

function signOfTopic(topic: TopicId, { topics }: Thesaurus): string {
  if (PLACE_TOPICS.has(topic)) return SIGN.place
  if (KIND_TOPICS.has(topic)) return SIGN.kind
  if (MEDICINE_TOPICS.has(topic)) return SIGN.medicine
  const { items } = topics[topic]
  return items.length > 0 && items.every((item) => item.startsWith('alleviating_factor'))
    ? SIGN.remedy
    : SIGN.thing
}

function signOfList(list: string | undefined): string {
  if (list === 'location') return SIGN.place
  if (list === 'character') return SIGN.kind
  if (list === 'medication') return SIGN.medicine
  return list === 'alleviating_factor' ? SIGN.remedy : SIGN.thing
}

function addWords(marks: Set<string>, words: readonly string[]): void {
  marks.add(`1:${words[0] ?? ''}`)
  words.forEach((word, at) => {
    marks.add(`w:${word}`)
    marks.add(`b:${word} ${words[at + 1] ?? ''}`)
    if (at + 2 < words.length) marks.add(`s:${word} ${words[at + 2]!}`)
  })
}

/** How long the pieces of a word are: a sign of Han or Hangul says as much as some letters. */
const PIECES: Readonly<Record<Language, readonly number[]>> = {
  en: [4, 5],
  de: [4, 5],
  es: [4, 5],
  fr: [4, 5],
  ru: [4, 5],
  ko: [1, 2, 3],
  'zh-rCN': [1, 2, 3],
}

/** For a subject fewer are enough. */
const PIECES_OF_SUBJECT: Readonly<Record<Language, readonly number[]>> = {
  en: [4],
  de: [4],
  es: [4],
  fr: [4],
  ru: [4],
  ko: [1, 2],
  'zh-rCN': [1, 2],
}

function addPieces(
  marks: Set<string>,
  words: readonly string[],
  language: Language,
  pieces: Readonly<Record<Language, readonly number[]>> = PIECES,
): void {
  const texts =
    language === 'zh-rCN' || language === 'ko' ? [`^${words.join('')}$`] : words.map((word) => `^${word}$`)
  for (const text of texts)
    for (const length of pieces[language])
      for (let at = 0; at + length <= text.length; at += 1) marks.add(`g:${text.slice(at, at + length)}`)
}
