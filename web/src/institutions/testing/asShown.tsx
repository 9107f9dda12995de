import type { Language } from '@reprieve/domain/settings/language.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DiaryContext, type OpenDiary } from '../../access/diary.ts'
import { type Session, SessionContext, type SessionStore } from '../../access/session.ts'
import { helen } from '../../access/testing/tabWorld.ts'
import { DeviceContext } from '../../access/useDevice.ts'
import { NOT_REACHED } from '../../api/ask.ts'
import { AskContext } from '../../api/useAsk.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { loadTexts, languageTexts, TextProvider } from '../../text/useText.tsx'
import { openedRouter } from '../../navigation/testing/openedRouter.ts'
import { RouterContext } from '../../navigation/useRouter.ts'
import { ToastsContext } from '../../ui/overlays/toasts.ts'

const asking = { ask: async () => NOT_REACHED, replaceSession: async () => NOT_REACHED }

interface ScreenPartOptions {
  areas: readonly BrowserArea[]
  language?: Language
  session?: Session
}

/** The first render of a part of a screen with all its providers; no call is answered. */
export async function asShown(
  part: ReactNode,
  { areas, language = 'en', session }: ScreenPartOptions,
): Promise<string> {
  const first = languageTexts(language)
  await loadTexts(first)
  await loadTexts(first, areas)
  const who = session ?? helen('token')
  const store = { current: () => who, subscribe: () => () => undefined } as unknown as SessionStore
  return renderToStaticMarkup(
    <TextProvider first={first}>
      <RouterContext value={openedRouter()}>
        <AskContext value={asking}>
          <SessionContext value={store}>
            <DeviceContext value={{} as never}>
              <DiaryContext value={aDiary() as unknown as OpenDiary}>
                <ToastsContext value={{ show: () => undefined } as never}>{part}</ToastsContext>
              </DiaryContext>
            </DeviceContext>
          </SessionContext>
        </AskContext>
      </RouterContext>
    </TextProvider>,
  )
}

/** The readable texts in it. */
export const wordsIn = (markup: string): string[] =>
  markup
    .split(/<[^>]*>/)
    .map((words) => words.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())
    .filter((words) => words !== '')
