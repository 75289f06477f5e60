import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  IconButton,
  MoreLink,
  RenewButton,
  TextButton,
} from './button.tsx';
import { SearchIcon } from './icons.tsx';
import { Link } from './link.tsx';
import { renderWithSite } from './testing.tsx';

const press = jest.fn();
const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
beforeEach(() => jest.clearAllMocks());

it('runs its action by mouse and keyboard, and submits no form', async () => {
  await renderWithSite(
    <form onSubmit={submit}>
      <Button onClick={press}>Renew</Button>
      <IconButton icon={SearchIcon} label="Search" onClick={press} />
      <TextButton onClick={press}>Delete</TextButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Renew' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  screen.getByRole('button', { name: 'Delete' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(3);
  expect(submit).not.toHaveBeenCalled();
});

it('keeps the focus and ignores clicks while it is busy', async () => {
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

it('shows the text of a link to a page that the site lacks, and neither a button nor a link to more', async () => {
  await renderWithSite(
    <main>
      <Link to={undefined} className="name">
        NightHeron
      </Link>
      <ButtonLink to={undefined}>New search</ButtonLink>
      <MoreLink to={undefined}>Full leaderboard</MoreLink>
    </main>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^NightHeron$/);
  expect(screen.getByText('NightHeron')).toHaveClass('name');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('links to a page, another site, and a full list', async () => {
  await renderWithSite(
    <>
      <ButtonLink to="/pubg/ranks">Leaderboards</ButtonLink>
      <ButtonAnchor href="https://example.com/app">Get the app</ButtonAnchor>
      <MoreLink to="/pubg/ranks/steam/squad">Full leaderboard</MoreLink>
    </>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/pubg/ranks',
    'https://example.com/app',
    '/pubg/ranks/steam/squad',
  ]);
});

it.each([
  ['ready', 1],
  ['plain', 1],
  ['disabled', 0],
  ['busy', 0],
] as const)('renews when it is %s: %s', async (variant, times) => {
  await renderWithSite(
    <RenewButton label="Renew" words="42 minutes ago" variant={variant} onPress={press} />,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(times);
  expect(screen.getByText('42 minutes ago').closest('[aria-live="polite"]')).toBeVisible();
});
