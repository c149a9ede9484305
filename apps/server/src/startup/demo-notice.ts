import { DEMO_PASSWORD } from '../seed/demo/people/people.ts'

/** What a person who started a demo may do next. */
export const demoNotice = (address: string): string => `
This is a demo. Everybody's password is ${DEMO_PASSWORD}; the accounts are at lading.example:
  customer@  customer2@  customer3@                          freight forwarders, at ${address}/login
  router.sea@  evaluator.sea@  reviewer.sea@  cashier.sea@   the agencies' staff, at ${address}/login?as=staff
  recommender.sea@  approver.sea@  releasing.sea@            (the same with .air)
  admin@  finance@  content@  auditor@                       who run the portal
Its mails are read at ${address}/demo/mailbox. Ctrl-C ends it; npm run reset empties it.`
