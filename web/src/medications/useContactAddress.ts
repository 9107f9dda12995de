import { useEffect, useState } from 'react'
import { useDevice } from '../access/useDevice.ts'

const MAIL = 'mailto:'

/** Where the operator takes mail, as the device last heard of it; null for one who has a page, or nothing. */
export function useContactAddress(): string | null {
  const device = useDevice()
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    // Without an address nothing is offered: a brand can be added all the same.
    device.choice('service').then(
      (told) => isWanted && setAddress(addressFrom(told)),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [device])
  return address
}

function addressFrom(told: unknown): string | null {
  const { contact } = ((told as { links?: unknown } | undefined)?.links ?? {}) as { contact?: unknown }
  if (typeof contact !== 'string' || !contact.startsWith(MAIL)) return null
  const [address = ''] = contact.split('?', 1)
  return address
}
