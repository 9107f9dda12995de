// What a start needs where there is a lock, in one file to fetch.
export { openHeldKeyring } from './keyringHeld.ts'
export { openedUnder, sealedUnder } from './sealedChoicesUnder.ts'
