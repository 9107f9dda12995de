import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { wipeDeleted } from './wipe.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

test('[SYNC-31, D29] nothing lives without a name because an edit of a part of it came after the wipe', async () => {
  let person = await server.signUp()
  const call = async (name: string, body: unknown) =>
    (await server.call(`sync/${name}`, body, { person })).body
  const list = async (name: string, field: object) => {
    const { items } = await call(`${name}-section-fields`, { section_fields: [field] })
    return (items as { fid: number; result_code: number }[])[0]!
  }
  const { fid: knee } = await call('add-condition', { value: 'Knee' })
  const { nid } = await call('add-medication', { common_name: 'Willow bark' })
  const { fid } = await list('add-new', { value: 'Tail', type: 'location', value_type: 'custom' })
  await call('delete-condition', { fid: knee })
  await call('delete-medication', { nid })
  await list('delete', { fid })
  server.clock.now += 31 * 86_400_000
  person = await server.signIn(person)
  await wipeDeleted(server, server.clock.now)
  expect((await call('edit-condition', { fid: knee, of_tomorrow: 'x' })).result_code).toBe(216)
  expect((await call('edit-medication', { nid, of_tomorrow: 'x' })).result_code).toBe(212)
  expect((await list('edit', { fid, isShow: 0 })).result_code).toBe(204)
  expect((await call('edit-condition', { fid: knee, value: 'Left knee' })).result_code).toBe(0)
})
