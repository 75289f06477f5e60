import { createHash, randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { leaveOutUnfit } from '../areas/page-release.ts';
import { readOrigin } from '../http/request-origin.ts';
import { type PageOptions, renderInTurn } from '../http/serve-page.ts';
import type { Visitor } from '../http/visitor.ts';
import { handlePanel } from './handle-panel.ts';
import type { DrawnOverlay, OverlayTopic } from './overlays.ts';
import { readPlayers } from './panel-address.ts';

/** An overlay needs about 50 KB of memory. */
const maxOpen = 5_000;
/** Proxies end connections without data after a minute. */
const heartbeat = 25_000;
/** Overlays that lost the server come back in this time in ms, not all at once. */
const retry = { least: 1_000, most: 8_000 };

/** Server-sent events of an overlay: its content, at first and with every change. */
export async function serveOverlayEvents(
  c: Context,
  visitor: Visitor,
  options: PageOptions,
): Promise<Response> {
  const { overlays } = options;
  if (overlays.count() >= maxOpen) {
    return c.text('Too many overlays are open. Try again in a minute.', 503, { 'retry-after': '60' });
  }
  let send = (_drawn: DrawnOverlay) => {};
  let end = () => {};
  const { first, leave } = overlays.join(
    createTopic(c, visitor, options),
    (drawn) => send(drawn),
    () => end(),
  );
  const drawn = await first;
  if (drawn && [400, 404].includes(drawn.status)) {
    leave();
    return c.text('There is no such panel.', 404);
  }
  const known = c.req.header('last-event-id');
  const encoder = new TextEncoder();
  let stop = leave;
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (text: string) => stream.enqueue(encoder.encode(text));
      const beat = setInterval(() => write(':\n\n'), heartbeat);
      stop = () => {
        clearInterval(beat);
        leave();
      };
      end = () => {
        stop();
        stream.close();
      };
      send = ({ id, html }) => write(`id: ${id}\ndata: ${JSON.stringify(html)}\n\n`);
      write(`retry: ${randomInt(retry.least, retry.most)}\n\n`);
      if (drawn && drawn.id !== known) send(drawn);
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': '*',
    },
  });
}

function createTopic(c: Context, visitor: Visitor, options: PageOptions): OverlayTopic {
  const { url } = c.req;
  const origin = readOrigin(c, options.publicOrigin);
  // The drawing is for all who show it, so it counts for no visitor.
  const anyone = { ...visitor, forwardedFor: undefined };
  return {
    key: `${origin} ${url} ${visitor.locale}`,
    players: readPlayers(new URL(url)),
    async draw() {
      const set = leaveOutUnfit(options.areas.pin({}));
      try {
        const page = { request: new Request(url), origin, visitor: anyone, set };
        const outcome = await renderInTurn(page, options, handlePanel);
        if (!outcome) throw new Error('The server is too busy.');
        const html = await outcome.response.text();
        const id = createHash('sha256').update(html).digest('base64url');
        return { id, status: outcome.response.status, html };
      } finally {
        set.release();
      }
    },
  };
}
