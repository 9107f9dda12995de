import type { StampedValue } from '@reprieve/domain/sync/mergeItem.ts'

/** An item as the server stores it. */
export interface DiaryRow {
  clientId: string
  kind: string
  num: number
  groups: Readonly<Record<string, StampedValue>>
}
