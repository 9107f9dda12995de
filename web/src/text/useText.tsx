import { FALLBACK_LANGUAGE, intlTag, isLanguage, type Language } from '@reprieve/domain/settings/language.ts'
import { type LanguageChoice, resolveLanguage } from '@reprieve/domain/settings/settings.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { createContext, use, useState, type ReactNode } from 'react'
import { keepLanguageOffline } from '../device/startAppWorker.ts'
import { storeChoice, readChoice } from '../device/storage.ts'
import { makeTextBook, type TextBook } from './textBook.ts'
import { formatTag } from './dateFormats.ts'

const NAME = 'language'

export const resolveDeviceLanguage = (choice: LanguageChoice): Language =>
  resolveLanguage(choice, navigator.languages)

/** The stored value may be from another version or edited by hand: an invalid one means the system's language. */
export const languageFrom = (kept: unknown): LanguageChoice => (isLanguage(kept) ? kept : 'default')

export const mirroredLanguage = (): string | null => readChoice(NAME)

export const chosenLanguage = (): LanguageChoice => languageFrom(mirroredLanguage())

export const storeLanguage = (choice: LanguageChoice): void => storeChoice(NAME, choice)

/** The web app manifest of a language. English keeps the original path. [SETT-5] */
export const manifestPath = (language: Language): string =>
  language === FALLBACK_LANGUAGE ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`

export interface LanguageTexts {
  choice: LanguageChoice
  book: TextBook
}

interface WordsInUse extends LanguageTexts {
  language: Language
  /** The chosen language could not be fetched; the page stays in the previous one. */
  missed: boolean
  choose: (choice: LanguageChoice) => Promise<void>
}

const Context = createContext<WordsInUse | null>(null)

/** The texts that every screen needs; other areas are loaded by the screens that need them. */
const START_AREAS: readonly BrowserArea[] = ['shell', 'common', 'navigation']

/** The texts for a language choice, none of them loaded yet. */
export const languageTexts = (choice: LanguageChoice): LanguageTexts => ({
  choice,
  book: makeTextBook(resolveDeviceLanguage(choice)),
})

export async function loadTexts(
  words: LanguageTexts,
  areas: readonly BrowserArea[] = START_AREAS,
): Promise<void> {
  await Promise.all(areas.map((area) => words.book.load(area)))
}

export function showLanguage(language: Language): void {
  document.documentElement.lang = intlTag(language)
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestPath(language))
}

export function TextProvider({ first, children }: { first: LanguageTexts; children: ReactNode }) {
  const [words, setWords] = useState(first)
  const [missed, setMissed] = useState(false)

  const choose = async (choice: LanguageChoice): Promise<void> => {
    try {
      // Loads all areas that the open screens use, so that none of them goes blank.
      const next = languageTexts(choice)
      await loadTexts(next, words.book.areas())
      storeLanguage(choice)
      showLanguage(next.book.language)
      keepLanguageOffline(next.book.language)
      setWords(next)
      setMissed(false)
    } catch {
      setMissed(true)
    }
  }

  return <Context value={{ ...words, language: words.book.language, missed, choose }}>{children}</Context>
}

export function useLanguage(): WordsInUse {
  const words = use(Context)
  if (words === null) throw new Error('useWords outside of WordsProvider')
  return words
}

/** The texts of an area. Suspends until they are loaded, and throws `TextsNotLoaded` if they cannot be. */
export function useText(): Text<'shell'>
export function useText<A extends BrowserArea>(area: A): Text<A>
export function useText(area: BrowserArea = 'shell'): Text<BrowserArea> {
  const { book } = useLanguage()
  // Always called, also for loaded texts: React identifies promises only by their order, and a screen that skipped one
  // on its second try would get the texts of another area.
  return use(book.load(area))
}

export const useFormatTag = (): string => formatTag(useLanguage().language, navigator.languages)

/**
 * Fetches the texts of several areas in parallel and suspends until they are loaded: one after the other they would
 * cost several round trips on a slow network. The caller renders the screen below itself, which then does not suspend.
 */
export function useTextsReady(areas: readonly BrowserArea[]): void {
  const { book } = useLanguage()
  usePrefetchTexts(areas)
  // All of them, also loaded ones: React identifies promises only by their order.
  for (const area of areas) use(book.load(area))
}

/** Prefetches texts that will be needed soon, without suspending. */
export function usePrefetchTexts(areas: readonly BrowserArea[]): void {
  const { book } = useLanguage()
  // A failure is reported to the component that then requests the text.
  for (const area of areas) book.load(area).catch(() => undefined)
}
