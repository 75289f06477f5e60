/** Facts about the areas and parts of a page, which the inspector shows. */
export interface Inspection {
  readonly basePath: string;
  readonly areas: readonly InspectedArea[];
  /** The slot of each part, by the part's key. */
  readonly slots: Readonly<Record<string, string>>;
}

interface InspectedArea {
  readonly id: string;
  readonly version: string;
  readonly owner: string;
  readonly contract: number;
  readonly routes: readonly string[];
  /** The address of the entry, and the global under which it defines its container. */
  readonly entry: string;
  readonly global: string;
}

/** The inspector as an inline script of the page, so that other pages have no byte of it. */
export const createInspectScript = (inspection: Inspection): string =>
  `(${inspectPage})(JSON.parse(${JSON.stringify(JSON.stringify(inspection)).replaceAll('<', '\\u003c')}));`;

/**
 * Outlines each area, slot, and part of the page, with the times that the server measured. Runs in the browser from its
 * source text, so it uses nothing outside of itself.
 */
function inspectPage({ basePath, areas, slots }: Inspection): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const times = new Map(
    navigation?.serverTiming?.map(({ name, description, duration }) => [
      description || name,
      `${Math.round(duration)} ms on the server`,
    ]),
  );
  const describe = (id: string) => {
    const area = areas.find((one) => one.id === id);
    return area ? `${area.version} · ${area.owner} · contract ${area.contract}` : 'not in this release set';
  };
  const matches = (route: string) => {
    const pattern = route
      .replace(/\/\*$/, '(/.*)?')
      .replace(/\/:\w+\?/g, '(/[^/]+)?')
      .replace(/:\w+/g, '[^/]+');
    return new RegExp(`^${basePath}/${pattern}/?$`).test(location.pathname);
  };
  const list = () => {
    const main = document.querySelector('main');
    const shown = areas.find(({ routes }) => routes.some(matches));
    const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')].map((element) => {
      const key = element.dataset.part ?? '';
      // The server does not know the slots of a developer's build.
      return { key, element, slot: slots[key] && `slot ${slots[key]}` };
    });
    const places = new Map(
      parts.flatMap(({ slot, element }) => (slot ? [[element.parentElement, slot] as const] : [])),
    );
    return [
      ...(main && shown
        ? [
            {
              element: main,
              color: '#f5b301',
              label: [shown.id, describe(shown.id), times.get('page')].filter(Boolean).join(' · '),
            },
          ]
        : []),
      ...[...places].map(([element, slot]) => ({ element, color: '#4cc38a', label: slot })),
      ...parts.map(({ key, element, slot }) => ({
        element,
        color: '#62a6ea',
        label: [key, slot, describe(key.split('/')[0] ?? ''), times.get(key)].filter(Boolean).join(' · '),
      })),
    ];
  };
  const layer = document.createElement('div');
  layer.id = 'hotdrop-inspector';
  layer.style.cssText = 'position:absolute;left:0;top:0;z-index:98;pointer-events:none';
  const draw = () => {
    layer.replaceChildren(
      ...list().flatMap(({ element, color, label }) => {
        const box = element?.getBoundingClientRect();
        if (!box?.width) return [];
        const frame = document.createElement('div');
        frame.style.cssText = `position:absolute;left:${box.left + scrollX}px;top:${box.top + scrollY}px;width:${box.width}px;height:${box.height}px;outline:2px solid ${color};outline-offset:-2px`;
        const tag = document.createElement('span');
        tag.style.cssText = `position:absolute;${color === '#4cc38a' ? 'bottom' : 'top'}:0;left:0;max-width:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;background:${color};color:#000;font:12px/18px sans-serif;padding:0 6px`;
        tag.textContent = label;
        tag.title = label;
        frame.append(tag);
        return frame;
      }),
    );
  };
  /** Federation's own developer tools list what is here. The runtime fills it only with snapshots, which we do not use. */
  const describeForFederation = () => {
    const modules = Reflect.get(globalThis, '__FEDERATION__')?.moduleInfo;
    if (!modules) return;
    const remotesInfo = Object.fromEntries(
      areas.map(({ global, version }) => [global, { matchedVersion: version }]),
    );
    modules.shell = { version: '', remoteEntry: '', remotesInfo };
    for (const { global, version, entry } of areas) {
      modules[`${global}:${version}`] = { version, remoteEntry: entry, globalName: global, remotesInfo: {} };
    }
  };
  const start = () => {
    if (layer.isConnected) return;
    describeForFederation();
    document.body.append(layer);
    draw();
    // Content arrives, moves, and leaves with navigation.
    setInterval(draw, 500);
  };
  // Before hydration, the page must stay as the server sent it.
  new PerformanceObserver((entries) => entries.getEntriesByName('hydrated').forEach(start)).observe({
    type: 'mark',
    buffered: true,
  });
}
