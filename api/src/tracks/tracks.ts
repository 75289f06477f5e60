import { createHash } from 'node:crypto';
import { loadMapGeography, readMatchType } from '@hotdrop/shared-domain/game';
import { buildTracks, encodeTracks, type MatchEvent, type TracksFile } from '@hotdrop/shared-domain/tracks';
import type { TrackState } from '@hotdrop/shared-domain/wire';
import { and, eq, sql } from 'drizzle-orm';
import { ageOf, type Context } from '../context.ts';
import { pack } from '../data/packed.ts';
import { createPartitions } from '../data/partitions.ts';
import { tracks } from '../data/schema.ts';
import { killLogPoll, sourceRetention } from '../durations.ts';
import { findRetryDelay, killLogJob, saveKillLogOf } from '../matches/kill-log.ts';
import type { StoredMatch } from '../matches/stored-match.ts';
import { type CountedLandings, countLandings, toCountedLandings } from './landings.ts';

/** A match is compressed once, and kept for two weeks. */
const quality = 9;

type Row = typeof tracks.$inferInsert;

/** `file`: null, if the match has no positions. */
const toRow = async (
  { id, createdAt, mapName }: StoredMatch,
  file: TracksFile | null,
  isCut: boolean,
): Promise<Row> => {
  const text = file === null ? '' : JSON.stringify(file);
  return {
    matchId: id,
    createdAt,
    mapName,
    version: createHash('sha256').update(text).digest('hex').slice(0, 16),
    bytes: Buffer.byteLength(text),
    isCut,
    content: await pack(file, quality),
  };
};

/** Stores tracks. Whole ones stay; they replace those that break off. */
const saveRow = async (context: Context, row: Row, counted: CountedLandings | null, match: StoredMatch) => {
  await context.db.transaction(async (tx) => {
    await createPartitions(tx, [row.createdAt], ['tracks', 'landings']);
    const saved = await tx
      .insert(tracks)
      .values(row)
      .onConflictDoUpdate({
        target: [tracks.matchId, tracks.createdAt],
        set: {
          version: sql`excluded.version`,
          bytes: sql`excluded.bytes`,
          isCut: sql`excluded.is_cut`,
          content: sql`excluded.content`,
        },
        setWhere: eq(tracks.isCut, true),
      })
      .returning({ matchId: tracks.matchId });
    if (saved.length > 0 && counted) await countLandings(tx, match, counted);
  });
};

/**
 * Builds and stores the tracks of a match, and counts its landings once. `isCut`: the log breaks off, so its landings are
 * not counted until it is whole. Without events, stores that there are none.
 */
const saveTracks = async (
  context: Context,
  match: StoredMatch,
  events: readonly MatchEvent[] | null,
  isCut: boolean,
): Promise<void> => {
  const members = match.members ?? [];
  const hasPositions = events?.some(({ kind }) => kind === 'position' || kind === 'landing') ?? false;
  if (!hasPositions) return saveRow(context, await toRow(match, null, isCut), null, match);
  const geography = await loadMapGeography(context.game, match.mapName);
  const built = buildTracks({
    ...match,
    size: geography?.size ?? null,
    members: members.map(({ playerId, name, teamId, teamRank }) => ({
      accountId: playerId,
      name,
      teamId,
      teamRank,
    })),
    events: events ?? [],
  });
  const counted = isCut ? null : await toCountedLandings(context, match, members, built);
  await saveRow(context, await toRow(match, encodeTracks(built), isCut), counted, match);
};

/** The stored tracks of a match, without their content. */
const readTrackHead = async ({ db }: Context, { id, createdAt }: StoredMatch) => {
  const [row] = await db
    .select({ version: tracks.version, bytes: tracks.bytes, isCut: tracks.isCut })
    .from(tracks)
    .where(and(eq(tracks.matchId, id), eq(tracks.createdAt, createdAt)));
  return row ?? null;
};

/** Whether the kill log or the whole tracks of a match are missing. */
export const isTelemetryMissing = async (context: Context, match: StoredMatch): Promise<boolean> => {
  if (match.killLog === null) return true;
  const head = await readTrackHead(context, match);
  return head === null || head.isCut;
};

/**
 * Reads the telemetry of a match once, for its kill log and its tracks. If it breaks off, stores the tracks up to there
 * and fails, so that it is read again later.
 */
export const fetchTelemetry = async (context: Context, match: StoredMatch): Promise<void> => {
  const telemetry = await context.source.telemetry(match.platform, match, match.telemetryUrl);
  const failure = telemetry?.failure ?? null;
  if (!failure && match.killLog === null) await saveKillLogOf(context, match, telemetry);
  await saveTracks(context, match, telemetry?.listEvents() ?? null, failure !== null);
  if (failure) throw failure;
};

type Head = NonNullable<Awaited<ReturnType<typeof readTrackHead>>>;

const none = (
  reason: Extract<TrackState, { state: 'none' }>['reason'],
  retryAfter: number | null = null,
): TrackState => ({ state: 'none', reason, retryAfter });

const toState = ({ version, bytes, isCut }: Head): TrackState =>
  bytes > 0 ? { state: 'ready', version, bytes, isCut } : none('unknown');

const queue = (context: Context, { id }: StoredMatch) => context.queue.send(killLogJob, { matchId: id }, id);

const readNow = async (context: Context, match: StoredMatch): Promise<TrackState> => {
  const telemetry = await context.source.telemetry(match.platform, match, match.telemetryUrl);
  await saveTracks(context, match, telemetry?.listEvents() ?? null, false);
  const head = await readTrackHead(context, match);
  return head ? toState(head) : none('unknown');
};

/** Finds the tracks of a match. If they are not stored yet, an instant source is asked now, else a job reads its telemetry. */
export const readOrQueueTracks = async (context: Context, match: StoredMatch): Promise<TrackState> => {
  if (!readMatchType(context.game, match.matchType).hasKillLog) return none('training');
  const head = await readTrackHead(context, match);
  if (head && !head.isCut) return toState(head);
  const isYoung = ageOf(context, match.createdAt) <= sourceRetention;
  if (context.source.isInstant) return isYoung ? readNow(context, match) : none('expired');
  const isKept = isYoung && match.telemetryUrl !== null;
  const delay = isKept ? await findRetryDelay(context, match.id) : null;
  if (delay === 0) await queue(context, match);
  // A log that breaks off before the first position says nothing yet.
  if (head && head.bytes > 0) return toState(head);
  if (match.telemetryUrl === null) return none('unknown');
  if (delay === null) return none('expired');
  return delay > 0 ? none('failed', delay) : { state: 'waiting', retryAfter: killLogPoll };
};
