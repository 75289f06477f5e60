import { rename, rm, truncate } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { aBuild, aFileServer, aTempFolder } from '../testing/index.ts';
import { openAreaStore } from './area-store.ts';
import { NotStoredError, StoreFileInvalidError, StoreUnreachableError } from './errors.ts';
import { openPublishingStore } from './publishing-store.ts';
import { releaseStable } from './release-pointer.ts';

async function aPublishedArea() {
  const root = await aTempFolder();
  const { dir, manifest } = await aBuild();
  const store = openPublishingStore(root);
  await store.publishVersion(dir, manifest);
  await store.movePointer(manifest.id, 0, releaseStable(undefined, manifest.version));
  await store.writeIndex();
  return { root, manifest, area: manifest.id, version: manifest.version };
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((listening) => server.once('listening', listening));
  return `http://127.0.0.1:${getPort(server)}`;
}

describe.each(['folder', 'web server'])('a store in a %s', (kind) => {
  const locationOf = async (root: string) =>
    kind === 'folder' ? root : `${await serve(aFileServer(root))}/areas`;

  it('reads areas, pointers, manifests, and files', async () => {
    const { root, manifest, area, version } = await aPublishedArea();
    const store = openAreaStore(await locationOf(root));
    expect(await store.list()).toEqual([area]);
    expect(await store.pointer(area)).toMatchObject({ revision: 1, stable: version });
    expect(await store.manifest(area, version)).toEqual(manifest);
    expect(Buffer.from(await store.read(area, version, 'web/entry.js')).toString()).toContain('hello');
  });

  it('throws for a missing file', async () => {
    const { root, area } = await aPublishedArea();
    const store = openAreaStore(await locationOf(root));
    await expect(store.pointer('mf-nobody')).rejects.toThrow(NotStoredError);
    await expect(store.read(area, '1.0.0-000000', 'web/entry.js')).rejects.toThrow(NotStoredError);
  });

  it('names a truncated manifest', async () => {
    const { root, area, version } = await aPublishedArea();
    await truncate(path.join(root, area, version, 'area.json'), 200);
    const read = openAreaStore(await locationOf(root)).manifest(area, version);
    await expect(read).rejects.toThrow(StoreFileInvalidError);
    await expect(read).rejects.toThrow(
      `${area}/${version}/area.json in the area store is not valid: it is not complete JSON`,
    );
  });

  it('refuses a manifest that describes another version', async () => {
    const { root, area, version } = await aPublishedArea();
    await rename(path.join(root, area, version), path.join(root, area, '2.0.0-abcdef'));
    const read = openAreaStore(await locationOf(root)).manifest(area, '2.0.0-abcdef');
    await expect(read).rejects.toThrow(`it describes ${area} ${version}`);
  });

  it.each(['../secret', '/etc/passwd', 'a/../../b', 'C:\\x', '.lock', ''])(
    'refuses the name "%s"',
    async (file) => {
      const { root, area, version } = await aPublishedArea();
      await expect(openAreaStore(await locationOf(root)).read(area, version, file)).rejects.toThrow(
        'relative path',
      );
    },
  );

  it('distinguishes an unreachable store from an empty one', async () => {
    const { root } = await aPublishedArea();
    const location = await locationOf(root);
    const store = openAreaStore(location);
    for (const server of servers.splice(0)) server.close().closeAllConnections();
    await rename(root, `${root}-away`);
    await expect(store.list()).rejects.toThrow(StoreUnreachableError);
    await expect(store.pointer('mf-clans')).rejects.toThrow(StoreUnreachableError);
    expect(await openAreaStore(await aTempFolder()).list()).toEqual([]);
  });
});

describe('a store behind a web server', () => {
  it('receives conditional requests for pointers', async () => {
    const { root, area } = await aPublishedArea();
    const statuses: number[] = [];
    const files = aFileServer(root);
    const location = await serve((request, response) => {
      response.on('finish', () => statuses.push(response.statusCode));
      files(request, response);
    });
    const store = openAreaStore(`${location}/areas/`);
    expect(await store.pointer(area)).toEqual(await store.pointer(area));
    expect(statuses).toEqual([200, 304]);
  });

  it('is unreachable after the deadline', async () => {
    const store = openAreaStore(await serve(() => {}), { deadline: 50 });
    await expect(store.list()).rejects.toThrow(StoreUnreachableError);
    await expect(store.list()).rejects.toThrow('The list took longer than 50 ms');
  });

  it.each([503, 403])('is unreachable when it answers %s', async (status) => {
    const store = openAreaStore(
      await serve((_, response) => response.writeHead(status).end('<html>sorry</html>')),
    );
    await expect(store.pointer('mf-clans')).rejects.toThrow(`status ${status}`);
  });

  it('cannot redirect to another origin', async () => {
    const { root } = await aPublishedArea();
    const elsewhere = await serve(aFileServer(root));
    const location = await serve((request, response) =>
      response.writeHead(302, { location: `${elsewhere}${request.url}` }).end(),
    );
    await expect(openAreaStore(`${location}/areas`).list()).rejects.toThrow(StoreUnreachableError);
  });

  it('is unreachable when it closes the connection in the middle of a file', async () => {
    const location = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('{"revision": 1');
      setImmediate(() => response.destroy());
    });
    await expect(openAreaStore(location).pointer('mf-clans')).rejects.toThrow(StoreUnreachableError);
  });
});

it('says how a store behind a web server gets its list of areas', async () => {
  const { root } = await aPublishedArea();
  await rm(path.join(root, 'areas.json'));
  const store = openAreaStore(`${await serve(aFileServer(root))}/areas`);
  await expect(store.list()).rejects.toThrow('npm run area -- index');
});
