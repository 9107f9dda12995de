import type { ComponentPropsWithRef, MouseEvent } from 'react'
import type { RoutePath } from '../paths/routePath.ts'
import type { RouteWay, Way } from './navigateOptions.ts'
import { isPlainClick } from './plainClick.ts'
import { useRouter, useRouterState } from './useRouter.ts'

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'>

/** A link to another screen: a real one, so that a middle click or a screen reader treats it as one. [ROUTE-22] */
export function Link<const To extends RoutePath | '.'>(props: RouteWay<To> & AnchorProps): React.JSX.Element {
  // The compiler cannot divide a union of ways.
  const all = props as Way & { to: RoutePath | '.'; params?: object; search?: unknown } & AnchorProps
  const { to, params, search, hash, state, replace, resetScroll, ignoreBlocker, onClick, ...anchor } = all
  const way = { to, params, search, hash, state, replace, resetScroll, ignoreBlocker } as Way
  const router = useRouter()
  // A link that depends on the open screen changes with it.
  const href = useRouterState(() => router.href(way))
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void router.navigate(way as RouteWay<'.'>)
  }
  return <a {...anchor} href={href} onClick={press} />
}
