import type { Person } from '../people.ts';
import { draw, hexDigits, mix, salts } from '../random.ts';
import type { Schedule, Session } from './schedule.ts';

export interface MatchKind {
  readonly matchType: string;
  readonly mode: string;
  readonly teamSize: number;
  readonly capacity: number;
  /** Bots fill a lobby up to this size. */
  readonly fillTo: number;
  /** Teams are filled up with players and bots. */
  readonly isFilled: boolean;
}

const kind = (
  matchType: string,
  mode: string,
  teamSize: number,
  capacity: number,
  fillTo: number,
  isFilled = false,
): MatchKind => ({
  matchType,
  mode,
  teamSize,
  capacity,
  fillTo,
  isFilled,
});

/** Match IDs contain the index: add new kinds at the end. */
const kinds: readonly MatchKind[] = [
  kind('competitive', 'squad', 4, 64, 64),
  kind('competitive', 'squad-fpp', 4, 64, 48),
  kind('competitive', 'duo', 2, 64, 56),
  kind('competitive', 'duo-fpp', 2, 64, 40),
  kind('official', 'squad', 4, 100, 84),
  kind('official', 'squad-fpp', 4, 100, 64),
  kind('official', 'duo', 2, 100, 64),
  kind('official', 'duo-fpp', 2, 100, 56),
  kind('official', 'solo', 1, 96, 60),
  kind('official', 'solo-fpp', 1, 96, 48),
  kind('arcade', 'tdm', 8, 16, 16, true),
  kind('training', 'training', 1, 40, 1),
  kind('custom', 'squad', 4, 64, 32),
];

/** The mode of a slot. Players of one slot play the same mode, so that lobbies fill up. */
const rankedOffer = ['squad', 'squad', 'duo', 'squad'] as const;
const normalOffer = ['squad', 'duo', 'squad', 'solo', 'squad', 'duo'] as const;
const kindIndexes = new Map(kinds.map(({ matchType, mode }, i) => [`${matchType}/${mode}`, i]));

const findKindIndex = (matchType: string, mode: string): number => {
  const index = kindIndexes.get(`${matchType}/${mode}`);
  if (index === undefined) throw new Error(`There is no match kind ${matchType}/${mode}.`);
  return index;
};

/** The kind with this index. Callers take the index from `kinds` itself. */
export const kindAt = (index: number): MatchKind => {
  const found = kinds[index];
  if (!found) throw new Error(`There is no match kind with the index ${index}.`);
  return found;
};

/** Some matches are neither normal nor ranked; the numbers add up. */
const sideModes = [
  { below: 0.02, matchType: 'arcade', mode: 'tdm' },
  { below: 0.035, matchType: 'training', mode: 'training' },
  { below: 0.042, matchType: 'custom', mode: 'squad' },
] as const;

/** The kind of match that a session plays in a slot. Squads play no solo matches. */
const drawKind = (
  seed: number,
  slot: number,
  { group, people, isRanked, isFirstPerson }: Session,
): number => {
  const drawn = draw(seed, slot, group.key, salts.sideMode);
  const sideMode = sideModes.find(({ below }) => drawn < below);
  if (sideMode) return findKindIndex(sideMode.matchType, sideMode.mode);
  const offer = isRanked ? rankedOffer : normalOffer;
  const offered = offer[slot % offer.length] ?? 'squad';
  const team = offered === 'solo' && people.length > 1 ? 'squad' : offered;
  return findKindIndex(isRanked ? 'competitive' : 'official', team + (isFirstPerson ? '-fpp' : ''));
};

/** Players of one pool can meet. Both consoles share a pool. */
export const findPool = (platform: string): string =>
  platform === 'steam' || platform === 'kakao' ? platform : 'console';

export interface Lobby {
  readonly pool: string;
  readonly slot: number;
  readonly kind: number;
  /** The index among the lobbies of this kind. */
  readonly number: number;
  readonly teams: readonly Team[];
}

type Team = readonly Person[];

const split = (people: readonly Person[], size: number): Team[] =>
  Array.from({ length: Math.ceil(people.length / size) }, (_, i) => people.slice(i * size, (i + 1) * size));

/** People of one session are in one team, as far as it has room for them; players without company form teams. */
const formTeams = (seed: number, slot: number, sessions: readonly Session[], kind: MatchKind): Team[] => {
  const shuffled = sessions
    .map(({ people, group }) => ({ people, order: mix(seed, slot, group.key, salts.lobbyOrder) }))
    .sort((a, b) => a.order - b.order)
    .map(({ people }) => people);
  if (kind.isFilled) return split(shuffled.flat(), kind.teamSize);
  const teams = shuffled.flatMap((people) => split(people, kind.teamSize));
  const alone = teams.filter(({ length }) => length === 1).flat();
  return [...teams.filter(({ length }) => length > 1), ...split(alone, kind.teamSize)];
};

/** Distributes teams evenly over as few lobbies as hold them. */
const formLobbies = (teams: readonly Team[], capacity: number): Team[][] => {
  const total = teams.reduce((sum, { length }) => sum + length, 0);
  const size = Math.ceil(total / Math.ceil(total / capacity));
  const lobbies: Team[][] = [];
  let left = 0;
  for (const team of teams) {
    if (left < team.length) {
      lobbies.push([]);
      left = Math.min(capacity, size + team.length - 1);
    }
    lobbies.at(-1)?.push(team);
    left -= team.length;
  }
  return lobbies;
};

export interface Pool {
  readonly id: string;
  readonly schedule: Schedule;
}

/** Lists the lobbies of a slot; with `only`, those of one kind. */
export const listLobbies = (seed: number, { id, schedule }: Pool, slot: number, only?: number): Lobby[] => {
  const byKind = Map.groupBy(schedule.sessionsAt(slot), (session) => drawKind(seed, slot, session));
  return [...byKind]
    .filter(([kind]) => only === undefined || kind === only)
    .flatMap(([kind, sessions]) => {
      const { capacity } = kindAt(kind);
      const lobbies = formLobbies(formTeams(seed, slot, sessions, kindAt(kind)), capacity);
      return lobbies.map((teams, number) => ({ pool: id, slot, kind, number, teams }));
    });
};

/** The lobby of a player in a slot, if they play in it. */
export const findLobby = (seed: number, pool: Pool, person: Person, slot: number): Lobby | undefined =>
  listLobbies(seed, pool, slot).find(({ teams }) => teams.some((team) => team.includes(person)));

/** Match IDs look like the game's and contain the lobby, so that the match can be simulated again. */
const pools: readonly string[] = ['steam', 'kakao', 'console'];

type LobbyKey = Pick<Lobby, 'pool' | 'slot' | 'kind' | 'number'>;

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

export const createMatchId = (seed: number, { pool, slot, kind, number }: LobbyKey): string => {
  const poolNumber = pools.indexOf(pool);
  const proof = hexDigits(mix(seed, slot, kind, number * 8 + poolNumber), salts.matchId, 18);
  const lobby = `${hex(slot, 8)}-${hex(poolNumber, 1)}${hex(kind, 2)}${hex(number, 1)}`;
  return `${lobby}-4${proof.slice(0, 3)}-a${proof.slice(3, 6)}-${proof.slice(6)}`;
};

/** The lobby of a match, or undefined if the ID is not from this world. */
export const parseMatchId = (seed: number, matchId: string): LobbyKey | undefined => {
  const [, slot, pool, kind, number] =
    matchId.match(/^([0-9a-f]{8})-([0-9a-f])([0-9a-f]{2})([0-9a-f])-4/) ?? [];
  const key = {
    pool: pools[Number.parseInt(pool ?? '', 16)] ?? '',
    slot: Number.parseInt(slot ?? '', 16),
    kind: Number.parseInt(kind ?? '', 16),
    number: Number.parseInt(number ?? '', 16),
  };
  const isPossible = key.pool !== '' && key.kind < kinds.length;
  return isPossible && createMatchId(seed, key) === matchId ? key : undefined;
};
