import type { MatchEvent } from '@hotdrop/shared-domain/tracks';
import { drawClan } from './clans.ts';
import {
  createMatchId,
  findLobby,
  findPool,
  kindAt,
  type Lobby,
  listLobbies,
  type Pool,
  parseMatchId,
} from './matches/lobbies.ts';
import { Schedule } from './matches/schedule.ts';
import {
  findMatchTimes,
  mixSeed,
  type Part,
  type PlayedMatch,
  simulateMatch,
} from './matches/simulate-match.ts';
import { toGradedPlayer, toMember } from './matches/to-member.ts';
import { listMatchEvents } from './matches/tracks/events-of.ts';
import { createPeople, type Person } from './people.ts';
import { type DemoSeason, findCurrentDemoSeason, listDemoSeasons } from './seasons/calendar.ts';
import { findPlayedModes, simulatePastStats } from './seasons/past-season.ts';
import { SeasonTotals } from './seasons/season-totals.ts';
import { slotAt, slotLength } from './time.ts';
import type { DemoMatch, Elimination, MatchHead, SeasonStats } from './types.ts';
import { simulateWeaponMastery } from './weapon-mastery.ts';

export type { DemoMatch, Person, SeasonTotals };

/** Increases with each change of matches, stats, or points, so that hosts replace those of the older world. */
export const worldVersion = 6;

/** The start of the current season; `now` if there is none, so that no match counts. */
const findSeasonStart = (platform: string, now: number): number =>
  findCurrentDemoSeason(platform, now)?.start ?? now;

const isSeasonMatch = (matchType: string): boolean => matchType === 'official' || matchType === 'competitive';

/**
 * The demo world. Everything is computed from a seed, a player, and the time, so that it needs no storage, is the same
 * on every machine, and new matches appear as time passes.
 */
export class DemoWorld {
  readonly seed: number;
  readonly people: readonly Person[];
  private readonly pools: ReadonlyMap<string, Pool & { readonly people: readonly Person[] }>;
  private readonly byId: ReadonlyMap<string, Person>;
  private readonly byName: ReadonlyMap<string, Person>;

  constructor(seed: number, share = 1) {
    this.seed = seed;
    this.people = createPeople(seed, share);
    const pools = Map.groupBy(this.people, ({ platform }) => findPool(platform));
    this.pools = new Map(
      [...pools].map(([id, people]) => [id, { id, people, schedule: new Schedule(seed, people) }]),
    );
    this.byId = new Map(this.people.map((person) => [person.accountId, person]));
    this.byName = new Map(this.people.map((person) => [`${person.platform}/${person.name}`, person]));
  }

  personById(accountId: string): Person | undefined {
    return this.byId.get(accountId);
  }

  personByName(platform: string, name: string): Person | undefined {
    return this.byName.get(`${platform}/${name}`);
  }

  /** Lists the seasons that have started, oldest first. */
  seasons(platform: string, now: number): DemoSeason[] {
    return listDemoSeasons(platform, now);
  }

  /** The platform's current season, or null if the platform has shut down. */
  currentSeason(platform: string, now: number): DemoSeason | null {
    return findCurrentDemoSeason(platform, now);
  }

  /** The stats of a player with each weapon. */
  weapons(person: Person, now: number) {
    return simulateWeaponMastery(this.seed, person, now);
  }

  /** The clan of a player, or null if they are in none. */
  clanOf(person: Person) {
    return drawClan(this.seed, person);
  }

  /** The kinds of matches that a player played in a past season, and the regions of a beta season. */
  playedModes(person: Person, season: DemoSeason) {
    return findPlayedModes(this.seed, person, season);
  }

  /** The stats of a past season. `shard` is a region in seasons with regional stats. */
  pastStats(person: Person, season: DemoSeason, shard: string): SeasonStats {
    return simulatePastStats(this.seed, person, season, shard);
  }

  /** The lobbies of a player whose matches ended after `from` and by `to`, oldest first. */
  private listLobbiesOf(person: Person, from: number, to: number): Lobby[] {
    const found: Lobby[] = [];
    const pool = this.pools.get(findPool(person.platform));
    if (!pool) return found;
    for (const slot of pool.schedule.slotsOf(person, slotAt(from) - 1, slotAt(to))) {
      const lobby = findLobby(this.seed, pool, person, slot);
      if (!lobby) continue;
      const { createdAt, duration } = findMatchTimes(this.seed, lobby);
      const end = createdAt + duration * 1000;
      if (end > from && end <= to) found.push(lobby);
    }
    return found;
  }

  private toHead(lobby: Lobby): MatchHead {
    const { matchType, mode } = kindAt(lobby.kind);
    const { createdAt, duration, map } = findMatchTimes(this.seed, lobby);
    return {
      id: createMatchId(this.seed, lobby),
      createdAt: new Date(createdAt),
      matchType,
      gameMode: mode,
      mapName: map,
      duration,
    };
  }

  /** The matches of a player, with the players of their team only. */
  async matchesOf(
    person: Person,
    from: number,
    to: number,
    findStored: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<DemoMatch[]> {
    const lobbies = this.listLobbiesOf(person, from, to).map((lobby) => ({
      lobby,
      head: this.toHead(lobby),
    }));
    const stored = await findStored(lobbies.map(({ head }) => head.id));
    return lobbies
      .filter(({ head }) => !stored.has(head.id))
      .map(({ lobby, head }) => {
        const played = simulateMatch(this.seed, lobby);
        const team = played.parts.find((part) => part.person === person.index)?.team;
        return { head, members: this.toMembers(played, team), everyone: played.parts.map(toGradedPlayer) };
      });
  }

  private toMembers(played: PlayedMatch, team?: number) {
    return played.parts
      .filter((part) => team === undefined || part.team === team)
      .map((part) => toMember(this.seed, played, part, this.people));
  }

  private findLobbyByMatch(matchId: string, now: number): Lobby | undefined {
    const key = parseMatchId(this.seed, matchId);
    if (!key || key.slot * slotLength > now) return undefined;
    const pool = this.pools.get(key.pool);
    return (
      pool && listLobbies(this.seed, pool, key.slot, key.kind).find(({ number }) => number === key.number)
    );
  }

  /** A match with all its players, or null if the ID is not from this world. */
  match(matchId: string, now: number): DemoMatch | null {
    const lobby = this.findLobbyByMatch(matchId, now);
    if (!lobby) return null;
    return { head: this.toHead(lobby), members: this.toMembers(simulateMatch(this.seed, lobby)) };
  }

  /** The ranked match within two times in which one player of a team has most kills, with that team only. */
  matchWithMostKills(from: number, to: number): { person: Person; match: DemoMatch } | null {
    let best: { lobby: Lobby; played: PlayedMatch; part: Part } | undefined;
    for (const pool of this.pools.values()) {
      for (let slot = slotAt(from); slot <= slotAt(to); slot++) {
        for (const lobby of listLobbies(this.seed, pool, slot)) {
          if (kindAt(lobby.kind).matchType !== 'competitive') continue;
          const { createdAt, duration } = findMatchTimes(this.seed, lobby);
          if (createdAt < from || createdAt + duration * 1000 > to) continue;
          const played = simulateMatch(this.seed, lobby);
          for (const part of played.parts) {
            const isAlone = played.parts.filter(({ team }) => team === part.team).length === 1;
            const person = this.people[part.person];
            if (person?.ban === null && !isAlone && part.kills > (best?.part.kills ?? 0))
              best = { lobby, played, part };
          }
        }
      }
    }
    const person = best && this.people[best.part.person];
    if (!best || !person) return null;
    const { lobby, played, part } = best;
    const members = this.toMembers(played, part.team);
    const everyone = played.parts.map(toGradedPlayer);
    return { person, match: { head: this.toHead(lobby), members, everyone } };
  }

  /** Matches with a kill log that ended within two times, newest first. */
  *listMatches(platform: string, from: number, to: number): Generator<MatchHead> {
    const pool = this.pools.get(findPool(platform));
    if (!pool) return;
    for (let slot = slotAt(to); slot >= slotAt(from); slot--) {
      for (const lobby of listLobbies(this.seed, pool, slot)) {
        const head = this.toHead(lobby);
        const end = head.createdAt.getTime() + head.duration * 1000;
        if (head.gameMode !== 'training' && end > from && end <= to) yield head;
      }
    }
  }

  /** The matches with a kill log of a player that ended within two times, newest first. */
  listMatchesOf(person: Person, from: number, to: number): MatchHead[] {
    return this.listLobbiesOf(person, from, to)
      .map((lobby) => this.toHead(lobby))
      .filter(({ gameMode }) => gameMode !== 'training')
      .reverse();
  }

  /** The knocks and kills of a match, or null if it has no kill log. */
  killLog(matchId: string, now: number): Elimination[] | null {
    const lobby = this.findLobbyByMatch(matchId, now);
    if (!lobby || kindAt(lobby.kind).mode === 'training') return null;
    const { hits } = simulateMatch(this.seed, lobby);
    const toPlayer = ({ accountId, name, team }: Part) => ({ playerId: accountId, name, teamId: team + 1 });
    return hits.map(({ type, at, killer, victim, weapon, distance }) => ({
      type,
      at: Math.round(at),
      by: killer && toPlayer(killer),
      whom: toPlayer(victim),
      weapon,
      distance: killer && Math.round(distance * 100) / 100,
    }));
  }

  /**
   * The places of a match in the order of time, as its telemetry would tell them, or null if the ID is not from this world.
   * Knocks and kills are those of the kill log.
   */
  eventsOf(matchId: string, now: number): readonly MatchEvent[] | null {
    const lobby = this.findLobbyByMatch(matchId, now);
    return lobby ? listMatchEvents(simulateMatch(this.seed, lobby), mixSeed(this.seed, lobby)) : null;
  }

  /** The stats of the current season up to `to`, from the player's matches. */
  currentStats(person: Person, to: number): SeasonStats {
    const totals = new SeasonTotals();
    const start = findSeasonStart(person.platform, to);
    for (const lobby of this.listLobbiesOf(person, start, to)) {
      const played = simulateMatch(this.seed, lobby);
      const part = played.parts.find((each) => each.person === person.index);
      if (part) this.addPart(totals, played, part);
    }
    return totals.stats();
  }

  private addPart(totals: SeasonTotals, played: PlayedMatch, part: Part): void {
    const { matchType, mode } = played.kind;
    const end = played.createdAt + played.duration * 1000;
    totals.add(matchType, mode, toMember(this.seed, played, part, this.people), end);
  }

  /** The same for all players in one pass, which is much faster. Yields to other work from time to time. */
  async allCurrentTotals(to: number): Promise<Map<Person, SeasonTotals>> {
    const allTotals = new Map<Person, SeasonTotals>();
    for (const pool of this.pools.values()) {
      const platforms = new Set(pool.people.map(({ platform }) => platform));
      const starts = new Map([...platforms].map((platform) => [platform, findSeasonStart(platform, to)]));
      for (let slot = slotAt(Math.min(...starts.values())) - 1; slot <= slotAt(to); slot++) {
        if (slot % 64 === 0) await new Promise(setImmediate);
        for (const lobby of listLobbies(this.seed, pool, slot))
          this.addToTotals(lobby, starts, to, allTotals);
      }
    }
    return allTotals;
  }

  private addToTotals(
    lobby: Lobby,
    starts: ReadonlyMap<string, number>,
    to: number,
    allTotals: Map<Person, SeasonTotals>,
  ): void {
    const { matchType } = kindAt(lobby.kind);
    if (!isSeasonMatch(matchType)) return;
    const { createdAt, duration } = findMatchTimes(this.seed, lobby);
    const end = createdAt + duration * 1000;
    if (end > to) return;
    const played = simulateMatch(this.seed, lobby);
    for (const part of played.parts) {
      const person = this.people[part.person];
      if (!person || end <= (starts.get(person.platform) ?? to)) continue;
      const totals = allTotals.get(person) ?? new SeasonTotals();
      allTotals.set(person, totals);
      this.addPart(totals, played, part);
    }
  }
}
