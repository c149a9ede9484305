import { ErrorPage } from '#ui/ErrorPage'

export default function AccessDeniedPage() {
  return <ErrorPage failure="access-denied" />
}
