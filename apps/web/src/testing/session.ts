import { StoredSession } from '#lib/session/stored-session.ts'

/** The session of the page that the tests run in, as its local storage has it; `show` makes its portals of it. */
export const pageSession = new StoredSession(localStorage)

/** Signs somebody in. */
export const startSession: StoredSession['start'] = (...reply) => pageSession.start(...reply)
