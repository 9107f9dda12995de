import { availableParallelism } from 'node:os'
import * as z from 'zod'
import { CannotStart } from './cannotStart.ts'

const MOST = 256
/** More would need more connections than our own PostgreSQL has. */
const MOST_ON_EMBEDDED = 32

/** D52: how many processes serve on this machine. */
export const processesEnvironment = {
  PROCESSES: z
    .union([z.literal('auto'), z.coerce.number().int().min(1).max(MOST)], {
      error: `auto, or a number from 1 to ${MOST}`,
    })
    .optional(),
}

interface ProcessesEnvironment extends z.infer<z.ZodObject<typeof processesEnvironment>> {
  DATABASE_URL?: string | undefined
}

export interface ProcessesConfig {
  processes: number
}

/** `cores`: of this machine, or of the part of it that this program may use. [RUN-3] */
export function processesConfig(
  { PROCESSES: wanted = 1, DATABASE_URL: url }: ProcessesEnvironment,
  cores = availableParallelism(),
): ProcessesConfig {
  const most = url === undefined ? MOST_ON_EMBEDDED : MOST
  if (wanted === 'auto') return { processes: Math.min(cores, most) }
  if (wanted <= most) return { processes: wanted }
  throw new CannotStart(
    `PROCESSES=${wanted} is more than the embedded database serves: set at most ${most}, or DATABASE_URL to a PostgreSQL of your own.`,
  )
}

/** Known before the whole configuration is read. */
export const mayNeedSupervisor = ({ PROCESSES: wanted = '' }: Record<string, string | undefined>): boolean =>
  !['', '1'].includes(wanted)
