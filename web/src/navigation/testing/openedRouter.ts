import { ROUTE_NAMES } from '@reprieve/domain/access/routes.ts'
import { makeBrowserHistory } from '../browserHistory.ts'
import { makeRouter, type Router } from '../router.ts'
import type { ScrollPositions } from '../scrollPositions.ts'
import { makeFakeWindow } from './fakeWindow.ts'

const noScroll: ScrollPositions = {
  note: () => undefined,
  restore: () => undefined,
  begin: () => undefined,
  follow: () => () => undefined,
}

/** A router with an open screen, and no browser. */
export function openedRouter(path = '/'): Router {
  const router = makeRouter({
    history: makeBrowserHistory(makeFakeWindow(path).win),
    scroll: noScroll,
    routes: ROUTE_NAMES,
    guard: () => null,
  })
  router.start()
  return router
}
