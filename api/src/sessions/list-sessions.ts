import { operation } from '../http/operation.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { requirePlayer } from '../players/find-player.ts';
import { type RankedSpan, readPointChanges } from '../points/points.ts';
import { mostMatches, readSessions } from './read-sessions.ts';

const listed = 10;

type Row = Awaited<ReturnType<typeof readSessions>>[number];

/** The ranked matches of a mode in a session, between the player's other ranked matches of the mode. */
const toSpan = ({ mode, start, end }: Row, ofModes: readonly Row[], knownSince: Date): RankedSpan => {
  const ofMode = ofModes.filter((row) => row.mode === mode);
  return {
    mode: mode ?? '',
    from: start,
    to: end,
    after: ofMode.find((row) => row.end < start)?.end ?? knownSince,
    before: ofMode.findLast((row) => row.start > end)?.start ?? null,
  };
};

const sum = (changes: readonly (number | null)[]): number | null =>
  changes.length === 0 || changes.includes(null)
    ? null
    : changes.reduce<number>((total, change) => total + (change ?? 0), 0);

export const listSessions = operation('listSessions', {}, async (context, { shard, accountId }) => {
  const player = await requirePlayer(context, shard, accountId);
  await fillMatchList(context, player);
  const rows = await readSessions(context, player.accountId);
  const ofModes = rows.filter(({ mode }) => mode !== null);
  const all = rows.filter(({ mode }) => mode === null);
  // The oldest session may have begun before the first match that was read.
  const isCut = all.reduce((total, { played }) => total + played, 0) === mostMatches;
  const sessions = (isCut ? all.slice(0, -1) : all).slice(0, listed);
  const knownSince = (isCut && all.at(-1)?.start) || retentionStart(context);

  const oldest = sessions.at(-1)?.session ?? 0;
  const spans = ofModes.filter(({ session }) => session >= oldest);
  const changes = await readPointChanges(
    context.db,
    player.accountId,
    spans.map((row) => toSpan(row, ofModes, knownSince)),
  );
  return {
    sessions: sessions.map(({ session, mode: _, start, end, played, ...figures }) => ({
      ...figures,
      start: start.toISOString(),
      end: end.toISOString(),
      others: played - figures.matches,
      points: sum(spans.flatMap((span, at) => (span.session === session ? [changes[at] ?? null] : []))),
    })),
  };
});
