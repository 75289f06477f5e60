/** @jest-environment node */
import { aShell, type Shell } from '../../testing/a-shell.ts';

const send = (shell: Shell, body: string, headers = {}) =>
  shell.get('/violations', { method: 'POST', body, headers });

const old = (directive: string, blocked = 'inline') =>
  JSON.stringify({ 'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked } });

it('counts reports of both formats by directive', async () => {
  const shell = await aShell();
  const reports = [
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/a?b' },
    },
    { type: 'deprecation', body: {} },
  ];
  expect((await send(shell, old('script-src-elem'))).status).toBe(204);
  expect((await send(shell, JSON.stringify(reports))).status).toBe(204);
  const metrics = await shell.metrics();
  expect(metrics).toContain('hotdrop_policy_violations_total{directive="script-src-elem"} 1');
  expect(metrics).toContain('hotdrop_policy_violations_total{directive="img-src"} 1');
});

it('logs each kind of violation once, without paths', async () => {
  const shell = await aShell();
  for (let count = 0; count < 3; count += 1)
    await send(shell, old('img-src', 'https://evil.example/steam/Hotdrop'));
  const logged = shell.lines.filter(
    ({ msg }) => msg === 'A browser reported a violation of the content policy',
  );
  expect(logged).toMatchObject([{ violation: 'img-src https://evil.example' }]);
});

it('counts an unknown directive as other', async () => {
  const shell = await aShell();
  await send(shell, old('made-up"} 99'));
  expect(await shell.metrics()).toContain('hotdrop_policy_violations_total{directive="other"} 1');
});

it.each([
  ['no JSON', 'x', 400],
  ['another object', '{"a":1}', 400],
  ['a large body', `"${'x'.repeat(20_000)}"`, 413],
])('refuses %s', async (_, body, status) => {
  expect((await send(await aShell(), body, { 'content-length': String(body.length) })).status).toBe(status);
});

it('counts a limited number of reports a second', async () => {
  const shell = await aShell();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  await Promise.all(Array.from({ length: 30 }, () => send(shell, old('img-src'))));
  clock.mockRestore();
  expect(await shell.metrics()).toContain('hotdrop_policy_violations_total{directive="img-src"} 20');
});
