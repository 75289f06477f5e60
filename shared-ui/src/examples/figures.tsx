import { ChangeSinceYesterday } from '../change-since-yesterday/change-since-yesterday.tsx';
import { Panel } from '../panel/panel.tsx';
import { RankProgress } from '../rank-progress/rank-progress.tsx';
import { StatTile, StatTiles } from '../stat-tile/stat-tile.tsx';
import { type Column, Table } from '../table/table.tsx';
import { TierMark, TierName } from '../tier-mark/index.ts';
import { ExactTimeAgo, TimeAgo } from '../time/time-ago.tsx';
import type { Example } from './example.ts';

interface Row {
  readonly name: string;
  readonly points: number;
  readonly games: number | null;
}

const rows: readonly Row[] = [
  { name: 'QuietMortar', points: 5214, games: 96 },
  { name: 'Brine', points: 5205, games: null },
  { name: 'haneul_04', points: 5165, games: 141 },
  { name: 'TeaBeforeZone', points: 5138, games: 88 },
];
const columns: readonly Column<Row>[] = [
  { id: 'name', head: 'Player', look: 'name', place: (_, at) => at + 1, cell: ({ name }) => name },
  { id: 'mark', head: 'Tier', look: 'quiet', cell: () => <TierMark mark="survivor" size="s" /> },
  {
    id: 'games',
    head: 'Games',
    look: 'number',
    cell: ({ games }) => games ?? '–',
    sortBy: ({ games }) => games,
    isWideOnly: true,
  },
  {
    id: 'points',
    head: 'Points',
    look: 'figure',
    cell: ({ points }) => points,
    sortBy: ({ points }) => points,
  },
];
const label = {
  en: 'Crystal 2',
  ko: '크리스탈 2',
  'zh-tw': '水晶 2',
  'zh-cn': '水晶 2',
  ja: 'クリスタル 2',
};
const aTier = { id: 'Crystal', division: '2', name: label, label, mark: 'crystal', isKnown: true };

/** Tables, tiles, and other figures. */
export const figures: readonly Example[] = [
  {
    name: 'change since yesterday',
    draw: () => (
      <>
        <p>
          <ChangeSinceYesterday now={412_806} yesterday={400_000} />
        </p>
        <p>
          <ChangeSinceYesterday now={388_000} yesterday={400_000} />
        </p>
      </>
    ),
  },
  {
    name: 'stat tiles',
    draw: () => (
      <StatTiles columns={3}>
        <StatTile label="Win rate" value="9.1%" formula="wins ÷ games" isBest />
        <StatTile label="Kills" value="187" />
        <StatTile label="Headshots" value={null} whyUnknown="not published" />
      </StatTiles>
    ),
  },
  {
    name: 'a table with a podium, sorted where that helps',
    draw: () => (
      <Panel title="Leaderboard">
        <Table caption="Leaderboard" hasPodium rows={rows} rowKey={({ name }) => name} columns={columns} />
      </Panel>
    ),
  },
  {
    name: 'a table with a row of the visitor’s own, and one without figures',
    draw: () => (
      <Panel title="Favorites">
        <Table
          caption="Favorites"
          rows={rows}
          rowKey={({ name }) => name}
          columns={columns}
          isTall
          isMarked={({ name }) => name === 'Brine'}
          instead={({ name }) => (name === 'haneul_04' ? 'No ranked games this season' : null)}
        />
      </Panel>
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
    name: 'the names of tiers',
    draw: () => (
      <div>
        <TierName tier={aTier} /> <TierName tier={aTier} look="large" note="2,846 points" />
      </div>
    ),
  },
  { name: 'an age', draw: () => <TimeAgo time="2026-11-01T00:00:00Z" /> },
  { name: 'an age whose moment can be opened', draw: () => <ExactTimeAgo time="2026-11-01T00:00:00Z" /> },
];
