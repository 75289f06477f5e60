import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf, rankedModes, readSeason, shardInAddress } from '@hotdrop/shared-domain/game';
import type { Named } from '@hotdrop/shared-domain/links';
import { failureStatus, loaderSignal, optionalDataSignal } from '@hotdrop/shared-domain/rules';
import {
  type ApiFailure,
  apiOf,
  type Player,
  type Result,
  type SeasonStats,
} from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { readPlayers } from '../links/compare-address.ts';
import { chosenMode, leadingSeason, loadActiveSeasons } from '../seasons/ranked-stats.ts';
import type { CompareData, ComparedPlayer } from './compared.ts';
import { loadShared } from './load-shared.ts';

/** Loads the players and the season of an address, and their shared matches. */
export const compareLoader =
  (site: Site) =>
  async ({ request }: LoaderFunctionArgs) => {
    const signal = loaderSignal(site, request.signal);
    const query = new URL(request.url).searchParams;
    const players = readPlayers(site.game, query);
    const choice = { season: Number(query.get('season')) || null, mode: query.get('mode') };
    const { failures, ...comparison } = await loadComparison(site, players, choice, signal);
    const [first] = comparison.compared.length === 0 ? failures : [];
    const result: CompareData = {
      ...comparison,
      missing: failures.length,
      failure: first?.kind ?? null,
      // After the stats: the demo world plays a new player's matches first, which keeps its host busy.
      shared: await loadShared(site, comparison.compared, signal),
    };
    return data(result, { status: first ? failureStatus(first) : 200 });
  };

interface Choice {
  /** Its number. Null: the current one. */
  readonly season: number | null;
  /** Null: the first one. */
  readonly mode: string | null;
}

/** Loads players and their stats in one season. Each platform has its own season ids, so seasons match by number. */
export async function loadComparison(
  site: Site,
  players: readonly Named[],
  choice: Choice,
  signal: AbortSignal,
) {
  const { game } = site;
  const numberOf = (id: string) => readSeason(game, id).number;
  const current = loadActiveSeasons(site, optionalDataSignal(signal));
  const finding = players.map((named) => findPlayer(site, named, signal));
  /** The last season that one of the players has played. Null: none is known. */
  const lastPlayed = async () => {
    const known = (await Promise.all(finding)).flatMap((found) => (found.ok && found.seasons) || []);
    return known.length > 0 ? Math.max(...known.map((id) => numberOf(id) ?? 0)) : null;
  };
  const shown = current.then(
    (active) => choice.season ?? leadingSeason(game, active)?.number ?? lastPlayed(),
  );

  // Loads all players in parallel, so that a slow one does not delay the others.
  const read = await Promise.all(
    finding.map(async (searching) => {
      const found = await searching;
      if (!found.ok) return found;
      const { player, seasons } = found;
      const now = (await current)[platformOf(game, player.shard)];
      const played = seasons ?? (now === undefined ? [] : [now]);
      const season = await shown;
      const id = played.find((one) => numberOf(one) === season);
      const answer = id === undefined ? null : await loadSeason(site, player, id, signal);
      if (answer && !answer.ok) return { ok: false as const, error: answer.error, seasons };
      const stats = answer?.data ?? null;
      const compared: ComparedPlayer = { player, stats, linkSeason: id ?? now ?? null };
      return { ok: true as const, seasons, compared };
    }),
  );
  const [active, season] = await Promise.all([current, shown]);

  const seasons = read.flatMap((one) => ('seasons' in one && one.seasons) || []);
  const numbers = new Map([...Object.values(active), ...seasons].map((id) => [numberOf(id), id]));
  const leading = numbers.get(season);
  const modes = rankedModes(game, leading === undefined ? null : readSeason(game, leading));
  return {
    compared: read.flatMap((one) => (one.ok ? [one.compared] : [])),
    failures: read.flatMap((one) => (one.ok ? [] : [one.error])),
    mode: chosenMode(modes, choice.mode),
    season,
    seasons: [...numbers].sort(([a], [b]) => (b ?? 0) - (a ?? 0)).map(([, id]) => id),
  };
}

/** A player of a comparison with their ranked seasons, or the failure. */
type FoundPlayer =
  | {
      readonly ok: true;
      readonly player: Player;
      /** Ids of the seasons with ranked games, newest first. Null: the request failed. */
      readonly seasons: readonly string[] | null;
    }
  | { readonly ok: false; readonly error: ApiFailure };

async function findPlayer(
  site: Site,
  { shard: spelled, name }: Named,
  signal: AbortSignal,
): Promise<FoundPlayer> {
  const api = apiOf(site);
  const shard = shardInAddress(spelled);
  const found = await api.getPlayer({ shard, player: name }, { signal });
  if (!found.ok) return { ok: false, error: found.error };
  const { player } = found.data;
  const list = await api.listSeasons({ shard, accountId: player.accountId }, { signal });
  const ranked = list.ok ? list.data.seasons.filter(({ hasRanked }) => hasRanked).map(({ id }) => id) : null;
  return { ok: true, player, seasons: ranked };
}

/** Reads a player's stats in a season. Null: the player has no games in it. */
async function loadSeason(
  site: Site,
  { shard, accountId }: Player,
  season: string,
  signal: AbortSignal,
): Promise<Result<SeasonStats | null>> {
  const input = { shard: shardInAddress(shard), accountId, season };
  const answer = await apiOf(site).getSeasonStats(input, { signal });
  const isUnknown = !answer.ok && answer.error.kind === 'not-found';
  return isUnknown ? { ok: true, data: null, demo: false } : answer;
}
