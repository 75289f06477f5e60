/** @jest-environment node */
import { signChoice } from '@hotdrop/shared-host/store';
import { aShellWithParts } from '../../testing/a-shell-with-parts.ts';

const linkSecret = 'the secret of this site';
const inspector = 'hotdrop-inspector';

async function anInspectedShell() {
  const shell = await aShellWithParts([{ id: 'members' }], { linkSecret });
  const [area] = shell.areas.state().areas;
  const version = String(area?.stable);
  const choice = signChoice({ 'mf-clans': version }, new Date(Date.now() + 60_000), linkSecret);
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await shell.get(path, { headers });
    return { answer, html: await answer.text() };
  };
  return { version, cookie: `areas=${encodeURIComponent(choice)}`, choice, read };
}

test('shows a visitor with a preview link the version, owner, contract, and time of each part', async () => {
  const { version, cookie, read } = await anInspectedShell();
  const { answer, html } = await read('/pubg?inspect', { cookie });
  expect(html).toContain(inspector);
  expect(html).toContain(version);
  expect(html).toContain('\\"mf-clans/members\\":\\"home\\"');
  expect(answer.headers.get('server-timing')).toMatch(/desc="mf-clans\/members";dur=\d/);
  expect(answer.headers.get('server-timing')).toMatch(/desc="page";dur=\d/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('shows it on the pages of a developer’s proxy', async () => {
  const { read } = await anInspectedShell();
  expect((await read('/pubg?inspect', { 'hotdrop-area': 'mf-other' })).html).toContain(inspector);
});

test('names no published version for the area that a developer’s build replaces', async () => {
  const { version, read } = await anInspectedShell();
  const { html } = await read('/pubg?inspect', { 'hotdrop-area': 'mf-clans' });
  const [, inspection = ''] = /JSON\.parse\("(\{\\"basePath.*?)"\)\)/.exec(html) ?? [];
  expect(inspection).toContain('a developer’s build');
  expect(inspection).not.toContain(`\\"version\\":\\"${version}`);
});

test('a preview link keeps the parameter', async () => {
  const { choice, read } = await anInspectedShell();
  const { answer } = await read(`/pubg?inspect&areas=${encodeURIComponent(choice)}`);
  expect(answer.headers.get('location')).toMatch(/^\/pubg\?inspect=?$/);
});

test('gives other visitors the same page as without the parameter', async () => {
  const { cookie, read } = await anInspectedShell();
  for (const headers of [{}, { cookie: 'areas=forged' }]) {
    const { answer, html } = await read('/pubg?inspect', headers);
    expect(html).not.toContain(inspector);
    expect(answer.headers.get('server-timing')).toBeNull();
  }
  expect((await read('/pubg', { cookie })).html).not.toContain(inspector);
});
