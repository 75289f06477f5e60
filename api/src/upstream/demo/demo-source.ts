import { findClan } from '@hotdrop/demo-world/clans';
import { findDemoSeasonEnd } from '@hotdrop/demo-world/seasons';
import type { DemoMatch, DemoWorld, Person } from '@hotdrop/demo-world/world';
import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { findReachedRank } from '../../seasons/save-stats.ts';
import type { FetchedMatch, FoundPlayer, GameSource, SeasonStats } from '../upstream.ts';

const toFoundPlayer = (world: DemoWorld, person: Person): FoundPlayer => {
  const { accountId, name, platform, region, ban } = person;
  return { accountId, name, platform, region, ban, clanId: world.clanOf(person)?.id ?? null };
};

/** A player's match list has the players of their team only. */
const withTeamOnly = (match: DemoMatch): FetchedMatch => ({ ...match, isWhole: false, telemetryUrl: null });

/** Matches that are saved together. Larger batches would block other calls on the embedded database. */
const batchSize = 20;

const noStats: SeasonStats = { normal: {}, ranked: {} };

/** The demo world as a source of game data, like the official API. */
export const createDemoSource = (world: DemoWorld, now: () => number): GameSource => ({
  name: 'demo',
  isInstant: true,
  async findByName(platform, name) {
    const person = world.personByName(platform, name);
    return person ? toFoundPlayer(world, person) : null;
  },
  async findById(platform, accountId) {
    const person = world.personById(accountId);
    return person?.platform === platform ? toFoundPlayer(world, person) : null;
  },
  async listSeasons(platform) {
    const currentId = world.currentSeason(platform, now())?.id;
    return world.seasons(platform, now()).map((season) => ({
      id: season.id,
      start: new Date(season.start),
      isCurrent: season.id === currentId,
      ...(season.id === currentId && { end: new Date(findDemoSeasonEnd(season)) }),
    }));
  },
  countRenewalRequests: () => 0,
  async seasonsPlayed(platform, accountId) {
    const person = world.personById(accountId);
    if (!person) return [];
    return world
      .seasons(platform, now())
      .map((season) => {
        const stats = world.pastStats(person, season, person.betaRegion);
        return {
          id: season.id,
          ...world.playedModes(person, season),
          ...findReachedRank(pubg, season.id, stats),
        };
      })
      .filter(({ hasNormal, hasRanked }) => hasNormal || hasRanked);
  },
  async seasonStats(shard, accountId, season) {
    const person = world.personById(accountId);
    if (!person) return noStats;
    if (season === world.currentSeason(person.platform, now())?.id) return world.currentStats(person, now());
    const past = world.seasons(person.platform, now()).find(({ id }) => id === season);
    return past ? world.pastStats(person, past, shard) : noStats;
  },
  async *matchesSince(_platform, accountId, since, findStored) {
    const person = world.personById(accountId);
    if (!person) return;
    const matches = await world.matchesOf(person, since.getTime(), now(), findStored);
    for (let start = 0; start < matches.length; start += batchSize)
      yield { matches: matches.slice(start, start + batchSize).map(withTeamOnly), failures: [] };
  },
  async match(_platform, matchId) {
    const match = world.match(matchId, now());
    return match && { ...match, isWhole: true, telemetryUrl: null };
  },
  clan: async (_platform, clanId) => {
    const clan = findClan(clanId);
    return clan && { name: clan.name, tag: clan.tag };
  },
  async weapons(_platform, accountId) {
    const person = world.personById(accountId);
    return person ? world.weapons(person, now()) : [];
  },
  async telemetry(_platform, match) {
    const entries = world.killLog(match.id, now());
    return (
      entries && {
        killLog: { entries, mainWeapons: {}, season: null },
        listEvents: () => world.eventsOf(match.id, now()),
        failure: null,
      }
    );
  },
});
