const KEPT_MS = 60_000

/** Hands a text to the browser as a file. */
export function downloadFile(name: string, file: string | Blob): void {
  const blob = typeof file === 'string' ? new Blob([file], { type: 'application/json' }) : file
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Taken back at once, a slow browser would find nothing to save.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
