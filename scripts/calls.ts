// Lists the calls of the contract that the server does not answer: `npm run calls`. The list should be empty.
import { CALL_NAMES } from '@reprieve/contract/calls.ts'
import { HANDLERS } from '@reprieve/server/http/handlers.ts'

const missing = CALL_NAMES.filter((name) => !Object.hasOwn(HANDLERS, name))

console.log(`${CALL_NAMES.length - missing.length} of ${CALL_NAMES.length} calls are answered`)
for (const name of missing) console.log(`  missing  ${name}`)
