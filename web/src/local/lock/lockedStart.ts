// What a start with a lock needs, in one chunk.
export { openHeldKeyring } from './heldKeyring.ts'
export { unsealChoice, sealChoice } from './sealedChoiceCodec.ts'
