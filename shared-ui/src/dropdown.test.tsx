import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dropdown, DropdownLink } from './dropdown.tsx';
import { renderWithSite } from './testing.tsx';

const press = jest.fn();
beforeEach(() => press.mockClear());

const draw = () =>
  renderWithSite(
    <>
      <Dropdown label="Past seasons" title="Seasons">
        {/* For phones alone. */}
        <div style={{ display: 'none' }}>
          <DropdownLink to="/pubg/41">Season 41</DropdownLink>
        </div>
        <DropdownLink to="/pubg/40" isCurrent>
          Season 40
        </DropdownLink>
        <DropdownLink to="/pubg/39">Season 39</DropdownLink>
      </Dropdown>
      <button type="button" onClick={press}>
        Outside
      </button>
    </>,
  );
const button = () => screen.getByRole('button', { name: 'Past seasons' });
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);
const link = (name: string) => screen.getByRole('link', { name });

it('opens on a click and closes on a choice, which it follows', async () => {
  const { router } = await draw();
  expect(links()).toEqual([]);
  await userEvent.click(button());
  await userEvent.click(screen.getByText('Seasons'));
  expect(links()).toEqual(['Season 40', 'Season 39']);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Season 40');
  await userEvent.click(link('Season 39'));
  expect(router.state.location.pathname).toBe('/pubg/39');
  expect(links()).toEqual([]);
});

it('closes on Escape, on a click outside, and with its close button', async () => {
  await draw();
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(document.body),
    () => userEvent.click(screen.getByTitle('Close')),
  ]) {
    await userEvent.click(button());
    expect(links()).toHaveLength(2);
    await close();
    expect(links()).toEqual([]);
  }
});

it('moves through its links with the arrow keys, and closes when Tab leaves it', async () => {
  await draw();
  button().focus();
  for (const [key, name] of [
    ['ArrowDown', 'Season 40'],
    ['ArrowDown', 'Season 39'],
    ['ArrowDown', 'Season 40'],
    ['End', 'Season 39'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(link(name ?? '')).toHaveFocus();
  }
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
  expect(links()).toEqual([]);
});

it.each([
  ['a sheet', 360, 0],
  ['a list', 1024, 1],
])(
  'as %s of a window of %s px passes %s clicks to the page when a tap closes it',
  async (_, width, clicks) => {
    window.innerWidth = width;
    await draw();
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
    expect(links()).toEqual([]);
    expect(press).toHaveBeenCalledTimes(clicks);
    await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
    expect(press).toHaveBeenCalledTimes(clicks + 1);
  },
);
