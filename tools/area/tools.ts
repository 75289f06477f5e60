import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import type { MoveOrigin, SiteDescription } from '@hotdrop/shared-host/store';
import type { BuiltArea } from '../build/build.ts';

export { UsageError } from '@hotdrop/create-area/command-line';

/** Everything outside the process that a command uses. Tests pass their own tools. */
export interface Tools {
  /** The work tree. */
  readonly root: string;
  /** Where versions are published: a folder, or a bucket. */
  readonly store: string;
  /** Where the site serves its description, if not in the store. */
  readonly site?: string | undefined;
  readonly env: NodeJS.ProcessEnv;
  readonly now: () => Date;
  /** Reads the commit of the work tree. Undefined outside of a repository. */
  readCommit(): Promise<string | undefined>;
  /** Describes the site that this work tree builds. */
  describeSite(): Promise<SiteDescription>;
  /** Prints a line of progress. */
  say(line: string): void;
  /** Runs webpack for both sides. */
  build(area: string): Promise<BuiltArea>;
  /** Reads the export of the area's `src/manifest.ts`, unchecked. */
  readSource(area: string): Promise<unknown>;
  /** Finds missing translations in the area's catalogs. */
  catalogProblems(area: string): Promise<string[]>;
  /** Checks types, runs the area's tests, and opens its smoke pages in a browser, if there is one. */
  sourceProblems(area: string, pages: readonly string[]): Promise<string[]>;
  /** Renders a built area's smoke pages in a shell's build. Returns the problem, if any. */
  tryInShell(shellDir: string, areaDir: string): Promise<string | undefined>;
  /** Installs what a new area needs, brings the lockfile up to date, and formats the area's files. */
  settle(area: string): Promise<void>;
  /** Installs the packages that `package.json` names. */
  install(): Promise<void>;
}

export interface Outcome {
  /** For people. */
  readonly summary: string;
  /** For `--json`. */
  readonly facts: object;
}

/** A build in the work tree's `dist/`, described and ready to be checked. */
export interface Candidate {
  readonly dir: string;
  readonly manifest: AreaManifest;
}

/** Runs a step, and prints its name and duration. */
export async function step<T>(tools: Pick<Tools, 'say'>, what: string, work: () => Promise<T>): Promise<T> {
  tools.say(`${what} …`);
  const started = performance.now();
  const result = await work();
  tools.say(`${what}: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Reads who moves a pointer, and from which commit: from the CI's variables, or from this machine. */
export async function readOrigin({
  env,
  readCommit,
}: Pick<Tools, 'env' | 'readCommit'>): Promise<MoveOrigin> {
  return {
    by: env.GITHUB_ACTOR ?? env.GITLAB_USER_LOGIN ?? env.USER ?? env.USERNAME,
    commit: env.GITHUB_SHA ?? env.CI_COMMIT_SHA ?? (await readCommit()),
  };
}

/** A store has no description of the site that it belongs to, or a running site does not publish its own. */
export class SiteMissingError extends Error {
  override name = 'SiteMissingError';
  constructor(place: string, isRunning: boolean) {
    const advice = isRunning
      ? 'Check --site; the operator of a shell server publishes it with SITE_DESCRIPTION=public.'
      : 'Check --store and AREA_STORE; the operator stores it with each deploy of the shell: npm run area -- shell';
    super(`${place} has no site.json, so the tools cannot know what the site offers to areas. ${advice}`);
  }
}

/** A build that must not be published, with everything that is wrong with it. */
export class ChecksFailedError extends Error {
  override name = 'ChecksFailedError';
  constructor(area: string, problems: readonly string[]) {
    super(
      `${area} cannot be published:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nNothing was published.`,
    );
  }
}
