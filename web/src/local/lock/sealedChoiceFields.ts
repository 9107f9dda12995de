export type SealedName = 'owner' | 'registered'

export const isSealed = (kept: unknown): kept is { sealed: Uint8Array } =>
  choiceFields(kept)['sealed'] instanceof Uint8Array

export const choiceFields = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
