// RELIABILITY 1d: the wording was tried in a browser. The page is a shell from a worker's cache, so a nonce is no use.
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  'trusted-types sw',
  "require-trusted-types-for 'script'",
].join('; ')

const HEADERS: Record<string, string> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(self), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
}

const HSTS = 'max-age=31536000; includeSubDomains'

export const securityHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { ...HEADERS, 'strict-transport-security': HSTS } : HEADERS
