/** What is on the clipboard; null if the browser or the person does not allow it. Only after a press. */
export async function readClipboardText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return null
  }
}
