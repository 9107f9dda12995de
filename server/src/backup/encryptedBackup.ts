import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { orCannotWrite } from '../cannotStart.ts'
import { syncFolder } from '../db/folders.ts'
import { ArchiveWriter, readArchive } from './archive.ts'
import type { BackupTarget } from './backupTarget.ts'
import { damaged, Encryption } from './encryption.ts'
import { newFile } from './fileStreams.ts'
import { MANIFEST, parseManifest, refuseOtherDigests } from './manifest.ts'

interface EncryptedBackup {
  file: string
  key: Buffer
  at: number
  /** Ends it early. */
  signal?: AbortSignal | undefined
}

/** Writes an encrypted backup, reads it back, and only then gives it its name. [BACKUP-2] */
export async function writeEncryptedBackup(
  { file, ...options }: EncryptedBackup,
  fill: (target: BackupTarget) => Promise<void>,
): Promise<void> {
  const draft = draftOf(file)
  orCannotWrite(dirname(file), () => mkdirSync(dirname(file), { recursive: true, mode: 0o700 }))
  try {
    await writeArchive({ file: draft, ...options }, fill)
    await readBack(draft, options.key)
    renameSync(draft, file)
    syncFolder(dirname(file))
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

const DRAFT_ENDING = '.partial'

const draftOf = (file: string): string => `${file}.${process.pid}${DRAFT_ENDING}`

export const isDraft = (name: string): boolean => name.endsWith(DRAFT_ENDING)

async function writeArchive(
  { file, key, at, signal }: EncryptedBackup,
  fill: (target: BackupTarget) => Promise<void>,
): Promise<void> {
  const encryption = new Encryption(key, at)
  const archive = new ArchiveWriter(encryption)
  const written = pipeline(encryption, newFile(file), signal === undefined ? {} : { signal })
  written.catch((error: Error) => archive.fail(error))
  try {
    await fill(archive)
    archive.close()
  } catch (error) {
    encryption.destroy()
    await written.catch(() => {})
    throw error
  }
  await written
}

/** Opens every part of the file as it is on the disk, in bounded memory; what it holds is not kept. */
async function readBack(file: string, key: Buffer): Promise<void> {
  const digests = new Map<string, string>()
  const manifest: Buffer[] = []
  await readArchive(file, key, (path) => {
    const hash = createHash('sha256')
    return {
      write(bytes) {
        hash.update(bytes)
        if (path === MANIFEST) manifest.push(Buffer.from(bytes))
      },
      end: () => void digests.set(path, hash.digest('hex')),
    }
  })
  if (manifest.length === 0) throw damaged(file)
  const text = Buffer.concat(manifest).toString()
  await refuseOtherDigests(file, parseManifest(text, file), (path) => digests.get(path))
}
