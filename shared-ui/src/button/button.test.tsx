import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchIcon } from '../icons/index.ts';
import { renderWithSite } from '../testing/render-with-site.tsx';
import { Button, ButtonAnchor, ButtonLink, IconButton, MoreLink, TextButton } from './index.ts';

describe('a button', () => {
  it('does what it says when it is pressed', async () => {
    const press = jest.fn();
    await renderWithSite(<Button onClick={press}>Renew</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Renew' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('never submits a form by accident', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    await renderWithSite(
      <form onSubmit={submit}>
        <Button>Renew</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('keeps the focus and does nothing while it is busy', async () => {
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

  it('is named by its label where it shows an icon alone', async () => {
    await renderWithSite(<IconButton icon={SearchIcon} label="Search" />);
    expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
  });

  it('is reached and pressed by keyboard', async () => {
    const press = jest.fn();
    await renderWithSite(<TextButton onClick={press}>Delete</TextButton>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
  });
});

describe('a link that looks like a button', () => {
  it('stays a link to a page of the site', async () => {
    const { router } = await renderWithSite(<ButtonLink to="/pubg/ranks">Leaderboards</ButtonLink>);
    await userEvent.click(screen.getByRole('link', { name: 'Leaderboards' }));
    expect(router.state.location.pathname).toBe('/pubg/ranks');
  });

  it('leads out of the site where it has to', async () => {
    await renderWithSite(<ButtonAnchor href="https://example.com/app">Get the app</ButtonAnchor>);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/app');
  });

  it('leads from a summary to the whole', async () => {
    await renderWithSite(<MoreLink to="/pubg/ranks/steam/squad">Full leaderboard</MoreLink>);
    expect(screen.getByRole('link', { name: 'Full leaderboard' })).toHaveAttribute(
      'href',
      '/pubg/ranks/steam/squad',
    );
  });
});
