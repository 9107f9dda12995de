import type { Block } from '@reprieve/content/article.ts'
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { localVoice, speech, watchVoices } from '../device/speechVoices.ts'
import { Button } from '../ui/controls/Button.tsx'
import { makeReadAloud, browserSpeech, spokenLines } from './readAloud.ts'

interface ReadAloudButtonProps {
  blocks: readonly Block[]
  /** The language of the text: read by a voice of that language, or not at all. */
  language: string
  words: { start: string; stop: string; about: string }
  /** The block that is being spoken; null: none. */
  onSpoken: (block: number | null) => void
}

/** Hidden if the device has no voice. [GUIDE-17] */
export function ReadAloudButton(props: ReadAloudButtonProps) {
  const voice = useLocalVoice(props.language)
  return voice === null ? null : <Reading {...props} voice={voice} />
}

function Reading({ blocks, words, voice, onSpoken }: ReadAloudButtonProps & { voice: SpeechSynthesisVoice }) {
  const about = useId()
  const aloud = useMemo(() => makeReadAloud(browserSpeech(speech()!, voice)), [voice])
  const spoken = useSyncExternalStore(aloud.spoken.subscribe, aloud.spoken.current)
  useEffect(() => onSpoken(spoken), [onSpoken, spoken])
  // Stops when the person leaves, hides the page, or opens something else.
  useEffect(() => {
    const hush = (): void => {
      if (document.visibilityState === 'hidden') aloud.stop()
    }
    document.addEventListener('visibilitychange', hush)
    return () => {
      document.removeEventListener('visibilitychange', hush)
      aloud.stop()
    }
  }, [aloud])
  return (
    <>
      <Button
        label={spoken === null ? words.start : words.stop}
        describedBy={about}
        onPress={() => (spoken === null ? aloud.start(spokenLines(blocks)) : aloud.stop())}
      />
      <span id={about} className="unseen">
        {words.about}
      </span>
    </>
  )
}

function useLocalVoice(language: string): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null)
  useEffect(() => {
    const from = speech()
    if (from === null) return
    const look = (): void => setVoice(localVoice(from.getVoices(), language))
    look()
    return watchVoices(from, look)
  }, [language])
  return voice
}
