import { type ComponentType, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { CatchBoundary } from './CatchBoundary.tsx'
import type { Router } from './router.ts'
import { RouterContext, useMatch } from './useRouter.ts'

/** Shows its content as soon as a route is open, and follows the browser's history as long as it is there. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const read = () => router.state().match
  const match = useSyncExternalStore(router.subscribe, read, read)
  useLayoutEffect(() => router.start(), [router])
  // After the effects of the screen itself: only now is it on the page.
  useLayoutEffect(() => {
    if (match !== null) router.noteRendered(match)
  }, [router, match])
  return <RouterContext value={router}>{match !== null && children}</RouterContext>
}

interface RouteBoundaryProps {
  errorComponent: ComponentType<{ error: unknown }>
  children: ReactNode
}

/** A screen that fails does not take the next one with it: every navigation tries again. [ROUTE-20] */
export function RouteBoundary({ errorComponent, children }: RouteBoundaryProps) {
  return (
    <CatchBoundary resetKey={useMatch()} errorComponent={errorComponent}>
      {children}
    </CatchBoundary>
  )
}
