import { act, screen } from '@testing-library/react';
import { forgetMyPlayer, rememberMyPlayer, useMyPlayer } from './my-player.ts';
import { renderWithSite } from './testing.tsx';

const hotdrop = { accountId: 'account.hotdrop', shard: 'steam', name: 'Hotdrop' };

function Name() {
  const own = useMyPlayer();
  return <output>{own ? `${own.name} on ${own.shard}` : 'none'}</output>;
}
const shows = (text: string) => expect(screen.getByRole('status')).toHaveTextContent(text);

beforeEach(() => localStorage.clear());

it('remembers the last player, also for the next page, until the visitor forgets it', async () => {
  const { unmount } = await renderWithSite(<Name />);
  shows('none');
  act(() => rememberMyPlayer({ ...hotdrop, accountId: 'account.other', name: 'Other' }));
  act(() => rememberMyPlayer(hotdrop));
  unmount();
  await renderWithSite(<Name />);
  shows('Hotdrop on STEAM');
  act(() => forgetMyPlayer());
  shows('none');
});

it.each(['{', '[]', '{"name":"Hotdrop"}', '{"accountId":"..","shard":"STEAM","name":"x"}'])(
  'has no player when the storage has %s',
  async (text) => {
    localStorage.setItem('my-player', text);
    await renderWithSite(<Name />);
    shows('none');
  },
);

it('has no player in a browser that forbids storage', async () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await renderWithSite(<Name />);
  act(() => rememberMyPlayer(hotdrop));
  shows('none');
  read.mockRestore();
  write.mockRestore();
});
