import {
  type Listening,
  type ListeningEvent,
  mustSpeak,
  nextListening,
  SILENCE,
  type Speed,
} from '@reprieve/domain/guide/listening.ts'
import { makeObservable, type Observable } from '../device/observable.ts'

/** The voice of the device. Tells when something was said, or that it could not be. */
export interface SpeechOutput {
  say: (text: string, speed: Speed, told: { ended: () => void; failed: () => void }) => void
  hush: () => void
}

export interface Speaker {
  listening: Observable<Listening>
  send: (event: ListeningEvent) => void
}

/** Lets a voice say what the listening is at; whoever pauses or stops has silence at once. [GUIDE-17, GUIDE-32] */
export function makeSpeaker(
  output: SpeechOutput,
  sentences: readonly string[],
  first: Listening = SILENCE,
): Speaker {
  const listening = makeObservable(first)
  // What a voice still reports about an earlier sentence is about nothing that is being said.
  let turn = 0
  const send = (event: ListeningEvent): void => {
    const before = listening.current()
    const after = nextListening(before, event, sentences.length)
    if (after === before) return
    const isInterrupted = before.is === 'playing' && event.is !== 'said'
    const isNew = mustSpeak(before, after)
    if (isInterrupted && (isNew || after.is !== 'playing')) {
      turn += 1
      output.hush()
    }
    listening.become(after)
    if (isNew) speak(after)
  }
  const speak = ({ sentence, speed }: Listening): void => {
    turn += 1
    const own = turn
    const tell = (event: ListeningEvent) => () => {
      if (own === turn) send(event)
    }
    output.say(sentences[sentence] ?? '', speed, {
      ended: tell({ is: 'said', of: sentence }),
      failed: tell({ is: 'stop' }),
    })
  }
  return { listening, send }
}

export function browserSpeech(speech: SpeechSynthesis, voice: SpeechSynthesisVoice): SpeechOutput {
  return {
    hush: () => speech.cancel(),
    say: (text, speed, { ended, failed }) => {
      const words = new SpeechSynthesisUtterance(text)
      words.voice = voice
      words.lang = voice.lang
      words.rate = speed
      words.addEventListener('end', ended)
      words.addEventListener('error', failed)
      speech.speak(words)
    },
  }
}
