import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { findReachedTier } from '../../seasons/reached-tier.ts';
import type { FoundPlayer, GameSource, SeasonFigures } from '../upstream.ts';
import type { Person } from './people.ts';
import { findCurrentDemoSeason, listDemoSeasons } from './seasons/calendar.ts';
import { findPlayedModes, simulatePastFigures } from './seasons/past-season.ts';
import type { DemoWorld } from './world.ts';

const toFoundPlayer = ({ accountId, name, platform, region, ban }: Person): FoundPlayer => ({
  accountId,
  name,
  platform,
  region,
  ban,
});
/** Matches that are saved together. Larger batches would block other calls on the embedded database. */
const batchSize = 20;

const noFigures: SeasonFigures = { normal: {}, ranked: {} };

/** The demo world as a source of game data, like the official API. */
export const createDemoSource = (world: DemoWorld, now: () => number): GameSource => ({
  name: 'demo',
  isInstant: true,
  async findByName(platform, name) {
    const person = world.personByName(platform, name);
    return person ? toFoundPlayer(person) : null;
  },
  async findById(platform, accountId) {
    const person = world.personById(accountId);
    return person?.platform === platform ? toFoundPlayer(person) : null;
  },
  async listSeasons(platform) {
    const currentId = findCurrentDemoSeason(platform, now())?.id;
    return listDemoSeasons(platform, now()).map(({ id, start }) => ({
      id,
      start: new Date(start),
      isCurrent: id === currentId,
    }));
  },
  async seasonsPlayed(platform, accountId) {
    const person = world.personById(accountId);
    if (!person) return [];
    return listDemoSeasons(platform, now())
      .map((season) => {
        const figures = simulatePastFigures(world.seed, person, season, person.betaRegion);
        return {
          id: season.id,
          ...findPlayedModes(world.seed, person, season),
          tier: findReachedTier(pubg, season.id, figures),
        };
      })
      .filter(({ hasNormal, hasRanked }) => hasNormal || hasRanked);
  },
  async seasonFigures(shard, accountId, season) {
    const person = world.personById(accountId);
    if (!person) return noFigures;
    if (season === findCurrentDemoSeason(person.platform, now())?.id)
      return world.currentFigures(person, now());
    const past = listDemoSeasons(person.platform, now()).find(({ id }) => id === season);
    return past ? simulatePastFigures(world.seed, person, past, shard) : noFigures;
  },
  async *matchesSince(_platform, accountId, since, findStored) {
    const person = world.personById(accountId);
    if (!person) return;
    const matches = await world.matchesOf(person, since.getTime(), now(), findStored);
    for (let start = 0; start < matches.length; start += batchSize)
      yield { matches: matches.slice(start, start + batchSize), failures: [] };
  },
  async match(_platform, matchId) {
    return world.match(matchId, now());
  },
  async killLog(_platform, match) {
    return world.killLog(match.id, now());
  },
});
