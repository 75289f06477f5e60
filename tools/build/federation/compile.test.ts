import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { aFolder } from '../../test/a-folder.ts';
import { runScript } from '../../test/run-script.ts';

const library = (file: string) => JSON.stringify(path.join(__dirname, '..', file));

const files = {
  'host/src/browser/main.ts': `import * as react from 'react'; Object.assign(globalThis, { react, getShared: () => __webpack_share_scopes__.default });`,
  'host/src/server/main.ts': `export {};`,
  'mf-one/src/area.tsx': `export * as react from 'react';`,
  'mf-one/src/mount.tsx': `import { version } from 'react'; export const mount = () => version;`,
};

/** Runs code in a process of its own, beside a small host and a small area. */
function build(code: string) {
  const root = aFolder(files);
  symlinkSync(path.join(__dirname, '../../node_modules'), path.join(root, 'node_modules'));
  const { finished } = runScript(
    root,
    `import path from 'node:path';
     import { areaBuild } from ${library('area-config.ts')};
     import { hostBuild } from ${library('host-config.ts')};
     import { runWebpack } from ${library('run-webpack.ts')};
     const area = areaBuild(path.join(import.meta.dirname, 'mf-one'))();
     const host = hostBuild(path.join(import.meta.dirname, 'host'))();
     ${code}`,
  );
  return { root, finished };
}

/** A browser that loads scripts from the built folders. */
function aPage(root: string) {
  const script = (file: string) => runInContext(readFileSync(file, 'utf8'), page);
  const head = {
    appendChild(tag: { src: string; onload: (event: object) => void }) {
      script(path.join(root, 'mf-one/dist/web', path.basename(tag.src)));
      tag.onload({ type: 'load' });
    },
  };
  const document = {
    head,
    baseURI: 'https://site.example/',
    currentScript: { tagName: 'SCRIPT', src: 'https://site.example/areas/mf-one/1/web/entry.js' },
    createElement: () => ({ setAttribute() {}, src: '' }),
    getElementsByTagName: () => [],
  };
  const location = new URL(document.baseURI);
  const page = createContext({ document, location, setTimeout, clearTimeout, console });
  runInContext('globalThis.window = globalThis.self = document.defaultView = globalThis;', page);
  return { script, run: (code: string): unknown => runInContext(code, page) };
}

test('builds a host and an area that uses its React', async () => {
  const { root, finished } = build(
    `const [web] = await runWebpack(host);
     await runWebpack(area);
     console.log(web.namedChunkGroups.main.assets.map(({ name }) => name).join(' '));`,
  );
  const { code, output } = await finished;
  const start = output.trim().split(' ');
  expect({ code, start }).toEqual({
    code: 0,
    start: [expect.stringMatching(/^framework\.\w{8}\.js$/), expect.stringMatching(/^main\.\w{8}\.js$/)],
  });

  const page = aPage(root);
  for (const file of start) page.script(path.join(root, 'host/dist/web', file));
  page.script(path.join(root, 'mf-one/dist/web/entry.js'));
  const isHosts = `(async () => {
    await mf_one.init(getShared());
    const area = (await mf_one.get('./area'))();
    return area.react.useState === react.useState;
  })()`;
  expect(await page.run(isHosts)).toBe(true);
});

test('builds an area that loads its own runtime on pages whose host provides none', async () => {
  const { root, finished } = build(`await runWebpack(area.slice(0, 1));`);
  expect((await finished).code).toBe(0);
  const web = path.join(root, 'mf-one/dist/web');
  const manifest = JSON.parse(readFileSync(path.join(web, 'mf-manifest.json'), 'utf8'));
  expect(manifest.metaData).toMatchObject({
    remoteEntry: { name: 'entry.js', path: '', type: 'var' },
    ...{ globalName: 'mf_one', publicPath: 'auto' },
  });

  const page = aPage(root);
  page.script(path.join(web, manifest.metaData.remoteEntry.name));
  const shows = `(async () => {
    const react = { version: 'of the host' };
    const shared = { version: '19.3.1', from: 'host', loaded: true, lib: () => react, get: async () => () => react };
    await mf_one.init({ react: { '19.3.1': { ...shared, scope: ['default'], shareConfig: { singleton: true } } } });
    return (await mf_one.get('./mount'))().mount();
  })()`;
  expect(await page.run(shows)).toBe('of the host');
});

test('fails when a replacement replaces nothing', async () => {
  const { finished } = build(
    `const { ReplaceModulePlugin } = await import(${library('federation/replace-module-plugin.ts')});
     const file = ${library('federation/host-runtime.ts')};
     area[0].plugins.push(new ReplaceModulePlugin({ request: /moved\\.js$/, file }));
     await runWebpack(area.slice(0, 1)).catch((error) => console.log(error.message));`,
  );
  expect((await finished).output).toContain('host-runtime.ts replaced nothing');
});
