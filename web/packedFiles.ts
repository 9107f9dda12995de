import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_PACKING = 1_024
const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
const TEXT = /\.(?:js|css|html|svg|json|webmanifest)$/

/** Writes compressed versions beside each file: compressed once, as small as possible, instead of at every request. */
export const packedFiles = (): Plugin => ({
  name: 'packed-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const pack = async (name: string, bytes: Buffer): Promise<void> => {
      await writeFile(join(dir, `${name}.br`), await packBrotli(bytes))
      await writeFile(join(dir, `${name}.gz`), await packGzip(bytes, { level: 9 }))
    }
    const files = Object.entries(bundle).map(
      ([name, file]) => [name, Buffer.from(file.type === 'chunk' ? file.code : file.source)] as const,
    )
    // All at once: Node packs on as many cores as there are.
    await Promise.all(
      files
        .filter(([name, bytes]) => TEXT.test(name) && bytes.length >= WORTH_PACKING)
        .map(([name, bytes]) => pack(name, bytes)),
    )
  },
})
