import type { FiguresOfBoth, FiguresQuery } from '@hotdrop/shared-host/rollouts';
import * as v from 'valibot';
import { monitoringTimeout } from '../timeouts.ts';
import { figureMetrics, readFiguresOfBoth, type Sample } from './metric-figures.ts';

/** The answer of Prometheus to an instant query. */
const answerSchema = v.object({
  status: v.literal('success'),
  data: v.object({
    resultType: v.literal('vector'),
    result: v.array(
      v.object({ metric: v.record(v.string(), v.string()), value: v.tuple([v.number(), v.string()]) }),
    ),
  }),
});

/** Reads the figures of all shell servers from Prometheus, or from anything with its HTTP API. */
export function createPrometheusReader(
  address: string,
  { now = () => Date.now(), timeout = monitoringTimeout } = {},
) {
  return async ({ area, canary, stable, since }: FiguresQuery): Promise<FiguresOfBoth> => {
    const seconds = Math.max(Math.round((now() - since.getTime()) / 1_000), 1);
    const selector = `{area=${quote(area)},version=~${quote(`${escapePattern(canary)}|${escapePattern(stable)}`)}}`;
    const readOne = async (name: string): Promise<Sample[]> => {
      const by = 'sum by (version, status, errors, le)';
      const url = new URL('api/v1/query', address.endsWith('/') ? address : `${address}/`);
      url.searchParams.set('query', `${by} (increase(${name}${selector}[${seconds}s]))`);
      const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
      if (!response.ok) throw new Error(`METRICS_URL answers ${response.status}`);
      const { data } = v.parse(answerSchema, await response.json());
      return data.result.map(({ metric, value }) => ({ name, labels: metric, value: Number(value[1]) || 0 }));
    };
    const samples = await Promise.all(Object.values(figureMetrics).map(readOne));
    return readFiguresOfBoth(samples.flat(), { canary, stable });
  };
}

const escapePattern = (text: string) => text.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&');

/** Writes a string of PromQL, whose escapes are those of JSON. */
const quote = (text: string) => JSON.stringify(text);
