import { useEffect, useState } from 'react'
import { localVoice, speech, watchVoices } from '../device/speechVoices.ts'

/** A voice of the device for this language; null if there is none, or none yet: voices arrive late. [GUIDE-17] */
export function useLocalVoice(language: string): SpeechSynthesisVoice | null {
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
