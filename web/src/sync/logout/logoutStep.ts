import type { UnsentSummary } from './unsent.ts'

export type LogoutStep = 'leave' | 'sync-first' | 'ask'

/** D17: nothing that only this device has is deleted without asking. */
export function firstLogoutStep({ total, sendable }: UnsentSummary, canSync: boolean): LogoutStep {
  if (total === 0) return 'leave'
  return sendable > 0 && canSync ? 'sync-first' : 'ask'
}

export const stepAfterSync = ({ total }: UnsentSummary): LogoutStep => (total === 0 ? 'leave' : 'ask')

/**
 * Checks at the last moment, when the token is gone, whether something was written meanwhile, here or in another tab. A
 * mere count would miss an agreed draft that has become a record since. [SYNC I11]
 */
export function canClearDevice(now: UnsentSummary, { marks }: UnsentSummary): boolean {
  const agreed = new Set(marks)
  return now.marks.every((mark) => agreed.has(mark))
}
