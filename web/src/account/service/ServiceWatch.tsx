import { needsNewerApp } from '@reprieve/domain/account/termsGate.ts'
import { useEffect } from 'react'
import { searchUpdate } from '../../device/takeUpdate.ts'
import { useServiceFacts } from './serviceFacts.ts'
import { readServerTerms } from './serviceStatus.ts'

/** While logged in: loads the server's required versions, which apply from the next navigation on. [ROUTE-12] */
export function ServiceWatch() {
  useServiceFacts()
  const isBehind = needsNewerApp(readServerTerms())
  useEffect(() => {
    // The required documents are in a newer version of the app: looking for an update is all that can be done. [ACC-16]
    if (isBehind) void searchUpdate()
  }, [isBehind])
  return null
}
