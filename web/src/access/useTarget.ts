import { targetFor, type TargetName } from '@reprieve/domain/access/routesNamedTargets.ts'
import { useRouter } from '@tanstack/react-router'
import { hrefOf } from './namedTarget.ts'

type OpenTarget = (name: TargetName, given?: Readonly<Record<string, string>>) => void

/** Opens one of the thirteen named targets. What leads nowhere does nothing. [ROUTE-4] */
export function useTarget(): OpenTarget {
  const { history } = useRouter()
  return (name, given) => {
    const target = targetFor(name, given)
    if (target !== null) history.push(hrefOf(target))
  }
}
