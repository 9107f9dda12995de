import type { Handlers } from '../handler.ts'

export const purchaseHandlers: Handlers = {}
