import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_PACKING = 1_024
const TEXT = /\.(?:js|css|html|svg|json|webmanifest)$/

/** Writes compressed versions beside each file: compressed once, as small as possible, instead of at every request. */
export const packedFiles = (): Plugin => ({
  name: 'packed-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
      if (!TEXT.test(name) || bytes.length < WORTH_PACKING) continue
      await writeFile(join(dir, `${name}.br`), brotliCompressSync(bytes))
      await writeFile(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    }
  },
})
