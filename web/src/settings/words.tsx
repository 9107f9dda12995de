import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { loadText, type Text } from '@reprieve/locales/loadText.ts'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { keepLanguage, languageOf, type LanguageChoice } from './chosenLanguage.ts'

export interface Words {
  choice: LanguageChoice
  language: Language
  text: Text<'shell'>
}

interface WordsInUse extends Words {
  /** The chosen language could not be fetched; the page went on in the one before. */
  missed: boolean
  choose: (choice: LanguageChoice) => Promise<void>
}

const Context = createContext<WordsInUse | null>(null)

export async function loadWords(choice: LanguageChoice): Promise<Words> {
  const language = languageOf(choice)
  return { choice, language, text: await loadText(language, 'shell') }
}

export function showLanguage(language: Language): void {
  document.documentElement.lang = intlTag(language)
}

export function WordsProvider({ first, children }: { first: Words; children: ReactNode }) {
  const [words, setWords] = useState(first)
  const [missed, setMissed] = useState(false)

  const choose = async (choice: LanguageChoice): Promise<void> => {
    try {
      const next = await loadWords(choice)
      keepLanguage(choice)
      showLanguage(next.language)
      setWords(next)
      setMissed(false)
    } catch {
      setMissed(true)
    }
  }

  return <Context value={{ ...words, missed, choose }}>{children}</Context>
}

export function useWords(): WordsInUse {
  const words = useContext(Context)
  if (words === null) throw new Error('useWords outside of WordsProvider')
  return words
}

export const useText = (): Text<'shell'> => useWords().text
