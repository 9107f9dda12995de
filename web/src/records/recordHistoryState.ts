import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { HistoryState } from '../navigation/historyState.ts'

declare module '../navigation/historyState.ts' {
  interface HistoryState {
    /** The draft of this entry of the browser's history: a reload continues it. */
    draftId?: string
    /** The record to duplicate, by its number in the URL. */
    copyOf?: string
    /** When the pain began, if nothing else was entered: that alone makes no draft. [REC-34] */
    start?: LocalInstant
  }
}

/** The prefix of this screen's URLs. */
const RECORDS = '/records/'

export const isRecordPath = (pathname: string): boolean => pathname.startsWith(RECORDS)

/** What a history entry says about its record, without the router's own fields. */
export const recordHistoryState = ({
  draftId,
  copyOf,
  start,
}: HistoryState): Pick<HistoryState, 'draftId' | 'copyOf' | 'start'> => ({
  ...(draftId !== undefined && { draftId }),
  ...(copyOf !== undefined && { copyOf }),
  ...(start !== undefined && { start }),
})

/** The URL without the record to duplicate: otherwise a person who returns to it would make a second copy. [REC-18] */
export function removeCopyParam(href: string): string {
  const [path = '', query = ''] = href.split('?', 2)
  const search = new URLSearchParams(query)
  search.delete('copy')
  return search.size === 0 ? path : `${path}?${search}`
}
