import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../testing/render-frame.tsx';

const user = userEvent.setup();

describe('the platform modal', () => {
  const open = async (settings = {}) => {
    const frame = await renderFrame(settings);
    await user.click(screen.getByRole('button', { name: 'Platform: Steam' }));
    return { ...frame, modal: await screen.findByRole('dialog', { name: 'Platform' }) };
  };

  it('lists the five platforms and marks the selected one', async () => {
    const { modal } = await open();
    const names = within(modal)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['', 'SteamSelected', 'Kakao', 'PSN', 'Stadia', 'Xbox']);
    expect(within(modal).getByRole('button', { pressed: true })).toHaveTextContent('Steam');
  });

  it('saves the selection and applies it to the search form', async () => {
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    const { modal, site } = await open();
    await user.click(within(modal).getByRole('button', { name: /Kakao/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Platform: Kakao' })).toBeVisible();
    expect(site.store.getState().selectedPlatform).toBe('kakao');
    expect(setCookie.mock.calls).toEqual([
      [expect.stringContaining('platform=kakao; path=/; max-age=31536000')],
    ]);
  });

  it('closes with its button and keeps the selection', async () => {
    const { modal, site } = await open();
    await user.click(within(modal).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.store.getState().selectedPlatform).toBe('steam');
  });

  it('closes on its backdrop', async () => {
    const { modal } = await open();
    await user.click(modal);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes when the query changes', async () => {
    const { router } = await open();
    await act(() => router.navigate('/pubg/ranks?page=2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be opened again', async () => {
    const { modal } = await open();
    await user.click(within(modal).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Platform: Steam' }));
    expect(await screen.findByRole('dialog', { name: 'Platform' })).toBeVisible();
  });

  it('follows a selection in another tab, but ignores unknown platforms', async () => {
    const { site } = await renderFrame();
    const changeInOtherTab = (newValue: string) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'platform', newValue })));
    changeInOtherTab('psn');
    expect(site.store.getState().selectedPlatform).toBe('psn');
    changeInOtherTab('ps9');
    expect(site.store.getState().selectedPlatform).toBe('psn');
  });
});
