import { toggleHidden } from '@reprieve/domain/home/keptHome.ts'
import { installWay } from '../../device/installingWay.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import type { CardProps } from '../below.ts'
import { InstallSteps } from '../engagement/InstallSteps.tsx'
import { useInstall } from '../engagement/useInstall.ts'

/** Shown when there is enough to lose to need a second copy. [HOME-7, HOME-13] */
export function SignUpCard({ diary, parts, below: { copy }, acts }: CardProps) {
  const Body = parts.signUp.body
  const hide = (): void => acts.change((home) => toggleHidden(home, 'signup'))
  const install = copy.isClearedUnused && installWay() === 'menu' ? <InstallButton /> : null
  return <Body diary={diary} copy={copy} install={install} settle={acts.settle} onHide={hide} />
}

/** A browser that deletes unused sites spares an app on the Home Screen. [HOME-28] */
function InstallButton() {
  const text = useText('engagement')
  const install = useInstall()
  return (
    <>
      <Button label={text('install')} onPress={install.install} />
      <InstallSteps {...install} />
    </>
  )
}
