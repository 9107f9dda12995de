const KEPT_MS = 60_000

/** Hands a text to the browser as a file. */
export function downloadFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Taken back at once, a slow browser would find nothing to save.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
