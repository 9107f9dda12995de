import { use, type FunctionComponent } from 'react'

/** A component in a file of its own, fetched when it is first shown, or before by `ahead`. */
export type Later<Props extends object> = FunctionComponent<Props> & { ahead: () => Promise<void> }

/**
 * As React's `lazy`, but what is here already is shown at once: `lazy` waits a turn even then, and a place-holder that
 * was shown for that turn stays for 300 ms. A fetch that failed is tried again when it is next shown.
 */
export function later<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): Later<Props> {
  let Shown: FunctionComponent<Props> | null = null
  let fetching: Promise<void> | null = null

  const ahead = (): Promise<void> => {
    fetching ??= fetch()
    return fetching
  }
  const fetch = async (): Promise<void> => {
    try {
      const file = await load()
      Shown = file[name]
      // As React marks a promise that it has waited for: it is then read without a pause.
      if (fetching !== null) void Object.assign(fetching, { status: 'fulfilled', value: undefined })
    } catch (fault) {
      // Not at once: React asks again before it gives up.
      setTimeout(() => (fetching = null), AGAIN_MS)
      throw fault
    }
  }
  function ShownLater(props: Props) {
    use(ahead())
    return Shown === null ? null : <Shown {...props} />
  }
  return Object.assign(ShownLater, { ahead })
}

const AGAIN_MS = 3_000
