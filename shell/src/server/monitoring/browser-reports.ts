import type { AreaHost } from '@hotdrop/shared-host/server';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { reportLimits, type Source, vitals } from '../../site/reports.ts';
import type { FaultLog } from '../ops/fault-log.ts';
import type { Metrics } from './metrics.ts';
import { limitRate, throttleLog } from './throttle-log.ts';

const maxReportsPerSecond = 20;
const maxReports = 20;

/** The directives of our policy. Each label takes memory in Prometheus, so all others count as one. */
const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'manifest-src',
  'require-trusted-types-for',
  'trusted-types',
];

const text = v.optional(v.string(), '');
/** The format of `report-uri`. */
const oldReport = v.pipe(
  v.object({
    'csp-report': v.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
    },
  ]),
);
/** The format of `report-to`. */
const newReports = v.pipe(
  v.array(
    v.object({
      type: v.string(),
      body: v.optional(v.object({ effectiveDirective: text, blockedURL: text })),
    }),
  ),
  v.maxLength(maxReports),
  v.transform((reports) =>
    reports.flatMap(({ type, body }) =>
      type === 'csp-violation' && body
        ? [{ directive: body.effectiveDirective, blocked: body.blockedURL }]
        : [],
    ),
  ),
);
const reportSchema = v.union([oldReport, newReports]);

const limitSize = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => c.text('Payload too large.', 413) });

export const limitViolationsSize = limitSize(16_384);

interface ViolationsOptions {
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Counts violations of the content policy that browsers report. Anybody can send one, so the log is throttled. */
export function receiveViolations({ metrics, log }: ViolationsOptions) {
  const isAllowed = limitRate(maxReportsPerSecond);
  const logOnce = throttleLog((violation) =>
    log.warn({ violation }, 'A browser reported a violation of the content policy'),
  );
  return async (c: Context) => {
    if (!isAllowed()) return c.body(null, 204);
    const reports = v.safeParse(reportSchema, await c.req.json().catch(() => undefined));
    if (!reports.success) return c.text('Invalid request body.', 400);
    for (const { directive, blocked } of reports.output) {
      const label = directives.includes(directive) ? directive : 'other';
      metrics.countViolation(label);
      logOnce(`${label} ${getOrigin(blocked)}`);
    }
    return c.body(null, 204);
  };
}

/** Origin of a blocked address, or a word such as `inline`. Paths may contain names of visitors. */
function getOrigin(blocked: string): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked.replaceAll(/[^a-z-]/g, '').slice(0, 40);
}

/** One day in ms. A forged larger value would make the sums in the metrics useless. */
const maxValue = 86_400_000;
const maxBeaconsPerSecond = 20;

const owner = { area: v.optional(v.string()), version: v.optional(v.string()) };
/** Has a maximum because JSON.parse reads `1e999` as Infinity. */
const value = v.pipe(v.number(), v.minValue(0), v.maxValue(maxValue));
const beaconSchema = v.object({
  vitals: v.pipe(
    v.array(v.object({ ...owner, name: v.picklist(vitals), value })),
    v.maxLength(reportLimits.vitals),
  ),
  errors: v.pipe(
    v.array(v.object({ ...owner, message: v.pipe(v.string(), v.maxLength(reportLimits.message)) })),
    v.maxLength(reportLimits.errors),
  ),
});

export const limitBeaconSize = limitSize(8_192);

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
