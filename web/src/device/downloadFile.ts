import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'

const KEPT_MS = 60_000

/** Downloads a text or blob as a file. */
export function downloadFile(name: string, file: string | Blob): void {
  const blob = typeof file === 'string' ? new Blob([file], { type: 'application/json' }) : file
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoked immediately, the URL would be gone before a slow browser has saved the file.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

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
