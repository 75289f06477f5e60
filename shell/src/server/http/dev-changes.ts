import { randomUUID } from 'node:crypto';
import type { AreaHost } from '@hotdrop/shared-host/server';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';

/** In development, open pages listen here for new builds. */
export const changesPath = '/__dev/changes';

const pollInterval = 100;
const serverId = randomUUID();

/** Changes with the versions of the areas, and with each start of the server. */
const readCodeVersion = (areas: AreaHost) =>
  [serverId, ...areas.state().areas.map(({ area, stable }) => `${area}@${stable}`)].join(' ');

/** Sends the code version now and after each change. */
export const sendChanges = (c: Context, areas: AreaHost) =>
  streamSSE(c, async (stream) => {
    let sent: string | undefined;
    while (!stream.aborted) {
      const version = readCodeVersion(areas);
      // Browsers reconnect to a restarted server after three seconds unless `retry` is shorter.
      if (version !== sent) await stream.writeSSE({ data: version, retry: pollInterval });
      sent = version;
      await stream.sleep(pollInterval);
    }
  });

/** Inline script that reloads the page when the code version changes. */
export const followChanges = `(()=>{let c;new EventSource(${JSON.stringify(changesPath)}).onmessage=e=>{c??=e.data;c!==e.data&&location.reload()}})();`;
