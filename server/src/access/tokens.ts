import { hash, randomBytes, randomInt } from 'node:crypto'

const TOKEN_BYTES = 32

/** 256 random bits for a person to hold; the database sees only the hash. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')

const LOWEST_USER = 1_000_000_000
const HIGHEST_USER = 2 ** 47

// Random and not counted: a number that rises would tell every visitor how many people use this server.
export const newUserId = (): number => randomInt(LOWEST_USER, HIGHEST_USER)
