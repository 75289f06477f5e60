import { readMode, readSeason } from '@hotdrop/shared-domain/game';
import { findCurrentSeason } from '@hotdrop/shared-domain/rules';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { nothingAt } from '@hotdrop/shared-ui/panel';
import { isPossibleSeason } from '../season/season-choices.ts';
import { buildOverview } from '../season/season-overview.ts';
import { loadPlayer } from './load-player.ts';

type Request = Parameters<typeof loadPlayer>[0];
type Query = Readonly<Record<string, string>>;

const noSeason = {
  ok: false,
  error: { kind: 'network', reason: 'upstream', call: 'listActiveSeasons', message: 'No season is known' },
} as const;

export const findSeason = ({ site, about, signal }: Request) =>
  findCurrentSeason(site, about.shard, signal, { area: 'mf-profile' });

/** Loads a player's season, the running one without `season`, in the mode of `mode` or the main one. */
export async function loadStanding(request: Request & { readonly query: Query }) {
  const { site, signal, query } = request;
  const { game } = site;
  const mode = query.mode ? readMode(game, query.mode) : null;
  if (mode?.kind === 'display') return nothingAt(`No stats exist for the mode ${mode.id}.`);
  const [found, current] = await Promise.all([loadPlayer(request), findSeason(request)]);
  if (!found.ok) return found;
  const { player, shard } = found.data;
  const season = query.season ? readSeason(game, query.season) : current;
  if (!season) return noSeason;
  if (!isPossibleSeason(season, current)) return nothingAt(`The platform has no season ${season.id}.`);
  const answer = await apiOf(site).getSeasonStats(
    { shard, accountId: player.accountId, season: season.id },
    { signal },
  );
  // A player without games in a season is no failure.
  if (!answer.ok && answer.error.kind !== 'not-found') return answer;
  const chosen = answer.ok
    ? buildOverview(game, season, answer.data, { perspective: null, mode: mode?.id ?? null }).chosen
    : null;
  const main = mode && chosen?.mode.id !== mode.id ? null : chosen;
  return { ok: true, data: { player, shard, season, main, mode: main?.mode ?? mode } } as const;
}

/** A player's season, or why it is not known. */
export type Standing = Extract<Awaited<ReturnType<typeof loadStanding>>, { readonly ok: true }>['data'];
