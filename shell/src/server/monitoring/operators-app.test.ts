/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractNumber } from '@hotdrop/shared-domain/contract';
import { createPrivateKeyPem, readSigningKey } from '@hotdrop/shared-host/store';
import { aPage, aShell, aShellWith, type Shell } from '../../testing/a-shell.ts';

async function aRunningShell() {
  const shell = await aShellWith(aPage());
  return shell;
}

test('tells visitors only whether the server serves pages', async () => {
  const read = async (shell: Shell) => {
    const answer = await shell.get('/healthz');
    return [answer.status, await answer.json()];
  };
  expect(await read(await aRunningShell())).toEqual([200, { status: 'ok' }]);
  expect(await read(await aShell())).toEqual([503, { status: 'unavailable' }]);
});

test('tells a probe that the process runs, also without an area', async () => {
  expect((await (await aShell()).operate('/livez')).status).toBe(200);
});

test('stays in the load balancer while one of two areas fails', async () => {
  const shell = await aRunningShell();
  await shell.publish({ area: 'mf-maps', contract: contractNumber + 1 });
  await shell.areas.refresh();
  expect((await shell.health()).status).toBe('degraded');
  expect((await shell.get('/healthz')).status).toBe(200);
});

test.each(['/metrics', '/auth/../metrics', '/auth/%2e%2e/metrics', '/pubg/../metrics', '//metrics'])(
  'does not serve the metrics at %s',
  async (path) => {
    const answer = await (await aRunningShell()).get(path);
    expect(answer.status).not.toBe(200);
    expect(await answer.text()).not.toContain('hotdrop_');
  },
);

test('tells operators the state of each area and the metrics', async () => {
  const shell = await aRunningShell();
  expect(await shell.health()).toMatchObject({
    status: 'ok',
    areas: [{ area: 'mf-clans', status: 'ready' }],
  });
  expect(await shell.metrics()).toContain('hotdrop_area_up{area="mf-clans",owner="the clans team"} 1');
});

test('shows in three places what a server that starts now would refuse, before any restart', async () => {
  const shell = await aRunningShell();
  const key = readSigningKey(createPrivateKeyPem());
  const list = { keys: { [key.id]: { publicKey: key.publicKey } }, areas: { 'mf-maps': [key.id] } };
  await writeFile(path.join(shell.root, 'trust.json'), JSON.stringify(list));
  shell.clock.now = 5_000;
  await shell.areas.refresh();
  expect((await shell.get('/pubg/clans')).status).toBe(200);
  expect(await shell.health()).toMatchObject({
    status: 'degraded',
    areas: [{ status: 'ready', nextStart: { refused: [{ version: shell.version }] } }],
  });
  const html = await (await shell.operate('/ops')).text();
  expect(html).toContain(`A server that starts now refuses ${shell.version}, and visitors get no version`);
  expect(await shell.metrics()).toContain(
    'hotdrop_area_next_start{area="mf-clans",owner="the clans team"} 0',
  );
});
