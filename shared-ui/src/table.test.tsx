import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Column, Table } from './table.tsx';
import { renderWithSite } from './testing.tsx';

interface Row {
  readonly name: string;
  readonly points: number | null;
  readonly region: string;
}

const rows: Row[] = [
  { name: 'QuietMortar', points: 5214, region: 'Asia' },
  { name: 'Brine', points: 5205, region: 'Russia' },
  { name: 'haneul', points: null, region: 'Europe' },
  { name: 'Tea', points: 5138, region: 'Asia' },
];

const columns: Column<Row>[] = [
  { id: 'name', head: 'Player', variant: 'name', place: (_, index) => index + 1, cell: (row) => row.name },
  {
    id: 'points',
    head: 'Points',
    variant: 'stat',
    cell: (row) => row.points ?? '–',
    sortBy: (row) => row.points,
  },
  { id: 'region', head: 'Region', variant: 'quiet', cell: (row) => row.region, sortBy: (row) => row.region },
];

type Props = Partial<React.ComponentProps<typeof Table<Row>>>;
const draw = (props: Props = {}) =>
  renderWithSite(
    <Table caption="Leaderboard" columns={columns} rows={rows} rowKey={(row) => row.name} {...props} />,
  );

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => userEvent.click(within(head(name)).getByRole('button'));

it('has a caption, row names with ranks, and a highlighted row, and scrolls by keyboard', async () => {
  await draw({ mark: (row) => (row.name === 'Tea' ? 'mine' : undefined) });
  expect(screen.getByRole('table', { name: 'Leaderboard' })).toBeVisible();
  expect(names()).toEqual(['1QuietMortar', '2Brine', '3haneul', '4Tea']);
  expect(screen.getByRole('row', { name: /QuietMortar/ })).toHaveTextContent('5214');
  expect(screen.getByRole('row', { name: /Tea/ })).toHaveClass('mine');
  expect(screen.getByRole('row', { name: /Brine/ })).not.toHaveClass('mine');
  await userEvent.tab();
  const scroll = screen.getByRole('group', { name: 'Leaderboard' });
  expect(scroll).toHaveFocus();
  // Names are sticky while it is scrolled sideways.
  fireEvent.scroll(scroll, { target: { scrollLeft: 40 } });
  expect(scroll).toHaveAttribute('data-aside');
  fireEvent.scroll(scroll, { target: { scrollLeft: 0 } });
  expect(scroll).not.toHaveAttribute('data-aside');
});

it('shows a reason after the name instead of missing stats', async () => {
  const hold = { id: 'hold', head: 'Hold', cell: () => 'hold' };
  await draw({
    columns: [hold, ...columns],
    instead: ({ points }) => (points === null ? 'No games yet' : null),
    rowProps: ({ name }) => ({ 'data-name': name }),
  });
  const cells = within(screen.getByRole('row', { name: /haneul/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['hold', 'No games yet']);
  expect(cells[1]).toHaveAttribute('colspan', '2');
  expect(screen.getByRole('row', { name: /Tea/ })).toHaveAttribute('data-name', 'Tea');
});

it('sorts hundreds of rows across all blocks, and shows its column heads without rows', async () => {
  const many = Array.from({ length: 45 }, (_, index) => ({ name: `P${index}`, points: index, region: '' }));
  const { unmount } = await draw({ rows: many });
  const blocks = screen.getAllByRole('rowgroup').slice(1);
  expect(blocks.map((block) => within(block).getAllByRole('row').length)).toEqual([20, 20, 5]);
  await sortBy('Points');
  expect([names()[0], names().at(-1)]).toEqual(['45P44', '1P0']);
  unmount();
  await draw({ rows: [] });
  expect(head('Points')).toBeVisible();
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
});

it('sorts stats down, then up, texts alphabetically, unknown values last, and equal ones in order', async () => {
  await draw({ sorting: { column: 'points', direction: 'descending' } });
  expect(names()).toEqual(['1QuietMortar', '2Brine', '3haneul', '4Tea']);
  expect(head('Points')).toHaveAttribute('aria-sort', 'descending');
  expect(within(head('# Player')).queryByRole('button')).not.toBeInTheDocument();
  await sortBy('Region');
  expect(names()).toEqual(['1QuietMortar', '4Tea', '3haneul', '2Brine']);
  expect(head('Region')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Points')).not.toHaveAttribute('aria-sort');
  await sortBy('Points');
  expect(names()).toEqual(['1QuietMortar', '2Brine', '4Tea', '3haneul']);
  await sortBy('Points');
  expect(names()).toEqual(['4Tea', '2Brine', '1QuietMortar', '3haneul']);
  expect(head('Points')).toHaveAttribute('aria-sort', 'ascending');
});

it('lets the page control the sorting', async () => {
  const onSort = jest.fn();
  await draw({ onSort, sorting: { column: 'points', direction: 'ascending' } });
  expect(names()).toEqual(['4Tea', '2Brine', '1QuietMortar', '3haneul']);
  await sortBy('Region');
  expect(onSort).toHaveBeenCalledWith({ column: 'region', direction: 'ascending' });
  expect(names()).toEqual(['4Tea', '2Brine', '1QuietMortar', '3haneul']);
});

it('has links for sorting, rows below others, a foot, the best value, and heads in cells for phones', async () => {
  const isTea = ({ name }: Row) => name === 'Tea';
  const [name, ...others] = columns as [Column<Row>, ...Column<Row>[]];
  await draw({
    columns: [
      { ...name, phone: '1 / 1 / auto / -1' },
      ...others.map((column) => ({
        ...column,
        sortTo: `/sorted/${column.id}`,
        title: `By ${column.id}`,
        isBest: isTea,
      })),
    ],
    rows: rows.slice(0, 2),
    foot: rows[3],
    sorting: { column: 'points', direction: 'descending' },
    divider: (row) => (row.name === 'Brine' ? 'Top 2' : null),
    phoneColumns: '1fr 1fr',
    hasPhoneLabels: true,
    isStacked: true,
  });
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '#PlayerPointsRegion',
    '1QuietMortarPoints5214RegionAsia',
    '2BrinePoints5205RegionRussia',
    'Top 2',
    '3TeaPoints5138RegionAsia',
  ]);
  expect(within(head('By region')).getByRole('link')).toHaveAttribute('href', '/sorted/region');
  expect(head('By points')).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('cell', { name: '5138' })).toHaveClass('best');
  expect(screen.getByRole('cell', { name: '5205' })).not.toHaveClass('best');
  expect(screen.getByText('Tea').closest('th')).toHaveStyle({ '--area': '1 / 1 / auto / -1' });
  expect(screen.getByRole('group', { name: 'Leaderboard' })).not.toHaveAttribute('tabindex');
});
