import { visitLog } from '../../access/visitedRoutes.ts'
import { UrgentHelp } from '../../guide/urgentHelp/UrgentHelp.tsx'
import { Link } from '../../navigation/Link.tsx'
import { useRouter } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { historyIndex } from '../../navigation/historyState.ts'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'

export function UrgentHelpScreen() {
  return (
    <>
      <ScreenHeading />
      <BackToFlare />
      <UrgentHelp />
    </>
  )
}

/** The installed app has no back button: the way to the number and the breathing that the person left. [FLARE-8] */
function BackToFlare() {
  const text = useText()
  const { history } = useRouter()
  const visited = visitLog.upTo(historyIndex(history.location.state) - 1)
  if (visited.findLast((route) => route !== 'urgentHelp') !== 'flare') return null
  return (
    <Link className="button text" to={PATHS.flare}>
      <Icon name="chevronLeft" />
      {text('flare')}
    </Link>
  )
}
