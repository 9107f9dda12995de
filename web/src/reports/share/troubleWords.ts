import type { Key } from '@reprieve/locales/words.ts'
import type { Trouble } from './shareStore.ts'

export const TROUBLE_WORDS: Record<Trouble, Key<'share'>> = {
  away: 'troubleAway',
  busy: 'troubleBusy',
  waiting: 'troubleWaiting',
  failed: 'troubleFailed',
  newer: 'troubleNewer',
}
