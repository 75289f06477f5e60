import { signIn } from '../../testing/sign-in.ts';
import { useApi } from '../../testing/start-api.ts';

const api = useApi();

const readName = async (area: string, cookie: string, headers: Record<string, string> = {}) =>
  (await api.request(`/visitor/${area}`, { headers: { Cookie: cookie, ...headers } })).body.visitor;

test('gives each area its own name of a signed-in visitor, which stays the same', async () => {
  const dana = await signIn(api, '76500000000000001');
  const name = await readName('mf-clans', dana);
  expect(name).toMatch(/^[\w-]{43}$/);
  expect(await readName('mf-clans', await signIn(api, '76500000000000001'))).toBe(name);
  expect(await readName('mf-maps', dana)).not.toBe(name);
  expect(await readName('mf-clans', await signIn(api, '76500000000000002'))).not.toBe(name);
});

test('has no name for a visitor who is not signed in', async () => {
  expect(await readName('mf-clans', 'hotdrop_session=forged')).toBeNull();
});

test.each([{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: 'http://localhost:3000' }])(
  'tells browsers nothing: %o',
  async (headers) => {
    const dana = await signIn(api, '76500000000000001');
    expect(await readName('mf-clans', dana, headers)).toBeUndefined();
  },
);
