import { AdSlot } from '../ad-slot/index.ts';
import { BanNotice } from '../ban-notice/index.ts';
import { BoardChoice, BoardRegions } from '../board-choice/index.ts';
import { Button, ButtonLink, IconButton, MoreLink, TextButton } from '../button/index.ts';
import { Contour } from '../contour/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Dropdown, DropdownLink } from '../dropdown/index.ts';
import * as icons from '../icons/index.ts';
import { Block, Columns, PageHead, Stack } from '../layout/index.ts';
import { Logo } from '../logo/index.ts';
import { MapPlate } from '../map-plate/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Note, Panel } from '../panel/index.ts';
import { PlatformMark } from '../platform-mark/index.ts';
import { RankProgress } from '../rank-progress/index.ts';
import { RenewButton, type RenewState } from '../renew-button/index.ts';
import { SegmentedControl } from '../segments/index.ts';
import { Select } from '../select/index.ts';
import { FavoriteStar } from '../star-button/index.ts';
import { StatTile, StatTiles } from '../stat-tile/index.ts';
import {
  BoneTable,
  BoneTiles,
  DeadEnd,
  Empty,
  Failed,
  Lost,
  Offer,
  Offers,
  Waiting,
} from '../states/index.ts';
import { Table } from '../table/index.ts';
import { TabPanels, Tabs } from '../tabs/index.ts';
import { TierMark } from '../tier-mark/index.ts';
import { TimeAgo } from '../time/index.ts';
import { Tooltip } from '../tooltip/index.ts';

const nothing = () => {};
const tiers = ['bronze', 'silver', 'gold', 'platinum', 'crystal', 'diamond', 'master', 'survivor', 'neutral'];
const platforms = ['steam', 'kakao', 'psn', 'xbox', 'stadia'];
const plates = [
  ...['erangel', 'miramar', 'sanhok', 'vikendi', 'taego', 'deston', 'rondo', 'karakin', 'paramo', 'haven'],
  ...['camp-jackal', 'boardwalk', 'pillar-compound', 'italy', 'neutral'],
];
const renewals: readonly RenewState[] = [
  { label: 'Up to date', words: 'Updated 2 minutes ago', icon: icons.CheckIcon, look: 'disabled' },
  { label: 'Renew', words: 'Too many renewals.', icon: icons.ClockIcon, look: 'plain', isWarning: true },
  { label: 'Try again', words: 'Network error occurred.', icon: icons.OfflineIcon, isWarning: true },
  { label: 'In the queue', words: '12 players are ahead', icon: icons.ClockIcon, look: 'disabled' },
  { label: 'Updating…', words: 'Asking the game for new matches', look: 'busy' },
  { label: 'Renew', words: 'Updated 42 minutes ago' },
];
const options = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];

export interface Example {
  readonly name: string;
  readonly draw: () => React.ReactElement;
}

/** Every component, for a gallery of them and for tests that hold of all. */
export const examples: readonly Example[] = [
  { name: 'an ad slot', draw: () => <AdSlot slot={3}>Hotdrop on your phone</AdSlot> },
  { name: 'the notice of a ban', draw: () => <BanNotice ban="permanent" /> },
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
  { name: 'a link to more', draw: () => <MoreLink to="/pubg/ranks">Full table</MoreLink> },
  { name: 'the contour lines', draw: () => <Contour /> },
  {
    name: 'a closed dialog',
    draw: () => (
      <Dialog title="Platform" isOpen={false} onClose={nothing}>
        Kakao
      </Dialog>
    ),
  },
  {
    name: 'a dropdown',
    draw: () => (
      <Dropdown label="Past seasons" title="Seasons">
        <DropdownLink to="/pubg/40">Season 40</DropdownLink>
      </Dropdown>
    ),
  },
  {
    name: 'a layout',
    draw: () => (
      <Stack>
        <PageHead title="Leaderboards" kicker="PUBG" lead="The best ten" />
        <Block title="Steam">
          <Columns shape="halves">rows</Columns>
        </Block>
      </Stack>
    ),
  },
  { name: 'the logo', draw: () => <Logo /> },
  {
    name: 'icons',
    draw: () => (
      <div>
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </div>
    ),
  },
  {
    name: 'plates of maps',
    draw: () => (
      <div>
        {plates.map((plate) => (
          <MapPlate key={plate} plate={plate} />
        ))}
      </div>
    ),
  },
  {
    name: 'a pagination',
    draw: () => <Pagination page={7} perPage={25} totalCount={5000} to={(page) => `?page=${page}`} />,
  },
  {
    name: 'a panel',
    draw: () => (
      <Panel title="Combat">
        <Note>not published</Note>
      </Panel>
    ),
  },
  {
    name: 'marks of platforms',
    draw: () => (
      <div>
        {platforms.map((platform) => (
          <PlatformMark key={platform} platform={platform} />
        ))}
      </div>
    ),
  },
  {
    name: 'the way to the next division',
    draw: () => (
      <RankProgress divisions={4} progress={0.6} nextMark="diamond">
        54 points
      </RankProgress>
    ),
  },
  {
    name: 'the renew button',
    draw: () => (
      <div>
        {renewals.map((state) => (
          <RenewButton key={`${state.words}`} {...state} onPress={nothing} />
        ))}
      </div>
    ),
  },
  {
    name: 'a segmented control',
    draw: () => <SegmentedControl label="Theme" options={options} value="dark" onChange={nothing} />,
  },
  {
    name: 'a list of choices',
    draw: () => <Select label="Theme" options={options} value="dark" onChange={nothing} />,
  },
  {
    name: "a player's star",
    draw: () => <FavoriteStar player={{ accountId: 'account.a', shard: 'STEAM', name: 'Heron' }} />,
  },
  {
    name: 'stat tiles',
    draw: () => (
      <StatTiles columns={3}>
        <StatTile label="Win rate" value="9.1%" formula="wins ÷ games" />
        <StatTile label="Headshots" value={null} whyUnknown="not published" />
      </StatTiles>
    ),
  },
  {
    name: 'waiting',
    draw: () => (
      <Waiting>
        <BoneTiles columns={5} />
        <BoneTable rows={2} />
      </Waiting>
    ),
  },
  { name: 'a failure', draw: () => <Failed /> },
  { name: 'nothing to show', draw: () => <Empty title="No favourites yet">Press the star.</Empty> },
  {
    name: 'a dead end',
    draw: () => (
      <DeadEnd title="heron" lead="player is not found">
        <Offers title="Did you mean …">
          <Offer to="/pubg/profile/steam/Heron" title="Heron" />
        </Offers>
      </DeadEnd>
    ),
  },
  { name: 'a lost page', draw: () => <Lost title="404 Not Found" lead="Nothing here." actions={null} /> },
  {
    name: 'a table',
    draw: () => (
      <Table
        caption="Leaderboard"
        hasPodium
        rows={['QuietMortar', 'Brine']}
        rowKey={(row) => row}
        columns={[{ id: 'name', head: 'Player', look: 'name', cell: (row) => row, sortBy: (row) => row }]}
      />
    ),
  },
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
    draw: () => <Tabs label="Profile" tabs={[{ to: '/pubg', label: 'Overview', end: true }]} />,
  },
  {
    name: 'tabs that are panels',
    draw: () => <TabPanels label="Match" panels={[{ id: 'team', label: 'Team', content: () => 'we' }]} />,
  },
  {
    name: 'marks of tiers',
    draw: () => (
      <div>
        {tiers.map((mark) => (
          <TierMark key={mark} mark={mark} size="l" />
        ))}
      </div>
    ),
  },
  { name: 'an age', draw: () => <TimeAgo time="2026-11-01T00:00:00Z" /> },
  { name: 'a tooltip', draw: () => <Tooltip label="How it is counted">wins ÷ games</Tooltip> },
];
