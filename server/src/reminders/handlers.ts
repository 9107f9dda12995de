import type { Handlers } from '../handler.ts'

export const reminderHandlers: Handlers = {}
