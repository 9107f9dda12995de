import { safeRedirect } from '@reprieve/domain/access/routesAfterSignIn.ts'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useGoBack } from '../ui/useGoBack.ts'

interface ConditionGoing {
  /** To where it was opened from. */
  back: (are?: 'settled') => void
  /** After saving: to the `redirect` of its URL, otherwise back. [COND-12] */
  on: () => void
  /** To the search, which leads back; the draft keeps the input. */
  search: () => void
}

/** `id` is that of the condition or its draft: the number in the URL may have changed when the search leads back. */
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
