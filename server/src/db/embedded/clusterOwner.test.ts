import { expect, test } from 'vitest'
import { firstFreeId } from './clusterOwner.ts'

test('[STACK 2] the id of the database user is the first that neither a user nor a group has', () => {
  const passwd = 'root:x:0:0:root:/root:/bin/bash\nann:x:61700:61700::/home/ann:/bin/sh\n'

  expect(firstFreeId('', '')).toBe(61700)
  expect(firstFreeId(passwd, 'users:x:100:\n')).toBe(61701)
  expect(firstFreeId(passwd, 'reports:x:61701:ann\n')).toBe(61702)
})
