import { ModuleFederation as Upstream } from '@module-federation/runtime-core';
import { ModuleFederation as Ours } from './share-runtime.ts';

const versions = ['18.3.1', '19.3.0', '19.4.0'];
const states = ['missing', 'not loaded', 'loading', 'loaded'] as const;
const strategies = ['loaded-first', 'version-first'] as const;
const ranges = ['^19.3.1', '^19.0.0', '^18.0.0', '^17.0.0'];

type State = (typeof states)[number];

/** A share scope as other builds left it. */
const scopeWith = (inStates: readonly State[]) => ({
  lib: Object.fromEntries(
    versions.flatMap((version, position) => {
      const state = inStates[position];
      if (state === 'missing') return [];
      const factory = () => version;
      const shared = {
        ...{ version, scope: ['default'], from: 'other', strategy: 'loaded-first', deps: [], useIn: [] },
        ...{ get: async () => factory, shareConfig: { requiredVersion: `^${version}`, singleton: true } },
        ...(state === 'loaded' && { loaded: true, lib: factory }),
        ...(state === 'loading' && { loading: Promise.resolve(factory) }),
      };
      return [[version, shared]];
    }),
  ),
});

const scopes = states.flatMap((one) =>
  states.flatMap((two) => states.map((three): readonly State[] => [one, two, three])),
);
const wishes = strategies.flatMap((strategy) =>
  ranges.flatMap((requiredVersion) =>
    [true, false].map((singleton) => ({ strategy, requiredVersion, singleton })),
  ),
);
type Wish = (typeof wishes)[number];

async function choose(Runtime: typeof Ours | typeof Upstream, inStates: readonly State[], wish: Wish) {
  const { strategy: shareStrategy, ...shareConfig } = wish;
  const own = { version: '19.3.1', scope: ['default'], get: async () => () => 'own', shareConfig };
  const instance: Pick<Ours, 'initShareScopeMap' | 'loadShare'> = Reflect.construct(Runtime, [
    { name: 'area', remotes: [], shareStrategy, shared: { lib: [own] } },
  ]);
  instance.initShareScopeMap('default', scopeWith(inStates));
  const customShareInfo = { scope: ['default'], shareConfig };
  const factory = await instance.loadShare('lib', { customShareInfo });
  return factory ? factory() : false;
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

test.each(wishes)(
  'chooses the version that federation chooses: $strategy, $requiredVersion, singleton: $singleton',
  async (wish) => {
    for (const inStates of scopes) {
      const chosen = await choose(Ours, inStates, wish);
      expect({ inStates, chosen }).toEqual({ inStates, chosen: await choose(Upstream, inStates, wish) });
    }
  },
);

test('loads a module again after a failure', async () => {
  const get = jest
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(() => 'loaded');
  const instance = new Ours({ name: 'area', shared: { lib: { version: '1.0.0', get } } });
  await expect(instance.loadShare('lib')).rejects.toThrow('lost');
  const factory = await instance.loadShare('lib');
  expect(factory ? factory() : false).toBe('loaded');
});

test('refuses a singleton of another version if its consumer is strict', async () => {
  const other = new Ours({ name: 'other', shared: { lib: { version: '18.0.0' } } });
  const instance = new Ours({ name: 'area' });
  instance.initShareScopeMap('default', other.shareScopeMap.default ?? {});
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' };
  await expect(instance.loadShare('lib', { customShareInfo: { shareConfig } })).rejects.toThrow(
    'area needs lib ^19.0.0, and the page has 18.0.0.',
  );
});
