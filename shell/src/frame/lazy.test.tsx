import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { failFirstLoad } from '../testing/render-frame.tsx';
import { type Load, lazyDialog, lazyOptional } from './lazy.tsx';

const user = userEvent.setup();

const Content = () => <p>The content</p>;
const Fallback = ({ onRetry }: { readonly onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    Try again
  </button>
);

const render = (Optional: React.ComponentType) =>
  renderWithSite(
    <>
      <h1>The page</h1>
      <Optional />
    </>,
  );

describe('a lazy optional component', () => {
  it('leaves the page unchanged when loading fails, and loads again on the next mount', async () => {
    const load = failFirstLoad(Content);
    const Optional = lazyOptional(load);
    const { unmount } = await render(Optional);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await act(async () => {});
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(screen.queryByText('The content')).toBeNull();
    unmount();
    await render(Optional);
    expect(await screen.findByText('The content')).toBeVisible();
  });

  it('loads again when its fallback retries', async () => {
    await render(lazyOptional(failFirstLoad(Content), Fallback));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The content')).toBeVisible();
  });
});

const failure = 'Could not load this. Check your connection and try again.';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const Dialog = ({ isOpen, onClose }: DialogProps) =>
  isOpen && (
    <p>
      The dialog{' '}
      <button type="button" onClick={onClose}>
        Close it
      </button>
    </p>
  );

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

async function renderPage(load: Load<DialogProps>) {
  await renderWithSite(<Page LazyDialog={lazyDialog(load)} />);
  return () => user.click(screen.getByRole('button', { name: 'Open' }));
}

describe('a lazy dialog', () => {
  it('loads once, when it first opens', async () => {
    const load = jest.fn(async () => Dialog);
    const open = await renderPage(load);
    expect(load).not.toHaveBeenCalled();
    await open();
    expect(await screen.findByText(/The dialog/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close it' }));
    expect(screen.queryByText(/The dialog/)).toBeNull();
    await open();
    expect(screen.getByText(/The dialog/)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows a failure and loads again on the next opening', async () => {
    const open = await renderPage(failFirstLoad(Dialog));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(failure);
    await open();
    expect(await screen.findByText(/The dialog/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows every repeated failure, which the visitor can dismiss', async () => {
    const open = await renderPage(() => Promise.reject(new Error('Loading chunk 7 failed')));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await open();
      expect(await screen.findByText(failure)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    }
  });
});
