import type { Key } from '@reprieve/locales/words.ts'
import type { SaveFault } from '../recordForm.ts'

const SENTENCES: Partial<Record<SaveFault, Key<'records'>>> = {
  'no-room': 'faultNoRoom',
  'storage-gone': 'faultStorageGone',
  'no-answer': 'faultNoAnswer',
  'note-too-long': 'faultNoteTooLong',
}

/** All other faults concern the clock: a quick record has only a number and a time. */
export const quickFaultKey = (fault: SaveFault): Key<'records'> => SENTENCES[fault] ?? 'faultTime'
