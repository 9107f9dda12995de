import { hash, randomBytes, randomInt } from 'node:crypto'

const TOKEN_BYTES = 32

/** 256 random bits for the client; the database stores only the hash. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')

const LOWEST_USER = 1_000_000_000
const HIGHEST_USER = 2 ** 47

// Random, not counted: rising numbers would reveal how many people use this server.
export const newUserId = (): number => randomInt(LOWEST_USER, HIGHEST_USER)
