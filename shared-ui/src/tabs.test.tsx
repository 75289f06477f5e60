import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabPanels, Tabs } from './tabs.tsx';
import { renderWithSite } from './testing.tsx';

const tabs = [
  { to: '/pubg/profile/steam/Heron', label: 'Overview', end: true },
  { to: '/pubg/profile/steam/Heron/stats', label: 'Stats' },
];
const current = () => screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);

describe('tabs for pages', () => {
  it('are links, and the address selects one', async () => {
    await renderWithSite(<Tabs label="Profile" tabs={tabs} />, { path: '/pubg/profile/steam/Heron/stats' });
    expect(screen.getByRole('navigation', { name: 'Profile' })).toBeVisible();
    expect(current()).toEqual(['Stats']);
  });

  it('select the tab after a navigation', async () => {
    await renderWithSite(<Tabs label="Profile" tabs={tabs} />, { path: '/pubg/profile/steam/Heron' });
    expect(current()).toEqual(['Overview']);
    await userEvent.click(screen.getByRole('link', { name: 'Stats' }));
    expect(current()).toEqual(['Stats']);
  });

  it.each(['page', 'small', 'regions', 'segments', 'smallSegments'] as const)(
    'let the page decide instead, as %s',
    async (look) => {
      const regions = [
        { to: '?region=as', label: 'Asia', isCurrent: false },
        { to: '?region=eu', label: 'Europe', isCurrent: true },
      ];
      await renderWithSite(<Tabs label="Region" look={look} tabs={regions} />);
      expect(current()).toEqual(['Europe']);
      expect(screen.getByRole('link', { name: 'Asia' })).toHaveAttribute('href', '/pubg?region=as');
    },
  );
});

const panels = ['Match', 'Team', 'Kill log'].map((label) => ({
  id: label,
  label,
  content: () => <p>about the {label.toLowerCase()}</p>,
}));
const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs for panels', () => {
  it('show the first panel with its name', async () => {
    await renderWithSite(<TabPanels label="Match" panels={panels} />);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Match');
    expect(screen.getByRole('tabpanel', { name: 'Match' })).toHaveTextContent('about the match');
    expect(tab('Match')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  });

  it('show another panel on a click', async () => {
    await renderWithSite(<TabPanels label="Match" panels={panels} />);
    await userEvent.click(tab('Kill log'));
    expect(screen.getByRole('tabpanel', { name: 'Kill log' })).toHaveTextContent('about the kill log');
  });

  it.each([
    ['{ArrowRight}', 'Team'],
    ['{ArrowLeft}', 'Kill log'],
    ['{End}', 'Kill log'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Match'],
    ['{End}{Home}', 'Match'],
  ])('are one stop of the keyboard, and %s leads to %s', async (keys, name) => {
    await renderWithSite(<TabPanels label="Match" panels={panels} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name })).toHaveFocus();
  });

  it('render nothing without panels', async () => {
    await renderWithSite(<TabPanels label="Match" panels={[]} />);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});
