import type { LoadedPart } from '@hotdrop/shared-domain/contract';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import type { PagePart } from './page-parts.ts';
import {
  comeNear,
  near,
  never,
  PlayerPage,
  part,
  renderSlot,
  saysData,
  setUpParts,
  startFakeViewport,
} from './testing/a-part.tsx';

beforeEach(startFakeViewport);
afterEach(cleanup);

async function show(content: ReactNode) {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: content }])} />);
  await act(async () => {});
}

describe('a part on a page without HTML of a server', () => {
  it('loads its code and its data', async () => {
    const { parts } = setUpParts();
    await show(renderSlot(parts));
    expect(await screen.findByText('The members of the browser')).toBeVisible();
  });

  it.each([near, never])('waits until it comes near the viewport ($browser)', async (waiting) => {
    const load = jest.fn(async () => saysData);
    const { parts } = setUpParts({ parts: [waiting], load });
    await show(renderSlot(parts));
    expect(load).not.toHaveBeenCalled();
    await waitFor(() => {
      comeNear();
      expect(screen.getByText('The members of the browser')).toBeVisible();
    });
  });

  it('starts again for another context', async () => {
    const load: LoadedPart = { ...saysData, load: async (context) => JSON.stringify(context) };
    const overview: PagePart = { ...part, slot: 'profile.overview' };
    const { parts } = setUpParts({ parts: [overview], load: async () => load });
    const router = createMemoryRouter([{ path: ':name', element: <PlayerPage parts={parts} /> }], {
      initialEntries: ['/NightHeron'],
    });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText(/NightHeron/)).toBeVisible();
    await act(() => router.navigate('/Kestrel'));
    expect(screen.queryByText(/NightHeron/)).toBeNull();
    expect(await screen.findByText(/Kestrel/)).toBeVisible();
  });

  it('stays when only fields change that it does not use', async () => {
    const load = jest.fn(async (context: unknown) => JSON.stringify(context));
    const overview: PagePart = { ...part, slot: 'profile.overview', uses: ['shard'] };
    const { parts } = setUpParts({ parts: [overview], load: async () => ({ ...saysData, load }) });
    const router = createMemoryRouter([{ path: ':name', element: <PlayerPage parts={parts} /> }], {
      initialEntries: ['/NightHeron'],
    });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText(/NightHeron/)).toBeVisible();
    await act(() => router.navigate('/Kestrel'));
    expect(screen.getByText(/NightHeron/)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe.each([
  ['whose code is lost', { load: () => Promise.reject(new Error('lost')) }],
  [
    'whose data is lost',
    { load: async () => ({ ...saysData, load: () => Promise.reject(new Error('lost')) }) },
  ],
  [
    'that throws',
    {
      load: async () => ({
        render() {
          throw new Error('lost');
        },
      }),
    },
  ],
])('a part %s', (_, options) => {
  it('shows its fallback, and reports the failure', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { parts, site } = setUpParts(options);
    await show(renderSlot(parts, {}, 'No members'));
    expect(await screen.findByText('No members')).toBeVisible();
    expect(String(site.reported[0])).toContain('lost');
    consoleError.mockRestore();
  });
});

it('shows its fallback, and reports the error, when its page gives a wrong context', async () => {
  const { parts, site } = setUpParts({ parts: [{ ...part, slot: 'profile.overview' }] });
  await show(
    parts.of('profile.overview').map((one) => <div key={one.key}>{one.render({}, 'No members')}</div>),
  );
  expect(await screen.findByText('No members')).toBeVisible();
  expect(String(site.reported[0])).toContain('a context without shard, name');
});
