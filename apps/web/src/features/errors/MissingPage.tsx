import { ErrorPage } from '#ui/messages/ErrorPage.tsx'

export default function MissingPage() {
  return <ErrorPage failure="missing" />
}
