import { setTimeout as wait } from 'node:timers/promises';
import { publishNext } from '../areas/publish-next.ts';
import { ask } from './ask.ts';
import { type Step, stepOf } from './traffic.ts';

const areas = ['mf-leaderboards', 'mf-profile', 'mf-statistics', 'mf-hotdrops', 'mf-favorites'] as const;

interface Health {
  readonly areas: readonly { readonly area: string; readonly stable?: string }[];
}

/** Publishes a new version of one area after the other, and waits until visitors get it. */
export function publishing(operatorsUrl: string, store: string, workDir: string): Step {
  let number = 0;
  return stepOf('publish', async () => {
    const area = areas[number++ % areas.length] ?? areas[0];
    const version = await publishNext({ store, workDir, area, number });
    for (let look = 0; look < 300; look++) {
      const health: Health = JSON.parse((await ask(`${operatorsUrl}/healthz`)).text());
      if (health.areas.some((one) => one.area === area && one.stable === version)) return undefined;
      await wait(100);
    }
    return `${area} ${version} was not live in 30 s`;
  });
}
