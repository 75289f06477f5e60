import { summarize } from '@hotdrop/shared-domain/stats';
import type { PlayedWeek } from '@hotdrop/shared-domain/wire';

/** Sums up what a player did in a mode since a time. `weeks` are those between it and now, oldest first. */
export function sumSince(weeks: readonly PlayedWeek[], since: number, mode: string | undefined) {
  const isSince = ({ createdAt }: { readonly createdAt: string }) => Date.parse(createdAt) >= since;
  const { matches, wins, kills } = summarize(
    weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.matches.filter(isSince))),
  );
  const readings = weeks.flatMap(
    ({ modes }) => modes.find((one) => one.mode === mode)?.points?.readings ?? [],
  );
  const before = readings.findLast(({ at }) => Date.parse(at) <= since) ?? readings[0];
  const last = readings.at(-1);
  const points = before && last ? last.rankPoint - before.rankPoint : null;
  return { matches, wins, kills, points: matches === 0 ? 0 : points };
}
