import type { Handlers } from '../handler.ts'

export const shareHandlers: Handlers = {}
