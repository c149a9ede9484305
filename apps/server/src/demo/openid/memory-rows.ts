import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Row {
  readonly payload: AdapterPayload
  readonly ends_at: number
}

/** Where the provider keeps what is under way: in memory, for as long as it lasts. */
export function memoryRows(): (model: string) => Adapter {
  const rows = new Map<string, Row>()
  const find = async (key: string) => {
    const row = rows.get(key)
    if (row && row.ends_at > Date.now()) return row.payload
    rows.delete(key)
    return undefined
  }
  const findBy = async (model: string, name: 'uid' | 'userCode', value: string) => {
    for (const [key, { payload }] of rows) if (key.startsWith(`${model} `) && payload[name] === value) return find(key)
    return undefined
  }
  return (model) => ({
    async upsert(id, payload, expires_in = 600) {
      rows.set(`${model} ${id}`, { payload, ends_at: Date.now() + expires_in * 1000 })
    },
    find: (id) => find(`${model} ${id}`),
    findByUid: (uid) => findBy(model, 'uid', uid),
    findByUserCode: (code) => findBy(model, 'userCode', code),
    async consume(id) {
      const row = rows.get(`${model} ${id}`)
      if (row) row.payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      rows.delete(`${model} ${id}`)
    },
    async revokeByGrantId(grant_id) {
      for (const [key, { payload }] of rows) if (payload.grantId === grant_id) rows.delete(key)
    },
  })
}
