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

describe('a dropdown', () => {
  it('shows its links after it is opened', async () => {
    await draw();
    expect(links()).toEqual([]);
    await userEvent.click(button());
    expect(links()).toEqual(['Season 40', 'Season 39']);
  });

  it('marks the current choice', async () => {
    await draw();
    await userEvent.click(button());
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Season 40');
  });

  it('closes on a choice and follows it', async () => {
    const { router } = await draw();
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('link', { name: 'Season 39' }));
    expect(router.state.location.pathname).toBe('/pubg/39');
    expect(links()).toEqual([]);
  });

  it('closes on Escape and on a click outside', async () => {
    await draw();
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    expect(links()).toEqual([]);
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(links()).toEqual([]);
  });

  it('stays open on a click on its title', async () => {
    await draw();
    await userEvent.click(button());
    await userEvent.click(screen.getByText('Seasons'));
    expect(links()).toHaveLength(2);
  });

  it('closes with its close button, which arrow keys skip', async () => {
    await draw();
    await userEvent.click(button());
    await userEvent.click(screen.getByTitle('Close'));
    expect(links()).toEqual([]);
  });

  it('moves through its links with the arrow keys', async () => {
    await draw();
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Season 40' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Season 39' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Season 40' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('link', { name: 'Season 39' })).toHaveFocus();
  });

  it('closes when Tab leaves it', async () => {
    await draw();
    await userEvent.click(button());
    // The close button, and both links.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(links()).toHaveLength(2);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
    expect(links()).toEqual([]);
  });

  describe.each([
    ['a sheet', 360, 0],
    ['a list', 1024, 1],
  ])('as %s', (_, width, clicks) => {
    it(`passes ${clicks} clicks to the page when a tap outside closes it`, async () => {
      window.innerWidth = width;
      await draw();
      await userEvent.click(button());
      await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
      expect(links()).toEqual([]);
      expect(press).toHaveBeenCalledTimes(clicks);
      await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
      expect(press).toHaveBeenCalledTimes(clicks + 1);
    });
  });
});
