import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { HistoryState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is being written in this entry of the browser's history: a reload goes on with it. */
    draftId?: string
    /** The record that it says the same as, by the number that it has in an address. */
    copyOf?: string
    /** When it began, where nothing else is told yet: that much is no draft. [REC-34] */
    start?: LocalInstant
  }
}

/** Where the addresses of this screen begin. */
const RECORDS = '/records/'

export const isOfRecord = (pathname: string): boolean => pathname.startsWith(RECORDS)

/** What an entry says of its record, without what the router adds to it. */
export const entryOf = ({
  draftId,
  copyOf,
  start,
}: HistoryState): Pick<HistoryState, 'draftId' | 'copyOf' | 'start'> => ({
  ...(draftId !== undefined && { draftId }),
  ...(copyOf !== undefined && { copyOf }),
  ...(start !== undefined && { start }),
})

/**
 * The address without the record to copy: one that stayed there would make a second copy of whoever comes by it again.
 * [REC-18]
 */
export function withoutCopy(href: string): string {
  const [path = '', query = ''] = href.split('?', 2)
  const search = new URLSearchParams(query)
  search.delete('copy')
  return search.size === 0 ? path : `${path}?${search}`
}
