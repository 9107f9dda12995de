import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { mayPrompt } from '@reprieve/domain/home/storedHome.ts'
import { useState, useSyncExternalStore } from 'react'
import { type OpenDiary, useDiary } from '../../access/diary.ts'
import { clientType } from '../../device/clientType.ts'
import { installWay } from '../../device/installWay.ts'
import { installPrompt } from '../../device/installingHere.ts'
import { storeChoice, readChoice } from '../../device/storage.ts'
import { readHomeCards } from '../../home/cardsTable.ts'
import { InstallSteps, useInstall } from '../../home/engagement/InstallSteps.tsx'
import { perDiary } from '../../local/perDiary.ts'
import { watch } from '../../local/watch.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import '../boot/updatePrompt.css'

interface BannerShown {
  isShown: boolean
  /** Hides it permanently on this device. */
  putAway: () => void
}

/** [HOME-23] */
function useBanner(diary: OpenDiary): BannerShown {
  const [isPutAway, setPutAway] = useState(() => readChoice('installHidden') !== null)
  const way = useSyncExternalStore(installPrompt.subscribe, installWay)
  const isWanted = useIsWanted(diary)
  const isPossible = way !== null && clientType() === 'web'
  return {
    isShown: isWanted && isPossible && !isPutAway,
    putAway: () => {
      storeChoice('installHidden', 'yes')
      setPutAway(true)
    },
  }
}

const watchMayOffer = perDiary((diary: OpenDiary) =>
  watch(diary.doorbell, [KIND_OF_PREF.home_cards], () => mayOffer(diary)),
)

/** False until it is known that the person has not switched it off. */
function useIsWanted(diary: OpenDiary): boolean {
  const { subscribe, current } = watchMayOffer(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' && seen.value
}

const mayOffer = async (diary: OpenDiary): Promise<boolean> =>
  mayPrompt(await readHomeCards(diary), 'install')

/** Offers to install the app. [HOME-23, D50] */
export function InstallAppBanner() {
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
