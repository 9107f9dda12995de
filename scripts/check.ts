import { CHECKS, LONG_CHECKS } from './checks/checks.ts'
import { runChecks } from './checks/runChecks.ts'
import { stopChildrenOnInterrupt } from './child.ts'

stopChildrenOnInterrupt()
const isLong = process.argv.includes('--long')
const { failed } = await runChecks(isLong ? [...CHECKS, ...LONG_CHECKS] : CHECKS)
if (failed > 0) process.exitCode = 1
