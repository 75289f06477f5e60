import path from 'node:path';
import { aFolder, runScript } from '../test/scripts.ts';

const library = (file: string) => JSON.stringify(path.join(__dirname, file));

/** Runs the area command in a process whose build is given as code. */
function runArea(build: string, args: readonly string[]) {
  const folder = aFolder({ 'mf-clans/src/manifest.ts': '', 'mf-clans/package.json': '{}' });
  return runScript(
    folder,
    `import { runProcess } from ${library('cli.ts')};
     import { workTreeTools } from ${library('work-tree-tools.ts')};
     const tools = workTreeTools(import.meta.dirname);
     await runProcess(process.argv.slice(2), { ...tools, build: () => ${build} });`,
    args,
  );
}

test('explains a build that never ends, with exit code 1', async () => {
  const { code, output } = await runArea('new Promise(() => {})', ['build', 'mf-clans']);
  expect(code).toBe(1);
  expect(output).toContain('a worker process of the build stopped unexpectedly. Run the command again');
});

describe('in the repository of one area', () => {
  const run = (args: readonly string[]) =>
    runScript(
      aFolder({ 'package.json': '{"hotdrop": {"area": "mf-clans"}}' }),
      `import { runProcess } from ${library('cli.ts')};
       import { workTreeTools } from ${library('work-tree-tools.ts')};
       await runProcess(process.argv.slice(2), workTreeTools(import.meta.dirname));`,
      args,
    );

  test('help lists the commands of that repository', async () => {
    const { output } = await run(['--help']);
    expect(output).toMatch(/npm run dev.*\n {2}check \[--allow-growth\].*\n {2}upgrade /s);
    expect(output).not.toMatch(/^ {2}(new|shell|index|service-key) /m);
    expect(await run(['new', 'maps'])).toMatchObject({ code: 2 });
  });

  test('publishing without the store of a site is refused', async () => {
    const refusal = { code: 2, output: expect.stringMatching(/^publish needs the area store.*\n$/) };
    expect(await run(['publish'])).toEqual(refusal);
  });
});

test('prints help with exit code 0, and refuses an unknown command with exit code 2', async () => {
  const help = await runArea('undefined', ['help']);
  expect(help).toEqual({ code: 0, output: expect.stringContaining('npm run area -- COMMAND') });
  const unknown = await runArea('undefined', ['bulid']);
  expect(unknown).toEqual({ code: 2, output: expect.stringContaining('There is no command "bulid"') });
});
