/** @jest-environment node */
import { aShellWith } from '../../testing/a-shell.ts';
import {
  type APart,
  anAreaWithParts,
  aShellWithParts,
  findParts,
  home,
  readPage,
} from '../../testing/a-shell-with-parts.ts';

describe('parts for one kind of visitor', () => {
  const parts: readonly APart[] = [
    { id: 'names', slot: 'home.search' },
    { id: 'own', slot: 'home.mine' },
    { id: 'favorites', slot: 'home.favorites' },
    { id: 'everyone', slot: 'home' },
  ];
  const readAs = async (cookie: string) => {
    const shell = await aShellWithParts(parts);
    const response = await shell.get(home, { headers: { cookie } });
    return findParts(await response.text());
  };

  it('are those of a newcomer without the cookie', async () => {
    expect(await readAs('visitor=me')).toEqual(['mf-clans/names', 'mf-clans/everyone']);
  });

  it.each([
    ['2.0.0', ['mf-clans/favorites', 'mf-clans/everyone']],
    ['0.0.1', ['mf-clans/own', 'mf-clans/everyone']],
    ['2.0.1', ['mf-clans/own', 'mf-clans/favorites', 'mf-clans/everyone']],
    ['0.3.0', ['mf-clans/everyone']],
  ])('are those for the players that the browser keeps: %s', async (kept, expected) => {
    expect(await readAs(`kept=${kept}`)).toEqual(expected);
  });

  it('have no place when they are late and their players do not exist', async () => {
    const load = "await site.fetch('/api/v1/auth')";
    const shell = await aShellWithParts(
      [
        { id: 'own', slot: 'home.mine', load },
        { id: 'favorites', slot: 'home.favorites', load },
      ],
      // Long enough to load the code on a busy machine.
      { partTimeout: 1_000, answers: { getAuth: () => new Promise(() => {}) } },
    );
    const html = await (await shell.get(home, { headers: { cookie: 'kept=2.0.0' } })).text();
    expect(html).toMatch(/<div data-part="mf-clans\/favorites"[^>]*data-part-waits/);
    expect(html).not.toContain('<div data-part="mf-clans/own"');
  });

  it('are those of a newcomer when the cookie is damaged', async () => {
    expect(await readAs('kept=many')).toEqual(['mf-clans/names', 'mf-clans/everyone']);
  });

  it('have their own HTML, without data, when they are late and only reserve a place', async () => {
    const shell = await aShellWithParts(
      [
        {
          id: 'favorites',
          slot: 'home.favorites',
          browser: 'near',
          isPlaceholder: true,
          load: "return site.fetch('/api/v1/auth')",
        },
      ],
      { partTimeout: 1_000, answers: { getAuth: () => new Promise(() => {}) } },
    );
    const html = await (await shell.get(home, { headers: { cookie: 'kept=2.0.0' } })).text();
    expect(findParts(html)).toEqual(['mf-clans/favorites']);
    expect(html).not.toContain('"isBrowserOnly":true');
    expect(html).toContain('"partData":{}');
  });

  it('load no data for the other kind', async () => {
    const shell = await aShellWithParts([
      { id: 'own', slot: 'home.mine', load: 'throw new Error("loaded for a newcomer")' },
    ]);
    expect((await readPage(shell)).status).toBe(200);
    expect(await shell.metrics()).not.toMatch(/hotdrop_part_faults_total\{[^}]*own/);
    expect((await shell.get(home, { headers: { cookie: 'kept=0.0.1' } })).status).toBe(200);
    expect(await shell.metrics()).toMatch(/hotdrop_part_faults_total\{[^}]*own[^}]*\} 1/);
  });
});

it('rejects a version whose part fails for a visitor who returns', async () => {
  const shell = await aShellWith(
    anAreaWithParts([{ id: 'own', slot: 'home.mine', render: 'throw new Error("no members")' }]),
  );
  expect((await shell.health()).areas[0].failures).toMatchObject([
    { reason: expect.stringContaining('the part mf-clans/own fails') },
  ]);
});
