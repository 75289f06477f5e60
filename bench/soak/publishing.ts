import { setTimeout as wait } from 'node:timers/promises';
import { publishNext } from '@hotdrop/tools/publish-next';
import type { MeasuredSite } from '../measured-site.ts';
import { ask } from './ask.ts';
import { type Step, stepOf } from './traffic.ts';

const areas = ['mf-leaderboards', 'mf-profile', 'mf-statistics', 'mf-hotdrops', 'mf-favorites'] as const;

interface Health {
  readonly areas: readonly { readonly area: string; readonly stable?: string }[];
}

async function readLive(operatorsUrl: string, area: string): Promise<string | undefined> {
  const health: Health = JSON.parse((await ask(`${operatorsUrl}/healthz`)).text());
  return health.areas.find((one) => one.area === area)?.stable;
}

/** Publishes a new version of one area after the other, and waits until visitors get it. */
export function publishing({ shells, store, workDir }: MeasuredSite): Step {
  let number = 0;
  return stepOf('publish', async () => {
    const area = areas[number++ % areas.length] ?? areas[0];
    const version = await publishNext({ store, workDir, area, number });
    for (let look = 0; look < 300; look++) {
      const live = await Promise.all(shells.map((shell) => readLive(shell.operatorsUrl, area)));
      if (live.every((one) => one === version)) return undefined;
      await wait(100);
    }
    return `${area} ${version} was not live in 30 s`;
  });
}
