import { createLinkTo } from '@hotdrop/shared-domain/contract';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SharePanel } from './share-panel.tsx';
import { renderWithSite } from './testing.tsx';

const rank = (
  <SharePanel
    panel="mf-profile/rank"
    about="player"
    subject={{ shard: 'steam', name: 'Ada' }}
    query={{ mode: 'squad' }}
    title={['Rank', 'Ada']}
    page={() => '/pubg/profile/steam/Ada'}
    others={[{ panel: 'mf-profile/live', title: 'Rank, today' }]}
  />
);
const panel = '/pubg/panel/mf-profile/rank';
const subject = 'player=steam/Ada&mode=squad';

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const isData = String(address).includes('.json');
    return new Response(isData ? '{"points":2658}' : 'Ada: Crystal 4, 2,658 points.\n');
  });
});

async function openSheet() {
  const { site } = await renderWithSite(rank);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Share Rank · Ada' }));
  const sheet = await screen.findByRole('dialog', { name: 'Share Rank · Ada' });
  const { origin } = site;
  const text = () => within(sheet).getByRole('tabpanel').querySelector('code')?.textContent;
  const choose = (form: string) => user.click(within(sheet).getByRole('tab', { name: form }));
  return { user, sheet, origin, text, choose };
}

it('is a link to the panel without scripts', async () => {
  await renderWithSite(rank);
  const link = screen.getByRole('link', { name: 'Share Rank · Ada' });
  expect(link).toHaveAttribute('href', `${panel}?${subject}`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('does not exist on a site without panels', async () => {
  const { container } = await renderWithSite(rank, {
    site: fakeSite({ linkTo: createLinkTo('/pubg', { home: '' }) }),
  });
  expect(container).toBeEmptyDOMElement();
});

it('has a text to copy in each form', async () => {
  const { origin, text, choose } = await openSheet();
  const address = `${origin}${panel}`;
  expect(text()).toBe(`${origin}/pubg/profile/steam/Ada`);
  for (const [form, expected] of [
    ['Picture', `${address}.png?${subject}&hl=en`],
    [
      'Frame',
      `<iframe src="${address}?${subject}&hl=en&form=frame" width="320" height="160" title="Rank · Ada" loading="lazy" style="border:0"></iframe>`.replaceAll(
        '&',
        '&amp;',
      ),
    ],
    ['Stream overlay', `${address}?${subject}&hl=en&form=overlay`],
    ['Badge', `[![Rank · Ada](${address}.svg?${subject}&hl=en)](${origin}/pubg/profile/steam/Ada)`],
    ['Chat line', `$(urlfetch ${address}.txt?${subject}&hl=en)`],
    ['Data', `${address}.json?${subject}&hl=en`],
  ] as const) {
    await choose(form);
    expect(text()).toBe(expected);
  }
});

it('shows what each form looks like', async () => {
  const { sheet, choose } = await openSheet();
  const picture = () => within(sheet).getByRole('img', { name: 'Rank · Ada' });
  expect(picture()).toHaveAttribute('src', `${panel}.png?${subject}&hl=en`);
  await choose('Badge');
  expect(picture()).toHaveAttribute('src', `${panel}.svg?${subject}&hl=en`);
  await choose('Frame');
  expect(within(sheet).getByTitle('Rank · Ada')).toHaveAttribute(
    'src',
    `${panel}?${subject}&hl=en&form=frame`,
  );
  await choose('Chat line');
  expect(await within(sheet).findByText(/Ada: Crystal 4/)).toBeVisible();
  await choose('Data');
  expect(await within(sheet).findByText(/"points": 2658/)).toBeVisible();
});

it('keeps a language for the other forms, and offers what a form has', async () => {
  const { user, sheet, text, choose } = await openSheet();
  const select = (choice: string, option: string) =>
    user.selectOptions(within(sheet).getByRole('combobox', { name: choice }), option);
  await choose('Frame');
  await select('Language', '한국어');
  await select('Theme', 'Dark');
  await select('Size', '100%×240');
  expect(text()).toMatch(/theme=dark&amp;hl=ko&amp;form=frame" width="100%" height="240"/);
  await choose('Stream overlay');
  await select('Size', '840×240');
  expect(text()).toMatch(/hl=ko&scale=2&form=overlay$/);
  await choose('Chat line');
  await select('Bot', 'StreamElements');
  expect(text()).toMatch(/^\$\{customapi\..+hl=ko\}$/);
  await choose('Badge');
  await select('Written as', 'HTML');
  expect(text()).toMatch(/^<a href=".+"><img src=".+\.svg\?.+&amp;hl=ko" alt="Rank · Ada"><\/a>$/);
});

it('offers other panels about the same', async () => {
  const { user, sheet, origin, text, choose } = await openSheet();
  const show = (title: string) =>
    user.selectOptions(within(sheet).getByRole('combobox', { name: 'Show' }), title);
  await show('Rank, today');
  expect(text()).toBe(`${origin}/pubg/panel/mf-profile/live?player=steam/Ada`);
  await choose('Frame');
  expect(within(sheet).getByTitle('Rank, today · Ada')).toBeVisible();
  await show('Rank');
  expect(text()).toContain(`${panel}?player=steam/Ada`);
});

it('copies, and says so until the text is another', async () => {
  const { user, sheet, text, choose } = await openSheet();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await choose('Data');
  await user.click(within(sheet).getByRole('button', { name: 'Copy' }));
  expect(await within(sheet).findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(within(sheet).getByRole('status')).toHaveTextContent('Copied');
  expect(writeText).toHaveBeenCalledWith(text());
  await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Language' }), '日本語');
  expect(within(sheet).getByRole('button', { name: 'Copy' })).toBeVisible();
});

it('offers the system’s share for a link', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('The visitor closed it.', 'AbortError')));
  Object.assign(navigator, { share });
  const { user, sheet, text, choose } = await openSheet();
  await user.click(within(sheet).getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ url: text() });
  await choose('Frame');
  expect(within(sheet).queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'share');
});
