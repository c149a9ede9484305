import * as passkeys from '@lading/contract/second-factor/passkeys'
import * as contract from '@lading/contract/second-factor/second-factor'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { beginSecondFactor } from './begin-second-factor.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { addPasskey } from './passkeys/add-passkey.ts'
import { askToLogIn, askToProve } from './passkeys/ask-passkey.ts'
import { beginPasskey } from './passkeys/begin-passkey.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { renamePasskey } from './passkeys/rename-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { secondFactorOf } from './passkeys/second-factor.queries.ts'
import { turnOffSecondFactor } from './turn-off-second-factor.ts'

export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.secondFactor, ({ actor }) => secondFactorOf(deps, actor))
  bind(app, contract.beginSecondFactor, ({ body, actor }) => beginSecondFactor(deps, body, actor))
  bindAct(app, contract.confirmSecondFactor, deps, confirmSecondFactor)
  bind(app, contract.renewRecoveryCodes, ({ body, actor }) => renewRecoveryCodes(deps, body, actor))
  bind(app, contract.turnOffSecondFactor, ({ body, actor }) => turnOffSecondFactor(deps, body, actor))
  bind(app, contract.checkSecondFactor, ({ body, actor, request }) => {
    const user_agent = request.headers['user-agent'] ?? ''
    return checkSecondFactor(deps, { ...body, user_agent }, actor)
  })
  passkeyRoutes(app, deps)
}

function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, passkeys.beginPasskey, ({ body, actor }) => beginPasskey(deps, body, actor))
  bind(app, passkeys.addPasskey, async ({ body, actor }) => {
    const told = await addPasskey(deps, body, actor)
    deps.wake()
    return told
  })
  bindAct(app, passkeys.renamePasskey, deps, renamePasskey(deps))
  bind(app, passkeys.removePasskey, async ({ params, body, actor }) => {
    const standing = await removePasskey(deps, { ...params, ...body }, actor)
    deps.wake()
    return standing
  })
  bind(app, passkeys.askToProve, ({ actor }) => askToProve(deps, actor))
  bind(app, passkeys.askToLogIn, ({ body }) => askToLogIn(deps, body))
}
