import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { matches, participants } from '../../data/schema.ts';
import { longestMatch } from '../../durations.ts';
import { findCurrentSeason } from '../../seasons/platform-seasons.ts';
import {
  type FoundPlayer,
  type GameSource,
  type SeasonFigures,
  UpstreamError,
} from '../../upstream/upstream.ts';
import type { PlayerRow } from '../find-player.ts';
import { saveFoundPlayer } from '../new-players.ts';
import { failRenewal, finish, readStoredFigures, renewMatches, saveRenewal } from './finish-renewal.ts';
import type { Renewal } from './renewals.ts';

/**
 * Renews players whose renewals can wait, at most ten of a platform. One request finds them all. Their new matches say
 * which figures have changed: nothing is read again for a player without one, and the figures of a mode are read for
 * all players in one request.
 */

type Updates = NonNullable<GameSource['updates']>;

/** A renewal, and what it still has to read. */
interface Update {
  readonly renewal: Renewal;
  readonly player: PlayerRow;
  readonly readAt: Date;
  readonly season: string | null;
  readonly newMatches: number;
  /** Null: nothing is stored for the season, or a match could not be read, so that everything is read. */
  readonly stored: SeasonFigures | null;
  /** Normal modes with new matches. */
  readonly modes: readonly string[];
  readonly hasRanked: boolean;
}

/** The kinds of matches that a player has played since figures were read. */
const listPlayedKinds = ({ db }: Context, accountId: string, since: Date) =>
  db
    .selectDistinct({ mode: matches.gameMode, type: matches.matchType })
    .from(participants)
    .innerJoin(
      matches,
      and(eq(matches.id, participants.matchId), eq(matches.createdAt, participants.createdAt)),
    )
    .where(
      and(
        eq(participants.accountId, accountId),
        gt(participants.createdAt, new Date(since.getTime() - longestMatch)),
      ),
    );

/** Saves a player's new matches, and finds out which figures they changed. */
const planUpdate = async (
  context: Context,
  renewal: Renewal,
  found: FoundPlayer,
  season: string | null,
): Promise<Update> => {
  const player = await saveFoundPlayer(context, found);
  const readAt = context.now();
  const { saved, failed } = await renewMatches(context, player);
  const plan = { renewal, player, readAt, season, newMatches: saved, modes: [], hasRanked: false };
  const row = season === null ? null : await readStoredFigures(context.db, player, season);
  if (!row || failed > 0) return { ...plan, stored: null };
  const kinds = await listPlayedKinds(context, player.accountId, row.fetchedAt);
  const isRanked = ({ type }: (typeof kinds)[number]) => type === 'competitive';
  const modes = kinds.filter((kind) => !isRanked(kind)).map(({ mode }) => mode);
  return { ...plan, stored: row, modes: [...new Set(modes)], hasRanked: kinds.some(isRanked) };
};

const readsAll = ({ season, stored }: Update): boolean => season !== null && stored === null;

/** Normal figures of all modes, and ranked figures. */
const requestsForAll = 2;

const countOwnRequests = (update: Update): number =>
  readsAll(update) ? requestsForAll : Number(update.hasRanked);

const countRequests = (updates: readonly Update[]): number =>
  new Set(updates.flatMap(({ modes }) => modes)).size +
  updates.reduce((sum, update) => sum + countOwnRequests(update), 0);

/** The ranked figures; the stored ones if the source refuses. */
const readRanked = async (
  updates: Updates,
  { player, stored, hasRanked }: Update,
  season: string,
): Promise<Omit<SeasonFigures, 'normal'>> => {
  const ranked = stored?.ranked ?? {};
  if (!hasRanked) return { ranked };
  try {
    return { ranked: await updates.rankedFigures(player.platform, player.accountId, season) };
  } catch (error) {
    if (error instanceof UpstreamError) return { ranked, isRankedMissing: true };
    throw error;
  }
};

/** Reads the figures of all players, each mode once. Null: they have not changed. */
const readFigures = async (
  { source }: Context,
  updates: Updates,
  plans: readonly Update[],
): Promise<ReadonlyMap<Update, SeasonFigures | null>> => {
  const byMode = new Map<string, Awaited<ReturnType<Updates['modeFigures']>>>();
  const [first] = plans;
  for (const mode of new Set(plans.flatMap(({ modes }) => modes))) {
    const ids = plans.filter(({ modes }) => modes.includes(mode)).map(({ player }) => player.accountId);
    if (first?.season)
      byMode.set(mode, await updates.modeFigures(first.player.platform, ids, first.season, mode));
  }
  const figures = new Map<Update, SeasonFigures | null>();
  for (const plan of plans) {
    const { player, season, stored, modes } = plan;
    if (season === null || (stored && countRequests([plan]) === 0)) figures.set(plan, null);
    else if (!stored)
      figures.set(plan, await source.seasonFigures(player.platform, player.accountId, season));
    else {
      const changed = modes.flatMap((mode) => {
        const stats = byMode.get(mode)?.get(player.accountId);
        return stats ? [[mode, stats] as const] : [];
      });
      const normal = { ...stored.normal, ...Object.fromEntries(changed) };
      figures.set(plan, { normal, ...(await readRanked(updates, plan, season)) });
    }
  }
  return figures;
};

/** A player who is read alone never costs more than all figures do. */
const readAlone = (update: Update): Update =>
  countRequests([update]) > requestsForAll ? { ...update, stored: null, modes: [] } : update;

/** Reads as many of the figures as the key allows, those that cost the fewest requests first. */
const readMost = async (
  context: Context,
  updates: Updates,
  plans: readonly Update[],
): Promise<ReadonlyMap<Update, SeasonFigures | null>> => {
  const cheapestFirst = plans.toSorted((a, b) => countRequests([a]) - countRequests([b]));
  for (let size = plans.length; ; size--) {
    const part = size === 1 ? cheapestFirst.slice(0, 1).map(readAlone) : cheapestFirst.slice(0, size);
    const read = () => readFigures(context, updates, part);
    try {
      return await context.budget.reserve(countRequests(part), read, 'later');
    } catch (error) {
      const isLimited = error instanceof UpstreamError && error.status === 'limited';
      if (!isLimited || size <= 1) throw error;
    }
  }
};

const readAndSave = async (
  context: Context,
  updates: Updates,
  renewals: readonly Renewal[],
): Promise<void> => {
  const { source, db, now } = context;
  const [{ platform } = { platform: '' }] = renewals;
  const season = await findCurrentSeason(context, platform);
  const found = await Promise.all(renewals.map(({ accountId }) => source.findById(platform, accountId)));
  const plans: Update[] = [];
  for (const [i, renewal] of renewals.entries()) {
    const player = found[i];
    if (player) plans.push(await planUpdate(context, renewal, player, season?.id ?? null));
    else await finish(db, renewal, { finishedAt: now(), error: 'player not found' });
  }
  if (plans.length === 0) return;
  for (const [plan, figures] of await readMost(context, updates, plans)) {
    try {
      await saveRenewal(context, plan.renewal, { ...plan, figures }, plan.newMatches);
    } catch (error) {
      await failRenewal(context, plan.renewal, error);
    }
  }
  context.percentiles.invalidate(platform);
};

/**
 * Renews players together. Those that the key does not allow stay in the queue. The first reservation is enough for one
 * of them, so that finding the players is never in vain.
 */
export const renewTogether = (
  context: Context,
  updates: Updates,
  renewals: readonly Renewal[],
): Promise<void> =>
  context.budget.reserve(1 + requestsForAll, () => readAndSave(context, updates, renewals), 'later');
