// The curve P-256: y² = x³ − 3x + b modulo p.
const P = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

const WHOLE_POINT = 4

/**
 * An uncompressed public key on the curve. Nothing can be encrypted for any other, and that would only show when a
 * reminder is due.
 */
export function isPointOfP256(bytes: Uint8Array): boolean {
  if (bytes.length !== 65 || bytes[0] !== WHOLE_POINT) return false
  const [x, y] = [numberOf(bytes.slice(1, 33)), numberOf(bytes.slice(33))]
  return x < P && y < P && (y * y - (x * x * x - 3n * x + B)) % P === 0n
}

const numberOf = (bytes: Uint8Array): bigint =>
  BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
