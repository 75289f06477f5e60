import knip from './knip.json' with { type: 'json' };

interface Workspace {
  readonly entry?: readonly string[];
  readonly project?: readonly string[];
}

/** knip reads patterns with a `!` when it looks at production code. */
const inProduction = (patterns: readonly string[] = []) => patterns.map((pattern) => `${pattern}!`);
const tests = ['!**/*.{test,spec,ci,nightly,postgresql}.*', '!**/{testing,e2e}/**', '!**/testing.{ts,tsx}'];

/** Finds exports of a package that only tests use. `knip.json` finds those that nothing uses. */
export default {
  ...knip,
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    // Helpers of tests and benches.
    '**/testing/**': ['exports', 'types'],
    '**/testing.{ts,tsx}': ['exports', 'types'],
    'e2e/**': ['exports', 'types'],
    'bench/**': ['exports', 'types'],
  },
  workspaces: Object.fromEntries(
    Object.entries<Workspace>(knip.workspaces).map(([name, workspace]) => [
      name,
      {
        ...workspace,
        entry: inProduction(workspace.entry?.filter((pattern) => !pattern.includes('postgresql'))),
        project: inProduction([...(workspace.project ?? []), ...tests]),
      },
    ]),
  ),
};
