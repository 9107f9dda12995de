/** How far a stamp may be ahead of the server's clock. Beyond that the server replaces the stamp. [SYNC-4] */
export const AHEAD_ALLOWED_MS = 60_000
