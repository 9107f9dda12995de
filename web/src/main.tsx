// First, because it declares the order of the layers for every style that follows.
import './ui/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { providerFragment } from './account/provider/providerFragment.ts'
import { App } from './app/App.tsx'
import { StorageScreen } from './app/boot/StorageScreen.tsx'
import {
  darkenNightScreen,
  prefetchHome,
  prefetchNextScreens,
  prefetchNightScreen,
  prefetchPageBar,
} from './app/boot/prefetch.ts'
import { startApp } from './app/boot/start.ts'
import { appUpdate } from './device/appUpdate.ts'
import { noteLanding } from './device/landingStorage.ts'
import { keepLanguageOffline, startAppWorker } from './device/startAppWorker.ts'
import { ignoreClosedDatabase } from './local/closedDiary.ts'
import { followPageLeft } from './local/database/leftPage.ts'
import { leavePage } from './local/database/pendingWrites.ts'
import { followContrast } from './settings/appearance/chosenLook.ts'
import {
  chosenLanguage,
  loadTexts,
  showLanguage,
  type LanguageTexts,
  languageTexts,
  TextProvider,
} from './text/useText.tsx'
import '@fontsource-variable/golos-text/wght.css'
import './device/crashes.ts'
import './device/installingHere.ts'
import './ui/base.css'
import './ui/controls.css'
import './ui/page.css'
import './ui/firstFrame.css'

ignoreClosedDatabase(window)

const reloadPage = (): void => void leavePage(() => location.reload())

async function open(): Promise<void> {
  // Every screen but home needs it next: requested now, it costs no extra round trip.
  import('@reprieve/locales/areaFiles.ts').catch(() => undefined)
  const mirrored = languageTexts(chosenLanguage())
  const [started] = await Promise.all([
    startApp(),
    loadTexts(mirrored),
    prefetchHome(mirrored.book),
    prefetchNightScreen(mirrored.book),
    prefetchPageBar(),
  ])
  const words = await restoredWords(mirrored)
  showLanguage(words.book.language)
  if (started.ok) darkenNightScreen(started.value.session)
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      {started.ok ? (
        <App started={started.value} words={words} />
      ) : (
        <TextProvider first={words}>
          <StorageScreen fault={started.reason} />
        </TextProvider>
      )}
    </StrictMode>,
  )
  startAppWorker()
  prefetchNextScreens(words.book)
  keepLanguageOffline(words.book.language)
}

/** D18: the device may have stored another language than a browser that lost its own copy. */
async function restoredWords(mirrored: LanguageTexts): Promise<LanguageTexts> {
  const choice = chosenLanguage()
  if (choice === mirrored.choice) return mirrored
  const restored = languageTexts(choice)
  return loadTexts(restored).then(
    () => restored,
    () => mirrored,
  )
}

// A page restored from the browser's cache has lost its locks, and another tab may have logged out meanwhile.
// [LOCAL-37]
followPageLeft(globalThis, reloadPage)
appUpdate.reloadBy(reloadPage)
providerFragment.takeFrom(location, history)
followContrast()
noteLanding(location.search)
// Not awaited: a top-level await makes the bundler split everything that this module shares with other screens into
// separate files.
void open()
