import { test as withOwnShell } from '../hosting/own-shell.ts';
import { aTeam, type Team } from './team.ts';

/** A test with a team outside of this repository. */
export const test = withOwnShell.extend<{ readonly team: Team }>({
  team: async ({}, use) => {
    const team = aTeam();
    await use(team);
    await team.remove();
  },
});
