import { use, type FunctionComponent } from 'react'

/** A component in a separate chunk, fetched when it is first shown, or prefetched by `ahead`. */
export type LazyComponent<Props extends object> = FunctionComponent<Props> & { ahead: () => Promise<void> }

/** Only of the one export that is named: a file may export other functions beside its component. */
type ComponentProps<Component> =
  Component extends FunctionComponent<infer Props extends object> ? Props : never

/**
 * Like React's `lazy`, but shows an already loaded component immediately: `lazy` suspends even then, and React keeps a
 * fallback that was shown for 300 ms. A failed fetch is tried again when the component is next shown.
 */
export function lazyComponent<File, Name extends keyof File>(
  load: () => Promise<File>,
  name: Name,
): LazyComponent<ComponentProps<File[Name]>> {
  type Props = ComponentProps<File[Name]>
  let Shown: FunctionComponent<Props> | null = null
  let fetching: Promise<void> | null = null

  const ahead = (): Promise<void> => {
    fetching ??= fetch()
    return fetching
  }
  const fetch = async (): Promise<void> => {
    try {
      const file = await load()
      Shown = file[name] as FunctionComponent<Props>
      // The fields that React sets on a promise it has waited for: it then reads the promise without suspending.
      if (fetching !== null) void Object.assign(fetching, { status: 'fulfilled', value: undefined })
    } catch (fault) {
      // With a delay: React renders again before it gives up.
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
