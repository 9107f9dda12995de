// First, because it declares the order of the layers for every style that follows.
import './ui/tokens.css'
import '@fontsource-variable/golos-text/wght.css'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { send, type Ask } from './api/ask.ts'
import { downloadFile } from './device/downloadFile.ts'
import { SharePage } from './reports/share/SharePage.tsx'
import { followColorScheme } from './reports/share/followColorScheme.ts'
import { makeShareStore, makeViewId } from './reports/share/shareStore.ts'
import { loadShareText, readerLanguage } from './reports/share/shareTexts.ts'
import './ui/base.css'
import './ui/controls.css'
import './ui/page.css'

// The page of a shared report, without the app: it stores nothing on its reader's device, and the token is after the #,
// which browsers do not send to a server. [SHARE-1, SHARE-8]

async function open(): Promise<void> {
  const language = readerLanguage()
  const text = await loadShareText(language)
  const ask: Ask = (name, request, how = {}) =>
    send(name, { request, caller: { language, signedIn: null }, how })
  const token = location.hash.slice(1)
  const means = { ask, token, view: makeViewId(), save: downloadFile, now: () => Date.now() }
  document.documentElement.lang = intlTag(language)
  document.title = text('pageTitle')
  const root = document.getElementById('root')
  if (root === null) throw new Error('share.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <SharePage store={token === '' ? null : makeShareStore(means)} text={text} language={language} />
    </StrictMode>,
  )
}

followColorScheme()
// Another link in the same tab must load its own report.
addEventListener('hashchange', () => location.reload())
void open()
