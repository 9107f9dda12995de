import { downloadFile } from './downloadFile.ts'

const KEPT_MS = 10 * 60_000

/** Opens a file in a new tab, where the browser can print it. If the browser blocks the tab, the file is saved. */
export function openFile(name: string, file: Blob): 'opened' | 'saved' {
  const address = URL.createObjectURL(file)
  // The viewer loads the file when its tab is drawn, and once more when the person saves it there.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
  if (window.open(address, '_blank') !== null) return 'opened'
  downloadFile(name, file)
  return 'saved'
}
