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

test('reloads the page where JavaScript is off', () => {
  const { page } = pendingPage();
  expect(renderToString(page)).toMatch(/<noscript><meta http-equiv="refresh" content="3"\/?><\/noscript>/);
});
