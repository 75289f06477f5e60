import { act, screen } from '@testing-library/react';
import { forgetOwnPlayer, rememberOwnPlayer, useOwnPlayer } from './own-player.ts';
import { renderWithSite } from './testing.tsx';

const hotdrop = { accountId: 'account.hotdrop', shard: 'steam', name: 'Hotdrop' };

function Name() {
  const own = useOwnPlayer();
  return <output>{own ? `${own.name} on ${own.shard}` : 'nobody'}</output>;
}

beforeEach(() => localStorage.clear());

describe('the own player of a visitor', () => {
  it('is the last one who was remembered, until the visitor says otherwise', async () => {
    await renderWithSite(<Name />);
    expect(screen.getByRole('status')).toHaveTextContent('nobody');
    act(() => rememberOwnPlayer(hotdrop));
    expect(screen.getByRole('status')).toHaveTextContent('Hotdrop on STEAM');
    act(() => rememberOwnPlayer({ ...hotdrop, accountId: 'account.other', name: 'Other' }));
    expect(screen.getByRole('status')).toHaveTextContent('Other on STEAM');
    act(() => forgetOwnPlayer());
    expect(screen.getByRole('status')).toHaveTextContent('nobody');
  });

  it('is known on the next page', async () => {
    rememberOwnPlayer(hotdrop);
    await renderWithSite(<Name />);
    expect(screen.getByRole('status')).toHaveTextContent('Hotdrop on STEAM');
  });

  it.each(['{', '[]', '{"name":"Hotdrop"}', '{"accountId":"..","shard":"STEAM","name":"x"}'])(
    'is nobody when the storage has %s',
    async (text) => {
      localStorage.setItem('own-player', text);
      await renderWithSite(<Name />);
      expect(screen.getByRole('status')).toHaveTextContent('nobody');
    },
  );

  it('is unknown in a browser that forbids storage', async () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await renderWithSite(<Name />);
    act(() => rememberOwnPlayer(hotdrop));
    expect(screen.getByRole('status')).toHaveTextContent('nobody');
    read.mockRestore();
    write.mockRestore();
  });
});
