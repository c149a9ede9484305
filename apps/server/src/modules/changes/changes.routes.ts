import * as contract from '@lading/contract/changes'
import { changeRequestTypes } from '@lading/domain/transactions/family'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { deleteDraftOf, saveAnswersOf } from '#modules/filing/family-calls'
import { tellingFaultsOfSaved } from '#modules/filing/reading/tell-faults'
import { approveChange } from './approve-change.ts'
import { changeOpenings } from './changes.queries.ts'
import { copyAnswers } from './copy-answers.ts'
import { editChange } from './edit-change.ts'
import { openChanges } from './open-changes.ts'

/** Changes to an accreditation, types 3 to 12; what follows the opening is filing, named once more. */
export function changesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, workflow } = deps
  bind(app, contract.changeOpenings, ({ query: { transaction_type_ids: type }, actor }) =>
    changeOpenings(db, workflow, type === undefined ? changeRequestTypes : [type], actor, clock.now()),
  )
  bindAct(app, contract.openChanges, deps, openChanges(workflow))
  bindAct(app, contract.editChange, deps, tellingFaultsOfSaved(deps, editChange))
  const save = saveAnswersOf('change', deps)
  bind(app, contract.saveChange, ({ params, body, actor }) => save({ ...params, ...body }, actor))
  bindAct(app, contract.copyAnswers, deps, tellingFaultsOfSaved(deps, copyAnswers))
  bindAct(app, contract.deleteChange, deps, deleteDraftOf('change', deps))
  bindAct(app, contract.approveChange, deps, approveChange(workflow))
}
