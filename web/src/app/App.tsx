import { CatchBoundary, RouterProvider, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { stateOf, type SessionStore } from '../access/session.ts'
import { SessionContext, useSession } from '../access/useSession.ts'
import { visitLog } from '../access/visitedRoutes.ts'
import { useChoicesOnDevice } from '../settings/deviceChoices.ts'
import { ThemeProvider } from '../settings/theme.tsx'
import { WordsProvider, type Words } from '../settings/words.tsx'
import { SyncProvider } from '../sync/SyncProvider.tsx'
import { historyIndex } from '../ui/historyIndex.ts'
import { AskProvider } from './AskProvider.tsx'
import { BrokenScreen } from './BrokenScreen.tsx'
import { DiaryProvider } from './DiaryProvider.tsx'
import { Messages } from './Messages.tsx'
import { makeRouter } from './routes.tsx'
import { ownerOf, type StartedApp } from './start.ts'

interface AppProps {
  started: StartedApp
  words: Words
}

export function App({ started, words }: AppProps) {
  const [router] = useState(() => makeRouter(started.session))
  useEffect(() => onOwnerChange(started.session, () => void router.invalidate()), [started, router])
  useEffect(() => followVisits(router), [router])
  return (
    <SessionContext value={started.session}>
      <WordsProvider first={words}>
        <ThemeOfState>
          <ChoicesOnDevice started={started} />
          <Messages>
            <CatchBoundary getResetKey={() => 'app'} errorComponent={BrokenScreen}>
              <AskProvider started={started}>
                <DiaryProvider started={started}>
                  <SyncProvider>
                    <RouterProvider router={router} />
                  </SyncProvider>
                </DiaryProvider>
              </AskProvider>
            </CatchBoundary>
          </Messages>
        </ThemeOfState>
      </WordsProvider>
    </SessionContext>
  )
}

/** Calls `act` when the owner or the lock changes, also in another tab: the open screen may be forbidden now (D18). */
function onOwnerChange(session: SessionStore, act: () => void): () => void {
  const ownerNow = (): string => ownerOf(session.current())
  let owner = ownerNow()
  return session.subscribe(() => {
    if (ownerNow() === owner) return
    owner = ownerNow()
    act()
  })
}

/**
 * Records each screen under its position in the browser's history. Listens to the router, not to the history: if the
 * history has a listener while the diary is opened, the router leaves loading to it. [ROUTE-15]
 */
function followVisits(router: ReturnType<typeof makeRouter>): () => void {
  const note = ({ pathname, state }: ParsedLocation): void => {
    const [matched] = router.getMatchedRoutes(pathname)
    visitLog.note(historyIndex(state), matched.at(-1)?.options.staticData?.name ?? null)
  }
  note(router.latestLocation)
  return router.subscribe('onBeforeLoad', ({ toLocation }) => note(toLocation))
}

function ChoicesOnDevice({ started: { device } }: { started: StartedApp }) {
  useChoicesOnDevice(device)
  return null
}

function ThemeOfState({ children }: { children: ReactNode }) {
  const isVisitor = stateOf(useSession()) === 'visitor'
  return <ThemeProvider isVisitor={isVisitor}>{children}</ThemeProvider>
}
