import { createPermission } from '@lading/contract/people/permissions'
import { createQueueGroup, type QueueGroupInput } from '@lading/contract/queues'
import { createRole, roleOf, updateRole, type RoleInput } from '@lading/contract/people/roles'
import { randomUUID } from 'node:crypto'
import { ensure } from '@lading/domain/ensure'
import type { Fixture } from './fixture.ts'
import type { Requests } from './request.ts'

const administrator = ({ called }: Fixture) => called('system administrator, both agencies').client

let made = 0

function groupOrder(): QueueGroupInput {
  made += 1
  return { agency: 'dti', name: `Group ${made}`, description: '', types: [1], is_active: true, member_ids: [] }
}

async function newRole(fixture: Fixture) {
  made += 1
  const name = `Archivist of room ${made}`
  const input: RoleInput = { name, short: 'ARC', agency_rule: 'one', position: 3, permissions: ['view-activity-log'] }
  const { body } = await administrator(fixture).call(createRole, { body: input })
  return { params: { id: body.id }, input, version: body.version }
}
async function newPermission(fixture: Fixture) {
  const name = `lend-${randomUUID()}`
  const { body } = await administrator(fixture).call(createPermission, { body: { name, description: 'Lends files' } })
  return { params: { id: body.id }, version: body.version }
}
async function newGroup(fixture: Fixture) {
  const input = groupOrder()
  const { body } = await administrator(fixture).call(createQueueGroup, { body: input })
  return { params: { id: body.id }, input, version: body.version }
}

export const requestsForRoles: Requests = {
  roleOf: async (fixture) => ({ params: (await newRole(fixture)).params }),
  updateRole: async (fixture) => {
    const { params, input, version } = await newRole(fixture)
    return { params, body: { ...input, version, permissions: ['view-transactions-report'] } }
  },
  decideRoleChange: async (fixture) => {
    const { params, input, version } = await newRole(fixture)
    const asks = await fixture.anotherAdministrator()
    await fixture.secondAdministrator('true')
    const body = { ...input, version, permissions: ['view-transactions-report'] }
    await asks.call(updateRole, { params, body })
    const { body: role } = await asks.call(roleOf, { params })
    await fixture.secondAdministrator('false')
    return { params, body: { change_id: ensure(role.change).id, decision: 'confirm' } }
  },
  deleteRole: async (fixture) => ({ params: (await newRole(fixture)).params }),
  permissionOf: async (fixture) => ({ params: (await newPermission(fixture)).params }),
  updatePermission: async (fixture) => {
    const { params, version } = await newPermission(fixture)
    return { params, body: { description: 'Lends and takes back', version } }
  },
  deletePermission: async (fixture) => ({ params: (await newPermission(fixture)).params }),

  createQueueGroup: async () => ({ body: groupOrder() }),
  updateQueueGroup: async (fixture) => {
    const { params, input, version } = await newGroup(fixture)
    return { params, body: { ...input, description: 'By the port', version } }
  },
  deleteQueueGroup: async (fixture) => ({ params: (await newGroup(fixture)).params }),
  queueStaff: async () => ({ query: { agency: 'dti' } }),
}
