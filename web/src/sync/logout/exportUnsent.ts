import type { Diary } from '../../local/rows.ts'
import { exportRows, type ExportWhich } from '../transfer/exportDiary.ts'

export type ExportOf = 'unsent' | 'everything' | 'set-aside'

const WHICH: Record<ExportOf, ExportWhich> = { unsent: 'unsent', everything: 'all', 'set-aside': 'set-aside' }

/** A file that the user can keep and this app can import: it contains all that is to be deleted (D17). */
export const exportOf = (diary: Diary, which: ExportOf): Promise<Blob> =>
  exportRows(diary, { which: WHICH[which] })
