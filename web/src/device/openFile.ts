import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { downloadFile } from './downloadFile.ts'

const OPENED_MS = 10 * MINUTE_MS

/** Opens a file in a new tab, where the browser can print it. If the browser blocks the tab, the file is saved. */
export function openFile(name: string, file: Blob): 'opened' | 'saved' {
  const address = URL.createObjectURL(file)
  // The viewer loads the file when its tab is drawn, and once more when the person saves it there.
  setTimeout(() => URL.revokeObjectURL(address), OPENED_MS)
  if (window.open(address, '_blank') !== null) return 'opened'
  downloadFile(name, file)
  return 'saved'
}
