import { RESULT } from '@reprieve/contract/codes.ts'
import {
  SUBSCRIPTIONS,
  type Subscription,
  type Subscriptions,
} from '@reprieve/domain/settings/subscriptions.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { useText } from '../../text/useText.tsx'

/** The name of each subscription, on its switch and in the message after switching it off. */
export const SUBSCRIPTION_NAMES: Record<Subscription, Key<'settings'>> = {
  reminders_and_updates: 'subscriptionReminders',
  newsletters: 'subscriptionNewsletters',
  special_offers: 'subscriptionOffers',
}

/** Null for a response without values: a switch drawn from a guess would be saved as one. */
export function subscriptionsIn(answer: Answer): Subscriptions | null {
  if (!answer.reached || answer.code !== RESULT.ok) return null
  const told = SUBSCRIPTIONS.map((one) => [one, answer.body[one]] as const)
  const isWhole = told.every(([, value]) => typeof value === 'boolean')
  return isWhole ? (Object.fromEntries(told) as Subscriptions) : null
}

type SubscriptionsState = { is: 'loading' | 'failed' } | { is: 'known'; chosen: Subscriptions }

interface SubscriptionsInUse {
  loaded: SubscriptionsState
  /** The subscription being saved. */
  saving: Subscription | null
  /** One was changed during this visit. */
  isChanged: boolean
  load: () => void
  choose: (one: Subscription, isOn: boolean) => void
}

/** Each switch is saved by itself: there is no Save to forget. */
export function useSubscriptions(): SubscriptionsInUse {
  const ask = useAsk()
  const toasts = useToasts()
  const text = useText('settings')
  const [loaded, setLoaded] = useState<SubscriptionsState>({ is: 'loading' })
  const [saving, setSaving] = useState<Subscription | null>(null)
  const [isChanged, setChanged] = useState(false)
  const load = (): void =>
    void ask('core/get-user-email-subscriptions', undefined).then((answer) => setLoaded(loadedFrom(answer)))
  const loadOnArrival = useEffectEvent(load)
  useEffect(() => loadOnArrival(), [])

  const choose = async (one: Subscription, isOn: boolean): Promise<void> => {
    if (loaded.is !== 'known' || saving !== null) return
    const { chosen: before } = loaded
    setSaving(one)
    setLoaded({ is: 'known', chosen: { ...before, [one]: isOn } })
    const chosen = subscriptionsIn(await ask('core/update-email-subscriptions', { [one]: isOn }))
    setSaving(null)
    // If it was not saved the switch goes back, and the toast says so.
    setLoaded({ is: 'known', chosen: chosen ?? before })
    setChanged(isChanged || chosen !== null)
    toasts.show(
      chosen === null
        ? { message: text('subscriptionsSaveFailed') }
        : { message: text('subscriptionsSaved'), isDone: true },
    )
  }
  return {
    loaded,
    saving,
    isChanged,
    load: () => {
      setLoaded({ is: 'loading' })
      load()
    },
    choose: (one, isOn) => void choose(one, isOn),
  }
}

function loadedFrom(answer: Answer): SubscriptionsState {
  const chosen = subscriptionsIn(answer)
  return chosen === null ? { is: 'failed' } : { is: 'known', chosen }
}
