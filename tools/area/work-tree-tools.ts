import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { areaSourceSchema } from '@hotdrop/shared-domain/contract';
import { toManifestData } from '@hotdrop/shared-domain/manifest-data';
import * as v from 'valibot';
import { buildArea } from '../build/build.ts';
import { translateTitles } from '../lingui/titles.ts';
import { testProblems, typeProblems } from './check/sources.ts';
import { areaFolder, knownAreas } from './repository.ts';
import { describeSite } from './site.ts';
import { step, type Tools, UsageError } from './tools.ts';

const run = promisify(execFile);
const lockFiles = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
] as const;
const aMinute = 60_000;

/** The error of a process that failed. */
interface ProcessError extends Error {
  readonly stderr?: string;
  readonly killed?: boolean;
}

/** The tools of a real work tree. Progress goes to standard error: standard output is for the result. */
export function workTreeTools(root: string): Omit<Tools, 'store'> {
  const tools: Omit<Tools, 'store'> = {
    root,
    env: process.env,
    now: () => new Date(),
    readCommit: () =>
      run('git', ['rev-parse', 'HEAD'], { cwd: root }).then(
        ({ stdout }) => stdout.trim(),
        () => undefined,
      ),
    async describeSite() {
      // Areas are published in any order, and need each other's slots and links. Each says what is wrong with itself.
      const sources = await Promise.all(
        knownAreas(root).map(async (area) =>
          v.safeParse(
            areaSourceSchema,
            await tools
              .readSource(area)
              .then(toManifestData)
              .catch(() => undefined),
          ),
        ),
      );
      const areas = sources.flatMap(({ success, output }) => (success ? [output] : []));
      return describeSite(root, new Date(), areas);
    },
    say: (line) => process.stderr.write(`${line}\n`),
    build: (area) => buildArea({ area, root }),

    async readSource(area) {
      const folder = areaFolder(root, area);
      const file = path.join(folder, 'src', 'manifest.ts');
      const { mtimeMs } = await stat(file).catch((cause: unknown) => {
        throw new UsageError(
          `${area} has no src/manifest.ts, which a site reads before any code of the area.`,
          {
            cause,
          },
        );
      });
      // Node never unloads modules, and a watcher builds the same area many times.
      const { default: source }: { default?: unknown } = await import(`${pathToFileURL(file)}?${mtimeMs}`);
      return translateTitles(source, folder);
    },

    async catalogProblems(area) {
      const check = fileURLToPath(new URL('../lingui/texts.ts', import.meta.url));
      try {
        await run(process.execPath, [check, 'check', area], { cwd: root });
        return [];
      } catch (error) {
        const { stderr, message }: ProcessError = Object(error);
        return (stderr?.trim() || message).split('\n');
      }
    },

    async sourceProblems(area, pages) {
      const { env, say } = tools;
      // The browser's driver takes long to load, and most commands need none.
      const { browserProblems } = await import('./check/open-in-browser.ts');
      // One after the other: each of them uses all cores.
      return [
        ...(await step(tools, `${area}: types`, () => typeProblems(root))),
        ...(await step(tools, `${area}: tests`, () => testProblems(root, area))),
        ...(await browserProblems({ root, area, pages, env, say })),
      ];
    },

    async tryInShell(shellDir, areaDir) {
      try {
        await run(process.execPath, [path.join(shellDir, 'main.cjs'), '--try', areaDir], {
          env: { ...process.env, NODE_ENV: 'production' },
          timeout: aMinute,
        });
        return undefined;
      } catch (error) {
        const { stderr, killed, message }: ProcessError = Object(error);
        return killed ? 'its pages were not drawn within a minute' : stderr?.trim() || message;
      }
    },

    async install() {
      const [, manager] = lockFiles.find(([file]) => existsSync(path.join(root, file))) ?? ['', 'npm'];
      try {
        await run(manager, ['install'], { cwd: root, shell: process.platform === 'win32' });
      } catch (error) {
        const { stderr, message }: ProcessError = Object(error);
        throw new UsageError(
          `package.json and kit/ are raised, but \`${manager} install\` failed: ${stderr?.trim() || message}`,
        );
      }
    },

    async settle(area) {
      const { packageManager }: { packageManager: string } = JSON.parse(
        await readFile(path.join(root, 'package.json'), 'utf8'),
      );
      const options = ['install', '--no-frozen-lockfile', '--reporter=append-only'];
      await run('npx', ['--yes', packageManager, ...options], {
        cwd: root,
        shell: process.platform === 'win32',
      });
      // Lines become longer or shorter with the area's name.
      const biome = createRequire(path.join(root, 'package.json')).resolve('@biomejs/biome/bin/biome');
      await run(process.execPath, [biome, 'check', '--write', area], { cwd: root });
    },
  };
  return tools;
}
