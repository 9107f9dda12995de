import type { Language } from '@reprieve/domain/settings/language.ts'
import { useEffect, useSyncExternalStore } from 'react'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import { useLanguage } from '../text/useText.tsx'
import { fetchPublicInstitution, type PublicInstitutionAnswer } from './publicInstitution.ts'

/** `none`: the address names no institution. */
export type InstitutionState = PublicInstitutionAnswer | { is: 'none' | 'loading' }

interface InstitutionLookQuery {
  /** Its number or short name, as in the address. */
  institution: string
  language: Language
}

/** Shared by the pages of one visit, in memory only; one institution at a time. */
interface LookStore {
  of: (wanted: InstitutionLookQuery) => InstitutionState
  subscribe: (listener: () => void) => () => void
  current: () => unknown
  /** Loads it, unless it is known or being loaded. */
  look: (ask: Ask, wanted: InstitutionLookQuery) => Promise<void>
  /** Loads it even if it is known: texts may have changed. */
  lookAgain: (ask: Ask, wanted: InstitutionLookQuery) => Promise<void>
}

export function makeInstitutionStore(): LookStore {
  let shown: { for: string; institution: InstitutionState } | null = null
  const listeners = new Set<() => void>()
  const show = (key: string, institution: InstitutionState): void => {
    shown = { for: key, institution }
    for (const listener of listeners) listener()
  }
  const isKnown = (key: string): boolean => shown?.for === key && shown.institution.is === 'known'
  const lookAgain = async (ask: Ask, wanted: InstitutionLookQuery): Promise<void> => {
    const key = keyOf(wanted)
    // The current content stays until the response: a person may be filling in a form below it.
    if (!isKnown(key)) show(key, { is: 'loading' })
    const looked = await fetchPublicInstitution(ask, wanted.institution, wanted.language).catch(
      () => ({ is: 'failed' }) as const,
    )
    // Another one may have been requested meanwhile. A failed load leaves nothing behind. [INST-14]
    if (shown?.for === key) show(key, looked)
  }
  return {
    of: (wanted) => (shown?.for === keyOf(wanted) ? shown.institution : { is: 'loading' }),
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    look: async (ask, wanted) => {
      const isThere = shown?.for === keyOf(wanted)
      const is = shown?.institution.is
      if (!isThere || (is !== 'known' && is !== 'loading')) await lookAgain(ask, wanted)
    },
    lookAgain,
  }
}

const keyOf = ({ institution, language }: InstitutionLookQuery): string =>
  `${language} ${institution.toLowerCase()}`

/** Why the redirect screen is shown. [INST-15] */
export const NOT_ACTIVE_VIEW = 'institution-not-active'

const store = makeInstitutionStore()

/** The institution of the link that the user came by; loaded only then. */
export function useInstitution(named: string | undefined): {
  institution: InstitutionState
  retry: () => void
} {
  const ask = useAsk()
  const { language } = useLanguage()
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
export function dropMissingInstitution<Search extends { institution?: string | undefined }>(
  search: Search,
  { is }: InstitutionState,
): Search {
  if (is === 'known' || is === 'loading' || is === 'none') return search
  const { institution: _, ...rest } = search
  return rest as Search
}
