import { type Instant, MINUTE_MS } from '../time/instant.ts'

export const SPEEDS = [0.8, 1, 1.2, 1.5] as const
export type Speed = (typeof SPEEDS)[number]

/** In minutes. */
export const SLEEP_TIMES = [10, 20, 30] as const
export type SleepTime = (typeof SLEEP_TIMES)[number]

/** A text that is read to somebody, sentence by sentence. */
export interface Listening {
  is: 'off' | 'playing' | 'paused'
  /** The number of the sentence that is being said, or with which it continues. */
  sentence: number
  speed: Speed
  sleep: SleepTime | null
  /** When the sleep timer ends; null if there is none, or nothing is being said. */
  sleepsAt: Instant | null
}

export const SILENCE: Listening = { is: 'off', sentence: 0, speed: 1, sleep: null, sleepsAt: null }

export type ListeningEvent =
  | { is: 'start'; sentence: number; now: Instant }
  | { is: 'pause' }
  | { is: 'resume'; now: Instant }
  | { is: 'stop' }
  /** The sentence was said to its end. */
  | { is: 'said'; of: number }
  | { is: 'speed'; speed: Speed }
  | { is: 'sleep'; sleep: SleepTime | null; now: Instant }
  | { is: 'time'; now: Instant }

/** What follows. The speed and the timer stay for the next text; the sleep timer pauses and does not stop. [GUIDE-32] */
export function nextListening(before: Listening, event: ListeningEvent, sentences: number): Listening {
  switch (event.is) {
    case 'start':
      return play({ ...before, sentence: Math.min(event.sentence, sentences - 1) }, event.now)
    case 'resume':
      return before.is === 'paused' ? play(before, event.now) : before
    case 'pause':
      return before.is === 'playing' ? pause(before) : before
    case 'stop':
      return { ...before, is: 'off', sentence: 0, sleepsAt: null }
    case 'said':
      return continueAfter(before, event.of, sentences)
    case 'speed':
      return { ...before, speed: event.speed }
    case 'sleep': {
      const changed = { ...before, sleep: event.sleep }
      return before.is === 'playing' ? play(changed, event.now) : changed
    }
    case 'time':
      return before.sleepsAt !== null && event.now >= before.sleepsAt
        ? { ...pause(before), sleep: null }
        : before
  }
}

const play = (listening: Listening, now: Instant): Listening => ({
  ...listening,
  is: 'playing',
  sleepsAt: listening.sleep === null ? null : now + listening.sleep * MINUTE_MS,
})

const pause = (listening: Listening): Listening => ({ ...listening, is: 'paused', sleepsAt: null })

/** A sentence that ends late, after a pause or another start, begins nothing. */
function continueAfter(before: Listening, said: number, sentences: number): Listening {
  if (before.is !== 'playing' || before.sentence !== said) return before
  if (said + 1 >= sentences) return { ...before, is: 'off', sentence: 0, sleepsAt: null }
  return { ...before, sentence: said + 1 }
}

/** Whether a voice has to begin a sentence: it is another one, another speed, or there was silence. */
export const mustSpeak = (before: Listening, after: Listening): boolean =>
  after.is === 'playing' &&
  (before.is !== 'playing' || before.sentence !== after.sentence || before.speed !== after.speed)

/** About ten seconds at the slowest speed: some browsers fall silent after fifteen. */
const LONGEST = 180

const SENTENCE_END = /([.!?]["'”’)]?)\s+(?=["'“‘(]?[\p{Lu}\d])/gu
const CLAUSE_END = /([,;:])\s+/g
const WORD_END = /()\s+/g

/** Whole sentences; one that is too long for a voice is divided at its commas, and a clause at its words. */
export const splitForVoice = (text: string): readonly string[] =>
  splitAfter(text, SENTENCE_END)
    .flatMap((sentence) => packed(sentence, CLAUSE_END).flatMap((clause) => packed(clause, WORD_END)))
    .filter((piece) => piece.trim() !== '')

const splitAfter = (text: string, end: RegExp): readonly string[] =>
  text.replaceAll('\n', ' ').replaceAll(end, '$1\n').split('\n')

/** As much in one piece as a voice can say. */
function packed(text: string, end: RegExp): string[] {
  if (text.length <= LONGEST) return [text]
  const pieces: string[] = []
  for (const part of splitAfter(text, end)) {
    const last = pieces.at(-1)
    const joined = last === undefined ? part : `${last} ${part}`
    if (last !== undefined && joined.length <= LONGEST) pieces[pieces.length - 1] = joined
    else pieces.push(part)
  }
  return pieces
}
