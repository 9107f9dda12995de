import type { Language } from '@reprieve/domain/settings/language.ts'
import { foldQuestion, type FoldedText } from '../../foldQuestion.ts'

/** A word of a question, with its place in the folded text. */
export interface QuestionWord {
  text: string
  start: number
  end: number
}

/** A word of a thesaurus phrase. A stem may go on with some letters. */
export interface ThesaurusWord {
  text: string
  isStem: boolean
}

const APOSTROPHES = "'’‘`´"
/** don't, it's, I'm: written with or without the apostrophe, it is one word. */
const CONTRACTED = new Set(['s', 't', 'm', 're', 've', 'll', 'd'])
/** l'hiver, d'eau, qu'il: the word is what follows. */
const ELIDED = new Set(['l', 'd', 'j', 'c', 's', 'n', 'm', 't', 'qu'])

/** The words between spaces; contractions are joined, elided articles dropped. */
export function splitQuestion(folded: FoldedText, language: Language): readonly QuestionWord[] {
  const words: QuestionWord[] = []
  for (const { 0: text, index: start } of folded.text.matchAll(/\S+/g)) {
    const before = words.at(-1)
    const word = { text, start, end: start + text.length }
    const isJoined = before !== undefined && hasApostrophe(folded, before.end, start)
    if (isJoined && language === 'en' && CONTRACTED.has(text))
      words[words.length - 1] = { text: before.text + text, start: before.start, end: word.end }
    else if (isJoined && language === 'fr' && ELIDED.has(before.text)) words[words.length - 1] = word
    else words.push(word)
  }
  return words
}

function hasApostrophe({ places, typed }: FoldedText, end: number, start: number): boolean {
  const between = typed.slice((places[end - 1] ?? 0) + 1, places[start])
  return between.length === 1 && APOSTROPHES.includes(between)
}

const STEM = '~'

export const splitPhrase = (phrase: string, language: Language): readonly ThesaurusWord[] =>
  phrase
    .split(' ')
    .flatMap((part) =>
      splitQuestion(foldQuestion(part), language).map(({ text }) => ({ text, isStem: part.endsWith(STEM) })),
    )
