import { recordIdFor, readRequestedRecord } from '@reprieve/domain/access/routesRecordId.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { getRowByNumber, type Diary } from './rows.ts'

/** Finds a row by the number in a URL. The device's own number still works after the server assigns one. [ROUTE-5] */
export async function rowByRoute(diary: Diary, id: string, kind: string): Promise<LocalRow | null> {
  const asked = readRequestedRecord(id)
  if (asked === null || asked.is === 'new') return null
  const row = await getRowByNumber(diary, asked.is === 'local' ? 'localId' : 'idOnServer', asked.id)
  return row?.kind === kind ? row : null
}

interface Numbered {
  serverId: number | null
  localId: number | null
}

/** The id in the URL. */
export function routeIdFor({ serverId, localId }: Numbered): string | undefined {
  if (serverId !== null) return recordIdFor({ is: 'on-server', id: serverId })
  return localId === null ? undefined : recordIdFor({ is: 'local', id: localId })
}
