import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { lazyDialog } from './lazy-dialog.tsx';
import { type Load, lazyOptional } from './lazy-optional.tsx';

const user = userEvent.setup();
const lost = 'Could not load this. Check your connection and try again.';

/** Fetches a part at the second try. */
const atTheSecondTry = <Props,>(draw: (props: Props) => React.ReactNode) =>
  jest
    .fn<ReturnType<Load<Props>>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValue(draw);

interface Opened {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Page({ Part }: { readonly Part: React.ComponentType<Opened> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Part isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const Absent = ({ onRetry }: { readonly onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    Try again
  </button>
);

describe('a part that is opened', () => {
  const draw = ({ isOpen, onClose }: Opened) =>
    isOpen && (
      <p>
        The part{' '}
        <button type="button" onClick={onClose}>
          Close it
        </button>
      </p>
    );

  async function aPage(load: Load<Opened>) {
    await renderWithSite(<Page Part={lazyDialog(load)} />);
    return () => user.click(screen.getByRole('button', { name: 'Open' }));
  }

  it('is fetched once, when it is first opened', async () => {
    const load = jest.fn(async () => draw);
    const open = await aPage(load);
    expect(load).not.toHaveBeenCalled();
    await open();
    expect(await screen.findByText(/The part/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close it' }));
    expect(screen.queryByText(/The part/)).toBeNull();
    await open();
    expect(screen.getByText(/The part/)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says when it cannot be fetched, and is there when it is opened once more', async () => {
    const open = await aPage(atTheSecondTry(draw));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(lost);
    await open();
    expect(await screen.findByText(/The part/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can fail again and again, and what it says can be put away', async () => {
    const open = await aPage(() => Promise.reject(new Error('Loading chunk 7 failed')));
    for (let turn = 0; turn < 3; turn += 1) {
      await open();
      expect(await screen.findByText(lost)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    }
  });
});

describe('a part that may be missing', () => {
  const draw = () => <p>The part</p>;
  const show = (Part: React.ComponentType) =>
    renderWithSite(
      <>
        <h1>The page</h1>
        <Part />
      </>,
    );

  it('leaves the page as it is, and is there the next time that it is wanted', async () => {
    const load = atTheSecondTry(draw);
    const Part = lazyOptional(load);
    const { unmount } = await show(Part);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await act(async () => {});
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(screen.queryByText('The part')).toBeNull();
    unmount();
    await show(Part);
    expect(await screen.findByText('The part')).toBeVisible();
  });

  it('comes when what stands in its place asks for it', async () => {
    await show(lazyOptional(atTheSecondTry(draw), Absent));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The part')).toBeVisible();
  });
});
