import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { runCommand } from '../process/run-command.ts';
import { type BuildJob, buildJobs } from './build-jobs.ts';

export interface BuildSiteOptions {
  readonly root: string;
  readonly areaStore: string;
  /** Folders of other hosts of areas. */
  readonly others?: readonly string[];
  /** Areas that are neither built nor published. */
  readonly skippedAreas?: readonly string[];
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal;
}

export class BuildFailedError extends Error {
  override name = 'BuildFailedError';
}

/** Builds the shell and publishes the areas that have changed since the last time. */
export async function buildSite(options: BuildSiteOptions): Promise<void> {
  const { root, areaStore, others, skippedAreas = [], say, signal } = options;
  const jobs = buildJobs(root, areaStore, others).filter(({ name }) => !skippedAreas.includes(name));
  const waiting = jobs.filter((job) => !job.isDone());
  if (waiting.length === 0) return;
  say(`Building ${waiting.map(({ name }) => name).join(', ')} …`);
  const stopOthers = new AbortController();
  const anySignal = AbortSignal.any([stopOthers.signal, ...(signal ? [signal] : [])]);
  const limit = pLimit({ concurrency: Math.min(availableParallelism(), 4), rejectOnClear: true });
  const buildUnlessFailed = async (job: BuildJob) => {
    try {
      const seconds = await build(root, job, anySignal);
      say(`  ${job.name} built in ${seconds.toFixed(1)} s`);
    } catch (error) {
      limit.clearQueue();
      stopOthers.abort(error);
      throw error;
    }
  };
  // The first job that fails comes before those in the queue.
  const ended = await Promise.allSettled(waiting.map((job) => limit(buildUnlessFailed, job)));
  for (const job of ended) if (job.status === 'rejected') throw job.reason;
}

async function build(root: string, job: BuildJob, signal: AbortSignal): Promise<number> {
  const logFile = path.join(root, '.cache', 'log', `build-${job.name}.log`);
  const { code, lastLines, seconds } = await runCommand({
    command: process.execPath,
    args: job.args,
    cwd: root,
    logFile,
    signal,
  });
  if (code !== 0) {
    throw new BuildFailedError(`${job.name} could not be built.\n${lastLines}\nWhole output: ${logFile}`);
  }
  job.remember();
  return seconds;
}
