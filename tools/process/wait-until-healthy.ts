import { setTimeout as delay } from 'node:timers/promises';
import { SilentError } from './errors.ts';
import type { Service } from './service.ts';

/**
 * Waits until the service answers an address with success; fails if it ends before or takes too long. The timeout is for
 * a service that hangs: the first start on a busy machine generates the demo world and may take minutes.
 */
export async function waitUntilHealthy(service: Service, url: string, seconds = 240): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  let found = 'was not asked';
  const ended = service.ended.then((error) => {
    throw error;
  });
  while (Date.now() < deadline) {
    found = await Promise.race([ask(url), ended]);
    if (found === healthy) return;
    await Promise.race([delay(100), ended]);
  }
  throw new SilentError(service.name, url, seconds, found, service.lastLines(), service.logFile);
}

const healthy = 'answers';

async function ask(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const text = await response.text();
    return response.ok ? healthy : `answers ${response.status} ${text.slice(0, 300)}`;
  } catch {
    return 'does not answer';
  }
}
