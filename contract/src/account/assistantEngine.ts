import * as z from 'zod'

/** Who answers in the chat: the product's own engine, or a model of the operator's, by its name and its host. */
export const assistantEngine = z.object({ id: z.string(), name: z.string(), host: z.string().nullable() })
