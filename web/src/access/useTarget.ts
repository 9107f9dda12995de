import { targetFor, type TargetName } from '@reprieve/domain/access/routesNamedTargets.ts'
import { useRouter } from '@tanstack/react-router'
import { targetUrl } from './namedTarget.ts'

type OpenTarget = (name: TargetName, given?: Readonly<Record<string, string>>) => void

/** Opens one of the thirteen named targets; does nothing for a target that leads nowhere. [ROUTE-4] */
export function useOpenTarget(): OpenTarget {
  const { history } = useRouter()
  return (name, given) => {
    const target = targetFor(name, given)
    if (target !== null) history.push(targetUrl(target))
  }
}
