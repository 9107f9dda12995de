import { runChecks } from './checks/runChecks.ts'
import { stopChildrenOnInterrupt } from './child.ts'

stopChildrenOnInterrupt()
const { failed } = await runChecks()
if (failed > 0) process.exitCode = 1
