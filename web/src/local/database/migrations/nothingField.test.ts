import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { nothingField } from './nothingField.ts'

const NOTHING = { key: 'nothing', name: 'Nothing', icon: 'empty-circle', shown: true, position: -1 }
const REST = { id: 3, name: 'Rest', shown: true, position: 0 }
const HEAD = { id: 9, name: 'Head', shown: true, position: 0 }

test('[LOCAL-16, D42, D38] three lists get Nothing before all others, and the rest stays', () => {
  const fields = { alleviating_factor: [REST], symptom: [], location: [HEAD], version: 3 }
  expect(nothingField.migrate(fields)).toEqual(
    ok({
      alleviating_factor: [NOTHING, REST],
      aggravating_factor: [NOTHING],
      symptom: [NOTHING],
      location: [HEAD],
      version: 3,
    }),
  )
})

test('[LOCAL-16] one that the person had typed becomes it and keeps its id', () => {
  const typed = { id: 4, name: ' nothing', shown: true, position: 1 }
  const migrated = nothingField.migrate({ alleviating_factor: [REST, typed] })
  expect(migrated).toMatchObject({
    value: { alleviating_factor: [REST, { id: 4, key: 'nothing', name: ' nothing', position: -1 }] },
  })
})

test('[LOCAL-16] done again it changes nothing', () => {
  const once = nothingField.migrate({ alleviating_factor: [REST], symptom: [null, 'x'] })
  expect(once.ok && nothingField.migrate(once.value)).toEqual(once)
})

test('[LOCAL-14] invalid fields are refused with their reason', () => {
  expect(['x', { symptom: 4 }].map(nothingField.migrate)).toEqual([
    err('the part is no object'),
    err('symptom is no list'),
  ])
})
