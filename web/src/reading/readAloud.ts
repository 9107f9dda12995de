import type { Block, InlineText } from '@reprieve/content/article.ts'
import { makeObservable, type Observable } from '../device/observable.ts'

/** A piece that is said in one go, and the block that it stands in. */
interface SpokenLine {
  block: number
  text: string
}

/** Short pieces: some browsers fall silent in the middle of a long one. */
export const spokenLines = (blocks: readonly Block[]): readonly SpokenLine[] =>
  blocks.flatMap((block, place) => linesOf(block).map((text) => ({ block: place, text })))

function linesOf(block: Block): string[] {
  switch (block.is) {
    case 'heading':
      return [block.text]
    case 'paragraph':
      return [textOf(block.words)]
    case 'list':
      return block.items.map(textOf)
    case 'checklist':
      return block.items.map(({ words }) => textOf(words))
  }
}

const textOf = (words: readonly InlineText[]): string => words.map(({ text }) => text).join('')

export interface ReadAloud {
  /** The block that is being said; null while nothing is. */
  spoken: Observable<number | null>
  start: (lines: readonly SpokenLine[]) => void
  stop: () => void
}

/** Says one line; tells when it was said, or that it was not. */
export interface SpeechOutput {
  say: (text: string, ended: () => void) => void
  hush: () => void
}

/** One line after the other; whoever stops it has silence at once, and what ends late begins nothing. [GUIDE-17] */
export function makeReadAloud(mouth: SpeechOutput): ReadAloud {
  const spoken = makeObservable<number | null>(null)
  let turn = 0
  const stop = (): void => {
    turn += 1
    if (spoken.current() !== null) mouth.hush()
    spoken.become(null)
  }
  const sayFrom = (lines: readonly SpokenLine[], place: number, of: number): void => {
    const line = lines[place]
    if (line === undefined) {
      spoken.become(null)
      return
    }
    spoken.become(line.block)
    mouth.say(line.text, () => {
      if (of === turn) sayFrom(lines, place + 1, of)
    })
  }
  return {
    spoken,
    stop,
    start: (lines) => {
      stop()
      sayFrom(lines, 0, turn)
    },
  }
}

/** A device without a mouth says nothing, and ends nothing. */
export function browserSpeech(speech: SpeechSynthesis, voice: SpeechSynthesisVoice): SpeechOutput {
  return {
    hush: () => speech.cancel(),
    say: (text, ended) => {
      const words = new SpeechSynthesisUtterance(text)
      words.voice = voice
      words.lang = voice.lang
      words.addEventListener('end', ended)
      words.addEventListener('error', ended)
      speech.speak(words)
    },
  }
}
