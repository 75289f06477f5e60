import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  IconButton,
  MoreLink,
  RenewButton,
  type RenewState,
  TextButton,
} from './button.tsx';
import { SearchIcon } from './icons.tsx';
import { renderWithSite } from './testing.tsx';

describe('a button', () => {
  it('runs its action on a click', async () => {
    const press = jest.fn();
    await renderWithSite(<Button onClick={press}>Renew</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Renew' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('does not submit a form', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    await renderWithSite(
      <form onSubmit={submit}>
        <Button>Renew</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('keeps the focus and ignores clicks while it is busy', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    await renderWithSite(
      <form onSubmit={submit}>
        <Button isBusy type="submit" onClick={press}>
          Renew
        </Button>
      </form>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('has its label as name when it shows only an icon', async () => {
    await renderWithSite(<IconButton icon={SearchIcon} label="Search" />);
    expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
  });

  it('works with the keyboard', async () => {
    const press = jest.fn();
    await renderWithSite(<TextButton onClick={press}>Delete</TextButton>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
  });
});

describe('a link that looks like a button', () => {
  it('links to a page of the site', async () => {
    const { router } = await renderWithSite(<ButtonLink to="/pubg/ranks">Leaderboards</ButtonLink>);
    await userEvent.click(screen.getByRole('link', { name: 'Leaderboards' }));
    expect(router.state.location.pathname).toBe('/pubg/ranks');
  });

  it('links to another site', async () => {
    await renderWithSite(<ButtonAnchor href="https://example.com/app">Get the app</ButtonAnchor>);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/app');
  });

  it('links from a summary to the full list', async () => {
    await renderWithSite(<MoreLink to="/pubg/ranks/steam/squad">Full leaderboard</MoreLink>);
    expect(screen.getByRole('link', { name: 'Full leaderboard' })).toHaveAttribute(
      'href',
      '/pubg/ranks/steam/squad',
    );
  });
});

const draw = async (state: RenewState) => {
  const press = jest.fn();
  await renderWithSite(<RenewButton {...state} onPress={press} />);
  await userEvent.click(screen.getByRole('button'));
  return press;
};

describe('the renew button', () => {
  it('is enabled when it is ready, and shows its state', async () => {
    const press = await draw({ label: 'Renew', words: 'Updated 42 minutes ago' });
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Updated 42 minutes ago').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });

  it.each(['disabled', 'busy'] as const)('is disabled while it is %s', async (look) => {
    expect(await draw({ label: 'Updating…', words: 'Asking the game', look })).not.toHaveBeenCalled();
  });

  it('is enabled after a failure', async () => {
    const state = {
      label: 'Try again',
      words: 'Network error occurred.',
      look: 'plain',
      isWarning: true,
    } as const;
    expect(await draw(state)).toHaveBeenCalledTimes(1);
  });
});
