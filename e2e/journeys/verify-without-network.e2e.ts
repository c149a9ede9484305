import { expect, test, type Page } from '../steps/journey.ts'
import { desk } from '../steps/accounts.ts'
import { act, openPart } from '../steps/transaction.ts'
import { downloadView, readQr } from '../steps/certificate.ts'
import { expectStatus, openFirst } from '../steps/lists.ts'
import { expectKeptForOffline, keptList } from '../steps/network.ts'
import { startProxy, type NetworkProxy } from '../steps/network-proxy.ts'

let proxy: NetworkProxy
test.beforeEach(async () => {
  proxy = await startProxy()
})
test.afterEach(() => proxy.close())

test('a visitor checks certificates while the portal is out of reach, and learns of a recall when it is back', async ({
  browser,
}) => {
  const releasing = await desk(browser, 'releasing.sea')
  const visited = await qrOfFirst(releasing, 'N')
  const unvisited = await qrOfFirst(releasing, 'R')

  const visitor = await (await browser.newContext({ proxy: proxy.proxy })).newPage()
  await visitor.goto(visited)
  await expectVerdict(visitor, 'Genuine and current')
  await expectKeptForOffline(visitor)
  // A genuine code, copied onto another genuine certificate's address.
  await openAnew(visitor, [visited.split('#')[0], unvisited.split('#')[1]].join('#'))
  await expectVerdict(visitor, 'Does not belong to this document')

  await proxy.close()
  for (const address of [visited, unvisited]) {
    await openAnew(visitor, address)
    await expectVerdict(visitor, 'Genuine and current')
    await expect(visitor.getByText('The agency’s records could not be reached.')).toBeVisible()
    await expect(visitor.getByText(/on this device: from .+, (less than a minute|\d+ minutes?) old\./)).toBeVisible()
  }
  await openAnew(visitor, mutated(unvisited))
  await expectVerdict(visitor, 'Not genuine')
  const earlier = await keptList(visitor)

  await act(releasing, 'Return for data error', { Remarks: 'The name of the holder is misspelt.' })
  await expectStatus(releasing, 'For revision')
  await proxy.open()
  await openAnew(visitor, unvisited)
  await expectVerdict(visitor, 'Being corrected')

  // The list that came with this visit is kept in place of the earlier one, though the verdict did not wait for it.
  await expect.poll(() => keptList(visitor)).not.toBe(earlier)
  await proxy.close()
  await openAnew(visitor, unvisited)
  await expect(visitor.getByText('The agency’s records could not be reached.')).toBeVisible()
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Genuine and current')
})

const expectVerdict = (page: Page, words: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(words)

/** The address in the QR code of the first certificate that waits to be picked up. */
async function qrOfFirst(page: Page, kind: 'N' | 'R'): Promise<string> {
  await openFirst(page, 'for-pickup', kind)
  await openPart(page, 'Issued documents')
  return readQr(await downloadView(page, /^Certificate/))
}

/** As from a new scan: leaving first, so that the page is read again even where only the code differs. */
async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
}

/** The same address with one letter of the signed code changed. */
function mutated(address: string): string {
  const place = address.indexOf('#') + 40
  return address.slice(0, place) + (address[place] === 'A' ? 'B' : 'A') + address.slice(place + 1)
}
