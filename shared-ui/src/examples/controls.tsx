import { useState } from 'react';
import { BoardChoice, BoardRegions } from '../board-choice/board-choice.tsx';
import { Button, ButtonLink, IconButton, MoreLink, TextButton } from '../button/index.ts';
import * as icons from '../icons/glyphs.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { RenewButton, type RenewState } from '../renew-button/renew-button.tsx';
import { SegmentedControl } from '../segments/segmented-control.tsx';
import { Select } from '../select/select.tsx';
import { FavoriteStar, StarButton } from '../star-button/star-button.tsx';
import { TabPanels, Tabs } from '../tabs/tabs.tsx';
import { doNothing, type Example } from './example.ts';

const renewals = [
  { label: 'Up to date', words: 'Updated 2 minutes ago', icon: icons.CheckIcon, look: 'disabled' },
  { label: 'Renew', words: 'Too many renewals.', icon: icons.ClockIcon, look: 'plain', isWarning: true },
  { label: 'Try again', words: 'Network error occurred.', icon: icons.OfflineIcon, isWarning: true },
  { label: 'In the queue', words: '12 players are ahead', icon: icons.ClockIcon, look: 'disabled' },
  { label: 'Updating…', words: 'Asking the game for new matches', look: 'busy' },
  { label: 'Renew', words: 'Updated 42 minutes ago' },
] as const satisfies readonly RenewState[];
const themes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];
const aPageOf = (totalCount: number, page: number) => (
  <Pagination page={page} perPage={25} totalCount={totalCount} to={(to) => `?page=${to}`} />
);

function AChoice() {
  const [theme, choose] = useState('dark');
  return <SegmentedControl label="Theme" options={themes} value={theme} onChange={choose} />;
}

/** Buttons and other controls. */
export const controls: readonly Example[] = [
  {
    name: 'buttons',
    draw: () => (
      <div>
        <Button kind="accent" icon={icons.RenewIcon}>
          Renew
        </Button>{' '}
        <Button>Get the app</Button>{' '}
        <Button kind="danger" icon={icons.TrashIcon}>
          Delete
        </Button>{' '}
        <Button disabled>Up to date</Button> <Button isBusy>Updating…</Button>{' '}
        <Button isSmall icon={icons.ExportIcon}>
          Export
        </Button>{' '}
        <TextButton>Everyone</TextButton>
      </div>
    ),
  },
  { name: 'a link like a button', draw: () => <ButtonLink to="/pubg">Home</ButtonLink> },
  { name: 'an icon button', draw: () => <IconButton icon={icons.SearchIcon} label="Search" /> },
  { name: 'a link to more', draw: () => <MoreLink to="/pubg/ranks">Full leaderboard</MoreLink> },
  {
    name: 'the renew button in its six states',
    draw: () => (
      <div>
        {renewals.map((state) => (
          <RenewButton key={state.words} {...state} onPress={doNothing} />
        ))}
      </div>
    ),
  },
  {
    name: 'a star, off, on and beside a name',
    draw: () => (
      <div>
        <StarButton name="Heron" isOn={false} onToggle={doNothing} />
        <StarButton name="Brine" isOn onToggle={doNothing} />
        <StarButton name="Juno" isOn isSmall onToggle={doNothing} />
      </div>
    ),
  },
  {
    name: "a player's star",
    draw: () => <FavoriteStar player={{ accountId: 'account.a', shard: 'STEAM', name: 'Heron' }} />,
  },
  { name: 'a segmented control', draw: () => <AChoice /> },
  {
    name: 'a list of choices',
    draw: () => <Select label="Theme" options={themes} value="dark" onChange={doNothing} />,
  },
  { name: 'a pagination in its first window', draw: () => aPageOf(5000, 2) },
  { name: 'a pagination in the middle', draw: () => aPageOf(5000, 7) },
  { name: 'a pagination at its end', draw: () => aPageOf(320, 13) },
  {
    name: 'the choice of a board',
    draw: () => (
      <div>
        <BoardChoice
          shard="pc-eu"
          mode="squad"
          season={null}
          to={({ shard, mode }) => `/pubg/${shard}/${mode}`}
        />
        <BoardRegions shard="pc-eu" to={(shard) => `/pubg/${shard}`} />
      </div>
    ),
  },
  {
    name: 'tabs that are pages',
    draw: () => (
      <Tabs
        label="Profile"
        tabs={[
          { to: '/pubg/one', label: 'Overview', isCurrent: true },
          { to: '/pubg/two', label: 'Stats', isCurrent: false },
        ]}
      />
    ),
  },
  {
    name: 'tabs in one box',
    draw: () => (
      <Tabs
        label="Perspective"
        look="segments"
        tabs={[
          { to: '/pubg/tpp', label: 'TPP', isCurrent: true },
          { to: '/pubg/fpp', label: 'FPP', isCurrent: false },
        ]}
      />
    ),
  },
  {
    name: 'tabs that are panels',
    draw: () => (
      <TabPanels
        label="Match"
        panels={[
          { id: 'team', label: 'Team', content: () => 'we' },
          { id: 'log', label: 'Kill log', content: () => 'who, whom' },
        ]}
      />
    ),
  },
];
