import type { Handlers } from '../handler.ts'

export const reportHandlers: Handlers = {}
