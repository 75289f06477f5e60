import {
  compareVersions,
  decideRollout,
  isRecordOf,
  metricsOfStep,
  type RolloutRecord,
  rolloutMover,
} from '@hotdrop/shared-host/rollouts';
import {
  findNextShare,
  isRollingOut,
  type Move,
  openAreaStore,
  previousStable,
  type ReleasePointer,
  type Rollout,
  type StoredSettings,
} from '@hotdrop/shared-host/store';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Health } from '../monitoring/operators-app.ts';
import { openForMoves } from '../rollouts/start-rollouts.ts';
import { describeSettings, type SettingsSources } from './change-settings.ts';
import type { FaultGroup } from './fault-log.ts';
import { readApiProblem } from './read-api-problem.ts';

export interface ConsoleSources extends SettingsSources {
  readonly areaStore: string;
  readonly apiHost: string;
  readonly trustFile?: string | undefined;
  readonly readHealth: () => Health;
  readonly readFaults: () => readonly FaultGroup[];
  readonly readThreadTimes: Metrics['readThreadTimes'];
}

interface StoredArea {
  readonly area: string;
  readonly pointer: ReleasePointer;
  readonly record: RolloutRecord | undefined;
  readonly settings: StoredSettings | undefined;
}

/** Everything that the console shows, also as JSON at `/ops/state`. Times are in ISO 8601, UTC. */
export type ConsoleState = Awaited<ReturnType<ReturnType<typeof createConsoleSource>['read']>>;
export type AreaFacts = ConsoleState['areas'][number];
export type SettingsFacts = ConsoleState['areaSettings'][number];
export type RolloutFacts = ConsoleState['rollouts'][number];

/** Collects what the console shows, from this server and the store. */
export function createConsoleSource({
  areaStore,
  apiHost,
  trustFile,
  readHealth,
  readFaults,
  readThreadTimes,
  ...settingsSources
}: ConsoleSources) {
  const writable = openForMoves(areaStore, trustFile);
  const store = writable ?? openAreaStore(areaStore, { trustFile });

  async function readStored(area: string): Promise<StoredArea> {
    const [pointer, record, settings] = await Promise.all([
      store.pointer(area),
      writable?.findRollout(area).catch(() => undefined),
      store.settings(area).catch(() => undefined),
    ]);
    return { area, pointer, record, settings };
  }

  async function read() {
    const { areas, parts, calls, settings, store } = readHealth();
    const readAreas = areas.map(({ area }) => readStored(area).catch(() => undefined));
    const apiProblem = readApiProblem(apiHost);
    const stored = (await Promise.all(readAreas)).filter((area) => area !== undefined);
    const threadTimes = await readThreadTimes();
    return {
      readAt: new Date().toISOString(),
      areas: areas
        .map((state) => ({
          ...describeArea(
            state,
            stored.find(({ area }) => area === state.area),
          ),
          // Since the start of this server.
          threadSeconds: threadTimes.get(state.area) ?? 0,
        }))
        .sort(compareAreas),
      rollouts: stored.flatMap(describeRollout),
      faults: readFaults().toSorted((a, b) => b.count - a.count),
      moves: stored.flatMap(describeMoves).sort((a, b) => b.at.localeCompare(a.at)),
      store,
      apiProblem: await apiProblem,
      // Pages leave them out because they failed too often.
      droppedParts: parts
        .filter(({ status }) => status === 'dropped')
        .map(({ area, part }) => `${area}/${part}`),
      calls,
      // Settings that were refused.
      settings,
      areaSettings: stored.flatMap(({ area, settings }) => describeSettings(area, settingsSources, settings)),
    };
  }

  return { read, store: writable };
}

type AreaStatus = 'as published' | 'rollout' | 'canary' | 'rolled back' | 'behind' | 'failed';

function describeArea(state: Health['areas'][number], stored: StoredArea | undefined) {
  const { area, owner, stable, wanted, failures, problem, nextStart } = state;
  const pointer = stored?.pointer;
  const last = pointer?.history.at(-1);
  const isRolledBack = last?.action === 'stop-canary' && last.by === rolloutMover;
  const findStatus = (): AreaStatus => {
    if (state.status === 'failed') return 'failed';
    if (stable !== wanted?.stable) return 'behind';
    if (pointer && isRollingOut(pointer)) return 'rollout';
    if (pointer?.canary) return 'canary';
    return isRolledBack ? 'rolled back' : 'as published';
  };
  const status = findStatus();
  return {
    area,
    owner,
    stable,
    canary: pointer?.canary,
    status,
    problem: status === 'rolled back' ? last?.reason : problem,
    // Versions that this server refuses.
    failures: failures.map(({ version, reason }) => ({ version, reason })),
    // Live versions that a server that starts now would refuse, also while they still run on this one.
    nextStart: nextStart?.refused.length ? nextStart : undefined,
    revision: pointer?.revision,
    // The version to which a rollback returns.
    previous: pointer && (pointer.canary ? pointer.stable : previousStable(pointer)),
  };
}

const urgency: readonly AreaStatus[] = [
  'failed',
  'behind',
  'rollout',
  'rolled back',
  'canary',
  'as published',
];

type DescribedArea = ReturnType<typeof describeArea>;

/** Areas that need attention come first. */
const compareAreas = (a: DescribedArea, b: DescribedArea): number =>
  urgency.indexOf(a.status) - urgency.indexOf(b.status) || a.area.localeCompare(b.area);

function describeRollout({ area, pointer, record }: StoredArea) {
  if (!isRollingOut(pointer)) return [];
  const { rollout, stable, canary, revision } = pointer;
  const ownRecord = isRecordOf(record, rollout) ? record : undefined;
  const comparison = compareVersions(metricsOfStep(ownRecord, rollout.step), canary.percent);
  return [
    {
      area,
      canary: rollout.version,
      stable,
      percent: canary.percent,
      next: findNextShare(rollout),
      isHeld: rollout.isHeld,
      revision,
      by: rollout.by,
      commit: rollout.commit,
      steps: listSteps(rollout, ownRecord),
      waitsFor: decideRollout({ rollout, comparison, now: new Date() }).reason,
      comparison,
    },
  ];
}

const listSteps = ({ steps, step }: Rollout, record: RolloutRecord | undefined) =>
  steps.map((percent, index) => ({
    percent,
    status: index < step ? ('done' as const) : index === step ? ('now' as const) : ('next' as const),
    // Of the canary in this step.
    pages: metricsOfStep(record, index).canary.pages,
  }));

const rolloutTitles = { start: 'Rollout', next: 'Rollout', hold: 'Held at', resume: 'Resumed at' } as const;

function describeTitle({ action, percent, rollout }: Move, isFirst: boolean): string {
  if (action === 'canary') {
    const title = rollout ? rolloutTitles[rollout] : 'Canary';
    return percent === undefined ? title : `${title} ${percent} %`;
  }
  if (action === 'publish') return isFirst ? 'Published, first version' : 'Published';
  return action === 'promote' ? 'Promoted to everyone' : 'Rolled back';
}

/** Lists the moves of a pointer, with the version before each. */
function describeMoves({ area, pointer: { history, revision } }: StoredArea) {
  let stable: string | undefined;
  return history.map((move, index) => {
    const { at, action, version, reason, commit, by } = move;
    const [from, to] = action === 'stop-canary' ? [version, stable ?? '?'] : [stable, version];
    if (action === 'publish' || action === 'promote' || action === 'rollback') stable = version;
    const title = describeTitle(move, index === 0 && revision <= history.length);
    return { at, area, title, reason, from, to, commit, by };
  });
}
