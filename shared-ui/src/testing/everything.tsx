import { AdSlot } from '../ad-slot/index.ts';
import { BanNotice } from '../ban-notice/index.ts';
import { Button, ButtonLink, IconButton, MoreLink } from '../button/index.ts';
import { Contour } from '../contour/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Dropdown, DropdownLink } from '../dropdown/index.ts';
import { SearchIcon } from '../icons/index.ts';
import { Block, Columns, PageHead, Stack } from '../layout/index.ts';
import { Logo } from '../logo/index.ts';
import { MapPlate } from '../map-plate/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Note, Panel } from '../panel/index.ts';
import { PlatformMark } from '../platform-mark/index.ts';
import { RankProgress } from '../rank-progress/index.ts';
import { RenewButton } from '../renew-button/index.ts';
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
const options = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];

/** Each component once, for tests that hold of all of them. */
export const everything: readonly { readonly name: string; readonly draw: () => React.ReactElement }[] = [
  { name: 'an ad slot', draw: () => <AdSlot slot={3}>Hotdrop on your phone</AdSlot> },
  { name: 'the notice of a ban', draw: () => <BanNotice ban="permanent" /> },
  { name: 'a button', draw: () => <Button isBusy>Renew</Button> },
  { name: 'a link like a button', draw: () => <ButtonLink to="/pubg">Home</ButtonLink> },
  { name: 'an icon button', draw: () => <IconButton icon={SearchIcon} label="Search" /> },
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
  { name: 'the plate of a map', draw: () => <MapPlate plate="erangel" /> },
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
  { name: 'the mark of a platform', draw: () => <PlatformMark platform="steam" /> },
  {
    name: 'the way to the next division',
    draw: () => (
      <RankProgress divisions={4} progress={0.6} nextMark="diamond">
        54 points
      </RankProgress>
    ),
  },
  { name: 'the renew button', draw: () => <RenewButton label="Renew" words="Updated" onPress={nothing} /> },
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
    name: 'tabs that are pages',
    draw: () => <Tabs label="Profile" tabs={[{ to: '/pubg', label: 'Overview', end: true }]} />,
  },
  {
    name: 'tabs that are panels',
    draw: () => <TabPanels label="Match" panels={[{ id: 'team', label: 'Team', content: () => 'we' }]} />,
  },
  { name: 'the mark of a tier', draw: () => <TierMark mark="crystal" /> },
  { name: 'an age', draw: () => <TimeAgo time="2026-11-01T00:00:00Z" /> },
  { name: 'a tooltip', draw: () => <Tooltip label="How it is counted">wins ÷ games</Tooltip> },
];
