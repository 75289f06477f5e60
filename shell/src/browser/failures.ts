import { most, type Visit } from '../visits/visit.ts';

type Failure = Visit['errors'][number];

const waiting: Failure[] = [];

/** Keeps what went wrong until the visit is told of; only the first few of a visit are. */
export const keepFailure = (error: unknown, area?: string) =>
  void (
    waiting.length < most.errors && waiting.push({ message: String(error).slice(0, most.message), area })
  );

export const takeFailures = () => waiting.splice(0);
