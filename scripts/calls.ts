// What the server answers and what it does not answer yet: `npm run calls`.
import { CALLS_BY_AREA, CALL_NAMES } from '@reprieve/contract/calls.ts'
import { HANDLERS } from '@reprieve/server/http/handlers.ts'

const isBuilt = (name: string): boolean => Object.hasOwn(HANDLERS, name)

function printArea(area: string, names: string[]): void {
  const left = names.filter((name) => !isBuilt(name))
  console.log(`\n${area}: ${names.length - left.length} of ${names.length}`)
  for (const name of names) console.log(`  ${isBuilt(name) ? 'built    ' : 'not built'}  ${name}`)
}

console.log(`${CALL_NAMES.filter(isBuilt).length} of ${CALL_NAMES.length} calls are built`)
for (const [area, calls] of Object.entries(CALLS_BY_AREA)) printArea(area, Object.keys(calls))
