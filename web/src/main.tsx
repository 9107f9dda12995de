import '@fontsource-variable/golos-text/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { homeAhead, recordAhead } from './app/fetchAhead.ts'
import { start } from './app/start.ts'
import { StorageScreen } from './app/StorageScreen.tsx'
import { keepLanguageOffline, startAppWorker } from './device/appWorker.ts'
import { chosenLanguage } from './settings/chosenLanguage.ts'
import { followContrast } from './settings/chosenTheme.ts'
import { loadWords, showLanguage, wordsFor, WordsProvider } from './settings/words.tsx'
import './ui/tokens.css'
import './ui/base.css'
import './ui/controls.css'
import './ui/page.css'

async function open(): Promise<void> {
  const words = wordsFor(chosenLanguage())
  const [started] = await Promise.all([start(), loadWords(words), homeAhead(words.book)])
  showLanguage(words.book.language)
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      {started === null ? (
        <WordsProvider first={words}>
          <StorageScreen fault="storage-gone" />
        </WordsProvider>
      ) : (
        <App started={started} words={words} />
      )}
    </StrictMode>,
  )
  startAppWorker()
  recordAhead()
  keepLanguageOffline(words.book.language)
}

followContrast()
// Not awaited: a module that waits makes the bundler cut all that it shares with other screens into files of their own.
void open()
