// What a start with a lock needs, in one chunk.
export { openHeldKeyring } from './keyringHeld.ts'
export { openedUnder, sealedUnder } from './sealedChoicesUnder.ts'
