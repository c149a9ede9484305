import { isBuilt } from '../routes/screens.ts'

const links = [
  { path: '/home', label: 'Home' },
  { path: '/accredited-freights-forwarder', label: 'Find a forwarder' },
  { path: '/faqs', label: 'FAQs' },
  { path: '/fees', label: 'Fees' },
  { path: '/blog', label: 'Blog' },
] as const

/** The public site's menu: only what is built. */
export function publicLinks() {
  return links.filter(({ path }) => isBuilt(path))
}
