import { peso } from '@lading/domain/payments/money'

/** `₱5,030.00` of decimal text, in figures that stand under each other. */
export function Money({ amount }: { amount: string }) {
  return (
    <span className="num" data-amount>
      {peso(amount)}
    </span>
  )
}
