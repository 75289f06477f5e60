import { fakeSite } from '@hotdrop/shared-domain/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useCodeOnDemand } from './code-on-demand.ts';
import { renderWithSite } from './testing.tsx';

interface Code {
  readonly text: string;
}

function Chart({ load }: { readonly load: () => Promise<Code> }) {
  const { code, box } = useCodeOnDemand(load, { area: 'mf-profile', page: 'profile' });
  return (
    <div ref={box} data-testid="chart">
      {code ? code.text : <button type="button">static</button>}
    </div>
  );
}

const show = async (load = jest.fn(async () => ({ text: 'interactive' }))) => {
  const site = fakeSite();
  await renderWithSite(<Chart load={load} />, { site });
  return { load, site, chart: screen.getByTestId('chart') };
};

const settle = () => act(async () => {});

test.each(['pointerOver', 'pointerDown', 'focusIn'] as const)('loads the code once, on %s', async (event) => {
  const { load, chart } = await show();
  expect(load).not.toHaveBeenCalled();
  fireEvent[event](screen.getByText('static'));
  fireEvent[event](screen.getByText('static'));
  await settle();
  expect(chart).toHaveTextContent('interactive');
  expect(load).toHaveBeenCalledTimes(1);
});

test('keeps the static chart after a failure, reports it, and tries again', async () => {
  const load = jest.fn(async () => ({ text: 'interactive' }));
  load.mockRejectedValueOnce(new Error('lost'));
  const { site, chart } = await show(load);
  fireEvent.pointerOver(chart);
  await settle();
  expect(chart).toHaveTextContent('static');
  expect(site.reported).toHaveLength(1);
  fireEvent.pointerOver(chart);
  await settle();
  expect(chart).toHaveTextContent('interactive');
});

describe('below the fold', () => {
  const observed: { readonly element: Element; readonly show: (isIntersecting: boolean) => void }[] = [];
  beforeEach(() => {
    observed.length = 0;
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: innerHeight + 1000 } as DOMRect);
    Object.assign(globalThis, {
      IntersectionObserver: class {
        private readonly onChange: (entries: { readonly isIntersecting: boolean }[]) => void;
        constructor(onChange: (entries: { readonly isIntersecting: boolean }[]) => void) {
          this.onChange = onChange;
        }
        observe(element: Element) {
          observed.push({ element, show: (isIntersecting) => this.onChange([{ isIntersecting }]) });
        }
        disconnect() {}
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  test('loads the code when the chart comes near the viewport', async () => {
    const { load, chart } = await show();
    const [own] = observed;
    expect(own?.element).toBe(chart);
    own?.show(false);
    expect(load).not.toHaveBeenCalled();
    own?.show(true);
    await settle();
    expect(chart).toHaveTextContent('interactive');
  });
});
