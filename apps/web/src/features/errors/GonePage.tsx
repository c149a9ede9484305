import { ErrorPage } from '#ui/messages/ErrorPage.tsx'

export default function GonePage() {
  return <ErrorPage failure="gone" />
}
