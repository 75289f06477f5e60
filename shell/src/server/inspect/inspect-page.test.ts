import { createInspectScript } from './inspect-page.ts';

test('outlines the area, its slots, and its parts after hydration', () => {
  const observers: PerformanceObserverCallback[] = [];
  class FakeObserver {
    constructor(callback: PerformanceObserverCallback) {
      observers.push(callback);
    }
    observe() {}
  }
  const timing = { name: 'step0', description: 'mf-clans/members', duration: 12.4 };
  const moduleInfo: Record<string, unknown> = {};
  Object.assign(globalThis, { PerformanceObserver: FakeObserver, __FEDERATION__: { moduleInfo } });
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming: [timing] }] });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 50));
  jest.spyOn(globalThis, 'setInterval').mockReturnValue(0 as never);
  history.replaceState(null, '', '/pubg/clans/steam');
  document.body.innerHTML =
    '<main><section><div data-part="mf-clans/members"></div><div data-part="mf-maps/new"></div></section></main>';
  const script = createInspectScript({
    basePath: '/pubg',
    areas: [
      {
        id: 'mf-maps',
        version: '1.0.0-aa',
        owner: 'maps@x',
        contract: 1,
        routes: ['maps/:map?'],
        entry: '',
        global: 'mf_maps',
      },
      {
        id: 'mf-clans',
        version: '2.0.0-bb',
        owner: '</script>',
        contract: 1,
        routes: ['clans/*'],
        entry: '/areas/mf-clans/2.0.0-bb/web/entry.js',
        global: 'mf_clans',
      },
    ],
    slots: { 'mf-clans/members': 'home' },
  });
  expect(script).not.toContain('</script>');
  // biome-ignore lint/security/noGlobalEval: the page runs the text
  eval(script);
  expect(document.getElementById('hotdrop-inspector')).toBeNull();
  const entries = { getEntriesByName: () => [{ name: 'hydrated' }] };
  for (const observer of observers) observer(entries as never, {} as never);
  expect(moduleInfo['mf_clans:2.0.0-bb']).toMatchObject({
    remoteEntry: '/areas/mf-clans/2.0.0-bb/web/entry.js',
  });
  const labels = [...document.querySelectorAll('#hotdrop-inspector span')].map((tag) => tag.textContent);
  expect(labels).toEqual([
    'mf-clans · 2.0.0-bb · </script> · contract 1',
    'slot home',
    'mf-clans/members · slot home · 2.0.0-bb · </script> · contract 1 · 12 ms on the server',
    'mf-maps/new · 1.0.0-aa · maps@x · contract 1',
  ]);
});
