import { randomUUID } from 'node:crypto';
import type { AreaHost } from '@hotdrop/shared-host/server';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';

/** Where open pages hear of new builds while somebody develops. */
export const changesPath = '/__dev/changes';

const lookEvery = 100;
const boot = randomUUID();

/** Another value whenever a page would be made of other code. */
const codeNow = (areas: AreaHost) =>
  [boot, ...areas.state().areas.map(({ area, stable }) => `${area}@${stable}`)].join(' ');

/** Says which code is live, at once and whenever it changes. */
export const sendChanges = (c: Context, areas: AreaHost) =>
  streamSSE(c, async (stream) => {
    let said: string | undefined;
    while (!stream.aborted) {
      const now = codeNow(areas);
      // A server that starts anew is looked for at once: browsers would wait three seconds.
      if (now !== said) await stream.writeSSE({ data: now, retry: lookEvery });
      said = now;
      await stream.sleep(lookEvery);
    }
  });

/** Reloads the page when the code that it was made of is not the live one any more, a new server included. */
export const followChanges = `(()=>{let c;new EventSource(${JSON.stringify(changesPath)}).onmessage=e=>{c??=e.data;c!==e.data&&location.reload()}})();`;
