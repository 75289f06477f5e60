import { findFights, findFlight, type Hit } from './fights-and-flight.ts';
import type { Elimination, Shot, TrackPlayer, Tracks } from './file.ts';
import { TrackDraft } from './track-draft.ts';
import type { EliminationEvent, MatchEvent, Place } from './types.ts';

/** A player of the match's result. */
type TrackedMember = Pick<TrackPlayer, 'accountId' | 'name' | 'teamId' | 'teamRank'>;

export interface MatchFacts {
  readonly mapName: string;
  readonly gameMode: string;
  readonly matchType: string;
  readonly createdAt: Date;
  /** Seconds. Null: not known. */
  readonly duration: number | null;
  /** The side of the map in meters. Null: an unknown map. */
  readonly size: number | null;
  readonly members: readonly TrackedMember[];
  readonly events: readonly MatchEvent[];
}

/** Hits of one player on another within a second are one shot. */
const shotPause = 1;
const kilometer = 1_000;
/** The largest map that a log may have. Places far beyond are wrong. */
const mostKilometers = 16;
/** The vehicle of a point is one byte. */
const mostVehicles = 255;

const isReadable = ({ x, y }: Place): boolean =>
  Math.abs(x) <= mostKilometers * kilometer && Math.abs(y) <= mostKilometers * kilometer;

const isUsable = (event: MatchEvent): boolean => {
  if (!(event.at >= 0 && Number.isFinite(event.at))) return false;
  if ('whomPlace' in event) return isReadable(event.whomPlace);
  if (event.kind === 'zone') return isReadable(event.blue);
  return !('place' in event) || isReadable(event.place);
};

/** The order of events at the same time: the most exact place comes last. Knocks and kills keep their order. */
const order: readonly MatchEvent['kind'][] = [
  'phase',
  'zone',
  'package',
  'position',
  'landing',
  'leave',
  'ride',
  'damage',
];

const rankOf = ({ kind }: MatchEvent): number => (order.includes(kind) ? order.indexOf(kind) : order.length);

/** The fewest whole kilometers that hold all places. */
const guessSize = (events: readonly MatchEvent[]): number => {
  const farthest = events.reduce(
    (most, event) => ('place' in event ? Math.max(most, event.place.x, event.place.y) : most),
    1,
  );
  return Math.ceil(farthest / kilometer) * kilometer;
};

/** Each player once: bots of a team can share an id. */
const listPlayers = (members: readonly TrackedMember[]): readonly TrackedMember[] => {
  const seen = new Set<string>();
  return members.filter(({ accountId }) => !seen.has(accountId) && seen.add(accountId));
};

/** Collects what happens to the players. Events come in the order of time; those of people who did not play are left out. */
class MatchDraft {
  readonly vehicles: string[] = [];
  readonly zones: Tracks['zones'][number][] = [];
  readonly phases: Tracks['phases'][number][] = [];
  readonly packages: Tracks['packages'][number][] = [];
  readonly log: Elimination[] = [];
  readonly shots: Shot[] = [];
  readonly hits: Hit[] = [];
  readonly tracks: readonly TrackDraft[];
  private readonly players: readonly TrackedMember[];
  private readonly positions: ReadonlyMap<string, number>;
  private readonly lastShots = new Map<string, number>();

  constructor(players: readonly TrackedMember[]) {
    this.players = players;
    this.tracks = players.map(() => new TrackDraft());
    this.positions = new Map(players.map(({ accountId }, i) => [accountId, i]));
  }

  private find(accountId: string | null): number | null {
    return accountId === null ? null : (this.positions.get(accountId) ?? null);
  }

  private trackOf(accountId: string | null): TrackDraft | undefined {
    const position = this.find(accountId);
    return position === null ? undefined : this.tracks[position];
  }

  private findVehicle(id: string | null): number {
    if (id === null) return 0;
    if (!this.vehicles.includes(id) && this.vehicles.length < mostVehicles) this.vehicles.push(id);
    return this.vehicles.indexOf(id) + 1;
  }

  private shoot(at: number, by: number, whom: number, place: Place): void {
    const key = `${by}/${whom}`;
    if (at - (this.lastShots.get(key) ?? Number.NEGATIVE_INFINITY) >= shotPause) {
      this.lastShots.set(key, at);
      this.shots.push({ at, by, whom });
    }
    const teams = [this.players[by]?.teamId ?? null, this.players[whom]?.teamId ?? null] as const;
    const [attacker, victim] = teams;
    if (attacker !== null && victim !== null && attacker !== victim)
      this.hits.push({ at, teams: [attacker, victim], place });
  }

  private eliminate({ kind: type, at, ...event }: EliminationEvent): void {
    const whom = this.find(event.whom);
    if (whom === null) return;
    const { weapon, distance, whomPlace } = event;
    const byPlace = event.byPlace && isReadable(event.byPlace) ? event.byPlace : null;
    this.log.push({ type, at, by: this.find(event.by), whom, weapon, distance, byPlace, whomPlace });
    if (byPlace) this.trackOf(event.by)?.fight(at, byPlace);
    if (type === 'kill') this.tracks[whom]?.die(at, whomPlace);
    else this.tracks[whom]?.fight(at, whomPlace);
  }

  add(event: MatchEvent): void {
    switch (event.kind) {
      case 'position':
        this.trackOf(event.accountId)?.move(
          event.at,
          event.place,
          event.health,
          this.findVehicle(event.vehicle),
        );
        break;
      case 'landing':
        this.trackOf(event.accountId)?.land(event.at, event.place);
        break;
      case 'ride':
        this.trackOf(event.accountId)?.ride(event.at, event.place, this.findVehicle(event.vehicle));
        break;
      case 'leave':
        this.trackOf(event.accountId)?.ride(event.at, event.place, 0);
        break;
      case 'damage': {
        this.trackOf(event.whom)?.hit(event.at, event.whomPlace);
        if (event.byPlace && isReadable(event.byPlace)) this.trackOf(event.by)?.hit(event.at, event.byPlace);
        const [by, whom] = [this.find(event.by), this.find(event.whom)];
        if (event.cause === 'player' && by !== null && whom !== null && by !== whom)
          this.shoot(event.at, by, whom, event.whomPlace);
        break;
      }
      case 'knock':
      case 'kill':
        this.eliminate(event);
        break;
      case 'zone': {
        const { kind: _, alivePlayers, aliveTeams, ...zone } = event;
        this.zones.push({ ...zone, players: alivePlayers, teams: aliveTeams });
        break;
      }
      case 'phase':
        this.phases.push({ at: event.at, phase: event.phase });
        break;
      case 'package':
        this.packages.push({ at: event.at, ...event.place });
    }
  }
}

/** Builds the tracks of a match from its events, which may come in any order. */
export const buildTracks = ({
  members,
  events: given,
  size: known,
  duration,
  createdAt,
  ...head
}: MatchFacts): Tracks => {
  const events = given.filter(isUsable).sort((a, b) => a.at - b.at || rankOf(a) - rankOf(b));
  const players = listPlayers(members);
  const draft = new MatchDraft(players);
  for (const event of events) draft.add(event);
  const { vehicles, zones, phases, log, shots, hits, packages, tracks } = draft;
  const end = events.at(-1)?.at ?? 0;
  const size = known ?? guessSize(events);
  return {
    mapName: head.mapName,
    gameMode: head.gameMode,
    matchType: head.matchType,
    createdAt: createdAt.toISOString(),
    size,
    duration: duration ?? end,
    end,
    players: players.flatMap(({ accountId, name, teamId, teamRank }, i) => {
      const track = tracks[i];
      return track ? [{ accountId, name, teamId, teamRank, ...track.finish() }] : [];
    }),
    vehicles,
    zones,
    phases,
    log,
    shots,
    fights: findFights(hits),
    packages,
    flight: findFlight(events, size),
  };
};
