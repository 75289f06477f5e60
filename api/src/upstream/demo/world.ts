import type { FetchedMatch, KillLogFacts, MatchHead, SeasonFigures } from '../upstream.ts';
import { seasonsOf } from './calendar.ts';
import { matchIdOf, placeOf } from './match-id.ts';
import { memberOf } from './members.ts';
import { everybody, type Person } from './people.ts';
import {
  kinds,
  type Lobby,
  lobbiesIn,
  lobbyOf,
  type MatchKind,
  poolOf,
  slotAt,
  slotLength,
} from './schedule.ts';
import { SeasonFold } from './season-fold.ts';
import { type PlayedMatch, play, timesOf } from './simulate.ts';

/** When the running season began; nothing runs any more where the platform was switched off. */
const runningStart = (platform: string, now: number): number => {
  const last = seasonsOf(platform, now).at(-1);
  return last && last.end >= now ? last.start : now;
};

/**
 * The demo world: everything in it is computed from a seed, a person and the time, so that the same question has
 * the same answer on every machine, and playing goes on while nobody looks.
 */
export class DemoWorld {
  readonly seed: number;
  readonly people: readonly Person[];
  private readonly pools: ReadonlyMap<string, readonly Person[]>;
  private readonly byId: ReadonlyMap<string, Person>;
  private readonly byName: ReadonlyMap<string, Person>;

  constructor(seed: number, share = 1) {
    this.seed = seed;
    this.people = everybody(seed, share);
    this.pools = Map.groupBy(this.people, ({ platform }) => poolOf(platform));
    this.byId = new Map(this.people.map((person) => [person.accountId, person]));
    this.byName = new Map(this.people.map((person) => [`${person.platform}/${person.name}`, person]));
  }

  personById(accountId: string): Person | undefined {
    return this.byId.get(accountId);
  }

  personByName(platform: string, name: string): Person | undefined {
    return this.byName.get(`${platform}/${name}`);
  }

  private poolOf(person: Person): readonly Person[] {
    return this.pools.get(poolOf(person.platform)) ?? [];
  }

  /** The lobbies of somebody whose matches ended after `from` and by `to`, oldest first. */
  private lobbiesOf(person: Person, from: number, to: number): Lobby[] {
    const found: Lobby[] = [];
    for (let slot = slotAt(from) - 1; slot <= slotAt(to); slot++) {
      const lobby = lobbyOf(this.seed, person, this.poolOf(person), slot);
      if (!lobby) continue;
      const { createdAt, duration } = timesOf(this.seed, lobby);
      const end = createdAt + duration * 1000;
      if (end > from && end <= to) found.push(lobby);
    }
    return found;
  }

  private headOf(lobby: Lobby): MatchHead {
    const { matchType, mode } = kinds[lobby.kind] as MatchKind;
    const { createdAt, duration, map } = timesOf(this.seed, lobby);
    return {
      id: matchIdOf(this.seed, lobby),
      createdAt: new Date(createdAt),
      matchType,
      gameMode: mode,
      mapName: map,
      duration,
    };
  }

  /** Somebody's matches, with their own team alone. */
  async matchesOf(
    person: Person,
    from: number,
    to: number,
    known: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<FetchedMatch[]> {
    const lobbies = this.lobbiesOf(person, from, to).map((lobby) => ({ lobby, head: this.headOf(lobby) }));
    const old = await known(lobbies.map(({ head }) => head.id));
    return lobbies
      .filter(({ head }) => !old.has(head.id))
      .map(({ lobby, head }) => {
        const played = play(this.seed, lobby);
        const team = played.parts.find((part) => part.person === person.index)?.team;
        return { head, members: this.membersOf(played, team), isWhole: false, telemetryUrl: null };
      });
  }

  private membersOf(played: PlayedMatch, team?: number) {
    return played.parts
      .map((part, place) => ({ part, place }))
      .filter(({ part }) => team === undefined || part.team === team)
      .map(({ place }) => memberOf(this.seed, played, place, this.people));
  }

  private lobbyAt(matchId: string, now: number): Lobby | undefined {
    const place = placeOf(this.seed, matchId);
    if (!place || place.slot * slotLength > now) return undefined;
    const lobbies = lobbiesIn(
      this.seed,
      place.pool,
      this.pools.get(place.pool) ?? [],
      place.slot,
      place.kind,
    );
    return lobbies.find(({ number }) => number === place.number);
  }

  match(matchId: string, now: number): FetchedMatch | null {
    const lobby = this.lobbyAt(matchId, now);
    if (!lobby) return null;
    const members = this.membersOf(play(this.seed, lobby));
    return { head: this.headOf(lobby), members, isWhole: true, telemetryUrl: null };
  }

  killLog(matchId: string, now: number): KillLogFacts | null {
    const lobby = this.lobbyAt(matchId, now);
    if (!lobby || kinds[lobby.kind]?.mode === 'training') return null;
    const { parts, blows } = play(this.seed, lobby, true);
    const someone = (place: number) => {
      const part = parts[place];
      return part ? { playerId: part.accountId, name: part.name, teamId: part.team + 1 } : null;
    };
    return {
      entries: blows.flatMap((blow) => {
        const whom = someone(blow.victim);
        if (!whom) return [];
        const by = someone(blow.killer);
        const distance = by ? Math.round(blow.distance * 100) / 100 : null;
        return [{ type: blow.kind, at: Math.round(blow.at), by, whom, weapon: blow.weapon, distance }];
      }),
      mainWeapons: {},
    };
  }

  /** Figures of the running season up to `to`, from the matches themselves. */
  runningFigures(person: Person, to: number): SeasonFigures {
    const fold = new SeasonFold();
    const start = runningStart(person.platform, to);
    for (const lobby of this.lobbiesOf(person, start, to)) {
      const played = play(this.seed, lobby);
      const place = played.parts.findIndex((part) => part.person === person.index);
      fold.add(played.kind.matchType, played.kind.mode, memberOf(this.seed, played, place, this.people));
    }
    return fold.figures();
  }

  /** The same for everybody at once, which is far cheaper than one by one. Lets other work through meanwhile. */
  async census(to: number): Promise<Map<Person, SeasonFigures>> {
    const folds = new Map<number, SeasonFold>();
    for (const [pool, people] of this.pools) {
      const starts = new Map(
        [...new Set(people.map(({ platform }) => platform))].map((platform) => [
          platform,
          runningStart(platform, to),
        ]),
      );
      for (let slot = slotAt(Math.min(...starts.values())) - 1; slot <= slotAt(to); slot++) {
        if (slot % 64 === 0) await new Promise(setImmediate);
        for (const lobby of lobbiesIn(this.seed, pool, people, slot)) this.count(lobby, starts, to, folds);
      }
    }
    return new Map([...folds].map(([index, fold]) => [this.people[index] as Person, fold.figures()]));
  }

  private count(
    lobby: Lobby,
    starts: ReadonlyMap<string, number>,
    to: number,
    folds: Map<number, SeasonFold>,
  ): void {
    const { matchType, mode } = kinds[lobby.kind] as MatchKind;
    if (matchType !== 'official' && matchType !== 'competitive') return;
    const { createdAt, duration } = timesOf(this.seed, lobby);
    const end = createdAt + duration * 1000;
    if (end > to) return;
    const played = play(this.seed, lobby);
    lobby.people.forEach((person, place) => {
      if (end <= (starts.get(person.platform) as number)) return;
      const fold = folds.get(person.index) ?? new SeasonFold();
      folds.set(person.index, fold);
      fold.add(matchType, mode, memberOf(this.seed, played, place, this.people));
    });
  }
}
