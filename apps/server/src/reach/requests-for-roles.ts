import { createPermission } from '@lading/contract/permissions'
import { createQueueGroup, type QueueGroupInput } from '@lading/contract/queues'
import { createRole, roleOf, updateRole, type RoleInput } from '@lading/contract/roles'
import { randomUUID } from 'node:crypto'
import type { Ground } from './ground.ts'
import type { Requests } from './request.ts'

const administrator = ({ called }: Ground) => called('system administrator, both agencies').client

let made = 0

function groupOrder(): QueueGroupInput {
  made += 1
  return { agency: 'dti', name: `Group ${made}`, description: '', types: [1], is_active: true, member_ids: [] }
}

async function newRole(ground: Ground) {
  made += 1
  const name = `Archivist of room ${made}`
  const input: RoleInput = { name, short: 'ARC', agency_rule: 'one', position: 3, permissions: ['view-activity-log'] }
  const { body } = await administrator(ground).call(createRole, { body: input })
  return { params: { id: body.id }, input, version: body.version }
}
async function newPermission(ground: Ground) {
  const name = `lend-${randomUUID()}`
  const { body } = await administrator(ground).call(createPermission, { body: { name, description: 'Lends files' } })
  return { params: { id: body.id }, version: body.version }
}
async function newGroup(ground: Ground) {
  const input = groupOrder()
  const { body } = await administrator(ground).call(createQueueGroup, { body: input })
  return { params: { id: body.id }, input, version: body.version }
}

export const requestsForRoles: Requests = {
  roleOf: async (ground) => ({ params: (await newRole(ground)).params }),
  updateRole: async (ground) => {
    const { params, input, version } = await newRole(ground)
    return { params, body: { ...input, version, permissions: ['view-transactions-report'] } }
  },
  decideRoleChange: async (ground) => {
    const { params, input, version } = await newRole(ground)
    const asks = await ground.anotherAdministrator()
    await ground.secondAdministrator('true')
    const body = { ...input, version, permissions: ['view-transactions-report'] }
    await asks.call(updateRole, { params, body })
    const { body: role } = await asks.call(roleOf, { params })
    await ground.secondAdministrator('false')
    return { params, body: { change_id: role.change!.id, decision: 'confirm' } }
  },
  deleteRole: async (ground) => ({ params: (await newRole(ground)).params }),
  permissionOf: async (ground) => ({ params: (await newPermission(ground)).params }),
  updatePermission: async (ground) => {
    const { params, version } = await newPermission(ground)
    return { params, body: { description: 'Lends and takes back', version } }
  },
  deletePermission: async (ground) => ({ params: (await newPermission(ground)).params }),

  createQueueGroup: async () => ({ body: groupOrder() }),
  updateQueueGroup: async (ground) => {
    const { params, input, version } = await newGroup(ground)
    return { params, body: { ...input, description: 'By the port', version } }
  },
  deleteQueueGroup: async (ground) => ({ params: (await newGroup(ground)).params }),
  queueStaff: async () => ({ query: { agency: 'dti' } }),
}
