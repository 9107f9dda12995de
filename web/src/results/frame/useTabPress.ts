import { type MouseEvent, useRef, useState } from 'react'
import { nextFrame } from '../../device/nextFrame.ts'
import { isPlainClick } from '../../navigation/plainClick.ts'
import { useRouter } from '../../navigation/useRouter.ts'

interface TabPress<Tab> {
  /** The open tab, or the one that was just pressed. */
  shown: Tab
  press: (tab: Tab, event: MouseEvent<HTMLAnchorElement>) => void
}

/** A pressed tab is shown as open first: what it opens takes a slow phone several frames. [RES-89] */
export function useTabPress<Tab>(open: Tab): TabPress<Tab> {
  const router = useRouter()
  const [pressed, setPressed] = useState<{ tab: Tab } | null>(null)
  const latest = useRef<object | null>(null)

  const openTab = async (mine: { tab: Tab }, href: string): Promise<void> => {
    const { location } = router.history
    latest.current = mine
    setPressed(mine)
    await nextFrame()
    // Unless another tab, or another screen, was opened meanwhile.
    if (latest.current === mine && router.history.location === location) await router.navigate({ href })
    setPressed((now) => (now === mine ? null : now))
  }
  return {
    shown: pressed === null ? open : pressed.tab,
    press: (tab, event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      // Not the property, which is the whole address.
      void openTab({ tab }, event.currentTarget.getAttribute('href')!)
    },
  }
}
