import type { Block, InlineText } from '@reprieve/content/article.ts'
import { makeObservable, type Observable } from '../device/observable.ts'

/** A piece that is spoken without a pause, and the block that contains it. */
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
  /** The block that is being spoken; null if none is. */
  spoken: Observable<number | null>
  start: (lines: readonly SpokenLine[]) => void
  stop: () => void
}

/** Speaks one line; reports when it ended, or that it failed. */
export interface SpeechOutput {
  say: (text: string, ended: () => void) => void
  hush: () => void
}

/**
 * Speaks line by line. Stopping it silences it immediately, and a line that ends later does not start the next one.
 * [GUIDE-17]
 */
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

/** Without speech synthesis it speaks nothing and never reports an end. */
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
