import { ErrorPage } from '#ui/messages/ErrorPage.tsx'

export default function AccessDeniedPage() {
  return <ErrorPage failure="access-denied" />
}
