import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { Suspense, useEffect, useState, type FunctionComponent, type ReactNode } from 'react'
import { useLanguage } from './useText.tsx'

/** A lazy component: it says when its file is loaded. */
type LoadablePart<Props> = FunctionComponent<Props> & { ahead: () => Promise<void> }

interface WaitingProps {
  /** Shown until the part is loaded; nothing is shown if it cannot be. */
  waiting?: ReactNode
}

/**
 * A part that a screen can do without: if its file or its texts cannot be loaded, as on the first visit when the network
 * goes, the screen is shown without it and tries again when the network is back. A lazy component alone would take the
 * whole screen down. [HOME-39]
 */
export function partWhenLoaded<Props extends object>(
  Part: LoadablePart<Props>,
  areas: readonly BrowserArea[],
): FunctionComponent<Props & WaitingProps> {
  return function PartWhenLoaded({ waiting, ...props }: Props & WaitingProps) {
    const { book } = useLanguage()
    const [isLoaded, setLoaded] = useState<boolean | null>(null)
    useEffect(() => {
      let isShown = true
      const load = (): void =>
        void Promise.all([Part.ahead(), ...areas.map((area) => book.load(area))]).then(
          () => isShown && setLoaded(true),
          () => isShown && setLoaded(false),
        )
      load()
      addEventListener('online', load)
      return () => {
        isShown = false
        removeEventListener('online', load)
      }
    }, [book])
    if (isLoaded !== true) return isLoaded === null ? waiting : null
    return (
      <Suspense fallback={waiting}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    )
  }
}
