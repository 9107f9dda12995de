import type { Diary } from '../../local/rows.ts'
import { useText } from '../../settings/words.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import { downloadFile } from '../../device/downloadFile.ts'
import { exportName } from '../transfer/exportDiary.ts'
import { exportOf, type ExportOf } from './exportUnsent.ts'

/** Exports the diary as a file, and shows its name. `onExported` is called only if there is a file. */
export function useExport(diary: Diary, which: ExportOf, onExported: () => void = () => {}): () => void {
  const text = useText('sync')
  const toasts = useToasts()
  const exportAll = async (): Promise<void> => {
    const file = exportName(diary.now())
    try {
      downloadFile(file, await exportOf(diary, which))
      toasts.show({ message: text('exported', { file }), isDone: true })
      onExported()
    } catch {
      toasts.show({ message: text('exportFailed') })
    }
  }
  return () => void exportAll()
}
