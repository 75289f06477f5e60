import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { aFolder, runScript } from '../test/scripts.ts';

const library = (file: string) => JSON.stringify(path.join(__dirname, file));

const area = (version: string) => ({
  'src/area.tsx': `
    export * as react from 'react';
    export const version = '${version}';
    export const load = () => import('./page.ts').then(({ name }) => name);`,
  'src/page.ts': `export const name = 'page of ${version}';`,
  'src/mount.tsx': `import { version } from 'react'; export const mount = () => version;`,
});

/** The smallest area, besides its manifest: no catalogs, and no module for other frameworks. */
const smallArea = {
  'src/area.tsx': `
    import { createArea } from '@hotdrop/shared-ui/area';
    export const area = createArea(({ pages }) => [pages([{ path: 'small', Component: () => <h1>Small</h1> }])]);`,
};

/** Imports a part of the router that sites do not share. */
const wrongArea = {
  'src/area.tsx': `export { useBlocker } from 'react-router-dom';`,
  'src/mount.tsx': `import * as router from 'react-router-dom'; export const mount = () => router.useBlocker();`,
};

const inFolder = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, code]) => [`${folder}/${name}`, code]));

/** Builds a small host and two versions of a small area in a process of its own. */
async function build() {
  const root = aFolder({
    'host/src/browser/main.ts': `import * as react from 'react'; Object.assign(globalThis, { react, getShared: () => __webpack_share_scopes__.default });`,
    'host/src/server/main.ts': `export {};`,
    ...inFolder('one/mf-one', area('one')),
    ...inFolder('two/mf-one', area('two')),
    ...inFolder('mf-small', smallArea),
    ...inFolder('mf-wrong', wrongArea),
  });
  symlinkSync(path.join(__dirname, '../node_modules'), path.join(root, 'node_modules'));
  const { code, output } = await runScript(
    root,
    `import path from 'node:path';
     import { areaBuild } from ${library('area-config.ts')};
     import { hostBuild } from ${library('host-config.ts')};
     import { areaFacts, runWebpack } from ${library('build.ts')};
     const folder = (name: string) => path.join(import.meta.dirname, name);
     const [host] = await runWebpack(hostBuild(folder('host'))());
     await runWebpack(areaBuild(folder('one/mf-one'))());
     await runWebpack(areaBuild(folder('two/mf-one'))());
     const [small] = await runWebpack(areaBuild(folder('mf-small'))());
     const { languages, web } = areaFacts('mf-small', folder('mf-small'), small);
     console.log([...languages, ...Object.keys(web.chunks)].join(' '));
     console.log(host?.compilation.namedChunkGroups.get('main')?.getFiles().join(' '));
     await runWebpack([areaBuild(folder('mf-wrong'))()[0]]).catch(({ message }) => console.log(message));`,
  );
  expect({ code, output }).toMatchObject({ code: 0 });
  const [smallest, start, ...problems] = output.trim().split('\n');
  return { root, smallest, start: start?.split(' ') ?? [], problems: problems.join('\n') };
}

/** A browser that loads scripts from the built folders. */
function aPage(root: string) {
  const run = (code: string): unknown => runInContext(code, page);
  const document = {
    head: {
      appendChild(tag: { src: string; onload: (event: object) => void }) {
        run(readFileSync(path.join(root, new URL(tag.src).pathname), 'utf8'));
        tag.onload({ type: 'load' });
      },
    },
    baseURI: 'https://site.example/',
    currentScript: { tagName: 'SCRIPT', src: '' },
    createElement: () => ({ setAttribute() {}, src: '' }),
    getElementsByTagName: () => [],
  };
  const page = createContext({
    document,
    location: new URL(document.baseURI),
    setTimeout,
    clearTimeout,
    console,
    URL,
  });
  run('globalThis.window = globalThis.self = document.defaultView = globalThis;');
  return {
    run,
    script(file: string) {
      document.currentScript.src = `https://site.example/${file}`;
      run(readFileSync(path.join(root, file), 'utf8'));
    },
  };
}

test('areas share the React of a host, load chunks of their own, need no mount module or catalogs, and import from the router what is shared', async () => {
  const { root, smallest, start, problems } = await build();
  expect(smallest?.split(' ')).toEqual(expect.arrayContaining(['en', 'area', 'mount']));
  expect(start).toEqual([
    expect.stringMatching(/^framework\.\w{8}\.js$/),
    expect.stringMatching(/^main\.\w{8}\.js$/),
  ]);
  const page = aPage(root);
  for (const file of start) page.script(`host/dist/web/${file}`);
  for (const folder of ['one', 'two']) {
    page.script(`${folder}/mf-one/dist/web/entry.js`);
    const open = `(async () => {
      await mf_one.init(getShared());
      const area = (await mf_one.get('./area'))();
      const mount = (await mf_one.get('./mount'))().mount();
      return JSON.stringify([area.version, await area.load(), area.react.useState === react.useState, mount === react.version]);
    })()`;
    expect(JSON.parse(String(await page.run(open)))).toEqual([folder, `page of ${folder}`, true, true]);
  }

  expect(problems).toContain('The site shares no useBlocker of react-router-dom');
  expect(problems).toContain('The site shares no namespace of react-router-dom');

  const names = `JSON.stringify(__FEDERATION__.__INSTANCES__.map(({ name }) => name))`;
  expect(JSON.parse(String(page.run(names)))).toEqual(['host', 'mf_one']);
});
