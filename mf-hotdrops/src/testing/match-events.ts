import { someEvents } from '@hotdrop/shared-domain/testing';
import { buildTracks, encodeTracks, type MatchEvent, type Place } from '@hotdrop/shared-domain/tracks';

export const pochinki: Place = { x: 3_440, y: 3_990 };

/** The account of a player of `someEvents`. */
export const id = (player: number): string => `account.${player}`;

/** Kills by weapon have a killer; null: the zone. */
export const aKill = (at: number, by: number | null, whom: number, place: Place = pochinki): MatchEvent => ({
  kind: 'kill',
  at,
  by: by === null ? null : id(by),
  whom: id(whom),
  weapon: 'WeapAK47_C',
  distance: by === null ? null : 80,
  byPlace: by === null ? null : place,
  whomPlace: place,
});

export const aHit = (at: number, by: number, whom: number): MatchEvent => ({
  kind: 'damage',
  at,
  cause: 'player',
  by: id(by),
  whom: id(whom),
  byPlace: pochinki,
  whomPlace: pochinki,
  amount: 20,
  weapon: null,
});

/** The file of a match in which Player0 kills Player4. */
export function aFileWithKill() {
  const facts = someEvents();
  // Nothing happens to a dead player.
  const before = facts.events.filter(
    (event) => !('accountId' in event && event.accountId === id(4) && event.at > 101),
  );
  return encodeTracks(buildTracks({ ...facts, events: [...before, aKill(101, 0, 4)] }));
}
