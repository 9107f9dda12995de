import { chosenLanguage } from '../settings/chosenLanguage.ts'
import { wordsFor } from '../settings/words.tsx'

/** Another tab has the diary alone for some seconds. Drawn over as soon as the app is. [LOCK-16] */
export async function showWaiting(): Promise<void> {
  const text = await wordsFor(chosenLanguage()).book.load('lock')
  const root = document.getElementById('root')
  if (root !== null && root.childElementCount === 0) root.textContent = text('elsewhere')
}
