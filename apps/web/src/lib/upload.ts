interface Sendable {
  readonly method: string
  readonly headers: Headers
  readonly body: FormData | string | null
}

/** Like fetch, but tells how much was sent (0 to 1): fetch cannot. Rejects with an AbortError when `signal` fires. */
export function sendWithProgress(
  address: string,
  { method, headers, body }: Sendable,
  onProgress: (sent: number) => void,
  signal?: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted() // it may have been stopped before it came to this
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.responseType = 'blob'
    headers.forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.onprogress = (event) => onProgress(event.total > 0 ? event.loaded / event.total : 0)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('No answer'))
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name, value] = line.split(/: (.*)/)
    if (name) headers.append(name, value ?? '')
  }
  const empty = [204, 205, 304].includes(request.status)
  return new Response(empty ? null : (request.response as Blob), { status: request.status, headers })
}
