import { useDiary } from '../access/diary.ts'
import type { OpenDiary } from '../access/openDiary.ts'
import { InstallSteps } from '../home/engagement/InstallSteps.tsx'
import { useInstall } from '../home/engagement/useInstall.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import './updatePrompt.css'
import { useBanner } from './WebBannerShown.ts'

/** Offers to install the app. [HOME-23, D50] */
export function WebBanner() {
  return <Banner diary={useDiary()} />
}

function Banner({ diary }: { diary: OpenDiary }) {
  const text = useText('engagement')
  const install = useInstall()
  const { isShown, putAway } = useBanner(diary)
  if (!isShown) return null
  const choices = (
    <div className="update-choices">
      <Button label={text('install')} onPress={install.install} />
      <Button kind="text" label={text('bannerHide')} onPress={putAway} />
    </div>
  )
  return (
    <div className="update-prompt">
      <Note kind="info" action={choices}>
        {text('bannerText')}
      </Note>
      <InstallSteps {...install} />
    </div>
  )
}
