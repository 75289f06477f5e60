import { shardInAddress } from '@hotdrop/shared-domain/game';
import type { Api } from '@hotdrop/shared-domain/wire';
import pLimit from 'p-limit';

/** What an overlay shows. */
export interface DrawnOverlay {
  /** Names the content. */
  readonly id: string;
  readonly status: number;
  readonly html: string;
}

interface Named {
  readonly shard: string;
  readonly name: string;
}

export interface OverlayTopic {
  /** Overlays with the same key show the same. */
  readonly key: string;
  /** Whom the panel is about: it changes with their renewals. */
  readonly players: readonly Named[];
  readonly draw: () => Promise<DrawnOverlay>;
}

interface OpenTopic extends OverlayTopic {
  readonly listeners: Set<(drawn: DrawnOverlay) => void>;
  /** The first drawing. */
  first: Promise<unknown>;
  last?: DrawnOverlay;
  drawnAt: number;
}

interface OverlayOptions {
  readonly listRenewals: Api['listRenewals'];
  /** Time in ms between two looks at the renewals. */
  readonly pollEvery?: number;
  /** Ages in ms at which a panel is drawn again without a renewal. Boards and counts have none. */
  readonly maxAge?: { readonly ofPlayers: number; readonly ofOthers: number };
  readonly now?: () => number;
}

/** A failure or a wait may pass, and the last figures stay until then. The others are answers. */
const isShown = ({ status }: DrawnOverlay) => [200, 404, 410].includes(status);

/** Drawings at a time: pages come first. */
const concurrency = 2;

export type Overlays = ReturnType<typeof createOverlays>;

/** Draws each open overlay again when its figures may have changed, once for all that show the same. */
export function createOverlays({
  listRenewals,
  pollEvery = 2_000,
  maxAge = { ofPlayers: 600_000, ofOthers: 60_000 },
  now = Date.now,
}: OverlayOptions) {
  const topics = new Map<string, OpenTopic>();
  const limit = pLimit(concurrency);
  const endings = new Set<() => void>();
  let since = '';
  let timer: NodeJS.Timeout | undefined;

  async function refresh(topic: OpenTopic): Promise<void> {
    // A busy server keeps the last figures, and tries again.
    const drawn = await limit(topic.draw).catch(() => undefined);
    topic.drawnAt = now();
    if (!drawn || (topic.last && (!isShown(drawn) || drawn.id === topic.last.id))) return;
    topic.last = drawn;
    for (const listener of topic.listeners) listener(drawn);
  }

  async function poll(): Promise<void> {
    const renewed = await listRenewals({ since });
    if (renewed.ok) since = renewed.data.at;
    const names = new Set(
      renewed.ok
        ? renewed.data.players.flatMap(({ shard, name, accountId }) =>
            [name, accountId].map((one) => `${shardInAddress(shard)}/${one}`),
          )
        : [],
    );
    const isDue = ({ players, drawnAt }: OpenTopic) =>
      now() - drawnAt >= (players.length > 0 ? maxAge.ofPlayers : maxAge.ofOthers) ||
      players.some(({ shard, name }) => names.has(`${shardInAddress(shard)}/${name}`));
    await Promise.all([...topics.values()].filter(isDue).map(refresh));
    timer = topics.size > 0 ? setTimeout(poll, pollEvery) : undefined;
  }

  function open(given: OverlayTopic): OpenTopic {
    const topic: OpenTopic = { ...given, listeners: new Set(), first: Promise.resolve(), drawnAt: now() };
    topics.set(topic.key, topic);
    topic.first = refresh(topic);
    if (!timer) {
      since = new Date(now()).toISOString();
      timer = setTimeout(poll, pollEvery);
    }
    return topic;
  }

  return {
    /** The number of open overlays. */
    count: () => endings.size,

    /** Calls `listener` for each change, and `end` when the server stops. `first` is what the overlay shows now. */
    join(topic: OverlayTopic, listener: (drawn: DrawnOverlay) => void, end: () => void) {
      const joined = topics.get(topic.key) ?? open(topic);
      joined.listeners.add(listener);
      endings.add(end);
      return {
        first: joined.first.then(() => joined.last),
        leave: () => {
          joined.listeners.delete(listener);
          endings.delete(end);
          // It may be open again, for others.
          const isOpen = topics.get(joined.key) === joined;
          if (isOpen && joined.listeners.size === 0) topics.delete(joined.key);
        },
      };
    },

    stop(): void {
      clearTimeout(timer);
      for (const end of endings) end();
    },
  };
}
