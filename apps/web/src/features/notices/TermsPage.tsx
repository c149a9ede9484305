import { NoticePage } from './NoticePage.tsx'
import { Prose } from './Prose.tsx'

/** On what terms the portal is used. */
export default function TermsPage() {
  return (
    <NoticePage title="Terms of use" version="terms.version">
      {(settings) => <Prose text={settings.get('terms.text') ?? ''} />}
    </NoticePage>
  )
}
