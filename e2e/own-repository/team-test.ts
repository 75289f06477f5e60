import { test as withOwnShell } from '../hosting/own-shell.ts';
import { startRegistry } from './registry.ts';
import { aTeam, type Team } from './team.ts';

/** A test with a team outside of this repository, and with a registry that has our packages. */
export const test = withOwnShell.extend<{ readonly team: Team }>({
  team: [
    async ({}, use) => {
      const registry = await startRegistry();
      const team = aTeam(registry.url);
      await use(team);
      await team.remove();
      await registry.stop();
    },
    { timeout: 300_000 },
  ],
});
