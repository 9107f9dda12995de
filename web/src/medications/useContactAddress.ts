import { useEffect, useState } from 'react'
import { useDevice } from '../access/useDevice.ts'

const MAIL = 'mailto:'

/** The operator's mail address, as the device last received it; null if it has a contact page, or nothing. */
export function useContactAddress(): string | null {
  const device = useDevice()
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    // Without an address no mail is offered: a brand can still be added.
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
