import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../testing/render-frame.tsx';

const user = userEvent.setup();

describe('the mobile menu', () => {
  const open = async () => {
    const frame = await renderFrame();
    await user.click(screen.getByRole('button', { name: 'Menu', hidden: true }));
    return { ...frame, menu: await screen.findByRole('dialog', { name: 'Menu' }) };
  };

  it('contains the main menu, the operator’s sites, languages, themes, and sign-in', async () => {
    const { menu } = await open();
    for (const name of ['Home', 'Leaderboards', 'Video channel', '한국어', 'Sign in through Steam']) {
      expect(within(menu).getByRole('link', { name })).toBeVisible();
    }
    expect(
      within(menu)
        .getAllByRole('radio')
        .map((one) => one.getAttribute('value')),
    ).toEqual(['dark', 'light', 'system']);
  });

  it('closes with its button', async () => {
    const { menu } = await open();
    await user.click(within(menu).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes when one of its links opens a page', async () => {
    const { menu } = await open();
    await user.click(within(menu).getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Home page' })).toBeVisible();
  });
});
