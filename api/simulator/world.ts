import { createCipheriv, createDecipheriv } from 'node:crypto';

/** The players and matches of the simulated service. All of them follow from names, so a world of any size needs no data. */

export type Mode = 'solo' | 'duo' | 'squad' | 'solo-fpp' | 'duo-fpp' | 'squad-fpp';

export interface SimulatedPlayer {
  readonly id: string;
  readonly name: string;
  readonly banType: 'Innocent' | 'TemporaryBan' | 'PermanentBan';
  /** Empty for a player without a clan. */
  readonly clanId: string;
  /** The modes with normal stats. The service answers zeros for the others. */
  readonly modes: readonly Mode[];
  /** The modes with ranked stats; empty for an unranked player. */
  readonly rankedModes: readonly Mode[];
  /** Rounds of the season in each mode; a test raises it to simulate play. */
  rounds: number;
  /** Newest first. */
  readonly matches: SimulatedMatch[];
}

export interface SimulatedMatch {
  readonly id: string;
  readonly owner: SimulatedPlayer;
  readonly createdAt: Date;
  readonly mode: Mode;
  /** The number of the season in which it was played. */
  readonly season: number;
}

export interface NewPlayer {
  readonly name: string;
  readonly banType?: SimulatedPlayer['banType'];
  readonly clanId?: string;
  readonly modes?: readonly Mode[];
  readonly rankedModes?: readonly Mode[];
  /** Minutes since each match began, newest first. */
  readonly matchAges?: readonly number[];
}

const day = 24 * 60;
/** The service deletes matches after this time. */
const retention = 14 * day * 60_000;

const cipher = { name: 'aes-128-ecb', key: Buffer.from('simulated player') };
const blockSize = 16;

/**
 * Account IDs are encrypted names. They look as random as the real ones, which decides how well matches compress, and
 * the service also finds players that were looked up before it started.
 */
export const accountIdOf = (name: string): string => {
  const encrypt = createCipheriv(cipher.name, cipher.key, null).setAutoPadding(false);
  const bytes = Buffer.alloc(Math.ceil(Buffer.byteLength(name) / blockSize) * blockSize);
  bytes.write(name);
  return `account.${encrypt.update(bytes, undefined, 'hex')}${encrypt.final('hex')}`;
};

const nameOf = (accountId: string): string => {
  const bytes = Buffer.from(accountId.replace('account.', ''), 'hex');
  if (bytes.length === 0 || bytes.length % blockSize > 0) return '';
  const decrypt = createDecipheriv(cipher.name, cipher.key, null).setAutoPadding(false);
  return Buffer.concat([decrypt.update(bytes), decrypt.final()])
    .toString()
    .replaceAll('\0', '');
};

/** A number that follows from a text. */
export const seedOf = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/** Ages of matches that are spread evenly over the last 13 days. */
const spreadAges = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => 60 + Math.floor((i * 13 * day) / count));

export const realPlayer = 'RealPlayer';

const namedPlayers: readonly NewPlayer[] = [
  { name: realPlayer, matchAges: [26 * 60] },
  { name: 'Cheater', banType: 'PermanentBan', matchAges: [] },
  { name: 'FirstPerson', clanId: '', modes: ['squad-fpp'], rankedModes: [], matchAges: [3 * day] },
  // The match has just ended, so its telemetry is refused for some minutes.
  { name: 'Fresh', matchAges: [31] },
  { name: 'Veteran', modes: ['solo', 'duo', 'squad'], matchAges: spreadAges(300) },
];

export class PubgWorld {
  /** The number of the current season on all platforms. */
  currentSeason = 43;
  private readonly players = new Map<string, SimulatedPlayer>();
  private readonly matches = new Map<string, SimulatedMatch>();
  private readonly startedAt: number;

  private readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
    this.startedAt = now().getTime();
    for (const player of namedPlayers) this.add(player);
  }

  add({
    name,
    banType = 'Innocent',
    clanId = 'clan.1',
    modes = ['squad'],
    rankedModes = ['squad'],
    matchAges = [],
  }: NewPlayer) {
    const matches: SimulatedMatch[] = [];
    const id = accountIdOf(name);
    const player: SimulatedPlayer = { id, name, banType, clanId, modes, rankedModes, rounds: 12, matches };
    this.players.set(name, player);
    for (const [i, age] of matchAges.entries()) matches.push(this.createMatch(player, age, i));
    return player;
  }

  /** Adds a match that begins now. */
  play(name: string): SimulatedMatch {
    const player = this.find(name);
    if (!player) throw new Error(`The simulated service has no player "${name}".`);
    const age = (this.startedAt - this.now().getTime()) / 60_000;
    const match = this.createMatch(player, age, 1_000 + player.matches.length);
    player.matches.unshift(match);
    player.rounds += 1;
    return match;
  }

  /** Names are case sensitive. Every `Player<number>` exists. */
  find(name: string): SimulatedPlayer | null {
    const known = this.players.get(name);
    if (known || !/^Player\d+$/.test(name)) return known ?? null;
    return this.add({ name, matchAges: spreadAges(3) });
  }

  findById(accountId: string): SimulatedPlayer | null {
    return this.find(nameOf(accountId));
  }

  findMatch(id: string): SimulatedMatch | null {
    const match = this.matches.get(id);
    return match && this.isKept(match) ? match : null;
  }

  /** The IDs of a player's recent matches. Long lists name one match twice. */
  listMatchIds({ matches }: SimulatedPlayer): readonly string[] {
    const ids = matches.filter((match) => this.isKept(match)).map(({ id }) => id);
    return ids.length > 100 ? ids.toSpliced(50, 1, ids[49] ?? '') : ids;
  }

  private isKept({ createdAt }: SimulatedMatch): boolean {
    return this.now().getTime() - createdAt.getTime() < retention;
  }

  private createMatch(owner: SimulatedPlayer, ageInMinutes: number, index: number): SimulatedMatch {
    const hash = seedOf(owner.name).toString(16).padStart(8, '0');
    const id = `${hash}-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const createdAt = new Date(this.startedAt - ageInMinutes * 60_000);
    const mode = owner.modes[index % owner.modes.length] ?? 'squad';
    const match = { id, owner, createdAt, mode, season: this.currentSeason };
    this.matches.set(id, match);
    return match;
  }
}
