import * as contract from '@lading/contract/accounts/accounts'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { signedInUser } from './records/accounts.queries.ts'
import { askGoodPassword } from './passwords/ask-good-password.ts'
import { changePassword } from './passwords/change-password.ts'
import { completeRegistration } from './registration/complete-registration.ts'
import { forgotPassword } from './passwords/forgot-password.ts'
import { hashPassword, inPasswordTurn } from './passwords/passwords.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { register } from './registration/register.ts'
import { resendVerification } from './registration/resend-verification.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { signInCustomer, signInStaff } from './signing-in/sign-in-as.ts'
import { signOut } from './signing-in/sign-out.ts'
import { verifyEmail } from './registration/verify-email.ts'
import { withDebt } from './signing-in/with-debt.ts'

export function accountsRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.login, (call) => signInCustomer(deps, call))
  bind(app, contract.adminLogin, (call) => signInStaff(deps, call))
  registerRoute(app, deps)
  bindAct(app, contract.resendEmailVerification, deps, resendVerification)
  bindAct(app, contract.verifyEmail, deps, verifyEmail)
  bindAct(app, contract.forgotPassword, deps, forgotPassword)
  bind(app, contract.resetPassword, ({ body, actor }) => resetPassword(deps, body, actor))
  bindAct(app, contract.completeRegistration, deps, completeRegistration)

  bind(app, contract.me, async ({ actor }) => withDebt(deps.config, await signedInUser(deps.db, actor.user_id)))
  bindAct(app, contract.refresh, deps, refreshSession)
  bindAct(app, contract.logout, deps, signOut)
  bind(app, contract.changePassword, async ({ body, actor }) => {
    const user = await changePassword(deps, body, actor)
    deps.wake()
    return withDebt(deps.config, user)
  })
}

/** Apart from the others, since its refusals carry `status: 'error'` (specification, section 8). */
function registerRoute(app: FastifyInstance, deps: Deps): void {
  void app.register(async (apart) => {
    apart.addHook('preSerialization', async (_request, reply, payload) =>
      reply.statusCode < 400 ? payload : { status: 'error', ...(payload as object) },
    )
    bind(apart, contract.register, async ({ body: { email, password }, actor }) => {
      await askGoodPassword({ email, password })
      const password_hash = await inPasswordTurn(() => hashPassword(password))
      const now = deps.clock.now()
      const answer = await deps.db.transaction().execute((tx) => register(tx, { email, password_hash }, actor, now))
      deps.wake()
      return answer
    })
  })
}
