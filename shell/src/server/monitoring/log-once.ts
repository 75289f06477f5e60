import type { Log } from '@hotdrop/shared-host/server';

const logged = new WeakMap<Pick<Log, 'warn'>, Set<string>>();

/** Warns about something that every page finds again. */
export function warnOnce(log: Pick<Log, 'warn'>, facts: object, message: string): void {
  const known = logged.get(log) ?? new Set();
  logged.set(log, known);
  const key = message + JSON.stringify(facts);
  if (known.has(key)) return;
  known.add(key);
  log.warn(facts, message);
}
