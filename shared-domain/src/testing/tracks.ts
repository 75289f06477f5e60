import type { MatchEvent, MatchFacts, Place } from '../tracks/index.ts';

/** A number from 0 to 1 that looks random and is always the same. */
const draw = (seed: number): number => {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
};

const size = 8_160;
const interval = 10;
const stride = 60;

/** The walk of one player: a new direction every ten seconds. */
function* walk(player: number, seconds: number): Generator<{ at: number; place: Place }> {
  let place = { x: size * draw(player * 31 + 1), y: size * draw(player * 37 + 2) };
  for (let at = 0; at <= seconds; at += interval) {
    const seed = player * 10_007 + at;
    yield { at: at + Math.round(draw(seed + 5) * 10) / 10, place };
    place = {
      x: Math.min(size, Math.max(0, place.x + (draw(seed + 1) - 0.5) * stride)),
      y: Math.min(size, Math.max(0, place.y + (draw(seed + 2) - 0.5) * stride)),
    };
  }
}

/** A match in teams of four in which everybody walks about, some lose health, and all survive. */
export const someEvents = ({ players = 8, minutes = 5 } = {}): MatchFacts => {
  const members = Array.from({ length: players }, (_, i) => ({
    accountId: `account.${i}`,
    name: `Player${i}`,
    teamId: Math.floor(i / 4) + 1,
    teamRank: Math.floor(i / 4) + 1,
  }));
  const events = members.flatMap(({ accountId }, i): MatchEvent[] =>
    [...walk(i, minutes * 60)].flatMap(({ at, place }, step): MatchEvent[] => {
      const health = 100 - Math.floor(draw(i + step) * 3) * 10;
      const position = {
        kind: 'position',
        at,
        accountId,
        place,
        altitude: 10,
        health,
        vehicle: null,
      } as const;
      return step === 0 ? [{ kind: 'landing', at, accountId, place }] : [position];
    }),
  );
  return {
    mapName: 'Baltic_Main',
    gameMode: 'squad',
    matchType: 'competitive',
    createdAt: new Date('2026-11-20T16:25:31.000Z'),
    duration: minutes * 60,
    size,
    members,
    events,
  };
};
