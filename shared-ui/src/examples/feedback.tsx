import { AdSlot } from '../ad-slot/ad-slot.tsx';
import { BanNotice } from '../ban-notice/ban-notice.tsx';
import { ButtonLink } from '../button/index.ts';
import { Block, Columns, PageHead, Stack } from '../layout/layout.tsx';
import { Note, Panel } from '../panel/panel.tsx';
import { PlayerFailed, PlayerNotFound } from '../player-not-found/index.ts';
import {
  DeadEnd,
  Empty,
  Failed,
  Lost,
  Offer,
  Offers,
  SkeletonLines,
  SkeletonTable,
  SkeletonTiles,
  Waiting,
} from '../states/index.ts';
import type { Example } from './example.ts';

const home = (
  <ButtonLink kind="accent" to="/pubg">
    Home
  </ButtonLink>
);

/** States and notices. */
export const feedback: readonly Example[] = [
  {
    name: 'waiting',
    draw: () => (
      <Waiting>
        <SkeletonLines count={2} />
        <SkeletonTiles columns={5} />
        <SkeletonTable rows={2} />
      </Waiting>
    ),
  },
  { name: 'a failure', draw: () => <Failed /> },
  {
    name: 'a failure that is tried again',
    draw: () => <Failed title="The matches could not be loaded" isRetrying />,
  },
  {
    name: 'nothing to show',
    draw: () => (
      <Empty title="No favorites yet" actions={home}>
        Press the star beside a player’s name.
      </Empty>
    ),
  },
  {
    name: 'a dead end',
    draw: () => (
      <DeadEnd title="heron" lead="player is not found" actions={home}>
        <Offers title="Did you mean …">
          <Offer to="/pubg/profile/steam/Heron" title="Heron" note="Steam · another case" />
        </Offers>
      </DeadEnd>
    ),
  },
  {
    name: 'a name that nobody has',
    draw: () => (
      <PlayerNotFound
        shard="steam"
        name="heron"
        suggestions={[{ accountId: 'account.1', name: 'Heron', shard: 'STEAM', tier: null, reason: 'case' }]}
        elsewhere={(shard) => `/pubg/profile/${shard}/heron`}
      />
    ),
  },
  {
    name: 'a lookup that failed',
    draw: () => (
      <PlayerFailed shard="steam" name="Heron">
        Network error occurred.
      </PlayerFailed>
    ),
  },
  {
    name: 'a lost page',
    draw: () => <Lost title="404 Not Found" lead="The page was not found." actions={home} />,
  },
  { name: 'the notice of a ban', draw: () => <BanNotice ban="permanent" /> },
  { name: 'the notice of a suspension', draw: () => <BanNotice ban="temporary" /> },
  { name: 'an ad slot', draw: () => <AdSlot slot={3}>Hotdrop on your phone</AdSlot> },
  {
    name: 'an ad slot that is a banner',
    draw: () => (
      <AdSlot slot={4} size="banner">
        Hotdrop on your phone
      </AdSlot>
    ),
  },
  {
    name: 'an ad slot of a video',
    draw: () => (
      <AdSlot slot={4} size="video">
        Hotdrop on your phone
      </AdSlot>
    ),
  },
  {
    name: 'a panel',
    draw: () => (
      <Panel title="Combat" aside="this season">
        <Note>Headshots are not published for ranked play.</Note>
      </Panel>
    ),
  },
  {
    name: 'a layout',
    draw: () => (
      <Stack>
        <PageHead title="Leaderboards" kicker="PUBG" lead="The best ten" />
        <Block title="Steam">
          <Columns shape="halves">
            <Panel title="Squad">
              <Note>rows</Note>
            </Panel>
            <Panel title="Duo">
              <Note>rows</Note>
            </Panel>
          </Columns>
        </Block>
      </Stack>
    ),
  },
];
