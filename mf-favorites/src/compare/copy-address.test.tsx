import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { twoPlayers } from '../testing/compare-screen.ts';
import { openPage } from '../testing/open-page.ts';

test.each([
  ['is copied', async () => {}, 'Link copied'],
  ['is not copied if the browser forbids it', () => Promise.reject(new Error('denied')), 'Copy link'],
] as const)('the address %s', async (_, write, words) => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  await openPage({ path: twoPlayers });
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: words })).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(location.href);
});
