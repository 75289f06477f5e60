import type { FoundPlayer, GameSource, SeasonFigures } from '../upstream.ts';
import { seasonsOf } from './calendar.ts';
import { pastFigures, playedIn } from './past-season.ts';
import type { Person } from './people.ts';
import type { DemoWorld } from './world.ts';

const found = ({ accountId, name, platform, region, ban }: Person): FoundPlayer => ({
  accountId,
  name,
  platform,
  region,
  ban,
});
const nothing: SeasonFigures = { normal: {}, ranked: {} };

/** The demo world behind the interface that the official API stands behind, too. */
export const demoSource = (world: DemoWorld, now: () => number): GameSource => ({
  name: 'demo',
  isInstant: true,
  async findByName(platform, name) {
    const person = world.personByName(platform, name);
    return person ? found(person) : null;
  },
  async findById(platform, accountId) {
    const person = world.personById(accountId);
    return person?.platform === platform ? found(person) : null;
  },
  async listSeasons(platform) {
    const seasons = seasonsOf(platform, now());
    return seasons.map(({ id, start }, i) => ({
      id,
      start: new Date(start),
      isCurrent: i === seasons.length - 1 && platform !== 'stadia',
    }));
  },
  async seasonsPlayed(platform, accountId) {
    const person = world.personById(accountId);
    if (!person) return [];
    return seasonsOf(platform, now())
      .map((season) => ({ id: season.id, ...playedIn(world.seed, person, season) }))
      .filter(({ hasNormal, hasRanked }) => hasNormal || hasRanked);
  },
  async seasonFigures(shard, accountId, season) {
    const person = world.personById(accountId);
    const seasons = seasonsOf(person?.platform ?? '', now());
    const wanted = seasons.find(({ id }) => id === season);
    if (!person || !wanted) return nothing;
    if (wanted === seasons.at(-1) && person.platform !== 'stadia') return world.runningFigures(person, now());
    return pastFigures(world.seed, person, wanted, shard);
  },
  async matchesSince(_platform, accountId, since, known) {
    const person = world.personById(accountId);
    return person ? world.matchesOf(person, since.getTime(), now(), known) : [];
  },
  async match(_platform, matchId) {
    return world.match(matchId, now());
  },
  async killLog(_platform, match) {
    return world.killLog(match.id, now());
  },
});
