import type { ProblemBody, ProblemCode } from '@lading/contract/calls/problem'

const codes: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid-input',
  401: 'not-signed-in',
  403: 'not-allowed',
  404: 'not-found',
  409: 'refused',
  413: 'too-large',
  415: 'wrong-media-type',
  419: 'no-longer-available',
  429: 'too-many-requests',
  503: 'under-maintenance',
}

/** What a refusal says, be it the portal's own or not. */
export function problemIn(response: Response, text: string): ProblemBody {
  if (response.headers.get('content-type')?.includes('json') && text.startsWith('{')) {
    const body = JSON.parse(text) as Partial<ProblemBody>
    if (body.code && body.message) return body as ProblemBody
  }
  // A proxy or a crash answered, not the portal: the words are those of the specification, section 8.
  return { code: codes[response.status] ?? 'unexpected', message: 'Error processing data.' }
}
