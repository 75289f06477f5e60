import type { Mount } from '@hotdrop/shared-domain/contract';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { loadMount } from '../browser/load-area.ts';
import { HotdropArea } from './hotdrop-area.tsx';

jest.mock('../browser/load-area.ts', () => ({ loadMount: jest.fn() }));
jest.mock('../browser/read-release.ts', () => ({ readRelease: async () => ({ areas: [] }) }));

const site = fakeSite();

const show = async (path: string) => {
  const element = (at: string) => (
    <StrictMode>
      <HotdropArea
        area="mf-clans"
        store="/areas/"
        site={site}
        path={at}
        address="hash"
        loading="Loading"
        failed="Failed"
      />
    </StrictMode>
  );
  const { rerender, unmount } = render(element(path));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await act(async () => {});
  return { unmount, goTo: (at: string) => rerender(element(at)) };
};

test('mounts an area once, follows its path, and removes it', async () => {
  const mounted = { update: jest.fn(), unmount: jest.fn() };
  const mount = jest.fn<ReturnType<Mount>, Parameters<Mount>>(async () => mounted);
  jest.mocked(loadMount).mockResolvedValue(mount);
  const { goTo, unmount } = await show('clans');
  expect(mount).toHaveBeenCalledTimes(1);
  expect(mount).toHaveBeenCalledWith(
    expect.any(HTMLElement),
    site,
    expect.objectContaining({ path: 'clans', address: 'hash', isolate: true }),
  );
  expect(screen.queryByText('Loading')).toBeNull();
  goTo('clans/one');
  expect(mounted.update).toHaveBeenCalledWith({ path: 'clans/one' });
  unmount();
  await act(async () => {});
  expect(mounted.unmount).toHaveBeenCalledTimes(1);
});

test('reports an area that is not available, and shows what the page has for it', async () => {
  jest.mocked(loadMount).mockRejectedValue(new Error('The store is gone.'));
  await show('clans');
  expect(screen.getByText('Failed')).toBeInTheDocument();
  expect(site.reported).toHaveLength(1);
});
