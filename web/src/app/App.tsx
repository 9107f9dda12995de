import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { stateOf, type SessionStore } from '../access/session.ts'
import { SessionContext, useSession } from '../access/useSession.ts'
import { useChoicesOnDevice } from '../settings/deviceChoices.ts'
import { ThemeProvider } from '../settings/theme.tsx'
import { WordsProvider, type Words } from '../settings/words.tsx'
import { SyncProvider } from '../sync/SyncProvider.tsx'
import { AskProvider } from './AskProvider.tsx'
import { BrokenScreen } from './BrokenScreen.tsx'
import { DiaryProvider } from './DiaryProvider.tsx'
import { Messages } from './Messages.tsx'
import { makeRouter } from './routes.tsx'
import { ownerOf, type Started } from './start.ts'

interface AppProps {
  started: Started
  words: Words
}

export function App({ started, words }: AppProps) {
  const [router] = useState(() => makeRouter(started.session))
  useEffect(() => onOwnerChange(started.session, () => void router.invalidate()), [started, router])
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

/** Another diary, or none, also by another tab, or unlocked: what is open may not be open any more (D18). */
function onOwnerChange(session: SessionStore, act: () => void): () => void {
  const ownerNow = (): string => ownerOf(session.current())
  let owner = ownerNow()
  return session.subscribe(() => {
    if (ownerNow() === owner) return
    owner = ownerNow()
    act()
  })
}

function ChoicesOnDevice({ started: { device } }: { started: Started }) {
  useChoicesOnDevice(device)
  return null
}

function ThemeOfState({ children }: { children: ReactNode }) {
  const isVisitor = stateOf(useSession()) === 'visitor'
  return <ThemeProvider isVisitor={isVisitor}>{children}</ThemeProvider>
}
