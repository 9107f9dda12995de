/** As much of the browser's speech as is used, so that a test can stand in for it. */
interface Speech {
  getVoices: () => readonly Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>[]
  addEventListener: (name: 'voiceschanged', listener: () => void) => void
  removeEventListener: (name: 'voiceschanged', listener: () => void) => void
}

/** Null where the browser cannot speak at all. */
export const speech = (): SpeechSynthesis | null =>
  'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null

/**
 * A voice of the device itself, the person's usual one first; null where there is none. One that speaks elsewhere would
 * send the text there, and with it what somebody reads. [GUIDE-17]
 */
export function localVoice<Voice extends ReturnType<Speech['getVoices']>[number]>(
  voices: readonly Voice[],
  language: string,
): Voice | null {
  const fitting = voices.filter(
    ({ lang, localService }) => localService && languageOf(lang) === languageOf(language),
  )
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null
}

/** "en_GB" and "en-GB" are both told. */
const languageOf = (tag: string): string => tag.split(/[-_]/)[0]!.toLowerCase()

/** Voices are told a while after they were first asked for. */
export function watchVoices(from: Speech, listener: () => void): () => void {
  from.addEventListener('voiceschanged', listener)
  return () => from.removeEventListener('voiceschanged', listener)
}
