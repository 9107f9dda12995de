import * as z from 'zod'

/** The engine that answers in the chat: the product's own, or a model of the operator, with its name and host. */
export const assistantEngine = z.object({ id: z.string(), name: z.string(), host: z.string().nullable() })
