import { recordIdFor, recordRefFrom } from '@reprieve/domain/access/routesRecordId.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { getRowByNumber, type Diary } from './rows.ts'

/** By the number in an address. The one of this device still leads to it after the server gave another. [ROUTE-5] */
export async function rowByRoute(diary: Diary, id: string, kind: string): Promise<LocalRow | null> {
  const asked = recordRefFrom(id)
  if (asked === null || asked.is === 'new') return null
  const row = await getRowByNumber(diary, asked.is === 'local' ? 'localId' : 'idOnServer', asked.id)
  return row?.kind === kind ? row : null
}

interface Numbered {
  serverId: number | null
  localId: number | null
}

/** What stands in the address. */
export function routeIdFor({ serverId, localId }: Numbered): string | undefined {
  if (serverId !== null) return recordIdFor({ is: 'on-server', id: serverId })
  return localId === null ? undefined : recordIdFor({ is: 'local', id: localId })
}
