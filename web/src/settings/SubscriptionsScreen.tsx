import { Subscriptions } from './Subscriptions.tsx'

/** The section Email of the settings, by its own address. */
export function SubscriptionsScreen() {
  return (
    <section className="card narrow">
      <Subscriptions />
    </section>
  )
}
