import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { openStoredProfile, openProfile, type BegunProfile } from '../../account/profile/profileDraft.ts'
import { useProfile } from '../../account/profile/useProfile.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useSearch } from '../../navigation/useRouter.ts'
import { useTextsReady } from '../../text/useText.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { profileSectionFrom } from './ProfileSectionContent.tsx'
import { LoadingSkeleton } from '../frame/fallbacks.tsx'
import './profile.css'

const AREAS: readonly BrowserArea[] = [
  'profile',
  'account',
  'purchases',
  'home',
  'records',
  'settings',
  'conditions',
  'medications',
]

export function ProfileScreen() {
  useTextsReady(AREAS)
  return <OpenedProfile diary={useDiary()} />
}

interface Opening {
  begun: BegunProfile
  /** Increases with every opening: after a save the form starts again. */
  times: number
}

function OpenedProfile({ diary }: { diary: Diary }) {
  const { section } = useSearch()
  const kept = useProfile(diary)
  const [opening, setOpening] = useState<Opening | null>(null)
  const [failed, setFailed] = useState<{ fault: unknown } | null>(null)
  const show = (opened: Promise<BegunProfile>): void => {
    opened.then(
      (begun) => setOpening((before) => ({ begun, times: (before?.times ?? 0) + 1 })),
      (fault: unknown) => setFailed({ fault }),
    )
  }
  const open = useEffectEvent((of: Diary) => show(openProfile(of)))
  useEffect(() => open(diary), [diary])
  if (failed !== null) throw failed.fault
  if (opening === null || kept === null) return <LoadingSkeleton />
  return (
    <ProfileFrame
      key={opening.times}
      diary={diary}
      begun={opening.begun}
      kept={kept}
      isAgain={opening.times > 1}
      section={profileSectionFrom(section)}
      onReopen={() => show(openStoredProfile(diary))}
    />
  )
}
