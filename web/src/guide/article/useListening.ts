import type { Block } from '@reprieve/content/article.ts'
import { type Listening, type ListeningEvent, SILENCE } from '@reprieve/domain/guide/listening.ts'
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { speech } from '../../device/speechVoices.ts'
import { makeObservable } from '../../device/observable.ts'
import { browserSpeech, makeSpeaker } from '../../reading/speaker.ts'
import { spokenSentences } from '../../reading/spokenText.ts'
import { useLocalVoice } from '../../reading/useLocalVoice.ts'

export interface ListeningInUse {
  listening: Listening
  /** The block that is being said, or with which it continues; null: none. */
  block: number | null
  send: (event: ListeningEvent) => void
  /** Begins with the first sentence of this block. */
  startAt: (block: number) => void
}

/** The speed is that of the person, whatever they hear next. */
const lastSpeed = makeObservable(SILENCE.speed)

/** Null if the device has no voice of its own for the text's language. [GUIDE-17, GUIDE-32] */
export function useListening(blocks: readonly Block[], language: string): ListeningInUse | null {
  const voice = useLocalVoice(language)
  const sentences = useMemo(() => spokenSentences(blocks), [blocks])
  const speaker = useMemo(() => {
    const output = voice === null ? NO_VOICE : browserSpeech(speech()!, voice)
    const texts = sentences.map(({ text }) => text)
    return makeSpeaker(output, texts, { ...SILENCE, speed: lastSpeed.current() })
  }, [voice, sentences])
  const listening = useSyncExternalStore(speaker.listening.subscribe, speaker.listening.current)
  const { sleepsAt, speed } = listening
  useEffect(() => lastSpeed.become(speed), [speed])
  useEffect(() => {
    if (sleepsAt === null) return
    const timer = setTimeout(() => speaker.send({ is: 'time', now: Date.now() }), sleepsAt - Date.now())
    return () => clearTimeout(timer)
  }, [speaker, sleepsAt])
  // Nobody is read to who left, put the device away, or opened something else.
  const hush = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') speaker.send({ is: 'pause' })
  })
  useEffect(() => {
    const listener = (): void => hush()
    document.addEventListener('visibilitychange', listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      speaker.send({ is: 'stop' })
    }
  }, [speaker])
  if (voice === null) return null
  return {
    listening,
    block: listening.is === 'off' ? null : (sentences[listening.sentence]?.block ?? null),
    send: speaker.send,
    startAt: (block) =>
      speaker.send({
        is: 'start',
        sentence: Math.max(
          0,
          sentences.findIndex((one) => one.block >= block),
        ),
        now: Date.now(),
      }),
  }
}

const NO_VOICE = { say: () => undefined, hush: () => undefined }
