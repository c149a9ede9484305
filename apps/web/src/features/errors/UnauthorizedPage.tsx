import { ErrorPage } from '#ui/messages/ErrorPage.tsx'

export default function UnauthorizedPage() {
  return <ErrorPage failure="unauthorized" />
}
