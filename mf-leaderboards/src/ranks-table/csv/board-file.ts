import type { Site } from '@hotdrop/shared-domain/contract';
import { readMode, readShard } from '@hotdrop/shared-domain/game';
import type { LeaderboardRow, ListMeta } from '@hotdrop/shared-domain/wire';
import type { Format } from '@hotdrop/shared-ui/site';
import type { Board, RunningSeason } from '../../shared/board.ts';
import { type ColumnId, columnIds } from '../table/columns.ts';
import { rankOf } from '../table/place-of.ts';
import { csvText, type Value } from './csv.ts';

interface FileSettings extends Board {
  readonly site: Pick<Site, 'game' | 'locale'>;
  readonly format: Format;
  readonly heads: Readonly<Record<ColumnId, string>>;
  /** The word for a player who was not on the board before. */
  readonly newWord: string;
}

interface BoardRows {
  readonly meta: ListMeta;
  readonly ranks: readonly LeaderboardRow[];
}

/** The name of a board's file: `hotdrop-season-43-steam-squad.csv`. */
export function fileName(game: Site['game'], { shard, mode }: Board, season: RunningSeason | null): string {
  const label = season ? game.seasons.read(season.id).label.en : '';
  const words = ['hotdrop', label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), shard, mode];
  return `${words.filter(Boolean).join('-')}.csv`;
}

/** Writes the rows of a board as CSV, with the columns and the rounding of the page. */
export function boardText({ meta, ranks }: BoardRows, settings: FileSettings): string {
  const { heads } = settings;
  const rows = ranks.map((row, index) => {
    const values = valuesOf(row, rankOf(row, index, meta), settings);
    return columnIds.map((id) => values[id]);
  });
  return csvText([columnIds.map((id) => heads[id]), ...rows]);
}

function valuesOf(
  row: LeaderboardRow,
  rank: number,
  { site: { game, locale }, format, mode, newWord }: FileSettings,
): Readonly<Record<ColumnId, Value>> {
  const { region, movement, winRatio } = row;
  const isNew = movement?.isNew ?? false;
  const places = [region && readShard(game, region).name[locale], readMode(game, mode).name[locale]];
  return {
    place: rank,
    day: isNew ? newWord : (movement?.day ?? null),
    player: row.name,
    points: round(row.rankPoint, format),
    tier: game.tiers.read(row).label[locale],
    damage: round(row.avgDamageDealt, format),
    wins: row.wins,
    winRate: winRatio === null ? null : format.percent(winRatio),
    games: row.roundsPlayed,
    region: places.filter(Boolean).join(' · '),
    season: isNew && movement?.season === null ? newWord : (movement?.season ?? null),
  };
}

/** Rounds as the page does, but without commas, which spreadsheets read as text. */
const round = (value: number | null, { number }: Format): number | null =>
  value === null ? null : Number(number(value).replaceAll(',', ''));
