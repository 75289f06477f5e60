import { readdirSync, readFileSync } from 'node:fs';

/** CPU time in ms that a server has used, from its metrics. */
export async function readServerTime(operatorsUrl: string): Promise<number> {
  const metrics = await (await fetch(`${operatorsUrl}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1000;
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

/** Linux counts hundredths of a second. */
const tick = 10;

/** CPU time in ms of the PostgreSQL server on a port: of its processes, and of those that have ended. */
export function readPostgresTime(port: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const main = pids.find((pid) => {
    const words = read(`/proc/${pid}/cmdline`).split('\0');
    return words[0]?.endsWith('postgres') && words[words.indexOf('-p') + 1] === port;
  });
  if (!main) throw new Error(`No process of this machine is the PostgreSQL server on port ${port}.`);
  const times = pids.map((pid) => {
    // The name in parentheses may contain spaces.
    const [, parent, ...rest] = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
    const [user, system, endedUser, endedSystem] = rest.slice(9, 13).map(Number);
    if (pid === main) return (user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0);
    return parent === main ? (user ?? 0) + (system ?? 0) : 0;
  });
  return times.reduce((sum, time) => sum + time, 0) * tick;
}
