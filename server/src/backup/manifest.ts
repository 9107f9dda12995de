import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { CannotStart, errorCode } from '../cannotStart.ts'
import { fileDigest } from './fileStreams.ts'

const FORMAT = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const tableName = z.string().regex(/^[^/\\\0]+$/)
// Files of a backup may only be restored below the folders they came from.
const keptPath = z
  .string()
  .regex(
    /^(keys|files|guide)\/[^\0\\]+$|^(?:deleted-accounts|withdrawn-consents|left-memberships)$|^emergency-numbers\.json$/,
  )
  .refine((path) => path.split('/').every((part) => !['', '.', '..'].includes(part)))

const manifestShape = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  /** The newest migration of the database. */
  schema: z.int().min(1),
  taken_at: z.iso.datetime(),
  /** `text_sha256`: of the rows themselves; backups of older releases have none. */
  tables: z.array(
    z.object({ name: tableName, rows: z.int().min(0), sha256, text_sha256: sha256.optional() }),
  ),
  files: z.array(z.object({ path: keptPath, sha256 })),
})

export type Manifest = z.infer<typeof manifestShape>
export type TableEntry = Manifest['tables'][number]
export type FileEntry = Manifest['files'][number]

export const MANIFEST = 'manifest.json'
export const tableFile = (name: string): string => `tables/${name}.copy.gz`

export const formatManifest = (manifest: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format: FORMAT, ...manifest } satisfies Manifest, null, 2)}\n`

export const readManifest = (folder: string): Manifest => parseManifest(readText(folder), folder)

export function parseManifest(text: string, backup: string): Manifest {
  const read = parsed(text)
  const { format } = z.object({ format: z.number() }).catch({ format: FORMAT }).parse(read)
  if (format > FORMAT) {
    throw new CannotStart(`The backup in ${backup} was made by a newer release: restore it with that one.`)
  }
  const manifest = manifestShape.safeParse(read)
  if (manifest.success) return manifest.data
  throw new CannotStart(`The manifest of the backup in ${backup} is damaged: use another backup.`)
}

function readText(folder: string): string {
  try {
    return readFileSync(join(folder, MANIFEST), 'utf8')
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(errorCode(error))) throw error
    throw new CannotStart(`There is no backup in ${folder}: name the folder that holds its manifest.json.`, {
      cause: error,
    })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Refuses a backup with a changed or missing file before anything is touched. */
export const refuseDamage = (folder: string, manifest: Manifest): Promise<void> =>
  refuseOtherDigests(folder, manifest, (path) => digestIfThere(join(folder, path)))

export async function refuseOtherDigests(
  backup: string,
  { tables, files }: Manifest,
  digestOf: (path: string) => Promise<string | undefined> | string | undefined,
): Promise<void> {
  const parts = [...tables.map(({ name, sha256 }) => ({ path: tableFile(name), sha256 })), ...files]
  for (const { path, sha256 } of parts) {
    if ((await digestOf(path)) === sha256) continue
    throw new CannotStart(`${path} of the backup in ${backup} is damaged or missing: use another backup.`)
  }
}

async function digestIfThere(file: string): Promise<string | undefined> {
  try {
    return await fileDigest(file)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
