import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabPanels } from './tab-panels.tsx';
import { Tabs } from './tabs.tsx';
import { renderWithSite } from './testing.tsx';

const current = () => screen.getByRole('link', { current: 'page' });

it('marks the tab of the address, or the one that the page chooses', async () => {
  const pages = [
    { to: '/pubg/profile/steam/Heron', label: 'Overview', end: true },
    { to: '/pubg/profile/steam/Heron/stats', label: 'Stats' },
  ];
  const { unmount } = await renderWithSite(<Tabs label="Profile" tabs={pages} />, {
    path: '/pubg/profile/steam/Heron',
  });
  expect(screen.getByRole('navigation', { name: 'Profile' })).toBeVisible();
  expect(current()).toHaveTextContent('Overview');
  await userEvent.click(screen.getByRole('link', { name: 'Stats' }));
  expect(current()).toHaveTextContent('Stats');
  unmount();
  const regions = [
    { to: '?region=as', label: 'Asia', isCurrent: false },
    { to: '?region=eu', label: 'Europe', isCurrent: true },
  ];
  await renderWithSite(<Tabs label="Region" variant="regions" tabs={regions} />);
  expect(current()).toHaveTextContent('Europe');
  expect(screen.getByRole('link', { name: 'Asia' })).toHaveAttribute('href', '/pubg?region=as');
});

it('shows one of several panels, and is one stop of the keyboard', async () => {
  const panels = ['Match', 'Team', 'Kill log'].map((label) => ({
    id: label,
    label,
    content: () => <p>about the {label.toLowerCase()}</p>,
  }));
  await renderWithSite(<TabPanels label="Match" panels={panels} />);
  const tab = () => screen.getByRole('tab', { selected: true });
  expect(tab()).toHaveAttribute('aria-controls', screen.getByRole('tabpanel', { name: 'Match' }).id);
  await userEvent.click(screen.getByRole('tab', { name: 'Team' }));
  expect(screen.getByRole('tabpanel', { name: 'Team' })).toHaveTextContent('about the team');
  for (const [key, name] of [
    ['ArrowRight', 'Kill log'],
    ['ArrowRight', 'Match'],
    ['ArrowLeft', 'Kill log'],
    ['Home', 'Match'],
    ['End', 'Kill log'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(tab()).toHaveTextContent(name ?? '');
    expect(tab()).toHaveFocus();
  }
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Kill log' })).toHaveFocus();
});
