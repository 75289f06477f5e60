import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LoadAgain } from './revalidate-on-mount.tsx';

function latePage() {
  const loader = jest.fn(() => null);
  const router = createMemoryRouter([{ path: '/', loader, element: <LoadAgain /> }], {
    hydrationData: { loaderData: { 0: null } },
  });
  return { loader, page: <RouterProvider router={router} /> };
}

test('what the server did not wait for is asked for once by the browser', async () => {
  const { loader, page } = latePage();
  render(page);
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
});

test('without JavaScript the page is asked for again', () => {
  const { page } = latePage();
  expect(renderToString(page)).toMatch(/<noscript><meta http-equiv="refresh" content="3"\/?><\/noscript>/);
});
