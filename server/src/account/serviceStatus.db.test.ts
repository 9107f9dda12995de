import { expect, test } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { openDb, openPool } from '../db/pool.ts'
import { openTestApp } from '../testing/testApp.ts'

const HEADERS = { 'accept-language': 'en', 'app-version': '1.0.0' }

test('[D6] the service status is told to everybody, and to a version that is too old for all else', async () => {
  const server = await openTestApp({
    MIN_APP_VERSION: '4.41',
    EULA_VERSION: '3',
    LINK_EULA: 'https://clinic.example/eula',
    STORE_LINK_IOS: 'https://store.example/app',
  })
  const ask = (method: 'GET' | 'POST', call: string) =>
    server.app.inject({ method, url: `/api/v4/core/${call}`, headers: HEADERS })
  expect((await ask('POST', 'keep-alive')).json()).toMatchObject({ result_code: 156 })
  expect((await ask('GET', 'service-status')).json()).toMatchObject({
    result_code: 0,
    state: 'up',
    app_version: packageFile.version,
    min_app_version: '4.41',
    eula_version: 3,
    privacy_notice_version: 2,
    store_links: { ios: 'https://store.example/app' },
  })
  await server.close()
})

test('[D43] the service status tells whether plans are open, and what the operator sells at which price', async () => {
  const server = await openTestApp({ PLANS: 'open', PRODUCT_PRO: 'pro', PRODUCT_CREDITS_3: 'pack;4,99 €' })
  const { body } = await server.call('core/service-status')
  expect(body['shop']).toEqual({
    plans: 'open',
    market: null,
    products: [
      { product_id: 'pro', kind: 'pro', price: null },
      { product_id: 'pack', kind: 'credits3', price: '4,99 €' },
    ],
  })
  await server.close()
})

test('[BUY-16, BUY-17] the sandbox sells what the operator has not set up, and to a local request alone', async () => {
  const server = await openTestApp({ PRODUCT_CREDITS_3: 'pack;4,99 €' })
  const shopFor = async (host: string) =>
    (await server.call('core/service-status', undefined, { headers: { host } })).body['shop']
  const pack = { product_id: 'pack', kind: 'credits3', price: '4,99 €' }
  const own = (kind: string) => ({ product_id: `sandbox_${kind}`, kind, price: null })
  expect(await shopFor('localhost:8787')).toEqual({
    plans: 'store',
    market: 'sandbox',
    products: [own('pro'), own('subscription'), own('credits1'), pack, own('credits5')],
  })
  expect(await shopFor('pain.example')).toEqual({ plans: 'store', market: null, products: [pack] })
  await server.close()
})

test('[PUSH-5, D52] the service status tells the key of messages, and when the app asks for something', async () => {
  const server = await openTestApp({ RATE_AFTER_RECORDS: '0', SIGNUP_AFTER_RECORDS: '7' })
  expect((await server.call('core/service-status')).body).toMatchObject({
    push: { public_key: server.services.push.publicKey },
    rate_after_records: 0,
    signup_after_records: 7,
  })
  await server.close()
})

test('[D6] without its database the service calls itself degraded', async () => {
  const server = await openTestApp()
  const nobody = openPool({ host: '127.0.0.1', port: 1 }, () => {})
  server.services.db = openDb(nobody)
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/v4/core/service-status',
    headers: HEADERS,
  })
  expect(answer.json()).toMatchObject({ result_code: 0, state: 'degraded' })
  await Promise.all([server.close(), nobody.end()])
})
