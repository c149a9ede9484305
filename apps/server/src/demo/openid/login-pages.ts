import { readFileSync } from 'node:fs'
import { escaped } from '#platform/clean-html'
import { demoIdentities, type DemoIdentity } from './demo-identities.ts'

/** The one style sheet; it stands at an address of its own, since the policy allows no other. */
export const styles = {
  path: '/login-pages.css',
  text: readFileSync(new URL('./login-pages.css', import.meta.url), 'utf8'),
}

/** Nothing is loaded but the style sheet; a form leads on to the portal. */
export function pageHeaders(public_url: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${new URL(public_url).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

/** Whom one may come as. `label` names the provider this one stands in for. */
export function loginPage(label: string, fault = ''): string {
  return page(
    `Demonstration of ${label}`,
    `<p class="mark">Demonstration</p>
    <h1>Who signs in?</h1>
    <p>This page stands in for ${escaped(label)}. Nothing is checked here: choose somebody, and see how the portal
    receives them.</p>
    <form method="post">
      <ul>${demoIdentities.map(choice).join('')}</ul>
      <button class="quiet" name="cancel" value="yes">Go back without signing in</button>
    </form>
    <details${fault ? ' open' : ''}>
      <summary>Somebody else</summary>
      <form method="post">
        ${fault ? `<p class="fault" role="alert">${escaped(fault)}</p>` : ''}
        <label>Name <input name="name" autocomplete="off" required maxlength="100"></label>
        <label>E-mail <input name="email" type="email" autocomplete="off" required maxlength="255"></label>
        <label class="tick"><input type="checkbox" name="verified" value="yes" checked> The e-mail is confirmed</label>
        <button>Sign in</button>
      </form>
    </details>`,
  )
}

/** The way back where nothing is under way (any more). */
export function overPage(public_url: string): string {
  return page(
    'Nothing to sign in to',
    `<h1>This sign-in is over</h1>
    <p>It took too long, or it was begun in another browser. Begin again at the portal.</p>
    <p><a href="${escaped(public_url)}/login">Back to the portal</a></p>`,
  )
}

function choice({ sub, given_name, family_name, email, shows }: DemoIdentity): string {
  return `<li><button class="person" name="person" value="${sub}">
    <b>${escaped(`${given_name} ${family_name}`)}</b>
    <span>${escaped(email)}</span>
    <small>${escaped(shows)}</small>
  </button></li>`
}

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${escaped(title)}</title>
  <link rel="stylesheet" href="${styles.path}">
</head>
<body><main>${content}</main></body>
</html>
`
