import { downloadFile } from '../../device/downloadFile.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useText } from '../../text/useText.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { exportName, exportRows, type ExportWhich } from '../transfer/exportDiary.ts'

export type ExportScope = 'unsent' | 'everything' | 'set-aside'

const WHICH: Record<ExportScope, ExportWhich> = {
  unsent: 'unsent',
  everything: 'all',
  'set-aside': 'set-aside',
}

/** A file that the user can keep and this app can import: it contains all that is to be deleted (D17). */
export const exportDiaryScope = (diary: Diary, which: ExportScope): Promise<Blob> =>
  exportRows(diary, { which: WHICH[which] })

/** Exports the diary as a file, and shows its name. `onExported` is called only if there is a file. */
export function useExport(diary: Diary, which: ExportScope, onExported: () => void = () => {}): () => void {
  const text = useText('sync')
  const toasts = useToasts()
  const exportAll = async (): Promise<void> => {
    const file = exportName(diary.now())
    try {
      downloadFile(file, await exportDiaryScope(diary, which))
      toasts.show({ message: text('exported', { file }), isDone: true })
      onExported()
    } catch {
      toasts.show({ message: text('exportFailed') })
    }
  }
  return () => void exportAll()
}
