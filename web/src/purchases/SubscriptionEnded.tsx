import type { Text } from '@reprieve/locales/loadText.ts'
import { useText } from '../text/useText.tsx'
import { Dialog, type DialogChoice } from '../ui/overlays/Dialog.tsx'

interface Ways {
  credits: number
  onManage: () => void
  onUseCredit: () => void
}

interface SubscriptionEndedProps extends Ways {
  isOpen: boolean
  onClose: () => void
}

/** For a report that needs a credit: spending one is never the first option. [BUY-7] */
export function SubscriptionEnded({ isOpen, onClose, ...ways }: SubscriptionEndedProps) {
  const text = useText('purchases')
  const common = useText('common')
  return (
    <Dialog
      isOpen={isOpen}
      title={text('subscriptionExpired')}
      text={text('subscriptionInvalid')}
      choices={subscriptionEndedChoices(ways, { text, common })}
      onClose={onClose}
    />
  )
}

export function subscriptionEndedChoices(
  { credits, onManage, onUseCredit }: Ways,
  { text, common }: { text: Text<'purchases'>; common: Text<'common'> },
): DialogChoice[] {
  const use: DialogChoice = { label: text('useCredit'), kind: 'quiet', onChoose: onUseCredit }
  return [
    { label: text('manageSubscription'), kind: 'primary', onChoose: onManage },
    ...(credits > 0 ? [use] : []),
    { label: common('cancel'), kind: 'quiet', onChoose: () => {} },
  ]
}
