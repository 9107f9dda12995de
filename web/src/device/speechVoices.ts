/** The part of the browser's speech API that is used, so that a test can replace it. */
interface Speech {
  getVoices: () => readonly Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>[]
  addEventListener: (name: 'voiceschanged', listener: () => void) => void
  removeEventListener: (name: 'voiceschanged', listener: () => void) => void
}

/** Null if the browser cannot speak. */
export const speech = (): SpeechSynthesis | null =>
  'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null

/**
 * A voice of the device itself, the default voice first; null if there is none. A remote voice would send the text, and
 * thus what the user reads, to another server. [GUIDE-17]
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

/** Both "en_GB" and "en-GB" occur. */
const languageOf = (tag: string): string => tag.split(/[-_]/)[0]!.toLowerCase()

/** Voices become available some time after they were first requested. */
export function watchVoices(from: Speech, listener: () => void): () => void {
  from.addEventListener('voiceschanged', listener)
  return () => from.removeEventListener('voiceschanged', listener)
}
