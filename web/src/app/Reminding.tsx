import { useRouter } from '@tanstack/react-router'
import { use, useEffect, useRef } from 'react'
import { DiaryContext } from '../access/diary.ts'
import { useDevice } from '../access/useDevice.ts'
import { readWorkerWord } from '../device/appWord.ts'
import { unsavedWork } from '../device/unsavedWork.ts'
import { usePush } from '../reminders/push/usePush.ts'
import { startReminding, stopReminding } from '../reminders/startReminding.ts'
import { useWords } from '../settings/words.tsx'

/** Reminds whoever's diary is open, for as long as it is. Shows nothing itself. [REM-9] */
export function Reminding() {
  const diary = use(DiaryContext)
  const device = useDevice()
  const { language } = useWords()
  const spoken = useRef(language)
  useEffect(() => {
    spoken.current = language
  }, [language])
  useEffect(() => {
    if (diary !== null) return startReminding({ diary, device, language: () => spoken.current })
    // Where the device does not answer, there is nothing that could be shown either.
    stopReminding(device).catch(() => undefined)
    return undefined
  }, [diary, device])
  usePush()
  usePressedReminder()
  return null
}

/** The worker has brought this page to the front, and says where the press leads: never over what is unsaved. [REM-14] */
function usePressedReminder(): void {
  const { history } = useRouter()
  useEffect(() => {
    const { serviceWorker } = navigator
    if (serviceWorker === undefined) return undefined
    const hear = ({ data }: MessageEvent<unknown>): void => {
      const word = readWorkerWord(data)
      if (word?.say !== 'go' || unsavedWork.current() || history.location.pathname === word.path) return
      history.push(word.path)
    }
    serviceWorker.addEventListener('message', hear)
    return () => serviceWorker.removeEventListener('message', hear)
  }, [history])
}
