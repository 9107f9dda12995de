import type { Key } from '@reprieve/locales/words.ts'
import type { ShareFault } from './shareStore.ts'

export const SHARE_FAULT_TEXTS: Record<ShareFault, Key<'share'>> = {
  away: 'troubleAway',
  busy: 'troubleBusy',
  waiting: 'troubleWaiting',
  failed: 'troubleFailed',
  newer: 'troubleNewer',
}
