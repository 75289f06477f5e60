import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RevalidateOnMount } from './states.tsx';

function pendingPage() {
  const loader = jest.fn(() => null);
  const router = createMemoryRouter([{ path: '/', loader, element: <RevalidateOnMount /> }], {
    hydrationData: { loaderData: { 0: null } },
  });
  return { loader, page: <RouterProvider router={router} /> };
}

test('loads pending data once in the browser', async () => {
  const { loader, page } = pendingPage();
  render(page);
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
});

test('reloads the page where JavaScript is off', () => {
  const { page } = pendingPage();
  expect(renderToString(page)).toMatch(/<noscript><meta http-equiv="refresh" content="3"\/?><\/noscript>/);
});
