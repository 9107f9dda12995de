import { useEffectEvent, useLayoutEffect } from 'react'
import type { RoutePath } from '../paths/routePath.ts'
import type { RouteWay } from './navigateOptions.ts'
import { useNavigate } from './useRouter.ts'

/** Shows nothing and leads to another screen. */
export function Navigate<const To extends RoutePath | '.'>(way: RouteWay<To>): null {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => void navigate(way))
  useLayoutEffect(() => leave(), [])
  return null
}
