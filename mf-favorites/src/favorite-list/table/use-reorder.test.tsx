import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loaded, names, rows, three } from '../../testing/list-screen.ts';
import { aFavorite, aWorld, openPage } from '../../testing/open-page.ts';

beforeEach(() => localStorage.clear());

describe('the order', () => {
  it('changes with the arrow keys, keeps the focus, and announces the position', async () => {
    const { favorites } = await openPage({ list: three });
    await loaded();
    screen.getByRole('button', { name: /^Move Ada/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(names()).toEqual(['Bea', 'Ada', 'Cyd']);
    expect(screen.getByText('Ada: place 2 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Move Ada/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(favorites.list().map(({ accountId }) => accountId)).toEqual(['Bea', 'Cyd', 'Ada']);
  });

  /** Finds a player's handle. Every row is 60 pixels high. */
  function findHandle(name: string) {
    document.querySelectorAll('tbody tr').forEach((row, index) => {
      row.getBoundingClientRect = () => ({ bottom: 60 * (index + 1) }) as DOMRect;
    });
    const handle = screen.getByLabelText(new RegExp(`^Move ${name}`));
    handle.setPointerCapture = () => {};
    // jsdom has no pointer events; mouse events have the needed fields.
    const point = (type: string, clientY: number) =>
      fireEvent(handle, new MouseEvent(type, { bubbles: true, button: 0, clientY }));
    return { handle, point };
  }

  it('changes when a dragged player is dropped', async () => {
    const { favorites } = await openPage({ list: three });
    await loaded();
    const { point } = findHandle('Cyd');
    point('pointerdown', 150);
    point('pointermove', 20);
    expect(rows()[0]).toHaveAttribute('data-drop', 'above');
    expect(favorites.list()).toEqual(three);
    point('pointerup', 20);
    expect(names()).toEqual(['Cyd', 'Ada', 'Bea']);
  });

  it('changes across the rendered blocks of a long list, by keys and by dragging', async () => {
    const many = Array.from({ length: 22 }, (_, at) => `P${at + 1}`);
    await openPage({ list: many.map((name) => aFavorite(name)) });
    // Queries by role are slow in a large table.
    const placed = () => [...document.querySelectorAll('tbody a')].map((link) => link.textContent);
    await waitFor(() => expect(placed()).toEqual(many));
    screen.getByLabelText(/^Move P20:/).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(placed().slice(18)).toEqual(['P19', 'P21', 'P20', 'P22']);
    expect(screen.getByLabelText(/^Move P20:/)).toHaveFocus();

    const { point } = findHandle('P22:');
    point('pointerdown', 21 * 60 + 30);
    point('pointermove', 30);
    point('pointerup', 30);
    expect(placed().slice(0, 2)).toEqual(['P22', 'P1']);
  });

  it('moves a player who is dragged below the list to its end', async () => {
    await openPage({ list: three });
    await loaded();
    const { point } = findHandle('Ada');
    point('pointerdown', 30);
    point('pointermove', 900);
    point('pointerup', 900);
    expect(names()).toEqual(['Bea', 'Cyd', 'Ada']);
  });

  it('stays the same if a drag is canceled', async () => {
    await openPage({ list: three });
    await loaded();
    const { handle, point } = findHandle('Cyd');
    point('pointerdown', 150);
    point('pointermove', 20);
    fireEvent.keyDown(handle, { key: 'Escape' });
    expect(rows()[0]).not.toHaveAttribute('data-drop');
    point('pointerup', 20);
    expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
  });

  it('is replaced by a sorted column, and can be restored', async () => {
    const answers = aWorld({ Bea: { currentRankPoint: 3164 }, Cyd: { currentRankPoint: 3000 } });
    const { favorites } = await openPage({ list: three, answers });
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Points' }));
    expect(names()).toEqual(['Bea', 'Cyd', 'Ada']);
    expect(screen.getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    expect(favorites.list()).toEqual(three);
    await userEvent.click(screen.getByRole('button', { name: 'Restore your order' }));
    expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
  });
});
