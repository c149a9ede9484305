import { ErrorPage } from '#ui/messages/ErrorPage.tsx'

export default function MaintenancePage() {
  return <ErrorPage failure="maintenance" />
}
