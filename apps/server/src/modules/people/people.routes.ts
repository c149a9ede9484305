import * as ofPermissions from '@lading/contract/people/permissions'
import * as ofRoles from '@lading/contract/people/roles'
import * as ofSecond from '@lading/contract/people/second-administrator'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { activityRoutes, adminUserRoutes, customerRoutes } from './accounts-kept.routes.ts'
import { decideRoleChange } from './roles/decide-role-change.ts'
import { permissionRow, permissionRows } from './permissions/permissions.queries.ts'
import { rolesByPosition, roleWithHolders } from './roles/roles.queries.ts'
import { setSecondAdministrator } from './second-administrator/set-second-administrator.ts'
import { createPermission } from './permissions/create-permission.ts'
import { deletePermission } from './permissions/delete-permission.ts'
import { updatePermission } from './permissions/update-permission.ts'
import { createRole } from './roles/create-role.ts'
import { deleteRole } from './roles/delete-role.ts'
import { updateRole } from './roles/update-role.ts'
import { decideSecondAdministrator } from './second-administrator/decide-second-administrator.ts'
import { secondAdministratorNow } from './second-administrator/second-administrator.queries.ts'

/** Roles, permissions, and the accounts that administrators keep. */
export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  roleRoutes(app, deps)
  permissionRoutes(app, deps)
  adminUserRoutes(app, deps)
  customerRoutes(app, deps)
  activityRoutes(app, deps)
}

function roleRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, ofRoles.roles, async () => ({ data: await rolesByPosition(deps.db) }))
  bind(app, ofRoles.roleOf, ({ params, actor }) => roleWithHolders(deps.db, params.id, actor))
  bindAct(app, ofRoles.createRole, deps, createRole)
  bindAct(app, ofRoles.updateRole, deps, updateRole)
  bindAct(app, ofRoles.deleteRole, deps, deleteRole)
  bindAct(app, ofRoles.decideRoleChange, deps, decideRoleChange)
  bind(app, ofSecond.secondAdministrator, ({ actor }) => secondAdministratorNow(deps.db, actor))
  bindAct(app, ofSecond.setSecondAdministrator, deps, setSecondAdministrator)
  bindAct(app, ofSecond.decideSecondAdministrator, deps, decideSecondAdministrator)
}

function permissionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  bind(app, ofPermissions.permissions, async () => ({ data: await permissionRows(db) }))
  bind(app, ofPermissions.permissionOf, ({ params }) => permissionRow(db, params.id))
  bindAct(app, ofPermissions.createPermission, deps, createPermission)
  bindAct(app, ofPermissions.updatePermission, deps, updatePermission)
  bindAct(app, ofPermissions.deletePermission, deps, deletePermission)
}
