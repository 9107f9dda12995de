import { Subscriptions } from './Subscriptions.tsx'

/** The settings section Email, at its own URL. */
export function SubscriptionsScreen() {
  return (
    <section className="card narrow">
      <Subscriptions />
    </section>
  )
}
