import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { failFirstLoad } from '../testing/render-frame.tsx';
import { lazyDialog, lazyOptional } from './lazy.tsx';

const user = userEvent.setup();
const failure = 'Could not load this. Check your connection and try again.';

const Content = () => <p>The content</p>;

it('leaves the page unchanged when loading fails, and loads again on the next mount', async () => {
  const load = failFirstLoad(Content);
  const Optional = lazyOptional(load);
  const { unmount } = await renderWithSite(<Optional />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await act(async () => {});
  expect(screen.queryByText('The content')).toBeNull();
  unmount();
  await renderWithSite(<Optional />);
  expect(await screen.findByText('The content')).toBeVisible();
});

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const Dialog = ({ isOpen }: DialogProps) => isOpen && <p>The dialog</p>;

function Page({ LazyDialog }: { readonly LazyDialog: React.ComponentType<DialogProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <LazyDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

it('loads a dialog when it first opens, shows each failure until it is dismissed, and tries again', async () => {
  const load = jest.fn(async () => Dialog);
  for (let attempt = 0; attempt < 2; attempt += 1) load.mockRejectedValueOnce(new Error('Loading failed'));
  await renderWithSite(<Page LazyDialog={lazyDialog(load)} />);
  expect(load).not.toHaveBeenCalled();
  const open = () => user.click(screen.getByRole('button', { name: 'Open' }));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(failure);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await open();
  expect(await screen.findByRole('alert')).toBeVisible();
  await open();
  expect(await screen.findByText('The dialog')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(3);
});
