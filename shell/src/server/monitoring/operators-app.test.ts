/** @jest-environment node */
import { contractNumber } from '@hotdrop/shared-domain/contract';
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
