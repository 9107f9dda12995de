import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainText } from '@reprieve/content/frontMatter.ts'
import * as z from 'zod'
import { CannotStart, errorCode } from '../cannotStart.ts'
import { OPERATOR_NUMBERS } from '../db/folders.ts'
import { cannotRead } from './guideFolder.ts'

const numbers = z
  .array(
    z.strictObject({
      country: z.string().regex(/^[A-Z]{2}$/, { error: 'country is two capital letters' }),
      // Only what can be dialled: no characters that a telephone would interpret.
      number: z
        .string()
        .regex(/^\+?\d(?:[\d -]{0,18}\d)?$/, { error: 'number is digits with single spaces' }),
      kind: z.enum(['emergency', 'crisis']),
      name: z.string().min(1).max(100),
      source: z.string().min(1).max(300),
      reviewed: z.string().regex(/^\d{4}-\d\d(?:-\d\d)?$/, { error: 'reviewed is a month or a day' }),
    }),
  )
  .max(200)

export type OperatorNumber = z.infer<typeof numbers>[number]

/**
 * Emergency and crisis numbers that the operator adds to the built-in ones, each with its source. A wrong number is
 * worse than none: with an invalid file the server does not start. [CONT-10]
 */
export function operatorNumbers(dataDir: string): readonly OperatorNumber[] {
  const file = join(dataDir, OPERATOR_NUMBERS)
  const text = readOrNothing(file)
  if (text === null) return []
  const read = numbers.safeParse(parsed(text))
  if (read.success) return read.data
  const [issue] = read.error.issues
  const where = issue?.path.join('.') ?? ''
  throw new CannotStart(
    `${file} cannot be used (${where === '' ? '' : `${where}: `}${issue?.message ?? 'invalid'}): correct it or take it away.`,
  )
}

function readOrNothing(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw cannotRead(file, error)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(plainText(text))
  } catch {
    return null
  }
}
