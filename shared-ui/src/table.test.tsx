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
  { id: 'name', head: 'Player', look: 'name', place: (_, index) => index + 1, cell: (row) => row.name },
  {
    id: 'points',
    head: 'Points',
    look: 'figure',
    cell: (row) => row.points ?? '–',
    sortBy: (row) => row.points,
  },
  { id: 'region', head: 'Region', look: 'quiet', cell: (row) => row.region, sortBy: (row) => row.region },
];

type Props = Partial<React.ComponentProps<typeof Table<Row>>>;
const draw = (props: Props = {}) =>
  renderWithSite(
    <Table caption="Leaderboard" columns={columns} rows={rows} rowKey={(row) => row.name} {...props} />,
  );

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => userEvent.click(within(head(name)).getByRole('button'));

describe('a table', () => {
  it('has its caption as name and scrolls by keyboard', async () => {
    await draw();
    expect(screen.getByRole('table', { name: 'Leaderboard' })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('group', { name: 'Leaderboard' })).toHaveFocus();
  });

  it('names each row after its first cell, including the rank', async () => {
    await draw();
    expect(names()).toEqual(['1QuietMortar', '2Brine', '3haneul', '4Tea']);
    expect(screen.getByRole('row', { name: /QuietMortar/ })).toHaveTextContent('5214');
  });

  it('makes names sticky while it is scrolled sideways', async () => {
    await draw();
    const scroll = screen.getByRole('group', { name: 'Leaderboard' });
    fireEvent.scroll(scroll, { target: { scrollLeft: 40 } });
    expect(scroll).toHaveAttribute('data-aside');
    fireEvent.scroll(scroll, { target: { scrollLeft: 0 } });
    expect(scroll).not.toHaveAttribute('data-aside');
  });

  it('highlights a row', async () => {
    await draw({ isMarked: (row) => row.name === 'Tea' });
    expect(screen.getByRole('row', { name: /Tea/ })).toHaveClass('marked');
    expect(screen.getByRole('row', { name: /Brine/ })).not.toHaveClass('marked');
  });

  it('shows a reason instead of missing figures', async () => {
    const instead = ({ points }: Row) => (points === null ? 'No games yet' : null);
    await draw({ instead, rowData: ({ name }) => ({ 'data-name': name }) });
    const cells = within(screen.getByRole('row', { name: /haneul/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['No games yet']);
    expect(cells[0]).toHaveAttribute('colspan', '2');
    expect(screen.getByRole('row', { name: /Tea/ })).toHaveAttribute('data-name', 'Tea');
  });

  it('shows the reason after the name in any column', async () => {
    const instead = ({ points }: Row) => (points === null ? 'No games yet' : null);
    const hold = { id: 'hold', head: 'Hold', cell: () => 'hold' };
    await draw({ instead, columns: [hold, ...columns] });
    const cells = within(screen.getByRole('row', { name: /haneul/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['hold', 'No games yet']);
    expect(cells[1]).toHaveAttribute('colspan', '2');
  });

  it('counts and sorts hundreds of rows across all blocks', async () => {
    const many = Array.from({ length: 45 }, (_, at) => ({ name: `P${at}`, points: at, region: 'Asia' }));
    await draw({ rows: many });
    const inBlocks = () => screen.getAllByRole('rowgroup').slice(1);
    expect(inBlocks().map((block) => within(block).getAllByRole('row').length)).toEqual([20, 20, 5]);
    expect(names().at(-1)).toBe('45P44');
    await sortBy('Points');
    expect(names()[0]).toBe('45P44');
    expect(names().at(-1)).toBe('1P0');
  });

  it('shows its column heads without rows', async () => {
    await draw({ rows: [] });
    expect(head('Points')).toBeVisible();
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
  });
});

describe('sorting a table', () => {
  it('keeps the given order at first, and announces it', async () => {
    await draw({ sorting: { column: 'points', direction: 'descending' } });
    expect(names()).toEqual(['1QuietMortar', '2Brine', '3haneul', '4Tea']);
    expect(head('Points')).toHaveAttribute('aria-sort', 'descending');
  });

  it('sorts figures down, then up, with unknown ones last', async () => {
    await draw();
    await sortBy('Points');
    expect(names()).toEqual(['1QuietMortar', '2Brine', '4Tea', '3haneul']);
    await sortBy('Points');
    expect(names()).toEqual(['4Tea', '2Brine', '1QuietMortar', '3haneul']);
    expect(head('Points')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('sorts texts alphabetically, with equal ones in order', async () => {
    await draw();
    await sortBy('Region');
    expect(names()).toEqual(['1QuietMortar', '4Tea', '3haneul', '2Brine']);
    expect(head('Region')).toHaveAttribute('aria-sort', 'ascending');
    expect(head('Points')).not.toHaveAttribute('aria-sort');
  });

  it('is controlled by the page', async () => {
    const onSort = jest.fn();
    await draw({ onSort, sorting: { column: 'points', direction: 'ascending' } });
    expect(names()).toEqual(['4Tea', '2Brine', '1QuietMortar', '3haneul']);
    await sortBy('Region');
    expect(onSort).toHaveBeenCalledWith({ column: 'region', direction: 'ascending' });
    expect(names()).toEqual(['4Tea', '2Brine', '1QuietMortar', '3haneul']);
  });

  it('has no button in a column that cannot be sorted', async () => {
    await draw();
    expect(within(head('# Player')).queryByRole('button')).not.toBeInTheDocument();
  });
});
