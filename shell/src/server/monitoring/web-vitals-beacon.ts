import type { AreaHost } from '@hotdrop/shared-host/server';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { most, vitals, type Whose } from '../../site/web-vitals-report.ts';
import type { Metrics } from './metrics.ts';

/** What no page can have to say: a day in ms. One figure more would spoil the sum of all. */
const beyondReason = 86_400_000;

const whose = { area: v.optional(v.string()), version: v.optional(v.string()) };
/** `1e999` is JSON, and Infinity once it is read. */
const figure = v.pipe(v.number(), v.minValue(0), v.maxValue(beyondReason));
const beaconSchema = v.object({
  vitals: v.pipe(
    v.array(v.object({ ...whose, name: v.picklist(vitals), value: figure })),
    v.maxLength(vitals.length),
  ),
  errors: v.pipe(
    v.array(v.object({ ...whose, message: v.pipe(v.string(), v.maxLength(most.message)) })),
    v.maxLength(most.errors),
  ),
});

/** What no visit has to say is not read. */
export const limitBeaconSize = bodyLimit({
  maxSize: 8_192,
  onError: (c) => c.text('No visit has so much to tell.', 413),
});

interface Reception {
  readonly areas: AreaHost;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Takes what browsers tell of visits. Anybody can send anything: it may cost no memory, no log and no label. */
export function receiveBeacon({ areas, metrics, log }: Reception) {
  const mayCome = atMost(20);
  // Only what runs here gets a figure of its own.
  const known = ({ area, version }: Whose) => {
    if (area === undefined) return { area: 'shell', version: '' };
    const state = areas.state().areas.find((one) => one.area === area);
    const isLoaded = version !== undefined && state?.loaded.some((one) => one.version === version);
    return isLoaded ? { area, version } : { area: 'other', version: '' };
  };

  return async (c: Context) => {
    const isOurs = c.req.header('sec-fetch-site') === 'same-origin';
    if (!isOurs) return c.text('Only pages of this site tell of visits.', 403);
    if (!mayCome()) return c.body(null, 204);
    const visit = v.safeParse(beaconSchema, await c.req.json().catch(() => undefined));
    if (!visit.success) return c.text('This tells of no visit.', 400);
    for (const { name, value, ...about } of visit.output.vitals) metrics.onVital(name, value, known(about));
    for (const { message, ...about } of visit.output.errors) {
      metrics.onVisitError(known(about));
      log.warn({ ...known(about), message }, 'Something failed in a visitor’s browser');
    }
    return c.body(null, 204);
  };
}

/** Lets so many pass in a second. */
function atMost(perSecond: number): () => boolean {
  let second = 0;
  let passed = 0;
  return () => {
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) [second, passed] = [now, 0];
    passed += 1;
    return passed <= perSecond;
  };
}
