import * as contract from '@lading/contract/second-factor'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/bind'
import type { Deps } from '#platform/deps'
import { beginSecondFactor } from './begin-second-factor.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { secondFactorOf } from './second-factor.queries.ts'
import { turnOffSecondFactor } from './turn-off-second-factor.ts'

export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.secondFactor, ({ actor }) => secondFactorOf(deps, actor))
  bind(app, contract.beginSecondFactor, ({ body, actor }) => beginSecondFactor(deps, body, actor))
  bindAct(app, contract.confirmSecondFactor, deps, confirmSecondFactor)
  bind(app, contract.renewRecoveryCodes, ({ body, actor }) => renewRecoveryCodes(deps, body, actor))
  bind(app, contract.turnOffSecondFactor, async ({ body, actor }) => {
    const standing = await turnOffSecondFactor(deps, body, actor)
    deps.wake()
    return standing
  })
  bind(app, contract.checkSecondFactor, async ({ body, actor, request }) => {
    const user_agent = request.headers['user-agent'] ?? ''
    const signedIn = await checkSecondFactor(deps, { ...body, user_agent }, actor)
    deps.wake()
    return signedIn
  })
}
