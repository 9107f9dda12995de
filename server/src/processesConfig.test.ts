import { expect, test } from 'vitest'
import { CannotStart } from './cannotStart.ts'
import { readConfig } from './config.ts'
import { mayNeedSupervisor, processesConfig } from './processesConfig.ts'

const OWN = { DATABASE_URL: 'postgres://ann@db.example/diary' }

test('[RUN-3, D52] one process serves unless the operator wants more, at most as many as the database can serve', () => {
  expect(processesConfig({}, 8).processes).toBe(1)
  expect(processesConfig({ PROCESSES: 'auto' }, 8).processes).toBe(8)
  expect(processesConfig({ PROCESSES: 3 }, 8).processes).toBe(3)
  expect(processesConfig({ PROCESSES: 'auto' }, 64).processes).toBe(32)
  expect(processesConfig({ PROCESSES: 'auto', ...OWN }, 64).processes).toBe(64)
  expect(() => processesConfig({ PROCESSES: 33 }, 64)).toThrow(CannotStart)
  expect(processesConfig({ PROCESSES: 33, ...OWN }, 64).processes).toBe(33)
})

test('[RUN-3, D52] a number of processes that makes no sense stops the start with one sentence', () => {
  for (const wrong of ['0', '-1', '1.5', 'all', '257'])
    expect(() => readConfig({ PROCESSES: wrong })).toThrow('PROCESSES is set to something')
  expect(readConfig({ PROCESSES: '2' }).processes).toBe(2)
  expect(readConfig({ PROCESSES: '' }).processes).toBe(1)
})

test('[RUN-1, RUN-3] one process starts without a supervisor', () => {
  expect([{}, { PROCESSES: '' }, { PROCESSES: '1' }].map(mayNeedSupervisor)).toEqual([false, false, false])
  expect([{ PROCESSES: '2' }, { PROCESSES: 'auto' }].map(mayNeedSupervisor)).toEqual([true, true])
})
