import type { ListedQuestionnaire } from '@reprieve/contract/questionnaires/listWire.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows.ts'
import { keptForm, type Form } from './formTable.ts'
import { learnForm } from './learnQuestionnaires.ts'

interface EditionLookup {
  /** Null: not here yet. */
  of: Form | 'unreadable' | null
  failed: 'away' | 'failed' | null
}

interface EditionInUse extends EditionLookup {
  load: () => void
}

const LOADING: EditionLookup = { of: null, failed: null }
const FAILED: EditionLookup = { of: null, failed: 'failed' }

interface EditionQuery {
  diary: Diary
  row: ListedQuestionnaire
  edition: string
}

/** The edition that was answered: the open one, a stored one, or loaded for it. */
export function useEdition(wanted: EditionQuery, form: Form): EditionInUse {
  const ask = useAsk()
  const isOpen = form.edition === wanted.edition
  const [found, setFound] = useState<EditionLookup>(isOpen ? { of: form, failed: null } : LOADING)
  const load = (): void =>
    void findEdition(ask, wanted)
      .catch(() => FAILED)
      .then(setFound)
  const loadOnArrival = useEffectEvent(() => {
    if (!isOpen) load()
  })
  useEffect(() => loadOnArrival(), [])
  return {
    ...found,
    load: () => {
      setFound(LOADING)
      load()
    },
  }
}

async function findEdition(ask: Ask, { diary, row, edition }: EditionQuery): Promise<EditionLookup> {
  const kept = await keptForm(diary, row.nid, edition)
  if (kept !== null) return { of: kept, failed: null }
  const learned = await learnForm(diary, ask, row, { edition })
  if (learned !== 'learned') return { of: null, failed: learned === 'away' ? 'away' : 'failed' }
  return { of: (await keptForm(diary, row.nid, edition)) ?? 'unreadable', failed: null }
}
