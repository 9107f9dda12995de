import { use, useEffect, useRef } from 'react'
import { DiaryContext } from '../../access/diary.ts'
import { useDevice } from '../../access/useDevice.ts'
import { unsavedWork } from '../../device/unsavedWork.ts'
import { readWorkerMessage } from '../../device/workerMessages.ts'
import { useRouter } from '../../navigation/useRouter.ts'
import { startPageReminders, clearPageReminders } from '../../reminders/pageReminders.ts'
import { usePushRegistration } from '../../reminders/push/usePushRegistration.ts'
import { useLanguage } from '../../text/useText.tsx'

/** Shows reminders while a diary is open. Renders nothing. [REM-9] */
export function ReminderRunner() {
  const diary = use(DiaryContext)
  const device = useDevice()
  const { language } = useLanguage()
  const spoken = useRef(language)
  useEffect(() => {
    spoken.current = language
  }, [language])
  useEffect(() => {
    if (diary !== null) return startPageReminders({ diary, device, language: () => spoken.current })
    // If the device does not answer, it cannot show a reminder either.
    clearPageReminders(device).catch(() => undefined)
    return undefined
  }, [diary, device])
  usePushRegistration()
  usePressedReminder()
  return null
}

/** The service worker sends the target of a pressed notification: never leaves unsaved work. [REM-14] */
function usePressedReminder(): void {
  const { history } = useRouter()
  useEffect(() => {
    const { serviceWorker } = navigator
    if (serviceWorker === undefined) return undefined
    const hear = ({ data }: MessageEvent<unknown>): void => {
      const word = readWorkerMessage(data)
      if (word?.say !== 'go' || unsavedWork.current() || history.location.pathname === word.path) return
      history.push(word.path)
    }
    serviceWorker.addEventListener('message', hear)
    return () => serviceWorker.removeEventListener('message', hear)
  }, [history])
}
