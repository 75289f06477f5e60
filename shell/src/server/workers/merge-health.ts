import type { HostState } from '@hotdrop/shared-host/server';
import { describeHealth, type Health } from '../monitoring/operators-app.ts';

/** One worker in `/healthz`. */
interface WorkerHealth {
  readonly pid: number | undefined;
  /** Undefined: the worker does not answer. */
  readonly health: Health | undefined;
}

type AreaHealth = HostState['areas'][number];

/** Describes all workers as one server: each area and the store as in the worker that is furthest behind. */
export function mergeHealth(workers: readonly WorkerHealth[]): Health {
  const answers = workers.flatMap(({ health }) => health ?? []);
  const names = [...new Set(answers.flatMap(({ areas }) => areas.map(({ area }) => area)))];
  const areas = names.flatMap(
    (name) => findWorst(answers.flatMap((one) => one.areas.find(({ area }) => area === name) ?? [])) ?? [],
  );
  const [first] = answers;
  const store = answers.find(({ store }) => store.problem)?.store ?? first?.store;
  const merged = describeHealth(
    { store: store ?? { location: '', problem: 'No worker answers' }, areas },
    mergeParts(answers.flatMap(({ parts }) => parts)),
  );
  return {
    ...merged,
    status: answers.length === workers.length ? merged.status : 'degraded',
    workers: workers.map(({ pid, health }) => ({ pid, status: health?.status ?? 'silent' })),
  };
}

/** Orders states by how far each is from what is published: one that failed, then one that has read an older pointer. */
const compareStates = (a: AreaHealth, b: AreaHealth): number =>
  Number(b.status === 'failed') - Number(a.status === 'failed') ||
  (a.wanted?.revision ?? -1) - (b.wanted?.revision ?? -1) ||
  Number(isBehind(b)) - Number(isBehind(a)) ||
  Number(b.problem !== undefined) - Number(a.problem !== undefined);

const isBehind = ({ stable, wanted }: AreaHealth) => stable !== wanted?.stable;

const findWorst = (states: readonly AreaHealth[]) => [...states].sort(compareStates)[0];

/** Lists each part once, with its failures in all workers. */
function mergeParts(parts: Health['parts']): Health['parts'] {
  const same = Map.groupBy(parts, ({ area, version, part }) => `${area}@${version}/${part}`);
  return [...same.values()].flatMap((all) => {
    const worst = all.find(({ status }) => status === 'dropped') ?? all[0];
    if (!worst) return [];
    const sum = (count: 'failures' | 'pages') => all.reduce((before, one) => before + one[count], 0);
    return [{ ...worst, failures: sum('failures'), pages: sum('pages') }];
  });
}
