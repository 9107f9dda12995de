export type Result<T, E> = { ok: true; value: T } | { ok: false; reason: E }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const err = <E>(reason: E): { ok: false; reason: E } => ({ ok: false, reason })
