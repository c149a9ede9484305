import type { WhatEnds as Ends } from '@lading/contract/accreditations/surrenders'
import { labelOfStatus, typeLabels } from '@lading/domain/transactions/labels'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { deadlineText } from '#lib/format.ts'
import { RuledList } from '../layout/RuledList.tsx'

interface Props {
  readonly ends: Ends
  readonly audience: 'customer' | 'staff'
  /** The way to a transaction, where the reader has one. */
  readonly link?: (transaction: Ends['transactions'][number]) => ReactNode
}

/** What ends with an accreditation that is given up, line by line. */
export function WhatEnds({ ends, audience, link }: Props) {
  const { transactions, obligations, certificates, branches } = ends
  const isNothing = transactions.length + obligations.length + certificates.length + branches.length === 0
  if (isNothing) return <Text size="sm">Nothing else ends with it.</Text>
  return (
    <RuledList fz="sm" aria-label="What ends with it">
      {transactions.map((row) => (
        <li key={row.transaction_id}>
          {typeLabels[row.type]} {link ? link(row) : <span className="num">{row.reference}</span>}:{' '}
          {labelOfStatus(row.status, audience, row.type)}
        </li>
      ))}
      {obligations.map(({ type, due_on }) => (
        <li key={`${type} ${due_on}`}>
          {typeLabels[type]}, {due_on ? `due ${deadlineText(due_on)}` : 'not due yet'}: no longer owed
        </li>
      ))}
      {certificates.map(({ number }) => (
        <li key={number}>
          Certificate <span className="num">{number}</span>
        </li>
      ))}
      {branches.map(({ number, name }) => (
        <li key={number}>
          Certificate <span className="num">{number}</span> of the branch {name}
        </li>
      ))}
    </RuledList>
  )
}
