import { needsNewerApp } from '@reprieve/domain/account/termsGate.ts'
import { useEffect } from 'react'
import { appUpdate } from '../device/appUpdate.ts'
import { toldTerms } from './serviceTold.ts'
import { useServiceFacts } from './useServiceFacts.ts'

/** For who is signed in: what the server asks for now is heard on the way, and holds from the next step on. [ROUTE-12] */
export function ServiceWatch() {
  useServiceFacts()
  const isBehind = needsNewerApp(toldTerms())
  useEffect(() => {
    // The words that are asked for are in a newer version of the app: to look for it is all that can be done. [ACC-16]
    if (isBehind) void appUpdate.search()
  }, [isBehind])
  return null
}
