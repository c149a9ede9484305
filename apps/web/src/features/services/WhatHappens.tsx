import type { ServiceFacts } from '@lading/contract/services'
import { channelsInWords } from '@lading/domain/payments/channels'
import { isForHolders } from '@lading/domain/transactions/family'
import { wordsOf } from '@lading/domain/transactions/family-words'
import type { Service } from '@lading/domain/transactions/services'
import { List } from '@mantine/core'
import { Pane } from '#ui/layout/Pane.tsx'

/** What the client and the agency do, in their order. */
export function WhatHappens({ service: { type }, facts }: { readonly service: Service; readonly facts: ServiceFacts }) {
  const { noun, document, ended } = wordsOf(type)
  const days = facts.working_days
  return (
    <Pane title="What happens">
      <List type="ordered" spacing="xs">
        <List.Item>
          {isForHolders(type)
            ? 'Log in with the account of the accredited business. The form is prefilled with what the register knows.'
            : 'Register an account, confirm your e-mail address, and register your business.'}
        </List.Item>
        <List.Item>Answer the questions, upload the documents, check everything and submit.</List.Item>
        <List.Item>
          The agency evaluates and reviews your {noun}. If something must be corrected, it is returned to you with
          remarks.
        </List.Item>
        {facts.fees.lines.length > 0 && (
          <List.Item>You receive an order of payment and pay it {channelsInWords()}.</List.Item>
        )}
        <List.Item>
          The agency decides{days !== null && `, within ${days} working days of receiving your complete ${noun}`}. The
          time you take does not count.
        </List.Item>
        <List.Item>
          {facts.issues_document ? `Your ${document} is issued, with a QR code that anyone can check.` : ended}
        </List.Item>
      </List>
    </Pane>
  )
}
