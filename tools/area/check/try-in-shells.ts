import path from 'node:path';
import { openShellBuilds } from '@hotdrop/shared-host/store';
import type { Candidate, Tools } from '../tools.ts';

/**
 * Renders a candidate's smoke pages in the stored shells: the running one, and the one before it, because an operator
 * may roll back to it.
 */
export async function shellProblems({ dir, manifest }: Candidate, tools: Tools): Promise<string[]> {
  const builds = openShellBuilds(tools.store);
  const versions = await builds.list();
  if (versions.length === 0) {
    tools.say(
      `${manifest.id}: no shell is stored here, so no shell has rendered its pages; \`npm run area -- shell\` stores the one in shell/dist`,
    );
  }
  const problems: string[] = [];
  for (const [index, version] of versions.entries()) {
    const shellDir = path.join(tools.root, '.cache', 'shells', version);
    await builds.copy(version, shellDir);
    const which = `shell ${version}${index === 0 ? '' : ' (the previous one)'}`;
    const problem = await tools.tryInShell(shellDir, dir);
    if (problem) problems.push(`in the ${which}: ${problem}`);
    else tools.say(`${manifest.id}: its pages render in the ${which}`);
  }
  return problems;
}
