/** Whether this browser can remind at all. */
export const canRemind = (): boolean => 'Notification' in globalThis

/** Only upon a press: browsers refuse it at any other time. What is not granted is denied, also where nobody was asked. */
export async function askToRemind(): Promise<'yes' | 'denied'> {
  try {
    return (await Notification.requestPermission()) === 'granted' ? 'yes' : 'denied'
  } catch {
    return 'denied'
  }
}
