import { cleanHtml, escaped, textOf } from '../clean-html.ts'

export interface Letter {
  /** The name after "Dear"; a neutral greeting where it is not known. */
  readonly to_name: string
  /** What there is to say, as formatted text. */
  readonly message: string
  /** The one thing to do about it; `path` is an address of this portal. */
  readonly button?: { readonly label: string; readonly path: string } | undefined
  /** Why it is sent, after “because”; absent where the address was used on the portal. */
  readonly because?: string | undefined
}

const SIGNATURE = 'Lading, accreditation of freight forwarders'
const USED = 'this address was used on the portal'

/** The two bodies of a mail that says the same in plain text and in simple HTML. */
export function letter({ to_name, message, button, because = USED }: Letter): { text: string; html: string } {
  const greeting = to_name === '' ? 'Good day,' : `Dear ${to_name},`
  const reason = `You receive this e-mail because ${because}. Please do not reply.`
  const address = button && `portal:${button.path}`
  const text = [greeting, textOf(message), button && `${button.label}:\n${address}`, `${SIGNATURE}\n${reason}`]
  const html = [
    `<p>${escaped(greeting)}</p>`,
    cleanHtml(message),
    button &&
      address &&
      `<p style="margin:24px 0"><a href="${escaped(address)}" style="${BUTTON}">${escaped(button.label)}</a></p>`,
    `<p style="font-size:13px;color:#47575f;border-top:1px solid #d8d5cb;padding-top:12px">${SIGNATURE}<br>${reason}</p>`,
  ]
  return {
    text: text.filter(Boolean).join('\n\n'),
    html: `<div style="${PAPER}">${html.filter(Boolean).join('\n')}</div>`,
  }
}

const PAPER = 'font:16px/1.5 Georgia,serif;color:#0b2a36;max-width:560px;margin:0 auto;padding:24px'
const BUTTON =
  'display:inline-block;background:#0f6d83;color:#ffffff;padding:10px 20px;border-radius:8px;text-decoration:none'
