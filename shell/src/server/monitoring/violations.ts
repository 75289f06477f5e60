import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import * as v from 'valibot';
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

export const limitViolationsSize = bodyLimit({
  maxSize: 16_384,
  onError: (c) => c.text('Payload too large.', 413),
});

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
