import * as contract from '@lading/contract/tables/tables'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { chooseColumns } from './choose-columns.ts'
import { noteExport } from './note-export.ts'
import { tableChoicesOf } from './tables.queries.ts'
import { changeTableView } from './change-table-view.ts'
import { deleteTableView } from './delete-table-view.ts'
import { saveTableView } from './save-table-view.ts'

/** How a person wants lists to be shown. */
export function tablesRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listTableViews, ({ actor }) => tableChoicesOf(deps.db, actor.user_id))
  bindAct(app, contract.saveTableView, deps, saveTableView)
  bindAct(app, contract.changeTableView, deps, changeTableView)
  bindAct(app, contract.deleteTableView, deps, deleteTableView)
  bindAct(app, contract.chooseColumns, deps, chooseColumns)
  bindAct(app, contract.noteExport, deps, noteExport)
}
