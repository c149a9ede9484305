/** Codes of the network for a server that is away, does not answer, or cannot be found. */
export const silent: readonly string[] =
  'ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ETIMEDOUT EPIPE'.split(' ')
