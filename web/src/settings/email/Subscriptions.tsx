import {
  SUBSCRIPTIONS,
  type Subscription,
  type Subscriptions as Chosen,
} from '@reprieve/domain/settings/subscriptions.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useRef } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { SUBSCRIPTION_NAMES, useSubscriptions } from './subscriptions.ts'
import { useFocusFallback } from '../useFocusFallback.ts'
import { useText } from '../../text/useText.tsx'
import './subscriptions.css'

const ABOUT: Record<Subscription, Key<'settings'>> = {
  reminders_and_updates: 'subscriptionRemindersAbout',
  newsletters: 'subscriptionNewslettersAbout',
  special_offers: 'subscriptionOffersAbout',
}

/** Which mails the person wants besides those about the account itself. [SET-22] */
export function Subscriptions() {
  const { loaded, saving, isChanged, load, choose } = useSubscriptions()
  const text = useText('settings')
  const shell = useText()
  const place = useRef<HTMLDivElement>(null)
  useFocusFallback(place)
  return (
    <div className="subscriptions" ref={place}>
      {/* Focusable by script: after a retry the focus continues here. */}
      <p tabIndex={-1}>{text('subscriptionsAbout')}</p>
      {loaded.is === 'loading' && <Skeleton longText={shell('waitingLong')} />}
      {loaded.is === 'failed' && <NotLoaded onRetry={load} />}
      {loaded.is === 'known' && <Switches chosen={loaded.chosen} saving={saving} onChoose={choose} />}
      <div role="status">{isChanged && <Note kind="info">{text('subscriptionsDelay')}</Note>}</div>
    </div>
  )
}

interface SwitchesProps {
  chosen: Chosen
  saving: Subscription | null
  onChoose: (one: Subscription, isOn: boolean) => void
}

function Switches({ chosen, saving, onChoose }: SwitchesProps) {
  const text = useText('settings')
  const shell = useText()
  return SUBSCRIPTIONS.map((one) => (
    <div key={one}>
      <Switch
        label={text(SUBSCRIPTION_NAMES[one])}
        describedBy={`about-${one}`}
        onLabel={shell('on')}
        offLabel={shell('off')}
        isOn={chosen[one]}
        // Not the pressed switch: it would lose the focus.
        isDisabled={saving !== null && saving !== one}
        onChange={(isOn) => onChoose(one, isOn)}
      />
      <p className="subscription-about" id={`about-${one}`}>
        {text(ABOUT[one])}
      </p>
    </div>
  ))
}

/** [SET-23] */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const text = useText('settings')
  const common = useText('common')
  return (
    <div className="subscriptions-failed" role="alert">
      <Note kind="warn">{text('subscriptionsLoadFailed')}</Note>
      <Button label={common('retry')} kind="primary" onPress={onRetry} />
      <Link className="button" to={PATHS.contactUs}>
        {common('contactSupport')}
      </Link>
    </div>
  )
}
