import { screen } from '@testing-library/react';
import { Pagination } from './pagination.tsx';
import { renderWithSite } from './testing.tsx';

it.each([
  [1, 500, ['1', '2', '3', '4', '5', 'Next 5'], '1 to 25 of 500'],
  [7, 500, ['Previous 5', '6', '7', '8', '9', '10', 'Next 5'], '151 to 175 of 500'],
  [8, 190, ['Previous 5', '6', '7', '8'], '176 to 190 of 190'],
])('shows five pages around page %s of %s entries', async (page, totalCount, labels, range) => {
  await renderWithSite(
    <Pagination page={page} perPage={25} totalCount={totalCount} to={(to) => `/pubg/ranks?page=${to}`} />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(labels);
  expect(screen.getByText(range)).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(String(page));
  for (const [name, to] of [
    ['Previous 5', 1],
    ['Next 5', page === 1 ? 6 : 11],
  ] as const) {
    const link = screen.queryByRole('link', { name });
    if (link) expect(link).toHaveAttribute('href', `/pubg/ranks?page=${to}`);
  }
});

it('counts from the first of several visible pages, and is empty for an empty list', async () => {
  const { unmount } = await renderWithSite(
    <Pagination page={3} from={2} perPage={25} totalCount={60} to={String} />,
  );
  expect(screen.getByText('26 to 60 of 60')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 3', current: 'page' })).toBeVisible();
  unmount();
  await renderWithSite(<Pagination page={1} perPage={25} totalCount={0} to={String} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
