import { routesIn } from '@reprieve/domain/access/routes.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { SessionContext, sessionDeviceState, type SessionStore, useSession } from '../access/session.ts'
import { DeviceContext } from '../access/useDevice.ts'
import { visitLog } from '../access/visitedRoutes.ts'
import { useIdleTimeout } from '../account/session/useIdleTimeout.ts'
import { AskContext, type ServerAccess } from '../api/useAsk.ts'
import { makeObservable } from '../device/observable.ts'
import { makeBrowserHistory } from '../navigation/browserHistory.ts'
import { CatchBoundary } from '../navigation/CatchBoundary.tsx'
import { historyIndex } from '../navigation/historyState.ts'
import { makeRouter, type Router } from '../navigation/router.ts'
import { RouteBoundary, RouterProvider } from '../navigation/RouterProvider.tsx'
import { makeScrollPositions } from '../navigation/scrollPositions.ts'
import { ThemeProvider } from '../settings/appearance/theme.tsx'
import { useChoicesOnDevice } from '../settings/deviceChoices.ts'
import { SyncProvider } from '../sync/SyncProvider.tsx'
import { useLanguage, type LanguageTexts, TextProvider } from '../text/useText.tsx'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { BrokenScreen } from './boot/BrokenScreen.tsx'
import { DiaryProvider } from './boot/DiaryProvider.tsx'
import { ownerKey, type StartedApp } from './boot/start.ts'
import { MessageProvider } from './frame/MessageProvider.tsx'
import { Shell } from './frame/Shell.tsx'
import { OptionalBoundary } from './frame/fallbacks.tsx'
import { deviceSnapshot, guard } from './routes/guard.ts'

const IdleWarning = lazyComponent(() => import('../account/session/IdleWarning.tsx'), 'IdleWarning')

/** Fetches the code of the calls behind home, which needs none to be shown. */
function openAccess({ session, device }: StartedApp, first: Language) {
  const spoken = makeObservable(first)
  let opening: Promise<ServerAccess> | null = null
  const open = async (): Promise<ServerAccess> => {
    opening ??= import('./boot/serverAccess.ts').then(({ makeServerAccess }) =>
      makeServerAccess({ session, device, language: spoken.current }),
    )
    try {
      return await opening
    } catch (fault) {
      // The next call tries again.
      opening = null
      throw fault
    }
  }
  const asking: ServerAccess = {
    ask: async (...call) => {
      const access = await open().catch(() => null)
      return access === null ? { reached: false, why: 'no-line' } : access.ask(...call)
    },
    replaceSession: async (...call) => (await open()).replaceSession(...call),
  }
  return { asking, speak: spoken.become }
}

function AskProvider({ started, children }: { started: StartedApp; children: ReactNode }) {
  const { language } = useLanguage()
  const [{ asking, speak }] = useState(() => openAccess(started, language))
  useEffect(() => speak(language), [speak, language])
  const { isWarned, stay } = useIdleTimeout(asking.ask)
  return (
    <DeviceContext value={started.device}>
      <AskContext value={asking}>
        {children}
        {isWarned && (
          // If the question cannot be shown, the session still ends: the time is counted here. [SES-10]
          <OptionalBoundary of="idle">
            <IdleWarning onStay={stay} />
          </OptionalBoundary>
        )}
      </AskContext>
    </DeviceContext>
  )
}

/** ROUTE-10: on localhost nobody can be frightened by a message triggered by hand. */
const place = (): 'production' | 'elsewhere' =>
  ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname) ? 'elsewhere' : 'production'

const openRouter = (session: SessionStore): Router =>
  makeRouter({
    history: makeBrowserHistory(window),
    scroll: makeScrollPositions(window, () => sessionStorage),
    routes: routesIn(place()),
    guard: ({ route, location: { href, search } }) =>
      guard(deviceSnapshot(session.current()), { route, path: href, search }),
  })

interface AppProps {
  started: StartedApp
  words: LanguageTexts
}

export function App({ started, words }: AppProps) {
  const [router] = useState(() => openRouter(started.session))
  useEffect(() => onOwnerChange(started.session, () => void router.invalidate()), [started, router])
  useEffect(() => followVisits(router), [router])
  return (
    <SessionContext value={started.session}>
      <TextProvider first={words}>
        <ThemeOfState>
          <ChoicesOnDevice started={started} />
          <MessageProvider>
            <CatchBoundary resetKey="app" errorComponent={BrokenScreen}>
              <AskProvider started={started}>
                <DiaryProvider started={started}>
                  <SyncProvider>
                    <RouterProvider router={router}>
                      <RouteBoundary errorComponent={BrokenScreen}>
                        <Shell />
                      </RouteBoundary>
                    </RouterProvider>
                  </SyncProvider>
                </DiaryProvider>
              </AskProvider>
            </CatchBoundary>
          </MessageProvider>
        </ThemeOfState>
      </TextProvider>
    </SessionContext>
  )
}

/** Calls `act` when the owner or the lock changes, also in another tab: the open screen may be forbidden now (D18). */
function onOwnerChange(session: SessionStore, act: () => void): () => void {
  const ownerNow = (): string => ownerKey(session.current())
  let owner = ownerNow()
  return session.subscribe(() => {
    if (ownerNow() === owner) return
    owner = ownerNow()
    act()
  })
}

/** Records each screen under its position in the browser's history. [ROUTE-15] */
function followVisits(router: Router): () => void {
  const { location, match } = router.state()
  if (match !== null) visitLog.note(historyIndex(location.state), match.name)
  return router.onOpening(({ route, location: { state } }) => visitLog.note(historyIndex(state), route))
}

function ChoicesOnDevice({ started: { device } }: { started: StartedApp }) {
  useChoicesOnDevice(device)
  return null
}

function ThemeOfState({ children }: { children: ReactNode }) {
  const isVisitor = sessionDeviceState(useSession()) === 'visitor'
  return <ThemeProvider isVisitor={isVisitor}>{children}</ThemeProvider>
}
