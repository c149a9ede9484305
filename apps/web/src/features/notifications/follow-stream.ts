const LONGEST_SILENCE = 70_000 // milliseconds; the portal gives a sign of life every twenty seconds

/**
 * Follows a stream of server-sent events until it ends, however it ends; says whether the session is over. It is
 * fetched, since an EventSource cannot carry the token in a header (decisions, "Sessions").
 */
export async function followStream(
  path: string,
  token: string,
  heard: (event: string) => void,
  leaving: AbortSignal,
): Promise<{ is_over: boolean }> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), LONGEST_SILENCE)
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), LONGEST_SILENCE)
  }
  try {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` }
    const signal = AbortSignal.any([leaving, silence.signal])
    const reply = await fetch(`/api${path}`, { headers, signal })
    if (!reply.ok || !reply.body) return { is_over: reply.status === 401 }
    await readEvents(reply.body, (event) => event && heard(event), alive)
  } catch {
    // The network broke, or the page is left: who asked tries again or not.
  } finally {
    clearTimeout(timer)
  }
  return { is_over: false }
}

async function readEvents(body: ReadableStream<BufferSource>, heard: (event: string) => void, alive: () => void) {
  const text = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let piece = await text.read(); !piece.done; piece = await text.read()) {
    alive()
    const blocks = (rest + piece.value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) heard(/^event: (\w+)$/m.exec(block)?.[1] ?? '')
  }
}
