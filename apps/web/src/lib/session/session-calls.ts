import { toast } from '#lib/toast.ts'
import type { StoredSession } from './stored-session.ts'
import { CallFailed, type Transport } from '../transport.ts'

// Fetched when it is needed: a visitor of the public pages loads no contract.
const accounts = () => import('@lading/contract/accounts/accounts')

/** The calls by which the session of one portal lives. */
export class SessionCalls {
  readonly #session: StoredSession
  readonly #transport: Transport
  readonly #openPage: () => string | undefined
  #asking: Promise<void> | undefined

  /** `openPage` names the page on the screen where it is one that needs a session. */
  constructor(session: StoredSession, transport: Transport, openPage: () => string | undefined) {
    this.#session = session
    this.#transport = transport
    this.#openPage = openPage
  }

  /**
   * Renews the token when its marker has passed: asked at each navigation and act of the user, never by a timer.
   * A refusal ends the session; silence of the network, or a failure that passes, does not.
   */
  async refreshIfDue(): Promise<void> {
    if (this.#session.token.isRefreshDue()) await this.#refreshOnce(() => this.#session.token.isRefreshDue())
  }

  /** Renews the token because the person asked to go on. */
  async refreshNow(): Promise<void> {
    const { token } = this.#session.current()
    await this.#refreshOnce(() => this.#session.current().token === token)
  }

  /** Reads the profile again, as each reload of the page does; a failure is ignored (specification, section 8). */
  async rereadUser(): Promise<void> {
    if (this.#session.current().token) await this.#readUser().catch(() => undefined)
  }

  /** Ends the session on the server and forgets it here, even where the server cannot be reached. */
  async signOut(): Promise<void> {
    const call = async () => this.#transport.call((await accounts()).logout)
    await call().catch(() => undefined)
    this.#session.end({ byOwner: true })
  }

  /**
   * A call was refused with 401 while a token is held: asks whether the session is over, and if so ends it here too.
   * Where it goes on, only that call was refused, and the page says so. Many refusals at once ask once.
   */
  async endIfOver(failure: unknown): Promise<void> {
    const { token } = this.#session.current()
    if (!(failure instanceof CallFailed) || failure.status !== 401 || !token) return
    this.#asking ??= this.#readUser().catch((refusal: unknown) => {
      const isOver = refusal instanceof CallFailed && refusal.status === 401
      if (isOver && this.#session.current().token === token) this.#endUnlessSilent(refusal)
    })
    await this.#asking
    this.#asking = undefined
  }

  async #readUser(): Promise<void> {
    const { me } = await accounts()
    const { user: before } = this.#session.current()
    const user = await this.#transport.call(me)
    // Who signed out meanwhile, or in as another, is not brought back; a profile that was saved meanwhile is newer.
    const { token, user: now } = this.#session.current()
    if (token && now === before) this.#session.storeUser(user)
  }

  /** The tabs of a browser share a session and agree through a lock: the first renews it, the others find it renewed. */
  async #refreshOnce(isStillNeeded: () => boolean): Promise<void> {
    await navigator.locks.request('lading-refresh', async () => {
      if (!isStillNeeded()) return
      const { token } = this.#session.current()
      const call = async () => this.#transport.call((await accounts()).refresh)
      await call().then(
        ({ authorisation }) => {
          if (this.#session.current().token === token) this.#session.replaceToken(authorisation)
        },
        (failure: unknown) => this.#endUnlessSilent(failure),
      )
    })
  }

  #endUnlessSilent(failure: unknown) {
    // From 429 on it was asked too often, or a proxy or a crash answered: nothing is said of the session.
    if (!(failure instanceof CallFailed) || failure.status >= 429) return
    const { user } = this.#session.current()
    const page = this.#openPage()
    this.#session.end()
    if (page) this.#session.wanted.save(page) // nobody asked to leave it
    if (user) toast.error('You have been logged out for idling too long.', { time: 3000 }) // specification, section 8
  }
}
