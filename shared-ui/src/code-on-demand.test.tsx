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

const show = async () => {
  const load = jest.fn(async () => ({ text: 'interactive' }));
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
  const { load, site, chart } = await show();
  load.mockRejectedValueOnce(new Error('lost'));
  fireEvent.pointerOver(chart);
  await settle();
  expect(chart).toHaveTextContent('static');
  expect(site.reported).toHaveLength(1);
  fireEvent.pointerOver(chart);
  await settle();
  expect(chart).toHaveTextContent('interactive');
});

test('loads the code when a chart below the fold comes near the viewport', async () => {
  let report = (_isIntersecting: boolean) => {};
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: innerHeight + 1000 } as DOMRect);
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(onChange: (entries: { readonly isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => onChange([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  });
  const { load, chart } = await show();
  report(false);
  expect(load).not.toHaveBeenCalled();
  report(true);
  await settle();
  expect(chart).toHaveTextContent('interactive');
});
