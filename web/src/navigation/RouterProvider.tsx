import { type ComponentType, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { CatchBoundary } from './CatchBoundary.tsx'
import type { Router } from './router.ts'
import { RouterContext, useMatch } from './useRouter.ts'

/** Shows its content as soon as a route is open, and follows the browser's history as long as it is there. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const { match, rendered } = useSyncExternalStore(router.subscribe, router.state, router.state)
  useLayoutEffect(() => router.start(), [router])
  useLayoutEffect(() => {
    if (match !== null) router.noteRendered(match)
  }, [router, match])
  // One render later: by then the screen has also done what its own effects ask for, and is as tall as it will be.
  useLayoutEffect(() => {
    if (rendered !== null) router.noteSettled()
  }, [router, rendered])
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
