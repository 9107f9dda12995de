import { useEffect, useSyncExternalStore } from 'react'
import { useAsk } from '../api/useAsk.ts'
import { useWords } from '../settings/words.tsx'
import { makeLookStore, type Institution } from './lookStore.ts'

/** Why the redirect screen is shown. [INST-15] */
export const NOT_ACTIVE_VIEW = 'institution-not-active'

const store = makeLookStore()

/** The institution of the link that the user came by; loaded only then. */
export function useInstitution(named: string | undefined): { institution: Institution; retry: () => void } {
  const ask = useAsk()
  const { language } = useWords()
  const institution = named?.trim() ?? ''
  useSyncExternalStore(store.subscribe, store.current)
  useEffect(() => {
    if (institution !== '') void store.look(ask, { institution, language })
  }, [ask, institution, language])
  if (institution === '') return { institution: { is: 'none' }, retry: () => {} }
  return {
    institution: store.of({ institution, language }),
    retry: () => void store.lookAgain(ask, { institution, language }),
  }
}

/** The address without an institution that could not be loaded: nobody is registered with it unseen. [INST-14] */
export function withoutMissing<Search extends { institution?: string }>(
  search: Search,
  { is }: Institution,
): Search {
  if (is === 'known' || is === 'loading' || is === 'none') return search
  const { institution: _, ...rest } = search
  return rest as Search
}
