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
