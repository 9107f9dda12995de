import { safeRedirect } from '@reprieve/domain/access/routesAfterSignIn.ts'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useGoBack } from '../ui/useGoBack.ts'

interface ConditionGoing {
  /** To where it was opened from. */
  back: (are?: 'settled') => void
  /** Once it is saved: to where its address says, else back. [COND-12] */
  on: () => void
  /** What is written goes along by its draft, and the search leads back to it. */
  search: () => void
}

/** `id` is of the condition, or of its draft: the number in an address may be another one when the search leads back. */
export function useConditionGoing(id: string): ConditionGoing {
  const { redirect } = useSearch({ strict: false })
  const { history } = useRouter()
  const navigate = useNavigate()
  const target = safeRedirect(redirect)
  const back = useGoBack(target ?? PATHS.conditions)
  const kept = redirect === undefined ? {} : { redirect }
  return {
    back,
    on: () => {
      if (target === null) back('settled')
      else history.replace(target, undefined, { ignoreBlocker: true })
    },
    search: () => void navigate({ to: PATHS.conditionSearch, search: { id, ...kept }, replace: true }),
  }
}
