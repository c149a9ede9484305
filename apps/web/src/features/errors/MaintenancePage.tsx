import { ErrorPage } from '#ui/ErrorPage.tsx'

export default function MaintenancePage() {
  return <ErrorPage failure="maintenance" />
}
