import { fakeSite } from '@hotdrop/shared-domain/testing';
import { createAreaLoader, type ReadyArea } from '@hotdrop/shared-host/browser';

Object.assign(globalThis, { __webpack_init_sharing__: async () => {}, __webpack_share_scopes__: {} });

const aVersion = (version: string): ReadyArea => ({
  status: 'ready',
  id: 'mf-clans',
  routes: ['clans'],
  version,
  base: `/areas/mf-clans/${version}/`,
  entry: 'web/entry.js',
  global: 'mf_clans',
  manifestHash: 'sha384-x',
  hashes: {},
});

/** Loads an area whose code is there as soon as its script is asked for. */
async function loaded(version: string, routes: () => Promise<[]>) {
  const area = { contract: 1, routes };
  Object.assign(globalThis, { mf_clans: { init: () => {}, get: async () => () => ({ area }) } });
  const append = jest.spyOn(document.head, 'append').mockImplementation((script) => {
    (script as Element).dispatchEvent(new Event('load'));
  });
  const answer = await createAreaLoader({ areas: [aVersion(version)] })('mf-clans');
  append.mockRestore();
  if (answer.status === 'failed') throw new Error(answer.reason);
  return answer.area;
}

it('an area makes its routes once in a page, whoever asks for them', async () => {
  const routes = jest.fn(async (): Promise<[]> => []);
  const area = await loaded('1.0.0-3f9c2ab41d', routes);
  const site = fakeSite();
  expect(await area.routes(site)).toBe(await area.routes(site));
  expect(routes).toHaveBeenCalledTimes(1);
});

it('routes that could not be made are asked for anew', async () => {
  const routes = jest.fn(async (): Promise<[]> => []).mockRejectedValueOnce(new Error('no texts'));
  const area = await loaded('1.0.0-41d3f9c2ab', routes);
  await expect(area.routes(fakeSite())).rejects.toThrow('no texts');
  expect(await area.routes(fakeSite())).toEqual([]);
});
