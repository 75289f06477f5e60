import type { Area, MountedArea } from '@hotdrop/shared-domain/contract';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { mountArea } from './mount.tsx';

const Page = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/pubg/boards/two?page=2">on</Link>
    </>
  );
};
const area: Area = {
  routes: async () => [
    { path: 'boards', element: <Page /> },
    { path: 'boards/:id', element: <Page /> },
  ],
};

let mounted: MountedArea | undefined;
const open = async (path: string) => {
  history.replaceState(null, '', `/pubg/${path}`);
  const element = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    mounted = await mountArea(area)(element, fakeSite(), { path });
  });
  return element;
};
afterEach(() => {
  act(() => mounted?.unmount());
  mounted = undefined;
});

const shows = (address: string) =>
  waitFor(() => expect(screen.getByRole('heading').textContent).toBe(address));
const address = () => location.pathname + location.search;

it("updates the browser's address on navigation, and follows the back button", async () => {
  await open('boards');
  await shows('/pubg/boards');
  await userEvent.click(await screen.findByRole('link', { name: 'on' }));
  await shows('/pubg/boards/two?page=2');
  expect(address()).toBe('/pubg/boards/two?page=2');
  act(() => history.back());
  await shows('/pubg/boards');
});

it('follows its host, and adds no second history entry for the same address', async () => {
  await open('boards');
  await shows('/pubg/boards');
  history.pushState(null, '', '/pubg/boards/three');
  const before = history.length;
  act(() => mounted?.update({ path: '/boards/three' }));
  await shows('/pubg/boards/three');
  expect(history.length).toBe(before);
});

it('removes everything on unmount, and no longer changes the address', async () => {
  const element = await open('boards');
  await shows('/pubg/boards');
  act(() => mounted?.unmount());
  expect(element).toBeEmptyDOMElement();
  history.pushState(null, '', '/pubg/elsewhere');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(address()).toBe('/pubg/elsewhere');
  mounted = undefined;
});

it('throws for a path that is not its own', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  await open('nowhere');
  expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
  error.mockRestore();
});
