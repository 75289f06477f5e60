import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf, rankedModes } from '@hotdrop/shared-domain/game';
import { failureStatus, loaderSignal, optionalDataSignal } from '@hotdrop/shared-domain/rules';
import type { Player, SeasonStats } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { readPlayers } from '../links/compare-address.ts';
import { chosenMode, leadingSeason, loadActiveSeasons } from '../seasons/ranked-stats.ts';
import { findPlayer, readSeason } from './read-player.ts';

export interface ComparedPlayer {
  readonly player: Player;
  /** Null: the player has no stats in the season. */
  readonly stats: SeasonStats | null;
}

export interface CompareData {
  readonly compared: readonly ComparedPlayer[];
  /** Number of players who failed to load or do not exist. */
  readonly missing: number;
  readonly mode: string;
  /** Number of the season; null: unknown. */
  readonly season: number | null;
  /** One id per available season, newest first. */
  readonly seasons: readonly string[];
}

/** Loads players and their stats in one season. Each platform has its own season ids, so seasons match by number. */
export const compareLoader =
  (site: Site) =>
  async ({ request }: LoaderFunctionArgs) => {
    const signal = loaderSignal(site, request.signal);
    const { game } = site;
    const query = new URL(request.url).searchParams;
    const numberOf = (id: string) => game.seasons.read(id).number;
    const current = loadActiveSeasons(site, optionalDataSignal(signal));
    const shown = current.then(
      (active) => Number(query.get('season')) || (leadingSeason(game, active)?.number ?? null),
    );

    // Loads all players in parallel, so that a slow one does not delay the others.
    const read = await Promise.all(
      readPlayers(query).map(async (favorite) => {
        const found = await findPlayer(site, favorite, signal);
        if (!found.ok) return found;
        const { player, seasons } = found;
        const now = (await current)[platformOf(game, player.shard)];
        const played = seasons ?? (now === undefined ? [] : [now]);
        const season = await shown;
        const id = played.find((one) => numberOf(one) === season);
        const answer = id === undefined ? null : await readSeason(site, player, id, signal);
        if (answer && !answer.ok) return { ok: false as const, error: answer.error, seasons };
        return { ok: true as const, player, seasons, stats: answer?.data ?? null };
      }),
    );
    const [active, season] = await Promise.all([current, shown]);

    const compared = read.flatMap((one) => (one.ok ? [{ player: one.player, stats: one.stats }] : []));
    const failures = read.flatMap((one) => (one.ok ? [] : [one.error]));
    const seasons = read.flatMap((one) => ('seasons' in one && one.seasons) || []);
    const numbers = new Map([...Object.values(active), ...seasons].map((id) => [numberOf(id), id]));
    const leading = numbers.get(season);
    const modes = rankedModes(game, leading === undefined ? null : game.seasons.read(leading));
    const result: CompareData = {
      compared,
      missing: failures.length,
      mode: chosenMode(modes, query.get('mode')),
      season,
      seasons: [...numbers].sort(([a], [b]) => (b ?? 0) - (a ?? 0)).map(([, id]) => id),
    };
    const [first] = compared.length === 0 ? failures : [];
    return data(result, { status: first ? failureStatus(first) : 200 });
  };
