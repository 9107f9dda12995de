import '@fontsource-variable/golos-text/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { placeOf } from './app/paths.ts'
import { chosenLanguage } from './settings/chosenLanguage.ts'
import { followContrast, isDimmed, showTheme } from './settings/chosenTheme.ts'
import { loadWords, showLanguage, WordsProvider } from './settings/words.tsx'
import './ui/tokens.css'
import './ui/base.css'
import './ui/controls.css'
import './ui/page.css'

followContrast()
showTheme(isDimmed())

const words = await loadWords(chosenLanguage())
showLanguage(words.language)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <WordsProvider first={words}>
      <App place={placeOf(location.pathname)} />
    </WordsProvider>
  </StrictMode>,
)
