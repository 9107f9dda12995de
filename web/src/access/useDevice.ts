import { createContext, use } from 'react'
import type { DeviceDatabase } from '../local/database/deviceDatabase.ts'

export const DeviceContext = createContext<DeviceDatabase | null>(null)

/** What the device itself stores, independent of the user. */
export function useDevice(): DeviceDatabase {
  const device = use(DeviceContext)
  if (device === null) throw new Error('useDevice outside of the app')
  return device
}
