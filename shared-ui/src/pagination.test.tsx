import { screen } from '@testing-library/react';
import { Pagination } from './pagination.tsx';
import { renderWithSite } from './testing.tsx';

const draw = (page: number, totalCount = 500, locale: 'en' | 'ko' | 'ja' = 'en') =>
  renderWithSite(
    <Pagination page={page} perPage={25} totalCount={totalCount} to={(to) => `/pubg/ranks?page=${to}`} />,
    { locale },
  );
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('pagination', () => {
  it('shows five pages and the range of the current one', async () => {
    await draw(1);
    expect(links()).toEqual(['1', '2', '3', '4', '5', 'Next 5']);
    expect(screen.getByText('1 to 25 of 500')).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('1');
  });

  it('counts from the first of several visible pages', async () => {
    await renderWithSite(<Pagination page={3} from={2} perPage={25} totalCount={60} to={String} />);
    expect(screen.getByText('26 to 60 of 60')).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('3');
  });

  it('links to the first page of the previous and the next five', async () => {
    await draw(7);
    expect(links()).toEqual(['Previous 5', '6', '7', '8', '9', '10', 'Next 5']);
    expect(screen.getByRole('link', { name: 'Previous 5' })).toHaveAttribute('href', '/pubg/ranks?page=1');
    expect(screen.getByRole('link', { name: 'Next 5' })).toHaveAttribute('href', '/pubg/ranks?page=11');
    expect(screen.getByRole('link', { name: 'Page 8' })).toHaveAttribute('href', '/pubg/ranks?page=8');
  });

  it('ends with the last page', async () => {
    await draw(8, 190);
    expect(links()).toEqual(['Previous 5', '6', '7', '8']);
    expect(screen.getByText('176 to 190 of 190')).toBeVisible();
  });

  it('renders nothing for an empty list', async () => {
    await draw(1, 0);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each([
    ['ko', '500개 중 1~25'],
    ['ja', '500件中1～25件'],
  ] as const)('speaks %s', async (locale, words) => {
    await draw(1, 500, locale);
    expect(screen.getByText(words)).toBeVisible();
  });
});
