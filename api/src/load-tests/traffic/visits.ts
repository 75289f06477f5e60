import type { Answered } from '../../testing/start-api.ts';
import type { Timeline } from './timeline.ts';

/** A visitor waits for an upstream request this long, in milliseconds. The simulated service answers at once. */
const upstreamLatency = 400;
/** A visitor who pressed the button looks at the result for this long. */
const renewalTimeout = 10 * 60_000;

export interface Report {
  /** Known players' pages: how many showed figures in the first answer, of how many. */
  readonly known: { pages: number; atOnce: number };
  readonly renewals: { pressed: number; ended: number };
  readonly pastSeasons: { opened: number; waits: number[] };
  /** New players: milliseconds until figures, the longest announced wait of each, and how many were turned away. */
  readonly fresh: { pages: number; waits: number[]; announced: number[]; turnedAway: number };
  readonly errors: string[];
}

export const createReport = (): Report => ({
  known: { pages: 0, atOnce: 0 },
  renewals: { pressed: 0, ended: 0 },
  pastSeasons: { opened: 0, waits: [] },
  fresh: { pages: 0, waits: [], announced: [], turnedAway: 0 },
  errors: [],
});

interface VisitOptions {
  readonly timeline: Timeline;
  readonly report: Report;
  /** The requests that the service has got so far. */
  readonly countRequests: () => number;
  readonly get: (path: string, visitor: string) => Promise<Answered>;
}

/** The visits of one site: what pages ask the API for, and when they ask again. */
export const createVisits = ({ timeline, report, countRequests, get }: VisitOptions) => {
  /** Sends a call. Anything but an answer or an allowed status is an error that a visitor sees. */
  const call = async (path: string, visitor: string, allowed: readonly number[] = []): Promise<Answered> => {
    const answer = await get(path, visitor);
    const error = answer.data?.error;
    // Another visitor's renewal ended while this visitor pressed the button: what they want is there.
    const isIntended = error === 'busy' || error === 'recently updated';
    if (answer.status !== 200 && !allowed.includes(answer.status))
      report.errors.push(`${answer.status} ${path}`);
    if (error !== undefined && !isIntended) report.errors.push(`${error} ${path}`);
    return answer;
  };

  const showsFigures = async (accountId: string, visitor: string): Promise<boolean> => {
    const { data } = await call(`/players/steam/${accountId}/seasons/pc-2018-43`, visitor);
    return Object.keys(data?.normalStats ?? {}).length > 0;
  };

  const openOtherParts = async (accountId: string, visitor: string): Promise<void> => {
    await call('/seasons/active', visitor);
    await call(`/players/steam/${accountId}/seasons`, visitor);
    await call(`/players/steam/${accountId}/matches`, visitor);
  };

  /** Opens the page of a player whom the site does not know, and waits for the figures. */
  const openNew = (name: string, visitor: string): void => {
    const openedAt = timeline.now();
    let announced = 0;
    const ask = async (): Promise<void> => {
      const before = countRequests();
      const { data } = await call(`/players/steam/${name}`, visitor);
      if (data?.player && (await showsFigures(data.player.accountId, visitor))) {
        const latency = (countRequests() - before) * upstreamLatency;
        report.fresh.waits.push(timeline.now() - openedAt + latency);
        report.fresh.announced.push(announced);
        return openOtherParts(data.player.accountId, visitor);
      }
      if (data?.error === 'busy' && !data.queue) {
        report.fresh.turnedAway += 1;
        return;
      }
      announced = Math.max(announced, data?.queue?.wait ?? 0);
      timeline.add(Math.max(1_000, data?.retryAfter ?? 1_000), ask);
    };
    report.fresh.pages += 1;
    timeline.add(0, ask);
  };

  const renew = (accountId: string, visitor: string): void => {
    const pressedAt = timeline.now();
    const poll = async (flag: 0 | 1): Promise<void> => {
      const { data } = await call(`/rpc/player-sync/steam/${accountId}?flag=${flag}`, visitor);
      const isPending = data?.waitCount !== undefined;
      if (!isPending) report.renewals.ended += 1;
      else if (timeline.now() - pressedAt < renewalTimeout) timeline.add(data.retryAfter, () => poll(0));
    };
    report.renewals.pressed += 1;
    timeline.add(0, () => poll(1));
  };

  const openPastSeason = (accountId: string, visitor: string): void => {
    const openedAt = timeline.now();
    const ask = async (): Promise<void> => {
      const answer = await call(`/players/steam/${accountId}/seasons/pc-2018-42`, visitor, [503]);
      if (answer.status === 200) report.pastSeasons.waits.push(timeline.now() - openedAt);
      else timeline.add(Number(answer.headers.get('retry-after') ?? 5) * 1_000, ask);
    };
    report.pastSeasons.opened += 1;
    timeline.add(0, ask);
  };

  /** Opens the page of a player with stored figures. */
  const openKnown = (name: string, visitor: string, more: 'none' | 'renewal' | 'past season'): void => {
    timeline.add(0, async () => {
      report.known.pages += 1;
      const { data } = await call(`/players/steam/${name}`, visitor);
      if (!data?.player) return;
      const { accountId } = data.player;
      if (await showsFigures(accountId, visitor)) report.known.atOnce += 1;
      await openOtherParts(accountId, visitor);
      await call('/ranks/steam/squad', visitor);
      if (more === 'renewal') renew(accountId, visitor);
      if (more === 'past season') openPastSeason(accountId, visitor);
    });
  };

  return { openNew, openKnown };
};
