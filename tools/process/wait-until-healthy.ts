import { setTimeout as delay } from 'node:timers/promises';
import { SilentError } from './errors.ts';
import type { Service } from './service.ts';

/**
 * Waits until the service answers well at an address; fails when it ends before, or takes too long. The limit is for
 * a service that hangs: a first start on a busy machine, which makes the demo world, may take minutes.
 */
export async function waitUntilHealthy(service: Service, url: string, seconds = 240): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  let found = 'was not asked';
  const ended = service.ended.then((error) => {
    throw error;
  });
  while (Date.now() < deadline) {
    found = await Promise.race([ask(url), ended]);
    if (found === isHealthy) return;
    await Promise.race([delay(100), ended]);
  }
  throw new SilentError(service.name, url, seconds, found, service.lastLines(), service.logFile);
}

const isHealthy = 'answers';

async function ask(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const text = await response.text();
    return response.ok ? isHealthy : `answers ${response.status} ${text.slice(0, 300)}`;
  } catch {
    return 'does not answer';
  }
}
