import type { AreaHost } from '@hotdrop/shared-host/server';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { reportLimits, type Source, vitals } from '../../site/reports.ts';
import type { FaultLog } from '../ops/fault-log.ts';
import type { Metrics } from './metrics.ts';
import { limitRate } from './throttle-log.ts';

/** One day in ms. A forged larger value would make the sums in the metrics useless. */
const maxValue = 86_400_000;
const maxBeaconsPerSecond = 20;

const owner = { area: v.optional(v.string()), version: v.optional(v.string()) };
/** Has a maximum because JSON.parse reads `1e999` as Infinity. */
const value = v.pipe(v.number(), v.minValue(0), v.maxValue(maxValue));
const beaconSchema = v.object({
  vitals: v.pipe(
    v.array(v.object({ ...owner, name: v.picklist(vitals), value })),
    v.maxLength(vitals.length),
  ),
  errors: v.pipe(
    v.array(v.object({ ...owner, message: v.pipe(v.string(), v.maxLength(reportLimits.message)) })),
    v.maxLength(reportLimits.errors),
  ),
});

export const limitBeaconSize = bodyLimit({
  maxSize: 8_192,
  onError: (c) => c.text('Payload too large.', 413),
});

interface BeaconOptions {
  readonly areas: AreaHost;
  readonly metrics: Metrics;
  readonly faultLog: FaultLog;
  readonly log: Logger;
}

/** Counts web vitals and errors of browsers. Anybody can send a beacon, so it must not fill memory, log, or metrics. */
export function receiveBeacon({ areas, metrics, faultLog, log }: BeaconOptions) {
  const isAllowed = limitRate(maxBeaconsPerSecond);
  // Use only loaded versions as labels: each label takes memory in Prometheus.
  const labelsOf = ({ area, version }: Source) => {
    if (area === undefined) return { area: 'shell', version: '' };
    const state = areas.state().areas.find((one) => one.area === area);
    const isLoaded = version !== undefined && state?.loaded.some((one) => one.version === version);
    return isLoaded ? { area, version } : { area: 'other', version: '' };
  };

  /** Counts a visit once for each version that it reports something about. */
  function countVisits({ vitals, errors }: v.InferOutput<typeof beaconSchema>) {
    const failed = new Set(errors.map((one) => JSON.stringify(labelsOf(one))));
    const visited = new Set([...failed, ...vitals.map((one) => JSON.stringify(labelsOf(one)))]);
    for (const labels of visited) metrics.countVisit(JSON.parse(labels), failed.has(labels));
  }

  return async (c: Context) => {
    const isSameOrigin = c.req.header('sec-fetch-site') === 'same-origin';
    if (!isSameOrigin) return c.text('Only pages of this site may send web vitals.', 403);
    if (!isAllowed()) return c.body(null, 204);
    const beacon = v.safeParse(beaconSchema, await c.req.json().catch(() => undefined));
    if (!beacon.success) return c.text('Invalid request body.', 400);
    countVisits(beacon.output);
    for (const { name, value, ...about } of beacon.output.vitals) {
      metrics.observeVital(name, value, labelsOf(about));
    }
    for (const { message, ...about } of beacon.output.errors) {
      metrics.countBrowserError(labelsOf(about));
      faultLog.record({ ...labelsOf(about), where: 'browser', error: message });
      log.warn({ ...labelsOf(about), message }, 'An error occurred in a visitor’s browser');
    }
    return c.body(null, 204);
  };
}
