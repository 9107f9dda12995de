// What a start with a lock needs, in one chunk.
export { openHeldKeyring } from './keyringHeld.ts'
export { unsealChoice, sealChoice } from './sealedChoicesUnder.ts'
