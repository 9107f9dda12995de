import { chosenLanguage, languageTexts } from '../../text/useText.tsx'

/** Another tab has exclusive access for some seconds, or the storage does not answer. */
export type WaitingReason = 'elsewhere' | 'storageSilent'

/** Shown before the app can render, which then replaces it. [LOCK-16, LOCAL-39] */
export async function showStartNotice(why: WaitingReason): Promise<void> {
  const { book } = languageTexts(chosenLanguage())
  const sentence =
    why === 'elsewhere'
      ? (await book.load('lock'))('elsewhere')
      : (await book.load('shell'))('storageSilentNote')
  const root = document.getElementById('root')
  // Only the frame of index.html may be there: the app has not rendered yet.
  if (root === null || root.querySelector(':scope > :not(.first-frame)') !== null) return
  const told = document.createElement('p')
  told.setAttribute('role', 'alert')
  told.textContent = sentence
  root.replaceChildren(told)
}
