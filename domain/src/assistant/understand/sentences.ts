import type { CompiledLexicon } from './compileLexicon.ts'
import { foldQuestion, type FoldedText } from './foldQuestion.ts'

const ENDS = '?!;。？！；…\n\r؟'
const DOTS = '.'

/** Splits a text into sentences. */
export function splitSentences(question: string): readonly string[] {
  const cut: string[] = []
  let start = 0
  for (let at = 0; at < question.length; at += 1) {
    if (!isEnd(question, at)) continue
    cut.push(question.slice(start, at + 1))
    start = at + 1
  }
  return [...cut, question.slice(start)].filter((sentence) => foldQuestion(sentence).text !== '')
}

/** The dots in "3. Oktober" and 10.12.2026 end no sentence. */
function isEnd(question: string, at: number): boolean {
  const letter = question[at]!
  if (ENDS.includes(letter)) return true
  if (!DOTS.includes(letter)) return false
  const [before, after] = [question[at - 1] ?? '', question[at + 1] ?? ' ']
  return !(before >= '0' && before <= '9') && after === ' '
}

/** The folded sentence up to a word that opens another clause. */
export function beforeOpener(folded: FoldedText, { openers, lexicon }: CompiledLexicon): FoldedText {
  const { text } = folded
  const isWhole = (at: number, opener: string): boolean =>
    lexicon.isJoined || ((at === 0 || text[at - 1] === ' ') && (text[at + opener.length] ?? ' ') === ' ')
  const places = openers.flatMap((opener) => {
    const at = text.indexOf(opener)
    return at > 0 && isWhole(at, opener) ? [at] : []
  })
  return places.length === 0 ? folded : { ...folded, text: text.slice(0, Math.min(...places)).trimEnd() }
}
