import { toldStart } from '@reprieve/domain/records/leaveRecord.ts'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { InWork } from './recordDraft.ts'
import { entryOf, isOfRecord } from './recordEntry.ts'

/**
 * Stores the start in the browser's history entry while nothing else is entered. Each section is an entry of its own,
 * and the person may leave any of them for a list and come back. [REC-34]
 */
export function useToldStart({ opened, record }: InWork): void {
  const { history } = useRouter()
  const kept = useLocation({ select: ({ state }) => state.start?.at })
  const start = toldStart(opened, record)
  const at = start?.at
  const offset = start?.offset
  useEffect(() => {
    const { pathname, href, state } = history.location
    if (!isOfRecord(pathname) || kept === at) return
    const { start: _, ...entry } = entryOf(state)
    const told = at === undefined || offset === undefined ? {} : { start: { at, offset } }
    history.replace(href, { ...entry, ...told }, { ignoreBlocker: true })
  }, [history, kept, at, offset])
}
