import type { AreaEvent, HostState } from '@hotdrop/shared-host/server';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics as data. */
export type MetricList = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

interface VersionLabels {
  readonly area: string;
  readonly version: string;
}

/** Metrics of one process for Prometheus. `readState` reads the state of its areas. */
export function createMetrics(readState: () => HostState) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const pages = new Histogram({
    name: 'hotdrop_page_seconds',
    help: 'Time from the request to the complete page, by area and status',
    labelNames: ['area', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const faults = counter('hotdrop_area_faults_total', "Pages with an error in the area's own code", [
    'area',
    'version',
  ]);
  const areaPages = counter(
    'hotdrop_area_pages_total',
    'Pages by the version of their area, without previews',
    ['area', 'version', 'status'],
  );
  const partFaults = counter('hotdrop_part_faults_total', 'Pages on which a part of an area failed', [
    'area',
    'version',
    'part',
  ]);
  const calls = new Histogram({
    name: 'hotdrop_area_call_seconds',
    help: "Time of requests to an area's own service, by call and outcome: ok; refused, which is an answer; failed, also for a refused signature",
    labelNames: ['area', 'call', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const refusedPages = counter(
    'hotdrop_pages_refused_total',
    'Requests for pages that got an early 503 because this server was too busy',
  );
  const violations = counter(
    'hotdrop_policy_violations_total',
    'Violations of the content policy that browsers reported, by directive',
    ['directive'],
  );
  const slow = counter('hotdrop_area_slow_total', 'How often code of an area held the thread for long', [
    'area',
    'version',
  ]);
  const threadTime = counter(
    'hotdrop_area_thread_seconds_total',
    'Processor time of the thread while the area had pages or parts in progress',
    ['area', 'version'],
  );
  const replacedGlobals = counter(
    'hotdrop_globals_replaced_total',
    'Globals that code of an area replaced, and that the server restored',
    ['area', 'version'],
  );
  const events = counter(
    'hotdrop_area_events_total',
    'Versions of areas that became active, were rejected, or were dropped as unhealthy',
    ['area', 'version', 'status'],
  );
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ['area', 'version'], buckets, registers });
  // Rollouts compare percentiles, so the buckets are narrow where most visits are.
  const loadTimes = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.8, 2.1, 2.5, 3, 4, 6, 8];
  const delays = [0.02, 0.04, 0.06, 0.08, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 1, 2, 4];
  const visitVitals = {
    LCP: vital(
      'hotdrop_visit_lcp_seconds',
      'Largest Contentful Paint: time until the largest element is visible',
      loadTimes,
    ),
    INP: vital(
      'hotdrop_visit_inp_seconds',
      'Interaction to Next Paint: delay between an interaction and the next frame',
      delays,
    ),
    CLS: vital(
      'hotdrop_visit_cls',
      'Cumulative Layout Shift',
      [0.005, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.15, 0.25],
    ),
  };
  const visits = counter(
    'hotdrop_visits_total',
    'Visits that browsers reported, by version, and whether they had errors',
    ['area', 'version', 'errors'],
  );
  const browserErrors = counter('hotdrop_visit_errors_total', "Errors in visitors' browsers", [
    'area',
    'version',
  ]);
  /** A gauge of the areas' state. */
  const gauge = (
    name: string,
    help: string,
    labelNames: readonly string[],
    update: (gauge: Gauge, state: HostState) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        update(this, readState());
      },
    });
  gauge('hotdrop_area_store_up', '1 if the last request to the area store succeeded', [], (up, { store }) =>
    up.set(Number(!store.problem)),
  );
  gauge('hotdrop_area_up', '1 if the server can render the area', ['area', 'owner'], (up, { areas }) => {
    for (const { area, owner = '', status } of areas) up.set({ area, owner }, Number(status === 'ready'));
  });
  gauge(
    'hotdrop_area_as_wanted',
    '1 if the stable version is the published one',
    ['area', 'owner'],
    (asWanted, { areas }) => {
      for (const { area, owner = '', stable, wanted } of areas)
        asWanted.set({ area, owner }, Number(stable !== undefined && stable === wanted?.stable));
    },
  );
  gauge(
    'hotdrop_area_quarantined',
    '1 for each version that no server runs because it blocked or ended one',
    ['area', 'owner', 'version'],
    (versions, { areas }) => {
      for (const { area, owner = '', quarantined } of areas)
        for (const { version } of quarantined) versions.set({ area, owner, version }, 1);
    },
  );
  gauge(
    'hotdrop_area_next_start',
    '0 if a server that starts now would refuse a live version',
    ['area', 'owner'],
    (nextStarts, { areas }) => {
      for (const { area, owner = '', nextStart } of areas)
        nextStarts.set({ area, owner }, Number(!nextStart?.refused.length));
    },
  );
  gauge(
    'hotdrop_area_live',
    'Share of the visitors who get the version',
    ['area', 'version'],
    (live, { areas }) => {
      for (const { area, stable, canary } of areas) {
        const share = (canary?.percent ?? 0) / 100;
        if (stable) live.set({ area, version: stable }, 1 - share);
        if (canary) live.set({ area, version: canary.version }, share);
      }
    },
  );
  gauge('hotdrop_area_versions_loaded', 'Versions in memory', ['area'], (count, { areas }) => {
    for (const { area, loaded } of areas) count.set({ area }, loaded.length);
  });

  /** Without zeros, Prometheus would miss the first event of a version: an increase needs a value before it. */
  function startCounting({ area, version }: AreaEvent) {
    faults.inc({ area, version }, 0);
    for (const status of ['200', '500', '503']) areaPages.inc({ area, version, status }, 0);
    for (const errors of ['no', 'yes']) visits.inc({ area, version, errors }, 0);
  }

  return {
    onEvent(event: AreaEvent) {
      events.inc({ ...event });
      if (event.status === 'active') startCounting(event);
    },
    countAreaPage: (area: string, version: string, status: number) =>
      areaPages.inc({ area, version, status: String(status) }),
    countVisit: (about: Readonly<Record<string, string>>, hasErrors: boolean) =>
      visits.inc({ ...about, errors: hasErrors ? 'yes' : 'no' }),
    countFault: (area: string, version: string) => faults.inc({ area, version }),
    countSlow: ({ area, version }: VersionLabels) => slow.inc({ area, version }),
    countThreadTime: ({ area, version }: VersionLabels, seconds: number) =>
      threadTime.inc({ area, version }, seconds),
    /** The processor time of the thread by area, in seconds. */
    async readThreadTimes(): Promise<ReadonlyMap<string, number>> {
      const times = new Map<string, number>();
      for (const { labels, value } of (await threadTime.get()).values) {
        const area = String(labels.area);
        times.set(area, (times.get(area) ?? 0) + value);
      }
      return times;
    },
    countReplacedGlobal: (culprit: VersionLabels | undefined) =>
      replacedGlobals.inc({ area: culprit?.area ?? '', version: culprit?.version ?? '' }),
    countPartFault: (about: { readonly area: string; readonly version: string; readonly part: string }) =>
      partFaults.inc({ area: about.area, version: about.version, part: about.part }),
    observeCall: (
      about: { readonly area: string; readonly call: string; readonly outcome: string },
      seconds: number,
    ) => calls.observe(about, seconds),
    countViolation: (directive: string) => violations.inc({ directive }),
    countRefusedPage: () => refusedPages.inc(),
    observeVital: (name: keyof typeof visitVitals, value: number, about: Readonly<Record<string, string>>) =>
      visitVitals[name].observe(about, name === 'CLS' ? value : value / 1_000),
    countBrowserError: (about: Readonly<Record<string, string>>) => browserErrors.inc(about),
    startPageTimer() {
      const end = pages.startTimer();
      return (area: string, status: number) => void end({ area, status });
    },
    read: () => registry.metrics(),
    readList: () => registry.getMetricsAsJSON(),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
